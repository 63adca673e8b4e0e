"""A first game with somebody at the shoulder."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.e2e.company import Company
from tests.e2e.house import House
from tests.e2e.test_accessibility import find_nothing

from chinwag.words import words

pytestmark = pytest.mark.e2e


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("game", ["beardsmith", "epic", "handsome"])
def test_a_first_game_begins_against_a_bot_and_with_a_word(
    house: House, company: Company, game: str, *, phone: bool
) -> None:
    agnes = company.person(house, phone=phone)
    agnes.visit(f"/?game={game}")
    agnes.page.get_by_label("Your name").fill("Agnes")
    agnes.press("First game")
    agnes.press("Set the table")
    card = agnes.page.get_by_role("status", name="Your first game")
    expect(card).to_contain_text(words("lessons")["games"][game][0]["say"].partition("{")[0].strip())
    find_nothing(agnes.page)
    # It is there again after the page was loaded anew, with what has not been said yet.
    card.get_by_role("button", name="Next").click()
    agnes.page.reload()
    expect(agnes.page.get_by_role("heading", level=1)).to_be_attached()
    assert "1 of" not in agnes.page.locator(".lesson").inner_text()
    if card.is_visible():
        card.get_by_role("button", name="I can manage").click()
        expect(card).to_be_hidden()
