"""The pages that a newcomer reads first: what they tell to type can be typed, and what they link to is there."""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from chinwag.cli import app

ROOT = Path(__file__).parents[1]
PAGES = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/decisions/README.md")


def commands() -> list[tuple[str, str]]:
    """Every line of every shell block with its page, without the comment behind it."""
    found = []
    for page in PAGES:
        for block in re.findall(r"```sh\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.S):
            found += [(page, line.partition("#")[0].strip()) for line in block.splitlines() if line.strip()]
    return found


def test_there_are_commands_to_try() -> None:
    assert ("README.md", "make play") in commands()
    assert ("README.md", "make test") in commands()


@pytest.mark.parametrize(("document", "command"), commands())
def test_a_command_can_be_typed(document: str, command: str) -> None:
    program, *arguments = shlex.split(command)
    if program == "make":
        dry = subprocess.run(
            ["make", "--dry-run", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert dry.returncode == 0, f"{document}: {command}: {dry.stderr}"
        return
    assert program == "chinwag", f"{document}: what is {command}?"
    # Every option that the page names is one of the command's: serving itself is tried in tests/cli.
    group = typer.main.get_command(app)
    shown = CliRunner().invoke(app, [arguments[0], "--help"], env={"COLUMNS": "200"})
    assert shown.exit_code == 0, f"{document}: {command}"
    known = {name for parameter in group.commands[arguments[0]].params for name in parameter.opts}  # type: ignore[attr-defined]
    assert {argument for argument in arguments if argument.startswith("--")} <= known, f"{document}: {command}"


DOCUMENTS = [*PAGES, *(str(path.relative_to(ROOT)) for path in sorted((ROOT / "docs").rglob("*.md")))]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_link_leads_somewhere(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)#\s]+)[^)]*\)", text) if "://" not in link]
    missing = [link for link in links if not ((ROOT / document).parent / link).exists()]
    assert missing == [], f"{document} links to what is not there"
