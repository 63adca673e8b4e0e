"""HA-4: the dictionary of the table, and challenges."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.games.handsome.tables import all_done, hand_in, last_points, pad, play, public, start, writing

from chinwag.core.options import OptionError
from chinwag.core.protocol import Seat
from chinwag.games.handsome import RULES
from chinwag.games.handsome.actions import Challenge, Done, HandIn, Stop
from chinwag.games.handsome.dictionary import Dictionary, terms_from
from chinwag.games.handsome.events import Challenged, RoundScored, SaidDone, WordsTurnedUp
from chinwag.games.handsome.lexicon.word_list import word_list
from chinwag.games.handsome.state import HandsomeState

# The centre is L P R N T; seat 0 holds D S/Y, seat 1 holds C K. Nobody has ever heard of "plinter" or "ploont".


def crossed(state: HandsomeState) -> list[str | None]:
    reveal = state.view(None).reveal
    assert reveal is not None
    return [None if word is None else word.crossed_out for word in reveal.words]


def challenging(*words: str | None, **changes: Any) -> HandsomeState:
    state = writing(way="challenge", **changes)
    hand_in(state, *words)
    return state


def code(state: HandsomeState, seat: int, target: int) -> str | None:
    refusal = state.refuse(Seat(seat), Challenge(target))
    return None if refusal is None else refusal.code


@pytest.mark.parametrize(("word", "lists"), [("planter", 3), ("drail", 1), ("plinter", 0)])
def test_ha_4_1_the_list_is_a_choice_of_the_table(word: str, lists: int) -> None:
    known = [Dictionary(terms_from({"list": name})).has(word) for name in ("strict", "normal", "wide")]
    assert sum(known) == lists


def test_ha_4_1_words_may_be_added_and_banned_and_the_record_keeps_them() -> None:
    state = start(2, added="Plinter, ploont", banned="planter")
    assert state.view(None).terms.added == ("plinter", "ploont")
    assert [state.dictionary.has(word) for word in ("plinter", "planter", "clinker")] == [True, False, True]
    assert RULES.position(state).terms == state.view(None).terms
    plain = start(2).view(None).dictionary.words
    assert start(2, added="plinter planter").view(None).dictionary.words == plain + 1
    assert start(2, banned="planter plinter").view(None).dictionary.words == plain - 1


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"added": "o'clock"}, "“o'clock” cannot be added: a word is of 1 to 30 letters a to z"),
        ({"banned": "e" * 31}, "cannot be banned: a word is of 1 to 30 letters"),
        ({"added": "tie", "banned": "TIE"}, "“tie” cannot be both added and banned"),
        (
            {"added": " ".join("a" * n + "b" * m for n in range(11) for m in range(1, 11))},
            "Up to 100 words can be added, not 110",
        ),
        ({"way": "judge"}, "option way takes referee or challenge or helper"),
    ],
)
def test_ha_4_1_what_cannot_be_agreed_on_is_refused(options: dict[str, str], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        RULES.start(2, options, chance=None)  # type: ignore[arg-type]


def test_ha_4_2_a_challenged_word_that_is_not_in_the_dictionary_is_crossed_out() -> None:
    state = challenging("plinter", "clinker")
    told = play(state, 1, Challenge(0))
    assert public(told) == [Challenged(1, 0, "plinter", (0,), real=False)]
    assert crossed(state) == ["not_in_dictionary", None]
    all_done(state)
    assert last_points(state) == (0, 4)


def test_ha_4_2_a_wrong_challenge_costs_nothing() -> None:
    state = challenging("planter", "clinker")
    assert public(play(state, 1, Challenge(0))) == [Challenged(1, 0, "planter", (0,), real=True)]
    assert crossed(state) == [None, None]
    all_done(state)
    # Necklaces 3 and 3, bow ties 1 and 1, bolos 1 and 1, letters 7 and 7.
    assert last_points(state) == (4, 4)


def test_ha_4_2_the_verdict_holds_for_everybody_who_wrote_the_word() -> None:
    state = writing("D S/Y", "C K", "B H", way="challenge")
    hand_in(state, "plinter", "plinter", "tape")
    told = play(state, 2, Challenge(1))
    assert public(told) == [Challenged(2, 1, "plinter", (0, 1), real=False)]
    assert crossed(state) == ["not_in_dictionary", "not_in_dictionary", None]
    assert code(state, 2, 0) == "challenged_already"


def test_ha_4_2_who_wrote_the_word_too_may_challenge_it() -> None:
    state = challenging("plinter", "plinter")
    play(state, 1, Challenge(0))
    assert crossed(state) == ["not_in_dictionary", "not_in_dictionary"]


def test_ha_4_2_another_players_word_once_and_none_that_is_crossed_out() -> None:
    state = challenging("pier", "plinter", pads=[pad("pier+1", "tape+1")])
    assert code(state, 1, 1) == "challenge_yourself"
    assert code(state, 1, 0) == "crossed_out_already"
    assert code(state, 0, 1) is None
    assert code(state, 0, 7) == "challenge_nobody"
    play(state, 0, Challenge(1))
    assert code(state, 0, 1) == "challenged_already"
    assert code(challenging(None, "clinker"), 1, 0) == "challenge_no_word"


def test_ha_4_3_a_referee_checks_every_word_at_the_reveal() -> None:
    state = writing()
    events = hand_in(state, "plinter", "clinker")
    turned = events[1]
    assert isinstance(turned, WordsTurnedUp)
    assert [word and word.crossed_out for word in turned.words] == ["not_in_dictionary", None]
    assert last_points(state) == (0, 4)


def test_ha_4_3_at_a_challenge_table_unchallenged_words_stand_real_or_not() -> None:
    state = challenging("plinter", "clinker")
    assert state.ask is not None
    assert (state.ask.window, state.ask.rule, state.ask.awaited) == ("challenge", "HA-4.3", (0, 1))
    events = all_done(state)
    assert isinstance(events[1], RoundScored)
    assert last_points(state) == (4, 4)


def test_ha_4_3_to_be_done_is_final() -> None:
    state = challenging("plinter", "clinker")
    assert public(play(state, 1, Done())) == [SaidDone(1)]
    assert state.ask is not None
    assert (state.ask.awaited, state.ask.revising) == ((0,), ())
    for action in (Done(), Challenge(0), Stop(True)):
        refusal = state.refuse(Seat(1), action)
        assert refusal is not None
        assert refusal.code == "done_already"
    assert state.legal(Seat(1)) == []


def test_ha_4_3_at_a_helper_table_a_word_that_is_not_in_the_dictionary_is_refused() -> None:
    state = writing(way="helper", banned="splendour")
    for word in ("plinter", "splendour"):
        refusal = state.refuse(Seat(0), HandIn(word))
        assert refusal is not None
        assert (refusal.code, refusal.rules) == ("not_in_dictionary", ("HA-4.3",))
        assert HandIn(word) not in state.legal(Seat(0))
    assert state.refuse(Seat(0), HandIn("planter")) is None


@pytest.mark.parametrize("way", ["referee", "challenge"])
def test_ha_4_3_nothing_tells_before_the_reveal_whether_a_word_is_in_the_dictionary(way: str) -> None:
    """The same words are legal, and all looks the same, whatever is in the dictionary."""
    seen: list[list[object]] = []
    agreed: list[dict[str, Any]] = [{}, {"banned": "planter"}, {"added": "plinter"}, {"word_list": "wide"}]
    for options in agreed:
        state = writing(way=way, **options)
        seen.append([list(state.legal_ids(Seat(0)))])
        for word in ("planter", "plinter", "drail"):
            assert state.refuse(Seat(0), HandIn(word)) is None
            told = play(state, 0, HandIn(word))
            view = msgspec.structs.replace(state.view(Seat(0)), terms=None, dictionary=None)
            seen[-1].append([view, [each.to(Seat(0)) for each in told]])
    assert seen[0] == seen[1] == seen[2] == seen[3]


def test_ha_4_3_while_words_may_be_challenged_no_meaning_and_no_hint_gives_them_away() -> None:
    state = challenging("planter", "plinter")
    for reader in (Seat(0), Seat(1), None):
        reveal = state.view(reader).reveal
        assert reveal is not None
        assert (reveal.meanings, reveal.best, reveal.awards, reveal.points) == ((), (), None, None)
    all_done(state)
    reveal = state.view(Seat(0)).reveal
    assert reveal is not None
    assert [meaning.word for meaning in reveal.meanings[0]] == ["planter"]
    assert reveal.meanings[1] == ()
    assert len(reveal.best) == 5


def test_a_word_without_a_number_can_be_challenged() -> None:
    assert word_list().number_of("plinter") is None
    state = challenging("plinter", "clinker")
    assert Challenge(0) in state.legal(Seat(1))
