"""Seats over real sockets: who has them, who does not, and who is there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.live import Player, Site, players, site


@pytest.fixture(scope="module")
def running() -> Iterator[Site]:
    with site() as there:
        yield there


def test_the_waiting_room(running: Site) -> None:
    host = running.open_table(seats=3)
    with Player(running, host["table"], host["secret"]) as anna, Player(running, host["table"]) as olga:
        assert (anna.you, olga.you) == (0, None)
        assert anna.game is None
        anna.say(type="set", seats=4, options={"board": "moustache"}, listed=True)
        olga.until("table", lambda message: len(message["table"]["seats"]) == 4)
        assert olga.table["options"] == {"board": "moustache"}
        assert olga.table["listed"]
        anna.say(type="bot", seat=3, level="steady")
        olga.until("table", lambda message: message["table"]["seats"][3]["bot"] == "steady")
        anna.say(type="free", seat=3)
        olga.until("table", lambda message: message["table"]["seats"][3]["kind"] == "free")
        for wish in ({"type": "set", "listed": False}, {"type": "bot", "seat": 1, "level": "steady"}):
            olga.say(**wish)
            assert olga.until("failed")["code"] == "host_only"
        anna.say(type="say", text="Hello, Olga")
        said = olga.until("said")["line"]
        assert (said["seat"], said["name"], said["text"]) == (0, "Anna", "Hello, Olga")
        olga.say(type="say", text="Hello, Anna", name="Olga")
        anna.until("said", lambda message: message["line"]["name"] == "Olga")
        olga.say(type="ping")
        olga.until("pong")


def test_presence_is_shown(running: Site) -> None:
    host = running.open_table()
    guest = running.take_seat(host["table"], "Bob")
    with Player(running, host["table"], host["secret"]) as anna:
        assert [chair["present"] for chair in anna.table["seats"]] == [True, False]
        with Player(running, host["table"], guest["secret"]):
            anna.until("table", lambda message: message["table"]["seats"][1]["present"])
        anna.until("table", lambda message: not message["table"]["seats"][1]["present"])
        with Player(running, host["table"]):
            anna.until("table", lambda message: message["table"]["onlookers"] == 1)


def test_a_chair_that_is_freed_makes_an_onlooker(running: Site) -> None:
    host = running.open_table()
    guest = running.take_seat(host["table"], "Bob")
    with Player(running, host["table"], guest["secret"]) as bob:
        assert bob.you == 1
        with Player(running, host["table"], host["secret"]) as anna:
            anna.say(type="free", seat=1)
            bob.until("sync")
            assert bob.you is None
        with Player(running, host["table"], guest["secret"]) as again:
            assert again.you is None


@pytest.mark.parametrize("secret", [None, "", "0", "wrong", "\u0000", "x" * 5000])
def test_case_11_a_wrong_secret_gives_an_onlooker_s_view(running: Site, secret: str | None) -> None:
    with players(running) as there, Player(running, there[0].table["id"], secret) as stranger:
        assert stranger.you is None
        assert stranger.legal == []
        assert stranger.game is not None
        assert stranger.game["view"]["seat"] is None
        stranger.act(there[there[0].awaited[0]].legal[0])
        assert stranger.until("failed")["code"] == "onlooker"
        for wish in ({"type": "ready", "ready": False}, {"type": "leave"}):
            stranger.say(**wish)
            assert stranger.until("failed")["code"] in ("onlooker", "not_waiting")
        assert stranger.sequence == 0


def test_case_11_one_seat_cannot_act_for_another(running: Site) -> None:
    with players(running) as there:
        first = there[0].awaited[0]
        other = there[1 - first]
        other.act(there[first].legal[0])
        assert other.until("refused")["refusal"]["rules"]
        assert other.sequence == 0


def test_case_12_a_bot_takes_over_and_the_seat_can_be_taken_back(running: Site) -> None:
    with players(running) as there:
        anna, bob = there
        bob.say(type="leave")
        bob.until("sync")
        assert bob.you is None
        anna.until("table", lambda message: message["table"]["seats"][1]["kind"] == "bot")
        assert anna.table["seats"][1]["name"] == "Player 1"
        while anna.sequence < 6:
            if 0 in anna.awaited:
                anna.play()
            else:
                anna.hear()
        bob.say(type="hello", secret=bob.secret)
        bob.until("table", lambda message: message["table"]["seats"][1]["kind"] == "person")
        assert bob.you == 1
        for player in there:
            player.say(type="ping")
            player.until("pong")
        assert anna.sequence == bob.sequence
        there[anna.awaited[0]].play()
