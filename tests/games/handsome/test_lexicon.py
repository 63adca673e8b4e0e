"""The built word list and definitions, and the script that builds them."""

from __future__ import annotations

import gzip
import hashlib
import re
from importlib import resources
from pathlib import Path

import pytest
from bench.words import explained

from chinwag.games.handsome import RULES
from chinwag.games.handsome.lexicon import build, definitions, word_list
from chinwag.games.handsome.lexicon.morphology import roots, stems
from chinwag.games.handsome.lexicon.wordnet import WordNet

LIST = word_list.word_list()
FOLDER = resources.files("chinwag.games.handsome.lexicon")

COMMON = [
    "a", "ace", "add", "app", "apps", "beard", "beards", "bow", "bolo", "bolos", "brush", "card", "cards",
    "clean", "coat", "colour", "color", "comb", "cravat", "dapper", "dandy", "emoji", "eye", "eyes",
    "favourite", "favorite", "go", "gone", "gray", "grey", "hair", "hat", "hats", "house", "i", "jacket",
    "jewel", "joviality", "knot", "knots", "lace", "leather", "letter", "man", "moustache", "moustaches",
    "mustache", "necklace", "o", "of", "ok", "pearl", "pearls", "pocket", "razor", "realise", "realize",
    "ribbon", "rope", "scarf", "shave", "shaved", "shaving", "shirt", "shoe", "silk", "style", "suit", "tailor",
    "theatre", "theater", "tie", "tied", "ties", "tux", "tying", "vest", "vlog", "vlogs", "waistcoat", "wax",
    "we", "whiskers", "wifi", "yes", "you", "zip",
]  # fmt: skip

NO_WORDS = ["b", "k", "pb", "lndn", "mrs", "london", "january", "dr", "plinter", "ploont", "tiepin's", "café"]


@pytest.mark.parametrize("word", COMMON)
def test_common_words_are_in_the_list_that_a_table_uses(word: str) -> None:
    size = LIST.size_of(word)
    assert size is not None
    assert size <= 70


@pytest.mark.parametrize("word", NO_WORDS)
def test_what_is_no_word_is_not_in_the_list(word: str) -> None:
    assert LIST.number_of(word) is None


def test_every_word_has_letters_of_a_to_z_and_its_place() -> None:
    assert all(re.fullmatch("[a-z]{1,30}", word) for word in LIST.words)
    assert len(set(LIST.words)) == len(LIST.words) == len(LIST.sizes)
    assert all(LIST.number_of(LIST.words[number]) == number for number in range(0, len(LIST.words), 101))


def test_the_small_file_says_what_the_large_one_holds() -> None:
    about = word_list.about()
    content = gzip.decompress((FOLDER / "words.gz").read_bytes())
    assert hashlib.sha256(content).hexdigest() == about.digest
    assert about.counts == {size: sum(each <= size for each in LIST.sizes) for size in word_list.SIZES}
    assert about.counts[70] > 110_000


def test_extra_words_are_common_ones() -> None:
    assert set(build.extra_words()) >= {"ok", "vlog", "vlogs"}
    assert all(LIST.size_of(word) == 35 for word in build.extra_words())


def test_unsaid_words_are_words_of_the_list_and_no_innocent_ones() -> None:
    assert len(word_list.unsaid()) > 500
    assert all(LIST.size_of(word) is not None for word in word_list.unsaid())
    assert not word_list.unsaid() & set(COMMON)
    assert not word_list.unsaid() & {"arsenal", "cockatoo", "titter", "class", "passage", "therapist", "shuttle"}


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("moustache", [("moustache", "noun")]),
        ("snipped", [("snip", "verb")]),
        ("geese", [("goose", "noun")]),
        ("went", [("go", "verb")]),
        ("dapper", [("dapper", "adjective")]),
        ("tidier", [("tidy", "adjective")]),
        ("handsomely", [("handsomely", "adverb")]),
        ("dozily", [("dozy", "adjective")]),
        ("rewashed", [("wash", "verb")]),
        ("bilkers", [("bilk", "verb")]),
        ("lionised", [("lionise", "verb")]),
        ("corner", [("corner", "noun"), ("corner", "verb")]),
        ("vlogs", []),
        ("plinter", []),
    ],
)
def test_words_mean_what_wordnet_says(word: str, found: list[tuple[str, str]]) -> None:
    meanings = definitions.meanings_of(word)
    assert [(meaning.word, meaning.part) for meaning in meanings] == found
    assert all(meaning.senses and all(meaning.senses) for meaning in meanings)


def test_most_words_have_a_meaning() -> None:
    words = [word for word in LIST.words[::997] if (LIST.size_of(word) or 0) <= 50]
    assert sum(bool(definitions.meanings_of(word)) for word in words) > 0.85 * len(words)


