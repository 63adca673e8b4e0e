"""The card counter: what it works out, what it does, and that it sees no more than its seat."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from math import comb

import pytest
from tests.games.epic.positions import random_position
from tests.games.epic.tables import cards, heard, load, pair, play, position
from tests.games.epic.test_secrets import swapped

from chinwag.core.bot import Bot, Situation
from chinwag.core.chance import Branch, FastChance, SealedChance, pick
from chinwag.core.protocol import Event, PositionError, Seat
from chinwag.games.epic import RULES
from chinwag.games.epic.actions import Believe, Declare, Discard, Doubt, Draw, EpicAction
from chinwag.games.epic.bots import BOTS
from chinwag.games.epic.counting import Count
from chinwag.games.epic.events import Answered, TurnedUp
from chinwag.games.epic.habits import Habit, habits
from chinwag.games.epic.state import EpicState
from chinwag.games.epic.view import EpicView

EpicBot = Bot[EpicAction, EpicView]


class AnyLegal:
    """Plays any legal action."""

    def choose(self, situation: Situation[EpicAction, EpicView]) -> EpicAction:
        return pick(situation.chance, "any", situation.legal)


def choose(bot: EpicBot, state: EpicState, luck: int = 0, events: Sequence[Event] = ()) -> EpicAction:
    """What a bot does in a state for the seat that is awaited."""
    assert state.awaited is not None
    seat = Seat(state.awaited)
    chance = SealedChance(luck.to_bytes(32, "big"))
    return bot.choose(Situation(RULES, seat, state.view(seat), events, state.legal(seat), chance, 1.0))


def choices(bot: EpicBot, state: EpicState, events: Sequence[Event] = (), times: int = 200) -> Counter[type]:
    """How often it does what, by luck."""
    return Counter(type(choose(bot, state, luck, events)) for luck in range(times))


SHARP = BOTS["sharp"]

# --- what it works out ---------------------------------------------------------------------------------------


def test_unseen_is_what_neither_lies_open_nor_is_known_to_be_somewhere() -> None:
    view = load(position(["rSS gBS", "rGG gGG"], top="gOH", under="yEP", known=["", "rGG"])).view(Seat(0))
    count = Count(view)
    assert count.unseen_cards == 108 - 2 - 2 - 1
    assert [count.unseen[each] for each in cards("rSS gBS gOH yEP rGG gGG bBH")] == [2, 2, 2, 2, 2, 3, 3]
    points = 12 * (1 + 2 + 3 + 4 + 5 + 6 + 7 + 10 + 15) - (2 + 1 + 6 + 10 + 3)
    assert count.mean_penalty == points / 103


def test_the_chance_of_a_pair_is_counted_from_the_unseen() -> None:
    """Twelve Ottos less the one on top and the one in hand; of 104 unseen cards ten are Ottos."""
    view = load(position(["rOH gBS", "rGG gGG"], top="gOH")).view(Seat(0))
    count = Count(view)
    assert count.unseen_cards == 105
    assert count.chance_of_a_pair(1) == pytest.approx((10 * 9) / (105 * 104))


def test_one_card_is_no_pair() -> None:
    assert Count(load(position(["rOH gBS", "rGG"], top="gOH")).view(Seat(0))).chance_of_a_pair(1) == 0.0


def test_cards_shown_and_taken_back_count() -> None:
    known = position(["rVV gBS", "rOH bOH"], top="gOH", known=["", "rOH bOH"])
    assert Count(load(known).view(Seat(0))).chance_of_a_pair(1) == 1.0
    other = position(["rVV gBS", "rGG bGG"], top="gOH", known=["", "rGG bGG"])
    assert Count(load(other).view(Seat(0))).chance_of_a_pair(1) == 0.0


def test_two_laid_cards_count_as_the_declarer_s() -> None:
    """Five cards of seat 1, two of them face down; of 105 unseen ones eleven are Ottos."""
    state = load(position(["rVV gBS", "rGG bGG bHC bSS rSS"], top="gOH", turn=1))
    play(state, 1, Declare(0, pair("rGG bGG")))
    none = comb(94, 5) / comb(105, 5)
    one = 11 * comb(94, 4) / comb(105, 5)
    assert Count(state.view(Seat(0))).chance_of_a_pair(1) == pytest.approx(1 - none - one)


def test_what_stayed_out_of_a_reshuffle_counts() -> None:
    """Of two players the other holds all that stayed out; of three, either of the two does."""
    two = position(["rVV gBS", "rOH bOH"], top="gOH", stayed_out=["rOH bOH", ""], reshuffles=1)
    assert Count(load(two).view(Seat(0))).chance_of_a_pair(1) == pytest.approx(1.0)
    gone = position(["rVV gBS", "rGG bGG"], top="gOH", stayed_out=["rGG bGG", ""], reshuffles=1)
    assert Count(load(gone).view(Seat(0))).chance_of_a_pair(1) == 0.0
    three = position(
        ["rVV gBS", "rOH bOH", "rGG bGG"], top="gOH", stayed_out=["rOH bOH rGG bGG", "", ""], reshuffles=1
    )
    assert Count(load(three).view(Seat(0))).chance_of_a_pair(1) == pytest.approx(1 / 6)


def test_habits_are_counted_from_what_was_seen() -> None:
    told: list[Event] = [
        Answered(1, 0, believes=False),
        TurnedUp(0, pair("rSS bGG"), honest=False),
        Answered(2, 0, believes=True),
        TurnedUp(0, pair("rOH bOH"), honest=True),
        Answered(1, 2, believes=True),
        TurnedUp(2, pair("rOH bOH"), honest=True),
    ]
    assert habits(told, 3, target=1) == [Habit(bluffs=1), Habit(doubted=1, believed=1), Habit(true=1, believed=1)]


# --- what it does --------------------------------------------------------------------------------------------


def test_it_doubts_what_cannot_be() -> None:
    """All twelve Ottos are accounted for: eleven lie open, one is in the target's hand."""
    under = "rOH rOH rOH bOH bOH bOH yOH yOH yOH gOH"
    state = load(position(["rSS bGG rHC", "gOH rVV"], under=under, top="gOH"))
    play(state, 0, Declare(1, pair("rSS bGG")))
    assert choices(SHARP, state) == {Doubt: 200}


