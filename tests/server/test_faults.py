"""Whatever fails under load: every acknowledged answer is there exactly once, and everybody goes on by themselves.

`DUGOUT_LONG=1 python -m pytest -n0 tests/server/test_faults.py` has larger crowds, more processes and rounds of
killing, and cuts of 30 seconds. (A killed server process on SQLite, in the middle of 50 matches: `test_kill.py`.)
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from dugout.referee.catalogue import registered
from tests.browser.proxy import Line
from tests.server.crowd import A_COMPUTER, LONG, Crowd, crowd
from tests.server.harness import Hand, client, running, settings_for, until
from tests.server.scale import Redis
from tests.services import Postgres, children, free_port

AT_LENGTH = os.environ.get("DUGOUT_LONG") == "1"
MATCHES = 40 if AT_LENGTH else 3
SERVERS = 2 if AT_LENGTH else 1
WORKERS = 2 if AT_LENGTH else 1
ROUNDS_OF_KILLING = 3 if AT_LENGTH else 1
CUT_SECONDS = 30.0 if AT_LENGTH else 2.0
LONG_MATCH = {"mode": "live", "rounds": 20, "whistle_seconds": 2}
QUIET = {
    "DUGOUT_RATE_ADDRESS": "100000/100000",
    "DUGOUT_RATE_PERSON": "100000/100000",
    "DUGOUT_BOT_PAUSE": "0",
    "DUGOUT_BOT_PROCESSES": "0",
    "DUGOUT_LOG_LEVEL": "critical",
}
pytestmark = [pytest.mark.service, pytest.mark.timeout(1200 if AT_LENGTH else 400)]


def start(
    *words: str, before: tuple[str, ...] = (), told: Path = Path(os.devnull), **environment: str
) -> subprocess.Popen[bytes]:
    command = [*before, sys.executable, "-m", "dugout", *words]
    with told.open("wb") as out:
        return subprocess.Popen(command, env={**os.environ, **QUIET, **environment}, stdout=out)


async def ready(url: str) -> None:
    async def answers() -> bool:
        with contextlib.suppress(httpx.TransportError):
            async with client() as http:
                return (await http.get(f"{url}/readyz")).status_code == 200
        return False

    await until(answers, LONG)


@dataclass
class Cluster:
    """Server processes behind one port, workers, a PostgreSQL and a Redis."""

    folder: Path
    postgres: Postgres
    redis: Redis
    port: int = field(default_factory=free_port)
    server: subprocess.Popen[bytes] | None = None
    workers: list[subprocess.Popen[bytes]] = field(default_factory=list)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def _shared(self) -> tuple[str, ...]:
        return ("--database-url", self.postgres.url, "--bus-url", self.redis.url)

    def start(self) -> None:
        self.start_serving()
        self.workers = [self.new_worker() for _ in range(WORKERS)]

    def start_serving(self) -> None:
        words = ("serve", "--port", str(self.port), "--workers", str(SERVERS), "--thinking", "workers")
        self.server = start(*words, *self._shared, DUGOUT_DATA=str(self.folder))

    def new_worker(self) -> subprocess.Popen[bytes]:
        return start("worker", *self._shared, told=self.told)

    @property
    def told(self) -> Path:
        """What the newest worker says."""
        return self.folder / "worker"

    def end(self) -> None:
        for process in (self.server, *self.workers):
            if process is not None:
                process.terminate()
        for process in (self.server, *self.workers):
            if process is not None:
                try:
                    process.wait(30)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()

    # what fails, each until it is there again

    async def lose_redis(self, _people: Crowd) -> None:
        self.redis.kill()
        await asyncio.sleep(1)
        self.redis.start()

    async def lose_a_server_process(self, _people: Crowd) -> None:
        assert self.server is not None
        if SERVERS == 1:
            self.server.kill()
            self.server.wait()
            self.start_serving()
            return
        serving = [pid for pid in children(self.server.pid) if b"spawn_main" in _command_line(pid)]
        os.kill(serving[0], signal.SIGKILL)  # the parent starts another

    async def lose_a_worker(self, _people: Crowd) -> None:
        self.workers[0].kill()
        self.workers[0].wait()
        self.workers = [*self.workers[1:], self.new_worker()]

        async def at_work() -> bool:
            assert self.workers[-1].poll() is None
            return b"ready" in self.told.read_bytes()

        await until(at_work, LONG)  # one that begins without a database gives up, as it should

    async def lose_postgres(self, people: Crowd) -> None:
        """While it is away everybody is told so, and nothing is acknowledged."""
        told = {id(person): person.told.count("away") for person in people.people}
        self.postgres.kill()

        async def everybody_knows() -> bool:
            return all(
                person.over or person.told.count("away") > told[id(person)] for person in people.people
            )

        await until(everybody_knows, LONG)
        acknowledged = people.acknowledged
        await asyncio.sleep(1.5)
        assert people.acknowledged == acknowledged
        async with client() as http:
            assert (await http.get(f"{self.url}/readyz")).status_code == 503
            assert (await http.get(f"{self.url}/healthz")).status_code == 200
        self.postgres.start()


def _command_line(pid: int) -> bytes:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    # what is acknowledged must survive a killed process, not a power cut: fsync may stay off
    postgres = Postgres(synchronous_commit="on")
    redis = Redis(tmp_path)
    made = Cluster(tmp_path, postgres, redis)
    try:
        postgres.start()
        redis.start()
        made.start()
        yield made
    finally:
        made.end()
        redis.kill()
        postgres.remove()


async def test_nothing_is_lost_whatever_process_is_killed(cluster: Cluster) -> None:
    await ready(cluster.url)
    async with crowd(cluster.url, MATCHES, A_COMPUTER, options=LONG_MATCH) as people:
        await people.play_on(2 * MATCHES)
        for _ in range(ROUNDS_OF_KILLING):
            for lose in (
                cluster.lose_redis,
                cluster.lose_a_server_process,
                cluster.lose_a_worker,
                cluster.lose_postgres,
            ):
                await lose(people)
                await people.all_go_on()
        assert people.unfinished
        await people.stop()
        people.check(cluster.postgres.url)


async def test_somebody_is_cut_off_for_a_while(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'm.sqlite'}"
    async with running(settings_for(database), registered()) as served:
        line = Line(served.url)
        await line.mend()
        async with crowd(served.url, 2, options=LONG_MATCH) as people:
            far = people.people[0]
            far.url = line.url
            await far_away(people, far)
            await people.play_on(10)
            cuts = far.cuts
            await line.cut()

            async def noticed() -> bool:
                return far.cuts > cuts

            await until(noticed, LONG)
            events = len(far.events)
            await asyncio.sleep(CUT_SECONDS)
            assert len(far.events) == events
            await line.mend()
            await people.all_go_on()
            assert len(far.events) > events
            await people.stop()
            people.check(database)
        await line.cut()


async def far_away(people: Crowd, far: Any) -> None:
    """Let somebody come back over another line."""
    people.tasks[0].cancel()
    await asyncio.gather(people.tasks[0], return_exceptions=True)
    people.tasks[0] = asyncio.create_task(far.play())


# a full disk


class SmallDisk:
    """A tmpfs of its own for the server, seen by nobody else; needs the right to mount in a new namespace."""

    SIZE = "3m"

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        inside = f'mount -t tmpfs -o size={self.SIZE} none "$0" && exec "$@"'
        self.before = ("unshare", "-rm", "sh", "-c", inside, str(folder))

    def fill(self, pid: int) -> None:
        with (self.inside(pid) / "ballast").open("wb", buffering=0) as ballast:
            while free := shutil.disk_usage(self.inside(pid)).free:
                with contextlib.suppress(OSError):  # the server was faster
                    ballast.write(b"\0" * free)

    def free(self, pid: int) -> None:
        (self.inside(pid) / "ballast").unlink()

    def inside(self, pid: int) -> Path:
        return Path(f"/proc/{pid}/root{self.folder}")

    @classmethod
    def is_possible(cls, folder: Path) -> bool:
        words = [*cls(folder).before, "true"]
        return subprocess.run(words, check=False, stderr=subprocess.DEVNULL).returncode == 0


class ShortFiles:
    """The same without any rights: nothing is written to a file any more, by the server or by its writing process."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.before: tuple[str, ...] = ()

    def fill(self, pid: int) -> None:
        self._limit(pid, 1)

    def free(self, pid: int) -> None:
        self._limit(pid, None)

    @staticmethod
    def _limit(pid: int, most: int | None) -> None:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        for process in (pid, *map(int, children)):
            _soft, hard = resource.prlimit(process, resource.RLIMIT_FSIZE)
            resource.prlimit(process, resource.RLIMIT_FSIZE, (hard if most is None else most, hard))

    def inside(self, _pid: int) -> Path:
        return self.folder


