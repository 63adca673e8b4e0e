"""Actions as integers and text, positions as text and data."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.games.wizards.tables import CHANCE, act, card, cards, known, position, table

from chinwag.core.protocol import ActionId, PositionError
from chinwag.games.wizards import RULES
from chinwag.games.wizards.actions import (
    Allow,
    Card,
    Cast,
    Counter,
    Draw,
    EndTurn,
    Equip,
    Perform,
    Pick,
    Use,
    WizardsAction,
)
from chinwag.games.wizards.position import Redirection, Waiting, WizardsPosition

CODEC, NOTATION = RULES.codec, RULES.notation

CASTS = 3 + 72 + 72
"""The first number that casts: after draw, end and allow, 72 picks and 72 to equip."""


@pytest.mark.parametrize(
    ("action", "number", "text"),
    [
        (Draw(), 0, "draw"),
        (EndTurn(), 1, "end"),
        (Allow(), 2, "allow"),
        (Pick(card("gFF")), 3, "pick gFF"),
        (Pick(card("bSA")), 74, "pick bSA"),
        (Equip(card("gFF")), 75, "equip gFF"),
        (Equip(card("bSA")), 146, "equip bSA"),
        (Cast(card("gFF"), 0), CASTS, "cast gFF at 0"),
        (Cast(card("gFF"), 4), CASTS + 4, "cast gFF at 4"),
        (Cast(card("pFF"), 0), CASTS + 5, "cast pFF at 0"),
        (Cast(card("gSS")), CASTS + 20, "cast gSS"),
    ],
)
def test_an_action_its_integer_and_its_text(action: WizardsAction, number: int, text: str) -> None:
    assert CODEC.id_of(action) == number
    assert CODEC.action_of(ActionId(number)) == action
    assert NOTATION.write_action(action) == text
    assert NOTATION.read_action(text) == action


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Cast(card("pRR"), 2, card("gDP")), "cast pRR at 2 on gDP"),
        (Cast(card("gBB"), None, None, cards("kOP bCS")), "cast gBB for kOP bCS"),
        (Use(card("gDB")), "use gDB"),
        (Use(card("pER"), 1, None, cards("kOP bCS")), "use pER for kOP bCS at 1"),
        (Perform(5, cards("bFF kCS"), 1), "ritual 5 for bFF kCS at 1"),
        (Perform(7, cards("gFF pFF kFF")), "ritual 7 for gFF pFF kFF"),
        (Counter(card("gBR")), "counter gBR"),
        (Counter(card("gBA"), 2, card("gDP")), "counter gBA at 2 on gDP"),
    ],
)
def test_what_there_is_to_choose_stands_in_text_and_number(action: WizardsAction, text: str) -> None:
    assert NOTATION.write_action(action) == text
    assert NOTATION.read_action(text) == action
    number = CODEC.id_of(action)
    assert number is not None
    assert CODEC.action_of(number) == action


def test_numbers_are_actions_or_say_that_they_are_none() -> None:
    """A sample of all; those of the winning ritual with its cards out of order stand for nothing."""
    for number in range(0, CODEC.size, 97):
        try:
            action = CODEC.action_of(ActionId(number))
        except ValueError:
            continue
        assert CODEC.id_of(action) == number
        assert NOTATION.read_action(NOTATION.write_action(action)) == action
    unsorted = Perform(7, cards("kFF pFF gFF"))
    assert CODEC.id_of(unsorted) is None


@pytest.mark.parametrize("number", [-1, CODEC.size])
def test_other_integers_are_none(number: int) -> None:
    with pytest.raises(ValueError, match=f"a number from 0 to {CODEC.size - 1}"):
        CODEC.action_of(ActionId(number))


@pytest.mark.parametrize(
    "action",
    [
        Cast(Card("Owl Post", "grey")),
        Cast(card("gFF")),
        Cast(card("gFF"), 5),
        Cast(card("gFF"), -1),
        Cast(card("gSS"), 1),
        Cast(card("gSS"), None, card("gDP")),
        Cast(card("gBB"), None, None, cards("gFF")),
        Cast(card("gBR")),
        Cast(card("pRR"), 1, card("gFF")),
        Use(card("kSA")),
        Perform(4, ()),
        Perform(0, cards("gFF")),
        Perform(5, cards("bFF kFF")),
        Counter(card("gFF")),
        Counter(card("gBR"), 1),
    ],
)
def test_what_cannot_be_chosen_has_no_integer(action: WizardsAction) -> None:
    assert CODEC.id_of(action) is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "End",
        "end ",
        "cast",
        "cast gXX",
        "cast GFF",
        "cast gFF at",
        "cast gFF at 01",
        "cast gFF on gDP at 1",
        "equip gDP at 1",
        "pick gFF for gSS",
        "ritual x for gFF",
        "ritual 3 for gFF on gDP",
        "counter gBR for gFF",
        "fly gFF",
    ],
)
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(ValueError, match=r"expected a number|no card|an action is"):
        NOTATION.read_action(text)


FULL = replace(
    position(
        ["gFF kOP", "pBR", "bCS"],
        hairs=[1, 2, 3],
        beards=["gDB", "-", "kRB"],
        artifacts=["", "gMM bSA", "pDP"],
        discard="pRR gBA",
        memory=["pBR@1+2", "bCS@2 kOP@0", "", ""],
        used="gDB",
        round_number=3,
    ),
    window="answer",
    spell=Waiting(card("pRR"), 1, (Redirection(card("gBA"), 2),), card("pDP")),
    lots=4,
)
LINE = (
    "first 0 | turns 7 | window answer | done 0 | used gDB | spell pRR at 1 then gBA at 2 on pDP | picker - | "
    "picks 0 | winner - | hairs 1 2 3 | beards gDB, -, kRB | artifacts -, gMM bSA, pDP | hands gFF kOP, pBR, bCS | "
    "memory pBR@1+2, bCS@2 kOP@0, -, - | flips 0 | draw "
)


def test_a_position_as_text() -> None:
    text = NOTATION.write_position(FULL)
    assert text.startswith(LINE)
    assert text.endswith(" | discard pRR gBA | lots 4")
    assert NOTATION.read_position(text) == FULL
    assert RULES.position(RULES.load(FULL, CHANCE)) == FULL


def test_the_rest_of_the_deck_is_a_star() -> None:
    text = f"{LINE}* | discard pRR gBA | lots 4"
    assert NOTATION.read_position(text) == FULL


def test_a_waiting_spell_loads_with_its_caster_and_target() -> None:
    state = RULES.load(FULL, CHANCE)
    assert (state.caster, state.target, state.first_target) == (1, 2, 1)
    assert state.awaited == 2


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("first 0", "turns 0", "expected the field 'first'"),
        ("turns 7", "turns 07", "turns: expected a number"),
        ("window answer", "window later", "window: expected start, turn"),
        ("used gDB", "used gXX", "used: no card 'gXX'"),
        ("spell pRR at 1", "spell pRR", "spell: a spell is 'CARD at SEAT'"),
        ("kOP@0", "kOP@x", "memory: expected a number"),
        (" | lots 4", " | lots 4 | more", "nothing follows the last field"),
    ],
)
def test_a_faulty_line_names_its_field(old: str, new: str, message: str) -> None:
    text = NOTATION.write_position(FULL)
    assert old in text
    with pytest.raises(PositionError, match=message):
        NOTATION.read_position(text.replace(old, new, 1))


PLAIN = position(["gFF", "pFF"], artifacts=["gMM", ""], hairs=[1, 1])

IMPOSSIBLE: list[tuple[WizardsPosition, str]] = [
    (replace(PLAIN, hands=PLAIN.hands[:1]), "hands: 2 to 5 hands, not 1"),
    (replace(PLAIN, hairs=(1,)), "hairs: 2 entries, not 1"),
    (replace(PLAIN, memory=((), ())), "memory: 3 entries, not 2"),
    (replace(PLAIN, hairs=(6, 5)), "hairs: 10 in all, not 11"),
    (replace(PLAIN, hairs=(-1, 5)), "hairs: nobody has fewer than none"),
    (replace(PLAIN, first=2), "first: a seat from 0 to 1, not 2"),
    (replace(PLAIN, turns=0), "turns: 1 to 100, not 0"),
    (replace(PLAIN, turns=101), "turns: 1 to 100, not 101"),
    (replace(PLAIN, lots=-1), "lots: 0 to 999, not -1"),
    (replace(PLAIN, done=1000), "done: 0 to 999, not 1000"),
    (replace(PLAIN, hands=(cards("gFF"), cards("gFF"))), "cards: gFF is there 2 times in all, not 1"),
    (replace(PLAIN, hands=(cards("pSS gSS"), ())), r"hands\[0\]: cards in the order of the box: gSS pSS"),
    (replace(PLAIN, hands=(cards("gFF"), (Card("Owl Post", "grey"),))), "hands: no card 'Owl Post' 'grey'"),
    (replace(PLAIN, beards=(card("gFF"), None)), r"beards\[0\]: a beard or none"),
    (replace(PLAIN, artifacts=(cards("gDB"), ())), r"artifacts\[0\]: nothing but artifacts"),
    (replace(PLAIN, used=cards("gFF")), "used: gFF cannot have been used 1 times"),
    (replace(PLAIN, used=cards("gMM gMM")), "used: gMM cannot have been used 2 times"),
    (replace(PLAIN, window="answer"), "spell: a spell waits in the window 'answer' alone"),
    (replace(PLAIN, window="pick"), "picks: there are picks in the window 'pick' alone"),
    (replace(PLAIN, picks=1, picker=0), "picks: there are picks in the window 'pick' alone"),
    (replace(PLAIN, window="start", done=1), "window: nothing can be used at the start of this turn"),
    (replace(PLAIN, window="start", used=cards("gMM")), "window: nothing can be used"),
    (replace(PLAIN, winner=0), "winner: nobody, while the game is on"),
    (replace(PLAIN, window="over"), "window: nobody has won, and turns are left"),
    (replace(PLAIN, memory=(known("gFF@0"), (), ())), r"memory\[0\]: known cards are in hands of others"),
    (replace(PLAIN, memory=(known("kOP@1"), (), ())), r"memory\[0\]: kOP is not there"),
    (replace(PLAIN, memory=(known("pFF@7"), (), ())), "memory: a known card is with seats from 0 on"),
    (replace(FULL, spell=None), "spell: a spell waits"),
    (replace(FULL, spell=Waiting(card("gSS"), 1, (), None)), "spell.card: a spell that names a target"),
    (replace(FULL, spell=Waiting(card("pRR"), 0, (), None)), "spell.target: the seat of another player"),
    (replace(FULL, spell=Waiting(card("pRR"), 1, (), None)), "spell.artifact: one of the target's is chosen"),
    (replace(FULL, spell=Waiting(card("pRR"), 1, (), card("pDP"))), "spell.artifact: the target has no such"),
    (replace(FULL, spell=Waiting(card("gFF"), 1, (), None)), "spell: the spell and what answered it are discarded"),
    (
        replace(FULL, spell=Waiting(card("pRR"), 1, (Redirection(card("gBA"), 0),), None)),
        r"spell.redirections\[0\].target: not the caster",
    ),
    (
        replace(FULL, spell=Waiting(card("pRR"), 1, (Redirection(card("pRR"), 2),), card("pDP"))),
        r"spell.redirections\[0\].card: a counterspell that redirects",
    ),
]


@pytest.mark.parametrize("number", range(len(IMPOSSIBLE)))
def test_a_position_that_cannot_be_is_refused_with_its_place(number: int) -> None:
    odd, message = IMPOSSIBLE[number]
    with pytest.raises(PositionError, match=message):
        RULES.load(odd, CHANCE)


def test_a_record_keeps_the_winning_cost_as_it_was_named() -> None:
    """Case 16 and BW-6.1: an order that is not listed is written, read and played again."""
    state = table(["gFF pFF kFF", ""], hairs=[7, 1])
    backwards = act("ritual 7 for kFF pFF gFF")
    assert NOTATION.read_action(NOTATION.write_action(backwards)) == backwards
    other = state.clone()
    state.play(0, backwards)  # type: ignore[arg-type]
    other.play(0, act("ritual 7 for gFF pFF kFF"))  # type: ignore[arg-type]
    assert state.winners() == other.winners() == (0,)
