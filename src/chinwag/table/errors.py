"""Why a table does not do what it was asked to; in each case nothing has changed."""

from __future__ import annotations

from chinwag.core.protocol import Fact, Refusal


class Declined(Exception):  # noqa: N818  the name says what it is
    """The table does not take this, for a reason that is not in the game's rules.

    `code` names a sentence in the words of the table under `failures`; `facts` fill it.
    """

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class RefusedByRules(Exception):  # noqa: N818
    """The rules of the game refuse the action."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class OutOfStep(Exception):  # noqa: N818
    """An action that answers a state that is no more: a double click, a second tab, a line that was down."""


class JournalError(Exception):
    """A journal that this version cannot play back; the message says where and why."""