@pytest.mark.parametrize(
    ("word", "part", "stem"), [("ties", "n", "tie"), ("boxes", "n", "box"), ("snipping", "v", "snip")]
)
def test_inflected_words_are_traced_to_their_stems(word: str, part: str, stem: str) -> None:
    assert stem in stems(word, part)


@pytest.mark.parametrize(
    ("word", "root"),
    [
        ("dozily", ("dozy", "a")),
        ("rewash", ("wash", "v")),
        ("editable", ("edit", "v")),
        ("notifier", ("notify", "v")),
        ("rockiness", ("rocky", "a")),
        ("iridised", ("iridized", "v")),
    ],
)
def test_made_words_are_traced_to_what_they_are_made_from(word: str, root: tuple[str, str]) -> None:
    assert root in roots(word)


def test_roots_of_two_letters_are_not_looked_for() -> None:
    assert list(roots("reed")) == []
    assert list(roots("doer")) == [("doe", "v")]
    assert list(roots("fer")) == []


def scowl(folder: Path) -> Path:
    for name, words in {
        "english-words.10": "tie b a tie's Tie beard",
        "british-words.35": "moustache",
        "american-words.60": "mustache beard",
        "english-words.80": "cabriole",
        "english-words.95": "zzz",
        "english-proper-names.50": "london",
        "british_variant_3-words.50": "mowstache",
    }.items():
        (folder / name).write_text("\n".join(words.split()), encoding="latin-1")
    return folder


def test_the_list_is_built_of_words_with_the_smallest_size_that_they_are_in(tmp_path: Path) -> None:
    words = build.scowl_words(scowl(tmp_path))
    assert words == {"tie": 35, "a": 35, "beard": 35, "moustache": 35, "mustache": 60, "cabriole": 80}
    digest = build.write_words(words, tmp_path / "words.gz")
    content = gzip.decompress((tmp_path / "words.gz").read_bytes()).decode()
    assert hashlib.sha256(content.encode()).hexdigest() == digest
    read = word_list.WordList(content)
    assert {word: read.size_of(word) for word in read.words} == words
    assert build.write_words(dict(reversed(words.items())), tmp_path / "again.gz") == digest
    assert (tmp_path / "again.gz").read_bytes() == (tmp_path / "words.gz").read_bytes()


def wordnet(folder: Path) -> Path:
    licence = "  1 This software and database is being provided to you\n"
    gloss = '00000000 06 n 01 tie 0 000 | neckwear of cloth; "he wore a tie"\n'
    data = licence + gloss.replace("00000000", f"{len(licence):08}")
    for part in ("noun", "verb", "adj", "adv"):
        (folder / f"data.{part}").write_text(data if part == "noun" else licence, encoding="latin-1")
        index = f"{licence}tie n 1 0 1 0 {len(licence):08}\n" if part == "noun" else licence
        (folder / f"index.{part}").write_text(index, encoding="latin-1")
        (folder / f"{part}.exc").write_text("tyes tie\n" if part == "noun" else "", encoding="latin-1")
    return folder


def test_definitions_are_built_for_every_form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    network = WordNet(wordnet(tmp_path))
    assert network.lemmas("ties") == [("tie", "n")]
    assert network.lemmas("tyes") == [("tie", "n")]
    assert network.lemmas("beard") == []
    database = tmp_path / "made.sqlite"
    build.write_definitions({"ties": 35, "tyes": 70, "beard": 35}, network, database)
    monkeypatch.setattr(definitions, "_DATABASE", database.as_uri() + "?mode=ro")
    definitions.meanings_of.cache_clear()
    try:
        for form in ("tie", "ties", "tyes"):
            (meaning,) = definitions.meanings_of(form)
            assert (meaning.word, meaning.part, meaning.senses) == ("tie", "noun", ("neckwear of cloth",))
        assert definitions.meanings_of("beard") == ()
    finally:
        definitions.meanings_of.cache_clear()


def test_the_page_on_words_has_the_figures_right() -> None:
    page = (Path(__file__).parents[3] / "docs" / "words.md").read_text(encoding="utf-8")
    counts = word_list.about().counts
    assert f"`strict` ({counts[60]:,} words), `normal` ({counts[70]:,}), `wide` ({counts[80]:,})" in page
    assert f"the word list: {len(LIST.words):,} words" in page
    assert all(part in page for part in word_list.about().source.split())
    assert all(f"`{file.name}`" in page for file in FOLDER.iterdir() if not file.name.endswith((".py", "__")))


def test_the_page_on_words_has_the_share_with_a_meaning_right() -> None:
    page = (Path(__file__).parents[3] / "docs" / "words.md").read_text(encoding="utf-8")
    row = next(line for line in page.splitlines() if line.startswith("| with a meaning"))
    told = [float(cell.removesuffix(" %")) for cell in re.findall(r"[\d.]+ %", row)]
    assert told == pytest.approx(list(explained(RULES._box, every=60).values()), abs=2)
