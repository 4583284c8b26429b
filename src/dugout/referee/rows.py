"""A match as rows: what it is, who sits at it, what was answered, and what is stored together."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, Literal

from msgspec import Struct

from dugout.fairness.scheme import SALTED, Dice

WAITING: Final = "waiting"
RUNNING: Final = "running"
OVER: Final = "over"

ME: Final = "me"
LINK: Final = "link"
BOT: Final = "bot"

LEFT: Final = "left"
TIME: Final = "time"
"""Why somebody does not play: gone away, or out of time."""

TICK_PAUSED: Final = 0
"""A tick that waits until everybody is connected."""


def new_id() -> str:
    """An id for a link and for a command line, which would take a dash at the front for an option."""
    while (found := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return found


class SeatRow(Struct):
    """One seat of a match. `kind` is `me`, `link` or `bot`.

    `person` sits there with a session instead of a token. `absent` says why somebody does not play (`left`,
    `time`), `stand_in` which computer does instead. `time_left` are the milliseconds of its clock as of `time_since`.
    `salt` is what the seat adds to the dice. A `guest` plays on the device of `person` (CO-0.7).
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
    guest: bool = False

    @property
    def by_computer(self) -> bool:
        """A computer plays it, for good or for somebody who is away."""
        return self.kind == BOT or bool(self.stand_in)


@dataclass
class MatchRow:
    """A match without its answers; `length` says how many there are.

    `listed`: anybody may join and watch. `expires`: when an offer is over that nobody took. `ending`: how it
    ended where not by the rules. `revision` counts what was agreed outside the answers. `rewinds`: what was
    taken back, each as [roll, dice discarded before it]. `next`: the match that was made to play again.
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
    still. `beat` is when the host's next tick is due, or TICK_PAUSED.
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


class Append(Struct, frozen=True, gc=False):
    """Answers to store in one transaction, if the match still has `expected` of them and the same `revision`.

    `seats` (by number) and `values` are columns that change with them; `keep` shortens the match to this many
    answers first.
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
