"""What may be asked of a table: each request is checked here and becomes entries of the journal.

Nothing here changes a table. A request that cannot be met raises `Declined`, `OutOfStep` or `RefusedByRules`.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping

import msgspec
from msgspec import Raw

from chinwag import bots
from chinwag.core.chance import SEED_BYTES, FastChance
from chinwag.core.options import OptionError, complete, fitting
from chinwag.core.protocol import Action, AnyRules, Seat, SeatsError
from chinwag.table import absence, entries
from chinwag.table.absence import IsGone, middle_level
from chinwag.table.chairs import Chair, fresh_secret, hash_of
from chinwag.table.clocks import Clocks, checked, usual
from chinwag.table.entries import AnyEntry
from chinwag.table.errors import Declined, OutOfStep, RefusedByRules
from chinwag.table.match import Match
from chinwag.table.people import chat_text, person_name, same_name
from chinwag.table.table import Table
from chinwag.words import words

NOTHING: Mapping[str, Mapping[str, str]] = {}

CHAT_LINES = 2000
"""So many lines may be said at one table."""

ONLOOKERS_LINES = CHAT_LINES // 4
"""So many of them by onlookers, so that a stranger with the link cannot silence those who play."""


def open_table(
    rules: AnyRules,
    seats: int,
    options: Mapping[str, str],
    *,
    listed: bool,
    now: float,
    clocks: Clocks | None = None,
    evening: tuple[entries.Finished, ...] = (),
    next_options: Mapping[str, Mapping[str, str]] = NOTHING,
) -> entries.Opened:
    """Set up a table; None stands for the usual clocks. Raises `Declined` for what the game or the house lacks."""
    return entries.Opened(
        at=now,
        game=rules.id,
        rules_version=rules.version,
        components_hash=rules.components_hash,
        seats=seats,
        options=_options(rules, seats, options),
        listed=listed,
        seed=secrets.token_hex(SEED_BYTES),
        clocks=usual(rules) if clocks is None else checked(rules, clocks),
        evening=evening,
        next_options={game: dict(each) for game, each in next_options.items()},
    )


def sit(table: Table, name: str, seat: int | None, now: float) -> tuple[list[AnyEntry], Seat, str]:
    """Take a chair, the first free one or the one named; with the entries come the seat and its secret.

    Whoever takes one that was freed in a running game goes on from that hand.
    """
    if table.phase not in ("waiting", "playing"):
        raise Declined("not_waiting")
    name = person_name(name)
    _not_taken(table, name)
    if seat is None:
        free = [number for number, chair in enumerate(table.chairs) if chair.kind == "free"]
        if not free:
            raise Declined("no_free_chair")
        seat = free[0]
    elif _chair(table, seat).kind != "free":
        raise Declined("chair_taken")
    secret = fresh_secret()
    return [entries.Sat(now, seat, name, hash_of(secret))], Seat(seat), secret


def seat_bot(
    table: Table, by: Seat | None, seat: int, level: str, now: float, gone: IsGone = lambda _: False
) -> list[AnyEntry]:
    """Put a bot on a free chair, or change the level of the bot there; in a running game, for who is away."""
    if table.phase == "playing":
        _level(table.rules, level)
        _chair(table, seat)
        return absence.stand_in(table, by, Seat(seat), level, now, gone)
    _host(table, by)
    _waiting(table)
    chair = _chair(table, seat)
    if chair.kind == "person":
        raise Declined("chair_taken")
    _level(table.rules, level)
    if chair.bot == level:
        return []
    return [entries.BotSat(now, seat, chair.name or bot_name(table, seat), level)]


def free_seat(
    table: Table, by: Seat | None, seat: int, now: float, gone: IsGone = lambda _: False
) -> list[AnyEntry]:
    """Free a chair: the host any, everybody their own; in a running game the host that of who is away."""
    if table.phase == "playing":
        _chair(table, seat)
        return absence.replace(table, by, Seat(seat), now, gone)
    if by != seat:
        _host(table, by)
    _waiting(table)
    return [] if _chair(table, seat).kind == "free" else [entries.Freed(now, seat)]


def arrange(
    table: Table,
    by: Seat | None,
    seats: int | None,
    options: Mapping[str, str] | None,
    listed: bool | None,
    now: float,
    clocks: Clocks | None = None,
) -> list[AnyEntry]:
    """Change the number of chairs, the options, the listing or the clocks; None leaves a thing as it is.

    A chair that is taken away while an option names it leaves the option at its default.
    """
    _host(table, by)
    _waiting(table)
    seats = len(table.chairs) if seats is None else seats
    kept = fitting(table.rules.options, table.options, seats)
    chosen = _options(table.rules, seats, kept if options is None else options)
    if any(chair.kind == "person" for chair in table.chairs[seats:]):
        raise Declined("chair_taken")
    listed = table.listed if listed is None else listed
    clocks = table.clocks if clocks is None else checked(table.rules, clocks)
    if (seats, chosen, listed, clocks) == (len(table.chairs), table.options, table.listed, table.clocks):
        return []
    return [entries.Arranged(now, seats, chosen, listed, clocks)]


def be_ready(table: Table, by: Seat | None, ready: bool, now: float) -> list[AnyEntry]:
    """Say that one is ready, or no longer."""
    seat = _player(by)
    _waiting(table)
    return [] if table.chairs[seat].ready == ready else [entries.Readied(now, seat, ready)]


def start(table: Table, now: float) -> list[AnyEntry]:
    """The start of the game, as soon as nothing stands in its way."""
    return [entries.Started(now)] if table.may_start else []


def play(table: Table, by: Seat | None, sequence: int, action: Raw, now: float) -> list[AnyEntry]:
    """Play an action as an answer to the state of this number."""
    seat = _player(by)
    match = _playing(table)
    if table.chairs[seat].kind != "person" or not match.in_step(seat, sequence):
        raise OutOfStep
    decoded = match.read_action(action)
    refusal = match.refuse(seat, decoded)
    if refusal is not None:
        raise RefusedByRules(refusal)
    return [_played(now, seat, decoded)]


def play_bot(
    table: Table, seat: Seat, sequence: int, action: Raw | None, why_not: str, now: float
) -> list[AnyEntry]:
    """Play what a bot chose; the mildest choice where it chose nothing (`why_not` says why) or nothing legal."""
    match = _playing(table)
    if table.chairs[seat].bot is None or table.plea is not None or not match.in_step(seat, sequence):
        raise OutOfStep
    if action is not None:
        try:
            decoded = match.read_action(action)
        except Declined:
            why_not = "it chose something that is no action of the game"
        else:
            refusal = match.refuse(seat, decoded)
            if refusal is None:
                return [_played(now, seat, decoded)]
            why_not = f"it chose something illegal: {refusal.code}"
    return [_played(now, seat, match.mildest(seat), fallback=why_not)]


def why(table: Table, by: Seat | None, action: Raw) -> None:
    """Raise what playing the action now would raise; return when it is legal."""
    seat = _player(by)
    match = _playing(table)
    refusal = match.refuse(seat, match.read_action(action))
    if refusal is not None:
        raise RefusedByRules(refusal)


def speak(table: Table, by: Seat | None, name: str | None, text: str, now: float) -> list[AnyEntry]:
    """Say something. An onlooker gives a name, which may not be that of somebody at the table."""
    if len(table.chat) >= CHAT_LINES:
        raise Declined("chat_full")
    text = chat_text(text)
    if by is not None:
        return [entries.Spoke(now, by, table.chairs[by].name or "", text)]
    if sum(line.seat is None for line in table.chat) >= ONLOOKERS_LINES:
        raise Declined("chat_full")
    name = person_name(name or "")
    _not_taken(table, name)
    return [entries.Spoke(now, None, name, text)]


def leave(table: Table, by: Seat | None, now: float) -> list[AnyEntry]:
    """Leave for good: before the start the chair is free again, during the game a bot takes over."""
    seat = _player(by)
    if table.phase == "waiting":
        return [entries.Freed(now, seat)]
    if table.phase != "playing" or table.chairs[seat].kind == "bot":
        return []
    return [entries.Left(now, seat, middle_level(table.rules))]


def come_back(table: Table, by: Seat | None, now: float) -> list[AnyEntry]:
    """Take one's chair back from the bot that took it over."""
    seat = _player(by)
    return [entries.Returned(now, seat)] if table.chairs[seat].bot is not None else []


