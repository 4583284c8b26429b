"""CO-17: the commands of organisers, entrants and the host. A competition is a log of commands."""

from __future__ import annotations

import msgspec

from dugout.competition.pairs import Challenge as Challenge
from dugout.competition.pairs import PairUp as PairUp
from dugout.competition.pairs import Seek as Seek
from dugout.competition.picks import Choose as Choose
from dugout.competition.picks import Pick as Pick
from dugout.competition.picks import Wish as Wish
from dugout.competition.reports import Codes, Pair, Report, Scorers, no_codes
from dugout.competition.room import Claim as Claim
from dugout.competition.room import Defer as Defer
from dugout.competition.room import Evening as Evening
from dugout.competition.room import Free as Free
from dugout.competition.room import Lend as Lend
from dugout.competition.room import Propose as Propose
from dugout.competition.room import Reject as Reject


class Join(msgspec.Struct, frozen=True, tag="join", tag_field="do"):
    """Somebody enters. `level` is the strength of a computer; `team` is the national team if the game has them.

    CO-0.7: a `guest` was entered by the organiser and has no account.
    """

    entrant: str
    name: str
    level: str = ""
    team: str = ""
    guest: bool = False


class Leave(msgspec.Struct, frozen=True, tag="leave", tag_field="do"):
    entrant: str


class Become(msgspec.Struct, frozen=True, tag="become", tag_field="do"):
    """Somebody who entered as a guest has signed in and is this person from now on."""

    entrant: str
    person: str


class Replace(msgspec.Struct, frozen=True, tag="replace", tag_field="do"):
    """CO-4.8: a guest takes over the team of an entrant."""

    entrant: str
    person: str
    name: str
    reason: str = ""


class Wait(msgspec.Struct, frozen=True, tag="wait", tag_field="do"):
    """CO-4.12: somebody joins or leaves the list of substitutes; a `guest` has no account."""

    person: str
    name: str = ""
    on: bool = True
    guest: bool = False


class Close(msgspec.Struct, frozen=True, tag="close", tag_field="do"):
    """The organiser closes entries. All draws use `seed`; `order` is the organiser's seeding, if any.

    CO-3.13: `groups` are the organiser's own, each with its entrants in order.
    """

    seed: str
    order: list[str] | None = None
    groups: list[list[str]] | None = None


class Ready(msgspec.Struct, frozen=True, tag="ready", tag_field="do"):
    entrant: str
    fixture: str
    ready: bool = True


class OpenMatch(msgspec.Struct, frozen=True):
    """An unfinished match: the sides that have to decide, goals and codes so far."""

    owes: list[int] = []
    goals: Pair = (0, 0)
    cards: tuple[Codes, Codes] = msgspec.field(default_factory=no_codes)
    injuries: tuple[Codes, Codes] = msgspec.field(default_factory=no_codes)
    by_squad: bool = False
    """As in a report."""


class Finish(msgspec.Struct, frozen=True, tag="finish", tag_field="do"):
    """The host delivers the report of a match; `rolls` are the dice of CO-9.1 in order.

    `scorers` are the goals of each side by man; they are used for statistics only.
    """

    fixture: str
    report: Report
    rolls: list[int] = []
    day: str = ""
    match: str = ""
    version: int = 0
    scorers: Scorers | None = None


class Session(msgspec.Struct, frozen=True, tag="session", tag_field="do"):
    """A table has finished: cash, right results, rounds as leader and best count by seat."""

    fixture: str
    rounds: int
    cash: list[int]
    right: list[int]
    leads: list[int]
    bests: list[int]
    day: str = ""
    match: str = ""
    version: int = 0


class EnterSession(msgspec.Struct, frozen=True, tag="enter-session", tag_field="do"):
    """CO-15.6: the organiser enters a session that was played at a real table; figures by seat, as in `Session`."""

    fixture: str
    rounds: int
    cash: list[int]
    right: list[int]
    leads: list[int]
    bests: list[int]
    day: str = ""


class HandIn(msgspec.Struct, frozen=True, tag="hand-in", tag_field="do"):
    """A secret list of transfers, best first: (card to buy, card to release)."""

    entrant: str
    requests: list[Pair] = []


class Deadline(msgspec.Struct, frozen=True, tag="deadline", tag_field="do"):
    """CO-0.5: a deadline has passed: of a part, of a window, or for picking a card.

    CO-10.8: `card` is the card that is taken for `entrant`, whose turn it was; older rows do not have them.
    """

    what: str
    part: int = 0
    open: dict[str, OpenMatch] = {}
    rolls: list[int] = []
    day: str = ""
    card: int | None = None
    entrant: str = ""
    at: int = 0
    """CO-24.3: the time at which open challenges are checked, in seconds since 1970."""


class Withdraw(msgspec.Struct, frozen=True, tag="withdraw", tag_field="do"):
    """An entrant withdraws, or the organiser removes it for a reason."""

    entrant: str
    open: dict[str, OpenMatch] = {}
    rolls: list[int] = []
    day: str = ""
    reason: str = ""


class Forget(msgspec.Struct, frozen=True, tag="forget", tag_field="do"):
    """An account was deleted: the name is removed, results stay. Appended after the person has left or withdrawn."""

    entrant: str


