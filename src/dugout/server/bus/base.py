"""A bus carries notices, never contents: whoever hears one looks into the store, which alone is right.

So a notice may be lost, doubled or late without harm beyond a delay, and no secret travels on it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, Protocol, TypeAlias

ANSWERS: Final = "answers"
SEATS: Final = "seats"
CHAT: Final = "chat"
TABLE: Final = "table"


class Notice(NamedTuple):
    """Something about a match is new: answers up to `upto`, a seat, chat up to line `upto`, agreement number `upto`."""

    match: str
    topic: str
    upto: int = 0


Handler: TypeAlias = Callable[[Notice], Awaitable[None]]


class Bus(Protocol):
    """Every notice reaches the handler of every server, the sender's own included.

    `publish` comes after the commit and never raises: what is stored is accepted, heard or not.
    """

    async def open(self, handler: Handler) -> None: ...
    async def close(self) -> None: ...
    async def publish(self, notice: Notice) -> None: ...
