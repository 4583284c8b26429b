"""The whole measurement: a server, its matches, the clients in a second process, the ledger, and the bare
server for comparison."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

import httpx
import msgspec

from dugout._compiled import compiled, ready
from dugout.bench.contract import Rush, benching
from dugout.games.registry import FOLDERS
from dugout.loadtest import ledger
from dugout.loadtest.plan import SEATS, Outcome, Place, Plan, together
from dugout.loadtest.processes import memory

PEOPLE: Final = ({"kind": "me", "name": "A"}, {"kind": "me", "name": "B"})
AT_ONCE: Final = 20
WARM_UP: Final = 40
LONGEST_BARE: Final = 20.0
"""Seconds of the bare server: half of them before Dugout is measured and half after, since a machine's speed drifts."""
LONGEST_SIZING: Final = 3.0
"""Seconds in which the matches that warm the server up show how long its messages are."""
SETTLING: Final = 240.0
"""Seconds that connecting and disconnecting may take beyond the measurement."""
FILES: Final = 65_536


@dataclass(frozen=True)
class Options:
    """What to measure. Without `urls` it starts so many `servers` itself, one on SQLite or all on what is named.

    With a `rate` people act so often a second together, and delays are what counts; there is no `bare` server
    beside it then.
    """

    matches: int
    sockets: int
    seconds: float
    urls: tuple[str, ...] = ()
    database_url: str = ""
    bus_url: str = ""
    servers: int = 1
    rate: float = 0.0
    bare: bool = True


class LoadtestFailed(Exception):
    """A sentence on why nothing could be measured."""


def measure(options: Options) -> dict[str, Any]:
    """All figures; raises LoadtestFailed."""
    _allow_many_files()
    with tempfile.TemporaryDirectory(prefix="dugout-loadtest-") as folder:
        database = options.database_url or f"sqlite:///{Path(folder, 'dugout.sqlite')}"
        with ExitStack() as stack:
            servers = [(url, 0) for url in options.urls]
            if not servers:
                starting = [_own_server(Path(folder), options) for _ in range(options.servers)]
                servers = [stack.enter_context(server) for server in starting]
            urls, pids = [url for url, _ in servers], [pid for _, pid in servers if pid]
            warm, places, idle = _make_matches(options, urls, pids)
            answers = [*played()[1].unlisted]
            sizing = _crowd(Plan(urls, min(options.seconds, LONGEST_SIZING), SEATS, warm, unlisted=answers))
            size = round(sizing.message_bytes)
            before = _measure_bare(options, size) if options.bare and not options.rate else None
            figures = {**_measure_dugout(options, urls, database, pids, places), "kb_per_idle_match": idle}
    bare: dict[str, Any] = {}
    ratio = None
    if before is not None:
        bare = _figures(together(before, _measure_bare(options, figures["message_bytes"])))
        ratio = round(figures["accepted_per_second"] / max(bare["accepted_per_second"], 1e-9), 3)
    engine = "unknown" if options.urls else "compiled" if ready() or compiled() else "interpreted"
    return {
        "game": played()[0],
        "matches": options.matches,
        "servers": len(servers),
        "engine": engine,
        "load": [round(part, 1) for part in os.getloadavg()] if hasattr(os, "getloadavg") else None,
        "dugout": figures,
        "bare": bare,
        "ratio": ratio,
        "rate": options.rate or None,
    }


def played() -> tuple[str, Rush]:
    """The game that is played, and how: the first that says so."""
    return next((game, rush) for game in FOLDERS if (rush := benching.of(game).rush) is not None)


def _make_matches(
    options: Options, urls: list[str], pids: list[int]
) -> tuple[list[Place], list[Place], float | None]:
    """Matches to warm up with, since what the first ones load is no part of a match; those to measure, and
    the kilobytes that each of these takes."""
    try:
        warm = asyncio.run(_create(urls[0], WARM_UP))
        before = memory(pids)
        places = asyncio.run(_create(urls[0], options.matches))
        after = memory(pids)
    except (httpx.HTTPError, KeyError) as error:
        raise LoadtestFailed(f"the server at {urls[0]} makes no matches ({error!r})") from error
    return (
        warm,
        places,
        None if before is None or after is None else round((after - before) / options.matches, 1),
    )


