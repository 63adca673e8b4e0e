"""What axe finds on the bill of every game, and on the table behind it: nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.e2e.company import Company
from tests.e2e.dealt import NAMES, SEED, a_game, deal
from tests.e2e.house import House
from tests.e2e.test_accessibility import LOOKS, find_nothing

from chinwag.games import GAMES

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, list[str]]]:
    """A server, and the path of a table for each game at which it was played to its end."""
    database: Path = tmp_path_factory.mktemp("finished") / "tables.sqlite"
    paths = [
        deal(database, rules, NAMES, SEED, a_game(game, 1000), f"quiet-otter-{number}")[0]
        for number, (game, rules) in enumerate(GAMES.items(), start=101)
    ]
    with House(database) as house:
        yield house, paths


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_on_any_bill(
    finished: tuple[House, list[str]], company: Company, look: dict[str, Any]
) -> None:
    house, paths = finished
    reader = company.person(house, reduced_motion="reduce", **look)
    for path in paths:
        reader.visit(path)
        expect(reader.page.get_by_role("article").get_by_role("table").first).to_be_visible()
        find_nothing(reader.page)
    reader.press("See the table")
    expect(reader.page.get_by_role("region", name="The table")).to_be_visible()
    find_nothing(reader.page)


def test_what_comes_next_is_in_sight_under_the_longest_bill(
    finished: tuple[House, list[str]], company: Company
) -> None:
    house, paths = finished
    reader = company.person(house)
    for path in paths:
        reader.visit(path)
        expect(reader.page.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)
        expect(reader.page.get_by_role("link", name="Replay", exact=True)).to_be_in_viewport(ratio=1)
    footer = reader.page.locator(".bill footer").bounding_box()
    assert footer is not None
    figures = reader.page.get_by_role("article").get_by_role("table").get_by_role("button")
    figures.first.focus()
    for _ in range(figures.count()):
        focused = reader.page.evaluate("document.activeElement.getBoundingClientRect().bottom")
        assert focused <= footer["y"]
        reader.page.keyboard.press("Tab")
    reader.page.keyboard.press("End")
    deal = reader.page.get_by_text("A fair deal").bounding_box()
    assert deal is not None
    assert deal["y"] + deal["height"] <= footer["y"]
