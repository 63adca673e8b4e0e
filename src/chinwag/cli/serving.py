"""`chinwag play`, `chinwag serve` and `chinwag types`."""

from __future__ import annotations

import contextlib
import logging
import threading
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated

import typer

from chinwag.cli.boxes import WRONG, Boxes, fail, games_with
from chinwag.server import addresses
from chinwag.server.limits import Limits
from chinwag.server.run import Site, configure, open_site
from chinwag.store import StoreError
from chinwag.table.lobby import LobbyLimits
from chinwag.table.room import ABSENCE
from chinwag.words import sentence, words

EVERYWHERE = "0.0.0.0"
"""Every address of the machine: to be reached from the local network is what `play` is for."""

_EVERY_ADDRESS = (EVERYWHERE, "::")

Database = Annotated[
    Path | None,
    typer.Option(help="The file that keeps the tables. Default: in your data folder.", show_default=False),
]
Verbose = Annotated[bool, typer.Option("--verbose", help="Log every request.")]


def play(
    port: Annotated[int | None, typer.Option(help="The port. Default: the first free one from 8711.")] = None,
    database: Database = None,
    components: Boxes = None,
    browser: Annotated[bool, typer.Option(help="Open the page in your browser.")] = True,
    verbose: Verbose = False,
) -> None:
    """Open Chinwag on this machine, for you and for everybody on your network."""
    port = addresses.free_port(EVERYWHERE) if port is None else port
    here = addresses.link("localhost", port)
    lan = addresses.lan_address()
    guests = None if lan is None else addresses.link(lan, port)

    def tell() -> None:
        _say("play", link=here)
        if guests is not None:
            _say("guests", link=guests)
        _say("stop")
        if browser:
            # A browser in the terminal would hold up the server until it is closed.
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    file = addresses.default_database() if database is None else database
    _run(EVERYWHERE, port, file, components or (), verbose=verbose, proxies=None, tell=tell, guests=guests)


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 is every one.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.")] = addresses.FIRST_PORT,
    database: Database = None,
    components: Boxes = None,
    proxies: Annotated[
        str | None,
        typer.Option(help="Addresses of proxies in front, whose X-Forwarded-For is believed, joined by commas."),
    ] = None,
    grace: Annotated[
        float, typer.Option(help="After so many seconds without a line a bot may play for somebody.", min=1)
    ] = ABSENCE,
    verbose: Verbose = False,
) -> None:
    """Serve Chinwag."""
    file = addresses.default_database() if database is None else database

    def tell() -> None:
        _say("serve", link=addresses.link(host, port), database=str(file))

    _run(host, port, file, components or (), verbose=verbose, proxies=proxies, tell=tell, grace=grace)


def types() -> None:
    """Write the client's TypeScript types anew, in a checkout."""
    from chinwag.server.typescript import write

    write()


def add_commands(app: typer.Typer) -> None:
    """Put the commands of the server under an application."""
    for command in (play, serve, types):
        app.command()(command)


def _run(
    host: str,
    port: int,
    database: Path,
    boxes: Sequence[str],
    *,
    verbose: bool,
    proxies: str | None,
    tell: Callable[[], None],
    guests: str | None = None,
    grace: float = ABSENCE,
) -> None:
    logging.basicConfig(level=logging.INFO if verbose else logging.WARNING, format="%(levelname)s %(message)s")
    _check_port(host, port)  # first: whoever has the port may well have the tables too
    limits = Limits()
    try:
        app = open_site(database, limits, games_with(boxes), boxes, guests, LobbyLimits(absence=grace))
    except StoreError as error:
        fail(str(error))
    except OSError as error:
        fail(f"{database.parent}: {error.strerror}")
    site = Site(configure(app, host, port, limits, verbose=verbose, proxies=proxies), tell)
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C is how it ends; by then everything is closed
        site.run()
    if not site.started:
        raise typer.Exit(WRONG)


def _check_port(host: str, port: int) -> None:
    """End with a sentence where the port is taken."""
    if addresses.is_taken(host, port):
        here = addresses.link("localhost" if host in _EVERY_ADDRESS else host, port)
        what = "already_open" if addresses.is_chinwag(here) else "port_taken"
        fail(_sentence(what, link=here, port=str(port)), WRONG)


def _say(what: str, **facts: str) -> None:
    typer.echo(_sentence(what, **facts))


def _sentence(what: str, **facts: str) -> str:
    tables = words("table")
    return sentence(tables["serving"][what], facts, tables)
