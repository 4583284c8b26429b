"""A server inside the test's own event loop, and people who talk to it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import socket
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from litestar import Litestar
from sqlalchemy.engine import make_url
from websockets.asyncio.client import ClientConnection, connect

from dugout.core.playout import Decider
from dugout.referee.catalogue import Catalogue
from dugout.server.access.connections import Connections
from dugout.server.app import Server, create_app
from dugout.server.clocks.wall import WallClock
from dugout.server.main import uvicorn_config
from dugout.server.match.rooms import Rooms
from dugout.server.settings import Rate, Settings
from dugout.server.store.upgrade import upgrade
from tests.games.tiny.engine import Claimer, FirstChoice, TinyRules

PATIENCE = 10.0


def tiny_bot(_game: str, level: str) -> Decider:
    return Claimer() if level == "claimer" else FirstChoice()


TINY = Catalogue({"tiny": TinyRules()}, lambda _game: ("first", "claimer"), tiny_bot, bots_elsewhere=False)


def settings_for(url: str, **changes: Any) -> Settings:
    plain: dict[str, Any] = {
        "database_url": url,
        "bot_pause": (0.0, 0.0),
        "bot_processes": 0,
        "writer_process": False,
        "address_rate": Rate(100_000, 100_000),
        "person_rate": Rate(100_000, 100_000),
        "sign_in_rate": Rate(100_000, 100_000),
        "computer_matches": 100_000,
        "static": Path(__file__).parent / "static",
    }
    return Settings(**{**plain, **changes})


@dataclass
class Served:
    """A running server."""

    url: str
    app: Litestar
    http: httpx.AsyncClient
    held: Connections

    @contextlib.asynccontextmanager
    async def device(self) -> AsyncIterator[Device]:
        """Another browser, with cookies of its own."""
        async with client(self.url) as http:
            yield Device(http)

    @property
    def server(self) -> Server:
        server: Server = self.app.state.server
        return server

    @property
    def rooms(self) -> Rooms:
        return self.server.rooms

    async def create(self, *kinds: str, game: str = "tiny", **options: Any) -> Match:
        """A match with seats of these kinds; a computer is written `bot:level`."""
        seats = []
        for number, text in enumerate(kinds):
            kind, _, level = text.partition(":")
            seats.append(
                {"kind": kind, "level": level} if level else {"kind": kind, "name": f"Person {number}"}
            )
        response = await self.http.post(
            "/api/matches", json={"game": game, "options": options, "seats": seats}
        )
        assert response.status_code == 201, response.text
        made = response.json()
        return Match(self, made["match"], [seat["token"] for seat in made["seats"]])


class Hand(WallClock):
    """A clock that goes on by itself, and further when it is pushed."""

    def __init__(self) -> None:
        self.pushed = 0

    def now(self) -> int:
        return super().now() + self.pushed

    def push(self, *, seconds: float = 0, days: float = 0) -> None:
        self.pushed += int(1000 * (seconds + 24 * 3600 * days))


@dataclass
class Device:
    """A browser with its cookies; `me` is who it says it is."""

    http: httpx.AsyncClient

    async def guest(self, name: str) -> dict[str, Any]:
        return await self.call("POST", "/api/me", {"name": name})

    async def keep(self, name: str, password: str) -> dict[str, Any]:
        return await self.call("POST", "/api/me/account", {"name": name, "password": password})

    async def call(self, method: str, path: str, body: Any = None, status: int = 200) -> dict[str, Any]:
        response = await self.http.request(method, path, json=body)
        assert response.status_code == status, response.text
        found: dict[str, Any] = response.json()
        return found

    async def refused(self, method: str, path: str, body: Any = None) -> str:
        response = await self.http.request(method, path, json=body)
        assert response.status_code >= 400, response.text
        return str(response.json()["error"]["code"])

    async def act(self, match: str, seat: int, what: str, about: int | None = None) -> dict[str, Any]:
        return await self.call("POST", f"/api/matches/{match}/table", _act(seat, what, about))

    async def answer(self, match: str, seat: int, text: str) -> None:
        question = (await self.call("GET", f"/api/matches/{match}"))["question"]
        body = {"seat": seat, "question": question, "action": new_action(), "answer": text}
        await self.call("POST", f"/api/matches/{match}/actions", body)


def _act(seat: int, what: str, about: int | None) -> dict[str, Any]:
    return {"seat": seat, "act": what} if about is None else {"seat": seat, "act": what, "about": about}


@dataclass
class Match:
    """A match as its people use it; `seats` given to the methods are the seats of the device that asks."""

    served: Served
    id: str
    tokens: list[str | None]

    def headers(self, *seats: int) -> dict[str, str]:
        tokens = [self.tokens[seat] or "" for seat in seats]
        return {"Dugout-Seats": " ".join(tokens)} if tokens else {}

    async def get(self, path: str = "", *seats: int, **params: Any) -> httpx.Response:
        url = f"/api/matches/{self.id}{path}"
        return await self.served.http.get(url, headers=self.headers(*seats), params=params)

    async def post(self, path: str, *seats: int, json: Any) -> httpx.Response:
        url = f"/api/matches/{self.id}{path}"
        return await self.served.http.post(url, headers=self.headers(*seats), json=json)

    async def snapshot(self, *seats: int) -> dict[str, Any]:
        response = await self.get("", *seats)
        assert response.status_code == 200, response.text
        body: dict[str, Any] = response.json()
        return body

    async def events(self, *seats: int, after: int = 0) -> list[dict[str, Any]]:
        events: list[dict[str, Any]] = (await self.get("/events", *seats, after=after)).json()["events"]
        return events

    async def answer(
        self, seat: int, text: str, *, question: int | None = None, action: str = "", by: int | None = None
    ) -> httpx.Response:
        """Answer for `seat`, showing the token of `by` (its own by default)."""
        if question is None:
            question = (await self.snapshot())["question"]
        body = {"seat": seat, "question": question, "action": action or new_action(), "answer": text}
        return await self.post("/actions", seat if by is None else by, json=body)

    @contextlib.asynccontextmanager
    async def live(self, *seats: int, after: int = 0, hello: bool = True) -> AsyncIterator[Live]:
        address = self.served.url.replace("http", "ws") + f"/api/matches/{self.id}/live"
        async with connect(address, compression=None, max_size=None) as socket:
            talk = Live(socket)
            if hello:
                await talk.send(type="hello", seats=[self.tokens[seat] for seat in seats], after=after)
            yield talk

    async def wait_for(self, condition: Any, *seats: int) -> dict[str, Any]:
        """The first snapshot that satisfies; fails after a while."""
        found: list[dict[str, Any]] = []

        async def satisfied() -> bool:
            found[:] = [await self.snapshot(*seats)]
            return bool(condition(found[0]))

        await until(satisfied)
        return found[0]


@dataclass
class Live:
    """A socket with a memory of what it was sent; `now` is the match as it knows it."""

    socket: ClientConnection
    heard: list[dict[str, Any]] = field(default_factory=list)
    now: dict[str, Any] = field(default_factory=dict)

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def answer(self, seat: int, question: int, text: str, action: str = "") -> None:
        await self.send(
            type="answer", seat=seat, question=question, action=action or new_action(), answer=text
        )

    async def next(self, kind: str = "") -> dict[str, Any]:
        """The next message (of this kind)."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message: dict[str, Any] = json.loads(await self.socket.recv())
                self.heard.append(message)
                self.now = merged(self.now, message)
                if not kind or message["type"] == kind:
                    return message

    async def silence(self, seconds: float = 0.2) -> None:
        """Fails if anything is said."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                raise AssertionError(f"not silent: {await self.socket.recv()!r}")


def merged(before: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """A snapshot after a message of the socket, as docs/protocol.md says it."""
    if message["type"] == "snapshot":
        return {name: value for name, value in message.items() if name not in ("type", "events")}
    if message["type"] != "events":
        return before
    views = {seat: {**own, **message["views"].get(seat, {})} for seat, own in before["views"].items()}
    rest = {"last": message["last"], "clock": message["clock"], **message["changed"]}
    return {**before, **rest, "view": {**before["view"], **message["view"]}, "views": views}


async def until(condition: Callable[[], Awaitable[bool]], seconds: float = PATIENCE) -> None:
    """Wait for something that has no event to wait for; fails after a while."""
    async with asyncio.timeout(seconds):
        while not await condition():  # what happens, happens in another process or task
            await asyncio.sleep(0.02)


def new_action() -> str:
    return secrets.token_hex(12)


def client(url: str = "", seconds: float = 30) -> httpx.AsyncClient:
    """Nothing here speaks TLS, and reading all its authorities takes longer than many a test."""
    return httpx.AsyncClient(base_url=url, timeout=seconds, verify=False)


@cache
def new_sqlite() -> bytes:
    """A database file as the migrations leave it; to copy one is much quicker than to run them again."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "new.sqlite")
        upgrade(f"sqlite:///{file}")
        return file.read_bytes()


@contextlib.asynccontextmanager
async def running(
    settings: Settings,
    catalogue: Catalogue | None = TINY,
    time: WallClock | None = None,
) -> AsyncIterator[Served]:
    """Serve until the block ends, then shut down gracefully."""
    url = make_url(settings.url)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").exists():
        Path(url.database or "").write_bytes(new_sqlite())
    app = create_app(settings, catalogue, time=time)
    config = uvicorn_config(settings, app)
    server = uvicorn.Server(config)
    # named in full, or asyncio does not see that it is TCP and lets small answers wait for one another
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.bind(("127.0.0.1", 0))
    address = f"http://127.0.0.1:{listener.getsockname()[1]}"
    config.load()
    task = asyncio.create_task(server.serve(sockets=[listener]))
    try:
        async with asyncio.timeout(30):
            while not server.started:
                if task.done():
                    task.result()
                    raise RuntimeError("the server did not start")
                await asyncio.sleep(0.01)
        async with client(address) as http:
            yield Served(address, app, http, config.http.args[0])  # type: ignore[union-attr]
    finally:
        server.should_exit = True
        await task
        listener.close()
