"""CO-17: the state of a competition, which follows from its configuration and the log of commands.

Everything here is derived: `engine.replay` computes it from the beginning, and it is never stored.
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
"""CO-4.6: removed from the standings, or never to be played."""

STAND_IN: Final = -1
"""CO-10.6: takes the place of the keeper's card if a man without one keeps goal."""

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
    """The account has been deleted, and the name with it."""
    guest: bool = False
    """CO-0.7: entered by the organiser, who acts for him; whoever opens his link takes the place."""
    phone: bool = False
    """CO-21.4: somebody took this name on a phone in the room; the organiser can free it."""
    kit: int = 0
    """The shirt: the first that was free when he entered; it never changes during the competition."""
    before: list[str] = field(default_factory=list)
    """CO-4.8: earlier owners of this team."""
    forfeits: dict[str, int] = field(default_factory=dict)
    """CO-4.6: its forfeits by stage."""
    squad: list[int] = field(default_factory=list)
    """CO-10.3: the cards by squad number, the keeper first."""
    joined: dict[int, int] = field(default_factory=dict)
    """CO-11.7: for a man who was bought, the counted matches of the team before that."""
    counted: int = 0
    """CO-7.2: counted matches of the team."""
    men: dict[str, Man] = field(default_factory=dict)
    """CO-7 to CO-9: the records of its men, by shirt, or by card where squads are drafted."""
    spent: int = 0
    transfers: int = 0

    @property
    def label(self) -> str:
        """The name in tables: that of the team or, without a team, of the entrant."""
        return self.team or self.name


@dataclass
class Fixture:
    """A match: to be played, in progress, or over."""

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
    clock: int = 0
    """How many of the season's `clocks` were chosen before it began."""
    started: bool = False
    """CO-22.5: it was played, or at least begun."""
    until: int = 0
    """CO-24.3: the deadline for accepting a challenge, in seconds since 1970."""
    report: Report | None = None
    forced: bool = False
    """CO-15.5: the host makes the open decisions of this session."""
    absent: tuple[list[str], list[str]] = field(default_factory=lambda: ([], []))
    called_up: tuple[list[str], list[str]] = field(default_factory=lambda: ([], []))
    numbers: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []))
    """The cards of both sides in this match, the keeper first, if squads are drafted."""
    squads: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []))
    """CO-10.3: the cards of both sides by squad number, including men who are out."""
    scores: list[Score] = field(default_factory=list)
    order: int = 0
    """The position in the order of finishing."""
    day_finished: str = ""
    match: str = ""
    version: int = 0
    rolls: list[int] = field(default_factory=list)
    scorers: Scorers | None = None
    given_up: tuple[int, int] | None = None
    """CO-4.4: the score at which a side gave up the match and forfeited it."""
    by_hand: bool = False
    """CO-14.5, CO-14.6: the organiser has entered the result; there is no match on this server."""
    table: int = 0
    """CO-21.2: the table to which it was called; 0 while it waits, if it needs none, and when it is over."""
    deferred: int = 0
    """CO-21.3: others go before it; matches deferred later wait longer."""
    host: int = 0
    """CO-21.6: the entrant on whose phone both sides are played."""
    proposed: dict[int, Report] = field(default_factory=dict)
    """CO-14.9: the results that its coaches have entered."""
    attempt: int = 0
    """CO-14.4: the number of reports that were struck out, so that a host can distinguish its matches."""

    @property
    def over(self) -> bool:
        return self.status in (DONE, UNPLAYED, VOID)

    @property
    def played(self) -> Played | None:
        """The match as input of the standings; None if it does not count there."""
        if self.status != DONE or self.report is None:
            return None
        return Played(self.sides[0], self.sides[1], self.report)


@dataclass(frozen=True)
class Substitute:
    """CO-4.12: somebody who is willing to take over a team; a guest has no account."""

    id: str
    name: str
    guest: bool = False


@dataclass
class Tie:
    """CO-3.5: a pair of the bracket; `seeds` (the better one first) are 0 while unknown or for a bye."""

    round: int
    place: int
    seeds: Pair = (0, 0)
    bye: bool = False
    third: bool = False
    branch: Branch = ""
    """CO-23.2, CO-23.4: the side of a double elimination, or its final; empty in a cup."""
    part: int = 0
    """CO-23.6: the part of the calendar, if it differs from the round."""
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
    """CO-11.10: kept to be shown after the window."""
    left_behind: set[int] = field(default_factory=set)
    """CO-4.8, CO-17.1: managers whose predecessor handed in their list; it is valid, but they cannot see it."""
    released: dict[int, list[int]] = field(default_factory=dict)
    """The cards that each manager has released in this window (CO-11.7, CO-11.8)."""
    done: list[tuple[int, int, int, int]] = field(default_factory=list)
    """Transfers: manager, bought, released, price."""


