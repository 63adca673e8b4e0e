"""Set-up (BS-2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from chinwag.core.chance import SealedChance
from chinwag.core.protocol import Event
from chinwag.games.beardsmith import RULES
from chinwag.games.beardsmith.events import Drawn, FirstTiles
from chinwag.games.beardsmith.state import BeardsmithState


class Rigged:
    """A chance that puts the wished tile on top of each pile, and leaves the rest in the order of the box."""

    def __init__(self, seats: int, tops: Sequence[str], lots: Mapping[int, list[int]] | None = None) -> None:
        names = [kind.name for kind in RULES.components.tile for _ in range(kind.copies.used_by(seats))]
        self._tops = [names.index(top) for top in tops]
        self._lots = lots or {}
        self.asked: list[str] = []

    def permutation(self, label: str, size: int) -> list[int]:
        """The wished tile first; for lots, what was wished for that number of seats."""
        self.asked.append(label)
        if label == "lots":
            return self._lots[size]
        top = self._tops[int(label.removeprefix("pile/"))]
        return [top, *(number for number in range(size) if number != top)]


def told(state: BeardsmithState) -> list[Event]:
    """What everybody is told of the set-up."""
    return [told.public for told in RULES.opening(state)]


def start(*tops: str, lots: Mapping[int, list[int]] | None = None) -> BeardsmithState:
    """A game in which each player draws this tile first."""
    return RULES.start(len(tops), {}, Rigged(len(tops), tops, lots))


def test_bs_2_1_every_player_shuffles_a_pile_of_their_own() -> None:
    chance = Rigged(3, ["tip", "wild", "gum"])
    RULES.start(3, {}, chance)
    assert chance.asked == ["pile/0", "pile/1", "pile/2"]
    state = RULES.start(2, {}, SealedChance(bytes(32)))
    position = RULES.position(state)
    whole = [Counter(hand) + Counter(pile) for hand, pile in zip(position.hands, position.piles, strict=True)]
    assert whole[0] == whole[1]
    assert position.piles[0] != position.piles[1]


@pytest.mark.parametrize(
    ("winning", "losing"),
    [
        ("scissors", "gum"),
        ("gum", "wild"),
        ("wild", "full beard"),
        ("full beard", "bush"),
        ("bush", "claw"),
        ("trident", "straight"),
        ("straight", "tip"),
    ],
)
def test_bs_2_2_the_stronger_tile_goes_first(winning: str, losing: str) -> None:
    for tops, first in (((winning, losing), 0), ((losing, winning), 1)):
        state = start(*tops)
        assert state.ask is not None
        assert state.ask.awaited == (first,)
        assert told(state)[0] == FirstTiles(tops, (), first)


def test_bs_2_3_level_players_draw_lots() -> None:
    # Seats 0 and 2 have three open sides each, seat 1 fewer.
    for order, first in (([0, 1], 0), ([1, 0], 2)):
        state = start("trident", "tip", "tripod", lots={2: order})
        assert state.turn == first
        assert told(state)[0] == FirstTiles(("trident", "tip", "tripod"), (0, 2), first)


def test_bs_2_3_nobody_else_draws() -> None:
    chance = Rigged(3, ["gum", "wild", "wild"])
    RULES.start(3, {}, chance)
    assert "lots" not in chance.asked


def test_bs_2_4_three_tiles_make_the_hand() -> None:
    state = start("wild", "tip", "tip")
    view = state.view(None)
    assert [len(hand) for hand in view.hands] == [4, 3, 3]
    assert view.piles == (16, 17, 17)
    assert [event.tiles for event in told(state) if isinstance(event, Drawn)][:3] == [
        tuple(face.tile for face in hand[1:3]) for hand in view.hands
    ]


def test_bs_2_4_hands_are_open_and_piles_hidden_from_everybody() -> None:
    state = RULES.start(3, {}, SealedChance(bytes(32)))
    views = [state.view(seat) for seat in (None, *range(3))]
    assert len({view.hands for view in views}) == 1
    assert all(isinstance(count, int) for view in views for count in view.piles)


def test_bs_2_4_first_player_draws_a_fourth() -> None:
    state = start("tip", "wild")
    assert told(state)[-1] == Drawn(1, (state.view(None).hands[1][3].tile,))