def _measure_bare(options: Options, size: int) -> Outcome:
    """Half of what is measured of a server without rules, whose messages have so many bytes."""
    with _bare_server(size) as (url, pid):
        places = [Place(str(number), []) for number in range(options.matches)]
        seconds = min(options.seconds, LONGEST_BARE) / 2
        return _crowd(Plan([url], seconds, options.sockets // options.matches, places, bare=True, pids=[pid]))


def _measure_dugout(
    options: Options, urls: list[str], database: str, pids: list[int], places: list[Place]
) -> dict[str, Any]:
    each = options.sockets // options.matches
    answers = [*played()[1].unlisted]
    plan = Plan(urls, options.seconds, each, places, pids=pids, rate=options.rate, unlisted=answers)
    outcome = _crowd(plan)
    verdict = ledger.check(database, [place.match for place in places], outcome.promises)
    return {
        **_figures(outcome),
        "acknowledged": len(outcome.promises),
        "unanswered": outcome.unanswered,
        "cuts": outcome.cuts,
        "refusals": outcome.refusals,
        **verdict,
    }


def _figures(outcome: Outcome) -> dict[str, Any]:
    delays = outcome.delays if len(outcome.delays) > 1 else [*outcome.delays, 0.0, 0.0]
    parts = quantiles(delays, n=100, method="inclusive")
    return {
        "seconds": round(outcome.seconds, 2),
        "sockets": outcome.sockets,
        "accepted": outcome.accepted,
        "accepted_per_second": round(outcome.accepted / outcome.seconds, 1),
        "server_us_per_action": None if outcome.served is None else _each(outcome.served, outcome),
        "client_us_per_action": _each(outcome.busy, outcome),
        "message_bytes": round(outcome.message_bytes),
        "measured_delays": len(outcome.delays),
        "p50_ms": round(parts[49], 2),
        "p99_ms": round(parts[98], 2),
    }


def _each(seconds: float, outcome: Outcome) -> float:
    """Microseconds of it for each action."""
    return round(1e6 * seconds / max(1, outcome.accepted), 1)


async def _create(url: str, count: int) -> list[Place]:
    limit = asyncio.Semaphore(AT_ONCE)
    game, rush = played()
    match = {"game": game, "options": rush.options, "seats": PEOPLE}
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:

        async def one() -> Place:
            async with limit:
                made = (await http.post("/api/matches", json=match)).raise_for_status().json()
            return Place(made["match"], [seat["token"] for seat in made["seats"]])

        return list(await asyncio.gather(*(one() for _ in range(count))))


def _crowd(plan: Plan) -> Outcome:
    """Let the clients play in a separate process."""
    with tempfile.TemporaryDirectory(prefix="dugout-crowd-") as folder:
        file = Path(folder, "outcome.json")
        try:
            subprocess.run(
                [sys.executable, "-m", "dugout.loadtest.clients", str(file)],
                input=msgspec.json.encode(plan),
                timeout=plan.seconds + SETTLING,
                check=True,
            )
            return msgspec.json.decode(file.read_bytes(), type=Outcome)
        except (subprocess.SubprocessError, OSError, msgspec.MsgspecError) as error:
            raise LoadtestFailed(f"the scripted clients did not come to an end ({error})") from error


@contextmanager
def _own_server(folder: Path, options: Options) -> Iterator[tuple[str, int]]:
    limits = dict.fromkeys(("DUGOUT_RATE_ADDRESS", "DUGOUT_RATE_PERSON"), "1000000/1000000")
    environment = {**os.environ, **limits, "DUGOUT_LOG_LEVEL": "error", "DUGOUT_DATA": str(folder)}
    for name in ("DUGOUT_DATABASE_URL", "DUGOUT_BUS_URL", "DUGOUT_WORKERS", "DUGOUT_HOST"):
        environment.pop(name, None)
    command = [sys.executable, "-m", "dugout", "serve", "--port", "0"]
    for option, value in (("--database-url", options.database_url), ("--bus-url", options.bus_url)):
        command += [option, value] if value else []
    with _process(command, environment) as (process, line):
        yield line.split()[4], process.pid


@contextmanager
def _bare_server(size: int) -> Iterator[tuple[str, int]]:
    command = [sys.executable, "-m", "dugout.loadtest.bare", str(size)]
    with _process(command, dict(os.environ)) as (process, line):
        yield f"http://127.0.0.1:{line.strip()}", process.pid


@contextmanager
def _process(command: list[str], environment: dict[str, str]) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server and the first line that it prints, which says where it is."""
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        if not line:
            raise LoadtestFailed(f"{' '.join(command[1:])} does not start")
        yield process, line
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _allow_many_files() -> None:
    """Sockets are files; children take the limit over."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
