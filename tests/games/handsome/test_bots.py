"""The bots of Handsome: what they say, what they never say, and that they play to the end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.games.handsome import twin
from tests.games.handsome.tables import hand_in, load, play, position, start, writing

from chinwag import bots as house
from chinwag.core.bot import Situation
from chinwag.core.chance import FastChance
from chinwag.core.protocol import Seat
from chinwag.games.handsome import RULES, bots, rivals
from chinwag.games.handsome.actions import Challenge, Done, Give, HandIn, HandsomeAction, NoWord, Stop
from chinwag.games.handsome.bots import BOTS, Dandy, Taste
from chinwag.games.handsome.lexicon.word_list import unsaid, word_list
from chinwag.games.handsome.state import HandsomeState
from chinwag.words import words

PLENTY = 60.0


def choose(state: HandsomeState, seat: int, level: str | Dandy = "steady", seed: int = 1) -> HandsomeAction:
    """What a bot does, asked as a table asks it: without the words that it might say."""
    bot = BOTS[level] if isinstance(level, str) else level
    legal = [action for action in state.legal(Seat(seat)) if not action.free]
    view = state.view(Seat(seat))
    return bot.choose(Situation(RULES, Seat(seat), view, (), legal, FastChance(seed), PLENTY))


def word(state: HandsomeState, seat: int, level: str | Dandy = "steady", seed: int = 1) -> str:
    action = choose(state, seat, level, seed)
    assert isinstance(action, HandIn)
    return action.word


def test_the_levels_take_the_place_of_those_that_know_no_words() -> None:
    assert list(house.levels(RULES)) == ["gentle", "steady", "sharp", "dapper"]
    assert [bot.size for bot in BOTS.values() if isinstance(bot, Dandy)] == [35, 50, 60, 70]
    assert set(BOTS) <= set(words("table")["bots"])


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_bots_play_whole_games_of_real_words_up_to_their_size(level: str, seats: int) -> None:
    state = start(seats, seed=seats)
    size = {"gentle": 35, "steady": 50, "sharp": 60, "dapper": 70}[level]
    while state.ask is not None and state.round < 4:
        seat = state.ask.awaited[0]
        state.play(seat, choose(state, seat, level, state.round))
    made = {each for round_words in state.made for each in round_words if each}
    assert made
    assert all((word_list().size_of(each) or 99) <= size for each in made)
    assert not made & unsaid()
    assert all(mark == 0 for marks in state.marks for mark in marks)


def test_a_bot_for_length_writes_the_longest_word_it_knows() -> None:
    state = writing()
    hand = ("L", "P", "R", "N", "T", "D", "S/Y")
    known = [each for each, size in zip(word_list().words, word_list().sizes, strict=True) if size <= 50]
    longest = max(len(each) for each in known if each not in unsaid() and twin.can_make(hand, each))
    assert len(word(state, 0, Dandy(50, Taste.LENGTH))) == longest


def test_of_the_words_that_a_bot_knows_only_some_come_to_its_mind() -> None:
    """One word at a time is any of those that it knows; with more of them its words get longer."""
    state = writing()
    one = {word(state, 0, Dandy(50, Taste.LENGTH, mind=1), seed) for seed in range(40)}
    assert len(one) > 20
    assert all((word_list().size_of(each) or 99) <= 50 for each in one)
    lengths = [
        sum(len(word(state, 0, Dandy(50, Taste.LENGTH, mind), seed)) for seed in range(10))
        for mind in (1, 16, 250, None)
    ]
    assert lengths == sorted(lengths)
    assert lengths[0] < lengths[1] < lengths[3]


def test_a_bot_for_points_prefers_awards_to_letters() -> None:
    """With the others thought to write nothing, the word that wins all four awards beats a longer one of fewer."""
    state = writing("S/Y W", "Q/X V", centre="L P R H T")
    chosen = word(state, 0, Dandy(70, Taste.POINTS))
    counts = state.box.suit_counts(state.box.mask_of_word(chosen))
    assert counts[2] == 1
    assert counts[0] >= 3


def test_bots_know_that_words_are_worn() -> None:
    state = writing()
    first = word(state, 0, "gentle")
    hand_in(state, first, None)
    again = load(replace(position(), round=2, pads=RULES.position(state).pads, shown=RULES.position(state).shown))
    assert word(again, 0, "gentle") != first


def test_bots_never_say_what_the_house_does_not_say(monkeypatch: pytest.MonkeyPatch) -> None:
    state = writing()
    said: set[str] = set()
    for _ in range(3):
        longest = word(state, 0, "gentle")
        assert longest not in said
        said.add(longest)
        monkeypatch.setattr(rivals, "unsaid", lambda: frozenset(said))


def test_bots_keep_to_the_dictionary_of_the_table() -> None:
    free = writing()
    first = word(free, 0, "steady")
    assert word(writing(banned=first), 0, "steady") != first
    assert word(writing(added="aaaaaaaaaaaaaaplrnt"), 0, "steady") != "aaaaaaaaaaaaaaplrnt"
    rare = free.box.vocabulary.makeable(free.centre | free.hands[0], False)
    added = next(word_list().words[number] for number in rare if word_list().sizes[number] == 80)
    strict = writing(word_list="strict", added=added)
    assert (word_list().size_of(word(strict, 0, "dapper")) or 99) <= 60 or word(strict, 0, "dapper") == added


def test_a_bot_without_a_word_hands_in_none(monkeypatch: pytest.MonkeyPatch) -> None:
    everything = frozenset(word_list().words)
    monkeypatch.setattr(rivals, "unsaid", lambda: everything)
    assert choose(writing(), 0) == NoWord()


@pytest.mark.parametrize("level", BOTS)
def test_which_card_to_give_is_part_of_the_play(level: str) -> None:
    state = load(position(("B C D F", "G H J/Z K"), "L"))
    given = {choose(state, 0, level, seed) for seed in range(3)}
    assert all(isinstance(action, Give) and action in state.legal(Seat(0)) for action in given)


def test_the_card_that_is_given_is_the_one_that_helps_the_others_least() -> None:
    """Of T, S/Y and Q/X the last makes the fewest words."""
    state = load(position(("T S/Y Q/X", "B C D", "G H K"), "L P"))
    for taste in Taste:
        assert choose(state, 0, Dandy(50, taste)) == Give(("Q/X",))


def test_a_bot_challenges_what_nobody_would_know_and_nothing_else() -> None:
    state = writing("D S/Y", "C K", "B H", way="challenge")
    hand_in(state, "plinter", "clinker", "birth")
    assert choose(state, 2) == Challenge(0)
    play(state, 2, Challenge(0))
    assert choose(state, 2) == Done()
    assert choose(state, 1) == Done()
    agreed = writing("D S/Y", "C K", way="challenge", added="plinter", banned="clinker")
    hand_in(agreed, "plinter", "clinker")
    assert choose(agreed, 1) == Done()
    assert choose(agreed, 0) == Challenge(1)


def test_no_bot_keeps_people_at_the_table() -> None:
    state = writing()
    assert not isinstance(choose(state, 1), Stop)
    play(state, 0, Stop(True))
    assert choose(state, 1) == Stop(True)
    play(state, 1, Stop(True))
    assert state.ask is None


def test_case_14_a_bot_goes_by_its_view_alone() -> None:
    """Other cards in the hands of the others and other sealed words leave its choice as it is."""
    first, second = writing("D S/Y", "C K", "B H"), writing("D S/Y", "W M", "V J/Z")
    play(first, 1, HandIn("clinker"))
    play(second, 1, NoWord())
    assert first.view(Seat(0)) == second.view(Seat(0))
    for level in BOTS:
        assert choose(first, 0, level) == choose(second, 0, level)


def test_short_of_time_a_bot_plays_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "monotonic", iter(range(0, 10_000, 100)).__next__)
    state = writing()
    assert isinstance(choose(state, 0, "dapper"), HandIn)
