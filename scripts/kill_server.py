#!/usr/bin/env python
"""Kill a server at random points of running competitions, start it again, and recount everything from the log.

    scripts/kill_server.py --kills 50 --seed 1
    scripts/kill_server.py --kills 50 --season 20      (one season of twenty instead of small leagues)

Leagues of computers in all three games run all the time; now and then a new one is being drawn just then. After every
restart the log must begin with what the dead server had stored, and schedule, standings, squads and records on the
pages must be those that the log alone gives. At the end every league is played to its end, each fixture once.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
from sqlalchemy import create_engine, text

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from dugout.competition import commands, engine  # noqa: E402
from dugout.competition.config import Config  # noqa: E402
from dugout.server.competitions.downloads import nameless  # noqa: E402
from dugout.server.competitions.log import CompetitionLog  # noqa: E402
from dugout.server.competitions.pages import seen  # noqa: E402
from dugout.server.store.competitions import CompetitionRow  # noqa: E402
from tests.services import free_port  # noqa: E402

SERVE = "from dugout.server.main import serve; from dugout.server.settings import from_environment; serve(from_environment())"
PATIENCE = 120.0
ANSWER = 10.0
"""Seconds for one question whether a server is ready; it is asked again."""
START = 30.0
"""Seconds of processor time in which every server comes up; a crowded machine gives it few of them a minute."""
LONGEST = 1800.0
AT_ONCE = 3
GAMES = ("toto", "champions", "counter-attack")
LEAGUES: list[tuple[dict[str, Any], int]] = [
    ({"game": "toto", "format": "toto_league", "sessions": 3, "options": {"rounds": 1}}, 3),
    ({"game": "champions", "format": "league1"}, 4),
    ({"game": "counter-attack", "format": "league1", "market": True}, 3),
    ({"game": "toto", "format": "toto_cup", "options": {"rounds": 1}}, 9),
    ({"game": "champions", "format": "cup"}, 3),
]
SEASON: dict[str, Any] = {"format": "toto_league", "sessions": 20, "options": {"rounds": 2}}
SAME = (
    "phase",
    "fixtures",
    "tables",
    "ties",
    "draft",
    "transfers",
    "lists",
    "statistics",
    "pool",
    "ranking",
    "entrants",
)
"""What a page shows of a competition that follows from its log."""
OF_THE_HOST = {"match", "due", "id", "live"}
"""Fields of fixtures and entrants that do not: which match, how it stands, until when, and the ids of computers."""


class Kills:
    """One database, and servers on it that die."""

    def __init__(
        self, folder: Path, seed: str, database: str = "", games: Sequence[str] = GAMES, season: int = 0
    ) -> None:
        self.folder = folder
        self.database = database or f"sqlite:///{folder / 'dugout.sqlite'}"
        self.random = random.Random(seed)
        self.leagues = [league for league in LEAGUES if league[0]["game"] in games]
        self.at_once = AT_ONCE
        if season:
            self.leagues, self.at_once = [({**SEASON, "game": games[0]}, season)], 1
        self.slowest = (0.0, 0.0)
        """Of the starts: seconds, and how many of them the server had a processor."""
        self.made: list[str] = []
        self.finished: set[str] = set()
        self.port = free_port()
        address, fresh = f"http://127.0.0.1:{self.port}", httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE, limits=fresh)

    async def run(self, kills: int) -> None:
        """Kill so often, then let everything be played to its end."""
        left: dict[str, list[str]] = {}
        for number in range(1, kills + 1):
            async with self.server() as process:
                await self.recount(left)
                await self.keep_busy()
                delay = self.random.choice((0.05, 0.3, 1.0, 2.5)) * self.random.random() * 2
                more = self.at_once > 1 and self.random.random() < 0.5
                starting = asyncio.create_task(self.new_league()) if more else None
                await asyncio.sleep(delay)
                process.kill()
                process.wait()
                if starting is not None:
                    await asyncio.gather(starting, return_exceptions=True)
            left = self.stored()
            told = sum(len(log) for log in left.values())
            print(f"kill {number} after {delay:.2f} s: {len(left)} competitions, {told} commands", flush=True)
        async with self.server():
            await self.recount(left)
            await self.to_the_end()
        await self.http.aclose()

    @contextlib.asynccontextmanager
    async def server(self) -> AsyncIterator[subprocess.Popen[bytes]]:
        environment = {
            **os.environ,
            "DUGOUT_DATA": str(self.folder),
            "DUGOUT_DATABASE_URL": self.database,
            "DUGOUT_PORT": str(self.port),
            "DUGOUT_BOT_PAUSE": "0",
            "DUGOUT_BOT_PROCESSES": "0",
            "DUGOUT_RATE_ADDRESS": "100000/100000",
            "DUGOUT_RATE_PERSON": "100000/100000",
            "DUGOUT_LOG_LEVEL": "error",
        }
        process = await asyncio.to_thread(subprocess.Popen, [sys.executable, "-c", SERVE], env=environment)
        try:
            began = time.monotonic()
            while not await self.is_up():
                waited, worked = time.monotonic() - began, processor_seconds(process.pid)
                assert process.poll() is None, "the server ended by itself"
                crowded = worked < START and waited < LONGEST  # it had no processor to come up with
                told = f"the server does not come up: {waited:.0f} s, {worked:.1f} s of them on a processor"
                assert waited < PATIENCE or crowded, told
                await asyncio.sleep(0.05)
            self.slowest = max(self.slowest, (time.monotonic() - began, processor_seconds(process.pid)))
            yield process
        finally:
            process.kill()
            process.wait()

    async def is_up(self) -> bool:
        with contextlib.suppress(httpx.TransportError):
            return (await self.http.get("/readyz", timeout=ANSWER)).status_code == 200
        return False

    async def call(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        response = await self.http.request(method, path, json=body)
        assert response.status_code < 300, response.text
        found: dict[str, Any] = response.json()
        return found

    async def keep_busy(self) -> None:
        """So many leagues that are not over."""
        if not self.made:
            await self.call("POST", "/api/me", {"name": "Organiser"})
        for competition in self.made:
            if competition not in self.finished:
                if (await self.call("GET", f"/api/competitions/{competition}"))["phase"] == "FINISHED":
                    self.finished.add(competition)
        while len(self.made) - len(self.finished) < self.at_once:
            await self.new_league()

    async def new_league(self) -> None:
        config, entrants = self.leagues[len(self.made) % len(self.leagues)]
        body = {"title": f"League {len(self.made) + 1}", "config": config, "public": True}
        made = str((await self.call("POST", "/api/competitions", body))["id"])
        self.made.append(made)
        path = f"/api/competitions/{made}"
        await self.call("POST", f"{path}/computers", {"level": "random", "count": entrants})
        await self.call("POST", f"{path}/start", {})

    def stored(self) -> dict[str, list[str]]:
        """The logs as the dead server left them: no gap, no result twice."""
        engine = create_engine(self.database)
        try:
            with engine.connect() as connection:
                query = "SELECT competition, seq, text FROM competition_log ORDER BY competition, seq"
                rows = connection.execute(text(query)).all()
        finally:
            engine.dispose()
        logs: dict[str, list[str]] = {}
        for competition, seq, line in rows:
            log = logs.setdefault(competition, [])
            assert seq == len(log), f"{competition}: command {seq} follows {len(log)} commands"
            log.append(line)
        for competition, log in logs.items():
            check_once(competition, log)
        return logs

    async def recount(self, before: dict[str, list[str]]) -> None:
        """Nothing stored is lost, and the pages show what the logs give."""
        for competition in self.made:
            whole, page = await self.page_with_its_log(competition)
            kept = nameless([json.loads(line) for line in before.get(competition, [])])
            assert whole["log"][: len(kept)] == kept, f"{competition}: the log has changed"
            here, there = shown(page), shown(recounted(whole))
            wrong = {name: (here[name], there[name]) for name in SAME if here[name] != there[name]}
            assert not wrong, f"{competition}: the page is not what its log gives: {wrong}"

    async def page_with_its_log(self, competition: str) -> tuple[dict[str, Any], dict[str, Any]]:
        """A page and the log it was made from: it goes on meanwhile, so look until nothing moved in between."""
        path = f"/api/competitions/{competition}"
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            whole = await self.call("GET", f"{path}/competition.json")
            page = await self.call("GET", path)
            if await self.call("GET", f"{path}/competition.json") == whole:
                return whole, page
        raise TimeoutError(f"{competition} never stands still")

    async def to_the_end(self) -> None:
        """Whatever was drawn is played to its end, each fixture once."""
        end = time.monotonic() + 10 * PATIENCE
        for competition in self.made:
            path = f"/api/competitions/{competition}"
            while (page := await self.call("GET", path))["phase"] not in ("OPEN", "FINISHED"):
                assert time.monotonic() < end, f"{competition} does not end: {page['phase']}"
                await asyncio.sleep(0.3)
        await self.recount(self.stored())


def processor_seconds(pid: int) -> float:
    """How long a process has had a processor, where the system says so."""
    with contextlib.suppress(OSError, IndexError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return START


def check_once(competition: str, log: list[str]) -> None:
    """No fixture has two results, nobody is ready twice for the same match."""
    told = [commands.read(line) for line in log]
    kinds = (commands.Finish, commands.Session, commands.Concede)
    results = Counter(command.fixture for command in told if isinstance(command, kinds))
    ready = Counter((each.entrant, each.fixture) for each in told if isinstance(each, commands.Ready))
    twice = [name for name, count in (*results.items(), *ready.items()) if count > 1]
    assert not twice, f"{competition}: told twice: {twice}"


def recounted(whole: dict[str, Any]) -> dict[str, Any]:
    """The page that the log alone gives."""
    config = msgspec.convert(whole["config"], Config)
    row = CompetitionRow(
        "x", whole["title"], msgspec.json.encode(config).decode(), "{}", None, True, 0, "OPEN"
    )
    history = CompetitionLog(None, row)  # type: ignore[arg-type]  # nothing is stored
    history.season = engine.replay(config, [commands.read(json.dumps(line)) for line in whole["log"]])
    page: dict[str, Any] = msgspec.to_builtins(seen(history, [], None, 0))
    return page


def shown(page: dict[str, Any]) -> dict[str, Any]:
    """What follows from the log."""
    found = json.loads(json.dumps({name: page[name] for name in SAME}))
    for name in ("fixtures", "entrants"):
        found[name] = [{key: each[key] for key in each.keys() - OF_THE_HOST} for each in found[name]]
    for number, each in enumerate(found["fixtures"]):
        each["name"] = page["fixtures"][number]["id"]
    return dict(found)


async def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", default="1")
    parser.add_argument(
        "--database", default="", help="another database than a SQLite file (a URL; it must be empty)"
    )
    parser.add_argument(
        "--season", type=int, default=0, help="one season of so many instead of small leagues"
    )
    arguments = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="dugout-kills-") as folder:
        kills = Kills(Path(folder), arguments.seed, arguments.database, season=arguments.season)
        await kills.run(arguments.kills)
    print("the slowest start: {:.1f} s, {:.1f} s of them on a processor".format(*kills.slowest))
    print(
        f"{arguments.kills} kills, {len(kills.made)} competitions, every page as its log in {time.monotonic() - began:.0f} s"
    )


if __name__ == "__main__":
    asyncio.run(main())
