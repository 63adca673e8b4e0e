"""The card of a first game in the hand: at every step of every lesson it leaves free what it speaks of."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect
from tests.e2e.company import Company
from tests.e2e.dealt import NAMES, SEED, TABLE, deal
from tests.e2e.house import House
from tests.e2e.test_looks import FOREVER, LEAST, faults
from tests.server.live import Player, Site

from chinwag.core.chance import SealedChance
from chinwag.core.protocol import Action, Seat
from chinwag.games import GAMES
from chinwag.words import words

pytestmark = pytest.mark.e2e

BEARD, RACK, SCORES = "[aria-label='The beard']", ".rack", ".chips, .seats"
HAND, PILES, OTHERS = ".fan", ".piles", ".opps"
TARGETS: dict[str, list[tuple[str, ...]]] = {
    "beardsmith": [(BEARD, SCORES), (BEARD, RACK), (BEARD, SCORES), (BEARD, RACK), (RACK, SCORES)],
    "epic": [(HAND,), (HAND, PILES), (HAND, PILES, OTHERS, ".mine"), (".reveal",), (".prompt", HAND), (HAND,)],
    "handsome": [(".five", ".desk"), (".five", ".desk"), (".five", ".desk"), (".mid",), (".five", ".desk")],
    "wizards": [(PILES, ".me"), (HAND, ".mine"), (".mine",), (".prompt", HAND), (OTHERS, ".me")],
}
"""What each step speaks of, and what it asks the reader to press."""

STEPS = [(game, place, step) for game in GAMES for place, step in enumerate(words("lessons")["games"][game])]
IN_THE_HAND = {(390, 844): 60, (820, 1180): 0, (1024, 768): 0}
"""A phone, and tablets both ways up, with how much of each the bar at the bottom takes."""

SCROLLED = ((360, 640), (844, 390))
"""Where there is too little room for the table beside the card."""


def played_until(game: str, on: str) -> tuple[Seat, list[tuple[Seat, Action]], bool]:
    """Whom a step is for, the game until then, and whether its last action brings the step up."""
    kind, _, name = on.partition(":")
    state = GAMES[game].start(len(NAMES), {}, SealedChance(SEED))
    chance = random.Random(5)
    played: list[tuple[Seat, Action]] = []
    while state.ask is not None:
        if kind == "start" or (kind == "window" and state.ask.window == name):
            return state.ask.awaited[0], played, False
        seat = chance.choice(state.ask.awaited)
        action = chance.choice(state.legal(seat))
        told = state.play(seat, action)
        played.append((seat, action))
        if kind != "window" and name in {each.public.__struct_config__.tag for each in told}:
            return seat, played, True
    raise AssertionError(f"{on} does not happen")


def box_of(there: Locator) -> FloatRect:
    """Where something is on the screen."""
    box = there.bounding_box()
    assert box is not None
    return box


def lower_edge(box: FloatRect) -> float:
    """Where a box ends, in whole pixels as near as can be."""
    return round(box["y"] + box["height"])


def covered(page: Page, card: Locator, targets: Sequence[str], size: tuple[int, int]) -> list[str]:
    """What could not be read or pressed at this size, and which targets are not to be seen under the card."""
    found = faults(page, size, LEAST)
    end = lower_edge(box_of(card))
    for target in targets:
        box = box_of(page.locator(target).first)
        if box["y"] < end:
            found.append(f"{size}: {target} lies under the card")
        if lower_edge(box) > size[1] - IN_THE_HAND[size]:
            found.append(f"{size}: {target} is out of sight")
    return found


@pytest.mark.parametrize(("game", "place", "step"), STEPS)
def test_the_card_leaves_free_what_it_speaks_of(
    tmp_path: Path, company: Company, game: str, place: int, step: dict[str, Any]
) -> None:
    seat, played, happens = played_until(game, step["on"])
    paths = deal(tmp_path / "tables.sqlite", GAMES[game], NAMES, SEED, played[:-1] if happens else played)
    lesson = json.dumps({"table": TABLE, "seen": list(range(place))})
    with House(tmp_path / "tables.sqlite", grace=FOREVER) as house:
        agnes = company.person(house, phone=True, reduced_motion="reduce")
        page = agnes.page
        page.add_init_script(f"localStorage.setItem('chinwag.lesson', {json.dumps(lesson)})")
        agnes.visit(paths[seat])
        expect(page.locator(".felt")).to_be_visible()
        card = page.get_by_role("status", name="Your first game")
        if happens:
            if card.is_visible():  # a later step, whose window is open already
                card.get_by_role("button", name="Next").or_(card.get_by_role("button", name="I see")).click()
            site = Site(int(house.url.rpartition(":")[2]))
            with Player(site, TABLE, paths[seat].partition("#")[2]) as player:
                player.play(msgspec.to_builtins(played[-1][1]))
        expect(card).to_contain_text(step["say"].partition("{")[0].strip())
        found = [fault for size in IN_THE_HAND for fault in covered(page, card, TARGETS[game][place], size)]
        # Here the table is scrolled, but nothing lies over anything.
        found += [fault for size in SCROLLED for fault in faults(page, size, LEAST)]
        company.go_home()
    assert found == []