def bot_name(table: Table, seat: int) -> str:
    """A name for a bot that nobody at the table bears."""
    names: list[str] = words("names")["bots"]
    taken = [chair.name for chair in table.chairs if chair.name is not None]
    start = int(table.seed_hash[:8], 16) + seat
    for offset in range(len(names)):
        name = names[(start + offset) % len(names)]
        if not any(same_name(name, other) for other in taken):
            return name
    return f"{names[start % len(names)]} {seat + 1}"


def _played(now: float, seat: Seat, action: Action, fallback: str = "") -> entries.Played:
    return entries.Played(now, seat, Raw(msgspec.json.encode(action)), fallback)


def _options(rules: AnyRules, seats: int, chosen: Mapping[str, str]) -> dict[str, str]:
    """The options, complete. They are tried out with the seats, for a game may refuse them together."""
    if seats not in rules.seats:
        raise Declined("bad_seats", why=str(SeatsError(rules.name, seats, rules.seats)))
    try:
        options = complete(rules.options, chosen, seats)
        rules.start(seats, options, FastChance(0))
    except (OptionError, SeatsError) as error:
        raise Declined("bad_option", why=str(error)) from None
    return options


def _level(rules: AnyRules, level: str) -> None:
    known = bots.levels(rules)
    if level not in known:
        raise Declined("bad_bot", why=str(bots.UnknownLevel(rules.id, level, known)))


def _chair(table: Table, seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise Declined("no_chair")
    return table.chairs[seat]


def _not_taken(table: Table, name: str) -> None:
    if any(chair.kind != "free" and same_name(name, chair.name or "") for chair in table.chairs):
        raise Declined("name_taken", name=name)


def _player(by: Seat | None) -> Seat:
    if by is None:
        raise Declined("onlooker")
    return by


def _host(table: Table, by: Seat | None) -> None:
    if by is None or by != table.host:
        raise Declined("host_only")


def _waiting(table: Table) -> None:
    if table.phase != "waiting":
        raise Declined("not_waiting")


def _playing(table: Table) -> Match:
    if table.match is None or table.phase != "playing":
        raise Declined("not_playing")
    return table.match
