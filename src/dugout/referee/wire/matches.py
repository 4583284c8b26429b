"""What goes over the wire, as types: docs/protocol.md says what they mean."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from dugout.core.values import Stakes
from dugout.referee.wire.clocks import Offered, Pace, TimeControl

Name = Annotated[str, Meta(min_length=1, max_length=40)]
ActionId = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_.:-]+$")]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
AnswerText = Annotated[str, Meta(min_length=1, max_length=4000)]
Salt = Annotated[str, Meta(max_length=64)]
"""What a seat adds to the dice: one line, made up by its person."""
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Asker = Annotated[int, Meta(ge=-2, le=63)]
"""A seat, or −2 for the host's choice."""
Edition = Annotated[int, Meta(ge=0)]
"""How often something was taken back."""
Status = Literal["waiting", "running", "over"]
SeatKind = Literal["person", "bot"]
SeatRequest = Literal["me", "link", "bot"]
Away = Literal["left", "time"]


class OptionInfo(Struct, kw_only=True):
    """One option of a game, enough to build a form."""

    name: str
    rule: str
    kind: Literal["int", "choice", "bool", "data"]
    default: Any
    low: int
    high: int
    choices: list[str]
    optional: bool
    advanced: bool
    settles: dict[str, list[str]]
    """Of choices that decide other options too: the names of those."""
    role: Literal["", "pace", "seconds", "hours", "seat"]
    """`pace`: how the match is played; `seconds`, `hours`: time limits of live and of correspondence play."""


class TemplateInfo(Struct, kw_only=True):
    """A competition in plain words, as `competition.contract.Template` says it."""

    id: str
    entrants: int
    config: dict[str, Any]
    fill: bool


class CompetingInfo(Struct, kw_only=True):
    """How a game is played for a title, as `competition.contract.Competing` says it."""

    formats: dict[str, tuple[int, int]]
    """The usual one first; each with the fewest and the most who may enter."""
    templates: list[TemplateInfo]
    at_tables: bool
    named_teams: bool
    two_legs: bool
    decisive: bool
    golden_goal: bool
    market: bool
    home_bonus: bool
    squad: int
    worst_injury: int


class ShortInfo(Struct, kw_only=True):
    """The short match of a game: its options, and about how many minutes it takes (0: unknown).

    `full` are the options of the same match at full length, `friends` those added for people who play by link,
    `alone` those added for somebody who plays computers.
    """

    options: dict[str, Any]
    full: dict[str, Any]
    friends: dict[str, Any]
    alone: dict[str, Any]
    seats: int
    minutes: int


class CharacterInfo(Struct, kw_only=True):
    """An opponent by name, as `bots.character.Character` says it; a seat names him by his `id` as its level."""

    id: str
    name: str
    short: str
    level: str
    stars: int
    kit: str
    club: str
    style: list[str]


class GameInfo(Struct, kw_only=True):
    id: str
    version: int
    rule_prefix: str
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    bots: list[str]
    characters: list[CharacterInfo]
    """Weakest first."""
    clocks: list[Offered]
    competing: CompetingInfo
    short: ShortInfo


class NewSeat(Struct, kw_only=True, forbid_unknown_fields=True):
    """`me`: on the device that creates the match; `link`: whoever opens the link; `bot`: a computer."""

    kind: SeatRequest
    name: Name | None = None
    level: Annotated[str, Meta(max_length=40)] | None = None
    ready: bool = True
    """False for `me`: the match waits until the seat is taken by name, so that it can add its salt before."""


class NewMatch(Struct, kw_only=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=64)]
    options: dict[str, Any] = {}
    clock: TimeControl | None = None
    """Chosen, "none" too: it decides those timers of the game that the options do not set. Null: they decide alone."""
    rated: bool = False
    listed: bool = False
    """Anybody may take a free seat and watch."""

    @property
    def control(self) -> TimeControl:
        """What runs in addition to the game's own timers."""
        return self.clock or TimeControl()


class CreatedSeat(Struct, kw_only=True):
    seat: int
    kind: SeatRequest
    token: str | None


class Created(Struct, kw_only=True):
    match: str
    seats: list[CreatedSeat]


class SeatInfo(Struct, kw_only=True):
    """A seat as everybody sees it; `text` is how the game's notation calls it, `team` the name of the team it leads."""

    seat: int
    text: str
    kind: SeatKind
    level: str | None
    name: str | None
    taken: bool
    online: bool
    yours: bool
    person: str | None = None
    absent: Away | None = None
    """Why the person does not play."""
    stand_in: str | None = None
    """The level of the computer that plays in the meantime."""
    salt: str | None = None
    """What the seat has added to the dice."""
    team: str | None = None


