"""Ports for servers that tests start."""

from __future__ import annotations

import secrets
import socket


def free_port() -> int:
    """A port that nobody listens on, from below those that the system gives to other tests' connections."""
    while True:
        port = 20_000 + secrets.randbelow(10_000)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
