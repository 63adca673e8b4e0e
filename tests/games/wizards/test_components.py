"""What an owner may put in the place of the house deck."""

from __future__ import annotations

import importlib
import json
import re
import shutil
import sys
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any, get_args

import pytest
from tests.games.wizards.tables import CHANCE, DECK, NAMES, play, position, table

from chinwag.core.components import ComponentsError
from chinwag.core.laws import play_by_the_laws
from chinwag.core.protocol import Seat
from chinwag.games.wizards import RULES
from chinwag.games.wizards.actions import Card
from chinwag.games.wizards.effects import types
from chinwag.games.wizards.effects.doing import DOINGS, MUSTS
from chinwag.games.wizards.events import HairsDrawn
from chinwag.words import refusal_text, sentence, words

HOUSE_SET = resources.files("chinwag.games.wizards").joinpath("components.toml").read_text(encoding="utf-8")
PAGE = Path(__file__).parents[3] / "docs" / "components-wizards.md"


def test_an_owner_s_numbers_replace_ours() -> None:
    toml = HOUSE_SET.replace(
        'effects = [{ do = "draw_hairs", hairs = 1 }]', 'effects = [{ do = "draw_hairs", hairs = 3 }]'
    )
    rules = RULES.with_components(toml, "my-box.toml")
    state = rules.load(position(["gSS", ""]), CHANCE)
    assert HairsDrawn(0, 3, 4) in play(state, 0, "cast gSS")
    assert rules.components_hash != RULES.components_hash


def test_the_hash_does_not_mind_comments() -> None:
    assert RULES.with_components(f"# mine\n{HOUSE_SET}", "my-box.toml").components_hash == RULES.components_hash


def test_effects_can_be_put_together_to_other_cards() -> None:
    """A spell of two effects, and a counterspell that stops the spell and draws a hair."""
    toml = HOUSE_SET.replace(
        'effects = [{ do = "return_hairs", hairs = 2 }]',
        'effects = [{ do = "return_hairs", hairs = 2 }, { do = "draw_cards", cards = 1 }]',
    ).replace('spell = "stopped"\nhouse', 'spell = "stopped"\neffects = [{ do = "draw_hairs", hairs = 1 }]\nhouse')
    rules = RULES.with_components(toml, "my-box.toml")
    state = rules.load(position(["gCS pCS", "gBR"], hairs=[1, 3], draw="kOP bOP"), CHANCE)
    play(state, 0, "cast gCS at 1")
    play(state, 1, "allow")
    assert (state.hairs, len(state.hands[0])) == ([1, 1], 2)
    play(state, 0, "cast pCS at 1")
    play(state, 1, "counter gBR")
    assert state.hairs == [1, 2]


def test_a_deck_with_equal_cards_keeps_the_laws() -> None:
    """Every name in one colour, three copies of each: 27 kinds and 81 cards."""
    toml = re.sub(r'colours = \["(\w+)".*\]', r'colours = ["\1", "\1", "\1", "blue"]', HOUSE_SET)
    rules = RULES.with_components(toml, "my-box.toml")
    for seats in (2, 4):
        assert play_by_the_laws(rules, seats, seats, refusal_text, one_in=8) > 0


