"""The server of the browser tests: `chinwag serve` on a free port and a database of its own."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from tests.ports import free_port

_ROOT = Path(__file__).parents[2]
_PATIENCE = 30
"""So many seconds a server is waited for; it is not measured."""


class House:
    """A server that can be stopped, killed and started again on the same tables."""

    def __init__(self, database: Path, grace: float | None = None) -> None:
        self._more = [] if grace is None else ["--grace", str(grace)]
        self._database = database
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it is, without a slash at the end."""
        return f"http://127.0.0.1:{self._port}"

    @property
    def socket_url(self) -> str:
        """The same for WebSockets."""
        return f"ws://127.0.0.1:{self._port}"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.kill()

    def start(self) -> None:
        """Start, and return when it answers."""
        command = [sys.executable, "-m", "chinwag", "serve", "--host", "127.0.0.1"]
        self._process = subprocess.Popen(
            [*command, "--port", str(self._port), "--database", str(self._database), *self._more],
            env={**os.environ, "PYTHONPATH": str(_ROOT / "src")},
            stdout=subprocess.DEVNULL,
        )
        end = time.monotonic() + _PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError("the server did not start")
            time.sleep(0.05)

    def kill(self) -> None:
        """End it at once: nobody is told."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Let it close its lines and end."""
        self._end(signal.SIGTERM)

    def ask(self, path: str, body: object = None) -> Any:
        """GET, or POST with a body, and the answer."""
        request = urllib.request.Request(
            self.url + path,
            None if body is None else json.dumps(body).encode(),
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=_PATIENCE) as response:
            return json.load(response)

    def _answers(self) -> bool:
        try:
            self.ask("/health")
        except (urllib.error.URLError, ConnectionError):
            return False
        return True

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(_PATIENCE)
            self._process = None
