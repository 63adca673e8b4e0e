"""An outside model may phrase an answer: what it gets, and what is believed of what it says."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from chinwag.games import GAMES
from chinwag.rulespal import RulesPal
from chinwag.rulespal.phrasing import Phraser

QUESTION = "Where may scissors be placed?"
GOOD = 'On top of any piece. BS-7.1: "Scissors go directly on top of any piece, which is thereby out of play."'


class Model:
    """A model that says what it is told to, and remembers what it was sent."""

    def __init__(self) -> None:
        self.says: bytes = b""
        self.heard: list[dict[str, Any]] = []
        self.keys: list[str | None] = []
        self.url = ""

    def say(self, text: str) -> None:
        self.says = json.dumps({"choices": [{"message": {"content": text}}]}).encode()


@pytest.fixture
def model() -> Iterator[Model]:
    there = Model()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            assert self.path == "/v1/chat/completions"
            there.heard.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            there.keys.append(self.headers["Authorization"])
            self.send_response(200)
            self.end_headers()
            self.wfile.write(there.says)

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002  the library's name
            """Be quiet."""

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        there.url = f"http://127.0.0.1:{server.server_port}/v1"
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield there
        server.shutdown()


def test_a_phrasing_that_is_borne_out_is_shown_beside_the_same_quotes(model: Model, pal: RulesPal) -> None:
    model.say(GOOD)
    answer = RulesPal(phraser=Phraser(model.url, "any", "key")).ask(QUESTION, "beardsmith")
    plain = pal.ask(QUESTION, "beardsmith")
    assert (answer.phrased, answer.answer) == (True, GOOD)
    assert (answer.rules, answer.quotes, answer.verdict) == (plain.rules, plain.quotes, plain.verdict)
    assert model.keys == ["Bearer key"]


def test_the_model_gets_the_question_and_the_whole_rulebook_of_the_game_and_no_more(model: Model) -> None:
    model.say(GOOD)
    RulesPal(phraser=Phraser(model.url, "any")).ask(QUESTION, "beardsmith")
    sent = json.loads(model.heard[0]["messages"][1]["content"])
    assert set(sent) == {"rulebook", "rules", "verdict", "question"}
    assert all(f"{rule.id} {rule.text}" in sent["rulebook"] for rule in GAMES["beardsmith"].rulebook)
    assert not any(rule.id in sent["rulebook"] for rule in GAMES["epic"].rulebook)


@pytest.mark.parametrize(
    "said",
    [
        'BS-7.1: "Scissors go wherever you like."',
        'BS-99.1: "Scissors go directly on top of any piece"',
        'EB-3.1: "Scissors go directly on top of any piece"',
        "Scissors go anywhere, believe me.",
        "",
        '"Scissors go directly on top of any piece" ' + "and so on " * 1000,
    ],
)
def test_a_phrasing_that_is_not_borne_out_is_not_shown(model: Model, pal: RulesPal, said: str) -> None:
    model.say(said)
    answer = RulesPal(phraser=Phraser(model.url, "any")).ask(QUESTION, "beardsmith")
    assert answer == pal.ask(QUESTION, "beardsmith")


@pytest.mark.parametrize("says", [b"", b"no json", b"[]", b'{"choices":[]}', b'{"choices":[{"message":7}]}'])
def test_a_model_that_answers_nonsense_changes_nothing(model: Model, pal: RulesPal, says: bytes) -> None:
    model.says = says
    answer = RulesPal(phraser=Phraser(model.url, "any")).ask(QUESTION, "beardsmith")
    assert answer == pal.ask(QUESTION, "beardsmith")


def test_silence_is_not_phrased_and_a_model_that_is_not_there_changes_nothing(model: Model, pal: RulesPal) -> None:
    silent = RulesPal(phraser=Phraser(model.url, "any")).ask("Is there a time limit for a turn?", "beardsmith")
    assert (silent.covered, model.heard) == (False, [])
    gone = RulesPal(phraser=Phraser("http://127.0.0.1:9/v1", "any")).ask(QUESTION, "beardsmith")
    assert gone == pal.ask(QUESTION, "beardsmith")


def test_the_endpoint_is_named_in_the_settings() -> None:
    assert Phraser.from_settings({}) is None
    settings = {"CHINWAG_PHRASING_URL": "http://localhost:1/v1/", "CHINWAG_PHRASING_MODEL": "small"}
    assert Phraser.from_settings(settings) == Phraser("http://localhost:1/v1", "small", None)