FAULTY = {
    "not toml": ("hairs = 5 ", "hairs = ", "my-box.toml: Invalid value"),
    "a word that is not known": ("hairs = 5 ", "beards = 2\nhairs = 5 ", "unknown field `beards`"),
    "a wrong type": ('code = "OP"', "code = 7", r"my-box.toml, line \d+, card 6, code: Expected `str`, got `int`"),
    "an effect that there is not": (
        '{ do = "swap_beards" }',
        '{ do = "swap_hats" }',
        r"line \d+, card 8, effects\[0\].do: Invalid value 'swap_hats'",
    ),
    "a parameter of another effect": (
        '{ do = "steal_hairs", hairs = 1 }',
        '{ do = "steal_hairs", cards = 1 }',
        r"line \d+, card 1, effects\[0\]: Object contains unknown field `cards`",
    ),
    "a number that cannot be": (
        '{ do = "steal_hairs", hairs = 1 }',
        '{ do = "steal_hairs", hairs = 0 }',
        r"line \d+, card 1, effects\[0\].hairs: Expected `int` >= 1",
    ),
    "two of a name": ('name = "Owl Post"', 'name = "Close Shave"', r"card 6, name: 'Close Shave' is there already"),
    "two of a code": ('code = "OP"', 'code = "CS"', r"line \d+, card 6, code: 'CS' is there already"),
    "two colours of a code": ('code = "k"', 'code = "p"', r"line \d+, colour 3, code: 'p' is there already"),
    "a colour that there is not": (
        'colours = ["purple", "pink"]',
        'colours = ["purple", "puce"]',
        r"line \d+, card 10, colours: no colour 'puce'; there is green, purple, pink, blue",
    ),
    "a colour called any": ('name = "blue"', 'name = "any"', r"colour 4, name: 'any' has a meaning of its own"),
    "a spell that does nothing": ('effects = [{ do = "swap_beards" }]\n', "", r"card 8, effects: a spell needs"),
    "a spell that stands": (
        'effects = [{ do = "swap_beards" }]',
        'effects = [{ do = "swap_beards" }]\nstanding = [{ do = "hairs_are_safe" }]',
        r"card 8, standing: a spell is not equipped",
    ),
    "a spell that answers": (
        'effects = [{ do = "swap_beards" }]',
        'effects = [{ do = "swap_beards" }]\nspell = "stopped"',
        r"card 8, spell: only a counterspell",
    ),
    "a spell that is used": (
        'effects = [{ do = "swap_beards" }]',
        'effects = [{ do = "swap_beards" }]\nuse = "turn"',
        r"card 8, use: only a beard or an artifact",
    ),
    "a spell that wins": ('{ do = "swap_beards" }', '{ do = "win" }', r"card 8, effects: only a ritual wins"),
    "a spell that costs too much": (
        '{ do = "pay_cards", cards = 2 }, { do = "draw_hairs", hairs = 2 }',
        '{ do = "pay_cards", cards = 3 }, { do = "pay_cards", cards = 1 }',
        r"card 7, effects: a card costs 3 cards at most, not 4",
    ),
    "a counterspell without an outcome": ('spell = "happens"\n', "", r"card 13, spell: a counterspell needs"),
    "a counterspell with a target": (
        'spell = "redirected"',
        'spell = "redirected"\neffects = [{ do = "look_at_hand" }]',
        r"card 15, effects: a counterspell can have no target",
    ),
    "a use without effects": (
        'standing = [{ do = "dye", cards = 1 }]',
        'use = "turn"\nstanding = [{ do = "dye", cards = 1 }]',
        r"card 26, use: a card has a use when it has effects",
    ),
    "an artifact that does nothing": ('standing = [{ do = "dye", cards = 1 }]\n', "", r"card 26: a card needs"),
    "picks at the start of a turn": (
        'use = "turn"\neffects = [{ do = "pick_cards"',
        'use = "start"\neffects = [{ do = "pick_cards"',
        r"card 17, use: cards are picked during the turn",
    ),
    "picks before something else": (
        'effects = [{ do = "pick_cards", cards = 1 }]',
        'effects = [{ do = "pick_cards", cards = 1 }, { do = "draw_cards", cards = 1 }]',
        r"card 17, effects\[0\]: it can only be the last effect",
    ),
    "two rituals of a length": (
        "hairs = 3\ncost",
        "hairs = 2\ncost",
        r"ritual 3, hairs: a ritual of 2 hairs is there",
    ),
    "a cost of no colour": ('["blue", "pink"]', '["blue", "puce"]', r"ritual 4, cost: no colour 'puce'"),
    "a ritual that pays twice": (
        'effects = [{ do = "draw_cards", cards = 3 }]\n\n[[ritual]]',
        'effects = [{ do = "pay_cards", cards = 1 }]\n\n[[ritual]]',
        r"ritual 1, effects: what a ritual costs stands in its cost",
    ),
    "a ritual that ruins": (
        'effects = [{ do = "draw_cards", cards = 3 }]\n\n[[ritual]]',
        'effects = [{ do = "discard_artifact" }]\n\n[[ritual]]',
        r"ritual 1, effects: a ritual cannot choose an artifact",
    ),
    "nothing that wins": ('{ do = "win" }', '{ do = "draw_cards", cards = 1 }', "ritual: one of the rituals needs"),
    "hairs that never suffice": ("hairs = 5 ", "hairs = 3 ", "hairs: two players could never grow"),
}


@pytest.mark.parametrize("fault", FAULTY)
def test_a_fault_in_an_owner_s_box_is_named_with_its_place(fault: str) -> None:
    old, new, message = FAULTY[fault]
    assert old in HOUSE_SET
    with pytest.raises(ComponentsError, match=message):
        RULES.with_components(HOUSE_SET.replace(old, new, 1), "my-box.toml")


