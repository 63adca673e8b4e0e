"""The battery itself: a sound game passes, and every law finds the faults that it is there for."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.laws.faults import FAULTS
from tests.laws.toy import Toy, toy_text

from chinwag.core.laws import LAWS, Law, LawBroken, play_by_the_laws

NAMES = [law.__name__ for law in LAWS]
SEEDS = range(12)


def broken_in(rules: Toy, laws: Sequence[Law], seed: int) -> LawBroken | None:
    try:
        play_by_the_laws(rules, 2 + seed % 3, seed, toy_text, laws=laws, longest=200)
    except LawBroken as broken:
        return broken
    return None


@pytest.mark.parametrize("seats", Toy.seats)
def test_the_sound_toy_keeps_every_law(seats: int) -> None:
    for seed in range(2):
        assert play_by_the_laws(Toy(), seats, seed, toy_text) > 0


@pytest.mark.parametrize(("law", "faulty"), FAULTS, ids=[faulty.__name__ for _, faulty in FAULTS])
def test_the_law_finds_the_planted_fault(law: str, faulty: type[Toy]) -> None:
    under_test = [each for each in LAWS if each.__name__ == law]
    found = [each for seed in SEEDS if (each := broken_in(faulty(), under_test, seed)) is not None]
    assert found
    assert {each.law for each in found} == {law}
    assert "seed" in str(found[0])


@pytest.mark.parametrize("law", [*NAMES, "every_game_ends"])
def test_every_law_has_a_fault_that_it_finds(law: str) -> None:
    assert law in [planted for planted, _ in FAULTS]


def test_a_fault_is_found_again_with_the_same_arguments() -> None:
    faulty = dict(FAULTS)["clones_share_nothing"]
    messages = []
    for _ in range(2):
        with pytest.raises(LawBroken) as found:
            play_by_the_laws(faulty(), 3, 5, toy_text)
        messages.append(str(found.value))
    assert messages[0] == messages[1]
