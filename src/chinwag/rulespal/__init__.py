"""RulesPal: answers from the rulebooks that can be checked, and rulings on positions."""

from __future__ import annotations

from chinwag.rulespal.answers import Answer, Quote, RuleRef
from chinwag.rulespal.pal import RulesPal, house_pal
from chinwag.rulespal.rulings import Explained, Happened, Ruling, RulingError

__all__ = [
    "Answer",
    "Explained",
    "Happened",
    "Quote",
    "RuleRef",
    "RulesPal",
    "Ruling",
    "RulingError",
    "house_pal",
]
