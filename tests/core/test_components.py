"""Components from TOML: what is taken, and errors that name the place."""

from __future__ import annotations

import msgspec
import pytest

from chinwag.core.components import ComponentsError, hash_of, place_of, read_components


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    copies: int = 1


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    colours: int
    tile: tuple[Tile, ...] = ()


TOML = """
# A box.
colours = 4

[[tile]]
name = "tip"

[[tile]]
name = "bush"
copies = 2
"""


def test_components_are_read() -> None:
    assert read_components(TOML, "box.toml", Box) == Box(4, (Tile("tip"), Tile("bush", 2)))


@pytest.mark.parametrize(
    ("toml", "place", "problem"),
    [
        ("colours = ", "", "Invalid value"),
        ("tile = []", "", "missing required field `colours`"),
        ("colours = 4\nshapes = 3", "", "unknown field `shapes`"),
        ("colours = '4'", "colours", "Expected `int`, got `str`"),
        (TOML.replace("copies = 2", "copies = 'two'"), "line 8, tile 2, copies", "Expected `int`, got `str`"),
        (TOML.replace("copies = 2", "number = 2"), "line 8, tile 2", "unknown field `number`"),
        (TOML.replace('name = "tip"', ""), "line 5, tile 1", "missing required field `name`"),
    ],
)
def test_an_error_names_the_file_the_place_and_the_problem(toml: str, place: str, problem: str) -> None:
    with pytest.raises(ComponentsError) as refused:
        read_components(toml, "my-box.toml", Box)
    assert refused.value.file == "my-box.toml"
    assert refused.value.place == place
    assert problem in refused.value.problem
    assert str(refused.value).startswith(f"my-box.toml, {place}: " if place else "my-box.toml: ")


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ("colours", "colours"),
        ("tile[0].name", "line 5, tile 1, name"),
        ("tile[1]", "line 8, tile 2"),
        ("tile[7].name", "tile 8, name"),
        ("card[0]", "card 1"),
    ],
)
def test_places_are_counted_as_people_count(path: str, place: str) -> None:
    assert place_of(TOML, path) == place


def test_the_hash_is_of_the_content_and_not_of_the_file() -> None:
    same = TOML.replace("# A box.", "").replace("colours = 4", "colours   =   4  # so many")
    other = TOML.replace("copies = 2", "copies = 3")
    hashes = [hash_of(read_components(toml, "box.toml", Box)) for toml in (TOML, same, other)]
    assert hashes[0] == hashes[1] != hashes[2]
    assert len(hashes[0]) == 64


def test_the_hash_does_not_depend_on_the_order_of_keys() -> None:
    class Turned(msgspec.Struct):
        tile: tuple[Tile, ...]
        colours: int

    assert hash_of(Turned((Tile("tip"),), 4)) == hash_of(Box(4, (Tile("tip"),)))
