"""What cards and rituals do, as data: each effect is one Struct, with its parameters as fields.

Those of `Effect` happen once, when a card is played or used, in the order in which the card lists them. Those of
`Standing` hold as long as the card is equipped (BW-3.5). `docs/components-wizards.md` shows how to add one.
"""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=1, le=20)]


class Happening(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What happens once. "You" is whoever plays or uses the card, "the target" the player whom it names.

    One that is `targeted` makes the card name a target; one that is not for `anyone` takes a target who has
    something (BW-4.1).
    """

    targeted: ClassVar[bool] = False
    anyone: ClassVar[bool] = True


class DrawHairs(Happening, frozen=True, tag="draw_hairs"):
    """You draw golden hairs from the pile."""

    hairs: Count


class StealHairs(Happening, frozen=True, tag="steal_hairs"):
    """You steal golden hairs from the target."""

    targeted: ClassVar[bool] = True
    hairs: Count


class ReturnHairs(Happening, frozen=True, tag="return_hairs"):
    """The target returns golden hairs to the pile."""

    targeted: ClassVar[bool] = True
    hairs: Count


class Equalise(Happening, frozen=True, tag="equalise"):
    """Every other player with more golden hairs than you returns some to the pile."""

    hairs: Count


class DrawCards(Happening, frozen=True, tag="draw_cards"):
    """You draw cards."""

    cards: Count


class OthersDraw(Happening, frozen=True, tag="others_draw"):
    """Every other player draws cards."""

    cards: Count


class PayCards(Happening, frozen=True, tag="pay_cards"):
    """You discard cards of your hand, of your choice, as you play or use the card; without them you cannot."""

    cards: Annotated[int, Meta(ge=1, le=3)]


class DiscardRandom(Happening, frozen=True, tag="discard_random"):
    """The target discards cards at random."""

    targeted: ClassVar[bool] = True
    cards: Count


class OthersDiscardRandom(Happening, frozen=True, tag="others_discard_random"):
    """Every other player discards cards at random."""

    cards: Count


class TakeRandom(Happening, frozen=True, tag="take_random"):
    """You take cards at random from the target's hand, and nobody else sees them (BW-3.9)."""

    targeted: ClassVar[bool] = True
    cards: Count


class PickCards(Happening, frozen=True, tag="pick_cards"):
    """You pick cards from the discard pile, one at a time (BW-5.2). It can only be the last effect of a card."""

    cards: Count


class LookAtHand(Happening, frozen=True, tag="look_at_hand"):
    """You look at the target's hand (BW-3.9)."""

    targeted: ClassVar[bool] = True


class SwapHands(Happening, frozen=True, tag="swap_hands"):
    """You and the target exchange hands."""

    targeted: ClassVar[bool] = True


class SwapBeards(Happening, frozen=True, tag="swap_beards"):
    """You and the target exchange equipped beards; at least one of the two must have one."""

    targeted: ClassVar[bool] = True
    anyone: ClassVar[bool] = False


class DiscardBeard(Happening, frozen=True, tag="discard_beard"):
    """The target, who must have a beard equipped, discards it."""

    targeted: ClassVar[bool] = True
    anyone: ClassVar[bool] = False


class DiscardArtifact(Happening, frozen=True, tag="discard_artifact"):
    """The target, who must have one, discards an equipped artifact, which you choose."""

    targeted: ClassVar[bool] = True
    anyone: ClassVar[bool] = False


class Win(Happening, frozen=True, tag="win"):
    """You win the game (BW-6.1). Only rituals do."""


Effect = (
    DiscardArtifact
    | DiscardBeard
    | DiscardRandom
    | DrawCards
    | DrawHairs
    | Equalise
    | LookAtHand
    | OthersDiscardRandom
    | OthersDraw
    | PayCards
    | PickCards
    | ReturnHairs
    | StealHairs
    | SwapBeards
    | SwapHands
    | TakeRandom
    | Win
)


class Lasting(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What holds as long as the card is equipped."""


class TurnDraw(Lasting, frozen=True, tag="turn_draw"):
    """You draw so many cards at the beginning of your turn, if that is more than usual (BW-3.1)."""

    cards: Count


class Actions(Lasting, frozen=True, tag="actions"):
    """You have so many actions a turn, if that is more than usual (BW-3.2)."""

    actions: Count


class DrawOnStealing(Lasting, frozen=True, tag="draw_on_stealing"):
    """Whenever you steal golden hairs, you draw cards (BW-3.8)."""

    cards: Count


class HairsAreSafe(Lasting, frozen=True, tag="hairs_are_safe"):
    """Your golden hairs cannot be stolen."""


class Dye(Lasting, frozen=True, tag="dye"):
    """So many of the cards that you discard for a ritual may count as any colour; several add up (BW-3.8)."""

    cards: Count


class Refill(Lasting, frozen=True, tag="refill"):
    """At the end of your turn, if you hold fewer cards, you draw up to so many (BW-3.8)."""

    cards: Count


Standing = Actions | DrawOnStealing | Dye | HairsAreSafe | Refill | TurnDraw
