"""CO-17: a competition as it stands: what the log of commands has made of the configuration.

Everything here is derived. `story.replay` builds it from the beginning; nobody stores it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from dugout.competition.config import Config
from dugout.competition.reports import Pair, Played, Report, Scorers
from dugout.competition.tables import Score
from dugout.core.dice import Roller

OPEN: Final = "OPEN"
SQUADS: Final = "SQUADS"
RUNNING: Final = "RUNNING"
WINDOW: Final = "WINDOW"
FINISHED: Final = "FINISHED"

LEAGUE: Final = "league"
GROUP: Final = "groups"
KNOCKOUT: Final = "knockout"
TABLES: Final = "tables"
RUNGS: Final = "ladder"
ROUNDS: Final = "swiss"

WAITING: Final = "waiting"
BEGUN: Final = "begun"
DONE: Final = "done"
UNPLAYED: Final = "unplayed"
VOID: Final = "void"
"""CO-4.6: taken out of the standings, or never to be played."""

STAND_IN: Final = -1
"""CO-10.6: stands for the keeper's card where somebody without one keeps goal."""

Phase = Literal["OPEN", "SQUADS", "RUNNING", "WINDOW", "FINISHED"]
Stage = Literal["league", "groups", "knockout", "tables", "ladder", "swiss"]
Branch = Literal["", "winners", "losers", "final"]
Status = Literal["waiting", "begun", "done", "unplayed", "void"]
Man = dict[str, int]


@dataclass
class Entrant:
    """CO-0.1: one person or computer with one team."""

    id: str
    name: str
    level: str = ""
    team: str = ""
    number: int = 0
    out: bool = False
    gone: bool = False
    """The account is deleted, and with it the name."""
    guest: bool = False
    """CO-0.7: entered by the organiser, who acts for him; whoever has his link takes the place."""
    phone: bool = False
    """CO-21.4: who has the name said so on a phone in the room; the organiser can free it."""
    kit: int = 0
    """The shirt: the first that nobody wore when he entered, and his for as long as the competition lasts."""
    before: list[str] = field(default_factory=list)
    """CO-4.8: who had this team earlier."""
    forfeits: dict[str, int] = field(default_factory=dict)
    """CO-4.6: own forfeits by stage."""
    squad: list[int] = field(default_factory=list)
    """CO-10.3: cards by squad number, the keeper first."""
    joined: dict[int, int] = field(default_factory=dict)
    """CO-11.7: for a man bought, the counted matches of the team before he came."""
    counted: int = 0
    """CO-7.2: counted matches of the team."""
    men: dict[str, Man] = field(default_factory=dict)
    """CO-7 to CO-9: the records of its men, by shirt, or by card where squads are drafted."""
    spent: int = 0
    transfers: int = 0

    @property
    def label(self) -> str:
        """What a table calls it: the team, or the name where it has none."""
        return self.team or self.name


@dataclass
class Fixture:
    """A match that is to be played, is being played, or has been."""

    id: str
    stage: Stage
    day: int
    part: int
    sides: tuple[int, ...]
    group: str = ""
    leg: int = 0
    tie: int = -1
    neutral: bool = False
    status: Status = WAITING
    ready: set[int] = field(default_factory=set)
    started: bool = False
    """CO-22.5: it was played, or begun at least."""
    until: int = 0
    """CO-24.3: when a challenge must have been taken up, in seconds since 1970."""
    report: Report | None = None
    forced: bool = False
    """CO-15.5: open decisions of this session are taken by the host."""
    absent: tuple[list[str], list[str]] = field(default_factory=lambda: ([], []))
    called_up: tuple[list[str], list[str]] = field(default_factory=lambda: ([], []))
    numbers: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []))
    """The cards of both sides in this match, the keeper first, where squads are drafted."""
    squads: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []))
    """CO-10.3: the cards of both sides by squad number, also of who is out."""
    scores: list[Score] = field(default_factory=list)
    order: int = 0
    """The place in the order of finishing."""
    day_finished: str = ""
    match: str = ""
    version: int = 0
    rolls: list[int] = field(default_factory=list)
    scorers: Scorers | None = None
    given_up: tuple[int, int] | None = None
    """CO-4.4: a side gave it up at this score, and forfeits it."""
    by_hand: bool = False
    """CO-14.5, CO-14.6: the organiser has entered it; no match of this server stands behind it."""
    table: int = 0
    """CO-21.2: where it was called to; 0 while it waits, where it needs no table, and when it is over."""
    deferred: int = 0
    """CO-21.3: others go before it; who was put off later waits longer."""
    host: int = 0
    """CO-21.6: the entrant on whose phone both sides are played."""
    proposed: dict[int, Report] = field(default_factory=dict)
    """CO-14.9: how it ended, as its coaches say."""
    attempt: int = 0
    """CO-14.4: how often a report of it was struck out, so that a host can tell matches apart."""

    @property
    def over(self) -> bool:
        return self.status in (DONE, UNPLAYED, VOID)

    @property
    def played(self) -> Played | None:
        """The match as the standings see it; None if it does not count there."""
        if self.status != DONE or self.report is None:
            return None
        return Played(self.sides[0], self.sides[1], self.report)


