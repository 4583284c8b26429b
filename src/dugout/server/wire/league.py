"""The opening page of a competition over the wire, as types: docs/protocol.md says what they mean."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from dugout.server.wire.desk import HistoryLine


class NewsItem(Struct, kw_only=True):
    """Something worth telling: a `result`, a `ban`, an `injury`, a `transfer`, a `streak`, or what was `decided`.

    `count` are matches to be missed, the price of a transfer, or matches of a streak; `what` says which streak.
    """

    kind: Literal["result", "ban", "injury", "transfer", "streak", "decided"]
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
