"""People made of code: each holds one seat of a real server over a socket, and goes on by itself after a cut."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

AWAY = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


@dataclass
class Scripted:
    """`acknowledged` holds what the server has promised to keep: action id -> text."""

    url: str
    match: str
    seat: int
    token: str
    acknowledged: dict[str, str] = field(default_factory=dict)
    events: list[int] = field(default_factory=list)
    cuts: int = 0
    over: bool = False
    refusals: list[str] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    """What the server has said about its database, `up` or `away`."""
    _waiting: dict[str, Any] | None = None
    _latest: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._choose = random.Random(f"{self.match}:{self.seat}")

    async def play(self) -> None:
        """Until the match is over; a server that is gone is tried again and again."""
        address = self.url.replace("http", "ws") + f"/api/matches/{self.match}/live"
        while not self.over:
            with contextlib.suppress(*AWAY):
                async with connect(address, compression=None, open_timeout=5) as socket:
                    hello = {
                        "type": "hello",
                        "seats": [self.token] if self.token else [],
                        "after": len(self.events),
                    }
                    await socket.send(json.dumps(hello))
                    await self._talk(socket)
            if not self.over:
                self.cuts += 1
                await asyncio.sleep(0.1)

    async def _talk(self, socket: ClientConnection) -> None:
        while not self.over:
            message = json.loads(await socket.recv())
            kind = message["type"]
            if kind in ("snapshot", "events"):
                self.events += [event["n"] for event in message["events"]]
                if kind == "snapshot" and self._waiting:
                    await socket.send(json.dumps(self._waiting))  # the same action id as before the cut
                self._latest = {**self._latest, **message.get("changed", message)}
            elif kind == "answered":
                assert self._waiting is not None
                assert self._waiting["action"] == message["action"]
                self.acknowledged[message["action"]] = self._waiting["answer"]
                self._waiting = None
            elif kind == "error":
                self.refusals.append(message["error"]["code"])
                if self.refusals[-1] == "database-away" and self._waiting:
                    await asyncio.sleep(0.2)
                    await socket.send(json.dumps(self._waiting))  # it was not judged
                    continue
                self._waiting = None
            elif kind == "service":
                self.told.append(message["database"])
            await self._react(socket, self._latest)

    async def _react(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if message["status"] == "over":
            self.over = True
            return
        for asked in message["asked"]:
            if asked["seat"] == self.seat and not asked["may"] and not self._waiting:
                choices = asked["choices"] or [self._form()]
                self._waiting = {
                    "type": "answer",
                    "seat": self.seat,
                    "question": message["question"],
                    "action": secrets.token_hex(12),
                    "answer": self._choose.choice(choices),
                }
                await socket.send(json.dumps(self._waiting))

    def _form(self) -> str:
        return "form " + "".join(self._choose.choice("123") for _ in range(13))
