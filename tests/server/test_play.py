"""Whole games over real sockets."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator

import msgspec
import pytest
from tests.server.live import SECONDS, UNLIMITED, Message, Player, Site, play_on, players, site
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from chinwag.games import GAMES
from chinwag.server.limits import Rate


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


def test_the_waiting_room(running: Site) -> None:
    host = running.open_table(seats=3)
    with Player(running, host["table"], host["secret"]) as anna, Player(running, host["table"]) as olga:
        assert (anna.you, olga.you) == (0, None)
        assert anna.game is None
        anna.say(type="set", seats=4, options={"board": "moustache"}, listed=True)
        olga.until("table", lambda message: len(message["table"]["seats"]) == 4)
        assert olga.table["options"] == {"board": "moustache"}
        assert olga.table["listed"]
        anna.say(type="bot", seat=3, level="steady")
        olga.until("table", lambda message: message["table"]["seats"][3]["bot"] == "steady")
        anna.say(type="free", seat=3)
        olga.until("table", lambda message: message["table"]["seats"][3]["kind"] == "free")
        for wish in ({"type": "set", "listed": False}, {"type": "bot", "seat": 1, "level": "steady"}):
            olga.say(**wish)
            assert olga.until("failed")["code"] == "host_only"
        anna.say(type="say", text="Hello, Olga")
        said = olga.until("said")["line"]
        assert (said["seat"], said["name"], said["text"]) == (0, "Anna", "Hello, Olga")
        olga.say(type="say", text="Hello, Anna", name="Olga")
        anna.until("said", lambda message: message["line"]["name"] == "Olga")
        olga.say(type="ping")
        olga.until("pong")


def test_presence_is_shown(running: Site) -> None:
    host = running.open_table()
    guest = running.take_seat(host["table"], "Bob")
    with Player(running, host["table"], host["secret"]) as anna:
        assert [chair["present"] for chair in anna.table["seats"]] == [True, False]
        with Player(running, host["table"], guest["secret"]):
            anna.until("table", lambda message: message["table"]["seats"][1]["present"])
        anna.until("table", lambda message: not message["table"]["seats"][1]["present"])
        with Player(running, host["table"]):
            anna.until("table", lambda message: message["table"]["onlookers"] == 1)


def test_a_chair_that_is_freed_makes_an_onlooker(running: Site) -> None:
    host = running.open_table()
    guest = running.take_seat(host["table"], "Bob")
    with Player(running, host["table"], guest["secret"]) as bob:
        assert bob.you == 1
        with Player(running, host["table"], host["secret"]) as anna:
            anna.say(type="free", seat=1)
            bob.until("sync")
            assert bob.you is None
        with Player(running, host["table"], guest["secret"]) as again:
            assert again.you is None


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


@pytest.mark.parametrize("secret", [None, "", "0", "wrong", "\u0000", "x" * 5000])
def test_case_11_a_wrong_secret_gives_an_onlooker_s_view(running: Site, secret: str | None) -> None:
    with players(running) as there, Player(running, there[0].table["id"], secret) as stranger:
        assert stranger.you is None
        assert stranger.legal == []
        assert stranger.game is not None
        assert stranger.game["view"]["seat"] is None
        stranger.act(there[there[0].awaited[0]].legal[0])
        assert stranger.until("failed")["code"] == "onlooker"
        for wish in ({"type": "ready", "ready": False}, {"type": "leave"}):
            stranger.say(**wish)
            assert stranger.until("failed")["code"] in ("onlooker", "not_waiting")
        assert stranger.sequence == 0


def test_case_11_one_seat_cannot_act_for_another(running: Site) -> None:
    with players(running) as there:
        first = there[0].awaited[0]
        other = there[1 - first]
        other.act(there[first].legal[0])
        assert other.until("refused")["refusal"]["rules"]
        assert other.sequence == 0


def test_case_12_a_bot_takes_over_and_the_seat_can_be_taken_back(running: Site) -> None:
    with players(running) as there:
        anna, bob = there
        bob.say(type="leave")
        bob.until("sync")
        assert bob.you is None
        anna.until("table", lambda message: message["table"]["seats"][1]["kind"] == "bot")
        assert anna.table["seats"][1]["name"] == "Player 1"
        while anna.sequence < 6:
            if 0 in anna.awaited:
                anna.play()
            else:
                anna.hear()
        bob.say(type="hello", secret=bob.secret)
        bob.until("table", lambda message: message["table"]["seats"][1]["kind"] == "person")
        assert bob.you == 1
        for player in there:
            player.say(type="ping")
            player.until("pong")
        assert anna.sequence == bob.sequence
        there[anna.awaited[0]].play()


def test_case_09_the_line_drops_at_every_step(running: Site) -> None:
    """At each step somebody's line is cut, before an action, after it was sent, or while the other acts."""
    with players(running) as there:
        while there[0].awaited:
            actor = there[0].awaited[0]
            step = there[0].sequence
            victim = (actor, actor, 1 - actor)[step % 3]
            if step % 3 == 1:  # sent, but the answer is lost
                there[actor].act()
                there[1 - actor].catch_up(step + 1)
            cut(there[victim])
            if step % 3 == 2:
                there[actor].play()
            there[victim] = there[victim].again()
            if step % 3 == 0:
                there[actor].play()
            for player in there:
                player.catch_up(step + 1)
            assert [player.sequence for player in there] == [step + 1] * 2
            with there[victim].again() as fresh:
                assert now(fresh) == now(there[victim])
        assert there[0].sequence > 20


