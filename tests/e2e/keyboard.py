"""Somebody who has a keyboard and nothing else, and hears what has the focus as a screen reader says it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from playwright.sync_api import Page

_MOST_STOPS = 120
"""No page has so many places for the focus on the way to what is looked for."""

_LISTEN = """(() => {
    window.lostFocus = [];
    window.heard = [];
    let last = null;
    const leaves = (key) => key === 'Tab' || (key === 'Shift' && window.isLeft);
    addEventListener('keydown', ({ key }) => (window.isLeft = leaves(key)), true);
    addEventListener('focusin', ({ target }) => (last = target), true);
    const look = () => {
        if (last !== null && !window.isLeft && document.activeElement === document.body) {
            window.lostFocus.push(last.outerHTML.slice(0, 200));
            last = null;
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new MutationObserver((changes) => {
        for (const { target } of changes) {
            const region = (target.parentElement ?? target).closest?.('[aria-live="polite"]') ?? null;
            if (region !== null && region.textContent !== '') window.heard.push(region.textContent);
        }
    }).observe(document, { subtree: true, childList: true, characterData: true });
})()"""
"""Notes each frame in which nothing has the focus, unless Tab led out of the page, and all that is announced."""

_READ = """() => {
    const at = document.activeElement;
    if (at === null || at === document.body) return null;
    const textOf = (id) => document.getElementById(id)?.textContent ?? '';
    const texts = (ids) => (ids ?? '').split(' ').map(textOf).join(' ');
    const label = (of) => of.getAttribute('aria-label') ?? texts(of.getAttribute('aria-labelledby'));
    const name = label(at) || at.labels?.[0]?.innerText || (at.innerText ?? at.textContent);
    const group = at.parentElement.closest('[role="group"]');
    const described = at.parentElement.closest('[aria-describedby]');
    const isDrawn = ({ stroke, strokeWidth }) => stroke !== 'none' && parseFloat(strokeWidth) >= 2;
    const isOutlined = ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    const box = at.getBoundingClientRect();
    const parts = Array.from({ length: 16 }, (_, place) => (place + 0.5) / 16);
    const above = (x, y) => document.elementFromPoint(box.x + x * box.width, box.y + y * box.height);
    const isSeen = parts.some((y) => parts.some((x) => at.contains(above(x, y))));
    const nameOf = (part) => part === null ? 'nothing: it is outside the window' : part.outerHTML.slice(0, 200);
    window.places ??= new Map();
    if (!window.places.has(at)) window.places.set(at, window.places.size);
    return {
        id: window.places.get(at),
        name: name.replace(/\\s+/g, ' ').trim(),
        group: group === null ? '' : label(group).trim(),
        help: texts(described?.getAttribute('aria-describedby')),
        is_field: at.matches('input:not([type="range"]), textarea'),
        is_stop: at.tabIndex >= 0,
        is_used: at.disabled || at.matches('[aria-disabled="true"], [aria-pressed="true"]') || Boolean(at.value),
        is_inside: at.closest('main, dialog') !== null,
        is_marked: at instanceof SVGElement
            ? [...at.children].some((part) => isDrawn(getComputedStyle(part)))
            : isOutlined(getComputedStyle(at)),
        hidden_by: isSeen ? null : nameOf(above(0.5, 0.5)),
    };
}"""


class Place(NamedTuple):
    """What has the focus."""

    id: int
    name: str
    group: str
    """The name of the group around it."""
    help: str
    """How that group is used."""
    is_field: bool
    is_stop: bool
    """Whether Tab or arrow keys lead there, and not only the page."""
    is_used: bool
    """Whether it is disabled, or pressed already, or has something written in it."""
    is_inside: bool
    """Whether it belongs to the matter of the page or to a dialog over it."""
    is_marked: bool
    hidden_by: str | None
    """What lies over all of it, if anything does."""

    @property
    def said(self) -> str:
        """As it is said: first the group, then the name."""
        return f"{self.group}: {self.name}" if self.group else self.name

    @property
    def step(self) -> str | None:
        """The key that goes on within the group, where the group says so."""
        if "N goes to the next" in self.help:
            return "n" if "fit" in self.name else None  # no tile is held that could fit
        return "ArrowRight" if "Arrow keys walk" in self.help else None

    def grants(self, wish: re.Pattern[str]) -> bool:
        """Whether it is called as wished, and can be pressed."""
        return not self.is_used and wish.search(self.said) is not None


class Keys:
    """The keys, and what they lead to. To be taken up before the page is opened."""

    def __init__(self, page: Page) -> None:
        self._page = page
        page.add_init_script(_LISTEN)

    @property
    def at(self) -> Place:
        """What has the focus. It must not be lost, and whoever looks must see where it is."""
        place = self._read()
        assert place is not None, f"the focus is lost; it was on {self.lost}"
        return place

    @property
    def lost(self) -> list[str]:
        """What had the focus when it was lost, each time that it was lost."""
        lost: list[str] = self._page.evaluate("window.lostFocus")
        return lost

    @property
    def heard(self) -> list[str]:
        """What was politely announced, oldest first."""
        heard: list[str] = self._page.evaluate("window.heard")
        return heard

    def press(self, key: str) -> None:
        """Press a key."""
        self._page.keyboard.press(key)

    def write(self, text: str) -> None:
        """Write into the field that has the focus, in place of what stands there."""
        assert self.at.is_field
        self.press("Control+a")
        self._page.keyboard.type(text)

    def go_to(self, wish: str) -> None:
        """Go on with Tab to the next place whose name has this pattern in it."""
        seen = []
        for _ in range(_MOST_STOPS):
            self.press("Tab")
            if (place := self._read()) is None:  # past the last place and out of the page
                continue
            seen.append(place.name)
            if re.search(wish, place.name):
                return
        raise AssertionError(f"no way with Tab to {wish!r}, but to {seen}")

    def find(self, wishes: Sequence[re.Pattern[str]]) -> Place | None:
        """Go to a place that can be pressed and is called as wished: by the first wish that any place grants."""
        first, *others = wishes
        seen: list[Place] = []
        for place in self._around():
            if place.grants(first):
                return place
            seen.append(place)
        for wish in others:
            if (found := next((place for place in seen if place.grants(wish)), None)) is not None:
                return next((place for place in self._around() if place.id == found.id), None)
        return None

    def _read(self) -> Place | None:
        """What has the focus, if anything has it."""
        read = self._page.evaluate(_READ)
        if read is None:
            return None
        place = Place(**read)
        if place.is_stop:
            assert place.is_marked, f"nothing marks the focus on {place}"
            assert place.hidden_by is None, f"the focus is hidden: {place}"
        return place

    def _around(self) -> Iterator[Place]:
        """All places of the table, or of the dialog over it: those further on, then those before."""
        if self._page.evaluate("window.isLeft && document.activeElement === document.body"):
            self.press("Tab")
        start = self.at
        seen = {start.id}
        yield from self._along(start)
        for key in ("Tab", "Shift+Tab"):
            for place in self._on(key):
                if place.id not in seen:
                    for each in self._along(place):
                        seen.add(each.id)
                        yield each

    def _on(self, key: str) -> Iterator[Place]:
        """All places to which this key leads on, to the end of the table or of the dialog."""
        for _ in range(_MOST_STOPS):
            self.press(key)
            if (place := self._read()) is None or not place.is_inside:
                return
            yield place

    def _along(self, first: Place) -> Iterator[Place]:
        """A place, and all others of its group to which a key of the group leads."""
        yield first
        seen = {first.id}
        while first.step is not None:
            self.press(first.step)
            if (place := self.at).id in seen:
                return
            seen.add(place.id)
            yield place
