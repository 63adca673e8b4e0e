"""HA-3: what a word is made of, and how words are handed in and turned up."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.handsome.tables import hand_in, last_points, pad, play, public, writing

from chinwag.core.chance import FastChance
from chinwag.core.protocol import IllegalAction, Seat
from chinwag.games.handsome.actions import HandIn, NoWord, Stop
from chinwag.games.handsome.events import HandedIn, WordsTurnedUp
from chinwag.games.handsome.rules import HandsomeRules
from chinwag.games.handsome.state import HandsomeState
from chinwag.games.handsome.view import Worn
from chinwag.games.handsome.vocabulary import Vocabulary


def refused(state: HandsomeState, word: str, seat: int = 0) -> str | None:
    refusal = state.refuse(Seat(seat), HandIn(word))
    return None if refusal is None else refusal.code


def words_of(state: HandsomeState, seat: int = 0) -> set[str]:
    return {action.word for action in state.legal(Seat(seat)) if isinstance(action, HandIn)}


# The centre is L P R N T; seat 0 holds D S/Y, seat 1 holds C K.


def test_ha_3_1_consonants_come_from_the_centre_and_the_own_hand() -> None:
    state = writing()
    assert refused(state, "planter") is None
    assert refused(state, "dapper") == "card_twice"
    assert refused(state, "splendour") is None
    assert refused(state, "splendour", seat=1) == "no_card"
    assert refused(state, "clinker", seat=1) is None
    assert refused(state, "clinker") == "no_card"
    assert {"planter", "splendour"} <= words_of(state)
    assert "clinker" not in words_of(state)


def test_ha_3_1_each_card_serves_once() -> None:
    state = writing()
    refusal = state.refuse(Seat(0), HandIn("apparel"))
    assert refusal is not None
    assert (refusal.code, refusal.rules, refusal.facts) == ("card_twice", ("HA-3.1",), {"letter": "P", "times": 2})


def test_ha_3_2_vowels_are_free_in_any_number() -> None:
    state = writing()
    assert refused(state, "leotard") is None
    assert refused(state, "aeolian") is None
    assert refused(state, "eaaaaaaaaaaaaaaaaaaaaaaaaaaaau") is None


def test_ha_3_2_y_is_not_a_vowel() -> None:
    refusal = writing().refuse(Seat(1), HandIn("cry"))
    assert refusal is not None
    assert (refusal.code, refusal.rules) == ("y_is_no_vowel", ("HA-3.2", "HA-3.1"))
    assert refused(writing(), "dry") is None
    assert refused(writing(), "yearly") == "card_twice"


def test_ha_3_2_a_word_may_be_of_vowels_alone() -> None:
    state = writing()
    assert refused(state, "eau") is None
    assert {"a", "i"} <= words_of(state)


def test_ha_3_3_a_card_of_two_letters_gives_one_of_them() -> None:
    state = writing("S/Y D", "J/Z Q/X")
    refusal = state.refuse(Seat(0), HandIn("paltry"))
    assert refusal is None
    refusal = state.refuse(Seat(0), HandIn("nasty"))
    assert refusal is not None
    assert (refusal.code, refusal.rules, refusal.facts) == ("both_letters", ("HA-3.3",), {"card": "S/Y"})
    assert refused(state, "jinx", seat=1) is None
    assert refused(state, "zax", seat=1) is None
    assert refused(state, "jaz", seat=1) == "both_letters"


def test_ha_3_4_words_are_sealed_until_the_last_has_handed_in() -> None:
    state = writing()
    told = play(state, 0, HandIn("planter"))
    assert public(told) == [HandedIn(0)]
    assert told[0].to(Seat(1)) == HandedIn(0)
    for reader in (Seat(1), None):
        view = state.view(reader)
        assert view.word is None
        assert view.chosen == (True, False)
        assert b"planter" not in msgspec.json.encode(view)
    assert state.view(Seat(0)).word == "planter"


def test_ha_3_4_nothing_tells_how_long_a_word_is_or_whether_there_is_one() -> None:
    views, told = set(), set()
    for action in (HandIn("a"), HandIn("splendour"), NoWord()):
        state = writing()
        told.add(msgspec.json.encode([each.to(Seat(1)) for each in play(state, 0, action)]))
        views.add(msgspec.json.encode(state.view(Seat(1))))
    assert len(views) == len(told) == 1


def test_ha_3_4_a_change_of_mind_is_possible_and_nobody_hears_of_it() -> None:
    state = writing()
    play(state, 0, HandIn("planter"))
    before = [(state.view(reader), state.ask) for reader in (Seat(1), None)]
    for action, word in ((NoWord(), None), (HandIn("dry"), "dry"), (HandIn("splendour"), "splendour")):
        assert play(state, 0, action) == []
        assert state.view(Seat(0)).word == word
        assert [(state.view(reader), state.ask) for reader in (Seat(1), None)] == before
    assert state.ask is not None
    assert (state.ask.awaited, state.ask.revising) == ((1,), (0,))
    play(state, 1, HandIn("clinker"))
    assert state.made == [("splendour", "clinker")]


def test_ha_3_4_words_are_turned_up_together_with_the_hand_cards_they_used() -> None:
    state = writing()
    play(state, 0, HandIn("planters"))
    turned = public(play(state, 1, HandIn("nectar")))[1]
    assert isinstance(turned, WordsTurnedUp)
    first, second = turned.words
    assert first is not None
    assert second is not None
    assert (first.word, first.from_hand) == ("planters", ("S/Y",))
    assert first.cards == ("P", "L", None, "N", "T", None, "R", "S/Y")
    assert (second.word, second.from_hand) == ("nectar", ("C",))
    assert second.cards == ("N", None, "C", "T", None, "R")


def test_ha_3_4_unused_hand_cards_are_never_shown() -> None:
    """Seat 0 holds D S/Y and uses S/Y: that it is D nobody is told, in no view and no event."""
    shown = []
    for other in ("D", "W"):
        state = writing(f"{other} S/Y", "C K")
        events = [each.to(Seat(1)) for each in play(state, 0, HandIn("planters"))]
        events += [each.to(Seat(1)) for each in play(state, 1, HandIn("nectar"))]
        reveal = state.view(Seat(1)).reveal
        assert reveal is not None
        assert reveal.hand == ("C", "K")
        shown.append((events[:3], reveal, state.view(None).reveal))
    assert shown[0] == shown[1]
    onlooker = shown[0][2]
    assert onlooker is not None
    assert (onlooker.hand, onlooker.best) == ((), ())


def test_ha_3_5_a_word_made_in_an_earlier_round_is_crossed_out() -> None:
    state = writing(pads=[pad("tape+2", "pier+2")])
    assert refused(state, "pier") is None
    hand_in(state, "pier", "clinker")
    reveal = state.view(None).reveal
    assert reveal is not None
    assert reveal.words[0] is not None
    assert (reveal.words[0].crossed_out, reveal.words[0].worn) == ("worn_before", Worn(1, (1,)))
    assert last_points(state) == (0, 4)


def test_ha_3_5_every_word_turned_up_counts_as_made_crossed_out_or_not() -> None:
    state = writing(pads=[pad("plrt?+0", "pier+2"), pad("pier!+0", "tape+2")])
    hand_in(state, "plrt", "pier")
    assert state.marks[-1] == (1, 1)
    assert last_points(state) == (0, 0)


def test_ha_3_5_the_same_word_from_two_in_one_round_stands_for_both() -> None:
    state = writing()
    hand_in(state, "planter", "planter")
    assert state.marks[-1] == (0, 0)
    assert last_points(state) == (4, 4)


def test_ha_3_5_in_a_later_round_nobody_can_wear_it() -> None:
    state = writing(pads=[pad("pier+4", "pier+4")])
    hand_in(state, "pier", "pier")
    reveal = state.view(None).reveal
    assert reveal is not None
    assert [word.worn for word in reveal.words if word is not None] == [Worn(1, (0, 1))] * 2


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("", "empty_word"),
        ("plan ter", "strange_letters"),
        ("café", "strange_letters"),
        ("planter\n", "strange_letters"),
        ("\u212aan", "strange_letters"),
        ("e" * 31, "long_word"),
        ("e" * 30, None),
    ],
)
def test_ha_3_6_a_word_is_of_1_to_30_letters_a_to_z(word: str, code: str | None) -> None:
    assert refused(writing(), word) == code


def test_ha_3_6_capitals_count_as_small() -> None:
    assert HandIn("PlaNter") == HandIn("planter")
    assert msgspec.json.decode(b'{"do":"hand_in","word":"PLANTER"}', type=HandIn).word == "planter"


def test_ha_3_6_a_player_may_hand_in_none_and_scores_nothing() -> None:
    state = writing()
    hand_in(state, None, "clinker")
    assert last_points(state) == (0, 4)
    assert state.view(None).pads[0].words[0] is None


def test_ha_3_6_what_the_cards_cannot_make_is_refused_when_it_is_handed_in() -> None:
    state = writing()
    with pytest.raises(IllegalAction, match="no_card"):
        play(state, 0, HandIn("moustache"))
    assert state.written == [None, None]


def test_ha_3_7_in_the_party_variant_a_consonant_serves_any_number_of_times() -> None:
    state = writing(party=True)
    assert refused(state, "apparel") is None
    assert "apparel" in words_of(state)
    assert refused(state, "clinker") == "no_card"
    assert refused(state, "paltry") is None
    assert refused(state, "nasty") == "both_letters"


def test_ha_3_7_a_card_counts_once_towards_its_suit() -> None:
    state = writing(party=True)
    hand_in(state, "apparel", "lip")
    reveal = state.view(None).reveal
    assert reveal is not None
    assert [word.suits for word in reveal.words if word is not None] == [(3, 0, 0), (2, 0, 0)]
    # Necklace 3 against 2, and seven letters against three.
    assert last_points(state) == (2, 0)


def test_the_first_legal_choice_is_no_word_and_words_are_free() -> None:
    legal = writing().legal(Seat(0))
    assert legal[0] == NoWord()
    assert [action for action in legal if not action.free] == [NoWord(), Stop(True)]


@pytest.mark.parametrize("party", ["off", "on"])
def test_once_a_game_is_prepared_no_table_waits_for_words(party: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = HandsomeRules.of_the_house()
    rules.prepare()
    monkeypatch.delattr(Vocabulary, "_index_of")
    state = rules.start(6, {"party": party}, FastChance(1))
    assert len(state.legal(Seat(0))) > 100
    for seat in range(6):
        play(state, seat, HandIn("a"))
    reveal = state.view(Seat(0)).reveal
    assert reveal is not None
    assert len(reveal.best) == 5
