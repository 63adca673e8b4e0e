"""Nothing that comes in on the pipe ends it, and nothing that is not answered with ok changes the game."""

from __future__ import annotations

import io
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.laws.toy import Toy, ToyState, toy_text

from chinwag.core.chance import Chance
from chinwag.pipe import LONGEST_LINE, Engine, answer_line, serve

NEW = b'{"do":"new","game":"toy","seats":2}\n'


def answers_to(lines: bytes) -> list[Any]:
    out = io.BytesIO()
    serve(Engine({"toy": Toy()}, toy_text), io.BytesIO(lines), out)
    text = out.getvalue()
    assert text == b"" or text.endswith(b"\n")
    return [msgspec.json.decode(line) for line in text.splitlines()]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"\n", "bad_json"),
        (b"hello\n", "bad_json"),
        (b'{"do":"games"\n', "bad_json"),
        (b'{"do":"games"} {"do":"games"}\n', "bad_json"),
        (b"[]\n", "bad_request"),
        (b"null\n", "bad_request"),
        (b"{}\n", "bad_request"),
        (b'{"do":7}\n', "bad_request"),
        (b'{"do":"games"}\xff\n', "bad_text"),
        (b'{"do":"\xed\xa0\x80"}\n', "bad_text"),
        (b"[" * 200_000 + b"\n", "bad_request"),
        (b'{"do":"load","game":"toy","position":' + b'{"a":' * 100_000 + b"\n", "bad_json"),
        (b'{"do":"load","game":"toy","position":' + b"[" * 100_000 + b"]" * 100_000 + b"}\n", "bad_json"),
        (b'{"do":"games","x":"' + b"x" * LONGEST_LINE + b'"}\n', "too_long"),
        (b"9" * (3 * LONGEST_LINE) + b"\n", "too_long"),
        (b"9" * 100_000 + b"\n", "bad_request"),
        (b"\0\n", "bad_json"),
    ],
    ids=lambda value: repr(value)[:24],
)
def test_a_bad_line_gets_one_answer_and_the_next_is_heard(line: bytes, code: str) -> None:
    bad, good = answers_to(line + NEW)
    assert bad["ok"] is False
    assert bad["error"]["code"] == code
    assert bad["error"]["message"]
    assert good["ok"] is True


def test_a_last_line_without_its_end_is_answered() -> None:
    assert [answer["ok"] for answer in answers_to(NEW + b'{"do":"scores"}')] == [True, True]


def test_no_input_no_answer() -> None:
    assert answers_to(b"") == []


def test_it_ends_when_nobody_reads_the_answers() -> None:
    class Closed(io.BytesIO):
        def write(self, _: Any) -> int:
            raise BrokenPipeError

    serve(Engine({"toy": Toy()}, toy_text), io.BytesIO(NEW * 3), Closed())


class FaultyState(ToyState):
    def play(self, seat: Any, action: Any) -> Any:
        super().play(seat, action)
        raise ZeroDivisionError


class Faulty(Toy):
    state_type = FaultyState

    def start(self, seats: int, options: Mapping[str, str], chance: Chance) -> ToyState:
        if seats == 4:
            raise KeyError("four")
        return super().start(seats, options, chance)


def test_a_fault_of_the_rules_is_told_and_changes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    engine = Engine({"toy": Faulty()}, toy_text)
    answer_line(engine, NEW)
    position = answer_line(engine, b'{"do":"position"}')
    [action, *_] = msgspec.json.decode(answer_line(engine, b'{"do":"legal","seat":0}'))["actions"]
    for line in (msgspec.json.encode({"do": "play", "seat": 0, "action": action}), NEW.replace(b"2", b"4")):
        answer = msgspec.json.decode(answer_line(engine, line))
        assert answer["error"]["code"] == "internal"
    assert answer_line(engine, b'{"do":"position"}') == position
    assert "ZeroDivisionError" in capsys.readouterr().err


ACTIONS = st.one_of(
    st.fixed_dictionaries({"do": st.just("bid"), "card": st.sampled_from(["bald", "tuft", "lock", "shield", "?"])}),
    st.fixed_dictionaries({"do": st.just("pluck"), "target": st.integers(-1, 4)}),
    st.fixed_dictionaries({"do": st.sampled_from(["let", "shield", "fly"])}),
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)
FIELDS = {
    "game": st.sampled_from(["toy", "chess", ""]) | JSON,
    "seats": st.integers(1, 5) | JSON,
    "seat": st.integers(-1, 3) | st.none() | JSON,
    "options": st.dictionaries(st.sampled_from(["goal", "x"]), st.sampled_from(["2", "3", "4"])) | JSON,
    "seed": st.sampled_from(["0" * 64, "zz", None]) | JSON,
    "action": ACTIONS | JSON,
    "position": JSON,
    "record": st.text(max_size=30) | JSON,
    "tags": st.dictionaries(st.text(max_size=4), st.text(max_size=8), max_size=2) | JSON,
    "level": st.sampled_from(["random", "greedy", "gentle", "x"]) | JSON,
    "ms": st.integers(-1, 5) | JSON,
}
DO = [
    "games",
    "new",
    "legal",
    "refuse",
    "play",
    "view",
    "position",
    "load",
    "scores",
    "record",
    "replay",
    "bot",
    "sing",
]
NEEDS = {
    "new": ["game", "seats"],
    "legal": ["seat"],
    "refuse": ["seat", "action"],
    "play": ["seat", "action"],
    "view": ["seat"],
    "load": ["game", "position"],
    "replay": ["record"],
    "bot": ["seat", "level"],
}


@st.composite
def nearly_requests(draw: st.DrawFn) -> bytes:
    do = draw(st.sampled_from(DO))
    names = [*NEEDS.get(do, []), *draw(st.lists(st.sampled_from(sorted(FIELDS)), max_size=1))]
    return msgspec.json.encode({"do": do} | {name: draw(FIELDS[name]) for name in names})


@settings(max_examples=60, deadline=None)
@given(st.lists(nearly_requests() | st.binary(max_size=40) | JSON.map(msgspec.json.encode), max_size=12))
def test_whatever_comes_in_every_line_gets_a_sound_answer(lines: list[bytes]) -> None:
    engine = Engine({"toy": Toy()}, toy_text)
    answer_line(engine, b'{"do":"new","game":"toy","seats":2,"seed":"%s"}' % (b"0" * 64))
    for line in lines:
        before = answer_line(engine, b'{"do":"position"}')
        answer = msgspec.json.decode(answer_line(engine, line))
        assert answer["ok"] in (True, False)
        if not answer["ok"]:
            assert answer["error"]["code"] != "internal"
            assert answer["error"]["message"]
            assert answer_line(engine, b'{"do":"position"}') == before
