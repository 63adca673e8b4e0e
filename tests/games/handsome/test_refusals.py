"""Every refusal is reached, says what is wrong and changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.handsome.tables import hand_in, load, pad, play, position, writing

from chinwag.core.protocol import IllegalAction, Seat
from chinwag.games.handsome import RULES
from chinwag.games.handsome.actions import Challenge, Done, Give, HandIn, HandsomeAction, NoWord, Stop
from chinwag.games.handsome.state import HandsomeState
from chinwag.words import refusal_text, words


def giving() -> HandsomeState:
    return load(position(("B C D F", "G H J/Z K"), "L"))


def challenging() -> HandsomeState:
    state = writing("D S/Y", "C K", "B H", way="challenge", pads=[pad("pier+1", "tape+1", ".+0")])
    hand_in(state, "pier", "plinter", None)
    return state


def challenged() -> HandsomeState:
    state = challenging()
    play(state, 0, Challenge(1))
    return state


def done() -> HandsomeState:
    state = challenging()
    play(state, 0, Done())
    return state


def wishing() -> HandsomeState:
    state = giving()
    play(state, 0, Stop(True))
    return state


def over() -> HandsomeState:
    state = wishing()
    play(state, 1, Stop(True))
    return state


def helped() -> HandsomeState:
    return writing(way="helper")


def wild() -> HandsomeState:
    return writing("J/Z S/Y", "C K")


Case = tuple[Callable[[], HandsomeState], int, HandsomeAction, str, list[str], str]

REFUSED: list[Case] = [
    (over, 0, NoWord(), "over", ["HA-6.2"], "The game is over."),
    (giving, 5, Stop(True), "no_such_seat", ["HA-1.3"], "Nobody sits on that chair."),
    (writing, 0, Give(("D",)), "not_giving", ["HA-2.2"], "No cards go to the centre now."),
    (giving, 0, HandIn("tie"), "not_writing", ["HA-3.4"], "Nobody is writing now."),
    (giving, 0, NoWord(), "not_writing", ["HA-3.4"], "Nobody is writing now."),
    (writing, 0, Challenge(1), "no_challenges", ["HA-4.3"], "the dictionary judges words by itself"),
    (
        lambda: writing(way="challenge"),
        0,
        Done(),
        "not_challenging",
        ["HA-4.3"],
        "Words can be challenged once they are turned up.",
    ),
    (done, 0, Challenge(1), "done_already", ["HA-4.3"], "You have said that you are done"),
    (giving, 0, Give(("B",)), "give_count", ["HA-2.1"], "2 cards of your hand go to the centre."),
    (giving, 0, Give(("B", "E")), "unknown_card", ["HA-1.1"], "There is no card E in this box."),
    (giving, 0, Give(("B", "G")), "not_in_hand", ["HA-2.2"], "You do not hold G."),
    (giving, 0, Give(("B", "B")), "given_twice", ["HA-2.2"], "You hold B only once."),
    (writing, 0, HandIn(""), "empty_word", ["HA-3.6"], "Write a word first, or hand in none."),
    (writing, 0, HandIn("tie-pin!"), "strange_letters", ["HA-3.6"], "This one has - and !."),
    (writing, 0, HandIn("tie pin"), "strange_letters", ["HA-3.6"], "This one has U+0020."),
    (writing, 0, HandIn("a" * 31), "long_word", ["HA-3.6"], "A word has 30 letters at most; this one has 31."),
    (writing, 0, HandIn("tick"), "no_card", ["HA-3.1"], "No cards of yours or in the centre give C and K."),
    (writing, 0, HandIn("cape"), "no_card", ["HA-3.1"], "No card of yours or in the centre gives C."),
    (writing, 1, HandIn("cry"), "y_is_no_vowel", ["HA-3.2", "HA-3.1"], "Y is not a vowel here"),
    (writing, 0, HandIn("nasty"), "both_letters", ["HA-3.3"], "S/Y gives one of its letters, not both."),
    (wild, 0, HandIn("jaz"), "both_letters", ["HA-3.3"], "J/Z gives one of its letters, not both."),
    (writing, 0, HandIn("tattle"), "card_twice", ["HA-3.1"], "There is only one T, and each card serves once."),
    (helped, 0, HandIn("plinter"), "not_in_dictionary", ["HA-4.3"], "“plinter” is not in this table’s dictionary."),
    (challenging, 0, Challenge(0), "challenge_yourself", ["HA-4.2"], "You cannot challenge your own word."),
    (challenging, 0, Challenge(-1), "challenge_nobody", ["HA-4.2"], "Nobody sits there."),
    (challenging, 0, Challenge(2), "challenge_no_word", ["HA-4.2"], "There is no word to challenge there."),
    (challenged, 2, Challenge(1), "challenged_already", ["HA-4.2"], "“plinter” has been challenged already."),
    (challenging, 1, Challenge(0), "crossed_out_already", ["HA-4.2"], "“pier” is crossed out already."),
    (wishing, 0, Stop(True), "wish_already", ["HA-6.2"], "You have said that you would like to stop."),
    (wishing, 1, Stop(False), "no_wish", ["HA-6.2"], "You have not said that you would like to stop."),
]


@pytest.mark.parametrize(("state_of", "seat", "action", "code", "rules", "said"), REFUSED)
def test_what_is_refused_says_why(
    state_of: Callable[[], HandsomeState], seat: int, action: HandsomeAction, code: str, rules: list[str], said: str
) -> None:
    state = state_of()
    before = RULES.position(state)
    refused = state.refuse(Seat(seat), action)
    assert refused is not None
    assert (refused.code, list(refused.rules)) == (code, rules)
    assert said in refusal_text("handsome", refused)
    with pytest.raises(IllegalAction) as error:
        state.play(Seat(seat), action)
    assert error.value.refusal == refused
    assert RULES.position(state) == before


def test_every_sentence_belongs_to_a_refusal() -> None:
    assert set(words("handsome")["refusals"]) == {each[3] for each in REFUSED}


def test_a_finished_game_cites_how_it_ended() -> None:
    state = writing(pads=[pad("tie+4", "toe+0"), pad("eat+4", "ate+0")])
    hand_in(state, "planters", "nectar")
    refused = state.refuse(Seat(0), NoWord())
    assert refused is not None
    assert refused.rules == ("HA-6.1",)


def test_a_word_of_many_odd_characters_is_told_in_short() -> None:
    refused = writing().refuse(Seat(0), HandIn("\u202e\n" + "".join(map(chr, range(0x3B1, 0x3C9)))))
    assert refused is not None
    assert refused.facts == {"characters": ("U+202E", "U+000A", "α", "β", "γ")}


def test_names_that_nobody_has_heard_of_are_cut_short() -> None:
    refused = giving().refuse(Seat(0), Give(("x" * 5000, "B")))
    assert refused is not None
    assert refused.facts == {"card": "x" * 40}
