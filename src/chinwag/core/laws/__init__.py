"""The laws that every registered game keeps, at every step of many games that luck plays.

A law is a function that looks at a `Scene` and raises `Broken` where it is not kept. `play_by_the_laws` plays one
game and lets every law look at every moment of it.
"""

from __future__ import annotations

from chinwag.core.laws.battery import LAWS, Law, LawBroken, play_by_the_laws

__all__ = ["LAWS", "Law", "LawBroken", "play_by_the_laws"]
