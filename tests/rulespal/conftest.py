"""RulesPal as it is without a model of meaning: the same on every machine."""

from __future__ import annotations

import pytest

from chinwag.rulespal import RulesPal


@pytest.fixture(scope="session")
def pal() -> RulesPal:
    return RulesPal()
