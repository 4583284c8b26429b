"""`dugout loadtest`."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Annotated, Any
from urllib.parse import urlsplit

import typer

from dugout._compiled import PACKAGE, ready
from dugout.cli.common import Json, print_json
from dugout.cli.failure import Failure, misused

STDERR = 2
LOOPBACK = ("127.0.0.1", "localhost", "::1")


def loadtest(
    matches: Annotated[int, typer.Option(min=1, max=20_000, help="Simultaneous matches.")] = 500,
    sockets: Annotated[
        int | None, typer.Option(min=2, help="Open sockets; those beyond two per match are spectators.")
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.5, max=600, help="Duration of the measurement.")] = 60.0,
    url: Annotated[
        list[str] | None,
        typer.Option(help="A running server; several share the seats of each match."),
    ] = None,
    database_url: Annotated[
        str, typer.Option(help="The database of the servers, checked for lost answers.")
    ] = "",
    bus_url: Annotated[str, typer.Option(help="The Redis that several servers started here share.")] = "",
    servers: Annotated[
        int,
        typer.Option(min=1, max=16, help="Servers to start; several share --database-url and --bus-url."),
    ] = 1,
    rate: Annotated[
        float,
        typer.Option(min=0, max=100_000, help="Total actions a second, instead of as many as possible."),
    ] = 0.0,
    json: Json = False,
) -> None:
    """Measure a server on this machine with scripted clients, compared with a bare WebSocket server."""
    from dugout.loadtest.measure import LoadtestFailed, Options, measure
    from dugout.loadtest.plan import SEATS

    urls = tuple(text.rstrip("/") for text in url or ())
    sockets = SEATS * matches if sockets is None else sockets
    if sockets < SEATS * matches:
        raise misused(f"{matches} matches need at least {SEATS * matches} sockets.")
    if any(urlsplit(text).hostname not in LOOPBACK for text in urls):
        raise misused("Only a server on this machine (127.0.0.1) can be tested.")
    if urls and not database_url:
        raise misused("Name its database with --database-url: acknowledged answers are checked there.")
    if servers > 1 and not (database_url and bus_url):
        raise misused("Several servers need a shared --database-url and --bus-url.")
    if not urls:
        compile_first()
    try:
        figures = measure(Options(matches, sockets, seconds, urls, database_url, bus_url, servers, rate))
    except LoadtestFailed as error:
        raise Failure(f"{error}.") from error
    if json:
        print_json(figures)
    else:
        print_figures(figures)
    dugout = figures["dugout"]
    if dugout["lost"] or dugout["doubled"] or dugout["gaps"] or dugout["unanswered"]:
        raise Failure("Not every acknowledged answer is stored exactly once.")


def compile_first() -> None:
    """A server is measured as people run it: `./play` compiles the engine during its first start and uses it
    from the second on."""
    script = PACKAGE.parent.parent / "tools" / "compile.py"
    unwanted = os.environ.get("DUGOUT_COMPILED") == "0" or sys.platform == "win32"
    if ready() or unwanted or not script.is_file():
        return
    print("Compiling the engine first, which takes a minute or two.", file=sys.stderr)
    if subprocess.run([sys.executable, str(script)], stdout=STDERR, check=False).returncode:
        print("Compiling failed: the server runs interpreted.", file=sys.stderr)


NAMES = {
    "sockets": "sockets",
    "seconds": "seconds",
    "accepted": "accepted actions",
    "accepted_per_second": "accepted actions a second",
    "p50_ms": "ms from action to both seats, p50",
    "p99_ms": "ms from action to both seats, p99",
    "server_us_per_action": "µs of the server's processor per action",
    "client_us_per_action": "µs of the clients' processor per action",
    "message_bytes": "bytes of a message to a seat",
    "kb_per_idle_match": "kB of memory per idle match",
    "acknowledged": "acknowledged answers",
    "lost": "of them lost",
    "doubled": "stored twice",
    "gaps": "matches with gaps",
    "unanswered": "actions without an answer",
    "cuts": "cut connections",
}


def print_figures(figures: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    servers = "a server" if figures["servers"] == 1 else f"{figures['servers']} servers"
    load = "" if figures["load"] is None else f", load of the machine {figures['load'][0]}"
    title = (
        f"{figures['matches']} matches of {figures['game']} at {servers}, {figures['engine']} engine{load}"
    )
    table = Table(title=title)
    table.add_column("figure")
    for heading in ("dugout", "bare room server"):
        table.add_column(heading, justify="right")
    for key, name in NAMES.items():
        cells = [figures[side].get(key) for side in ("dugout", "bare")]
        table.add_row(name, *("–" if cell is None else f"{cell:,}" for cell in cells))
    if figures["ratio"] is not None:
        table.add_row("share of the bare server's actions", f"{figures['ratio']:.0%}", "")
    console = Console()
    console.print(table)
    for code, count in figures["dugout"]["refusals"].items():
        console.print(f"refused: {count:,} × {code}")
