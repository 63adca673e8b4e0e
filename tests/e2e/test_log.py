"""Every line of the log leads to the rule by which it happened, at the table and in the replay."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.company import Company
from tests.e2e.dealt import NAMES, SEED, TABLE, a_game, deal
from tests.e2e.house import House
from tests.e2e.test_accessibility import find_nothing

from chinwag.games import GAMES

pytestmark = pytest.mark.e2e

ACTIONS = 25


@pytest.fixture(scope="module", params=sorted(GAMES))
def table(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """A game that is on."""
    game = str(request.param)
    database = tmp_path_factory.mktemp("house") / "tables.sqlite"
    paths = deal(database, GAMES[game], NAMES, SEED, a_game(game, ACTIONS))
    with House(database) as house:
        yield Table(game, house, paths)


class Table:
    """A table with a log, and where its people sit."""

    def __init__(self, game: str, house: House, paths: list[str]) -> None:
        self.game, self.house, self.paths = game, house, paths
        self.book = {rule.id for rule in GAMES[game].rulebook}


def log_of(page: Page) -> Locator:
    return page.get_by_role("list", name="What happened, newest first")


def rules_in(log: Locator) -> list[str]:
    """The rule of every line, from the newest; a line without one is an empty text."""
    expect(log.get_by_role("listitem").first).to_be_visible()
    lines: list[str] = log.evaluate(
        "log => [...log.children].map(li => li.querySelector('a.rule')?.textContent ?? '')"
    )
    return lines


def test_every_line_at_the_table_has_its_rule(table: Table, company: Company) -> None:
    agnes = company.person(table.house)
    agnes.visit(table.paths[0])
    log = log_of(agnes.page)
    rules = rules_in(log)
    assert len(rules) > 20
    assert set(rules) <= table.book
    assert len(set(rules)) > 1
    link = log.get_by_role("link", name=rules[0], exact=True).first
    expect(link).to_have_attribute("href", f"/rules/{table.game}#{rules[0]}")
    # The table stays where it is: the rule is read beside it.
    with agnes.page.expect_popup() as popup:
        link.click()
    expect(popup.value.locator(f'[id="{rules[0]}"]')).to_be_in_viewport()
    expect(log).to_be_visible()


def test_case_06_the_rules_tell_no_reader_more_than_another(table: Table, company: Company) -> None:
    onlooker = company.person(table.house)
    onlooker.visit(f"/t/{TABLE}")
    public = set(rules_in(log_of(onlooker.page)))
    for path in table.paths:
        person = company.person(table.house)
        person.visit(path)
        assert set(rules_in(log_of(person.page))) == public


def test_the_tab_key_stops_at_one_line_and_the_arrow_keys_reach_all(table: Table, company: Company) -> None:
    agnes = company.person(table.house)
    agnes.visit(table.paths[0])
    page, log = agnes.page, log_of(agnes.page)
    rules = rules_in(log)
    expect(log.locator("a:not([tabindex='-1'])")).to_have_count(2)
    log.locator("a.rule").first.focus()
    page.keyboard.press("ArrowDown")
    second = log.get_by_role("listitem").nth(1)
    expect(second.locator("a.rule")).to_be_focused()
    expect(second.locator("a.rule")).to_have_text(rules[1])
    page.keyboard.press("Tab")
    expect(second.locator("a.num")).to_be_focused()
    page.keyboard.press("End")
    expect(log.get_by_role("listitem").last.locator("a.num")).to_be_focused()
    expect(log.locator("a:not([tabindex='-1'])")).to_have_count(2)
    page.keyboard.press("Home")
    expect(log.get_by_role("listitem").first.locator("a.num")).to_be_focused()
    page.keyboard.press("Tab")
    assert log.locator("a:focus").count() == 0  # the next stop is behind the log
    expect(log.get_by_role("listitem").first.locator("a.rule")).to_have_attribute("tabindex", "0")


def test_a_phone_is_not_crowded_by_them(table: Table, company: Company) -> None:
    agnes = company.person(table.house, viewport={"width": 390, "height": 844}, has_touch=True)
    agnes.visit(table.paths[0])
    page = agnes.page
    page.get_by_role("navigation").get_by_role("button", name="Log", exact=True).click()
    log = log_of(page)
    assert set(rules_in(log)) <= table.book
    for line in log.get_by_role("listitem").all():
        # It ends the sentence in its last line or begins one of its own: no column is taken from the words.
        assert line.evaluate("li => li.scrollWidth - li.clientWidth") <= 0
        assert line.evaluate("li => li.querySelector('.rule').getClientRects().length") == 1
    find_nothing(page)


def test_the_log_of_a_replay_has_them_too(table: Table, company: Company) -> None:
    agnes = company.person(table.house)
    agnes.visit(table.paths[0])
    now = rules_in(log_of(agnes.page))
    agnes.visit(f"/t/{TABLE}/replay?seat=0#1")
    slider = agnes.page.get_by_role("slider", name="Step")
    slider.press("End")
    expect(log_of(agnes.page).get_by_role("listitem")).to_have_count(len(now))
    assert rules_in(log_of(agnes.page)) == now
    first = log_of(agnes.page).get_by_role("listitem").last.locator("a.rule")
    expect(first).to_have_attribute("href", re.compile(rf"^/rules/{table.game}#[A-Z]{{2}}-\d+\.\d+$"))
