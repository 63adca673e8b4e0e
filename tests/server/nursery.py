"""A process that has everything loaded and bears servers, so that a killed one is followed by the next at once.

It reads lines of a database, a port and nothing else from its input, and answers each with the number of the
process that serves there.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import uvicorn
from tests.server.live import AT_ONCE, UNLIMITED

from chinwag.server.app import create_app
from chinwag.server.run import configure
from chinwag.store import SqliteStore
from chinwag.table.thinking import Thinkers


def serve(database: str, port: int) -> None:
    app = create_app(SqliteStore(Path(database)), Thinkers(workers=1, pace=AT_ONCE), limits=UNLIMITED)
    uvicorn.Server(configure(app, "127.0.0.1", port, UNLIMITED, verbose=False, proxies=None)).run()


def bear(database: str, port: int) -> int:
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.close(sys.stdin.fileno())
        serve(database, port)
        os._exit(0)
    return child


if __name__ == "__main__":
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead need no burial
    for line in sys.stdin:
        where, number = line.rsplit(" ", 1)
        print(bear(where, int(number)), flush=True)  # noqa: T201
