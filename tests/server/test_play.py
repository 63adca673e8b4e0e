"""Whole games over real sockets."""

from __future__ import annotations

import random
import socket
from collections.abc import Iterator

import pytest
from tests.server.live import Message, Player, Site, play_on, players, site

from chinwag.games import GAMES


@pytest.fixture(scope="module")
def running() -> Iterator[Site]:
    with site() as there:
        yield there


def now(player: Player) -> Message:
    """What a player knows of the game, without what only a number of a connection could change."""
    return {"game": player.game, "sequence": player.sequence, "log": player.log, "you": player.you}


def test_a_whole_game_is_played_to_its_scores(running: Site) -> None:
    with players(running, onlookers=1) as there:
        assert all(player.table["phase"] == "playing" for player in there)
        assert there[0].table["seed_hash"] is not None
        play_on(there)
        for player in there:
            player.until("table", lambda message: message["table"]["phase"] == "over")
            assert player.game is not None
            assert len(player.game["scores"]) == 2
            assert player.game["winners"]
            assert player.table["seed"] is not None
            assert player.legal == []


def test_a_finished_game_is_no_longer_listed(running: Site) -> None:
    with players(running, listed=True) as there:
        table = there[0].table["id"]
        assert table in [each["id"] for each in running.http.get("/api/tables").json()]
        play_on(there)
        assert table not in [each["id"] for each in running.http.get("/api/tables").json()]
        assert running.http.get(f"/api/tables/{table}").json()["phase"] == "over"


def test_what_was_told_step_by_step_is_what_a_newcomer_is_told(running: Site) -> None:
    with players(running, onlookers=1) as there:
        play_on(there, until=lambda: there[0].sequence == 12)
        for player in there:
            with player.again() as again:
                assert now(again) == now(player)


def test_bots_of_the_house_play_in_processes_of_their_own() -> None:
    with site(fault=None) as there:
        host = there.open_table(seats=3, bots=["gentle", "steady"])
        with Player(there, host["table"], host["secret"]) as player:
            player.say(type="ready", ready=True)
            player.until("sync")
            while len({moment["seat"] for moment in player.log}) < 4:  # the deal and three seats
                if 0 in player.awaited:
                    player.play()
                else:
                    player.hear()


def test_the_rules_refuse_with_a_reason(running: Site) -> None:
    with players(running) as there:
        player = there[there[0].awaited[0]]
        wish = player.legal[0] | {"at": [40, 40]}
        player.act(wish)
        refused = player.until("refused")
        assert refused["refusal"]["rules"]
        assert refused["message"]
        assert player.sequence == 0
        player.say(type="why", request=7, action=wish)
        reason = player.until("reason")
        assert (reason["request"], reason["refusal"], reason["message"]) == (
            7,
            refused["refusal"],
            refused["message"],
        )
        player.say(type="why", request=8, action=player.legal[0])
        assert player.until("reason")["refusal"] is None
        player.play()


def test_case_10_a_double_click_acts_once(running: Site) -> None:
    with players(running) as there:
        player = there[there[0].awaited[0]]
        action = player.legal[0]
        for _ in range(5):
            player.act(action, sequence=0)
        kinds: list[str] = []
        while kinds.count("sync") < 4:
            kinds.append(player.hear()["type"])
        assert kinds.count("step") == 1
        assert player.sequence == 1


@pytest.mark.parametrize("sequence", [-1, 0, 2, 99, 10**30])
def test_case_10_an_action_that_is_out_of_step_gets_everything_anew(running: Site, sequence: int) -> None:
    with players(running) as there:
        there[there[0].awaited[0]].play()
        for player in there:
            player.catch_up(1)
        player = there[there[0].awaited[0]]
        player.act(sequence=sequence)
        assert player.hear()["type"] == "sync"
        assert player.sequence == 1


def test_case_10_two_tabs_on_one_seat_act_once(running: Site) -> None:
    with players(running) as there:
        one = there[there[0].awaited[0]]
        with one.again() as tab:
            assert tab.you == one.you is not None
            action = one.legal[0]
            for each in (one, tab):
                each.act(action)
            for each in (one, tab):
                each.catch_up(1)
                each.say(type="ping")
                each.until("pong")
            assert one.sequence == tab.sequence == 1
            assert one.game == tab.game


@pytest.mark.parametrize("game", sorted(GAMES))
def test_case_09_the_line_drops_at_every_step(running: Site, game: str) -> None:
    """At each step somebody's line is cut, before an action, after it was sent, or while the other acts."""
    luck = random.Random(9)
    with players(running, game=game, options={}) as there:
        while there[0].awaited and there[0].sequence < 60:
            actor = there[0].awaited[0]
            step = there[0].sequence
            action = luck.choice([each for each in there[actor].legal if each["do"] != "stop"])
            victim = (actor, actor, 1 - actor)[step % 3]
            if step % 3 == 1:  # sent, but the answer is lost
                there[actor].act(action)
                there[1 - actor].catch_up(step + 1)
            cut(there[victim])
            if step % 3 == 2:
                there[actor].play(action)
            there[victim] = there[victim].again()
            if step % 3 == 0:
                there[actor].play(action)
            for player in there:
                player.catch_up(step + 1)
            assert [player.sequence for player in there] == [step + 1] * 2
            with there[victim].again() as fresh:
                assert now(fresh) == now(there[victim])
        assert there[0].sequence >= 9, "each way of dropping, three times"


def cut(player: Player) -> None:
    """The line is dead without a word of farewell."""
    player.line.socket.shutdown(socket.SHUT_RDWR)
    player.close()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_of_the_house_is_played_over_the_wire(running: Site, game: str) -> None:
    rules = GAMES[game]
    with players(running, seats=rules.seats.start, onlookers=1, game=game, options={}) as there:
        play_on(there, until=lambda: there[0].sequence >= 60)
        assert there[0].sequence > 0
