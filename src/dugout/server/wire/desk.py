"""The organiser's desk over the wire, as types: docs/protocol.md says what they mean."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from dugout.competition.reports import Report
from dugout.competition.season import Branch
from dugout.referee.wire.clocks import Pace, TimeControl
from dugout.referee.wire.matches import Name
from dugout.server.wire.club import ScoreInfo
from dugout.server.wire.competitions import CompetitionInfo

Team = Annotated[str, Meta(max_length=40)]
Figures = Annotated[list[Annotated[int, Meta(ge=0, le=9999)]], Meta(max_length=8)]
LONGEST_SHEET: Final = 60_000
"""Characters of a file that is imported."""


class Guest(Struct, kw_only=True, forbid_unknown_fields=True):
    """CO-0.7: somebody without an account, and the team."""

    name: Name
    team: Team = ""


class Remove(Struct, kw_only=True, forbid_unknown_fields=True):
    """Who is taken out, by the shirt: places move up when somebody leaves. None: whoever has the place."""

    kit: int | None = None


class Guests(Struct, kw_only=True, forbid_unknown_fields=True):
    guests: Annotated[list[Guest], Meta(min_length=1, max_length=64)]


class Claim(Struct, kw_only=True, forbid_unknown_fields=True):
    """CO-0.7: the secret in a guest's link."""

    link: Annotated[str, Meta(min_length=1, max_length=40)]


class Sheet(Struct, kw_only=True, forbid_unknown_fields=True):
    """CO-15.6: a session at a real table, by seat: cash, right results, rounds as leader, best count."""

    rounds: int
    cash: Figures
    right: Figures
    leads: Figures
    bests: Figures


class DeskAct(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the organiser does while a competition runs; with `foresee` the server only says what would follow.

    `enter` a result (of a session at tables its `sheet`), `overturn` one (without a report it is struck out), `award`
    a match against a side, `confirm` the result that an `entrant` has entered (`seen`: its mark, CO-14.9) or `reject`
    what both have (`seen`: their marks, a space between), `extend` a part, `withdraw` or `replace` an entrant; `pause`
    and `resume`, give a match a `date` (seconds since 1970; 0: none); `rename`, set another `clock` for matches to
    come, `share` with an entrant, `offer` it to one (0: to nobody; both with the `name` of whoever is meant),
    `archive`, `delete`; `undo` a line of the history; `pair` a round of a Swiss tournament again (CO-22.3).

    CO-4.12: `replace` by a `substitute` (the first is 1), `wait`: a name for that list, or one off it. CO-4.13: `end`.
    CO-14.8: `invite` a helper by link (`on`), and `share` with an outside `helper` (the first is 1), or no longer;
    `limited`: results and dates alone.
    CO-14.10: `seen` is the mark of what was said to follow. CO-25.1: `follow` the competition `other`, or none.
    """

    act: Literal[
        "enter",
        "confirm",
        "reject",
        "overturn",
        "award",
        "extend",
        "withdraw",
        "replace",
        "pause",
        "resume",
        "date",
        "rename",
        "clock",
        "share",
        "offer",
        "archive",
        "delete",
        "undo",
        "pair",
        "wait",
        "end",
        "invite",
        "follow",
    ]
    other: Annotated[str, Meta(max_length=32)] = ""
    substitute: int = 0
    helper: int = 0
    limited: bool = False
    seen: Annotated[str, Meta(max_length=40)] = ""
    fixture: Annotated[str, Meta(max_length=20)] = ""
    report: Report | None = None
    scorers: tuple[dict[str, int], dict[str, int]] | None = None
    sheet: Sheet | None = None
    side: Annotated[int, Meta(ge=0, le=1)] = 0
    entrant: int = 0
    name: Team = ""
    part: int = 0
    seconds: int = 0
    rest: bool = True
    at: int = 0
    title: Annotated[str, Meta(max_length=80)] = ""
    about: Annotated[str, Meta(max_length=500)] = ""
    on: bool = True
    seq: int = -1
    clock: TimeControl | None = None
    reason: Annotated[str, Meta(max_length=200)] = ""
    foresee: bool = False


class RowChange(Struct, kw_only=True):
    """A line of a table that changes; before and after."""

    number: int
    place: tuple[int, int]
    points: tuple[int, int]


class ManChange(Struct, kw_only=True):
    """A man who misses more or fewer matches than before; `rolled`: how many is rolled when the act is carried out."""

    number: int
    man: str
    name: str
    suspended: tuple[int, int]
    hurt: tuple[int, int]
    rolled: bool


class PartChange(Struct, kw_only=True):
    """A part of the calendar that ends at another time."""

    part: int
    ends: tuple[int, int]


class TieChange(Struct, kw_only=True):
    """A tie of the bracket with other sides or another winner; before and after, 0 where nobody is known."""

    round: int
    rounds: int
    third: bool
    branch: Branch
    sides: tuple[tuple[int, int], tuple[int, int]]
    winner: tuple[int, int]


class Follows(Struct, kw_only=True):
    """What an act of the organiser changes; `fixtures` counts other matches by what becomes of them.

    `champion`: who wins the competition by it; nothing can be corrected after that.
    """

    rows: list[RowChange]
    men: list[ManChange]
    parts: list[PartChange]
    out: list[int]
    fixtures: dict[str, int]
    ties: list[TieChange]
    champion: int
    told: int


class DeskAnswer(Struct, kw_only=True):
    """`page` is there if it was done; `mark` stands for what follows (CO-14.10)."""

    follows: Follows
    mark: str
    page: CompetitionInfo | None


class HistoryLine(Struct, kw_only=True):
    """Something that was decided: by whom (empty: by the rules), what, and why."""

    at: int
    by: str
    act: str
    seq: int
    undo: bool
    """Whether it can be taken back now."""
    fixture: str = ""
    teams: list[str] = []
    name: str = ""
    other: str = ""
    before: str = ""
    after: str = ""
    """What it was called before and after, where it is a result as CO-14.2 writes it."""
    stood: ScoreInfo | None = None
    stands: ScoreInfo | None = None
    """The result before and after."""
    part: int = 0
    seconds: int = 0
    date: int = 0
    on: bool = True
    pace: Pace | None = None
    """The time to think that was chosen."""
    reason: str = ""
    rule: str = ""


class History(Struct, kw_only=True):
    lines: list[HistoryLine]


class Import(Struct, kw_only=True, forbid_unknown_fields=True):
    """CO-0.7, CO-14.5: a table of entrants or results, as CSV; with `foresee` it is only checked."""

    what: Literal["entrants", "results"]
    text: Annotated[str, Meta(max_length=LONGEST_SHEET)]
    foresee: bool = False


class BadLine(Struct, kw_only=True):
    """A line of the table that cannot be taken, and why; line 0: the table as a whole."""

    line: int
    message: str
    rule: str | None


class ImportAnswer(Struct, kw_only=True):
    """Where a line is wrong nothing is taken; `same` lines are here already, just so."""

    count: int
    same: int
    bad: list[BadLine]
    page: CompetitionInfo | None
