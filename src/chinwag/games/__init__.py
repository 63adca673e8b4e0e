"""The games of the house. A game is one folder here and one line in `GAMES`."""

from __future__ import annotations

from chinwag.core.protocol import AnyRules
from chinwag.games import beardsmith, epic, handsome, wizards

_ALL: tuple[AnyRules, ...] = (beardsmith.RULES, epic.RULES, handsome.RULES, wizards.RULES)

GAMES: dict[str, AnyRules] = {rules.id: rules for rules in _ALL}


class UnknownGame(ValueError):  # noqa: N818  the name says what it is
    """A game that is not in the house."""

    def __init__(self, game: str) -> None:
        super().__init__(f"no game {game!r}; there is {', '.join(GAMES)}")


def game(name: str) -> AnyRules:
    """The rules of a game by its id. Raises `UnknownGame`."""
    try:
        return GAMES[name]
    except KeyError:
        raise UnknownGame(name) from None
