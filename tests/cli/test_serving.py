"""`chinwag play` and `chinwag serve`, run as a host runs them."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources
from pathlib import Path

import httpx
import pytest
from tests.ports import free_port
from tests.server.live import SECONDS, Player, Site

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "chinwag"]


def environment(home: Path) -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(ROOT / "src"), "XDG_DATA_HOME": str(home), "HOME": str(home)}


@contextmanager
def running(home: Path, *arguments: str) -> Iterator[list[str]]:
    """A command that is up; the lines that it has said by then."""
    with subprocess.Popen(
        [*COMMAND, *arguments], env=environment(home), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        said: list[str] = []
        while process.poll() is None and not (said and "localhost" in said[0] and "Ctrl-C" in said[-1]):
            said.append(process.stdout.readline())
            if "Serving at" in said[0]:
                break
        yield said
        process.terminate()
        assert process.wait(SECONDS) is not None


def failed(home: Path, *arguments: str, code: int = 2) -> str:
    done = subprocess.run(
        [*COMMAND, *arguments], env=environment(home), capture_output=True, text=True, timeout=SECONDS, check=False
    )
    assert done.returncode == code
    assert "Traceback" not in done.stderr
    return done.stderr


def test_play_says_where_it_is_and_what_guests_need(tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path, "play", "--no-browser", "--port", str(port)) as said:
        assert f"http://localhost:{port}" in said[0]
        assert httpx.get(f"http://localhost:{port}/health", timeout=SECONDS).status_code == 200
        for line in said[1:-1]:  # none where there is no network
            assert "a browser and nothing else" in line


@pytest.mark.skipif(sys.platform != "linux", reason="the folder is elsewhere on other systems")
def test_tables_are_kept_in_the_user_s_data_folder(tmp_path: Path) -> None:
    with running(tmp_path, "serve", "--port", str(free_port())) as said:
        assert str(tmp_path / "chinwag" / "tables.sqlite") in said[0]
    assert (tmp_path / "chinwag" / "tables.sqlite").is_file()


def test_serve_listens_to_this_machine_alone_unless_told_otherwise(tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path, "serve", "--port", str(port)) as said:
        assert f"http://127.0.0.1:{port}" in said[0]


def test_a_file_that_is_no_store(tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("Today I grew a beard. " * 100)
    assert "cannot be read" in failed(tmp_path, "serve", "--database", str(file))


def test_a_second_server_on_the_same_file(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.sqlite")
    with running(tmp_path, "serve", "--port", str(free_port()), "--database", file):
        assert "is open in another server" in failed(tmp_path, "serve", "--port", "0", "--database", file)


@pytest.mark.parametrize("command", [["play", "--no-browser"], ["serve"]])
def test_a_port_that_is_taken(tmp_path: Path, command: list[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert failed(tmp_path, *command, "--port", port, code=1).splitlines() == [
            f"chinwag: Port {port} is taken by another program: choose another port with --port."
        ]


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_a_port_at_which_chinwag_is_open_already(tmp_path: Path, host: str) -> None:
    """Said first, though the file of the tables is in use too."""
    port = str(free_port())
    with running(tmp_path, "serve", "--port", port) as said:
        here = "127.0.0.1" if host == "127.0.0.1" else "localhost"
        assert f"http://127.0.0.1:{port}" in said[0]
        (line,) = failed(tmp_path, "serve", "--host", host, "--port", port, code=1).splitlines()
        assert line.startswith(f"chinwag: Chinwag is open at http://{here}:{port} already")
        assert "--port" in line


@pytest.mark.parametrize(
    ("box", "why"),
    [("beardsmith", "expected --components GAME=FILE"), ("chess=x", "no game"), ("beardsmith=x", "cannot be read")],
)
def test_a_box_that_cannot_be_used(tmp_path: Path, box: str, why: str) -> None:
    assert why in failed(tmp_path, "serve", "--components", box)


def test_an_owner_s_box_is_played_with_by_people_and_bots(tmp_path: Path) -> None:
    house = resources.files("chinwag.games.beardsmith").joinpath("components.toml").read_text(encoding="utf-8")
    assert "'tip'" in house or '"tip"' in house
    box = tmp_path / "my-box.toml"
    box.write_text(house.replace("tip", "wisp"), encoding="utf-8")
    port = free_port()
    with running(tmp_path, "serve", "--port", str(port), "--components", f"beardsmith={box}"):
        site = Site(port)
        host = site.open_table(bots=["gentle"])
        with Player(site, host["table"], host["secret"]) as anna:
            anna.say(type="ready", ready=True)
            anna.until("sync")
            while {moment["seat"] for moment in anna.log} != {None, 0, 1}:
                if 0 in anna.awaited:
                    anna.play()
                else:
                    anna.hear()
        site.http.close()
