"""Bots that leave it to luck: always, or now and then."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from chinwag.core.bot import Bot, Situation
from chinwag.core.chance import pick
from chinwag.core.protocol import A, V


class Random:
    """Any legal action, every one as likely."""

    def choose(self, situation: Situation[A, V]) -> A:
        """One of the legal actions."""
        return pick(situation.chance, "any", situation.legal)


@dataclass(frozen=True)
class Mistaken:
    """A bot that one time in `one_in` does not think and plays any legal action."""

    careful: Bot[Any, Any]
    one_in: int

    def choose(self, situation: Situation[A, V]) -> A:
        """What luck or the careful bot chooses."""
        if pick(situation.chance, "mistake", range(self.one_in)) == 0:
            return Random().choose(situation)
        chosen: A = self.careful.choose(situation)
        return chosen