def test_it_believes_what_must_be() -> None:
    """Both cards of the declarer are known to be Ottos."""
    state = load(position(["rOH bOH", "gBS rVV yVV"], top="gOH", known=["rOH bOH", ""]))
    play(state, 0, Declare(1, pair("rOH bOH")))
    assert choices(SHARP, state)[Believe] > 180


def test_what_a_player_has_shown_sways_it() -> None:
    state = load(position(["rOH bOH rSS rGG bVV bMB", "gBS rVV yVV gHC"], top="gOH"))
    play(state, 0, Declare(1, pair("rOH bOH")))
    honest = [Answered(1, 0, believes=False), TurnedUp(0, pair("rOH bOH"), honest=True)] * 8
    liar = [Answered(1, 0, believes=False), TurnedUp(0, pair("rOH bSS"), honest=False)] * 8
    assert choices(SHARP, state, liar)[Doubt] > choices(SHARP, state, honest)[Doubt] + 50


def test_its_answers_are_mixed() -> None:
    """Some declaration, not very likely and not very unlikely, is sometimes believed and sometimes doubted."""
    answers: Counter[type] = Counter()
    for held in range(2, 16):
        others = " ".join(f"{colour}{name}" for name in ("SS", "GG", "HC", "VV") for colour in "rbgy")
        hand = " ".join(["rOH", "bOH", *others.split()[: held - 2]])
        state = load(position([hand, "gBS rMB yMB"], top="gOH"))
        play(state, 0, Declare(1, pair("rOH bOH")))
        answers = choices(SHARP, state, times=60)
        if answers[Believe] > 5 and answers[Doubt] > 5:
            return
    pytest.fail(f"its answers are always the same: {answers}")


def test_its_bluffs_are_mixed_and_hang_on_whom_they_are_told() -> None:
    """Nothing matches: it draws or bluffs, more often to who believes, less often to who doubts."""
    state = load(position(["rHC bGG rSS bBS", "gBS rMB yMB rVV"], top="gOH"))
    nobody_knows = choices(SHARP, state)
    assert min(nobody_knows[Declare], nobody_knows[Draw]) > 20
    believer = choices(SHARP, state, [Answered(1, 0, believes=True)] * 6)
    doubter = choices(SHARP, state, [Answered(1, 0, believes=False)] * 6)
    assert believer[Declare] > nobody_knows[Declare] > doubter[Declare]


