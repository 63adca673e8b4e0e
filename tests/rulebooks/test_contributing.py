"""The diagram that CONTRIBUTING.md shows as an example: it can be read, and the engine plays it as it says."""

from __future__ import annotations

import re
from pathlib import Path

from chinwag.core.guide import read_diagrams
from chinwag.games import GAMES
from chinwag.rulebooks import play_diagram

PAGE = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text(encoding="utf-8")


def test_the_example_of_a_diagram_is_one() -> None:
    (block,) = re.findall(r"```toml\n(.*?)```", PAGE, re.S)
    (diagram,) = read_diagrams(block, "CONTRIBUTING.md")
    floats, holds = play_diagram(GAMES["beardsmith"], diagram).moves
    assert floats.refusal is not None
    assert floats.refusal.rules == ("BS-4.2",)
    assert holds.refusal is None
