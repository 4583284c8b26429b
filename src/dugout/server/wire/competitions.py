"""Competitions over the wire, as types: docs/protocol.md says what they mean."""

from __future__ import annotations

from msgspec import Struct, field

from dugout.competition.config import Config
from dugout.competition.reports import Report, Scorers
from dugout.competition.season import Branch, Phase, Stage, Status
from dugout.referee.wire.clocks import Pace, TimeControl
from dugout.server.wire.club import ClubInfo, FormInfo, SaidResult, ScoreInfo
from dugout.server.wire.entries import Preview
from dugout.server.wire.rooms import CardInfo, DraftInfo, ListInfo, TransferInfo, WindowInfo
from dugout.server.wire.statistics import StatisticsInfo


class CauseInfo(Struct, kw_only=True):
    """Why a man is out: the rule, his code in a match, its fixture and the other team; only the rule if inherited."""

    rule: str
    code: str
    fixture: str
    against: str


class ManInfo(Struct, kw_only=True):
    """A man with a record: how many matches he misses and why, and for how long he is watched."""

    man: str
    name: str
    suspended: int
    hurt: int
    watched: int
    prone: int
    yellows: int
    suspension: CauseInfo | None
    injury: CauseInfo | None


class AbsenceInfo(Struct, kw_only=True):
    """A man who is out of a match, or was called up all the same (CO-10.7)."""

    seat: int
    team: str
    called_up: bool
    man: ManInfo


class EntrantInfo(Struct, kw_only=True):
    id: str
    number: int
    name: str
    team: str
    level: str
    lot: int
    out: bool
    gone: bool
    guest: bool
    """CO-0.7: entered by the organiser."""
    kit: int
    """Which of the shirts: the same for as long as the competition lasts."""
    claim: str
    """CO-0.7: for the organiser, the secret in the link of a guest."""
    before: list[str]
    """CO-4.8: who had the team earlier."""
    men: list[ManInfo]
    squad: list[int]
    balance: int
    transfers: int


class FixtureInfo(Struct, kw_only=True, omit_defaults=True):
    """`goals` are those of the report, `live` those of a match that goes on."""

    id: str
    stage: Stage
    group: str
    day: int
    part: int
    leg: int
    neutral: bool
    sides: list[int]
    ready: list[int]
    status: Status
    may_begin: bool
    in_turn: bool
    """It may begin as soon as none of its sides is in another match."""
    enterable: bool
    """CO-14.5: its result can be entered; matches of others need not be over."""
    strikable: bool
    """CO-14.4, CO-15.6: its result can still be struck out."""
    match: str | None
    result: str
    goals: list[int] | None
    live: list[int] | None = None
    shootout: list[int] | None = None
    decided: str
    given_up: list[int] | None = None
    """CO-4.4: the score at which a side gave the match up."""
    due: int | None
    until: int | None = None
    """CO-24.3: when a challenge must have been taken up."""
    branch: Branch
    """CO-23.2: the side of a double elimination it belongs to."""
    date: int | None = None
    """CO-4.11: when it is to be played, if it has a date of its own."""
    table: int = 0
    """CO-21.2: the table to which it was called."""
    by_hand: bool
    """CO-14.5, CO-14.6: the organiser has entered it."""
    overturned: bool
    """CO-14.4: a report of it was struck out or replaced."""
    report: Report | None = None
    """CO-14.4: for the organiser, while it can be corrected; men by squad number."""
    scorers: Scorers | None = None
    """As the report."""
    said: list[SaidResult]
    """CO-14.9: what coaches have entered, until it counts."""
    fixed: str = ""
    """CO-14.4: for the organiser, why the result stands for good: `finished`, `played-on`, `traded`, `knock-out`."""
    fixed_by: int = 0
    """The entrant who has played on."""


