"""A bus announces changes and carries no contents: the receiver reads the store, which alone is authoritative.

So an announcement may be lost, doubled or late without harm beyond a delay, and no secret travels on it.
Who is connected is the one thing that no store knows; everybody at the table sees it anyway.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

ANSWERS: Final = "answers"
SEATS: Final = "seats"
CHAT: Final = "chat"
TABLE: Final = "table"
HERE: Final = "here"


class Change(NamedTuple):
    """Something about a match is new: answers up to `upto`, a seat, chat up to line `upto`, agreement number `upto`.

    HERE: the seats in the bit mask `upto` are connected at the server that says so; without a match it asks
    the other servers to say who is connected there. `server` is empty for a change made here.
    """

    match: str
    topic: str
    upto: int = 0
    server: str = ""


Handler: TypeAlias = Callable[[Change], Coroutine[Any, Any, None]]


class Bus(Protocol):
    """Every change that is published reaches the handler of every server, the sender's own included.

    `publish` comes after the commit and never raises: what is stored is accepted, whether anybody receives
    the announcement or not.
    """

    @property
    def shared(self) -> bool:
        """Whether there may be other servers."""

    @property
    def up(self) -> bool:
        """Whether announcements of other servers arrive at present."""

    async def open(self, handler: Handler) -> None: ...
    async def close(self) -> None: ...
    async def publish(self, change: Change) -> None: ...

    def announce(self, change: Change) -> None:
        """The same for the other servers alone, where this one has seen to itself."""

    def missed(self) -> bool:
        """Whether announcements may have been lost since the last call."""