def test_it_tells_its_bluffs_to_who_believes() -> None:
    told = [Answered(1, 0, believes=False), Answered(2, 0, believes=True)] * 5
    state = load(position(["rBH bBH rEP rHC", "gBS rMB", "yMB rVV"], top="gOH"))
    targets = Counter(
        action.target for luck in range(60) if isinstance(action := choose(SHARP, state, luck, told), Declare)
    )
    assert targets[2] > 50


def test_it_declares_a_true_pair() -> None:
    state = load(position(["rOH bOH rSS bGG", "gBS rMB yMB rVV"], top="gOH"))
    for luck in range(20):
        action = choose(SHARP, state, luck)
        assert isinstance(action, Declare)
        assert set(action.cards) == set(cards("rOH bOH"))


def test_it_plays_epic_and_keeps_harry() -> None:
    state = load(position(["gEP gBS gBH rSS", "gBS rMB yMB rVV"], top="gOH"))
    found = Counter(choose(SHARP, state, luck) for luck in range(50))
    assert found[Discard(cards("gEP")[0])] > 45
    assert found[Discard(cards("gBH")[0])] == 0


def test_it_sheds_the_dear_card_of_two_that_match() -> None:
    state = load(position(["gMB gBS rSS bHC yVV", "rMB yMB rVV"], top="gOH"))
    found = Counter(choose(SHARP, state, luck) for luck in range(50))
    assert found[Discard(cards("gMB")[0])] > 40


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_choice_is_legal(level: str, seats: int) -> None:
    state = RULES.start(seats, {}, FastChance(seats))
    told: list[Event] = list(heard(RULES.opening(state), None))
    for step in range(300):
        if state.awaited is None:
            break
        action = choose(BOTS[level], state, step, told)
        assert state.refuse(Seat(state.awaited), action) is None
        told += play(state, state.awaited, action)


def test_the_same_situation_gives_the_same_choice() -> None:
    state = RULES.start(3, {}, FastChance(1))
    assert len({choose(SHARP, state, luck=5) for _ in range(5)}) == 1


@pytest.mark.parametrize("seed", range(60))
def test_case_14_swapping_unseen_cards_changes_no_choice(seed: int) -> None:
    """Under equal seeds, in worlds that differ only in what the bot has not seen."""
    dice = random.Random(seed)
    there = random_position(dice)
    state = RULES.load(there, FastChance(seed))
    assert state.awaited is not None
    expected = [choose(SHARP, state, luck) for luck in range(4)]
    for other in swapped(there, state.awaited, dice):
        try:
            world = RULES.load(other, FastChance(seed))
        except PositionError:  # a card that is known to be there was taken away
            continue
        assert [choose(SHARP, world, luck) for luck in range(4)] == expected


@pytest.mark.parametrize("level", BOTS)
def test_case_14_an_answer_does_not_hang_on_what_lies_face_down(level: str) -> None:
    """A true pair, half of one and a bluff, all else in its place: the same luck gives the same answer."""
    answers = set()
    for laid in ("rOH bOH", "rOH bGG", "rSS bGG"):
        state = load(position([f"{laid} rHC gVV bSS ySS yGG bVV yVV", "gBS rMB yMB rVV"], top="gOH"))
        play(state, 0, Declare(1, pair(laid)))
        answers.add(tuple(choose(BOTS[level], state, luck) for luck in range(60)))
    assert len(answers) == 1
    assert set(answers.pop()) == {Believe(), Doubt()}


# --- how well ------------------------------------------------------------------------------------------------


def wins(first: EpicBot, second: EpicBot, games: int) -> float:
    """The share of games for two that the first wins, with seats swapped every other game."""
    won = 0.0
    for number in range(games):
        bots = (first, second) if number % 2 == 0 else (second, first)
        state = RULES.start(2, {}, FastChance(number // 2))
        told: list[Event] = []
        step = 0
        while state.awaited is not None:
            seat = Seat(state.awaited)
            chance = Branch(FastChance(number), str(step))
            situation = Situation(RULES, seat, state.view(seat), told, state.legal(seat), chance, 1.0)
            told += play(state, seat, bots[seat].choose(situation))
            step += 1
        mine = Seat(number % 2)
        won += (mine in state.winners()) / len(state.winners())
    return won / games


def test_it_beats_luck() -> None:
    assert wins(SHARP, AnyLegal(), games=8) == 1.0


@pytest.mark.long
@pytest.mark.parametrize(("better", "worse"), [("sharp", "steady"), ("steady", "gentle")])
def test_levels_are_in_order(better: str, worse: str) -> None:
    assert wins(BOTS[better], BOTS[worse], games=200) > 0.5
