"""Services for tests. A test gets its marks and its worker from the fixtures it asks for."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import dugout
from tests import services

BROWSER = {"page", "context", "new_context", "browser"}
SERVICE = {"pg_url", "redis_url", "live_server", "own_redis", "own_database"}
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


@pytest.hookimpl(tryfirst=True)  # before xdist reads the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests with a browser or a service are dealt out file by file; each worker has a browser and services of its own.

    What waits for other processes gets a second try, since a machine may stand still for seconds; the summary names
    every test that needed it, which is a finding to look into.
    """
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
            if item.get_closest_marker("xdist_group") is None:
                item.add_marker(pytest.mark.xdist_group(f"{kind} {item.path.stem}"))


def needs_service(item: pytest.Item) -> bool:
    """Marked by its file, or asking for PostgreSQL by a parameter, which no list of fixtures shows."""
    given = getattr(item, "callspec", None)
    return bool(item.get_closest_marker("service") or (given and "postgresql" in given.params.values()))


def pytest_report_header() -> str:
    return f"engine: {'compiled' if dugout.compiled() else 'interpreted'}"


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """What ./test did before this run, so that pytest's own line can close the whole."""
    if stages := os.environ.get("DUGOUT_TEST_STAGES"):
        terminalreporter.section("stages before this one")
        for line in Path(stages).read_text().splitlines():
            terminalreporter.write_line(line, red=line.startswith("FAILED"), green=line.startswith("ok"))


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
