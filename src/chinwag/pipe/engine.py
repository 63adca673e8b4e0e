"""The game behind a pipe: it answers requests one by one and keeps the one game that is on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from chinwag import bots
from chinwag.core.bot import Situation
from chinwag.core.chance import FastChance, SealedChance, SeedError
from chinwag.core.options import OptionError, complete
from chinwag.core.protocol import (
    Action,
    AnyRules,
    AnyState,
    IllegalAction,
    PositionError,
    Refusal,
    Say,
    Seat,
    SeatsError,
    Told,
)
from chinwag.core.record import Move, RecordError, read_record, write_record
from chinwag.core.recording import record_of
from chinwag.core.replay import replay
from chinwag.games import GAMES, UnknownGame
from chinwag.pipe import requests as ask
from chinwag.rulespal import RulingError, house_pal, rulings
from chinwag.words import refusal_text


class Problem(Exception):  # noqa: N818  the name says what it is
    """A request that cannot be done; nothing has changed."""

    def __init__(self, code: str, message: str, refusal: ask.RefusalAnswer | None = None) -> None:
        super().__init__(message)
        self.answer = ask.ProblemAnswer(error=ask.Problem(code, message, refusal))


@dataclass(slots=True)
class _Game:
    """The game that is on, and all that its record and its bots need."""

    rules: AnyRules
    state: AnyState
    chance: SealedChance
    options: Mapping[str, str]
    start: str | None
    told: list[Told]
    moves: list[Move] = field(default_factory=list)
    last: list[Told] = field(default_factory=list)
    """What the last action, or the deal, brought about."""


class Engine:
    """Answers the requests of one pipe.

    `games` are the rules by id, with an owner's components where there are any; `say` puts a refusal of a game
    into words. Every answer that is not `ok` leaves the game as it was.
    """

    def __init__(self, games: Mapping[str, AnyRules] = GAMES, say: Say = refusal_text) -> None:
        self._games, self._say = games, say
        self._game: _Game | None = None

    def answer(self, request: ask.AnyRequest) -> ask.Answer:
        """The answer to a request. Raises `Problem` for one that cannot be done."""
        match request:
            case ask.Games():
                return self._games_of_the_house()
            case ask.New():
                return self._deal(request)
            case ask.Load():
                return self._load(request)
            case ask.Legal():
                return self._legal(request)
            case ask.Refuse():
                return self._refuse(request)
            case ask.Play():
                return self._play(request)
            case ask.See():
                return self._view(request)
            case ask.TellPosition():
                return self._tell_position()
            case ask.Scores():
                return self._scores()
            case ask.TellRecord():
                return self._record(request)
            case ask.Replay():
                return self._replay(request)
            case ask.AskBot():
                return self._bot(request)
            case ask.AskRules():
                return self._rulespal(request)
            case ask.AskRuling():
                return self._ruling(request)
            case ask.Explain():
                return self._explain(request)

    def _games_of_the_house(self) -> ask.Answer:
        return ask.GamesAnswer(games=tuple(_about(rules) for rules in self._games.values()))

    def _deal(self, request: ask.New) -> ask.Answer:
        rules, chance = self._rules(request.game), _chance(request.seed)
        try:
            options = complete(rules.options, request.options, request.seats)
            state: AnyState = rules.start(request.seats, options, chance)
        except SeatsError as error:
            raise Problem("bad_seats", str(error)) from None
        except OptionError as error:
            raise Problem("bad_option", str(error)) from None
        told = rules.opening(state)
        self._game = _Game(rules, state, chance, options, start=None, told=list(told), last=told)
        return _asked(state, told)

    def _load(self, request: ask.Load) -> ask.Answer:
        rules, chance = self._rules(request.game), _chance(request.seed)
        position = _decoded(request.position, rules.position_type, "bad_position")
        try:
            state: AnyState = rules.load(position, chance)
        except PositionError as error:
            raise Problem("bad_position", str(error)) from None
        start = rules.notation.write_position(rules.position(state))
        self._game = _Game(rules, state, chance, options={}, start=start, told=[])
        return _asked(state, [])

    def _legal(self, request: ask.Legal) -> ask.Answer:
        game = self._on()
        return ask.ActionsAnswer(actions=game.state.legal(_seat(game, request.seat)))

    def _refuse(self, request: ask.Refuse) -> ask.Answer:
        game = self._on()
        seat, action = _seat(game, request.seat), _action(game, request.action)
        refusal = game.state.refuse(seat, action)
        return ask.RefuseAnswer(refusal=None if refusal is None else self._in_words(game, refusal))

    def _play(self, request: ask.Play) -> ask.Answer:
        game = self._on()
        seat, action = _seat(game, request.seat), _action(game, request.action)
        # On a copy, so that even a fault of the rules cannot leave the game half changed.
        after = game.state.clone()
        try:
            told = after.play(seat, action)
        except IllegalAction as error:
            refusal = self._in_words(game, error.refusal)
            raise Problem("illegal_action", refusal.message, refusal) from None
        game.moves.append(Move(seat, game.rules.notation.write_action(action)))
        game.told += told
        game.last = told
        game.state = after
        return _asked(after, told)

    def _view(self, request: ask.See) -> ask.Answer:
        game = self._on()
        seat = None if request.seat is None else _seat(game, request.seat)
        return ask.ViewAnswer(view=game.state.view(seat))

    def _tell_position(self) -> ask.Answer:
        game = self._on()
        return _position(game.rules, game.state)

    def _scores(self) -> ask.Answer:
        state = self._on().state
        return ask.ScoresAnswer(over=state.ask is None, scores=state.scores(), winners=state.winners())

    def _record(self, request: ask.TellRecord) -> ask.Answer:
        game = self._on()
        record = record_of(
            game.rules,
            game.state,
            game.chance,
            game.moves,
            options=game.options,
            tags=request.tags,
            start=game.start,
        )
        try:
            return ask.RecordAnswer(record=write_record(record))
        except RecordError as error:
            raise Problem("bad_tag", str(error)) from None

    def _replay(self, request: ask.Replay) -> ask.Answer:
        try:
            record = read_record(request.record)
            rules = self._rules(record.game)
            return _position(rules, replay(record, rules, request.seed).state)
        except RecordError as error:
            raise Problem("bad_record", str(error)) from None

    def _bot(self, request: ask.AskBot) -> ask.Answer:
        game = self._on()
        seat = _seat(game, request.seat)
        try:
            bot = bots.bot(game.rules, request.level)
        except bots.UnknownLevel as error:
            raise Problem("unknown_level", str(error)) from None
        legal = game.state.legal(seat)
        if not legal:
            raise Problem("nothing_to_choose", f"seat {seat} has nothing to choose now")
        situation = Situation(
            rules=game.rules,
            seat=seat,
            view=game.state.view(seat),
            events=[told.to(seat) for told in game.told],
            legal=legal,
            # From what everybody knows: a bot's luck has nothing to do with the deal, and can be had again.
            chance=FastChance(f"{game.chance.commitment} {len(game.moves)} {seat}"),
            seconds=request.ms / 1000,
        )
        return ask.ActionAnswer(action=bot.choose(situation))

    def _rulespal(self, request: ask.AskRules) -> ask.Answer:
        try:
            return ask.RulesAnswer(answer=house_pal().ask(request.q, request.game))
        except UnknownGame as error:
            raise Problem("unknown_game", str(error)) from None

    def _ruling(self, request: ask.AskRuling) -> ask.Answer:
        try:
            if request.position is None:
                game = self._on()
                rules, state = game.rules, game.state
            else:
                rules = self._rules(request.game or "")
                state = rulings.load(rules, rulings.text_or_json(request.position))
            seat = rulings.seat_of(state, request.seat)
            action = rulings.read_action(rules, rulings.text_or_json(request.action))
        except RulingError as error:
            raise Problem(error.code, str(error)) from None
        return ask.RulingAnswer(ruling=rulings.ruling(rules, [state], seat, action, tell_events=True))

    def _explain(self, request: ask.Explain) -> ask.Answer:
        game = self._on()
        seat = _seat(game, request.seat)
        last = [told.to(seat) for told in game.last]
        return ask.ExplainAnswer(
            explained=rulings.explain(game.rules, game.state.ask, game.state.legal(seat), last)
        )

    def _rules(self, game: str) -> AnyRules:
        try:
            return self._games[game]
        except KeyError:
            raise Problem("unknown_game", str(UnknownGame(game[:80]))) from None

    def _in_words(self, game: _Game, refusal: Refusal) -> ask.RefusalAnswer:
        return ask.RefusalAnswer(refusal.code, refusal.rules, self._say(game.rules.id, refusal))

    def _on(self) -> _Game:
        if self._game is None:
            raise Problem("no_game", "there is no game yet: deal one with new, or set one up with load")
        return self._game


def _about(rules: AnyRules) -> ask.GameAnswer:
    return ask.GameAnswer(
        id=rules.id,
        name=rules.name,
        rules_version=rules.version,
        seats=(rules.seats.start, rules.seats.stop - 1),
        options=tuple(
            ask.OptionAnswer(each.name, each.values, each.default, each.rule, each.free, each.chairs)
            for each in rules.options
        ),
        bots=bots.known(rules),
    )


def _chance(seed: str | None) -> SealedChance:
    if seed is None:
        return SealedChance.fresh()
    try:
        return SealedChance.from_hex(seed)
    except SeedError as error:
        raise Problem("bad_seed", str(error)) from None


def _seat(game: _Game, seat: int) -> Seat:
    seats = len(game.state.scores())
    if seat not in range(seats):
        raise Problem("bad_seat", f"there is no seat {seat}: seats are 0 to {seats - 1}")
    return Seat(seat)


def _action(game: _Game, action: msgspec.Raw) -> Action:
    decoded: Action = _decoded(action, game.rules.action_type, "bad_action")
    return decoded


def _decoded(data: msgspec.Raw, kind: Any, code: str) -> Any:
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        raise Problem(code, str(error)) from None


def _asked(state: AnyState, told: list[Told]) -> ask.Answer:
    return ask.AskAnswer(ask=state.ask, events=tuple(each.public for each in told))


def _position(rules: AnyRules, state: AnyState) -> ask.Answer:
    position = rules.position(state)
    return ask.PositionAnswer(position=position, text=rules.notation.write_position(position))
