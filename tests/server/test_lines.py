"""Lines: what is not said well, too fast, too long or not at all; who does not keep up."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator

import msgspec
import pytest
from tests.server.live import SECONDS, UNLIMITED, Player, Site, play_on, players, site
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from chinwag.server.limits import Rate


@pytest.fixture(scope="module")
def running() -> Iterator[Site]:
    with site() as there:
        yield there


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


def test_what_failed_is_named_by_the_number_of_its_message() -> None:
    limits = msgspec.structs.replace(UNLIMITED, chat=Rate(1, 0.001))
    with site(limits=limits) as there, players(there) as company:
        player = company[0]
        player.say(type="say", text="Ho ho", request=1)
        player.say(type="say", text="Ho ho ho", request=2)
        player.say(type="undo", sequence=0, request=3)
        player.say(type="ready", ready=True)
        player.say(type="ready", ready=True, request="four")
        failures = [player.until("failed") for _ in range(4)]
    assert [each.get("request") for each in failures] == [2, 3, None, None]
    assert [each["code"] for each in failures] == ["too_fast", "undo_nothing", "not_waiting", "bad_message"]
