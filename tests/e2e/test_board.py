"""One screen for the room: what everybody may see, and where to sit down."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.e2e.company import Company
from tests.e2e.dealt import NAMES, SEED, TABLE, a_game, deal
from tests.e2e.house import House
from tests.e2e.test_accessibility import find_nothing

from chinwag.games import GAMES

pytestmark = pytest.mark.e2e

TELEVISION = {"width": 1920, "height": 1080}


def test_a_room_fills_from_its_board(house: House, company: Company) -> None:
    host, board = company.person(house), company.person(house, viewport=TELEVISION)
    path = host.set_table("Agnes", seats=2)
    host.press("Share")
    assert host.page.get_by_role("link", name="Board for the room").get_attribute("href") == f"{path}/board"
    host.page.keyboard.press("Escape")
    board.visit(f"{path}/board")
    expect(board.page.get_by_role("heading", name="Take a seat")).to_be_visible()
    expect(board.page.get_by_role("img", name="The link to this table as a QR code")).to_have_count(2)
    find_nothing(board.page)
    guest = company.person(house, phone=True)
    guest.sit_down(path, "Barnaby")
    expect(board.page.get_by_text("Barnaby")).to_be_visible()
    host.get_ready()
    guest.get_ready()
    expect(board.page.get_by_role("heading", name="to play")).to_be_visible()
    find_nothing(board.page)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_board_shows_no_hand_even_to_a_browser_that_holds_a_seat(
    tmp_path: Path, company: Company, game: str
) -> None:
    paths = deal(tmp_path / "tables.sqlite", GAMES[game], NAMES, SEED, a_game(game, 9))
    with House(tmp_path / "tables.sqlite") as house:
        agnes = company.person(house, viewport=TELEVISION)
        agnes.visit(paths[0])
        expect(agnes.page.get_by_role("tab", name="Log")).to_be_visible()
        frames: list[str] = []
        agnes.page.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))))
        agnes.visit(f"/t/{TABLE}/board")
        expect(agnes.page.get_by_text("Just now")).to_be_visible()
        assert '"you":null' in frames[0]
        find_nothing(agnes.page)
        company.go_home()
