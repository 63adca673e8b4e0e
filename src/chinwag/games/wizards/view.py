"""What a seat may know of Beard Wizards."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from chinwag.core.protocol import View
from chinwag.games.wizards.actions import Card
from chinwag.games.wizards.effects.types import Effect, Standing

WindowName = Literal["start", "turn", "answer", "pick"]
Kind = Literal["spell", "counterspell", "beard", "artifact"]
SpellOutcome = Literal["happens", "stopped", "redirected"]


class CardInfo(Struct, frozen=True):
    """All action cards of one name (BW-1.3).

    - `colours` has the background of each copy.
    - `targeted` tells that it names another player, `answerable` that it is a spell that does (BW-4.2), `pays` how
      many cards of the hand it costs, `chooses_artifact` that an artifact of the target is to be chosen.
    - `effects` happen when it is played or used, `standing` ones hold while it is equipped. `use` is when an
      equipped card can be used: once during the turn (BW-3.3) or at its start (BW-3.1).
    - `spell` tells what a counterspell does to the spell.
    - `house` tells that the card is the house's own and not printed.
    """

    name: str
    kind: Kind
    colours: tuple[str, ...]
    targeted: bool
    answerable: bool
    pays: int
    chooses_artifact: bool
    effects: tuple[Effect, ...]
    standing: tuple[Standing, ...]
    use: Literal["turn", "start"] | None
    spell: SpellOutcome | None
    house: bool


class RitualInfo(Struct, frozen=True):
    """A ritual (BW-5.1).

    - `cost` has a word for each card: the name of a colour, `any`, `same` (all of these are of one colour) or
      `different` (of another colour than every other card of the cost).
    - `reached` tells whether the reader's beard is long enough, `payable` whether the reader's hand can pay, with
      Dye Pots; both False for an onlooker. Whether there is an action left and whose turn it is they do not tell.
    """

    hairs: int
    cost: tuple[str, ...]
    effects: tuple[Effect, ...]
    targeted: bool
    wins: bool
    reached: bool
    payable: bool


class Equipped(Struct, frozen=True):
    """An equipped card. `used` tells that it has been used in this turn (BW-3.3)."""

    card: Card
    used: bool


class Player(Struct, frozen=True):
    """What everybody sees of a player: golden hairs, equipment in the order of equipping, the number of cards."""

    hairs: int
    beard: Equipped | None
    artifacts: tuple[Equipped, ...]
    cards: int


class Known(Struct, frozen=True):
    """A card that is known to be in a hand.

    Mostly `seats` is the one who holds it. After a card was taken unseen (BW-3.9), which may be this one, they are
    all who may hold it, in ascending order.
    """

    card: Card
    seats: tuple[int, ...]


class Reply(Struct, frozen=True):
    """A counterspell that answered the spell (BW-4.3); `target` is to whom it redirected it, if it did."""

    seat: int
    card: Card
    target: int | None


class SpellInTheAir(Struct, frozen=True):
    """A spell that waits for the answer of its target (BW-4.3).

    `caster` is who casts it now, after redirections (BW-4.4), and `artifact` what that player chose. `first_caster`
    played the card, at `first_target`; `replies` are the counterspells since, in order.
    """

    card: Card
    first_caster: int
    first_target: int
    replies: tuple[Reply, ...]
    caster: int
    target: int
    artifact: Card | None


class WizardsView(View, frozen=True, tag="wizards"):
    """The table as one seat sees it; tuples are in the order of the seats unless said otherwise.

    - `turn` is whose turn it is, in `round` of at most `rounds` (BW-6.2); `first` had the first turn.
    - `window` is what is awaited, of `awaited`; both None when the game is over.
    - `actions_done` of `actions_allowed` at the moment (BW-3.4) are those of the player whose turn it is, and
      `used` are the cards that were used in it: they stay used, also when they are equipped again (BW-3.3).
      `starts_left` is how often that player can still use something at the start of the turn (BW-3.1), and
      `picks_left` how many cards the awaited player still picks (BW-5.2).
    - `hand` is the reader's own, in the order of the box.
    - `known` are the cards that the reader knows to be in the hands of others: seen through a Crystal Mirror,
      swapped, taken, or known to all. `common` are those that everybody knows, also of the reader's own hand. For
      an onlooker both are the same.
    - `draw_pile` counts the cards; `draw_order` are they, the next one first, once the discard pile has been
      flipped (BW-3.6): everybody knows that order (BW-2.3). None before. `flips` is how often it has been.
    - `discard_pile` is listed oldest first; its last card lies on top. `hairs` are left in the pile.
    - `spell` waits for an answer; None at other times. `dye` is how many cards the reader's Dye Pots colour.
    - `winners` are who has won, and `won_by` how; empty and None while the game is on.
    - `colours`, `cards` and `rituals` are what is in the box, in its order.
    """

    seat: int | None
    round: int
    rounds: int
    first: int
    turn: int
    window: WindowName | None
    awaited: int | None
    actions_done: int
    actions_allowed: int
    used: tuple[Card, ...]
    starts_left: int
    picks_left: int
    players: tuple[Player, ...]
    hand: tuple[Card, ...]
    known: tuple[Known, ...]
    common: tuple[Known, ...]
    draw_pile: int
    draw_order: tuple[Card, ...] | None
    flips: int
    discard_pile: tuple[Card, ...]
    hairs: int
    spell: SpellInTheAir | None
    dye: int
    winners: tuple[int, ...]
    won_by: Literal["ritual", "turns"] | None
    colours: tuple[str, ...]
    cards: tuple[CardInfo, ...]
    rituals: tuple[RitualInfo, ...]
