"""The seasons of a club over the wire, as types: docs/protocol.md says what they mean."""

from __future__ import annotations

from msgspec import Struct

from dugout.competition.records import Kind
from dugout.competition.season import Phase


class CoachName(Struct, kw_only=True):
    """CO-25.2: a coach as the newest season names him."""

    name: str
    team: str
    kit: int
    level: str
    me: bool


class ClubSeason(Struct, kw_only=True):
    """A season of a club; `champion` and `second` once it is over."""

    id: str
    title: str
    game: str
    format: str
    phase: Phase
    entrants: int
    created: int
    champion: CoachName | None
    second: CoachName | None


class HonoursLine(Struct, kw_only=True):
    """CO-25.3: what a coach has won, and the figures of matches, or of sessions where a game is played at tables."""

    coach: CoachName
    titles: int
    seconds: int
    seasons: int
    played: int
    won: int
    goals: int
    sessions: int
    money: int


class FeatInfo(Struct, kw_only=True):
    """CO-25.4: what nobody has done better in a game, with the match it happened in where it was one match."""

    kind: Kind
    game: str
    coach: CoachName
    count: int
    other: CoachName | None
    score: tuple[int, int] | None
    competition: str
    title: str
    match: str


class ScorerLine(Struct, kw_only=True):
    """CO-25.5: a man over all seasons; `name` where squads are drafted."""

    game: str
    man: str
    name: str
    team: str
    coach: CoachName
    goals: int
    seasons: int


class RecordsInfo(Struct, kw_only=True):
    """The newest season first."""

    seasons: list[ClubSeason]
    honours: list[HonoursLine]
    feats: list[FeatInfo]
    scorers: list[ScorerLine]