class Concede(msgspec.Struct, frozen=True, tag="concede", tag_field="do"):
    """A side gave up its match, or ran out of time and the other side claimed the match."""

    fixture: str
    side: int
    open: OpenMatch = OpenMatch()
    rolls: list[int] = []
    day: str = ""
    match: str = ""


class Strike(msgspec.Struct, frozen=True, tag="strike", tag_field="do"):
    """The organiser strikes out a report, or replaces it."""

    fixture: str
    report: Report | None = None
    rolls: list[int] = []
    reason: str = ""
    scorers: Scorers | None = None


class Enter(msgspec.Struct, frozen=True, tag="enter", tag_field="do"):
    """CO-14.5: the organiser enters a match that was played on a real table."""

    fixture: str
    report: Report
    rolls: list[int] = []
    day: str = ""
    scorers: Scorers | None = None


class Award(msgspec.Struct, frozen=True, tag="award", tag_field="do"):
    """CO-14.6: the organiser rules that a side forfeits; `open` is the state of a match that had begun.

    `match` is the id of that match; older rows do not have it.
    """

    fixture: str
    side: int
    reason: str
    open: OpenMatch | None = None
    rolls: list[int] = []
    day: str = ""
    match: str = ""


class Extend(msgspec.Struct, frozen=True, tag="extend", tag_field="do"):
    """CO-4.9: the organiser extends a part, and with `rest` every later one.

    A negative number of seconds takes back an extension.
    """

    part: int
    seconds: int
    rest: bool = True
    reason: str = ""


class Pause(msgspec.Struct, frozen=True, tag="pause", tag_field="do"):
    """CO-4.10: the organiser suspends all deadlines."""

    reason: str = ""


class Resume(msgspec.Struct, frozen=True, tag="resume", tag_field="do"):
    """CO-4.10: the competition continues after a pause of this many seconds."""

    seconds: int
    reason: str = ""


class Remind(msgspec.Struct, frozen=True, tag="remind", tag_field="do"):
    """CO-4.14: the host has reminded the organiser of the end of a part, in seconds since 1970."""

    part: int
    ends: int


class End(msgspec.Struct, frozen=True, tag="end", tag_field="do"):
    """CO-4.13: the organiser ends a league before its last matchday."""

    reason: str = ""


class Schedule(msgspec.Struct, frozen=True, tag="schedule", tag_field="do"):
    """CO-4.11: a match gets its own date, in seconds since 1970; 0 removes it."""

    fixture: str
    at: int
    reason: str = ""


class Rename(msgspec.Struct, frozen=True, tag="rename", tag_field="do"):
    """CO-14.8: a new name and description."""

    title: str
    about: str = ""


class Clock(msgspec.Struct, frozen=True, tag="clock", tag_field="do"):
    """CO-14.8: another time to think for matches that have not begun; the host knows what `clock` says."""

    clock: dict[str, int | str]


class Share(msgspec.Struct, frozen=True, tag="share", tag_field="do"):
    """CO-14.8: somebody becomes a helper of the organiser, or stops; `name` is set if the helper has not entered.

    `limited`: only for results and dates.
    """

    entrant: str
    on: bool = True
    name: str = ""
    limited: bool = False


class Invite(msgspec.Struct, frozen=True, tag="invite", tag_field="do"):
    """CO-14.8: whoever opens this link may become a helper; without a link, nobody may any more."""

    link: str = ""


class Offer(msgspec.Struct, frozen=True, tag="offer", tag_field="do"):
    """CO-14.8: the organiser offers the competition to an entrant; to nobody: takes the offer back."""

    entrant: str


class Accept(msgspec.Struct, frozen=True, tag="accept", tag_field="do"):
    """CO-14.8: whoever was offered the competition takes it over, or declines."""

    entrant: str
    on: bool = True


class Archive(msgspec.Struct, frozen=True, tag="archive", tag_field="do"):
    """CO-14.8: hidden from the lists, or shown in them again."""

    on: bool = True


class Follow(msgspec.Struct, frozen=True, tag="follow", tag_field="do"):
    """CO-25.1: the season of a club before this competition; empty: there is none any more."""

    competition: str = ""
    title: str = ""


class Delete(msgspec.Struct, frozen=True, tag="delete", tag_field="do"):
    """CO-14.8: the time of deletion, in seconds since 1970; 0 restores the competition."""

    at: int
    reason: str = ""


Command = (
    Join
    | Leave
    | Become
    | Replace
    | Wait
    | Close
    | Pick
    | Choose
    | Wish
    | Ready
    | PairUp
    | Challenge
    | Seek
    | Finish
    | Session
    | EnterSession
    | HandIn
    | Deadline
    | Withdraw
    | Forget
    | Concede
    | Strike
    | Enter
    | Award
    | Extend
    | Pause
    | Resume
    | End
    | Remind
    | Schedule
    | Rename
    | Clock
    | Share
    | Invite
    | Offer
    | Accept
    | Archive
    | Follow
    | Delete
    | Evening
    | Defer
    | Claim
    | Free
    | Lend
    | Propose
    | Reject
)

PART = "part"
WINDOW = "window"
SQUADS = "squads"
ANSWER = "answer"


def write(command: Command) -> str:
    """One line of JSON."""
    return msgspec.json.encode(command).decode()


def read(line: str | bytes) -> Command:
    """The command in a line; raises msgspec.ValidationError."""
    command: Command = msgspec.json.decode(line, type=Command)
    return command
