"""One body of tests over SQLite and PostgreSQL."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url

from dugout.games import registry
from dugout.server.ops import logs
from dugout.server.people import accounts
from dugout.server.store.upgrade import upgrade
from tests.server.harness import Served, running, settings_for
from tests.server.scale import Redis

logs.configure()  # as a server does: structlog's own tracebacks, with all locals, take half a second each


@pytest.fixture(autouse=True, scope="module")
def quick_hashes() -> Iterator[None]:
    """Passwords are hashed as ever, but not for a tenth of a second each."""
    quick = partial(PasswordHasher, time_cost=1, memory_cost=1024, parallelism=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(accounts, "PasswordHasher", quick)
        yield


@pytest.fixture(autouse=True, scope="module")
def tiny_game() -> Iterator[None]:
    """The registry knows the tiny game, as it would know somebody else's."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry.FOLDERS, "tiny", "tests.games.tiny")
        yield


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of either kind with nothing in it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'matches.sqlite'}"
    return str(request.getfixturevalue("own_database"))


@pytest.fixture(params=["sqlite", "postgresql"])
def bare_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The same without any table."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'matches.sqlite'}"
        return
    with one_more(str(request.getfixturevalue("pg_url"))) as url:
        yield url


@pytest.fixture(scope="session")
def pg_template(pg_url: str) -> Iterator[str]:
    """The name of a PostgreSQL database as the migrations leave it: to copy it is quicker than to run them again."""
    with one_more(pg_url) as url:
        upgrade(url)
        yield str(make_url(url).database)


@pytest.fixture
def own_database(pg_url: str, pg_template: str) -> Iterator[str]:
    """A PostgreSQL database with nothing in it."""
    with one_more(pg_url, pg_template) as url:
        yield url


@contextlib.contextmanager
def one_more(pg_url: str, template: str = "template1") -> Iterator[str]:
    """A PostgreSQL database that is a copy of another."""
    admin = create_engine(pg_url, isolation_level="AUTOCOMMIT")
    name = f"dugout_{secrets.token_hex(6)}"
    with admin.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name} TEMPLATE {template}"))
    yield admin.url.set(database=name).render_as_string(hide_password=False)
    with admin.connect() as connection:
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    admin.dispose()


@pytest.fixture
def own_redis(tmp_path: Path) -> Iterator[Redis]:
    redis = Redis(tmp_path)
    redis.start()
    yield redis
    redis.kill()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
async def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Served]:
    """A running server of the tiny game, shared by the tests of a file: to start one takes a third of a second."""
    with contextlib.ExitStack() as stack:
        if request.param == "sqlite":
            url = new_file(tmp_path_factory)
        else:
            names = [str(request.getfixturevalue(name)) for name in ("pg_url", "pg_template")]
            url = stack.enter_context(one_more(*names))
        async with running(settings_for(url)) as served:
            yield served


@pytest.fixture(scope="module")
async def lite(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Served]:
    """The same on SQLite alone, for what has nothing to do with the store."""
    async with running(settings_for(new_file(tmp_path_factory))) as served:
        yield served


def new_file(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('shared') / 'matches.sqlite'}"


@pytest.fixture
async def own_server(database_url: str) -> AsyncIterator[Served]:
    """A server for one test alone: nobody has been there before."""
    async with running(settings_for(database_url)) as served:
        yield served


@pytest.fixture
async def own_lite(tmp_path: Path) -> AsyncIterator[Served]:
    """The same on SQLite alone."""
    async with running(settings_for(f"sqlite:///{tmp_path / 'matches.sqlite'}")) as served:
        yield served
