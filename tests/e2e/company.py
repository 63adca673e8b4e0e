"""People with browsers, and what their pages complain of."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page
from tests.e2e.house import House
from tests.e2e.people import Person

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


class Company:
    """People with browsers of their own: nobody shares cookies or storage with anybody."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def person(self, house: House, *, phone: bool = False, **settings: Any) -> Person:
        """Somebody at a laptop, or with a phone."""
        looks = {"viewport": PHONE if phone else WIDE, "has_touch": phone, "locale": "en-GB"}
        # What a service worker keeps would only cost every other test its time.
        settings = {**looks, "service_workers": "block", **settings}
        context = self._browser.new_context(**settings)
        self._contexts.append(context)
        page = context.new_page()
        self._listen(page)
        context.on("page", self._listen)
        return Person(page, house)

    def _listen(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.complaints.append(f"uncaught: {error}"))
        page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:
            self.complaints.append(message.text)

    def go_home(self) -> None:
        """Close every browser window."""
        for context in self._contexts:
            context.close()
