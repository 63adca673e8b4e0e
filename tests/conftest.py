"""What holds for every test: examples that are made up have no time limit of their own, since machines differ."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("chinwag", deadline=None)
settings.load_profile("chinwag")
