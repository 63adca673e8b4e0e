"""What a seat can do has words: the page says every kind of action by name."""

from __future__ import annotations

from typing import get_args

import pytest

from chinwag.games import GAMES
from chinwag.words import words


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_action_is_called_something_and_nothing_else_is(game: str) -> None:
    action_type = GAMES[game].action_type
    kinds = {str(kind.__struct_config__.tag) for kind in get_args(action_type) or (action_type,)}
    assert set(words(game)["ask"]) == kinds
