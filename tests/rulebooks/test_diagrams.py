"""Every diagram of every rulebook against the engine: what the page calls legal is, what it refuses is refused."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pytest

from chinwag.core.chance import SealedChance
from chinwag.core.guide import Diagram, Move
from chinwag.core.protocol import AnyRules, AnyState, Seat
from chinwag.games import GAMES
from chinwag.games.epic.events import TurnedUp
from chinwag.rulebooks import DiagramError, book, play_diagram


def diagrams() -> Iterator[object]:
    for game, rules in GAMES.items():
        yield from (pytest.param(rules, diagram, id=f"{game}-{diagram.id}") for diagram in rules.diagrams)


every_diagram = pytest.mark.parametrize(("rules", "diagram"), list(diagrams()))


def set_up(rules: AnyRules, diagram: Diagram) -> AnyState:
    state: AnyState = rules.load(rules.notation.read_position(diagram.position), SealedChance(bytes(32)))
    return state


@every_diagram
def test_what_is_called_legal_is_legal_and_what_is_refused_is_refused_for_its_rules(
    rules: AnyRules, diagram: Diagram
) -> None:
    state = set_up(rules, diagram)
    for move in diagram.moves:
        seat, action = Seat(move.seat), rules.notation.read_action(move.action)
        refusal = state.refuse(seat, action)
        if move.refused:
            assert refusal is not None, move.action
            assert refusal.rules == move.refused
            assert action not in state.legal(seat)
        else:
            assert refusal is None, f"{move.action}: {refusal}"
            assert action.free or action in state.legal(seat)
            state.play(seat, action)


@every_diagram
def test_its_position_is_read_back_as_it_was_written(rules: AnyRules, diagram: Diagram) -> None:
    position = rules.notation.read_position(diagram.position)
    written = rules.notation.write_position(position)
    assert rules.notation.read_position(written) == position
    assert rules.position(set_up(rules, diagram)) == position


@every_diagram
def test_it_stands_under_a_rule_of_its_book_with_an_anchor_of_its_own(rules: AnyRules, diagram: Diagram) -> None:
    ids = [rule.id for rule in rules.rulebook]
    assert diagram.rule in ids
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", diagram.id)
    assert [each.id for each in rules.diagrams].count(diagram.id) == 1
    assert set().union(*(move.refused for move in diagram.moves)) <= set(ids)


@every_diagram
def test_everything_that_is_shown_is_said(rules: AnyRules, diagram: Diagram) -> None:
    assert diagram.title
    assert diagram.caption or len(diagram.moves) == 1
    assert all(move.caption for move in diagram.moves)


@every_diagram
def test_it_shows_what_its_reader_may_know_and_no_more(rules: AnyRules, diagram: Diagram) -> None:
    state = set_up(rules, diagram)
    reader = None if diagram.seat is None else Seat(diagram.seat)
    played = play_diagram(rules, diagram)
    assert played.before.view == state.view(reader)
    for move, live in zip(diagram.moves, played.moves, strict=True):
        told = []
        if not move.refused:
            told = state.play(Seat(move.seat), rules.notation.read_action(move.action))
        assert live.events == tuple(each.to(reader) for each in told)
        assert live.after.view == state.view(reader)


SHOWN = {
    "beardsmith": "BS-4.1 BS-4.2 BS-5.1 BS-6.1 BS-6.2 BS-7.1 BS-7.2 BS-7.3 BS-9.1 BS-9.2 BS-9.3",
    "epic": "EB-3.1 EB-3.2 EB-3.3 EB-3.4 EB-4.1 EB-4.2 EB-4.4 EB-5.1",
    "handsome": "HA-2.2 HA-3.1 HA-3.2 HA-3.3 HA-3.5 HA-5.1 HA-5.2",
    "wizards": "BW-4.1 BW-4.2 BW-4.3 BW-4.4 BW-5.1",
}
"""The rules that are not understood without a picture."""


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_that_need_a_picture_have_one(game: str) -> None:
    assert set(SHOWN[game].split()) <= {diagram.rule for diagram in GAMES[game].diagrams}


@pytest.mark.parametrize("game", GAMES)
def test_a_book_shows_what_is_refused_beside_what_is_legal(game: str) -> None:
    moves = [move for diagram in GAMES[game].diagrams for move in diagram.moves]
    assert {bool(move.refused) for move in moves} == {True, False}


def test_every_ritual_is_performed_in_a_diagram() -> None:
    rules = GAMES["wizards"]
    played = {
        move.action.split()[1] for each in rules.diagrams for move in each.moves if move.action[:6] == "ritual"
    }
    (table,) = (rule.table for rule in rules.rulebook if rule.id == "BW-5.1")
    assert played == {row[0] for row in table[1:]}


def test_every_row_of_the_chip_table_is_played_in_a_diagram() -> None:
    answers = {
        (live.moves[-1].written, event.honest)
        for live in book(GAMES["epic"]).diagrams
        if live.rule == "EB-4.4"
        for event in live.moves[-1].events
        if isinstance(event, TurnedUp)
    }
    assert answers == {(answer, honest) for answer in ("believe", "doubt") for honest in (True, False)}


GAME = GAMES["beardsmith"]
SOUND = next(diagram for diagram in GAME.diagrams if diagram.id == "sides-agree")
MOVE = SOUND.moves[0]


@pytest.mark.parametrize(
    ("planted", "why"),
    [
        (msgspec.structs.replace(SOUND, position="board chin"), "sides-agree"),
        (msgspec.structs.replace(SOUND, position=SOUND.position.replace("turn 1", "turn 9")), "seat"),
        (msgspec.structs.replace(SOUND, moves=(Move(1, "straight@1,-1/1", "", ("BS-4.1",)),)), "BS-4.1"),
        (msgspec.structs.replace(SOUND, moves=(Move(0, "tip@1,-1/4", ""),)), "BS-3.1"),
        (msgspec.structs.replace(SOUND, moves=(Move(1, "nonsense", ""),)), "nonsense"),
    ],
    ids=["no position", "wrong position", "legal", "refused", "no action"],
)
def test_a_diagram_that_says_what_the_engine_does_not_is_no_diagram(planted: Diagram, why: str) -> None:
    play_diagram(GAME, SOUND)
    with pytest.raises(DiagramError, match=re.escape(why)) as raised:
        play_diagram(GAME, planted)
    assert "beardsmith, diagram sides-agree" in str(raised.value)


def test_a_refused_move_changes_nothing_and_says_why() -> None:
    refused = next(diagram for diagram in GAME.diagrams if diagram.id == "floating")
    played = play_diagram(GAME, refused)
    (move,) = played.moves
    assert move.after == played.before
    assert move.events == ()
    assert move.refusal is not None
    assert move.message is not None
    assert "float" in move.message
