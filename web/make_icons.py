"""Draws the icons of the installed page from `public/favicon.svg`: run it after a change of the mark.

    .venv/bin/python web/make_icons.py

A maskable icon fills its square, and keeps the mark within the circle that every shape of icon leaves.
"""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent / "public"
WALNUT = "#4a2c1d"


def main() -> None:
    """Write every icon."""
    mark = (PUBLIC / "favicon.svg").read_text()
    glyph = re.search(r"<path[^>]*/>", mark)
    assert glyph is not None, "favicon.svg has no path"
    square = f'<rect width="64" height="64" fill="{WALNUT}"/>'
    full = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{square}'
    # Apple rounds the corners itself, and shows what is transparent as black.
    filled = f"{full}{glyph[0]}</svg>"
    masked = f'{full}<g transform="translate(32 32) scale(.8) translate(-32 -32)">{glyph[0]}</g></svg>'
    icons = {
        "icon-192.png": (mark, 192),
        "icon-512.png": (mark, 512),
        "icon-maskable-192.png": (masked, 192),
        "icon-maskable-512.png": (masked, 512),
        "apple-touch-icon.png": (filled, 180),
    }
    chromium = os.environ.get("CHINWAG_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name, (drawing, size) in icons.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>*{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
