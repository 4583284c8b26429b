"""CO-17: the commands of organisers, entrants and the host. A competition is the log of these."""

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
    """Somebody enters. `level` names a computer's strength; `team` is the national team where a game has them.

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
    """Somebody who entered as a guest has signed in, and is this person from now on."""

    entrant: str
    person: str


class Replace(msgspec.Struct, frozen=True, tag="replace", tag_field="do"):
    """CO-4.8: a guest takes over the team of an entrant."""

    entrant: str
    person: str
    name: str
    reason: str = ""


class Wait(msgspec.Struct, frozen=True, tag="wait", tag_field="do"):
    """CO-4.12: somebody is on the list of substitutes from now on, or no longer; a `guest` has no account."""

    person: str
    name: str = ""
    on: bool = True
    guest: bool = False


class Close(msgspec.Struct, frozen=True, tag="close", tag_field="do"):
    """The organiser closes the entries. `seed` feeds every draw; `order` is the seeding, if he gives one.

    CO-3.13: `groups` are those of the organiser, each with its entrants in their order.
    """

    seed: str
    order: list[str] | None = None
    groups: list[list[str]] | None = None


class Ready(msgspec.Struct, frozen=True, tag="ready", tag_field="do"):
    entrant: str
    fixture: str
    ready: bool = True


class OpenMatch(msgspec.Struct, frozen=True):
    """How a match that is going on stands: who owes the next decision, goals, codes so far."""

    owes: list[int] = []
    goals: Pair = (0, 0)
    cards: tuple[Codes, Codes] = msgspec.field(default_factory=no_codes)
    injuries: tuple[Codes, Codes] = msgspec.field(default_factory=no_codes)
    by_squad: bool = False
    """As in a report."""


class Finish(msgspec.Struct, frozen=True, tag="finish", tag_field="do"):
    """The match engine delivers a report; `rolls` are the dice of CO-9.1 in their order.

    `scorers` are the goals of each side by man, for statistics alone: nothing is decided by them.
    """

    fixture: str
    report: Report
    rolls: list[int] = []
    day: str = ""
    match: str = ""
    version: int = 0
    scorers: Scorers | None = None


class Session(msgspec.Struct, frozen=True, tag="session", tag_field="do"):
    """A table is done: cash, right results, rounds as leader and best count by seat."""

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
    """CO-0.5: the host's clock: the end of a part, of a window, or of the time for picking a card.

    CO-10.8: `card` is the one that is taken then, for `entrant`, who was to pick; older rows do not name them.
    """

    what: str
    part: int = 0
    open: dict[str, OpenMatch] = {}
    rolls: list[int] = []
    day: str = ""
    card: int | None = None
    entrant: str = ""
    at: int = 0
    """CO-24.3: the moment, in seconds since 1970, at which challenges are looked through."""


class Withdraw(msgspec.Struct, frozen=True, tag="withdraw", tag_field="do"):
    """An entrant withdraws, or the organiser takes it out and says why."""

    entrant: str
    open: dict[str, OpenMatch] = {}
    rolls: list[int] = []
    day: str = ""
    reason: str = ""


class Forget(msgspec.Struct, frozen=True, tag="forget", tag_field="do"):
    """Somebody deleted the account: the name goes, results stay. Appended after the person has left or withdrawn."""

    entrant: str


class Concede(msgspec.Struct, frozen=True, tag="concede", tag_field="do"):
    """A side gave its match up, or ran out of time and the other claimed it."""

    fixture: str
    side: int
    open: OpenMatch = OpenMatch()
    rolls: list[int] = []
    day: str = ""
    match: str = ""


class Strike(msgspec.Struct, frozen=True, tag="strike", tag_field="do"):
    """The organiser strikes a report out, or puts another in its place."""

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
    """CO-14.6: the organiser rules that a side forfeits; `open` is how a match that had begun stood.

    `match` is that match; older rows do not name it.
    """

    fixture: str
    side: int
    reason: str
    open: OpenMatch | None = None
    rolls: list[int] = []
    day: str = ""
    match: str = ""


class Extend(msgspec.Struct, frozen=True, tag="extend", tag_field="do"):
    """CO-4.9: the organiser gives a part more time, and with `rest` every later one, too.

    Fewer than 0 seconds take an extension back.
    """

    part: int
    seconds: int
    rest: bool = True
    reason: str = ""


class Pause(msgspec.Struct, frozen=True, tag="pause", tag_field="do"):
    """CO-4.10: the organiser stops every deadline."""

    reason: str = ""


class Resume(msgspec.Struct, frozen=True, tag="resume", tag_field="do"):
    """CO-4.10: it goes on after a pause of this many seconds."""

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
    """CO-4.11: a match has a date of its own, in seconds since 1970; 0 takes it away."""

    fixture: str
    at: int
    reason: str = ""


class Rename(msgspec.Struct, frozen=True, tag="rename", tag_field="do"):
    """CO-14.8: another name, and what it is about."""

    title: str
    about: str = ""


class Share(msgspec.Struct, frozen=True, tag="share", tag_field="do"):
    """CO-14.8: somebody helps the organiser from now on, or no longer; `name`: of one who has not entered.

    `limited`: with results and dates alone.
    """

    entrant: str
    on: bool = True
    name: str = ""
    limited: bool = False


class Invite(msgspec.Struct, frozen=True, tag="invite", tag_field="do"):
    """CO-14.8: whoever opens this link may help; without one, nobody may any longer."""

    link: str = ""


class Offer(msgspec.Struct, frozen=True, tag="offer", tag_field="do"):
    """CO-14.8: the organiser wants to hand over to an entrant; to nobody: no longer."""

    entrant: str


class Accept(msgspec.Struct, frozen=True, tag="accept", tag_field="do"):
    """CO-14.8: who was offered the competition runs it from now on, or does not want to."""

    entrant: str
    on: bool = True


class Archive(msgspec.Struct, frozen=True, tag="archive", tag_field="do"):
    """CO-14.8: out of the lists, or back into them."""

    on: bool = True


class Follow(msgspec.Struct, frozen=True, tag="follow", tag_field="do"):
    """CO-25.1: the next season of a club after this competition; of none: not any longer."""

    competition: str = ""
    title: str = ""


class Delete(msgspec.Struct, frozen=True, tag="delete", tag_field="do"):
    """CO-14.8: deleted, in seconds since 1970; 0 brings it back."""

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
    """The command of a line; raises msgspec.ValidationError naming what is wrong."""
    command: Command = msgspec.json.decode(line, type=Command)
    return command