class RowInfo(Struct, kw_only=True):
    """A line of a table. In sessions at tables `points` are money."""

    number: int
    played: int
    won: list[int]
    drawn: int
    lost: list[int]
    goals_for: int
    goals_against: int
    points: int
    fair_play: int
    form: str
    earned: list[int]
    """The points of each letter of the form."""
    byes: int
    buchholz: int
    """CO-22.10: the points of all opponents, in a Swiss."""
    moved: int
    """Places gained since the matchday before."""


class StandingsInfo(Struct, kw_only=True):
    group: str
    rows: list[RowInfo]


class TieInfo(Struct, kw_only=True):
    round: int
    place: int
    third: bool
    bye: bool
    branch: Branch
    seeds: list[int]
    sides: list[int]
    winner: int
    fixtures: list[str]


class Link(Struct, kw_only=True):
    """The way to another page."""

    id: str
    title: str


class CompetitionInfo(Struct, kw_only=True):
    """Everything that somebody may know of a competition (CO-17.1)."""

    id: str
    title: str
    config: Config
    clock: TimeControl
    """As the organiser chose it; `pace` is what it comes to."""
    pace: Pace
    public: bool
    phase: Phase
    now: int
    wake: int | None
    organiser: bool
    me: int
    """The number (before the draw: the place) of the person who asks; 0 for others."""
    entrants: list[EntrantInfo]
    fixtures: list[FixtureInfo]
    tables: list[StandingsInfo]
    ties: list[TieInfo]
    form: FormInfo
    draft: DraftInfo | None
    window: WindowInfo | None
    transfers: list[TransferInfo]
    lists: list[ListInfo]
    statistics: StatisticsInfo
    cards: list[CardInfo]
    pool: list[int]
    ranking: list[int]
    sizes: tuple[int, int]
    """How many may enter."""
    club: ClubInfo
    preview: Preview | None
    before: Link | None
    """CO-7.9: the competition whose suspensions and injuries were taken over."""
    championships: list[Link]
    """CO-16: the combined championships it counts for."""
    earlier: Link | None
    """CO-25.1: the season of the club before this one."""
    address: str = ""
    """Where links for others begin, where the address of this page leads nobody else here."""
    place: str = ""
    """CO-25.2: the link of the guest who is the reader, from the season before."""


class Obligation(Struct, kw_only=True):
    """A competition that somebody plays in or runs, and who runs it after a deletion (empty: nobody)."""

    id: str
    title: str
    plays: bool
    runs: bool
    heir: str


class Obligations(Struct, kw_only=True):
    competitions: list[Obligation]


class CompetitionLine(Struct, kw_only=True):
    """A competition in a list."""

    id: str
    title: str
    game: str
    format: str
    phase: Phase
    entrants: int
    public: bool
    organiser: bool
    playing: bool
    archived: bool
    deleted: bool
    created: int


class CompetitionList(Struct, kw_only=True):
    competitions: list[CompetitionLine]
    championships: list[Link]


class CreatedCompetition(Struct, kw_only=True):
    id: str


class Overturned(Struct, kw_only=True):
    """CO-14.4, CO-14.7: the result of a match was struck out (no `after`) or replaced: when, by whom, why."""

    at: int
    by: str
    before: str
    after: str
    reason: str
    stood: ScoreInfo | None = None
    stands: ScoreInfo | None = None
    """As `before` and `after`, by field."""


class PlaceOfMatch(Struct, kw_only=True):
    """Where a match belongs, for its page, and who is out of it while it goes on."""

    competition: str | None
    title: str
    fixture: str
    stage: str = ""
    day: int = 0
    leg: int = 0
    round: int = 0
    rounds: int = 0
    """`round` of so many `rounds` of the knock-out."""
    branch: str = ""
    teams: list[str] = field(default_factory=list)
    """By seat, as the table names them; empty where that is the name of whoever plays."""
    kits: list[int] = field(default_factory=list)
    """By seat, as the table shows them."""
    out: list[AbsenceInfo] = field(default_factory=list)
    overturned: list[Overturned] = field(default_factory=list)
    ruled: Overturned | None = None
    """CO-14.6: the forfeit that ended the match while it was played; nothing had stood `before`."""
