"""Which of the legal actions are listed for people and programs at a table."""

from __future__ import annotations

from collections.abc import Iterable

from chinwag.core.protocol import A, Action


def one_of_each_order(legal: Iterable[A]) -> tuple[A, ...]:
    """Of actions that differ only in an order that may be named, the first; all others as they are."""
    first: dict[Action, A] = {}
    for action in legal:
        first.setdefault(action.in_any_order, action)
    return tuple(first.values())
