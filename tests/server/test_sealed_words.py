"""Case 6 at a table of Handsome: no frame tells a word before it is turned up, or that somebody thought again."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from tests.server.live import Message, Player, players, site

SEATS = 3


def some_words(player: Player) -> list[str]:
    """A few words of its own that a player can make from what the page shows, found with nothing but the view."""
    assert player.game is not None
    view = player.game["view"]
    letters = {card["name"]: card["letters"] for card in view["cards"]}
    singles = [letters[name][0].lower() for name in (*view["centre"], *view["hand"])]
    vowel = "aeo"[player.you or 0]
    return [f"{vowel}i{singles[n]}a{singles[n + 1]}e{singles[n + 2]}o" for n in range(5)]


def give(there: list[Player]) -> None:
    while there[0].game is not None and there[0].game["ask"]["window"] == "give":
        seat = there[0].awaited[0]
        there[seat].play()
        for player in there:
            player.catch_up(max(each.sequence for each in there))


def hand_in(player: Player, word: str) -> None:
    player.play({"do": "hand_in", "word": word})


def frames(player: Player) -> Iterator[Message]:
    yield from map(json.loads, player.frames)


@pytest.mark.parametrize("way", ["referee", "challenge", "helper"])
def test_case_06_no_frame_lists_words(way: str) -> None:
    with (
        site() as running,
        players(running, seats=SEATS, onlookers=1, game="handsome", options={"way": way}) as there,
    ):
        give(there)
        for player in there[:SEATS]:
            player.say(type="why", request=1, action={"do": "hand_in", "word": "zz"})
            player.until("reason")
            player.play({"do": "no_word"})
            for each in there:
                each.catch_up(player.sequence)
        for player in there:
            legal = [action for frame in frames(player) for action in (frame.get("game") or {"legal": []})["legal"]]
            assert {action["do"] for action in legal} <= {"give", "no_word", "stop", "challenge", "done"}


@pytest.mark.parametrize("way", ["referee", "challenge"])
def test_case_06_a_change_of_mind_is_heard_by_nobody_else(way: str) -> None:
    with (
        site() as running,
        players(running, seats=SEATS, onlookers=1, game="handsome", options={"way": way}) as there,
    ):
        give(there)
        first, second, third, onlooker = there
        words = some_words(first)
        hand_in(first, words[0])
        for each in (second, third, onlooker):
            each.catch_up(first.sequence)
        before = [(each.sequence, len(each.frames)) for each in (second, third, onlooker)]
        for word in words[1:]:
            hand_in(first, word)
        for each in (second, third, onlooker):
            each.say(type="ping")
            each.until("pong")
        after = [(each.sequence, len(each.frames) - 1) for each in (second, third, onlooker)]
        assert after == before
        assert first.sequence == second.sequence + len(words) - 1

        # The others' numbers are in step all the same, and whoever comes anew sees no gap.
        hand_in(second, some_words(second)[0])
        third.hear()
        assert third.game is not None
        assert third.game["ask"]["awaited"] == [2]
        with third.again() as device:
            assert device.sequence == third.sequence
            assert [moment["sequence"] for moment in device.log] == list(range(device.sequence + 1))
        for each in (third, onlooker):
            sealed = [*words, some_words(second)[0]]
            assert not any(word in frame for frame in each.frames for word in sealed)
        assert not any(word in frame for frame in second.frames for word in words)

        hand_in(third, some_words(third)[0])
        for each in (first, second, onlooker):
            each.until("step", lambda step: any(e["event"] == "words_turned_up" for e in step["moment"]["events"]))
            assert words[-1] in each.frames[-1]
        assert not any(word in frame for frame in second.frames for word in words[:-1])


def test_case_06_a_change_of_mind_that_was_taken_back_has_no_number_in_the_replay_either() -> None:
    with site() as running, players(running, seats=SEATS, onlookers=1, game="handsome", options={}) as there:
        give(there)
        first, second, third, onlooker = there
        hand_in(first, some_words(first)[0])
        for each in (second, third, onlooker):
            each.catch_up(first.sequence)
        for word in some_words(second)[:2]:
            hand_in(second, word)
        first.say(type="ask_back", asks=True)
        for each in (second, third):
            each.until("table", lambda changed: changed["table"]["plea"] is not None)
            each.say(type="answer_back", agrees=True)
        for each in there:
            each.until("sync")
        hand_in(first, some_words(first)[1])
        for each in (third, onlooker):
            each.catch_up(first.sequence)
            seat = "" if each.you is None else f"?seat={each.you}"
            told = running.http.get(
                f"/api/tables/{each.table['id']}/replay{seat}", headers={"authorization": f"Bearer {each.secret}"}
            )
            _, *steps = map(json.loads, told.text.splitlines())
            numbers = [step["moment"]["sequence"] for step in steps]
            assert numbers == [moment["sequence"] for moment in each.log]


def test_case_10_a_number_of_before_a_change_of_mind_is_stale_for_its_own_seat() -> None:
    with site() as running, players(running, seats=SEATS, game="handsome", options={}) as there:
        give(there)
        first = there[0]
        words = some_words(first)
        stale = first.sequence
        hand_in(first, words[0])
        first.act({"do": "hand_in", "word": words[1]}, sequence=stale)
        first.until("sync")
        assert first.game is not None
        assert first.game["view"]["word"] == words[0]
