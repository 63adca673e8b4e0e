"""Actions as integers and text, positions as text and data."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.games.handsome.tables import CHANCE, all_done, hand_in, load, pad, play, position, writing

from chinwag.core.protocol import ActionId, PositionError
from chinwag.games.handsome import RULES
from chinwag.games.handsome.actions import Challenge, Done, Give, HandIn, HandsomeAction, NoWord, Stop
from chinwag.games.handsome.lexicon.word_list import word_list
from chinwag.games.handsome.position import HandsomePosition, Shown
from chinwag.games.handsome.view import Terms

CODEC, NOTATION = RULES.codec, RULES.notation
FIRST_WORD = 10 + 18 + 18 * 17 // 2


@pytest.mark.parametrize(
    ("action", "number", "text"),
    [
        (NoWord(), 0, "no word"),
        (Done(), 1, "done"),
        (Stop(True), 2, "stop"),
        (Stop(False), 3, "go on"),
        (Challenge(0), 4, "challenge 0"),
        (Challenge(5), 9, "challenge 5"),
        (Give(("B",)), 10, "give B"),
        (Give(("S/Y",)), 27, "give S/Y"),
        (Give(("B", "C")), 28, "give B C"),
        (Give(("Q/X", "S/Y")), FIRST_WORD - 1, "give Q/X S/Y"),
        (HandIn("a"), FIRST_WORD, "word a"),
    ],
)
def test_an_action_its_integer_and_its_text(action: HandsomeAction, number: int, text: str) -> None:
    assert CODEC.id_of(action) == number
    assert CODEC.action_of(ActionId(number)) == action
    assert NOTATION.write_action(action) == text
    assert NOTATION.read_action(text) == action


def test_words_have_the_integers_of_the_list() -> None:
    words = word_list()
    assert CODEC.size == FIRST_WORD + len(words.words)
    for number in range(0, len(words.words), 997):
        action_id = ActionId(FIRST_WORD + number)
        if words.sizes[number] <= 60:
            assert CODEC.action_of(action_id) == HandIn(words.words[number])
            assert CODEC.id_of(HandIn(words.words[number])) == action_id
        else:
            assert CODEC.id_of(HandIn(words.words[number])) is None
            with pytest.raises(ValueError, match="stands for nothing"):
                CODEC.action_of(action_id)


@pytest.mark.parametrize("number", [-1, CODEC.size])
def test_other_integers_are_none(number: int) -> None:
    with pytest.raises(ValueError, match="a number from 0 to"):
        CODEC.action_of(ActionId(number))


@pytest.mark.parametrize(
    "action", [HandIn("plinter"), HandIn(""), Challenge(6), Challenge(-1), Give(()), Give(("E",)), Give(("B", "B")),
               Give(("B", "C", "D"))],
)  # fmt: skip
def test_what_the_box_and_the_list_do_not_have_has_no_integer(action: HandsomeAction) -> None:
    assert CODEC.id_of(action) is None


@pytest.mark.parametrize(
    "text",
    ["", "give", "give E", "give C B", "give b", "word", "word Tie", "word tie pin", "word " + "a" * 31, "noword",
     "challenge", "challenge 01", "challenge x", "done ", "go", "STOP"],
)  # fmt: skip
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(ValueError, match=r"expected a number|no card|an action is"):
        NOTATION.read_action(text)


def test_a_word_off_the_list_is_written_and_read() -> None:
    assert NOTATION.read_action(NOTATION.write_action(HandIn("plinter"))) == HandIn("plinter")


def full() -> HandsomePosition:
    """A position with something in every field that can have it at once."""
    state = writing(
        "D S/Y", "C K", "B H", way="challenge", added="plinter", banned="planter qi", word_list="wide", party=True,
        pads=[pad("tape+2", "pier+1", ".+0"), pad("pier!+0", "tr?+0", "alarm+3")],
    )  # fmt: skip
    hand_in(state, "splendour", "tape", None)
    play(state, 1, Challenge(0))
    play(state, 2, Done())
    play(state, 0, Stop(True))
    return RULES.position(state)


def test_a_position_as_one_line() -> None:
    line = NOTATION.write_position(full())
    assert line == (
        "way challenge | party on | list wide | added plinter | banned planter qi | round 3 | "
        "hands D S/Y, C K, B H | centre L P R N T | given -, -, - | written -, -, - | done off, off, on | "
        "stop on, off, off | turned splendour, tape, . | "
        "pads tape+2, pier+1, .+0 ; pier!+0, tr?+0, alarm+3 | shown L P R N T ; D S/Y, C K, B H ; 1, -, -"
    )
    assert NOTATION.read_position(line) == full()
    assert RULES.position(load(full())) == full()


def test_a_position_with_sealed_choices() -> None:
    state = writing()
    play(state, 0, HandIn("planter"))
    line = NOTATION.write_position(RULES.position(state))
    assert "| written planter, - |" in line
    play(state, 0, NoWord())
    line = NOTATION.write_position(RULES.position(state))
    assert "| written ., - |" in line
    assert NOTATION.read_position(line) == RULES.position(state)
    giving = load(position(("B C D F", "G H J/Z K"), "L"))
    play(giving, 1, Give(("J/Z", "K")))
    line = NOTATION.write_position(RULES.position(giving))
    assert "| given -, K J/Z |" in line
    assert RULES.position(RULES.load(NOTATION.read_position(line), CHANCE)) == RULES.position(giving)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("way challenge", "way judge", "way: expected referee or challenge or helper, not 'judge'"),
        ("party on", "party yes", "party: expected on or off, not 'yes'"),
        ("round 3", "round three", "round: expected a number, not 'three'"),
        ("added plinter | ", "", "expected the field 'added', not 'banned planter qi'"),
        ("added plinter", "added Plinter", "added: expected a word of letters a to z, not 'Plinter'"),
        ("hands D S/Y", "hands D E", "hands: no card 'E'"),
        ("tape+2", "tape", "pads: a word with its points, as in joviality"),
        ("shown L P R N T ; ", "shown L P R N T, ", "shown: the centre, the hands and the challengers"),
        ("; 1, -, -", "; 1, -, - | more 1", "nothing follows the last field"),
    ],
)
def test_a_fault_in_a_line_is_named_with_its_field(old: str, new: str, message: str) -> None:
    line = NOTATION.write_position(full())
    assert old in line
    with pytest.raises(PositionError, match=message):
        NOTATION.read_position(line.replace(old, new, 1))


@dataclass(frozen=True)
class Impossible:
    """A position that cannot be, and what is said of it."""

    position: HandsomePosition
    message: str


PLAIN = position()
GIVING = position(("B C D F", "G H J/Z K"), "L")
LATER = position(pads=[pad("tape+2", "pier+1")])
SHOWN = LATER.shown or Shown((), (), ())
FULL = full()

ODD = {
    "one hand": Impossible(replace(PLAIN, hands=PLAIN.hands[:1]), "hands: 2 to 6 hands, not 1"),
    "words unsorted": Impossible(
        replace(PLAIN, terms=Terms("referee", False, "normal", ("b", "a"))), "terms.added: sorted words"
    ),
    "a word of capitals": Impossible(
        replace(PLAIN, terms=Terms("referee", False, "normal", ("A",))), "terms.added: words of 1 to 30"
    ),
    "added and banned": Impossible(
        replace(PLAIN, terms=Terms("referee", False, "normal", ("a",), ("a",))), "terms.banned: no word is"
    ),
    "choices for too few": Impossible(replace(PLAIN, written=(None,)), "written: 2 entries"),
    "a card of another box": Impossible(replace(PLAIN, centre=("E", *PLAIN.centre[1:])), "centre: no card 'E'"),
    "a centre out of order": Impossible(
        replace(PLAIN, centre=PLAIN.centre[::-1]), "centre: each card once, in the order of the box: L P R N T"
    ),
    "a card too few": Impossible(replace(PLAIN, hands=(("D",), PLAIN.hands[1])), r"hands\[0\]: 2 cards"),
    "a card too many in the centre": Impossible(
        replace(GIVING, centre=("L", "P")), "centre: 1 cards before the gifts, 5 after"
    ),
    "a card twice": Impossible(replace(PLAIN, hands=(PLAIN.hands[1], PLAIN.hands[1])), "no card is in two places"),
    "a round too far": Impossible(replace(PLAIN, round=3), "pads: 0 rounds scored in round 3"),
    "over without nine points": Impossible(replace(LATER, round=1), "pads: a game is over by HA-6"),
    "going on after the end": Impossible(
        position(pads=[pad("tape+4", "pier+0"), pad("tap+4", "rip+0"), pad("rep+4", "pet+0")]),
        "round: the game was over after round 3",
    ),
    "challenges of a referee": Impossible(
        replace(
            LATER, round=2, turned=("tie", "toe"), shown=replace(SHOWN, centre=PLAIN.centre, hands=PLAIN.hands)
        ),
        "turned: only what may be challenged waits",
    ),
    "a gift when words are written": Impossible(
        replace(PLAIN, given=(("D",), ())), r"given\[0\]: nobody gives cards now"
    ),
    "a gift of another's card": Impossible(
        replace(GIVING, given=(("B", "G"), ())), r"given\[0\]: cards of the hand"
    ),
    "a gift too small": Impossible(replace(GIVING, given=(("B",), ())), r"given\[0\]: 2 cards"),
    "all gifts still sealed": Impossible(
        replace(GIVING, given=(("B", "C"), ("H", "G"))), "given, written, done: somebody has still to choose"
    ),
    "a word when cards are given": Impossible(
        replace(GIVING, written=("tie", None)), r"written\[0\]: nobody writes now"
    ),
    "a word that the cards do not make": Impossible(
        replace(PLAIN, written=("cape", None)), r"written\[0\]: the cards do not make 'cape'"
    ),
    "a word that a helper refuses": Impossible(
        replace(position(way="helper"), written=("plinter", None)),
        r"written\[0\]: 'plinter' is not in the dictionary",
    ),
    "all words still sealed": Impossible(replace(PLAIN, written=("tie", "")), "somebody has still to choose"),
    "done before there was anything": Impossible(
        replace(PLAIN, done=(True, False)), r"done\[0\]: nobody challenges"
    ),
    "worn, but not marked": Impossible(
        position(pads=[pad("tape+2", "pier+1"), pad("pier+2", ".+0")]), r"pads\[1\].words\[0\]: worn before, or not"
    ),
    "marked, but not worn": Impossible(
        position(pads=[pad("tape!+0", "pier+1")]), r"pads\[0\].words\[0\]: worn before"
    ),
    "points for no word": Impossible(
        position(pads=[pad("tape+2", ".+1")]), r"pads\[0\].points\[1\]: 0 to 0, not 1"
    ),
    "more points than awards": Impossible(
        position(pads=[pad("tape+5", "pier+1")]), r"pads\[0\].points\[0\]: 0 to 4, not 5"
    ),
    "no box makes it": Impossible(
        position(pads=[pad("tape+2", "pier+1"), pad("nasty+1", ".+0"), pad("tap+0", "pie+0")]),
        r"pads\[1\].words\[0\]: the cards do not make 'nasty'",
    ),
    "nothing shown": Impossible(replace(LATER, shown=None), "shown: there once words were turned up"),
    "shown too early": Impossible(replace(PLAIN, shown=SHOWN), "shown: there once words were turned up"),
    "shown could not make it": Impossible(
        replace(LATER, shown=replace(SHOWN, centre=("D", "G", "M", "N", "V"))), r"the cards do not make 'tape'"
    ),
    "other cards than were shown": Impossible(
        replace(FULL, shown=replace(FULL.shown or SHOWN, hands=(("D", "S/Y"), ("C", "K"), ("B", "W")))),
        "shown: the cards of this round|each card once",
    ),
    "a challenge at a referee's": Impossible(
        replace(LATER, shown=replace(SHOWN, challengers=(1, None))), r"challengers\[0\]: nobody challenges at this"
    ),
    "a challenge of one's own": Impossible(
        replace(FULL, shown=replace(FULL.shown or SHOWN, challengers=(0, None, None))),
        r"challengers\[0\]: nobody challenges a word that is theirs alone",
    ),
    "a challenge of no word": Impossible(
        replace(FULL, shown=replace(FULL.shown or SHOWN, challengers=(None, None, 1))),
        r"challengers\[2\]: there is no word to challenge",
    ),
    "a challenge of a worn word": Impossible(
        replace(FULL, shown=replace(FULL.shown or SHOWN, challengers=(None, 0, None))),
        r"challengers\[1\]: a word worn before cannot be challenged",
    ),
}


@pytest.mark.parametrize("odd", ODD)
def test_a_position_that_cannot_be_is_refused_with_its_place(odd: str) -> None:
    with pytest.raises(PositionError, match=ODD[odd].message):
        RULES.load(ODD[odd].position, CHANCE)


def test_a_position_after_the_end_loads() -> None:
    state = writing(pads=[pad("tape+4", "pier+0"), pad("tap+4", "rip+0")])
    hand_in(state, "planters", "nectar")
    assert state.ask is None
    again = load(RULES.position(state))
    assert (again.ask, again.winners(), RULES.position(again)) == (None, (0,), RULES.position(state))


def test_a_stopped_challenge_loads() -> None:
    state = load(FULL)
    for seat in (1,):
        play(state, seat, Stop(True))
    assert state.ask is not None
    stopped = replace(RULES.position(state), stop_wishes=(True, True, True), done=(False, False, False))
    again = load(stopped)
    assert again.ask is None
    assert again.winners() == (2,)
    assert all_done(again) == []


def test_the_page_on_notation_is_right() -> None:
    page = (Path(__file__).parents[3] / "docs" / "notation-handsome.md").read_text(encoding="utf-8")
    line = page.split("```")[1].strip()
    position_of_page = NOTATION.read_position(line)
    assert NOTATION.write_position(RULES.position(load(position_of_page))) == line
    actions = [
        text for row in re.findall(r"^\| (`.*`) \| .*\(HA", page, re.M) for text in re.findall("`([^`]+)`", row)
    ]
    assert len(actions) == 7
    assert all(NOTATION.write_action(NOTATION.read_action(text)) == text for text in actions)
    cut = replace(position_of_page, written=("cape", None))
    with pytest.raises(PositionError, match=re.escape(page.split("`")[-2])):
        load(cut)
