"""A worker whose bots have the fault that the command line names, or none."""

from __future__ import annotations

import os
import sys
import time

import msgspec
from msgspec import Raw

from chinwag.table.worker import Answer, Chosen, Question, serve


def first(question: Question) -> Answer:
    legal = msgspec.json.decode(question.legal, type=list[Raw])
    return Chosen(legal[0])


def last(question: Question) -> Answer:
    legal = msgspec.json.decode(question.legal, type=list[Raw])
    return Chosen(legal[-1])


def raising(question: Question) -> Answer:
    raise RuntimeError("beard on fire")


def illegal(question: Question) -> Answer:
    return Chosen(Raw(b'{"do":"pluck","target":99}'))


def nonsense(question: Question) -> Answer:
    return Chosen(Raw(b'{"do":"fly"}'))


def hanging(question: Question) -> Answer:
    time.sleep(60)
    return first(question)


def dying(question: Question) -> Answer:
    os._exit(3)


def printing(question: Question) -> Answer:
    print("thinking aloud", flush=True)  # noqa: T201  what must not spoil the answer
    return first(question)


FAULTS = {each.__name__: each for each in (first, last, raising, illegal, nonsense, hanging, dying, printing)}

if __name__ == "__main__":
    serve(FAULTS[sys.argv[1]])
