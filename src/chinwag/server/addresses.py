"""Where this machine can be reached."""

from __future__ import annotations

import contextlib
import errno
import http.client
import json
import os
import socket
import urllib.request
from pathlib import Path

from platformdirs import user_data_path

FIRST_PORT = 8711
"""`chinwag play` takes the first free port from here on."""

_PORTS = 50
_PATIENCE = 2
"""So many seconds whoever has a port may take to say that it is Chinwag."""

_SOMEWHERE = "192.0.2.1"
"""An address kept for documentation: a socket that is set towards it sends nothing, but knows its own address."""


def lan_address() -> str | None:
    """The address by which the local network knows this machine; None when it has no network."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((_SOMEWHERE, 9))
        address: str = probe.getsockname()[0]
        if not address.startswith(("127.", "0.")):
            return address
    return None


def free_port(host: str, first: int = FIRST_PORT) -> int:
    """The first free port from `first` on, or any free one when all of those are taken."""
    for port in (*range(first, first + _PORTS), 0):
        with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
            taken: int = probe.getsockname()[1]
            return taken
    raise OSError(f"no free port on {host}")


def is_taken(host: str, port: int) -> bool:
    """Whether somebody listens there already. What else is wrong with an address shows when it is used."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError:
        return False
    for family, kind, protocol, _, address in found:
        try:
            with socket.socket(family, kind, protocol) as probe:
                if os.name == "posix":  # elsewhere the option lets two listen on the same port
                    probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                if family == socket.AF_INET6:
                    probe.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
                probe.bind(address)
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                return True
    return False


def is_chinwag(address: str) -> bool:
    """Whether a Chinwag answers at the address of a page of this machine."""
    here = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # no proxy knows the way to this machine
    try:
        with here.open(f"{address}/api/house", timeout=_PATIENCE) as answer:
            house = json.load(answer)
    except (OSError, http.client.HTTPException, ValueError):
        return False
    return isinstance(house, dict) and "guests" in house


def link(host: str, port: int) -> str:
    """The address of a page.

    >>> link("192.0.2.7", 8711), link("::1", 80)
    ('http://192.0.2.7:8711', 'http://[::1]')
    """
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}" + ("" if port == 80 else f":{port}")


def default_database() -> Path:
    """Where tables are kept unless one says otherwise: in the user's data folder of this system."""
    return user_data_path("chinwag", appauthor=False) / "tables.sqlite"
