"""Connections that ask for nothing, or for too much: nobody else is locked out. A real process with few files."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import select
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from dugout.server.access import connections
from dugout.server.access.connections import LARGEST_HEAD, RESERVED
from dugout.server.live import connection
from tests.server.harness import Served, client, running, settings_for, until

FILES = 400
SILENT = 373
PIECE = LARGEST_HEAD + 4096
"""Bytes at once: a head that is a little too large comes in one of them."""
STRANGER = "127.0.0.2"
SERVE = f"""
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, ({FILES}, {FILES}))
from dugout.server.access import connections
connections.HEAD_SECONDS = float(__import__("os").environ.get("HEAD_SECONDS", "600"))
from dugout.server.main import serve
from dugout.server.settings import from_environment
serve(from_environment())
"""


@contextlib.contextmanager
def served(folder: Path, **environment: str) -> Iterator[tuple[str, int]]:
    """A server with few files: its host and port."""
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE],
        env={**os.environ, "DUGOUT_DATA": str(folder), "DUGOUT_PORT": "0", **environment},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        host, _, port = process.stdout.readline().split()[4].removeprefix("http://").rpartition(":")
        yield host, int(port)
        assert process.poll() is None
    finally:
        process.terminate()
        process.wait(30)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, int]]:
    """Host and port of such a server, for all who close what they have opened."""
    with served(tmp_path_factory.mktemp("served")) as found:
        yield found


@pytest.fixture(autouse=True)
def files_enough() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < 2048:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(2048, hard), hard))


def silent(place: tuple[str, int], count: int, source: str) -> list[socket.socket]:
    return [socket.create_connection(place, 10, (source, 0)) for _ in range(count)]


def is_open(line: socket.socket) -> bool:
    line.setblocking(False)
    try:
        while line.recv(4096):
            pass
        return False
    except BlockingIOError:
        return True
    except OSError:
        return False


@pytest.mark.slow
@pytest.mark.parametrize("source", [STRANGER, "127.0.0.1"])
def test_silent_connections_lock_nobody_out(place: tuple[str, int], source: str) -> None:
    """From one address, and from the address of a proxy, behind which anybody may be."""
    lines = silent(place, SILENT, source)
    began = time.monotonic()
    for _ in range(3):
        answer = httpx.get(f"http://{place[0]}:{place[1]}/api/games", timeout=10)
        assert answer.status_code == 200
    assert time.monotonic() - began < 10
    left = sum(map(is_open, lines))
    assert left <= (FILES - RESERVED) // (2 if source == STRANGER else 1)
    for line in lines:
        line.close()


@pytest.mark.slow
def test_whoever_asks_for_nothing_is_closed(tmp_path: Path) -> None:
    with served(tmp_path, HEAD_SECONDS="1") as place:
        lines = silent(place, 5, STRANGER)
        lines[1].sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        lines[2].sendall(b"\r\n")
        end = time.monotonic() + 30
        while any(map(is_open, lines)) and time.monotonic() < end:
            with contextlib.suppress(OSError):
                lines[1].sendall(b"a")  # a drop now and then is no request
            time.sleep(0.2)
        assert not any(map(is_open, lines))


def refusal_of(line: socket.socket, head: bytes) -> bytes:
    """The answer to a head that is sent in pieces until somebody answers: what is not read would reset the line."""
    for at in range(0, len(head), PIECE):
        line.sendall(head[at : at + PIECE])
        if select.select([line], [], [], 0.5)[0]:
            break
    return line.recv(100)


@pytest.mark.slow
def test_a_head_has_an_end(place: tuple[str, int]) -> None:
    for head in (
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Large: " + b"a" * (LARGEST_HEAD + 1) + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-Many: 1234567890\r\n" * 4000,
        b"GET /" + b"a" * 3 * LARGEST_HEAD,
    ):
        with socket.create_connection(place, 10) as line:
            assert refusal_of(line, head).startswith(b"HTTP/1.1 431")
    large = {"X-Large": "a" * (LARGEST_HEAD // 2)}
    assert httpx.get(f"http://{place[0]}:{place[1]}/api/games", headers=large).status_code == 200


async def test_nobody_waits_for_a_body_that_does_not_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.5)
    async with running(settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}")) as here:
        reader, writer = await talk(here)
        writer.write(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        async with asyncio.timeout(10):
            with contextlib.suppress(ConnectionResetError):
                assert b"HTTP/1.1 200" not in await reader.read()
        writer.close()


@pytest.mark.slow
@pytest.mark.parametrize("direct", [True, False])
async def test_a_connection_is_used_again_and_counted_once(tmp_path: Path, direct: bool) -> None:
    settings = settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}", direct_writes=direct)
    async with running(settings) as here:
        async with client(here.url) as http:
            for _ in range(50):
                assert (await http.get("/api/games")).status_code == 200
            assert (await http.post("/api/me", json={"name": "Noor"})).status_code == 200
        match = await here.create("me", "me")
        for _ in range(20):
            async with match.live(0) as live:
                await live.next("snapshot")
        await here.http.aclose()

        async def nobody() -> bool:
            return len(here.held) == 0

        await until(nobody)
        held = here.held
        assert not held._held and not held._idle and not held._due


async def test_a_socket_that_says_nothing_is_closed(lite: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "HELLO_SECONDS", 0.3)
    match = await lite.create("me", "me")
    async with match.live(hello=False) as live:
        assert (await live.next())["error"]["code"] == "malformed"
        with pytest.raises(ConnectionClosed):
            await live.next("never said")


async def test_an_address_behind_a_proxy_opens_only_so_many_sockets(tmp_path: Path) -> None:
    settings = settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}", address_connections=3)
    async with running(settings) as here, contextlib.AsyncExitStack() as stack:
        match = await here.create("me", "me")
        address = here.url.replace("http", "ws") + f"/api/matches/{match.id}/live"

        async def open_one(who: str) -> bool:
            try:
                found = connect(address, additional_headers={"X-Forwarded-For": who}, open_timeout=10)
                await stack.enter_async_context(found)
            except Exception:
                return False
            return True

        assert [await open_one("198.51.100.7") for _ in range(5)] == [True] * 3 + [False] * 2
        assert await open_one("198.51.100.8")


async def talk(here: Served) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = here.url.removeprefix("http://").rpartition(":")
    return await asyncio.open_connection(host, int(port))