def cut(player: Player) -> None:
    """The line is dead without a word of farewell."""
    player.line.socket.shutdown(socket.SHUT_RDWR)
    player.close()


def test_a_table_that_is_not_there_is_said_so_on_the_socket(running: Site) -> None:
    with connect(running.address("soft-otter-999"), compression=None) as line:
        assert json.loads(line.recv(timeout=SECONDS))["code"] == "no_table"
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=SECONDS)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
def test_another_site_s_page_gets_no_socket(running: Site, origin: str) -> None:
    host = running.open_table()
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(running.address(host["table"]), additional_headers={"Origin": origin}, compression=None),
    ):
        pass
    assert refused.value.response.status_code == 403
    with connect(
        running.address(host["table"]),
        additional_headers={"Origin": f"http://127.0.0.1:{running.port}"},
        compression=None,
    ):
        pass


@pytest.mark.parametrize(
    "said",
    [
        "",
        "{",
        "null",
        "[]",
        '{"type":"dance"}',
        '{"type":"act"}',
        '{"type":"act","sequence":"0","action":{}}',
        '{"type":"hello","secret":5}',
        '{"type":"ping","extra":1}',
        "[" * 8000,
        '{"type":"act","sequence":0,"action":' + "[" * 8000,
        '{"type":"say","text":"\\ud800"}',
    ],
)
def test_what_cannot_be_read_is_said_so_and_changes_nothing(running: Site, said: str) -> None:
    with players(running) as there:
        there[0].line.send(said)
        assert there[0].until("failed")["code"] == "bad_message"
        there[0].line.send(b"\x00\x01")
        assert there[0].until("failed")["code"] == "bad_message"
        there[0].say(type="ping")
        there[0].until("pong")


@pytest.mark.parametrize("action", [None, 5, "place", [], {}, {"do": "fly"}, {"do": "place", "tile": 5}])
def test_what_is_no_action_is_said_so(running: Site, action: object) -> None:
    with players(running) as there:
        there[there[0].awaited[0]].say(type="act", sequence=0, action=action)
        assert there[there[0].awaited[0]].until("failed")["code"] == "bad_action"


def test_who_does_not_say_hello_first_is_cut_off() -> None:
    limits = msgspec.structs.replace(UNLIMITED, hello_within=0.1)
    with site(limits=limits) as there:
        host = there.open_table()
        for first in (None, '{"type":"ping"}', "nonsense"):
            with connect(there.address(host["table"]), compression=None) as line:
                if first is not None:
                    line.send(first)
                with pytest.raises(ConnectionClosed):
                    hear_out(line)


