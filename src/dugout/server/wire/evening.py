"""An evening in one room over the wire, as types: docs/protocol.md says what they mean."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct, field

from dugout.competition.reports import Report
from dugout.competition.season import Branch, Phase, Stage, Status
from dugout.referee.wire.matches import Name
from dugout.server.wire.club import SaidResult
from dugout.server.wire.competitions import StandingsInfo, TieInfo


class EveningEntrant(Struct, kw_only=True):
    """`here`: somebody plays under this name on a device of their own; `open`: a phone may take it (CO-21.4)."""

    number: int
    name: str
    team: str
    kit: int
    level: str
    out: bool
    here: bool
    open: bool


class EveningFixture(Struct, kw_only=True):
    """`live` is the score of a match that goes on here; moments in milliseconds since 1970."""

    id: str
    stage: Stage
    group: str
    day: int
    leg: int
    round: int
    rounds: int
    branch: Branch
    sides: list[int]
    status: Status
    table: int
    called: int | None
    needs_table: bool
    """CO-21.2: it is played by people alone."""
    enterable: bool
    """CO-14.9: its coaches can enter a result."""
    ready: list[int]
    host: int
    """CO-21.6: on whose phone both play."""
    match: str | None
    goals: list[int] | None
    live: list[int] | None
    shootout: list[int] | None
    decided: str
    said: list[SaidResult]
    disputed: bool


class EveningBoard(Struct, kw_only=True):
    """A match that goes on here, as everybody may see it."""

    fixture: str
    match: str
    view: Raw


class NextUp(Struct, kw_only=True):
    """Who plays next: `sides` are the entrants who may stand on each side; `at` is about when, `table` about where."""

    fixture: str
    stage: Stage
    day: int
    round: int
    rounds: int
    branch: Branch
    sides: list[list[int]]
    table: int
    at: int


class EveningInfo(Struct, kw_only=True):
    """CO-21.8: what the screen and the phones of an evening show; `me` is the entrant of this phone, 0 for none."""

    id: str
    title: str
    game: str
    format: str
    phase: Phase
    paused: bool
    now: int
    place: str
    tables: int
    minutes: int
    me: int
    organiser: bool
    link: str
    """Where phones come in, with an address that they can reach if there is one."""
    reachable: bool
    """Whether other devices reach this server at all."""
    entrants: list[EveningEntrant]
    fixtures: list[EveningFixture]
    ties: list[TieInfo]
    standings: list[StandingsInfo]
    boards: list[EveningBoard]
    next: list[NextUp]
    champion: int


class EveningAnswer(Struct, kw_only=True):
    """No page where nothing has changed since the version that was named."""

    version: str
    page: EveningInfo | None


class NameClaim(Struct, kw_only=True, forbid_unknown_fields=True):
    """CO-21.4: who somebody is: an entrant by number (before the draw: by place), or a new name and its team."""

    entrant: int = 0
    name: Name | None = None
    team: Annotated[str, Meta(max_length=40)] = ""


class EveningAct(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a phone does: be `ready` (or `unready`), `lend` itself to both, say a `result`, give its name `back`.

    CO-14.9: it may `confirm` what the other side has entered, as it was `seen`.
    """

    act: Literal["ready", "unready", "lend", "result", "confirm", "back"]
    fixture: Annotated[str, Meta(max_length=20)] = ""
    report: Report | None = None
    seen: Annotated[str, Meta(max_length=16)] = ""


class RoomInfo(Struct, kw_only=True):
    """CO-21.1: the room of an evening, for its organiser: the links, and what waits for a decision."""

    tables: int
    minutes: int
    place: str
    door: str
    screen: str
    reachable: bool
    called: dict[str, int] = field(default_factory=dict)
    """CO-21.2: tables by fixture."""
    phones: list[int] = field(default_factory=list)
    """CO-21.5: entrants whose names can be freed."""


class RoomAct(Struct, kw_only=True, forbid_unknown_fields=True):
    """CO-21: what the organiser does: `set` the room (no table: close it), `free` a name, `defer` a match."""

    act: Literal["set", "free", "defer"]
    tables: int = 0
    minutes: int = 30
    place: Annotated[str, Meta(max_length=60)] = ""
    entrant: int = 0
    fixture: Annotated[str, Meta(max_length=20)] = ""


class RoomAnswer(Struct, kw_only=True):
    """No room where it is not an evening."""

    room: RoomInfo | None