class EventMessage(Struct, kw_only=True):
    n: int
    code: str
    rule: str
    args: dict[str, int]
    at: int
    seats: list[int] | UnsetType = UNSET
    """On a device with several seats: those of them that may know a secret event."""
    late: bool | UnsetType = UNSET
    """True where the host answered for a seat whose time was up."""
    stakes: Stakes | UnsetType = UNSET
    """With a die that has just fallen: what hung on it."""


class Asked(Struct, kw_only=True):
    """A question to one of the viewer's seats, or (seat −2) a choice of the host that it may call for."""

    seat: int
    code: str
    rule: str
    args: dict[str, int | str]
    choices: list[str] | None
    may: bool


class Prompt(Struct, kw_only=True):
    """The open question as a spectator reads it, and whom the match waits for."""

    code: str
    rule: str
    args: dict[str, int | str]
    seats: list[int]


class Clock(Struct, kw_only=True):
    """Milliseconds since 1970; `seconds` is the whole time of the question, 0 for no limit."""

    now: int
    deadline: int | None
    seconds: int


class ResultInfo(Struct, kw_only=True):
    places: list[int]
    reason: str
    rule: str
    scores: list[int]
    details: dict[str, Any]


class SeatTime(Struct, kw_only=True):
    """Milliseconds on a seat's clock as of `since`; it runs from then on, or stands (null)."""

    seat: int
    left: int
    since: int | None


class Absence(Struct, kw_only=True):
    """A seat whose person has `left` or is out of `time`, and what the viewer may do about it."""

    seat: int
    why: Away
    choices: list[str]


class Proposal(Struct, kw_only=True):
    """Something that all must agree to: `take-back` or `draw`; `waits` are those who have not answered."""

    kind: Literal["take-back", "draw"]
    seat: int
    waits: list[int]


class TableInfo(Struct, kw_only=True):
    """What people settle among themselves. `acts` are open to the viewer's seats."""

    acts: list[str]
    absent: list[Absence]
    proposal: Proposal | None
    clocks: list[SeatTime]
    next: str | None
    """The match that was made to play again."""


class MatchView(Struct, kw_only=True):
    """What changes during a match, for one viewer. A new `edition` begins when something was taken back."""

    status: Status
    question: int
    view: Any
    views: dict[str, Any]
    asked: list[Asked]
    prompt: Prompt | None
    result: ResultInfo | None
    edition: int = 0
    table: TableInfo | None = None


class Snapshot(MatchView, kw_only=True):
    """The whole match for one viewer."""

    match: str
    game: str
    version: int
    seats: list[SeatInfo]
    options: dict[str, Any]
    hot_seat: bool
    last: int
    clock: Clock
    created: str
    dice_commitment: str
    dice_scheme: int
    pace: Pace = Pace()
    rated: bool = False
    listed: bool = False
    hints: bool = False
    """Whether the coach may be asked."""


class Events(Struct, kw_only=True):
    events: list[EventMessage]
    last: int


class Action(Struct, kw_only=True, forbid_unknown_fields=True):
    seat: Asker
    question: int
    action: ActionId
    answer: AnswerText
    edition: Edition | None = None


class Accepted(Struct, kw_only=True):
    accepted: bool
    last: int


class SeatName(Struct, kw_only=True, forbid_unknown_fields=True):
    seat: SeatNumber
    name: Name
    salt: Salt | None = None


class SeatSalt(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a seat adds to the dice; empty: nothing."""

    seat: SeatNumber
    salt: Salt


class Orders(Struct, kw_only=True, forbid_unknown_fields=True):
    """Standing orders; null takes them back."""

    seat: SeatNumber
    orders: Any = None


class ChatPost(Struct, kw_only=True, forbid_unknown_fields=True):
    seat: SeatNumber
    text: ChatText


class ChatLine(Struct, kw_only=True):
    k: int
    seat: int
    text: str
    at: int


class ChatLines(Struct, kw_only=True):
    lines: list[ChatLine]


class ErrorBody(Struct, kw_only=True, omit_defaults=True):
    code: str
    message: str
    rule: str | None = None
    args: dict[str, int | str] = {}


class ErrorMessage(Struct, kw_only=True):
    error: ErrorBody
