"""What the referee asks of a store, and the rows that pass between them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol, TypeAlias

from msgspec import Struct

from dugout.core.contract import DugoutError
from dugout.fairness.scheme import SALTED, Dice

if TYPE_CHECKING:
    from dugout.server.store.championships import ChampionshipStore
    from dugout.server.store.competitions import CompetitionStore
    from dugout.server.store.lists import MatchLists
    from dugout.server.store.notices import Desk
    from dugout.server.store.people import PeopleStore, RatingRow
    from dugout.server.store.retention import Retention

WAITING: Final = "waiting"
RUNNING: Final = "running"
OVER: Final = "over"

ME: Final = "me"
LINK: Final = "link"
BOT: Final = "bot"

LEFT: Final = "left"
TIME: Final = "time"
"""Why somebody does not play: gone away, or out of time."""

BUSY_SECONDS: Final = 20
"""How long a connection waits for another that writes, where a database has only one writer."""

STANDING: Final = 0
"""A beat that waits until everybody is connected."""


class StoreAway(DugoutError):
    """The database does not answer. Nothing was acknowledged; it may or may not have been stored."""


class Damaged(DugoutError):
    """What is stored of something cannot be read: a row was changed or lost behind our back. The rest is not concerned."""


class Conflict(DugoutError):
    """Somebody else appended first."""


class Repeated(DugoutError):
    """This action id of this seat is stored already."""


class StoreBroken(DugoutError):
    """The database cannot be used at all; the text is for the operator."""


class SeatRow(Struct):
    """One seat of a match. `kind` is `me`, `link` or `bot`.

    `person` sits there with a session instead of a token. `absent` says why somebody does not play (`left`,
    `time`), `stand_in` which computer does instead. `time_left` are the milliseconds of its clock as of `time_since`.
    `salt` is what the seat adds to the dice.
    """

    seat: int
    kind: str
    level: str | None = None
    name: str | None = None
    taken: bool = False
    token_hash: str | None = None
    orders: Any = None
    person: str | None = None
    place: int | None = None
    stand_in: str | None = None
    absent: Literal["left", "time"] | None = None
    time_left: int | None = None
    time_since: int | None = None
    salt: str | None = None


@dataclass
class MatchRow:
    """A match without its answers; `length` says how many there are.

    `listed`: anybody may join and watch. `expires`: when an offer is over that nobody took. `ending`: how it ended where
    not by the rules. `revision` counts what was agreed besides the answers. `rewinds`: what was taken back, each as
    [roll, dice thrown away before it]. `next`: the match that was made to play again.
    """

    id: str
    game: str
    version: int
    options: dict[str, Any]
    status: Literal["waiting", "running", "over"]
    created: int
    dice_secret: str
    length: int = 0
    ended: int | None = None
    seats: list[SeatRow] = field(default_factory=list)
    listed: bool = False
    rated: bool = False
    settled: bool = False
    expires: int | None = None
    clock: dict[str, Any] = field(default_factory=dict)
    ending: dict[str, Any] | None = None
    proposal: dict[str, Any] | None = None
    revision: int = 0
    rewinds: list[list[int]] = field(default_factory=list)
    next: str | None = None
    dice_scheme: int = SALTED

    @cached_property
    def dice(self) -> Dice:
        """What decides the rolls of this match; a seat that adds its salt makes it a new row."""
        return Dice(self.dice_secret, tuple(row.salt or "" for row in self.seats), self.dice_scheme)


class AnswerRow(Struct, frozen=True, array_like=True, gc=False):
    """One stored answer. `by`: `person`, `bot`, `dice`, `order`, `time` or `host`."""

    seq: int
    text: str
    by: str
    at: int


class DeadlineRow(Struct, frozen=True, gc=False):
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


class ActionKey(Struct, frozen=True, array_like=True, gc=False):
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


class Append(Struct, frozen=True, gc=False):
    """Answers to store in one piece, if the match still has `expected` of them and the same `revision`.

    `seats` (by number) and `values` are columns that change with them; `keep` shortens the match to so many answers first.
    """

    match: str
    expected: int
    answers: tuple[AnswerRow, ...]
    deadline: DeadlineRow | None
    status: Literal["waiting", "running", "over"]
    ended: int | None = None
    key: ActionKey | None = None
    snapshot: SnapshotRow | None = None
    revision: int = 0
    seats: tuple[tuple[int, dict[str, Any]], ...] = ()
    values: dict[str, Any] = {}
    keep: int | None = None


@dataclass(frozen=True)
class Stored:
    """A match as loaded, with the answers that follow its snapshot (or the number asked for).

    `chat`: the number of its last line, where the whole match was asked for.
    """

    match: MatchRow
    snapshot: SnapshotRow | None
    answers: list[AnswerRow]
    deadline: DeadlineRow | None
    chat: int = 0


@dataclass(frozen=True)
class Latest:
    """What is new in a match: the `answers` beyond those that were known, and what follows from them.

    `clocks` are (time_left, time_since) of each seat. Where `revision` is another than was known, more has changed.
    """

    length: int
    revision: int
    status: str
    answers: list[AnswerRow]
    deadline: DeadlineRow | None
    clocks: dict[int, tuple[int | None, int | None]]


Rate: TypeAlias = "Callable[[list[RatingRow], list[int]], list[RatingRow]]"
"""The ratings after a match, from those before it and the places."""


class Store(Protocol):
    """Every method may raise StoreAway. The stores under it hold what is not about one match."""

    people: PeopleStore
    lists: MatchLists
    desk: Desk
    competitions: CompetitionStore
    championships: ChampionshipStore
    retention: Retention

    async def open(self) -> None: ...
    async def close(self) -> None: ...
    async def ping(self) -> None: ...
    async def probe(self) -> None:
        """Store something that changes nothing, for those who want to know whether that is possible."""

    async def create(self, match: MatchRow, begun: Append | None = None) -> None:
        """A new match, with answers that it has `begun` with, in one piece; raises Conflict where one of that id exists."""

    async def remove(self, match: str) -> None:
        """Forget a match and everything that belongs to it."""

    async def load(self, match: str, after: int | None = None) -> Stored | None:
        """A match with the answers after its snapshot, or those from number `after` on."""

    async def latest(self, known: Mapping[str, int]) -> dict[str, Latest]:
        """What many matches have beyond so many answers each; all in one look."""

    def append(self, append: Append) -> Awaitable[None]:
        """Stored for good when this is done; raises Conflict or Repeated, storing nothing."""

    async def has_action(self, match: str, key: ActionKey) -> bool: ...
    async def take_seat(self, match: str, seat: int, name: str, person: str | None = None) -> None: ...
    async def own_seats(self, match: str, wanted: list[int], person: str) -> None:
        """Seats of a match that nobody owns become a person's."""

    async def add_salt(self, match: MatchRow, seat: int, salt: str) -> None:
        """What a seat adds to the dice; raises Conflict where the match has gone on meanwhile."""

    async def claim_seat(
        self, match: str, seat: int, name: str, person: str, salt: str | None = None
    ) -> bool:
        """Take a free seat of a match that waits, unless somebody was faster."""

    async def has_decision(self, match: str) -> bool:
        """Whether anybody has decided anything yet."""

    async def create_next(self, match: str, following: MatchRow) -> str:
        """The match that follows this one: the first stays, another one is not made."""

    async def settle(self, match: str, rate: Rate) -> None:
        """Tell the ratings how a rated match ended, once."""

    async def set_orders(self, match: str, seat: int, orders: Any) -> None: ...
    async def say(self, match: str, seat: int, text: str, at: int) -> ChatRow: ...
    async def chat(self, match: str, after: int) -> list[ChatRow]: ...
    async def overdue(self, now: int, limit: int) -> list[str]:
        """Matches whose host should have acted by `now`, the longest waiting first."""
