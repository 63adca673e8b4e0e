"""Every refusal: its code, its rules, its facts, and that it can be said."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.wizards.tables import act, play, table

from chinwag.core.protocol import IllegalAction, RuleId, Seat
from chinwag.games.wizards import RULES
from chinwag.games.wizards.actions import Card, Cast, Counter, Perform, Use, WizardsAction
from chinwag.games.wizards.state import WizardsState
from chinwag.words import refusal_text, words


def turn() -> WizardsState:
    """Seat 0 of three is to move, with two of everything."""
    return table(
        ["gFF pFF gCS kBB gBR gDP gIB pRR pBS gSP", "pOP", ""],
        hairs=[4, 2, 1],
        beards=["gDB", "", ""],
        artifacts=["pGC gCM kSA bMM", "", "pDP"],
        discard="bOP",
    )


def poor() -> WizardsState:
    """Seat 0 holds one green card besides a costly spell."""
    return table(["gBB gFF", "", ""], hairs=[3, 1, 1], artifacts=["pGC", "", ""])


def plain() -> WizardsState:
    """No beard is worn."""
    return table(["pBS gFF gCS", "", ""], hairs=[7, 1, 1])


def spent() -> WizardsState:
    """Both actions are done, and the comb is used."""
    return table(["gFF pFF gCS", "", ""], done=2, used="pGC", artifacts=["pGC", "", ""])


def start() -> WizardsState:
    """Seat 0 may use a mask before it draws."""
    return table(["gFF", "pFF", ""], window="start", artifacts=["gMM gCM", "", ""])


def answer() -> WizardsState:
    """Seat 0 has cast a spell on seat 1."""
    state = table(["gFF pFF", "gBR gBA kOP", "pBR"])
    play(state, 0, "cast gFF at 1")
    return state


def ruin() -> WizardsState:
    """Seat 0 means to ruin the pot of seat 1, who can send it on to seat 2."""
    state = table(["pRR", "gBA", ""], artifacts=["", "gDP", "pDP"])
    play(state, 0, "cast pRR at 1 on gDP")
    return state


def picking() -> WizardsState:
    """Seat 0 picks one card."""
    state = table(["", "", ""], beards=["gDB", "", ""], discard="bOP")
    play(state, 0, "use gDB")
    return state


def over() -> WizardsState:
    """Seat 0 has won."""
    state = table(["gFF pFF kFF", "", ""], hairs=[7, 1, 1])
    play(state, 0, "ritual 7 for gFF pFF kFF")
    return state


STRANGE = Card("Great Aunt", "green")
LACKS_PURPLE = "This ritual costs a purple card and a green card. Your hand lacks a purple card."

REFUSED: list[tuple[Callable[[], WizardsState], int, str | WizardsAction, str, list[str], str]] = [
    (over, 0, "end", "over", ["BW-6.1", "BW-6.2"], "The game is over."),
    (turn, 3, "end", "no_such_seat", ["BW-1.4"], "Nobody sits on that chair."),
    (turn, 1, "end", "not_your_turn", ["BW-2.2"], "It is not your turn."),
    (answer, 0, "end", "answer_awaited", ["BW-4.3"], "A spell is in the air."),
    (answer, 1, "end", "answer_first", ["BW-4.3"], "First answer it, or let it happen."),
    (answer, 2, "counter pBR", "not_your_spell", ["BW-4.2"], "only its target may answer it"),
    (turn, 0, "allow", "nothing_to_answer", ["BW-4.2"], "No spell is cast on you now."),
    (turn, 0, "cast gBR", "counterspell_now", ["BW-4.2"], "Bald Refusal is a counterspell."),
    (answer, 1, "counter kOP", "not_a_counterspell", ["BW-4.3"], "Owl Post is no counterspell"),
    (answer, 1, "counter gBR at 2", "nothing_to_aim", ["BW-4.3"], "Bald Refusal leaves nothing to choose."),
    (answer, 1, "counter gBA at 0", "not_to_the_caster", ["BW-4.4"], "cannot go back"),
    (picking, 0, "end", "pick_first", ["BW-5.2"], "First pick one more card"),
    (turn, 0, "pick bOP", "nothing_to_pick", ["BW-5.2"], "Nothing lets you pick"),
    (picking, 0, "pick gFF", "not_in_pile", ["BW-5.2"], "There is no green Flaming Follicles in the discard pile."),
    (start, 0, "cast gFF at 1", "start_first", ["BW-3.1"], "Your turn is only starting"),
    (start, 0, "use gCM at 1", "start_first", ["BW-3.1"], "Your turn is only starting"),
    (turn, 0, "draw", "drawn_already", ["BW-3.1"], "You have drawn"),
    (turn, 0, "use bMM at 1", "only_at_start", ["BW-3.1"], "Mask of Many Beards is used at the start"),
    (spent, 0, "cast gFF at 1", "no_action_left", ["BW-3.2", "BW-3.4"], "gives you 2 a turn"),
    (turn, 0, Cast(STRANGE), "unknown_card", ["BW-1.3"], "There is no green Great Aunt in this box."),
    (turn, 0, "cast bSS", "not_in_hand", ["BW-4.1"], "You hold no blue Sprouting Salve."),
    (turn, 0, "equip bSA", "not_in_hand", ["BW-3.2"], "You hold no blue Bottomless Satchel."),
    (turn, 0, "cast kBB for gFF gFF", "card_twice", ["BW-3.8"], "You hold fewer green Flaming Follicles"),
    (turn, 0, "cast gDP", "equip_it", ["BW-3.2"], "Dye Pot is no spell."),
    (turn, 0, "equip gFF", "not_to_equip", ["BW-3.2", "BW-3.5"], "Flaming Follicles cannot be equipped."),
    (turn, 0, "use gDP", "not_equipped", ["BW-3.3", "BW-3.5"], "You have no green Dye Pot equipped."),
    (turn, 0, "use kSA", "works_by_itself", ["BW-3.3"], "Bottomless Satchel works by itself"),
    (spent, 0, "use pGC for gFF pFF", "used_already", ["BW-3.3"], "Your purple Golden Comb has been used"),
    (turn, 0, "cast gFF", "target_needed", ["BW-4.1"], "Choose another player"),
    (turn, 0, "cast gFF at 0", "target_yourself", ["BW-4.1"], "You cannot be your own target."),
    (turn, 0, "cast gFF at 3", "target_nobody", ["BW-4.1"], "Nobody sits there."),
    (turn, 0, "use pGC for gFF pFF at 1", "names_nobody", ["BW-4.1"], "That names no target."),
    (plain, 0, "cast pBS at 1", "no_beard_of_both", ["BW-4.1", "BW-1.3"], "Neither of you two"),
    (turn, 0, "cast gSP at 1", "no_beard_there", ["BW-4.1", "BW-1.3"], "Shear Panic needs one"),
    (turn, 0, "cast pRR at 1 on pDP", "no_artifact_there", ["BW-4.1", "BW-1.3"], "Rust and Ruin needs one"),
    (turn, 0, "cast pRR at 2", "artifact_needed", ["BW-1.3"], "Choose which artifact"),
    (turn, 0, "cast pRR at 2 on kSA", "not_their_artifact", ["BW-1.3"], "no pink Bottomless Satchel equipped"),
    (turn, 0, "cast gFF at 1 on pDP", "no_artifact_to_choose", ["BW-1.3"], "no artifact to choose"),
    (poor, 0, "cast gBB for gFF", "too_few_cards", ["BW-1.3"], "costs 2 cards of your hand, and you have 1 for it"),
    (turn, 0, "cast kBB for gFF", "cards_wanted", ["BW-1.3"], "costs exactly 2 cards of your hand. You named 1."),
    (turn, 0, "ritual 4 for gFF pFF", "no_such_ritual", ["BW-5.1"], "There is no such ritual."),
    (
        turn,
        0,
        "ritual 7 for gFF pFF kBB",
        "too_few_hairs",
        ["BW-5.1"],
        "This ritual takes 7 golden hairs. You have 4 and need 3 more.",
    ),
    (turn, 0, "ritual 0 for gFF", "cost_wanted", ["BW-5.1"], "costs exactly 2 cards. You named 1."),
    (turn, 0, "ritual 0 for gFF kSA", "not_in_hand", ["BW-5.4"], "You hold no pink Bottomless Satchel."),
    (poor, 0, "ritual 3 for gBB gFF", "cannot_pay_named", ["BW-5.1"], LACKS_PURPLE),
    (turn, 0, "ritual 3 for gFF gCS", "wrong_cost_named", ["BW-5.1"], "What you chose lacks a purple card."),
    (plain, 0, "ritual 2 for gFF pBS", "wrong_cost_same", ["BW-5.1"], "Of those that you chose, 1 are."),
    (poor, 0, "ritual 0 for gBB gFF", "cannot_pay_different", ["BW-5.1"], "Your hand has 1 different."),
    (plain, 0, "ritual 7 for gFF gCS pBS", "cannot_pay_different", ["BW-5.1"], "Your hand has 2 different."),
    (turn, 0, "ritual 0 for gFF gCS", "wrong_cost_different", ["BW-5.1"], "You chose 1 different."),
]


def action_of(given: str | WizardsAction) -> WizardsAction:
    return act(given) if isinstance(given, str) else given


@pytest.mark.parametrize(("state_of", "seat", "given", "code", "rules", "said"), REFUSED)
def test_case_23_what_is_refused_says_why(
    state_of: Callable[[], WizardsState],
    seat: int,
    given: str | WizardsAction,
    code: str,
    rules: list[str],
    said: str,
) -> None:
    state, action = state_of(), action_of(given)
    before = RULES.position(state)
    refused = state.refuse(Seat(seat), action)
    assert refused is not None
    assert (refused.code, list(refused.rules)) == (code, rules)
    assert said in refusal_text("wizards", refused)
    with pytest.raises(IllegalAction) as error:
        state.play(Seat(seat), action)
    assert error.value.refusal == refused
    assert RULES.position(state) == before


def test_what_a_hand_lacks_of_one_colour_is_said() -> None:
    state = table(["gFF pFF", ""], hairs=[2, 1])
    refused = state.refuse(Seat(0), act("ritual 2 for gFF pFF"))
    assert refused is not None
    assert (refused.code, dict(refused.facts)) == (
        "cannot_pay_same",
        {"hairs": 2, "needed": 2, "there": 1, "dyed": 0},
    )
    assert "Of no colour do you hold more than 1." in refusal_text("wizards", refused)


def test_a_cost_of_another_form_is_refused_in_general_words() -> None:
    """An owner's ritual may mix named colours with any."""
    toml = RULES._text("components.toml").replace('cost = ["purple", "green"]', 'cost = ["purple", "any"]')
    rules = RULES.with_components(toml, "my-box.toml")
    state = rules.load(RULES.position(table(["gFF kFF", ""], hairs=[3, 1])), table([""] * 2).chance)
    refused = state.refuse(Seat(0), act("ritual 3 for gFF kFF"))
    assert refused is not None
    assert refused.code == "cannot_pay_mixed"
    state = rules.load(RULES.position(table(["gFF kFF pFF", ""], hairs=[3, 1])), state.chance)
    refused = state.refuse(Seat(0), act("ritual 3 for gFF kFF"))
    assert refused is not None
    assert refused.code == "wrong_cost_mixed"


def test_every_sentence_belongs_to_a_refusal() -> None:
    others = {"cannot_pay_same", "cannot_pay_mixed", "wrong_cost_mixed"}
    assert set(words("wizards")["refusals"]) == {each[3] for each in REFUSED} | others


def test_a_refusal_cites_rules_of_the_rulebook() -> None:
    known = {rule.id for rule in RULES.rulebook}
    assert {RuleId(rule) for each in REFUSED for rule in each[4]} <= known


@pytest.mark.parametrize(
    "action",
    [
        Cast(Card("x" * 5000, "y" * 5000)),
        Cast(Card("Flaming Follicles", "green"), 2**70),
        Use(Card("Golden Comb", "purple"), -(2**70), STRANGE, (STRANGE,) * 50),
        Perform(2**70, ()),
        Perform(0, (STRANGE, STRANGE)),
        Counter(STRANGE, 2**70, STRANGE),
    ],
)
def test_what_nobody_could_mean_is_refused_too(action: WizardsAction) -> None:
    for state in (turn(), answer(), start(), picking(), over()):
        for seat in (-1, 0, 1, 5, 2**70):
            refused = state.refuse(Seat(seat), action)
            assert refused is not None
            assert len(refusal_text("wizards", refused)) < 300
