"""Services for tests. A test gets its marks and its worker from the fixtures it asks for."""

from __future__ import annotations

import gc
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import dugout
from tests import services

BROWSER = {"page", "context", "new_context", "browser"}
SERVICE = {"pg_url", "redis_url", "live_server", "own_redis", "own_database"}
SERVER = Path(__file__).parent / "server"
FAILED_LINE = re.compile(r"> |E  |[\w./-]+:\d+:")
"""Of a failure that a second try mended: the calls down to it, what it said, and where."""
CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """./test deals tests out file by file in this order; each worker has a browser and services of its own.

    What waits for other processes gets a second try, since a machine may stand still for seconds; the summary names
    every test that needed it, which is a finding to look into.
    """
    kinds: dict[Path, str] = {}
    for item in items:
        fixtures = set(getattr(item, "fixturenames", ()))
        kind = (
            "browser"
            if fixtures & BROWSER
            else "service"
            if fixtures & SERVICE or needs_service(item)
            else ""
        )
        if kind:
            item.add_marker(kind)
            item.add_marker(pytest.mark.flaky(reruns=1))
        kinds[item.path] = kind or kinds.get(item.path, "service" if SERVER in item.path.parents else "")
    places = {path: place for place, path in enumerate(mixed(kinds))}
    items.sort(key=lambda item: places[item.path])


def mixed(kinds: dict[Path, str]) -> list[Path]:
    """Files with a browser, which keep a processor busy, among those with services, which wait; then all others.

    The last ones are short, so that no worker is left alone at the end.
    """
    of_kind = {kind: [path for path in kinds if kinds[path] == kind] for kind in ("browser", "service")}
    shares = {path: (n + 0.5) / len(paths) for paths in of_kind.values() for n, path in enumerate(paths)}
    return sorted(kinds, key=lambda path: shares.get(path, 2.0))


def needs_service(item: pytest.Item) -> bool:
    """Marked by its file, or asking for PostgreSQL by a parameter, which no list of fixtures shows."""
    given = getattr(item, "callspec", None)
    return bool(item.get_closest_marker("service") or (given and "postgresql" in given.params.values()))


def pytest_configure() -> None:
    """Whole modules and thousands of tests are made in one go, and none of it is garbage."""
    gc.set_threshold(50_000, 10, 10)


def pytest_collection_finish() -> None:
    """No collection visits what stays until the end."""
    gc.freeze()


def pytest_report_header() -> str:
    return f"engine: {'compiled' if dugout.compiled() else 'interpreted'}"


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """What ./test did before this run, so that pytest's own line can close the whole."""
    if stages := os.environ.get("DUGOUT_TEST_STAGES"):
        terminalreporter.section("stages before this one")
        for line in Path(stages).read_text().splitlines():
            terminalreporter.write_line(line, red=line.startswith("FAILED"), green=line.startswith("ok"))
    if reruns := terminalreporter.getreports("rerun"):
        terminalreporter.section("why tests needed a second try")
        for report in reruns:
            terminalreporter.write_line(f"{report.nodeid} ({report.when})")
            for line in report.longreprtext.splitlines():
                if FAILED_LINE.match(line):
                    terminalreporter.write_line(f"    {line}")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, **services.chromium(), "args": CHROMIUM_FLAGS}


@pytest.fixture(scope="session")
def pg_url() -> Iterator[str]:
    """A throw-away PostgreSQL."""
    with services.postgres() as url:
        yield url


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """A throw-away Redis."""
    with services.redis() as url:
        yield url


@pytest.fixture(scope="session")
def live_server() -> Iterator[str]:
    """The address of a server process with a database of its own."""
    with services.server() as url:
        yield url


@pytest.fixture(scope="session")
def base_url(request: pytest.FixtureRequest) -> str | None:
    """Pages are opened by path alone: `await page.goto("/")`."""
    given = request.config.getoption("base_url", None)
    return given or request.getfixturevalue("live_server")
