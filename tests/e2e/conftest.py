"""A real server, a real browser, and people who sit at tables with it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.e2e.company import Company
from tests.e2e.house import House

from chinwag.server.client_files import CLIENT_FOLDER

_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def _chromium() -> str | None:
    """The machine's Chromium, or the one that `CHINWAG_CHROMIUM` names."""
    named = os.environ.get("CHINWAG_CHROMIUM")
    return named if named is not None else next(filter(None, map(shutil.which, _NAMES)), None)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """How Playwright starts the machine's own Chromium."""
    chromium = _chromium()
    if chromium is None:
        pytest.skip(f"no Chromium here: install one of {', '.join(_NAMES)}, or name it in CHINWAG_CHROMIUM")
    if not (CLIENT_FOLDER / "index.html").is_file():
        pytest.fail(f"the client is not built into {CLIENT_FOLDER}: run make e2e, or npm run build in web/")
    return {**browser_type_launch_args, "executable_path": chromium, "args": list(_FLAGS)}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for the tests of one file: what one address may ask of it is limited."""
    with House(tmp_path_factory.mktemp("house") / "tables.sqlite") as house:
        yield house


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server for one test, which may stop it."""
    with House(tmp_path / "tables.sqlite") as house:
        yield house


@pytest.fixture
def company(browser: Browser) -> Iterator[Company]:
    """People for one test. No page of theirs may raise an error or break the content security policy."""
    company = Company(browser)
    yield company
    company.go_home()
    assert company.complaints == []
