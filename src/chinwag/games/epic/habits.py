"""What players have shown of themselves: how often each declared truly, and how often each doubted."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from chinwag.core.protocol import Event
from chinwag.games.epic.events import Answered, TurnedUp


@dataclass
class Habit:
    """One player's answers to anybody, and declarations to one target, all of them seen by everybody (EB-4.3)."""

    true: int = 0
    bluffs: int = 0
    believed: int = 0
    doubted: int = 0


def habits(events: Iterable[Event], seats: int, target: int) -> list[Habit]:
    """The habits of every seat, from what a target was told.

    A player may tell the truth to one and lie to another, so only declarations to the target count.
    """
    found = [Habit() for _ in range(seats)]
    answered = None
    for event in events:
        match event:
            case Answered(seat, _, believes):
                answered = seat
                found[seat].believed += believes
                found[seat].doubted += not believes
            case TurnedUp(seat, _, honest) if answered == target:
                found[seat].true += honest
                found[seat].bluffs += not honest
            case _:
                pass
    return found


def expected(usual: float, weight: float, yes: int, no: int) -> float:
    """A share as one expects it: what is usual, as good as `weight` cases seen, and the cases that were seen.

    >>> expected(0.5, 4, 0, 0), expected(0.5, 4, 4, 0)
    (0.5, 0.75)
    """
    return (usual * weight + yes) / (weight + yes + no)
