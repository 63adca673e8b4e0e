"""What people do at a table of Beardsmith: by mouse, by touch, and by keyboard alone."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from tests.e2e.people import Person

OPEN_SIDE = re.compile(r"(?:north-|south-)?(?:east|west)")
FITS = re.compile(r": (?:fits with|the \w+ fits?\b)")
DOES_NOT_FIT = re.compile(r"; does not fit$")
"""There is always one: the starting board."""

_REACHABLE = """cells => cells.findIndex(cell => {
    const box = cell.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top !== null && top.closest('[data-cell]') === cell;
})"""
"""The first of the cells that is in sight with nothing over it."""


class Smith:
    """Somebody at a table of Beardsmith, in front of a screen or with a phone."""

    def __init__(self, person: Person, *, touch: bool = False) -> None:
        self.person = person
        self.touch = touch
        self.placed = 0

    @property
    def page(self) -> Page:
        return self.person.page

    @property
    def is_to_play(self) -> bool:
        """Whether the page says that it is this person's turn, and nothing is under way."""
        return self.page.locator(".turnline.yours").count() > 0

    @property
    def has_bill(self) -> bool:
        """Whether the score sheet is in front."""
        return self.page.get_by_role("article").get_by_role("table").count() > 0

    @property
    def tiles(self) -> Locator:
        """The tiles of the hand."""
        hand = self.page.get_by_role("region", name="Your hand, open to all")
        return hand.get_by_role("listitem").locator("button:first-child")

    def cells(self, label: re.Pattern[str] = FITS) -> Locator:
        """The cells of the board whose label has this in it."""
        return self.page.get_by_role("group", name="The beard").get_by_role("button", name=label)

    def best_tile(self) -> int:
        """The tile that fits somewhere and leaves the most ends: a game of such tiles does not close."""
        labels = self.tiles.evaluate_all("tiles => tiles.map(tile => tile.ariaLabel)")
        fitting = [number for number, label in enumerate(labels) if "fits nowhere" not in label]
        return max(fitting, key=lambda number: len(OPEN_SIDE.findall(labels[number])))

    def press(self, target: Locator) -> None:
        """Press with what this person presses with."""
        if self.touch:
            target.tap()
        else:
            target.click()

    def hold(self, number: int) -> None:
        """Take a tile of the hand, if it is not held already."""
        tile = self.tiles.nth(number)
        if tile.get_attribute("aria-pressed") == "false":
            self.press(tile)

    def pick(self, label: re.Pattern[str] = FITS) -> Locator:
        """Press a cell; on a small screen the whole board first, where none is in sight."""
        number = self.cells(label).evaluate_all(_REACHABLE)
        if number < 0:
            self.press(self.page.get_by_role("button", name="Whole board"))
            expect(self.page.get_by_role("button", name="Closer")).to_be_visible()
            self.page.wait_for_timeout(350)  # the eye glides there
            number = self.cells(label).evaluate_all(_REACHABLE)
        place = self.cells(label).nth(number).get_attribute("data-cell")
        cell = self.page.locator(f"[data-cell='{place}']")
        self.press(cell)
        return cell

    def place(self) -> None:
        """Place a tile: on a screen by the button, on a phone by a second tap on the ghost."""
        self.hold(self.best_tile())
        cell = self.pick()
        if self.touch:
            self.press(cell)
        else:
            self.press(self.page.get_by_role("button", name="Place", exact=True))
        self.placed += 1
        # Waits by frames, where `expect` would look again after a quarter of a second.
        self.page.locator(".turnline.yours").wait_for(state="detached")

    def points(self) -> dict[str, str]:
        """The points of everybody as this page shows them."""
        if self.touch:
            labels = self.page.locator(".chip").evaluate_all("chips => chips.map(chip => chip.ariaLabel)")
            found = [re.match(r"(.+?), \w+: (\S+) points?", label) for label in labels]
            return {match[1]: match[2] for match in found if match}
        cards = self.page.get_by_role("region", name="Players").get_by_role("article")
        names = cards.locator(".who b").all_inner_texts()
        return dict(zip(names, cards.locator(".pts b").all_inner_texts(), strict=True))


class Wire:
    """Somebody's line to the server, which can be cut and mended. Lay it before the table is opened."""

    def __init__(self, page: Page) -> None:
        self._is_cut = False
        self._open: list[WebSocketRoute] = []
        page.route_web_socket(re.compile(r"/socket$"), self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        if self._is_cut:
            line.close()
            return
        line.connect_to_server()
        self._open.append(line)

    def cut(self) -> None:
        """Nothing gets through any more."""
        self._is_cut = True
        for line in self._open:
            line.close()
        self._open.clear()

    def mend(self) -> None:
        """The next try gets through."""
        self._is_cut = False