@dataclass(frozen=True)
class Substitute:
    """CO-4.12: somebody who would take over a team; a guest has no account."""

    id: str
    name: str
    guest: bool = False


@dataclass
class Tie:
    """CO-3.5: two places of the bracket that meet; `seeds` (better first) are 0 while unknown or for a bye."""

    round: int
    place: int
    seeds: Pair = (0, 0)
    bye: bool = False
    third: bool = False
    branch: Branch = ""
    """CO-23.2, CO-23.4: the side of a double elimination, or its final; empty in a cup."""
    part: int = 0
    """CO-23.6: the part of the calendar, where that is not the round."""
    fixtures: list[str] = field(default_factory=list)
    winner: int = 0
    goals: dict[int, Pair] = field(default_factory=dict)
    """CO-3.12: goals for and against of each side in the tie."""


@dataclass
class Window:
    """CO-11.6: a transfer window: the order of managers and the lists handed in."""

    day: int
    order: list[int]
    lists: dict[int, list[Pair]] = field(default_factory=dict)
    """CO-11.10: kept, so that they can be shown once the window is over."""
    left_behind: set[int] = field(default_factory=set)
    """CO-4.8, CO-17.1: managers whose predecessor handed in their list: it counts, and they do not see it."""
    released: dict[int, list[int]] = field(default_factory=dict)
    """Cards each manager released in this window (CO-11.7, CO-11.8)."""
    done: list[tuple[int, int, int, int]] = field(default_factory=list)
    """Transfers: manager, bought, released, price."""


@dataclass(frozen=True)
class Room:
    """CO-21.1: the room of an evening: its tables, about how long a match takes, where it is, and its links."""

    tables: int
    minutes: int
    place: str
    door: str
    screen: str