def test_a_message_has_a_limit(running: Site) -> None:
    host = running.open_table()
    with Player(running, host["table"], host["secret"]) as anna:
        anna.line.send("x" * (UNLIMITED.message + 1))
        assert anna.until_closed() == 1009
    with Player(running, host["table"], host["secret"]) as anna:
        anna.say(type="say", text="x" * 401)
        assert anna.until("failed")["code"] == "long_chat"


def test_a_connection_that_talks_too_fast_is_told_and_then_cut_off() -> None:
    limits = msgspec.structs.replace(UNLIMITED, messages=Rate(5, 0.001), warnings=3)
    with site(limits=limits) as there:
        host = there.open_table()
        with Player(there, host["table"], host["secret"]) as anna:
            heard = len(anna.frames)
            for _ in range(4 + 3):  # no more: what is sent to a closed line fails on this side
                anna.say(type="ping")
            assert anna.until_closed() == 1008
            messages = [json.loads(frame) for frame in anna.frames[heard:]]
            told = [message.get("code", message["type"]) for message in messages]
            assert told == ["pong"] * 4 + ["too_fast"] * 3  # one of five was the greeting


def test_chat_is_slower_than_play() -> None:
    limits = msgspec.structs.replace(UNLIMITED, chat=Rate(2, 0.001))
    with site(limits=limits) as there:
        host = there.open_table()
        with Player(there, host["table"], host["secret"]) as anna:
            for _ in range(3):
                anna.say(type="say", text="beard")
            assert [anna.hear()["type"] for _ in range(3)] == ["said", "said", "failed"]


def test_an_address_has_so_many_sockets() -> None:
    limits = msgspec.structs.replace(UNLIMITED, sockets_per_address=2)
    with site(limits=limits) as there:
        host = there.open_table()
        with Player(there, host["table"]):
            with Player(there, host["table"]), pytest.raises(InvalidStatus) as refused:
                Player(there, host["table"])
            assert refused.value.response.status_code == 429
            with Player(there, host["table"]):  # one has gone
                pass


def test_a_client_that_does_not_keep_up_is_cut_off_and_others_go_on() -> None:
    limits = msgspec.structs.replace(UNLIMITED, outbox=4)
    with site(limits=limits) as there, players(there) as (anna, bob):
        play_on([anna, bob], until=lambda: anna.sequence == 20)
        slow = socket.create_connection(("127.0.0.1", there.port))
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        with (
            slow,
            connect(
                there.address(anna.table["id"]), sock=slow, compression=None, max_queue=1, close_timeout=0.1
            ) as line,
        ):
            talker = threading.Thread(target=chatter, args=(line.send,), daemon=True)
            talker.start()  # greets without end, and never reads one of the long answers
            anna.until("table", lambda message: message["table"]["onlookers"] == 0)
        play_on([anna, bob], until=lambda: anna.sequence == 22)


def hear_out(line: ClientConnection) -> None:
    while True:
        line.recv(timeout=SECONDS)


def chatter(send: object) -> None:
    assert callable(send)
    try:
        for _ in range(100_000):
            send('{"type":"hello"}')
    except (ConnectionClosed, OSError):
        pass


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_of_the_house_is_played_over_the_wire(running: Site, game: str) -> None:
    rules = GAMES[game]
    with players(running, seats=rules.seats.start, onlookers=1, game=game, options={}) as there:
        play_on(there, until=lambda: there[0].sequence >= 60)
        assert there[0].sequence > 0


def test_case_10_who_asks_for_everything_again_and_again_gets_one_answer_for_all() -> None:
    limits = msgspec.structs.replace(UNLIMITED, syncs=Rate(2, 120))
    with site(limits=limits) as there, players(there) as (anna, bob):
        player = (anna, bob)[anna.awaited[0]]
        for _ in range(6):
            player.act(sequence=99)
        player.say(type="ping")
        kinds = [player.hear()["type"] for _ in range(3)]
        assert kinds == ["sync", "sync", "pong"]
        assert player.hear()["type"] == "sync"  # half a second later, for the four that were left
        player.play()
