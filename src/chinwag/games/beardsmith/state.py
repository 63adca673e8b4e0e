"""The state of a game: what lies where, whose turn it is, and how a turn passes on (BS-3, BS-8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, cast

from chinwag.core.protocol import ActionId, Ask, IllegalAction, Refusal, RuleId, Seat, Told
from chinwag.games.beardsmith import scoring, showing, telling
from chinwag.games.beardsmith.actions import Place
from chinwag.games.beardsmith.board import Board
from chinwag.games.beardsmith.box import Box
from chinwag.games.beardsmith.codec import BeardsmithCodec
from chinwag.games.beardsmith.components import SEATS
from chinwag.games.beardsmith.hexes import CELL_BITS, CELLS
from chinwag.games.beardsmith.placement import must_skip, placements
from chinwag.games.beardsmith.refusals import refusal
from chinwag.games.beardsmith.view import BeardsmithView

ON: Final = 0
OUT_OF_TILES: Final = 1
NO_MOVE: Final = 2

_WHY_OVER: Final[tuple[Literal["out_of_tiles", "no_move"] | None, ...]] = (None, "out_of_tiles", "no_move")

_ASKS: Final = tuple(Ask("turn", RuleId("BS-3.1"), (Seat(seat),)) for seat in range(SEATS.stop))


class Deal(NamedTuple):
    """What stays as it is for a whole game.

    `aside` are tiles that a position has put out of the game, for each seat; a game from the start has none.
    """

    box: Box
    codec: BeardsmithCodec
    board: str
    first: int
    aside: tuple[tuple[int, ...], ...]


class BeardsmithState:
    """The whole truth of a game.

    Tiles in `hands` and `piles` are faces at turn 0 (`faces`); the last of a pile is drawn next. `turn` is whose
    turn it is, or was last. `skipped` marks the seats that are out under BS-8.2. `ended` is `ON`, or why the game
    is over.
    """

    def __init__(
        self,
        deal: Deal,
        board: Board,
        hands: list[list[int]],
        piles: list[list[int]],
        skipped: list[bool],
        turn: int,
    ) -> None:
        self.deal = deal
        self.board = board
        self.hands = hands
        self.piles = piles
        self.skipped = skipped
        self.turn = turn
        self.ended = ON
        self._legal: tuple[ActionId, ...] = ()

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.hands)

    @property
    def ask(self) -> Ask | None:
        """Whose turn it is; `None` when the game is over."""
        return _ASKS[self.turn] if self.ended == ON else None

    @property
    def number(self) -> int:
        """The number of the turn, counted from 1; of the last one when all are out of tiles."""
        return self.board.tiles + (self.ended != OUT_OF_TILES)

    @property
    def why_over(self) -> Literal["out_of_tiles", "no_move"] | None:
        """Why the game is over; `None` while it is on."""
        return _WHY_OVER[self.ended]

    @property
    def stuck(self) -> int | None:
        """Who could not move, which has ended the game (BS-8.3)."""
        return self.turn if self.ended == NO_MOVE else None

    def legal(self, seat: Seat) -> Sequence[Place]:
        """Every legal placement: by tile, then by cell from the top row down, then by turn."""
        return [self.deal.codec.action_of(action) for action in self.legal_ids(seat)]

    def legal_ids(self, seat: Seat) -> Sequence[ActionId]:
        """The integers of `legal(seat)`, in the same order."""
        return self._legal if seat == self.turn else ()

    def refuse(self, seat: Seat, action: Place) -> Refusal | None:
        """Why a placement is not legal, with the rules that it breaks, or `None` when it is."""
        return refusal(self, seat, action)

    def play(self, seat: Seat, action: Place) -> list[Told]:
        """Play a tile and pass the turn on. Raises `IllegalAction` for what `refuse` gives a reason for."""
        refused = self.refuse(seat, action)
        if refused is not None:
            raise IllegalAction(refused)
        action_id = self.deal.codec.id_of(action)
        assert action_id is not None, "what is not refused has an integer"
        before = telling.Before.of(self, action)
        self.play_id(seat, action_id)
        return telling.tell(before, self, seat, action)

    def play_id(self, seat: Seat, action_id: ActionId) -> None:
        """Play one of `legal_ids(seat)` and pass the turn on."""
        face, cell = action_id >> CELL_BITS, action_id & CELLS - 1
        self.hands[seat].remove(self.deal.box.tile_of[face])
        self.board.lay(face, cell, seat)
        self._pass_on()

    def settle(self) -> None:
        """Bring about what happens by itself, with `turn` to play and its tile drawn."""
        if not self._has_turn():
            self._pass_on()

    def _pass_on(self) -> None:
        """Play passes to the left, to the first who has a tile to play, and who draws one before (BS-3.1, BS-3.2).

        When there is nobody, all are out of tiles and the game ends (BS-8.1).
        """
        for _ in range(self.seats):
            self.turn = (self.turn + 1) % self.seats
            pile = self.piles[self.turn]
            if pile:
                self.hands[self.turn].append(pile.pop())
            if self._has_turn():
                return
        self.ended = OUT_OF_TILES
        self._legal = ()

    def _has_turn(self) -> bool:
        """Whether it is the turn of a player who is not out of tiles, and who then plays or ends the game (BS-8.3).

        Whoever has only scissors or gum left for the very last tile skips (BS-8.2).
        """
        hand = self.hands[self.turn]
        if not hand:
            return False
        if must_skip(hand):
            self.skipped[self.turn] = True
            return False
        self._legal = cast("tuple[ActionId, ...]", tuple(placements(self.board, hand)))
        if not self._legal:
            self.ended = NO_MOVE
        return True

    def view(self, seat: Seat | None) -> BeardsmithView:
        """The table as everybody sees it."""
        return showing.view(self, seat)

    def clone(self) -> BeardsmithState:
        """A copy that shares nothing that changes."""
        copy = BeardsmithState(
            self.deal,
            self.board.clone(),
            [hand[:] for hand in self.hands],
            [pile[:] for pile in self.piles],
            self.skipped[:],
            self.turn,
        )
        copy.ended = self.ended
        copy._legal = self._legal
        return copy

    def scores(self) -> tuple[int, ...]:
        """The score of each seat as it stands (BS-9.1 to BS-9.3)."""
        return tuple(scoring.totals(self.board, self.seats))

    def winners(self) -> tuple[Seat, ...]:
        """Who has won after every tie-break; several share a win (BS-9.5). Empty while the game is on."""
        if self.ended == ON:
            return ()
        places = scoring.places(scoring.tallies(self.board, self.seats))
        return tuple(Seat(seat) for seat, place in enumerate(places) if place == 1)