@dataclass
class Season:
    """The whole competition."""

    config: Config
    phase: Phase = OPEN
    entrants: list[Entrant] = field(default_factory=list)
    """In the order of joining, from the draw on in number order."""
    lots: dict[int, int] = field(default_factory=dict)
    groups: dict[str, list[int]] = field(default_factory=dict)
    fixtures: dict[str, Fixture] = field(default_factory=dict)
    ties: list[Tie] = field(default_factory=list)
    seeds: dict[int, int] = field(default_factory=dict)
    """CO-3.3, CO-3.6: the entrant of each knock-out seed."""
    byes: dict[int, int] = field(default_factory=dict)
    """CO-22.6: who had a bye in each round of a Swiss that had one."""
    paired: int = 0
    """CO-22.2: the rounds of a Swiss that are paired."""
    late: dict[int, int] = field(default_factory=dict)
    """CO-22.12: the rounds that were paired when an entrant came, for those who came late."""
    rungs: list[int] = field(default_factory=list)
    """CO-24.1: the ladder from top to bottom."""
    ended: bool = False
    """CO-24.7: the deadline of a ladder has passed."""
    seeking: list[int] = field(default_factory=list)
    """CO-24.4: who looks for a match, the longest wait first."""
    knockout_part: int = 0
    """CO-4.1: parts of the calendar before the knock-out."""
    roller: Roller = field(default_factory=lambda: Roller(""))
    keepers: list[int] = field(default_factory=list)
    pack: list[int] = field(default_factory=list)
    """CO-10.4: shuffled field cards that are still to be laid open."""
    table: list[int] = field(default_factory=list)
    batch: int = 0
    picks: int = 0
    taken: list[tuple[int, int, int, bool]] = field(default_factory=list)
    """CO-10.4: picks in their order: batch, manager, card, and whether the clock made it."""
    chosen: tuple[int, int] | None = None
    """CO-10.9: the card that the manager in turn has chosen, and until when he can give it back."""
    wishes: dict[int, list[int]] = field(default_factory=dict)
    """CO-10.8: the wish lists by manager; nobody else sees them."""
    handed_over: set[int] = field(default_factory=set)
    """CO-10.8: managers for whom somebody picks at once."""
    pool: set[int] = field(default_factory=set)
    pool_men: dict[str, Man] = field(default_factory=dict)
    """CO-11.9, CO-7.9: records of men in no squad, frozen."""
    windows: list[Window] = field(default_factory=list)
    reopened: set[str] = field(default_factory=set)
    """CO-14.4: fixtures with a report that was struck out; matches of others that came after it stay."""
    delays: dict[int, int] = field(default_factory=dict)
    """CO-4.9: the seconds by which each part is extended."""
    paused: bool = False
    """CO-4.10: no deadline passes."""
    reminded: int = 0
    """CO-4.14: the end of a part that the organiser was reminded of last, in seconds since 1970."""
    dates: dict[str, int] = field(default_factory=dict)
    """CO-4.11: the dates of their own that fixtures have, in seconds since 1970."""
    title: str = ""
    about: str = ""
    """CO-14.8: the name if it was changed, and what it is about."""
    helpers: list[str] = field(default_factory=list)
    """CO-14.8: the ids of those who help the organiser."""
    limited: list[str] = field(default_factory=list)
    """CO-14.8: of them, who helps with results and dates alone."""
    outside: dict[str, str] = field(default_factory=dict)
    """CO-14.8: the names of helpers who have not entered, by id."""
    invited: str = ""
    """CO-14.8: the secret in the link by which somebody may become a helper."""
    waiting: list[Substitute] = field(default_factory=list)
    """CO-4.12: substitutes, who came first first."""
    offered: str = ""
    """CO-14.8: the id of the entrant who may take over."""
    archived: bool = False
    follows: str | None = None
    """CO-25.1: the season of the club before this one; None where nobody has said so."""
    deleted: int = 0
    """CO-14.8: since when, in seconds since 1970."""
    room: Room | None = None
    """CO-21.1: everybody is in one room."""
    finished: int = 0
    ranking: list[int] = field(default_factory=list)

    def number(self, entrant_id: str) -> int:
        """The number of an entrant; 0 if nobody has this id."""
        for entrant in self.entrants:
            if entrant.id == entrant_id:
                return entrant.number
        return 0

    def has(self, person: str) -> bool:
        """Whether somebody has entered, also before there are numbers."""
        return any(entrant.id == person for entrant in self.entrants)

    def entrant(self, number: int) -> Entrant:
        return self.entrants[number - 1]

    def of_stage(self, stage: str) -> list[Fixture]:
        return [fixture for fixture in self.fixtures.values() if fixture.stage == stage]

    def described(self, fixture: Fixture) -> dict[str, int | str]:
        """A fixture as a refusal names it: by its teams and its matchday."""
        teams = " – ".join(self.entrant(number).name for number in fixture.sides)
        return {"fixture": fixture.id, "teams": teams, "stage": fixture.stage, "day": fixture.day}

    def out_of(self, fixture: Fixture) -> list[int]:
        """CO-4.6: the places in a fixture of those who are out."""
        return [place for place, number in enumerate(fixture.sides) if self.entrant(number).out]

    def unfinished(self, number: int) -> Fixture | None:
        """CO-0.6: the one match of a team that is going on."""
        for fixture in self.fixtures.values():
            if fixture.status == BEGUN and number in fixture.sides:
                return fixture
        return None

    def round_of(self, fixture: Fixture) -> int:
        """CO-3.5: the round of the knock-out in which a match is played; 0: it is none of the knock-out."""
        return self.ties[fixture.tie].round if fixture.tie >= 0 else 0

    def branch_of(self, fixture: Fixture) -> Branch:
        """CO-23.2: the side of a double elimination to which a match belongs; empty in a cup and elsewhere."""
        return self.ties[fixture.tie].branch if fixture.tie >= 0 else ""

    @property
    def rounds(self) -> int:
        """CO-3.5: how many rounds the knock-out has."""
        return max((tie.round for tie in self.ties if tie.branch != "losers"), default=0)

    @property
    def window(self) -> Window | None:
        return self.windows[-1] if self.phase == WINDOW else None

    @property
    def earlier(self) -> str:
        """CO-25.1, CO-7.9: the club's previous season: the one whose suspensions it took over, unless set otherwise."""
        return self.config.inherited_from if self.follows is None else self.follows

    @property
    def drawn(self) -> int:
        """CO-22.12: how many were in the draw; whoever came later changes neither rounds nor dates."""
        return len(self.entrants) - len(self.late)

    @property
    def in_play(self) -> list[int]:
        """Entrants that are not out."""
        return [entrant.number for entrant in self.entrants if not entrant.out]