@dataclass(frozen=True)
class Room:
    """CO-21.1: the room of an evening: its tables, the approximate length of a match, its place and its links."""

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
    """In the order of joining; after the draw by number."""
    lots: dict[int, int] = field(default_factory=dict)
    groups: dict[str, list[int]] = field(default_factory=dict)
    fixtures: dict[str, Fixture] = field(default_factory=dict)
    ties: list[Tie] = field(default_factory=list)
    seeds: dict[int, int] = field(default_factory=dict)
    """CO-3.3, CO-3.6: the entrant of each knock-out seed."""
    byes: dict[int, int] = field(default_factory=dict)
    """CO-22.6: the entrant with the bye in each round of a Swiss that had one."""
    paired: int = 0
    """CO-22.2: the number of rounds of a Swiss that are paired."""
    late: dict[int, int] = field(default_factory=dict)
    """CO-22.12: for late entrants: the number of rounds that were paired before they entered."""
    rungs: list[int] = field(default_factory=list)
    """CO-24.1: the ladder from top to bottom."""
    ended: bool = False
    """CO-24.7: the deadline of a ladder has passed."""
    seeking: list[int] = field(default_factory=list)
    """CO-24.4: the entrants that are looking for a match, the longest wait first."""
    knockout_part: int = 0
    """CO-4.1: parts of the calendar before the knock-out."""
    roller: Roller = field(default_factory=lambda: Roller(""))
    keepers: list[int] = field(default_factory=list)
    pack: list[int] = field(default_factory=list)
    """CO-10.4: shuffled field cards that have not been turned up yet."""
    table: list[int] = field(default_factory=list)
    batch: int = 0
    picks: int = 0
    taken: list[tuple[int, int, int, bool]] = field(default_factory=list)
    """CO-10.4: picks in order: batch, manager, card, and whether the deadline made it."""
    chosen: tuple[int, int] | None = None
    """CO-10.9: the card that the manager on turn has chosen, and until when he can give it back."""
    wishes: dict[int, list[int]] = field(default_factory=dict)
    """CO-10.8: the secret wish lists by manager."""
    handed_over: set[int] = field(default_factory=set)
    """CO-10.8: managers for whom cards are picked at once."""
    pool: set[int] = field(default_factory=set)
    pool_men: dict[str, Man] = field(default_factory=dict)
    """CO-11.9, CO-7.9: the records of men in no squad, which do not change."""
    windows: list[Window] = field(default_factory=list)
    reopened: set[str] = field(default_factory=set)
    """CO-14.4: fixtures whose report was struck out; later matches of other entrants remain valid."""
    delays: dict[int, int] = field(default_factory=dict)
    """CO-4.9: the seconds by which each part is extended."""
    paused: bool = False
    """CO-4.10: all deadlines are suspended."""
    reminded: int = 0
    """CO-4.14: the latest end of a part of which the organiser was reminded, in seconds since 1970."""
    dates: dict[str, int] = field(default_factory=dict)
    """CO-4.11: individual dates by fixture, in seconds since 1970."""
    title: str = ""
    about: str = ""
    """CO-14.8: the new name, if it was changed, and the description."""
    helpers: list[str] = field(default_factory=list)
    """CO-14.8: the ids of the helpers."""
    limited: list[str] = field(default_factory=list)
    """CO-14.8: the helpers who help with results and dates only."""
    outside: dict[str, str] = field(default_factory=dict)
    """CO-14.8: the names of helpers who have not entered, by id."""
    invited: str = ""
    """CO-14.8: the secret in the link that makes somebody a helper."""
    waiting: list[Substitute] = field(default_factory=list)
    """CO-4.12: substitutes in the order in which they joined the list."""
    offered: str = ""
    """CO-14.8: the id of the entrant to whom the competition is offered."""
    archived: bool = False
    clocks: list[dict[str, int | str]] = field(default_factory=list)
    """CO-14.8: the times to think that the organiser has chosen since it was created."""
    follows: str | None = None
    """CO-25.1: the previous season of the club; None if nobody has set it."""
    deleted: int = 0
    """CO-14.8: the time of deletion, in seconds since 1970."""
    room: Room | None = None
    """CO-21.1: the room, if everybody is in one."""
    finished: int = 0
    ranking: list[int] = field(default_factory=list)

    def number(self, entrant_id: str) -> int:
        """The number of an entrant; 0 if nobody has this id."""
        for entrant in self.entrants:
            if entrant.id == entrant_id:
                return entrant.number
        return 0

    def has(self, person: str) -> bool:
        """Whether somebody has entered; also before numbers are drawn."""
        return any(entrant.id == person for entrant in self.entrants)

    def entrant(self, number: int) -> Entrant:
        return self.entrants[number - 1]

    def of_stage(self, stage: str) -> list[Fixture]:
        return [fixture for fixture in self.fixtures.values() if fixture.stage == stage]

    def described(self, fixture: Fixture) -> dict[str, int | str]:
        """The arguments with which a refusal names a fixture: its teams and its matchday."""
        teams = " – ".join(self.entrant(number).name for number in fixture.sides)
        return {"fixture": fixture.id, "teams": teams, "stage": fixture.stage, "day": fixture.day}

    def out_of(self, fixture: Fixture) -> list[int]:
        """CO-4.6: the positions in a fixture of entrants that are out."""
        return [place for place, number in enumerate(fixture.sides) if self.entrant(number).out]

    def unfinished(self, number: int) -> Fixture | None:
        """CO-0.6: the match of a team that is in progress; there is at most one."""
        for fixture in self.fixtures.values():
            if fixture.status == BEGUN and number in fixture.sides:
                return fixture
        return None

    def round_of(self, fixture: Fixture) -> int:
        """CO-3.5: the knock-out round of a match; 0: it is not part of the knock-out."""
        return self.ties[fixture.tie].round if fixture.tie >= 0 else 0

    def branch_of(self, fixture: Fixture) -> Branch:
        """CO-23.2: the side of a double elimination to which a match belongs; empty in other formats."""
        return self.ties[fixture.tie].branch if fixture.tie >= 0 else ""

    @property
    def rounds(self) -> int:
        """CO-3.5: the number of rounds of the knock-out."""
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
        """CO-22.12: the number of entrants in the draw; late entrants change neither rounds nor dates."""
        return len(self.entrants) - len(self.late)

    @property
    def in_play(self) -> list[int]:
        """Entrants that are not out."""
        return [entrant.number for entrant in self.entrants if not entrant.out]
