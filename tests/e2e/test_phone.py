"""Chinwag on a phone: it can be installed, says so when the server is away, and keeps clear of notches."""

from __future__ import annotations

import json
import shutil
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.company import Company
from tests.e2e.house import House
from tests.server.live import site

from chinwag.server.client_files import CLIENT_FOLDER

pytestmark = pytest.mark.e2e

KEPT = "async () => Object.fromEntries(await Promise.all((await caches.keys()).map(async name => \
[name, (await (await caches.open(name)).keys()).map(request => new URL(request.url).pathname)])))"
READY = "navigator.serviceWorker.ready.then(({ active }) => active !== null)"
BACK = 20_000


def kept(page: Page) -> dict[str, list[str]]:
    """The caches of a page, each with the addresses in it."""
    found: dict[str, list[str]] = page.evaluate(KEPT)
    return found


def test_the_manifest_lets_a_browser_install_the_page(house: House, company: Company) -> None:
    agnes = company.person(house, phone=True, service_workers="allow")
    agnes.visit()
    browser = agnes.page.context.new_cdp_session(agnes.page)
    found = browser.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert manifest["display"] == "standalone"
    sizes: dict[str, set[int]] = {}
    for icon in manifest["icons"]:
        answer = agnes.page.request.get(house.url + icon["src"])
        assert answer.ok
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", answer.body()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
            sizes.setdefault(icon["purpose"], set()).add(width)
    assert sizes == {"any": {192, 512}, "maskable": {192, 512}}
    assert agnes.page.evaluate(READY)
    errors = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error for error in errors if error["errorId"] != "in-incognito"] == []


def test_a_server_that_is_away_is_said_by_the_page_that_was_kept(own_house: House, company: Company) -> None:
    agnes = company.person(own_house, phone=True, service_workers="allow")
    path = agnes.set_table("Agnes", bots=True)
    expect(agnes.page.locator(".turnline")).to_be_visible()  # she has said that she is ready
    assert agnes.page.evaluate(READY)
    agnes.page.reload()
    (files,) = kept(agnes.page).values()
    assert "/" in files
    assert not [file for file in files if file.startswith(("/api", "/t/"))]

    own_house.kill()
    sign = agnes.page.get_by_role("heading", name="The barber has stepped out.")
    for address in ("/", path):
        agnes.visit(address)
        expect(sign).to_be_visible()
    own_house.start()
    agnes.press("Try now")
    expect(agnes.page.locator(".turnline")).to_be_visible(timeout=BACK)


def test_another_build_takes_the_place_of_the_one_that_was_kept(tmp_path: Path, company: Company) -> None:
    client = tmp_path / "client"
    shutil.copytree(CLIENT_FOLDER, client)
    with site(client=client) as there:
        url = f"http://127.0.0.1:{there.port}/"
        house = House(tmp_path / "none.sqlite")
        agnes = company.person(house, service_workers="allow")
        agnes.page.goto(url)
        assert agnes.page.evaluate(READY)
        (old,) = kept(agnes.page)

        worker = client / "service-worker.js"
        worker.write_text(worker.read_text().replace(old.removeprefix("chinwag-"), "another"))
        index = client / "index.html"
        index.write_text(index.read_text().replace("<title>Chinwag", "<title>Another"))
        agnes.page.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update())")
        # A game that is on keeps the build that it began with: the other waits until its page is closed.
        other = agnes.page.context.new_page()
        agnes.page.close()
        other.goto("about:blank")
        other.wait_for_timeout(300)
        other.goto(url)
        other.wait_for_function("async () => (await caches.keys()).join() === 'chinwag-another'")


def test_nothing_lies_under_a_notch(house: House, company: Company) -> None:
    agnes = company.person(house, phone=True)
    browser = agnes.page.context.new_cdp_session(agnes.page)
    browser.send("Emulation.setSafeAreaInsetsOverride", {"insets": {"top": 47, "bottom": 34}})
    agnes.set_table("Agnes", bots=True)
    expect(agnes.page.locator(".bottombar")).to_be_visible()
    tops = agnes.page.locator(".bar button:visible").evaluate_all(
        "all => all.map(b => b.getBoundingClientRect().top)"
    )
    assert min(tops) >= 47
    icons = agnes.page.locator(".bottombar .ico").evaluate_all(
        "all => all.map(b => b.getBoundingClientRect().bottom)"
    )
    assert max(icons) <= 844 - 34
    bar = agnes.page.locator(".bottombar").bounding_box()
    tray = agnes.page.get_by_role("region", name="Your hand, open to all").bounding_box()
    assert bar is not None
    assert tray is not None
    assert tray["y"] + tray["height"] <= bar["y"] + 1


def test_a_field_does_not_make_a_phone_enlarge_the_page(house: House, company: Company) -> None:
    agnes = company.person(house, phone=True)
    agnes.visit()
    expect(agnes.page.get_by_label("Your name")).to_be_visible()
    sizes = agnes.page.locator("input:visible").evaluate_all(
        "all => all.map(one => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert sizes
    assert min(sizes) >= 16
    assert agnes.page.evaluate("getComputedStyle(document.documentElement).touchAction") == "manipulation"
