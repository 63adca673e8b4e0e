"""The settings: in one place, kept in the browser, and doing what they say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.e2e.company import Company
from tests.e2e.dealt import NAMES, SEED, TABLE, deal
from tests.e2e.house import House
from tests.e2e.smith import Smith
from tests.e2e.test_accessibility import find_nothing

from chinwag.core.chance import SealedChance
from chinwag.games import GAMES

pytestmark = pytest.mark.e2e

WIDER = "document.documentElement.scrollWidth - window.innerWidth"
EARS = """
window.heard = [];
for (const Source of [OscillatorNode, AudioBufferSourceNode]) {
  const start = Source.prototype.start;
  Source.prototype.start = function (...when) {
    window.heard.push(Source.name);
    return start.apply(this, when);
  };
}
"""
"""What a page sounds is written down: a test has no ears."""


@pytest.fixture(scope="module")
def dealt_house(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """A table of Beardsmith where the first chair is to play, by a deal that is known."""
    database = tmp_path_factory.mktemp("dealt") / "tables.sqlite"
    return database, deal(database, GAMES["beardsmith"], ["Agnes", "Barnaby"], bytes([3]) * 32)


def test_settings_are_reached_from_every_bar_and_kept(house: House, company: Company) -> None:
    agnes = company.person(house)
    path = agnes.set_table("Agnes")
    for where in ("/", "/tables", path):
        agnes.visit(where)
        agnes.press("Settings")
        expect(agnes.page.get_by_role("dialog", name="Settings")).to_be_visible()
        agnes.page.keyboard.press("Escape")
        expect(agnes.page.get_by_role("button", name="Settings")).to_be_focused()
    agnes.press("Settings")
    agnes.press("Largest")
    agnes.press("penalty")
    agnes.page.get_by_role("switch", name="Strong marks").click()
    agnes.page.reload()
    agnes.press("Settings")
    for name in ("Largest", "penalty"):
        expect(agnes.page.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")
    expect(agnes.page.get_by_role("switch", name="Strong marks")).to_be_checked()
    find_nothing(agnes.page)


@pytest.mark.parametrize("stored", ["{", "[]", '{"theme":"mauve","textSize":9,"orders":7,"language":"../en"}'])
def test_settings_that_make_no_sense_do_no_harm(house: House, company: Company, stored: str) -> None:
    agnes = company.person(house)
    agnes.page.add_init_script(f"localStorage.setItem('chinwag.settings', {stored!r})")
    agnes.visit()
    expect(agnes.page.get_by_role("heading", name="Pull up a chair.")).to_be_visible()
    expect(agnes.page.locator("html")).to_have_attribute("data-text", "usual")


@pytest.mark.parametrize("phone", [False, True])
def test_the_largest_text_still_fits_every_page(house: House, company: Company, phone: bool) -> None:
    agnes = company.person(house, phone=phone)
    agnes.page.add_init_script("localStorage.setItem('chinwag.settings', '{\"textSize\":\"largest\"}')")
    for path in ("/", "/tables", agnes.set_table("Agnes", bots=True)):
        agnes.visit(path)
        expect(agnes.page.locator("h1").first).to_be_attached()
        assert agnes.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "20px"
        assert agnes.page.evaluate(WIDER) <= 0


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_in_the_largest_text_the_buttons_of_a_phone_lie_below_the_hand(
    tmp_path: Path, company: Company, locale: str
) -> None:
    state = GAMES["wizards"].start(2, {}, SealedChance(SEED))
    assert state.ask is not None
    path = deal(tmp_path / "tables.sqlite", GAMES["wizards"], NAMES[:2], SEED)[state.ask.awaited[0]]
    with House(tmp_path / "tables.sqlite") as house:
        agnes = company.person(house, phone=True, locale=locale, reduced_motion="reduce")
        agnes.page.add_init_script("localStorage.setItem('chinwag.settings', '{\"textSize\":\"largest\"}')")
        agnes.visit(path)
        rituals = agnes.page.get_by_role("button", name=re.compile(r"^Ritual(s|e) "))
        expect(rituals).to_be_visible()
        button = rituals.bounding_box()
        assert button is not None
        hand = agnes.page.locator(".cardbtn").evaluate_all(
            "cards => cards.map(card => card.getBoundingClientRect().bottom)"
        )
        assert len(hand) == 5
        assert max(hand) <= button["y"]
        company.go_home()


def test_a_second_press_is_asked_for_where_one_wishes_it(
    dealt_house: tuple[Path, list[str]], company: Company
) -> None:
    database, [link, other] = dealt_house
    with House(database) as house:
        agnes = Smith(company.person(house, reduced_motion="reduce"))
        agnes.page.add_init_script("localStorage.setItem('chinwag.settings', '{\"confirms\":true}')")
        for path in (link, other):
            agnes.person.visit(path)
            expect(agnes.page.locator(".turnline")).to_be_visible()
            if agnes.is_to_play:
                break
        agnes.hold(agnes.best_tile())
        agnes.pick()
        agnes.page.get_by_role("button", name="Place", exact=True).press("Enter")
        question = agnes.page.get_by_role("alertdialog", name="Before it is played")
        expect(question.get_by_role("button", name="Play it")).to_be_focused()
        find_nothing(agnes.page)
        agnes.page.keyboard.press("Escape")
        expect(question).to_have_count(0)
        expect(agnes.page.get_by_role("button", name="Place", exact=True)).to_be_focused()
        expect(agnes.page.locator(".turnline.yours")).to_be_visible()

        agnes.page.get_by_role("button", name="Place", exact=True).press("Enter")
        agnes.page.keyboard.press("Enter")
        expect(question).to_have_count(0)
        expect(agnes.page.locator(".turnline.yours")).to_have_count(0)
        assert house.ask(f"/api/tables/{TABLE}")["phase"] == "playing"


def test_what_happens_is_heard_once_the_page_was_touched_and_not_when_switched_off(
    house: House, company: Company
) -> None:
    agnes = Smith(company.person(house, reduced_motion="reduce"))
    agnes.page.add_init_script(EARS)
    agnes.person.set_table("Agnes", bots=True)
    expect(agnes.page.locator(".turnline")).to_be_visible()
    agnes.page.reload()  # nobody has touched this page yet
    expect(agnes.page.locator(".turnline.yours")).to_be_visible(timeout=20_000)
    assert agnes.page.evaluate("window.heard") == []
    agnes.place()
    agnes.page.wait_for_function("window.heard.length > 0")

    agnes.person.press("Settings")
    agnes.page.get_by_role("switch", name="Sounds").click()
    agnes.page.keyboard.press("Escape")
    expect(agnes.page.locator(".turnline.yours")).to_be_visible(timeout=20_000)
    agnes.page.evaluate("window.heard = []")
    agnes.place()
    expect(agnes.page.locator(".turnline.yours")).to_be_visible(timeout=20_000)
    assert agnes.page.evaluate("window.heard") == []


def test_the_page_speaks_the_language_that_is_chosen(house: House, company: Company) -> None:
    agnes = company.person(house)
    agnes.visit()
    root = agnes.page.locator("html")
    expect(root).to_have_attribute("lang", "en")
    agnes.press("Settings")
    agnes.press("Deutsch")
    expect(agnes.page.get_by_role("heading", name="Setz dich dazu.")).to_be_visible()
    expect(root).to_have_attribute("lang", "de")

    agnes.page.get_by_label("Dein Name").fill("Agnes")
    agnes.press("Mit Bots")
    agnes.press("Tisch decken")
    expect(agnes.page.locator(".turnline")).to_contain_text("Du bist dran: leg ein Plättchen", timeout=20_000)
    expect(agnes.page.get_by_role("tab", name="Verlauf")).to_be_visible()
    find_nothing(agnes.page)
    # What the server refuses is said in German as well: it sends the code and the facts.
    hand = agnes.page.get_by_role("region", name="Deine Hand, für alle offen")
    hand.get_by_role("listitem").first.locator("button").first.click()
    board = agnes.page.get_by_role("group", name="Der Bart")
    board.get_by_role("button", name=re.compile("der Startplan.*passt nicht$")).first.click()
    agnes.page.get_by_role("button", name="Warum nicht?").first.click()
    expect(agnes.page.get_by_role("tabpanel", name="Regeln")).to_contain_text("Der Startplan bleibt sichtbar")

    agnes.page.reload()
    expect(root).to_have_attribute("lang", "de")


def test_a_german_browser_is_spoken_to_in_german(house: House, company: Company) -> None:
    agnes = company.person(house, locale="de-AT")
    agnes.visit()
    expect(agnes.page.get_by_role("heading", name="Setz dich dazu.")).to_be_visible()
    agnes.press("Einstellungen")
    agnes.press("English")
    expect(agnes.page.get_by_role("heading", name="Pull up a chair.")).to_be_visible()


KEEPS_NOTHING = """Object.defineProperty(window, 'localStorage', {
    get() { throw new DOMException('Access is denied for this document.', 'SecurityError'); },
});"""


def test_a_browser_that_keeps_nothing_loses_neither_seat_nor_settings_when_it_loads_anew(
    house: House, company: Company
) -> None:
    agnes = company.person(house)
    agnes.page.add_init_script(KEEPS_NOTHING)
    agnes.set_table("Agnes", bots=True, game="beardsmith")
    turn = agnes.page.locator(".turnline")
    expect(turn).to_be_visible(timeout=20_000)
    agnes.press("Settings")
    agnes.press("Largest")
    agnes.press("Deutsch")
    expect(agnes.page.locator("html")).to_have_attribute("lang", "de")
    for _ in range(2):
        expect(agnes.page.get_by_role("region", name="Deine Hand, für alle offen")).to_be_visible()
        expect(agnes.page.locator("html")).to_have_attribute("data-text", "largest")
        agnes.page.reload()
    # Where it goes on in the house, and comes back, it is the same seat.
    agnes.page.goto(f"{house.url}/rules")
    agnes.page.go_back()
    expect(agnes.page.get_by_role("region", name="Deine Hand, für alle offen")).to_be_visible()
