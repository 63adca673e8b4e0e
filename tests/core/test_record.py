"""The record of a game: its one text, and every way in which a text or a replay can be wrong."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.laws.toy import Toy

from chinwag.core.chance import FastChance, SealedChance, pick
from chinwag.core.protocol import Seat
from chinwag.core.record import Move, Record, RecordError, read_record, write_record
from chinwag.core.recording import record_of
from chinwag.core.replay import replay

RULES = Toy()
CHANCE = SealedChance(bytes(range(32)))


def played(actions: int | None = None, **changes: object) -> Record:
    """A game of the toy that luck played, to its end or so many actions."""
    state = RULES.start(2, {"goal": "2"}, CHANCE)
    moves: list[Move] = []
    while (ask := state.ask) is not None and len(moves) != actions:
        seat = ask.awaited[0]
        action = pick(FastChance(3), f"{len(moves)}", state.legal(seat))
        state.play(seat, action)
        moves.append(Move(seat, RULES.notation.write_action(action)))
    tags = {"date": "2026-11-29", "seat-0": "Ottoline"}
    record = record_of(RULES, state, CHANCE, moves, options={"goal": "2"}, tags=tags)
    return msgspec.structs.replace(record, **changes)


FINISHED = played()
TEXT = write_record(FINISHED)


def test_the_text_of_a_record() -> None:
    head, actions, end = TEXT.split("\n\n")
    assert head.splitlines() == [
        "chinwag record 1",
        "game toy",
        "rules 1",
        f"components {RULES.components_hash}",
        "seats 2",
        "option goal = 2",
        "tag date = 2026-11-29",
        "tag seat-0 = Ottoline",
        f"seed-hash {CHANCE.commitment}",
    ]
    assert actions.splitlines()[0].startswith("0 bid ")
    result = " ".join(map(str, FINISHED.result or ()))
    assert end == f"seed {CHANCE.seed_hex}\nresult {result}\n"


@pytest.mark.parametrize("actions", [0, 1, 5, None])
def test_a_record_comes_back_byte_for_byte(actions: int | None) -> None:
    text = write_record(played(actions))
    assert write_record(read_record(text)) == text


def test_a_record_names_the_line_of_each_action() -> None:
    lines = TEXT.splitlines()
    for number, move in enumerate(FINISHED.moves):
        assert lines[FINISHED.line_of_move(number) - 1] == f"{move.seat} {move.text}"


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_what_a_player_wrote_cannot_break_the_record(words: str) -> None:
    text = write_record(played(2, tags=(("seat-0", words), ("seat-1", "x"))))
    record = read_record(text)
    assert record.tags == (("seat-0", words), ("seat-1", "x"))
    assert len(text.splitlines()) == len(write_record(played(2)).splitlines())
    assert write_record(record) == text


@pytest.mark.parametrize(
    "words", ["a\nresult 9 9", " lead", "trail ", "back\\slash", r"\u{41}", "", "\u2028", "\u202e"]
)
def test_awkward_words_come_back(words: str) -> None:
    assert read_record(write_record(played(2, tags=(("name", words),)))).tags == (("name", words),)


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "to y"},
        {"game": "toy\nrules 2"},
        {"tags": (("a b", "x"),)},
        {"tags": (("name", "x"), ("name", "y"))},
        {"tags": (("name", "\ud800"),)},
        {"moves": (Move(0, "bid\n1 let"),)},
        {"moves": (Move(0, " bid"),)},
        {"moves": (Move(0, ""),)},
        {"moves": (Move(-1, "let"),)},
        {"seed": None},
        {"result": None},
        {"result": (1, 2, 3)},
        {"seed_hash": "0"},
        {"start": "a\nb"},
    ],
)
def test_a_record_without_a_text_is_not_written(changes: dict[str, object]) -> None:
    with pytest.raises(RecordError):
        write_record(msgspec.structs.replace(FINISHED, **changes))


def changed(line: int, text: str | None) -> str:
    """The record's text with one line put in another's place, or taken out."""
    lines = TEXT.splitlines()
    lines[line - 1 : line] = [] if text is None else [text]
    return "\n".join(lines) + "\n"


FIRST_MOVE = FINISHED.line_of_move(0)
END = len(TEXT.splitlines())
START = RULES.notation.write_position(RULES.position(RULES.start(2, {}, CHANCE)))


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 1, "line break at the end"),
        ("\n", 1, "'chinwag record 1'"),
        (TEXT[:-1], END, "line break at the end"),
        (TEXT.replace("\n", "\r\n"), 1, "no character '\\r'"),
        (changed(1, "chinwag record 2"), 1, "'chinwag record 1'"),
        (changed(2, "game Toy!"), 2, "'game'"),
        (changed(3, "rules 01"), 3, "version of the rules"),
        (changed(4, "components 12ab"), 4, "64 hexadecimal digits"),
        (changed(5, "seats two"), 5, "number of seats"),
        (changed(6, "option goal: 2"), 6, "option NAME = VALUE"),
        (changed(8, "tag date = again"), 8, "tag date is there twice"),
        (changed(8, r"tag name = a\b"), 8, r"\u{hex}"),
        (changed(8, r"tag name = \u{41}"), 8, r"\u{hex}"),
        (changed(8, r"tag name = \u{ffffff}"), 8, "no character"),
        (changed(9, None), 9, "'seed-hash'"),
        (changed(10, None), 10, "blank line after the header"),
        (changed(FIRST_MOVE, "bid lock"), FIRST_MOVE, "a seat and an action"),
        (changed(FIRST_MOVE, "0  bid lock"), FIRST_MOVE, "a seat and an action"),
        (changed(END, "result 2"), END, "expected 2 scores"),
        (changed(END, "result 2 x"), END, "score of every seat"),
        (changed(END, None), END, "the text ends here"),
        (TEXT + "\n", END + 1, "nothing after the result"),
    ],
)
def test_a_text_that_is_no_record_is_refused_with_its_line(text: str, line: int, says: str) -> None:
    with pytest.raises(RecordError) as refused:
        read_record(text)
    assert refused.value.line == line
    assert says in str(refused.value)


@given(
    st.integers(0, len(TEXT)), st.integers(0, 3), st.text(st.sampled_from("\n\r \\u{}09afé\u2028=-"), max_size=3)
)
def test_whatever_is_read_as_a_record_has_that_very_text(at: int, cut: int, put: str) -> None:
    text = TEXT[:at] + put + TEXT[at + cut :]
    try:
        record = read_record(text)
    except RecordError:
        return
    assert write_record(record) == text


def test_replay_leads_to_the_same_end() -> None:
    again = replay(read_record(TEXT), RULES)
    assert again.state.scores() == FINISHED.result
    actions = [RULES.notation.read_action(move.text) for move in FINISHED.moves]
    assert [each.action for each in again.played] == actions
    assert len(again.opening) == 2
    assert all(each.told for each in again.played)


def test_a_game_that_is_not_over_needs_its_seed() -> None:
    record = played(4)
    with pytest.raises(RecordError, match="does not tell the seed"):
        replay(record, RULES)
    assert len(replay(record, RULES, CHANCE.seed_hex).played) == 4


def test_a_finished_game_without_its_end_is_no_game_that_is_on() -> None:
    cut = msgspec.structs.replace(FINISHED, seed=None, result=None)
    with pytest.raises(RecordError, match="its seed and its result are cut off"):
        replay(cut, RULES, CHANCE.seed_hex)


def test_a_record_may_start_at_a_position() -> None:
    state = RULES.start(2, {}, CHANCE)
    record = played(0, start=START, options=(), moves=(Move(1, f"bid {state.hands[1][0]}"),))
    again = replay(read_record(write_record(record)), RULES, CHANCE.seed_hex)
    assert again.opening == []
    assert again.state.ask is not None
    assert again.state.ask.revising == (Seat(1),)


@pytest.mark.parametrize(
    ("changes", "line", "says"),
    [
        ({"game": "tufts"}, 2, "a game of tufts, not of toy"),
        ({"rules": 7}, 3, "played by version 7 of the rules of toy; these are version 1"),
        ({"components": "0" * 64}, 4, "components"),
        ({"seats": 3, "result": (0, 0, 0)}, FIRST_MOVE, "seat 0 may not"),
        ({"seats": 9, "result": (0,) * 9}, 5, "2 to 4 players, not 9"),
        ({"options": (("goal", "9"),)}, 6, "goal takes 2 or 3"),
        ({"start": "nonsense"}, 6, ""),
        ({"seed_hash": "0" * 64}, END - 1, "not the one whose hash was shown"),
        ({"moves": (Move(0, "sing"),)}, FIRST_MOVE, "not an action of toy"),
        ({"moves": (Move(0, "pluck 1"),)}, FIRST_MOVE, "seat 0 may not do this: wrong_window (TY-1.1)"),
        ({"moves": (Move(2, "let"),)}, FIRST_MOVE, "no seat 2"),
        ({"options": ()}, 6, "not every option of toy"),
        ({"start": START}, 7, "a position tells its options itself"),
        ({"moves": FINISHED.moves[:-1]}, END - 1, "the game is not over"),
        ({"moves": (*FINISHED.moves, Move(0, "let"))}, END - 2, "over (TY-1.5)"),
        ({"result": (7, 7)}, END, "not 7 7"),
    ],
)
def test_case_16_a_record_that_cannot_be_replayed_says_why(
    changes: dict[str, object], line: int, says: str
) -> None:
    record = msgspec.structs.replace(FINISHED, **changes)
    with pytest.raises(RecordError) as refused:
        replay(record, RULES)
    assert says in str(refused.value)
    if "seats" not in changes or line == 5:
        assert refused.value.line == line
