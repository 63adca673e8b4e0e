"""Records and replays over HTTP: the same game, told again to whoever may hear it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import httpx
import pytest
from tests.server.live import Message, Player, Site, players, site
from tests.server.test_http import code_of

from chinwag.core.record import read_record
from chinwag.core.replay import replay
from chinwag.games import GAMES


@pytest.fixture(scope="module")
def running() -> Iterator[Site]:
    with site() as there:
        yield there


def look_back(by: Player, seat: int | None = None, secret: str | None = None) -> httpx.Response:
    headers = {} if secret is None else {"authorization": f"Bearer {secret}"}
    asked = "" if seat is None else f"?seat={seat}"
    return by.site.http.get(f"/api/tables/{by.table['id']}/replay{asked}", headers=headers)


def lines(answer: httpx.Response) -> list[Message]:
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


def play_some(there: list[Player], actions: int) -> None:
    """Play actions at random, all hearing all that they may."""
    chance = random.Random(7)
    for _ in range(actions):
        if not there[0].awaited:
            return
        actor = there[chance.choice(there[0].awaited)]
        actor.play(chance.choice(actor.legal))
        for player in there:
            player.say(type="ping")
            player.until("pong")


def heard(player: Player) -> list[Message]:
    """What a player heard as it happened, but for the clocks: in a replay none runs."""
    return [without_clocks(step) for step in map(json.loads, player.frames) if step["type"] == "step"]


def without_clocks(step: Message) -> Message:
    return {name: part for name, part in step.items() if name != "clocks"}


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_is_what_its_reader_was_told(running: Site, game: str) -> None:
    with players(running, seats=3, onlookers=1, game=game, options={}) as there:
        play_some(there, 40)
        for player in there:
            table, deal, *steps = lines(look_back(player, player.you, player.secret))
            assert (table["type"], table["you"], table["game"]) == ("sync", player.you, None)
            assert deal["moment"] == player.log[0]
            assert list(map(without_clocks, steps)) == heard(player)


@pytest.mark.parametrize("game", GAMES)
def test_until_the_end_nobody_looks_back_with_the_eyes_of_another(running: Site, game: str) -> None:
    with players(running, seats=2, game=game, options={}) as there:
        play_some(there, 4)
        anna, berta = there
        for secret in (anna.secret, None, "nonsense"):
            assert code_of(look_back(anna, seat=berta.you, secret=secret)) == (403, "sealed")


def test_an_onlooker_sees_what_is_open(running: Site) -> None:
    with players(running, seats=2, onlookers=1, game="epic", options={}) as there:
        play_some(there, 6)
        onlooker = there[2]
        assert lines(look_back(onlooker))[-1]["game"] == onlooker.game


def test_after_the_end_everybody_looks_with_any_eyes_and_the_record_is_sound(running: Site) -> None:
    with players(running, seats=2, game="beardsmith", options={"board": "chin"}) as there:
        anna, berta = there
        assert code_of(running.http.get(f"/api/tables/{anna.table['id']}/record")) == (409, "not_over")
        play_some(there, 1000)
        assert not anna.awaited
        assert without_clocks(lines(look_back(anna, seat=1))[-1]) == heard(berta)[-1]
        answer = running.http.get(f"/api/tables/{anna.table['id']}/record")
        assert answer.headers["content-disposition"] == f'attachment; filename="{anna.table["id"]}.txt"'
        record = read_record(answer.text)
        again = replay(record, GAMES["beardsmith"])
        assert anna.game is not None
        assert list(again.state.scores()) == anna.game["scores"]
        assert dict(record.tags)["seat-1"] == "Player 1"


@pytest.mark.parametrize("seat", ["2", "-1", "x", "", "0x0", "99", "123"])
def test_a_chair_that_is_not_there(running: Site, seat: str) -> None:
    with players(running, seats=2) as there:
        answer = running.http.get(f"/api/tables/{there[0].table['id']}/replay?seat={seat}")
        assert code_of(answer) == (400, "no_chair")


def test_before_the_start_there_is_nothing_to_look_back_at(running: Site) -> None:
    table = running.open_table()["table"]
    assert code_of(running.http.get(f"/api/tables/{table}/replay")) == (409, "not_started")
    assert code_of(running.http.get(f"/api/tables/{table}/record")) == (409, "not_over")
    assert code_of(running.http.get("/api/tables/quiet-otter-404/replay")) == (404, "no_table")
