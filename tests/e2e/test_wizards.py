"""Beard Wizards through the page."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect
from tests.e2e.card_player import PATIENCE
from tests.e2e.company import Company
from tests.e2e.conjurer import Conjurer, called
from tests.e2e.dealt import deal
from tests.e2e.house import House
from tests.e2e.test_accessibility import LOOKS, find_nothing

from chinwag.core.chance import SEED_BYTES, SealedChance
from chinwag.core.protocol import Seat
from chinwag.games.wizards import RULES
from chinwag.games.wizards.actions import (
    Allow,
    Card,
    Cast,
    Counter,
    Draw,
    EndTurn,
    Equip,
    Perform,
    Pick,
    WizardsAction,
)
from chinwag.games.wizards.state import WizardsState

pytestmark = pytest.mark.e2e

NAMES = ("Agnes", "Barnaby", "Clementine")
GROWING = ("Barber's Bargain", "Sprouting Salve", "Flaming Follicles", "Owl Post")
"""What helps a beard to grow, the best first."""
STOPPED, REDIRECTED = "has no effect", "answers with Bearded Apparition and casts"
"""What the log says of the two answers that a game must have."""

Played = list[tuple[int, WizardsAction]]


class Script(NamedTuple):
    """A deal, and what is played from it."""

    seed: bytes
    played: Played


# --- games that are quick to play through a page -----------------------------------------------------------------


def whole_game() -> Script:
    """The first seed, counted from 0, that gives a short game with both answers and the winning ritual."""
    return next(found for number in count() if (found := _game(number.to_bytes(SEED_BYTES, "big"))) is not None)


def position(suits: Callable[[WizardsState], bool]) -> Script:
    """The first game at random, by its seed, that comes to a position which suits, and what is played till then."""
    return next(found for number in count() if (found := _wander(number, suits)) is not None)


def _wander(number: int, suits: Callable[[WizardsState], bool]) -> Script | None:
    """A game at random, of every kind of action alike, until it suits."""
    seed, chance, played = number.to_bytes(SEED_BYTES, "big"), random.Random(number), Played()
    state = _start(seed)
    while state.ask is not None and len(played) < 60:
        if suits(state):
            return Script(seed, played)
        seat = Seat(_awaited(state))
        kinds: dict[type, list[WizardsAction]] = {}
        for action in state.legal(seat):
            kinds.setdefault(type(action), []).append(action)
        chosen = chance.choice(kinds[chance.choice([*kinds])])
        played.append((seat, chosen))
        state.play(seat, chosen)
    return None


def _start(seed: bytes) -> WizardsState:
    return RULES.start(len(NAMES), {}, SealedChance(seed))


def _game(seed: bytes) -> Script | None:
    state, played, wanted = _start(seed), Played(), {STOPPED, REDIRECTED}
    while state.ask is not None and len(played) < 20:
        _step(state, played, wanted)
    return Script(seed, played) if state.ask is None and not wanted else None


def _step(state: WizardsState, played: Played, wanted: set[str]) -> None:
    seat = _awaited(state)
    legal = list(state.legal(Seat(seat)))
    window = state.view(Seat(seat)).window
    action: WizardsAction
    if window == "start":
        action = Draw()
    elif window == "answer":
        action = _answer(legal, wanted)
    else:
        action = _turn(state, seat, legal, wanted)
    played.append((seat, action))
    state.play(Seat(seat), action)


def _awaited(state: WizardsState) -> int:
    assert state.ask is not None
    return state.ask.awaited[0]


def _answer(legal: list[WizardsAction], wanted: set[str]) -> WizardsAction:
    """Answer as the game still wants it, or let it happen."""
    for action in legal:
        if isinstance(action, Counter) and (kind := _kind(action.card)) in wanted:
            wanted.discard(kind)
            return action
    return Allow()


def _kind(card: Card) -> str:
    return {"Bearded Apparition": REDIRECTED, "Bald Refusal": STOPPED, "Mirror Lather": STOPPED}.get(card.name, "")


def _turn(state: WizardsState, seat: int, legal: list[WizardsAction], wanted: set[str]) -> WizardsAction:
    """Seat 0 grows a beard; the others cast spells only at those who can answer as the game wants it."""
    if seat != 0:
        return next((action for action in legal if _will_be_answered(state, action, wanted)), EndTurn())
    rituals = [action for action in legal if isinstance(action, Perform)]
    spells = [action for action in legal if isinstance(action, Cast)]
    growing: list[WizardsAction] = [
        *(action for hairs in (7, 2) for action in rituals if action.hairs == hairs),
        *(action for name in GROWING for action in spells if action.card.name == name),
        *(action for action in legal if isinstance(action, Equip)),
    ]
    return growing[0] if growing else EndTurn()


def _will_be_answered(state: WizardsState, action: WizardsAction, wanted: set[str]) -> bool:
    if not isinstance(action, Cast) or not action.target or action.artifact is not None:
        return False
    return any(_kind(card) in wanted for card in state.view(Seat(action.target)).hand)


# --- a whole game ------------------------------------------------------------------------------------------------


def test_a_game_with_a_counterspell_a_redirection_and_the_winning_ritual(tmp_path: Path, company: Company) -> None:
    """Three people, by mouse, by keyboard and on a phone, from the deal to the bill."""
    script = whole_game()
    database = tmp_path / "tables.sqlite"
    paths = deal(database, RULES, NAMES, script.seed)
    with House(database) as house:
        agnes = Conjurer(company.person(house), NAMES)
        barnaby = Conjurer(company.person(house), NAMES, keyboard=True)
        clementine = Conjurer(company.person(house, phone=True), NAMES, touch=True)
        everybody = (agnes, barnaby, clementine)
        for each, path in zip(everybody, paths, strict=True):
            each.person.visit(path)
        for seat, action in script.played:
            player = everybody[seat]
            player.waits_for_turn()
            if isinstance(action, Allow | Counter):
                expect(player.prompt).to_be_visible(timeout=PATIENCE)
            player.play(action)
            if isinstance(action, Perform) and action.hairs == 7:
                break
            expect(player.page.locator(".off")).to_have_count(0)
        for each in everybody:
            expect(each.page.get_by_role("heading", name="Agnes casts the winning ritual")).to_be_visible(
                timeout=PATIENCE
            )
        bill = agnes.page.get_by_role("article")
        winning = bill.get_by_role("region", name="The winning ritual")
        last = script.played[-1][1]
        assert isinstance(last, Perform)
        for card in last.cards:
            expect(winning).to_contain_text(called(card))
        drawn = bill.get_by_role("button", name=re.compile("^Agnes, Drawn from the pile:"))
        drawn.click()
        expect(bill.get_by_role("status")).to_contain_text("Agnes, Drawn from the pile")
        agnes.person.press("See the table")
        expect(agnes.log).to_contain_text(STOPPED)
        expect(agnes.log).to_contain_text(REDIRECTED)
        expect(agnes.log).to_contain_text("Agnes casts the winning ritual.")


# --- what cannot be done -----------------------------------------------------------------------------------------


def holds(state: WizardsState, kind: str) -> list[Card]:
    """The cards of a kind in the hand of whoever is awaited."""
    view = state.view(Seat(_awaited(state)))
    kinds = {info.name: info.kind for info in view.cards}
    return [card for card in view.hand if kinds[card.name] == kind]


def at_the_turn_with_a_counterspell(state: WizardsState) -> bool:
    view = state.view(Seat(_awaited(state)))
    targeted = {info.name for info in view.cards if info.answerable and not info.chooses_artifact}
    free = {"Flaming Follicles", "Close Shave", "Tangled Tresses", "Sticky Fingers"} & targeted
    return (
        view.window == "turn"
        and bool(holds(state, "counterspell"))
        and view.actions_done == 0
        and any(card.name in free for card in view.hand)
        and len(view.discard_pile) > 1
        and any(isinstance(action, Perform) for action in state.legal(Seat(_awaited(state))))
    )


def asked_with_an_apparition(state: WizardsState) -> bool:
    view = state.view(Seat(_awaited(state)))
    return view.window == "answer" and any(card.name == "Bearded Apparition" for card in view.hand)


def about_to_pick(state: WizardsState) -> bool:
    return any(isinstance(action, Pick) for action in state.legal(Seat(_awaited(state))))


def state_of(script: Script) -> WizardsState:
    """The state that a script leads to."""
    state = _start(script.seed)
    for seat, action in script.played:
        state.play(Seat(seat), action)
    return state


@pytest.fixture
def turn(tmp_path: Path, company: Company) -> Iterator[tuple[Conjurer, WizardsState]]:
    """Somebody whose turn it is, with a counterspell in hand and both actions to come."""
    script = position(at_the_turn_with_a_counterspell)
    state = state_of(script)
    database = tmp_path / "tables.sqlite"
    path = deal(database, RULES, NAMES, script.seed, script.played)[_awaited(state)]
    with House(database) as house:
        agnes = Conjurer(company.person(house), NAMES, keyboard=True)
        agnes.person.visit(path)
        agnes.waits_for_turn()
        yield agnes, state


def test_a_card_that_cannot_be_played_says_why(turn: tuple[Conjurer, WizardsState]) -> None:
    agnes, state = turn
    counterspell = holds(state, "counterspell")[0]
    agnes.pick(called(counterspell))
    panel = agnes.page.get_by_role("group", name=counterspell.name)
    expect(panel).to_contain_text("A counterspell is played when another player's spell targets you.")
    expect(panel.get_by_role("button", name="BW-4.2")).to_be_visible()
    expect(panel.get_by_role("button", name=re.compile("^Cast it"))).to_have_count(0)
    agnes.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_a_ritual_out_of_reach_says_how_many_hairs_it_takes(turn: tuple[Conjurer, WizardsState]) -> None:
    agnes, state = turn
    hairs = state.view(Seat(_awaited(state))).players[_awaited(state)].hairs
    agnes.open_rituals()
    winning = agnes.rituals.get_by_role("listitem").filter(has_text="Win the game")
    expect(winning).to_contain_text(f"This ritual takes 7 golden hairs. You have {hairs}")
    expect(winning.get_by_role("button", name="BW-5.1")).to_be_visible()


def test_a_turn_is_not_ended_by_accident(turn: tuple[Conjurer, WizardsState]) -> None:
    agnes, _ = turn
    end = agnes.page.get_by_role("button", name=re.compile("^End turn"))
    agnes.press(end)
    sure = agnes.page.get_by_role("button", name="Really end it? 2 actions are left")
    expect(sure).to_be_focused()
    agnes.page.keyboard.press("Escape")
    expect(end).to_be_visible()
    expect(sure).to_have_count(0)
    agnes.end_turn()
    expect(agnes.page.locator(".turnline.yours")).to_have_count(0, timeout=PATIENCE)


def test_the_hand_is_walked_by_arrow_keys_and_the_piles_are_looked_through(
    turn: tuple[Conjurer, WizardsState],
) -> None:
    agnes, state = turn
    agnes.hand.first.focus()
    agnes.page.keyboard.press("ArrowRight")
    expect(agnes.hand.nth(1)).to_be_focused()
    agnes.page.keyboard.press("End")
    expect(agnes.hand.last).to_be_focused()
    agnes.press(agnes.page.get_by_role("button", name=re.compile("^Discard pile")))
    pile = agnes.page.get_by_role("dialog", name="The discard pile").get_by_role("list").get_by_role("listitem")
    discards = state.view(Seat(_awaited(state))).discard_pile
    expect(pile).to_have_count(len(discards))
    for card, item in zip(reversed(discards), pile.all(), strict=True):
        expect(item).to_contain_text(called(card))


# --- axe ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def states(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, dict[str, Iterator[str]]]]:
    """A server, and for each look a table at the turn, one with a spell to answer, one with cards to pick."""
    database = tmp_path_factory.mktemp("states") / "tables.sqlite"
    wanted = {
        "turn": at_the_turn_with_a_counterspell,
        "asked": asked_with_an_apparition,
        "picking": about_to_pick,
    }
    paths: dict[str, Iterator[str]] = {}
    numbers = count(101)
    for name, suits in wanted.items():
        script = position(suits)
        seat = _awaited(state_of(script))
        tables = [
            deal(database, RULES, NAMES, script.seed, script.played, f"quiet-otter-{next(numbers)}") for _ in LOOKS
        ]
        paths[name] = iter([table[seat] for table in tables])
    with House(database) as house:
        yield house, paths


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_on_the_table(
    states: tuple[House, dict[str, Iterator[str]]], company: Company, look: dict[str, Any]
) -> None:
    house, paths = states
    agnes = Conjurer(company.person(house, **look), NAMES, touch="phone" in look)
    agnes.person.visit(next(paths["turn"]))
    agnes.waits_for_turn()
    find_nothing(agnes.page)
    agnes.press(agnes.hand.filter(has=agnes.page.locator("svg")).first)
    find_nothing(agnes.page)
    agnes.page.keyboard.press("Escape")
    agnes.press(agnes.page.get_by_role("region", name="Players").get_by_role("button").first)
    expect(agnes.page.get_by_role("dialog", name=re.compile("^At the place of "))).to_be_visible()
    find_nothing(agnes.page)
    agnes.page.keyboard.press("Escape")
    agnes.open_rituals()
    find_nothing(agnes.page)
    agnes.press(agnes.rituals.get_by_role("button", name=re.compile("^Choose cards")).first)
    find_nothing(agnes.page)


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_in_an_answer(
    states: tuple[House, dict[str, Iterator[str]]], company: Company, look: dict[str, Any]
) -> None:
    house, paths = states
    agnes = Conjurer(company.person(house, **look), NAMES, touch="phone" in look)
    agnes.person.visit(next(paths["asked"]))
    expect(agnes.prompt).to_be_focused(timeout=PATIENCE)
    find_nothing(agnes.page)
    agnes.page.keyboard.press("Escape")
    expect(agnes.prompt).to_be_visible()
    agnes.press(agnes.prompt.get_by_role("button", name=re.compile("Bearded Apparition")).first)
    expect(agnes.prompt).to_contain_text("you cast it")
    find_nothing(agnes.page)


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_while_a_card_is_picked(
    states: tuple[House, dict[str, Iterator[str]]], company: Company, look: dict[str, Any]
) -> None:
    house, paths = states
    agnes = Conjurer(company.person(house, **look), NAMES, touch="phone" in look)
    agnes.person.visit(next(paths["picking"]))
    panel = agnes.page.get_by_role("group", name=re.compile("of the discard pile$"))
    expect(panel).to_be_visible()
    agnes.press(panel.get_by_role("listitem").get_by_role("button").first)
    expect(panel.get_by_role("button", name=re.compile("^Take "))).to_be_visible()
    find_nothing(agnes.page)
