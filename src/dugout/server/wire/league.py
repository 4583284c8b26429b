"""The opening page of a competition over the wire, as types: docs/protocol.md says what they mean."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from dugout.competition.season import Branch
from dugout.server.wire.desk import HistoryLine


class NewsItem(Struct, kw_only=True):
    """Something worth telling: a `result`, a `ban`, an `injury`, a `transfer`, a `streak`, the `champion`, or what was
    `decided`.

    `count` are matches to be missed, the price of a transfer, or matches of a streak; `what` says which streak.
    """

    kind: Literal["result", "ban", "injury", "transfer", "streak", "champion", "decided"]
    at: int
    fixture: str = ""
    number: int = 0
    """The team it is about."""
    man: str = ""
    name: str = ""
    """Of a man, where squads are drafted."""
    count: int = 0
    what: str = ""
    rule: str = ""
    line: HistoryLine | None = None


class RaceLine(Struct, kw_only=True):
    """Points (at tables: money) of an entrant after each part."""

    number: int
    points: list[int]


class HomeInfo(Struct, kw_only=True):
    """`parts` of the calendar that the race has figures for, and the news, newest first."""

    news: list[NewsItem]
    parts: list[int]
    race: list[RaceLine]


class DueSide(Struct, kw_only=True):
    """A side of a match that is due; `me` is the person who asks."""

    name: str
    kit: int
    me: bool
    ready: bool


class DueFixture(Struct, kw_only=True):
    """A match of a competition that somebody has to play next; moments in milliseconds since 1970."""

    competition: str
    title: str
    game: str
    fixture: str
    stage: str
    day: int
    leg: int
    round: int
    rounds: int
    branch: Branch
    sides: list[DueSide]
    due: int | None
    date: int | None
    """CO-4.11: its own date, if it has one."""
    match: str | None
    """If it has begun."""


class DueFixtures(Struct, kw_only=True):
    fixtures: list[DueFixture]
