"""My tables: which of them wait for me."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from tests.server.live import UNLIMITED, Message, Site, players, site

from chinwag.server.limits import Rate


@pytest.fixture(scope="module")
def running() -> Iterator[Site]:
    with site() as there:
        yield there


def mine(running: Site, *held: tuple[str, str]) -> Message:
    answer = running.http.post("/api/mine", json={"seats": [{"table": t, "secret": s} for t, s in held]})
    assert answer.status_code == 200, answer.text
    found: Message = answer.json()
    return found


def test_case_21_tables_that_wait_for_me_come_first(running: Site) -> None:
    with players(running) as there:
        awaited = there[0].awaited[0]
        table = there[0].table["id"]
        gathering = running.open_table("Anna")
        secrets = [player.secret or "" for player in there]
        held = [(gathering["table"], gathering["secret"]), (table, secrets[awaited])]
        found = mine(running, *held)["tables"]
        assert [(each["table"]["id"], each["awaited"], each["seat"]) for each in found] == [
            (table, True, awaited),
            (gathering["table"], False, 0),
        ]
        other = mine(running, (table, secrets[1 - awaited]))["tables"][0]
        assert (other["awaited"], other["seat"]) == (False, 1 - awaited)


def test_case_11_a_wrong_secret_is_nobody_s(running: Site) -> None:
    with players(running) as there:
        found = mine(running, (there[0].table["id"], "wrong"))["tables"][0]
        assert (found["seat"], found["awaited"], found["left"]) == (None, False, None)


def test_tables_that_are_no_more_are_named(running: Site) -> None:
    assert mine(running, ("soft-otter-999", "x"), ("no name", "x")) == {
        "tables": [],
        "missing": ["soft-otter-999", "no name"],
    }


def test_the_least_time_comes_first(running: Site) -> None:
    slow: Message = {"move": None, "game": None, "days": 3, "windows": {}}
    quick: Message = {"move": 30, "game": None, "days": None, "windows": {}}
    with players(running, clocks=slow) as one, players(running, clocks=quick) as two:
        held = [(there[0].table["id"], there[there[0].awaited[0]].secret or "") for there in (one, two)]
        found = mine(running, *held)["tables"]
        assert [each["table"]["id"] for each in found] == [two[0].table["id"], one[0].table["id"]]
        assert 0 < found[0]["left"] <= 30_000
        assert 2 * 86_400_000 < found[1]["left"] <= 3 * 86_400_000


def test_it_is_not_asked_without_end() -> None:
    limits = msgspec.structs.replace(UNLIMITED, mine=Rate(2, 0.001), held=1)
    with site(limits=limits) as there:
        mine(there)
        two = {"seats": [{"table": "a", "secret": "b"}] * 2}
        assert there.http.post("/api/mine", json=two).status_code == 413
        assert there.http.post("/api/mine", json={"seats": []}).status_code == 429


def test_a_clock_that_stands_shows_the_time_that_will_be_left(running: Site) -> None:
    with players(running, clocks={"move": None, "game": None, "days": 3, "windows": {}}) as there:
        player = there[there[0].awaited[0]]
        player.say(type="vacation", on=True)
        changed = player.until("table", lambda message: message["table"]["seats"][player.you]["on_vacation"])
        clock = changed["clocks"][0]
        assert (clock["seat"], clock["stands"], clock["of"]) == (player.you, True, 3 * 86_400_000)
        assert 2 * 86_400_000 < clock["left"] <= 3 * 86_400_000
        assert changed["table"]["seats"][player.you]["vacation_left"] <= 14 * 86_400
        player.say(type="vacation", on=False)
        back = player.until("table", lambda message: not message["table"]["seats"][player.you]["on_vacation"])
        assert not back["clocks"][0]["stands"]
