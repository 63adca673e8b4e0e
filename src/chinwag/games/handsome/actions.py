"""What a player of Handsome can do."""

from __future__ import annotations

import string
from typing import ClassVar, Final

from msgspec.structs import force_setattr

from chinwag.core.protocol import Action

_CAPITALS_COUNT_AS_SMALL: Final = str.maketrans(string.ascii_uppercase, string.ascii_lowercase)


class Give(Action, frozen=True, tag="give"):
    """Play cards of the hand to the centre, face down (HA-2.2). Their order means nothing."""

    rules: ClassVar[tuple[str, ...]] = ("HA-2.2",)

    even: ClassVar[bool] = True
    cards: tuple[str, ...]

    def __post_init__(self) -> None:
        force_setattr(self, "cards", tuple(sorted(self.cards)))


class HandIn(Action, frozen=True, tag="hand_in"):
    """Hand in a word, or another one in its place (HA-3.4). Capitals count as small (HA-3.6)."""

    rules: ClassVar[tuple[str, ...]] = ("HA-3.4", "HA-3.6")

    free: ClassVar[bool] = True
    word: str

    def __post_init__(self) -> None:
        force_setattr(self, "word", self.word.translate(_CAPITALS_COUNT_AS_SMALL))


class NoWord(Action, frozen=True, tag="no_word"):
    """Hand in none (HA-3.6)."""

    rules: ClassVar[tuple[str, ...]] = ("HA-3.6",)


class Challenge(Action, frozen=True, tag="challenge"):
    """Challenge the word of another player, the `target` (HA-4.2)."""

    rules: ClassVar[tuple[str, ...]] = ("HA-4.2",)

    target: int


class Done(Action, frozen=True, tag="done"):
    """Have no more words to challenge, which is final (HA-4.3)."""

    rules: ClassVar[tuple[str, ...]] = ("HA-4.3",)


class Stop(Action, frozen=True, tag="stop"):
    """Wish to stop the game, or no longer. When everybody wishes so, it ends (HA-6.2)."""

    rules: ClassVar[tuple[str, ...]] = ("HA-6.2",)

    wish: bool


HandsomeAction = Give | HandIn | NoWord | Challenge | Done | Stop
