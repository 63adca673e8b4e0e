"""The Epic Beard Game through the page."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.bluffer import Bluffer, called
from tests.e2e.card_player import PATIENCE
from tests.e2e.company import Company
from tests.e2e.dealt import deal
from tests.e2e.house import House
from tests.e2e.test_accessibility import LOOKS, find_nothing

from chinwag.core.chance import SEED_BYTES, SealedChance
from chinwag.core.protocol import Seat
from chinwag.games.epic import RULES
from chinwag.games.epic.actions import Card, Declare

pytestmark = pytest.mark.e2e

NAMES = ("Agnes", "Barnaby")
SPECIAL = ("EPIC", "Beardless Harry")


class Deal(NamedTuple):
    """A deal for two in which everything can happen. The starter holds `pair`, `other`, `last` and Harry."""

    seed: bytes
    starter: int
    top: Card
    pair: tuple[Card, Card]
    """Two cards of the character on top."""
    bluff: tuple[Card, Card]
    """The two that are left, not both of that character."""
    other: Card
    """Matches the top, and lets Harry match when it is on top itself."""
    harry: Card
    caught: tuple[Card, Card]
    """Two cards of the other hand that are a bluff."""
    going_out: Card
    """The last card of the round: it is among the three that Harry brings, and matches him."""


def find_deal() -> Deal:
    """The first seed, counted from 0, whose deal will do."""
    return next(found for number in count() if (found := _deal(number.to_bytes(SEED_BYTES, "big"))) is not None)


def _deal(seed: bytes) -> Deal | None:
    state = RULES.start(len(NAMES), {}, SealedChance(seed))
    starter = state.turn
    view = state.view(Seat(starter))
    top = view.discard_pile[-1]
    hand = list(view.hand)
    same = [card for card in hand if card.character == top.character]
    harrys = [card for card in hand if card == Card(top.colour, "Beardless Harry")]
    others = [
        card for card in hand if card.colour == top.colour and card.character not in (*SPECIAL, top.character)
    ]
    if top.character in SPECIAL or top in same or len(same) != 2 or len(harrys) != 1 or not others:
        return None
    left = list((Counter(hand) - Counter([*same, harrys[0], others[0]])).elements())
    against = [card for card in state.view(Seat(1 - starter)).hand if card.character != top.character]
    # Before Harry brings three, two are drawn for a doubt, two for a bluff, and one twice by the other seat.
    came = state.pile[::-1][6:9]
    last = [card for card in (state.box.cards[kind] for kind in came) if card.colour == top.colour]
    if not last or last[0].character in SPECIAL:
        return None
    return Deal(
        seed,
        starter,
        top,
        pair=(same[0], same[1]),
        bluff=(left[0], left[1]),
        other=others[0],
        harry=harrys[0],
        caught=(against[0], against[1]),
        going_out=last[0],
    )


def names(pair: tuple[Card, Card]) -> tuple[str, str]:
    return called(pair[0]), called(pair[1])


def test_a_round_with_every_kind_of_pair_and_harry_as_the_last_card(tmp_path: Path, company: Company) -> None:
    """A true pair doubted, a bluff caught, a bluff believed, and Harry as the last card, by two people."""
    found = find_deal()
    database = tmp_path / "tables.sqlite"
    paths = deal(database, RULES, NAMES, found.seed)
    with House(database) as house:
        # The starter plays by mouse and sees things fly; the other by keyboard alone, with little motion.
        people = [company.person(house), company.person(house)]
        people[1 - found.starter].page.emulate_media(reduced_motion="reduce")
        for person, path in zip(people, paths, strict=True):
            person.visit(path)
        wilf, host = Bluffer(people[found.starter]), Bluffer(people[1 - found.starter], keyboard=True)
        own, others = NAMES[found.starter], NAMES[1 - found.starter]

        a_true_pair_is_doubted(wilf, host, found)
        a_bluff_is_caught(host, wilf, found, others)
        a_bluff_is_believed(wilf, host, found)
        harry_is_the_last_card(wilf, host, found)
        the_round_ends(wilf, host, found)

        for each in (wilf, host):
            panel = each.page.get_by_role("group", name="Round 1 is over")
            expect(panel).to_contain_text(f"{own} went out.", timeout=PATIENCE)
            find_nothing(each.page)
            expect(panel.get_by_role("row", name=re.compile(f"^{own} nothing 0 "))).to_be_visible()
            each.press(panel.get_by_role("button", name="Carry on"))
            expect(panel).to_have_count(0)
            expect(each.log).to_contain_text(f"{own} goes out and ends round 1.")
            expect(each.hand).to_have_count(6)
        sheet = wilf.page.get_by_role("region", name="Score sheet").get_by_role("row", name=re.compile(f"^{own}"))
        expect(sheet.get_by_role("cell").first).to_have_text("0")


def a_true_pair_is_doubted(declarer: Bluffer, target: Bluffer, found: Deal) -> None:
    declarer.waits_for_turn()
    declarer.lay(names(found.pair))
    expect(declarer.panel).to_contain_text(f"You will say: two {found.top.character}")
    expect(declarer.panel).to_contain_text("It is true.")
    declarer.press(declarer.page.get_by_role("button", name=re.compile("^Lay them down")))
    expect(target.prompt).to_be_visible(timeout=PATIENCE)
    expect(target.prompt).to_be_focused()
    hides(target, found.pair)
    target.page.keyboard.press("Escape")
    target.page.keyboard.press("Enter")
    expect(target.prompt).to_be_visible()
    target.answer(False)
    expect(declarer.log).to_contain_text("It is true:")
    expect(declarer.page.get_by_role("region", name="The pair is turned up")).to_contain_text("It is true!")
    find_nothing(declarer.page)
    expect(target.hand).to_have_count(8)
    expect(declarer.hand).to_have_count(4)


def a_bluff_is_caught(declarer: Bluffer, target: Bluffer, found: Deal, name: str) -> None:
    declarer.waits_for_turn()
    declarer.lay(names(found.caught))
    expect(declarer.panel).to_contain_text("It is a bluff.")
    declarer.press(declarer.page.get_by_role("button", name=re.compile("^Lay them down")))
    expect(target.prompt).to_be_visible(timeout=PATIENCE)
    target.answer(False)
    expect(target.page.get_by_role("region", name="The pair is turned up")).to_contain_text("It is a bluff!")
    expect(declarer.hand).to_have_count(10)
    plate = target.page.get_by_role("button", name=re.compile(f"^{name}, "))
    for card in names(found.caught):
        expect(plate).to_have_attribute("aria-label", re.compile(f"Shown and taken back: .*{card}"))
    target.press(plate)
    dialog = target.page.get_by_role("dialog", name=f"The hand of {name}")
    expect(dialog.get_by_role("list", name="Shown and taken back").get_by_role("listitem")).to_have_count(2)
    target.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def a_bluff_is_believed(declarer: Bluffer, target: Bluffer, found: Deal) -> None:
    declarer.waits_for_turn()
    declarer.declare(names(found.bluff))
    expect(target.prompt).to_be_visible(timeout=PATIENCE)
    hides(target, found.bluff)
    target.answer(True)
    expect(declarer.hand).to_have_count(2)
    expect(declarer.log).to_contain_text("It is a bluff:")
    target.waits_for_turn()
    target.draw()


def harry_is_the_last_card(player: Bluffer, other: Bluffer, found: Deal) -> None:
    player.waits_for_turn()
    player.discard(called(found.other))
    other.waits_for_turn()
    other.draw()
    player.waits_for_turn()
    assert player.holds() == [called(found.harry)]
    player.pick(called(found.harry))
    expect(player.page.get_by_role("button", name=re.compile("^Discard it"))).to_contain_text("you draw three")
    player.hand.first.click(position={"x": 32, "y": 34})
    expect(player.hand).to_have_count(3)
    expect(player.page.locator(".crumb")).to_contain_text("round 1 of 3")
    other.waits_for_turn()
    other.draw()


def the_round_ends(player: Bluffer, other: Bluffer, found: Deal) -> None:
    """Two of the three cards go in a pair that the other believes, the third matches Harry."""
    player.waits_for_turn()
    hand = player.holds()
    hand.remove(called(found.going_out))
    player.declare((hand[0], hand[1]))
    other.answer(True)
    other.waits_for_turn()
    other.draw()
    player.waits_for_turn()
    assert player.holds() == [called(found.going_out)]
    player.discard(called(found.going_out))


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, Iterator[str]]]:
    """A server, and for each look a table where a pair was declared to the chair that the path opens."""
    found = find_deal()
    database = tmp_path_factory.mktemp("asked") / "tables.sqlite"
    declared = (found.starter, Declare(1 - found.starter, found.pair))
    paths = [
        deal(database, RULES, NAMES, found.seed, [declared], f"quiet-otter-{number}")[1 - found.starter]
        for number, _ in enumerate(LOOKS, start=101)
    ]
    with House(database) as house:
        yield house, iter(paths)


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_on_the_table(
    asked: tuple[House, Iterator[str]], company: Company, look: dict[str, Any]
) -> None:
    house, paths = asked
    agnes = Bluffer(company.person(house, reduced_motion="reduce", **look), touch="phone" in look)
    agnes.person.visit(next(paths))
    expect(agnes.prompt).to_be_visible()
    find_nothing(agnes.page)
    agnes.answer(True)
    agnes.lay([agnes.holds()[0]])
    find_nothing(agnes.page)
    agnes.press(agnes.panel.get_by_role("button", name="Never mind"))
    misfit = next(name for name in agnes.holds() if name not in agnes.matching())
    agnes.pick(misfit)
    expect(agnes.page.get_by_role("button", name="Why not?")).to_be_visible()
    find_nothing(agnes.page)
    agnes.press(agnes.page.get_by_role("button", name="Values and chips"))
    expect(agnes.page.get_by_role("dialog", name="Values and chips")).to_be_visible()
    find_nothing(agnes.page)


def test_what_is_in_the_box_is_shown_with_its_marks(own_house: House, company: Company) -> None:
    """In the waiting room, and among the rules at the table (EB-1.3, EB-4.4)."""
    agnes = company.person(own_house)
    agnes.set_table("Agnes", game="epic")
    box = agnes.page.get_by_role("region", name="In the box")
    expect(box.get_by_role("listitem")).to_have_count(len(RULES.components.character))
    expect(box.get_by_role("listitem").last).to_have_text(re.compile("Beardless Harry: 15 house ruling: value"))
    expect(box).to_contain_text("The chip table is a house ruling.")
    find_nothing(agnes.page)
    agnes.press("Add a bot")
    agnes.get_ready()
    agnes.page.get_by_role("tab", name="Rules").click()
    agnes.page.get_by_text("In the box").click()
    expect(agnes.page.get_by_role("tabpanel").get_by_text("name, value")).to_have_count(5)
    expect(agnes.page.get_by_role("button", name="Values and chips: house values")).to_be_visible()


def hides(player: Bluffer, cards: tuple[Card, Card]) -> None:
    """Nothing in a page names cards that lie face down, but for equal ones that it may show."""
    page: Page = player.page
    for name in set(names(cards)) - set(player.holds()):
        assert name not in page.content()
