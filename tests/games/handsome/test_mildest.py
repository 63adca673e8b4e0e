"""What is played for a player whose choice does not come: it tells nothing and takes nothing from the others."""

from __future__ import annotations

from tests.games.handsome.tables import hand_in, load, position, start

from chinwag.core.protocol import Seat
from chinwag.games.handsome.actions import Done, Give, NoWord

ANNA = Seat(0)


def test_ha_2_2_no_gift_is_milder_than_another() -> None:
    """Three cards, one of them to give: any may stand in, so that none tells whose it was."""
    legal = start(seats=3).legal(ANNA)
    assert isinstance(legal[0], Give)
    assert len([action for action in legal if action.even]) == 3


def test_ha_3_6_the_mildest_word_is_none() -> None:
    legal = load(position()).legal(ANNA)
    assert legal[0] == NoWord()
    assert not legal[0].even


def test_ha_4_3_the_mildest_is_to_challenge_nobody() -> None:
    state = load(position(way="challenge"))
    hand_in(state, "tin", "pin")
    legal = state.legal(ANNA)
    assert legal[0] == Done()
    assert not legal[0].even
