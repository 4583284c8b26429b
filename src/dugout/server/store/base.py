"""What the referee asks of a store, and the rows that pass between them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Protocol

from dugout.core.contract import DugoutError

WAITING = "waiting"
RUNNING = "running"
OVER = "over"

ME = "me"
LINK = "link"
BOT = "bot"

STANDING = 0
"""A beat that waits until everybody is connected."""


class StoreAway(DugoutError):
    """The database does not answer. Nothing was acknowledged; it may or may not have been stored."""


class Conflict(DugoutError):
    """Somebody else appended first."""


class Repeated(DugoutError):
    """This action id of this seat is stored already."""


class StoreBroken(DugoutError):
    """The database cannot be used at all; the text is for the operator."""


@dataclass
class SeatRow:
    """One seat of a match. `kind` is `me`, `link` or `bot`."""

    seat: int
    kind: str
    level: str | None = None
    name: str | None = None
    taken: bool = False
    token_hash: str | None = None
    orders: Any = None


@dataclass
class MatchRow:
    """A match without its answers; `length` says how many there are."""

    id: str
    game: str
    version: int
    options: dict[str, Any]
    status: str
    created: int
    dice_secret: str
    length: int = 0
    ended: int | None = None
    seats: list[SeatRow] = field(default_factory=list)


@dataclass(frozen=True)
class AnswerRow:
    """One stored answer. `by`: `person`, `bot`, `dice`, `order`, `time` or `host`."""

    seq: int
    text: str
    by: str
    at: int


@dataclass(frozen=True)
class DeadlineRow:
    """The open question in time; moments in milliseconds since 1970.

    `timer` is the one that several questions share, `left` the milliseconds it still has while it stands
    still. `beat` is when the host's next beat is due, or STANDING.
    """

    question: int
    opened: int
    due: int | None = None
    wake: int | None = None
    timer: int = 0
    left: int | None = None
    beat: int | None = None


@dataclass(frozen=True)
class ActionKey:
    """What makes a client's intention unique within a match."""

    seat: int
    action: str


@dataclass(frozen=True)
class SnapshotRow:
    """A cache: the match as it stood after `seq` answers."""

    seq: int
    data: dict[str, Any]


@dataclass(frozen=True)
class ChatRow:
    k: int
    seat: int
    text: str
    at: int


@dataclass(frozen=True)
class Append:
    """Answers to store in one piece, if the match still has `expected` of them."""

    match: str
    expected: int
    answers: tuple[AnswerRow, ...]
    deadline: DeadlineRow | None
    status: str
    ended: int | None = None
    key: ActionKey | None = None
    snapshot: SnapshotRow | None = None


@dataclass(frozen=True)
class Stored:
    """A match as loaded, with the answers that follow its snapshot (or the number asked for)."""

    match: MatchRow
    snapshot: SnapshotRow | None
    answers: list[AnswerRow]
    deadline: DeadlineRow | None


class Store(Protocol):
    """Every method may raise StoreAway."""

    async def open(self) -> None: ...
    async def close(self) -> None: ...
    async def ping(self) -> None: ...
    async def create(self, match: MatchRow) -> None: ...
    async def load(self, match: str, after: int | None = None) -> Stored | None:
        """A match with the answers after its snapshot, or those from number `after` on."""

    async def append(self, append: Append) -> None:
        """Stored for good when this returns; raises Conflict or Repeated, storing nothing."""

    async def has_action(self, match: str, key: ActionKey) -> bool: ...
    async def take_seat(self, match: str, seat: int, name: str) -> None: ...
    async def set_orders(self, match: str, seat: int, orders: Any) -> None: ...
    async def say(self, match: str, seat: int, text: str, at: int) -> ChatRow: ...
    async def chat(self, match: str, after: int) -> list[ChatRow]: ...
    async def overdue(self, now: int, limit: int) -> list[str]:
        """Matches whose host should have acted by `now`, the longest waiting first."""
