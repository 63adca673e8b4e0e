"""Where bots think: worker processes of ours, with a time limit, replaced when they hang or die."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence

import msgspec
from msgspec import Raw, Struct

from chinwag.core.chance import SEED_BYTES
from chinwag.core.protocol import Seat
from chinwag.table.match import Match
from chinwag.table.worker import LENGTH_BYTES, Answer, Question, Stuck

logger = logging.getLogger(__name__)

WORKER_COMMAND = (sys.executable, "-m", "chinwag.table.worker")
_decoder: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)
_ANSWER_LIMIT = 1 << 20


class Pace(Struct, frozen=True):
    """How long bots take, in seconds.

    A bot may think for `budget`, and plays at a moment drawn evenly from `least` to `most`, whatever it holds and
    however quickly it knew. Who has not answered when `patience` has passed beyond the budget is given up.
    """

    budget: float = 0.45
    least: float = 0.5
    most: float = 0.8
    patience: float = 5.0


class BotFailed(Exception):  # noqa: N818  the name says what it is
    """A bot did not choose: it raised, took too long, or its worker died."""


def question(match: Match, seat: Seat, level: str, seconds: float) -> Question:
    """What a bot on this seat is asked: what a person there would know, and nothing else."""
    return Question(
        game=match.rules.id,
        level=level,
        seat=seat,
        view=Raw(msgspec.json.encode(match.view(seat))),
        events=Raw(msgspec.json.encode(match.events(seat))),
        legal=Raw(msgspec.json.encode(match.legal(seat))),
        seed=secrets.token_hex(SEED_BYTES),
        seconds=seconds,
    )


class Thinkers:
    """A few worker processes, started when they are first needed.

    `command` starts one; tests put workers with faults in its place.
    """

    def __init__(
        self, command: Sequence[str] = WORKER_COMMAND, workers: int | None = None, pace: Pace | None = None
    ) -> None:
        self.pace = Pace() if pace is None else pace
        self._command = command
        self._free = asyncio.Semaphore(workers or max(1, min(4, (os.cpu_count() or 2) - 1)))
        self._idle: list[Process] = []
        self._processes: set[Process] = set()
        self._closed = False

    async def choose(self, asked: Question) -> Raw:
        """The action that the bot chooses. Raises `BotFailed`."""
        async with self._free:
            if self._closed:
                raise BotFailed("the workers are closed")
            worker = await self._worker()
            settled = False
            try:
                async with asyncio.timeout(asked.seconds + self.pace.patience):
                    answer = await _exchange(worker, asked)
                settled = True
            except TimeoutError:
                raise BotFailed("it took too long") from None
            except (OSError, EOFError, msgspec.MsgspecError) as error:
                raise BotFailed(f"its worker died ({type(error).__name__})") from None
            finally:
                if settled and not self._closed:
                    self._idle.append(worker)
                else:  # also when the question was called off: an answer under way would meet the next one
                    await asyncio.shield(self._end(worker))
        if isinstance(answer, Stuck):
            raise BotFailed(f"it raised {answer.error}")
        return answer.action

    async def close(self) -> None:
        """End every worker."""
        self._closed = True
        for process in list(self._processes):
            await self._end(process)

    async def _worker(self) -> Process:
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                return process
            self._processes.discard(process)
        try:
            process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=_ANSWER_LIMIT
            )
        except OSError as error:
            raise BotFailed(f"no worker could be started ({error})") from None
        self._processes.add(process)
        return process

    async def _end(self, process: Process) -> None:
        self._processes.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()


async def _exchange(worker: Process, asked: Question) -> Answer:
    assert worker.stdin is not None
    assert worker.stdout is not None
    content = msgspec.json.encode(asked)
    worker.stdin.write(len(content).to_bytes(LENGTH_BYTES, "big") + content)
    await worker.stdin.drain()
    size = int.from_bytes(await worker.stdout.readexactly(LENGTH_BYTES), "big")
    if size > _ANSWER_LIMIT:
        raise EOFError
    return _decoder.decode(await worker.stdout.readexactly(size))
