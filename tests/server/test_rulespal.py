"""RulesPal on a server: questions and positions over HTTP, rulings at a table over its socket."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.live import UNLIMITED, Player, Site, site

from chinwag.server.limits import Limits, Rate

POSITION = "board chin; table -; hands tip, gum, wild, fan | fan, bush, tip; piles * | *; turn 0; first 0"


@pytest.fixture(scope="module")
def running() -> Iterator[Site]:
    with site() as there:
        yield there


def test_a_question_is_answered_by_get_and_by_post(running: Site) -> None:
    asked = {"q": "Where may scissors be placed?", "game": "beardsmith"}
    answer = running.http.get("/api/ask", params=asked).json()
    assert answer["rules"][0] == "BS-7.1"
    assert answer == running.http.post("/api/ask", json=asked).json()
    assert running.http.get("/api/ask", params={"q": "Who goes first?"}).json()["games"]
    assert not running.http.get("/api/ask").json()["covered"]


def test_a_ruling_on_a_position(running: Site) -> None:
    wish = {"game": "beardsmith", "position": POSITION, "action": "tip@1,0/3"}
    ruled = running.http.post("/api/ruling", json=wish).json()
    assert (ruled["legal"], ruled["change"]) == (True, [1, 0])
    action = {"do": "place", "tile": "tip", "at": [5, 5]}
    assert running.http.post("/api/ruling", json=wish | {"action": action}).json()["rules"] == ["BS-4.2"]


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("ask", {"q": "Who?", "game": "chess"}, 404, "unknown_game"),
        ("ask", {"game": "epic"}, 400, "bad_message"),
        ("ruling", {"game": "chess", "position": "", "action": ""}, 404, "unknown_game"),
        ("ruling", {"game": "beardsmith", "position": "?", "action": "tip@1,0"}, 400, "bad_position"),
        ("ruling", {"game": "beardsmith", "position": POSITION, "action": "?"}, 400, "bad_action"),
        ("ruling", {"game": "beardsmith", "position": POSITION, "action": "tip@1,0", "seat": 9}, 400, "bad_seat"),
    ],
)
def test_what_cannot_be_answered_says_why(
    running: Site, path: str, body: dict[str, object], status: int, code: str
) -> None:
    answer = running.http.post(f"/api/{path}", json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["message"]


def test_nobody_asks_without_end() -> None:
    limits = Limits(tables=UNLIMITED.tables, questions=Rate(burst=2, per_minute=0.01))
    with site(limits=limits) as running:
        codes = [running.http.get("/api/ask", params={"q": "?"}).status_code for _ in range(3)]
    assert codes == [200, 200, 429]


def test_at_a_table_a_seat_gets_rulings_and_explanations(running: Site) -> None:
    host = running.open_table(bots=["gentle"])
    with Player(running, host["table"], host["secret"]) as anna, Player(running, host["table"]) as looker:
        anna.say(type="ready", ready=True)
        anna.until("sync")
        while 0 not in anna.awaited:
            anna.hear()
        assert anna.game is not None
        action = anna.game["legal"][0]
        anna.say(type="ruling", request=7, action=action)
        ruled = anna.until("ruled")
        assert (ruled["request"], ruled["ruling"]["legal"], ruled["ruling"]["events"]) == (7, True, [])
        assert len(ruled["ruling"]["change"]) == 2
        anna.say(type="ruling", request=8, action=action | {"at": [9, 9]})
        assert not anna.until("ruled")["ruling"]["legal"]
        anna.say(type="explain", request=9)
        told = anna.until("explained")["explained"]
        assert (told["rule"], told["choices"][0]["do"]) == ("BS-3.1", "place")
        assert told["choices"][0]["count"] == len(anna.game["legal"])
        assert all(each["rules"] for each in told["happened"])
        looker.say(type="ruling", request=1, action=action)
        assert looker.until("failed")["code"] == "onlooker"
        looker.say(type="explain", request=2)
        assert looker.until("explained")["explained"]["choices"] == []


def test_what_just_happened_reaches_back_to_what_one_did_oneself(running: Site) -> None:
    host = running.open_table(seats=3, bots=["gentle", "gentle"])
    with Player(running, host["table"], host["secret"]) as anna:
        anna.say(type="ready", ready=True)
        anna.until("sync")
        while 0 not in anna.awaited:
            anna.hear()
        anna.play()
        while 0 not in anna.awaited:
            anna.hear()
        anna.say(type="explain", request=2)
        happened = anna.until("explained")["explained"]["happened"]
        placed = [each["event"]["seat"] for each in happened if each["event"]["event"] == "placed"]
        assert placed == [0, 1, 2]
