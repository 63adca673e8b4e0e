"""Rulings, worked out by hand from the rules."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import Raw

from chinwag.core.chance import SealedChance
from chinwag.core.listing import one_of_each_order
from chinwag.core.protocol import Action, Event, Seat
from chinwag.games import GAMES
from chinwag.rulespal import RulingError
from chinwag.rulespal.rulings import explain, rule_on, ruling, worlds_of

BEARDSMITH = GAMES["beardsmith"]
START = "board chin; table {table}; hands {hands} | fan, bush, tip; piles * | *; turn 0; first 0"


def position(table: str, hands: str = "tip, straight, gum, scissors") -> str:
    return START.format(table=table, hands=hands)


def test_a_legal_placement_tells_its_rules_and_what_it_does_to_the_score() -> None:
    # A tip on the chin: one tile face up (+1), and its only end meets the board, so none is loose.
    ruled = rule_on(BEARDSMITH, position("-"), "tip@1,0/3")
    assert ruled.legal
    assert ruled.change == (1, 0)
    assert ruled.rules[0] == "BS-3.1"
    assert "BS-4.1" in ruled.rules
    assert "Effect on the score: seat 0 +1." in ruled.answer
    assert {quote.rule for quote in ruled.quotes} == set(ruled.rules)
    assert ruled.events[0].event.__struct_config__.tag == "placed"


def test_a_straight_leaves_a_loose_end_behind() -> None:
    # +1 for the tile, −1 for the end that faces the empty space on its far side.
    assert rule_on(BEARDSMITH, position("-"), "straight@1,0").change == (0, 0)


def test_a_cut_that_would_drop_something_is_refused_by_its_rule() -> None:
    table = "1,0 0:straight | 2,0 1:tip/3"
    ruled = rule_on(BEARDSMITH, position(table), "scissors@1,0")
    assert not ruled.legal
    assert ruled.rules == ("BS-7.3",)
    assert ruled.change is None
    assert ruled.answer.startswith("That cut would let")
    assert ruled.quotes[0].mark == "printed"


def test_an_action_and_a_position_can_be_json() -> None:
    state = BEARDSMITH.load(BEARDSMITH.notation.read_position(position("-")), SealedChance(bytes(32)))
    as_json = Raw(msgspec.json.encode(BEARDSMITH.position(state)))
    assert rule_on(BEARDSMITH, as_json, Raw(b'{"do":"place","tile":"tip","at":[1,0],"turn":3}')).legal


@pytest.mark.parametrize(
    ("given", "action", "seat", "code"),
    [
        ("nonsense", "tip@1,0/3", None, "bad_position"),
        (Raw(b"[]"), "tip@1,0/3", None, "bad_position"),
        (position("-"), "castle", None, "bad_action"),
        (position("-"), Raw(b'{"do":"castle"}'), None, "bad_action"),
        (position("-"), "tip@1,0/3", 7, "bad_seat"),
    ],
)
def test_what_cannot_be_ruled_on_is_named(given: str | Raw, action: str | Raw, seat: int | None, code: str) -> None:
    with pytest.raises(RulingError) as error:
        rule_on(BEARDSMITH, given, action, seat)
    assert error.value.code == code


@pytest.mark.parametrize("game", GAMES)
def test_at_a_table_a_ruling_comes_from_the_view_alone(game: str) -> None:
    rules = GAMES[game]
    state = rules.start(2, {}, SealedChance(bytes(32)))
    assert state.ask is not None
    seat = state.ask.awaited[0]
    action = state.legal(seat)[0]
    ruled = ruling(rules, worlds_of(rules, state.view(seat)), seat, action)
    assert ruled.legal
    assert ruled.events == ()
    assert ruled == ruling(rules, worlds_of(rules, state.view(seat)), seat, action)
    assert set(ruled.rules) <= {rule.id for rule in rules.rulebook}
    told = explain(rules, state.ask, state.legal(seat), [each.to(seat) for each in rules.opening(state)])
    assert told.rule == state.ask.rule
    listed = one_of_each_order(each for each in state.legal(seat) if not each.free)
    assert sum(choice.count or 0 for choice in told.choices) == len(listed)
    assert all(choice.rules for choice in told.choices)
    assert all(each.rules for each in told.happened)
    assert explain(rules, state.ask, (), []).choices == ()


def kinds(parent: type[Action] | type[Event], game: str) -> list[type[Action] | type[Event]]:
    found: list[type[Action] | type[Event]] = []
    for kind in parent.__subclasses__():
        if kind.__module__.startswith(f"chinwag.games.{game}.") and kind.__struct_config__.tag is not None:
            found.append(kind)
        found += kinds(kind, game)
    return [kind for kind in found if not kind.__name__.startswith("_")]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("parent", [Action, Event])
def test_every_kind_of_action_and_event_cites_rules_of_its_game(
    game: str, parent: type[Action] | type[Event]
) -> None:
    known = {rule.id for rule in GAMES[game].rulebook}
    found = kinds(parent, game)
    assert found
    for kind in found:
        assert kind.rules, kind
        assert set(kind.rules) <= known, kind


def test_a_placement_cites_the_rules_of_its_kind_of_tile() -> None:
    ruled = rule_on(BEARDSMITH, position("1,0 1:tip/3"), "scissors@1,0", Seat(0))
    assert ruled.legal
    assert {"BS-7.1", "BS-7.3"} <= set(ruled.rules)
