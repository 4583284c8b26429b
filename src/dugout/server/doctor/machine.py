"""This machine and what is installed on it."""

from __future__ import annotations

import os
import platform
import shutil
import socket
import subprocess
import time
import urllib.request
from pathlib import Path
from typing import Final

import dugout
from dugout.server.access.connections import most_connections
from dugout.server.doctor.finding import Finding, ok, warn, wrong
from dugout.server.http.shell import DOCUMENT
from dugout.server.http.static import RUNTIME
from dugout.server.settings import Settings

GIGABYTE: Final = 1_000_000_000
FEW_CONNECTIONS: Final = 500
SECONDS: Final = 5
WHEEL: Final = "install the wheel of your platform that tools/wheel.sh builds, or start ./play in a checkout"


def check(settings: Settings) -> list[Finding]:
    return [
        python(),
        engine(),
        page(settings),
        *data_folder(settings),
        port(settings),
        connections(settings),
        clock(),
    ]


def python() -> Finding:
    return ok("Python", f"{platform.python_version()} on {platform.machine()}, Dugout {dugout.__version__}")


def engine() -> Finding:
    if dugout.compiled():
        return ok("engine", "compiled")
    return warn("engine", "plain Python, many times slower than the compiled one", WHEEL)


def page(settings: Settings) -> Finding:
    if not (settings.static / DOCUMENT).is_file():
        return wrong("page", "the client was not built: browsers get nothing to see", WHEEL)
    if not (RUNTIME / "runtime.json").is_file():
        return warn("page", "there, but without what it needs to play offline (/local)", WHEEL)
    return ok("page", "built")


def data_folder(settings: Settings) -> list[Finding]:
    """Who may write there, and how much fits; only where the database is a file."""
    if settings.database_url:
        return []
    folder = settings.data.absolute()
    there = next(path for path in (folder, *folder.parents) if path.exists())
    who = _user(os.geteuid()) if hasattr(os, "geteuid") else "you"
    if not there.is_dir() or not os.access(there, os.W_OK | os.X_OK):
        owner = _user(there.stat().st_uid)
        advice = f"run the server as {owner}, give the folder to {who} (chown), or choose another with --data"
        return [wrong("data folder", f"{there} cannot be written to by {who}; it belongs to {owner}", advice)]
    closed = [path.name for path in sorted(folder.glob("dugout.sqlite*")) if not os.access(path, os.W_OK)]
    if closed:
        return [
            wrong(
                "data folder", f"{', '.join(closed)} in {folder} cannot be written to by {who}",
                f"give the files to {who} (chown); somebody else may have started a server there",
            )
        ]  # fmt: skip
    found = f"{folder}, written by {who}" if folder.exists() else f"{folder}, which will be made"
    return [ok("data folder", found), _space(there)]


def _user(number: int) -> str:
    try:
        import pwd  # not on every system

        return pwd.getpwuid(number).pw_name
    except (ImportError, KeyError):
        return f"user {number}"


def _space(folder: Path) -> Finding:
    free = shutil.disk_usage(folder).free
    said = f"{free / GIGABYTE:.1f} GB free at {folder}"
    if free < GIGABYTE / 10:
        return wrong("disk", said, "make room: a full disk stops play")
    if free < GIGABYTE:
        return warn("disk", said, "make room soon: a full disk stops play")
    return ok("disk", said)


def port(settings: Settings) -> Finding:
    where = f"{settings.host}:{settings.port}"
    try:
        family, *_, address = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0]
        socket.create_server(address[:2], family=family).close()
    except PermissionError:
        return wrong(
            "port", f"{where} is for administrators", "choose one above 1023 and put a proxy before it"
        )
    except OSError as error:
        if _is_dugout(settings):
            return ok("port", f"a Dugout server answers at {where}")
        return wrong(
            "port", f"{where} cannot be used ({error.strerror})", "choose another with --port or --host"
        )
    return ok("port", f"{where} is free")


def _is_dugout(settings: Settings) -> bool:
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(settings.host, settings.host)
    try:
        with urllib.request.urlopen(f"http://{host}:{settings.port}/healthz", timeout=SECONDS) as answer:
            return b'"ok"' in answer.read(100)
    except (OSError, ValueError):
        return False


def connections(settings: Settings) -> Finding:
    most = most_connections(settings.connections)
    if most < FEW_CONNECTIONS:
        return warn(
            "connections", f"at most {most} at once", "allow more open files (ulimit -n, LimitNOFILE=)"
        )
    return ok("connections", f"up to {most} at once")


def clock() -> Finding:
    """Older than the program itself, or not kept right by anybody."""
    built = Path(dugout.__file__).stat().st_mtime
    if time.time() < built - 24 * 3600:
        said = f"it says {time.strftime('%Y-%m-%d %H:%M')}, but this program is younger than that"
        return wrong("clock", said, "set the clock: deadlines and sessions depend on it")
    if (tool := shutil.which("timedatectl")) and Path("/run/systemd/system").exists():
        asked = [tool, "show", "-p", "NTPSynchronized", "--value"]
        kept = subprocess.run(
            asked, capture_output=True, text=True, check=False, timeout=SECONDS
        ).stdout.strip()
        if kept == "no":
            return warn("clock", "nothing keeps it right", "timedatectl set-ntp true")
    return ok("clock", time.strftime("%Y-%m-%d %H:%M:%S %Z"))
