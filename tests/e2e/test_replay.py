"""A game looked at again: while it is on with one's own eyes, after its end with anybody's."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.company import Company
from tests.e2e.dealt import NAMES, SEED, TABLE, a_game, deal
from tests.e2e.house import House
from tests.e2e.test_accessibility import LOOKS, find_nothing

from chinwag.core.record import read_record
from chinwag.core.replay import replay
from chinwag.games import GAMES

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, list[str]]]:
    """A table where Beardsmith was played to its end."""
    database = tmp_path_factory.mktemp("house") / "tables.sqlite"
    paths = deal(database, GAMES["beardsmith"], NAMES, SEED, a_game("beardsmith", 1000))
    with House(database) as house:
        yield house, paths


def step(page: Page) -> int:
    return int(page.get_by_role("slider", name="Step").input_value())


def test_a_finished_game_is_seen_again_step_by_step(
    finished: tuple[House, list[str]], company: Company, tmp_path: Path
) -> None:
    house, paths = finished
    agnes = company.person(house)
    agnes.visit(paths[0])
    page = agnes.page
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.get_by_role("heading", name="Beardsmith, replay")).to_be_focused()
    assert step(page) == 0
    agnes.press("One step on")
    expect(page.get_by_role("slider", name="Step")).to_have_value("1")
    page.get_by_role("slider", name="Step").press("End")
    end = step(page)
    assert end == len(a_game("beardsmith", 1000))
    page.get_by_role("slider", name="Step").press("ArrowLeft")
    page.get_by_role("button", name="One step on").press("Enter")
    expect(page.get_by_role("button", name="One step on")).to_be_disabled()
    expect(page.get_by_role("button", name="One step back")).to_be_focused()
    # With anybody's eyes, at the same moment.
    page.get_by_role("slider", name="Step").press("ArrowLeft")
    agnes.press("Barnaby")
    expect(page.get_by_role("button", name="Barnaby", exact=True)).to_have_attribute("aria-pressed", "true")
    assert step(page) == end - 1
    assert page.url.endswith(f"/t/{TABLE}/replay?seat=1#{end - 1}")
    # A line of the log leads to its moment.
    page.get_by_title("See this moment again: step 3", exact=True).first.click()
    expect(page.get_by_role("slider", name="Step")).to_have_value("3")
    # The record is saved, and it is sound.
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    saved = tmp_path / "record.txt"
    download.value.save_as(saved)
    again = replay(read_record(saved.read_text(encoding="utf-8")), GAMES["beardsmith"])
    assert again.state.ask is None


def test_it_plays_by_itself(finished: tuple[House, list[str]], company: Company) -> None:
    house, paths = finished
    agnes = company.person(house)
    agnes.visit(f"{paths[0].partition('#')[0]}/replay")
    agnes.press("4×")
    agnes.press("Play")
    expect(agnes.page.get_by_role("slider", name="Step")).not_to_have_value("0")
    expect(agnes.page.get_by_role("slider", name="Step")).not_to_have_value("1")
    agnes.press("Pause")


@pytest.mark.parametrize("look", LOOKS)
def test_a_replay_is_for_everybody(
    finished: tuple[House, list[str]], company: Company, look: dict[str, Any]
) -> None:
    house, _ = finished
    onlooker = company.person(house, **look)
    onlooker.visit(f"/t/{TABLE}/replay#20")
    expect(onlooker.page.get_by_role("slider", name="Step")).to_have_value("20")
    find_nothing(onlooker.page)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_that_is_on_is_seen_with_ones_own_eyes(tmp_path: Path, company: Company, game: str) -> None:
    paths = deal(tmp_path / "tables.sqlite", GAMES[game], NAMES, SEED, a_game(game, 12))
    with House(tmp_path / "tables.sqlite") as house:
        agnes = company.person(house)
        agnes.visit(paths[0])
        expect(agnes.page.get_by_role("tab", name="Log")).to_be_visible()
        agnes.visit(f"/t/{TABLE}/replay?seat=0#2")
        expect(agnes.page.get_by_role("button", name="Agnes", exact=True)).to_have_attribute("aria-pressed", "true")
        expect(agnes.page.get_by_role("button", name="Barnaby", exact=True)).to_have_count(0)
        expect(agnes.page.get_by_text("The others’ eyes open when the game is over.")).to_be_visible()
        agnes.visit(f"/t/{TABLE}/replay?seat=1")
        expect(agnes.page.get_by_text("you can look back with your own eyes only")).to_be_visible()
        company.go_home()