def test_too_few_cards_for_five_players_are_refused() -> None:
    start, end = HOUSE_SET.index("[[card]]"), HOUSE_SET.index("[[ritual]]")
    first = HOUSE_SET[start : HOUSE_SET.index("[[card]]", start + 1)]
    with pytest.raises(ComponentsError, match="card: 4 cards in all; 5 players need 15"):
        RULES.with_components(HOUSE_SET[:start] + first + HOUSE_SET[end:], "my-box.toml")


def test_the_tests_know_the_house_set() -> None:
    assert [each.name for each in RULES.components.card] == [name for name, _ in NAMES.values()]
    assert [each.code for each in RULES.components.card] == list(NAMES)
    assert len(DECK) == 72


def test_every_effect_has_its_function_and_its_words() -> None:
    happening, standing = get_args(types.Effect), get_args(types.Standing)
    assert set(DOINGS) == set(happening)
    assert set(MUSTS) == {each for each in happening if not each.anyone}
    tags = [{each.__struct_config__.tag for each in each_kind} for each_kind in (happening, standing)]
    assert [set(words("wizards")[part]) for part in ("effects", "standing")] == tags
    assert all(f"| `{tag}` |" in PAGE.read_text(encoding="utf-8") for tag in tags[0] | tags[1])


# --- an effect of one's own, as the page says ---------------------------------------------------------------------


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of the game, copied to where a test may write, under a name of its own."""
    folder = tmp_path / "wizards_with_more"
    shutil.copytree(str(resources.files("chinwag.games.wizards")), folder)
    for file in folder.rglob("*.py"):
        file.write_text(file.read_text().replace("chinwag.games.wizards", "wizards_with_more"))
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    for name in [name for name in sys.modules if name.startswith("wizards_with_more")]:
        del sys.modules[name]


def test_an_effect_of_one_s_own_is_added_as_the_page_says(copied: Path) -> None:
    """Every block of the page under that heading, put where the page says, and the card played."""
    section = PAGE.read_text(encoding="utf-8").partition("## An effect of your own")[2]
    struct, function, line, entry, clause = re.findall(r"```\w+\n(.*?)```", section, re.S)
    types, doing = copied / "effects" / "types.py", copied / "effects" / "doing.py"
    types.write_text(types.read_text().replace("\nEffect = (", f"\n{struct}\n\nEffect = (\n    MatchHairs |", 1))
    text = doing.read_text().replace("\nDOINGS:", f"\n{function}\n\nDOINGS:", 1)
    doing.write_text(text.replace("    types.Win: win,\n", f"    types.Win: win,\n{line}", 1))
    box = (copied / "components.toml").read_text()
    (copied / "components.toml").write_text(box.replace("[[ritual]]", f"{entry}\n[[ritual]]", 1))
    rules: Any = importlib.import_module("wizards_with_more").RULES
    played: Any = importlib.import_module("wizards_with_more.actions")
    elixir = Card("Envious Elixir", "blue")
    assert rules.components_in(rules.start(2, {}, CHANCE)).count("bEE @ draw pile") <= 1
    text = RULES.notation.write_position(RULES.position(table(["gFF", ""], hairs=[1, 5])))
    state = rules.load(rules.notation.read_position(text.replace("hands gFF", "hands gFF bEE")), CHANCE)
    state.play(Seat(0), played.Cast(played.Card(elixir.name, elixir.colour), 1))
    state.play(Seat(1), played.Allow())
    assert state.hairs == [4, 5]
    clauses = json.loads(f"{{{clause}}}")
    assert sentence(clauses["match_hairs"], {"count": 3}, words("wizards")) == (
        "draw golden hairs until you have as many as another player, three at most"
    )


def test_a_counterspell_that_redirects_and_draws_may_flip_the_pile_under_the_spell() -> None:
    """What waits in the air then lies in the draw pile, or is in a hand; the position loads all the same."""
    old, new = 'spell = "redirected"', 'spell = "redirected"\neffects = [{ do = "draw_cards", cards = 1 }]'
    rules = RULES.with_components(HOUSE_SET.replace(old, new), "my-box.toml")
    state = rules.load(position(["gFF", "gBA", ""], rest=2), CHANCE)
    play(state, 0, "cast gFF at 1")
    play(state, 1, "counter gBA at 2")
    assert state.view(None).flips == 1
    assert rules.position(rules.load(rules.position(state), CHANCE)) == rules.position(state)
    play(state, 2, "allow")
    assert state.hairs == [1, 2, 0]
