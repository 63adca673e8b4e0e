"""What fits: in the hand, on a laptop and on the board for the room nothing is cut off, covered, or too small."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.company import Company
from tests.e2e.dealt import SEED, TABLE, a_game, deal
from tests.e2e.house import House

from chinwag.core.chance import SealedChance
from chinwag.games import GAMES

pytestmark = pytest.mark.e2e

NAMES = ("Agnes", "Barnaby", "Clementine", "Dorothea", "Ezekiel", "Fitzwilliam")
HALFWAY = {"beardsmith": 28, "epic": 75, "handsome": 20, "wizards": 40}
"""So many actions are about half of a game for as many as can sit down."""

WINDOWS = [
    ("beardsmith", "turn"),
    ("epic", "answer"),
    ("epic", "turn"),
    ("handsome", "hand_in"),
    ("wizards", "answer"),
    ("wizards", "turn"),
]
PHONE = (390, 844)
HANDHELD = (PHONE, (844, 390), (360, 640), (820, 1180), (1024, 768), (1440, 900))
TELEVISIONS = ((1920, 1080), (1280, 720), (1440, 900))
FAULTS = (Path(__file__).parent / "faults.js").read_text()
LEAST = 12.0
"""Pixels of the least size of type in the hand."""
FROM_THE_SOFA = 22.0
"""The same on a television of 1920 by 1080; on a smaller one it takes the same share of it."""
FOREVER = 3600
"""Seconds until somebody counts as away: here it is of no interest."""


def faults(page: Page, size: tuple[int, int], least: float) -> list[str]:
    """What nobody could read at this size, with `least` pixels as the least size of type."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))")
    found: list[str] = page.evaluate(FAULTS, least)
    return [f"{width} by {height}: {fault}" for fault in found]


@pytest.mark.parametrize(("game", "window"), WINDOWS)
def test_a_full_table_can_be_read_in_the_hand_and_from_the_sofa(
    tmp_path: Path, company: Company, game: str, window: str
) -> None:
    rules = GAMES[game]
    names = NAMES[: max(rules.seats)]
    played = a_game(game, HALFWAY[game], len(names), window)
    state = rules.start(len(names), {}, SealedChance(SEED))
    for seat, action in played:
        state.play(seat, action)
    assert state.ask is not None
    paths = deal(tmp_path / "tables.sqlite", rules, names, SEED, played)
    with House(tmp_path / "tables.sqlite", grace=FOREVER) as house:
        agnes = company.person(house, has_touch=True, reduced_motion="reduce")
        agnes.visit(paths[state.ask.awaited[0]])
        expect(agnes.page.locator(".felt")).to_be_visible()
        found = [fault for size in HANDHELD for fault in faults(agnes.page, size, LEAST)]
        agnes.visit(f"/t/{TABLE}/board")
        expect(agnes.page.locator(".felt")).to_be_visible()
        for size in TELEVISIONS:
            found += faults(agnes.page, size, FROM_THE_SOFA * min(size[0] / 1920, size[1] / 1080))
        agnes.page.evaluate("localStorage.setItem('chinwag.settings', JSON.stringify({ textSize: 'largest' }))")
        agnes.visit(f"/t/{TABLE}")
        expect(agnes.page.locator(".felt")).to_be_visible()
        found += [f"in the largest type, {fault}" for fault in faults(agnes.page, PHONE, LEAST)]
        company.go_home()
    assert found == []
