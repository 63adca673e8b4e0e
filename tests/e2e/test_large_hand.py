"""A hand of Beard Wizards that lies in several rows."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.e2e.company import Company
from tests.e2e.dealt import deal
from tests.e2e.house import House
from tests.e2e.keyboard import Keys

from chinwag.core.chance import SEED_BYTES, SealedChance
from chinwag.core.protocol import Seat
from chinwag.games.wizards import RULES
from chinwag.games.wizards.actions import Draw, EndTurn, WizardsAction

pytestmark = pytest.mark.e2e

NAMES = ("Agnes", "Barnaby")
LARGE = 30
"""So many cards lie in several rows."""


@pytest.mark.parametrize("phone", [False, True])
def test_bw_3_4_a_large_hand_hides_none_of_its_cards(tmp_path: Path, company: Company, phone: bool) -> None:
    """There is no limit to a hand, so whoever only draws holds half of the deck in the end."""
    state = RULES.start(2, {}, SealedChance(bytes(SEED_BYTES)))
    played: list[tuple[Seat, WizardsAction]] = []
    while len(state.hands[0]) < LARGE or state.turn != 0:
        assert state.ask is not None
        (seat,) = state.ask.awaited
        action = EndTurn() if EndTurn() in state.legal(seat) else Draw()
        state.play(seat, action)
        played.append((seat, action))
    database = tmp_path / "tables.sqlite"
    path, _ = deal(database, RULES, NAMES, bytes(SEED_BYTES), played)
    with House(database) as house:
        agnes = company.person(house, reduced_motion="reduce", phone=phone)
        keys = Keys(agnes.page)
        agnes.visit(path)
        cards = agnes.page.get_by_role("group", name="Your hand").get_by_role("button")
        expect(cards).to_have_count(len(state.hands[0]))
        cards.first.focus()
        walked = []
        for _ in state.hands[0]:
            walked.append(keys.at.id)  # where nothing of it can be seen this fails
            keys.press("ArrowRight")
        assert len(set(walked)) == len(state.hands[0])
