"""Case 6: every frame of every seat and onlooker in whole games tells its reader what that reader may know.

Three nets, each of another mesh. A frame has the fields of the wire types and no other. Secrets, their hashes and
the seed of a running game are in none. And what a reader is told of the game is the same in other worlds that the
reader cannot tell from the true one, so that nothing hidden can have gone into it.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, get_args

import msgspec
import pytest
from msgspec import Struct
from tests.laws.toy import Toy
from tests.server.fields import FieldError, check_frame, check_names
from tests.server.live import Message, Player, play_on, players, site

from chinwag.core.chance import FastChance, SealedChance
from chinwag.core.options import complete
from chinwag.core.protocol import Action, AnyRules, Event, Position, Seat, Told, View
from chinwag.games import GAMES
from chinwag.server import scribe
from chinwag.server.wire import from_server
from chinwag.table import entries
from chinwag.table.chairs import hash_of
from chinwag.table.match import Match

TABLES = [(game, seats) for game, rules in GAMES.items() for seats in (rules.seats.start, rules.seats.stop - 1)]


def frames_of(there: list[Player]) -> list[tuple[int | None, Message]]:
    return [(player.you, json.loads(frame)) for player in there for frame in player.frames]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_case_06_no_frame_holds_a_secret_a_seed_or_an_unknown_field(game: str, seats: int) -> None:
    with site() as running, players(running, seats=seats, onlookers=2, game=game, options={}) as there:
        there[0].say(type="say", text="May the best beard win")
        play_on(there, until=lambda: there[0].sequence >= 150)
        for player in there:
            player.say(type="hello", secret=player.secret)
            player.until("sync")
        over = not there[0].awaited
        table = there[0].table["id"]
        journal = running.store_of(table)
        opened = entries.decode(journal[0], 0)
        assert isinstance(opened, entries.Opened)
        secrets = [player.secret for player in there if player.secret is not None]
        hidden = [*secrets, *map(hash_of, secrets)]
        for player in there:
            for number, frame in enumerate(player.frames):
                assert not any(secret in frame for secret in hidden)
                check_names(GAMES[game], frame)
                if number % 8 == 0:
                    check_frame(GAMES[game], frame)
                if opened.seed in frame:
                    assert over
                    assert json.loads(frame)["table"]["phase"] == "over"
        assert len({player.table["seed"] for player in there}) == 1


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_case_06_a_frame_is_the_same_in_every_world_that_its_reader_may_imagine(game: str, seats: int) -> None:
    rules = GAMES[game]
    match = match_of(rules, seats)
    while match.ask is not None and match.sequence < 150:
        for reader in {Seat(match.sequence % seats), match.ask.awaited[0]}:
            other = imagined(match, reader, seed=match.sequence)
            assert scribe.encode(frame_of(other, reader)) == scribe.encode(frame_of(match, reader))
        seat = match.ask.awaited[0]
        legal = match.legal(seat)
        match.play(seat, legal[(7 * match.sequence) % len(legal)], at=0)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_case_06_the_rule_of_an_event_follows_from_what_its_reader_is_told(game: str, seats: int) -> None:
    """Whoever reads an event as it is sent finds the same rules again: they tell of no hidden card."""
    rules = GAMES[game]
    match = match_of(rules, seats)
    while match.ask is not None and match.sequence < 150:
        seat = match.ask.awaited[0]
        legal = match.legal(seat)
        match.play(seat, legal[(7 * match.sequence) % len(legal)], at=0)
    cited: set[str] = set()
    for moment in match.moments:
        for reader in (None, *map(Seat, range(seats))):
            sent = json.loads(scribe.encode(scribe.step(match, moment, reader)))["moment"]
            read = [msgspec.convert(event, rules.event_type) for event in sent["events"]]
            assert sent["by_rules"] == [list(event.by_rules) for event in read]
            assert all(by and len(set(by)) == len(by) for by in sent["by_rules"])
            cited.update(each for by in sent["by_rules"] for each in by)
    assert len(cited) > 3
    assert cited <= {rule.id for rule in rules.rulebook}


def test_case_06_onlookers_of_beardsmith_see_no_more_tiles_than_lie_open() -> None:
    """The order of the draw piles is all that Beardsmith hides: each frame names just the tiles that are out."""
    with site() as running, players(running, seats=3, onlookers=1, options={"board": "moustache"}) as there:
        play_on(there)
        seen = 0
        for _, message in frames_of(there):
            game = message.get("game")
            if game is None:
                continue
            view = game["view"]
            layers = [layer for stack in view["stacks"] for layer in stack["layers"]]
            named = Counter(name for name in every_value(view, "tile"))
            faces = [face for hand in view["hands"] for face in hand]
            assert named == Counter(each["tile"] for each in layers + faces)
            out = 3 * view["tiles_each"] - sum(view["piles"])
            assert sum(layer["owner"] is not None for layer in layers) + len(faces) <= out
            seen += 1
        assert seen > 200


def test_case_06_the_nets_catch_what_they_are_for() -> None:
    """Planted faults: a view with a hidden hand in it, an event that tells all, a field that nobody knows."""
    rules = Toy()
    match = match_of(rules, 3)
    reader = Seat(0)
    honest = scribe.encode(frame_of(match, reader))
    others = [imagined(match, reader, seed) for seed in range(20)]
    assert {scribe.encode(frame_of(other, reader)) for other in others} == {honest}
    worlds: list[Any] = [other._state for other in others]
    leaks = {tuple(world.hands[1]) for world in worlds}
    assert len(leaks) > 1  # a frame that told another's hand would differ between the worlds
    message = msgspec.json.decode(honest)
    message["game"]["view"]["pile_order"] = ["bald"]
    with pytest.raises(FieldError, match="pile_order"):
        check_frame(rules, json.dumps(message))
    with pytest.raises(FieldError, match="pile_order"):
        check_names(rules, json.dumps(message, separators=(",", ":")))


def test_case_06_a_step_that_is_written_once_is_written_for_each_reader() -> None:
    rules = Toy()
    match = match_of(rules, 3)
    steps = scribe.Steps()
    for _ in range(4):
        assert match.ask is not None
        seat = match.ask.awaited[0]
        moment = match.play(seat, match.legal(seat)[0], at=0)
        for _ in range(2):
            for reader in (None, *map(Seat, range(3))):
                assert steps.text(match, moment, reader) == scribe.encode(scribe.step(match, moment, reader))


def test_case_06_a_message_without_a_view_fails_closed() -> None:
    """Nothing can be sent but the messages of the server: no state, no position, no fuller form of an event."""
    rules: AnyRules = GAMES["beardsmith"]
    state = rules.start(2, {}, FastChance(1))
    view: View = state.view(None)
    told = rules.opening(state)[0]
    assert isinstance(told, Told)
    for smuggled in (state, rules.position(state), view, told, told.public, {"type": "sync"}, None, "sync"):
        with pytest.raises(TypeError, match="is no message of the server"):
            scribe.encode(smuggled)  # type: ignore[arg-type]
    inside: Any = told
    moment = from_server.Moment(0, 0.0, None, (inside,), ((),), late=False)
    game = from_server.GameNow(None, view, (), (), (), None)
    with pytest.raises(TypeError):
        scribe.encode(from_server.Step(moment, game))


def test_case_06_no_message_of_the_server_has_room_for_a_whole_truth() -> None:
    for kind in get_args(from_server.FromServer):
        assert issubclass(kind, Struct)
        assert not issubclass(kind, Position | View | Event | Action)


def match_of(rules: AnyRules, seats: int) -> Match:
    return Match(rules, seats, complete(rules.options, {}), SealedChance(bytes(32)), at=0, sequence=0)


def imagined(match: Match, reader: Seat, seed: int) -> Match:
    """The same match in another world that the reader cannot tell from the true one."""
    rules = match.rules
    other = match_of(rules, len(match._state.scores()))
    other._state = rules.imagine(match.view(reader), FastChance(seed))
    other.sequence = match.sequence
    other.moments = match.moments
    return other


def frame_of(match: Match, reader: Seat) -> from_server.Step:
    nothing = from_server.Moment(match.sequence, 0.0, None, (), (), late=False)
    return from_server.Step(nothing, scribe.game_now(match, reader))


def every_value(inside: object, key: str) -> list[str]:
    """Every value under a key, however deep."""
    if isinstance(inside, dict):
        own = [value for name, value in inside.items() if name == key and isinstance(value, str)]
        return own + [found for value in inside.values() for found in every_value(value, key)]
    if isinstance(inside, list):
        return [found for value in inside for found in every_value(value, key)]
    return []