Disk = SmallDisk | ShortFiles


def disks(folder: Path) -> list[Callable[[Path], Disk]]:
    if not SmallDisk.is_possible(folder):
        return [ShortFiles]
    return [SmallDisk, ShortFiles] if AT_LENGTH else [SmallDisk]


@contextlib.asynccontextmanager
async def on_disk(disk: Disk) -> AsyncIterator[tuple[str, int]]:
    """The address and the number of a server process whose database lies on a disk that can be filled."""
    port = free_port()
    server = start("serve", "--port", str(port), before=disk.before, DUGOUT_DATA=str(disk.folder))
    try:
        await ready(f"http://127.0.0.1:{port}")
        yield f"http://127.0.0.1:{port}", server.pid
    finally:
        server.terminate()
        server.wait(30)


async def test_a_full_disk_accepts_nothing_and_loses_nothing(tmp_path: Path) -> None:
    for kind in disks(tmp_path):
        folder = tmp_path / kind.__name__
        folder.mkdir()
        disk = kind(folder)
        async with on_disk(disk) as (url, pid), crowd(url, 3) as people:
            await people.play_on(6)
            disk.fill(pid)

            async def refused(people: Crowd = people) -> bool:
                return all("away" in person.told or person.over for person in people.people)

            await until(refused, LONG)
            acknowledged = people.acknowledged
            await asyncio.sleep(1.5)
            assert people.acknowledged == acknowledged
            async with client() as http:
                body = {"game": "toto", "seats": [{"kind": "me"}, {"kind": "me"}]}
                assert (await http.post(f"{url}/api/matches", json=body)).status_code == 503
                assert (await http.get(f"{url}/readyz")).status_code == 503
            disk.free(pid)
            await people.all_go_on()
            await people.stop()
            # a copy: SQLite does not find its way into another process's mounts
            copy = tmp_path / f"{kind.__name__}-copy"
            shutil.copytree(disk.inside(pid), copy)
            people.check(f"sqlite:///{copy / 'dugout.sqlite'}")


# the clock on the wall


async def test_a_clock_that_jumps_holds_nobody_up(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'm.sqlite'}"
    clock = Hand()
    async with (
        running(settings_for(database), registered(), time=clock) as served,
        crowd(served.url, 3, A_COMPUTER, options=LONG_MATCH) as people,
    ):
        await people.play_on(6)
        for days in (1, -1, -365, 400, -36):
            clock.push(days=days)
            await people.all_go_on()
        await people.stop()
        people.check(database)


async def test_time_that_was_given_is_not_lengthened_by_a_clock_that_is_set_back(tmp_path: Path) -> None:
    clock = Hand()
    settings = settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}")
    async with running(settings, time=clock) as served:
        match = await served.create("me", "me", rounds=1, seconds=2)
        clock.push(days=-3)
        shown = await match.wait_for(lambda now: now["clock"]["deadline"] - now["clock"]["now"] <= 2000)
        assert shown["view"]["phase"] == "pick"
        await match.wait_for(lambda now: now["status"] == "over")
