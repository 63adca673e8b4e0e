"""Every request of the pipe, on the toy game."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.laws.toy import Toy, toy_text

from chinwag.core.chance import SealedChance
from chinwag.pipe import Engine, answer_line

SEED = bytes(range(32)).hex()


class Pipe:
    """A pipe to an engine that has the toy alone."""

    def __init__(self) -> None:
        self.engine = Engine({"toy": Toy()}, toy_text)

    def ask(self, do: str, **more: Any) -> Any:
        return msgspec.json.decode(answer_line(self.engine, msgspec.json.encode({"do": do, **more})))

    def refused(self, do: str, **more: Any) -> Any:
        answer = self.ask(do, **more)
        assert answer["ok"] is False
        assert set(answer) == {"ok", "error"}
        return answer["error"]

    def play_to_the_end(self, level: str = "random") -> None:
        ask = self.ask("scores")
        while not ask["over"]:
            awaited = next(seat for seat in range(4) if self.ask("legal", seat=seat).get("actions"))
            answer = self.ask("bot", seat=self.awaited(awaited), level=level, ms=60_000)
            assert self.ask("play", seat=self.awaited(awaited), action=answer["action"])["ok"]
            ask = self.ask("scores")

    def awaited(self, default: int) -> int:
        """The first seat that the table waits for; the view of an onlooker says it in the toy."""
        view = self.ask("view", seat=None)["view"]
        if view["window"] != "bid":
            return int(view["actor"] if view["window"] == "pluck" else view["target"])
        return int(view["has_bid"].index(False)) if False in view["has_bid"] else default


@pytest.fixture
def pipe() -> Pipe:
    return Pipe()


@pytest.fixture
def dealt(pipe: Pipe) -> Pipe:
    assert pipe.ask("new", game="toy", seats=2, options={"goal": "2"}, seed=SEED)["ok"]
    return pipe


def test_games(pipe: Pipe) -> None:
    option = {
        "name": "goal",
        "values": ["2", "3"],
        "default": "3",
        "rule": "TY-1.5",
        "free": False,
        "chairs": False,
    }
    [toy] = pipe.ask("games")["games"]
    assert toy["id"], toy["name"] == ("toy", "Tufts")
    assert toy["rules_version"] == 1
    assert toy["seats"] == [2, 4]
    assert toy["options"] == [option]
    assert {"gentle", "steady", "sharp", "random", "greedy"} == set(toy["bots"])


@pytest.mark.parametrize(
    ("game", "begins"), [("epic", "round 1 | dealer 2 | "), ("wizards", "first 2 | turns 1 | ")]
)
def test_an_option_of_chairs_takes_a_seat_of_the_table(game: str, begins: str) -> None:
    engine = Engine()

    def ask(do: str, **more: Any) -> Any:
        return msgspec.json.decode(answer_line(engine, msgspec.json.encode({"do": do, **more})))

    [about] = [each for each in ask("games")["games"] if each["id"] == game]
    assert [(each["name"], each["values"], each["chairs"]) for each in about["options"]] == [
        ("first", ["by lot"], True)
    ]
    assert ask("new", game=game, seats=3, options={"first": "2"}, seed=SEED)["ok"]
    assert ask("position")["text"].startswith(begins)
    assert "\noption first = 2\n" in ask("record")["record"]
    assert ask("new", game=game, seats=2, options={"first": "2"}, seed=SEED)["error"]["code"] == "bad_option"


def test_new_says_who_is_awaited_and_tells_the_deal(pipe: Pipe) -> None:
    answer = pipe.ask("new", game="toy", seats=3, seed=SEED)
    assert answer["ok"] is True
    assert answer["ask"] == {
        "window": "bid",
        "rule": "TY-1.1",
        "awaited": [0, 1, 2],
        "revising": [],
        "answer": False,
    }
    assert answer["events"] == [{"event": "drew", "seat": seat, "count": 3} for seat in range(3)]


def test_the_same_seed_deals_the_same_game_and_none_deals_another(pipe: Pipe) -> None:
    positions = []
    for seed in (SEED, SEED, None, None):
        pipe.ask("new", game="toy", seats=4, seed=seed)
        positions.append(pipe.ask("position")["text"])
    assert positions[0] == positions[1]
    assert len(set(positions)) == 3


def test_legal_and_play(dealt: Pipe) -> None:
    actions = dealt.ask("legal", seat=1)["actions"]
    assert actions
    assert all(action["do"] == "bid" for action in actions)
    answer = dealt.ask("play", seat=1, action=actions[0])
    assert answer["events"] == [{"event": "has_bid", "seat": 1}]
    assert answer["ask"]["awaited"] == [0]
    assert answer["ask"]["revising"] == [1]


def test_refuse_says_why_or_null(dealt: Pipe) -> None:
    legal = dealt.ask("legal", seat=0)["actions"][0]
    assert dealt.ask("refuse", seat=0, action=legal) == {"ok": True, "refusal": None}
    assert dealt.ask("refuse", seat=0, action={"do": "let"})["refusal"] == {
        "code": "wrong_window",
        "rules": ["TY-1.1"],
        "message": "That is no answer to the window bid.",
    }


def test_a_refused_action_is_not_played(dealt: Pipe) -> None:
    before = dealt.ask("position")
    error = dealt.refused("play", seat=0, action={"do": "pluck", "target": 1})
    assert error["code"] == "illegal_action"
    assert error["message"] == "That is no answer to the window bid."
    assert error["refusal"]["rules"] == ["TY-1.1"]
    assert dealt.ask("position") == before


def test_views_hold_what_their_seat_may_know(dealt: Pipe) -> None:
    dealt.ask("play", seat=0, action=dealt.ask("legal", seat=0)["actions"][0])
    views = [dealt.ask("view", seat=seat)["view"] for seat in (0, 1, None)]
    assert [view["seat"] for view in views] == [0, 1, None]
    assert views[0]["bid"] is not None
    assert views[1]["bid"] is views[2]["bid"] is None
    assert views[2]["hand"] == []


def test_a_position_is_loaded_and_goes_on_alike(dealt: Pipe) -> None:
    position = dealt.ask("position")
    other = Pipe()
    answer = other.ask("load", game="toy", position=position["position"], seed=SEED)
    assert answer["ask"]["window"] == "bid"
    for pipe in (dealt, other):
        pipe.play_to_the_end("greedy")
    assert other.ask("scores")["winners"]
    assert msgspec.json.decode(other.ask("position")["text"])["shuffles"] >= 0


def test_a_record_of_a_finished_game_tells_seed_and_result_and_is_replayed(dealt: Pipe) -> None:
    assert "\nseed " not in dealt.ask("record")["record"]
    dealt.play_to_the_end()
    scores = dealt.ask("scores")
    assert scores["over"] is True
    assert max(scores["scores"]) == 2
    assert scores["winners"] == [scores["scores"].index(2)]
    record = dealt.ask("record", tags={"seat-0": "A\nresult 9 9"})["record"]
    assert record.endswith(f"\n\nseed {SEED}\nresult {scores['scores'][0]} {scores['scores'][1]}\n")
    assert SealedChance.from_hex(SEED).commitment in record
    assert Pipe().ask("replay", record=record) == dealt.ask("position")


def test_a_record_of_a_game_that_is_on_needs_its_seed(dealt: Pipe) -> None:
    dealt.ask("play", seat=0, action=dealt.ask("legal", seat=0)["actions"][0])
    record = dealt.ask("record")["record"]
    assert "does not tell the seed" in dealt.refused("replay", record=record)["message"]
    assert dealt.ask("replay", record=record, seed=SEED) == dealt.ask("position")


def test_a_record_of_a_loaded_position_is_replayed(dealt: Pipe) -> None:
    other = Pipe()
    other.ask("load", game="toy", position=dealt.ask("position")["position"], seed=SEED)
    other.play_to_the_end()
    assert other.ask("replay", record=other.ask("record")["record"]) == other.ask("position")


def test_a_bot_chooses_without_playing_and_the_same_again(dealt: Pipe) -> None:
    before = dealt.ask("position")
    for level in dealt.ask("games")["games"][0]["bots"]:
        answers = [dealt.ask("bot", seat=1, level=level, ms=60_000) for _ in range(2)]
        assert answers[0] == answers[1]
        assert answers[0]["action"] in dealt.ask("legal", seat=1)["actions"]
    assert dealt.ask("position") == before


def test_after_the_end_nothing_is_legal(dealt: Pipe) -> None:
    dealt.play_to_the_end()
    assert dealt.ask("legal", seat=0)["actions"] == []
    assert dealt.refused("play", seat=0, action={"do": "let"})["refusal"]["code"] == "over"
    assert dealt.refused("bot", seat=0, level="random")["code"] == "nothing_to_choose"


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"do": "new", "game": "chess", "seats": 2}, "unknown_game"),
        ({"do": "new", "game": "toy", "seats": 9}, "bad_seats"),
        ({"do": "new", "game": "toy", "seats": 2, "options": {"goal": "9"}}, "bad_option"),
        ({"do": "new", "game": "toy", "seats": 2, "options": {"colour": "red"}}, "bad_option"),
        ({"do": "new", "game": "toy", "seats": 2, "seed": "abc"}, "bad_seed"),
        ({"do": "new", "game": "toy"}, "bad_request"),
        ({"do": "new", "game": "toy", "seats": "two"}, "bad_request"),
        ({"do": "sing"}, "bad_request"),
        ({"seat": 0}, "bad_request"),
        ({"do": "legal", "seat": 2}, "bad_seat"),
        ({"do": "legal", "seat": -1}, "bad_seat"),
        ({"do": "legal", "seat": None}, "bad_request"),
        ({"do": "legal", "seat": 0, "more": 1}, "bad_request"),
        ({"do": "view", "seat": 10**18}, "bad_seat"),
        ({"do": "play", "seat": 0, "action": {"do": "fly"}}, "bad_action"),
        ({"do": "play", "seat": 0, "action": {"do": "bid"}}, "bad_action"),
        ({"do": "play", "seat": 0, "action": None}, "bad_action"),
        ({"do": "play", "seat": 5, "action": {"do": "let"}}, "bad_seat"),
        ({"do": "load", "game": "toy", "position": {}}, "bad_position"),
        ({"do": "load", "game": "chess", "position": {}}, "unknown_game"),
        ({"do": "replay", "record": "1. e4 e5"}, "bad_record"),
        ({"do": "record", "tags": {"Not a name": "x"}}, "bad_tag"),
        ({"do": "bot", "seat": 0, "level": "grandmaster"}, "unknown_level"),
        ({"do": "bot", "seat": 0, "level": "random", "ms": 0}, "bad_request"),
    ],
)
def test_what_cannot_be_done_has_a_code_and_changes_nothing(
    dealt: Pipe, request_: dict[str, Any], code: str
) -> None:
    before = dealt.ask("position")
    error = dealt.refused(**request_) if "do" in request_ else dealt.refused(None, **request_)  # type: ignore[arg-type]
    assert error["code"] == code
    assert error["message"]
    assert dealt.ask("position") == before


@pytest.mark.parametrize("do", ["legal", "refuse", "play", "view", "position", "scores", "record", "bot"])
def test_without_a_game_there_is_nothing_to_ask(pipe: Pipe, do: str) -> None:
    more: dict[str, Any] = {}
    if do in ("legal", "refuse", "play", "view", "bot"):
        more["seat"] = 0
    if do in ("refuse", "play"):
        more["action"] = {"do": "let"}
    if do == "bot":
        more["level"] = "random"
    assert pipe.refused(do, **more)["code"] == "no_game"
