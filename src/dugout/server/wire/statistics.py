"""Figures of a competition over the wire, as types: docs/protocol.md says what they mean."""

from __future__ import annotations

from msgspec import Struct


class ManFiguresInfo(Struct, kw_only=True):
    number: int
    man: str
    name: str
    goals: int
    yellow: int
    red: int


class TeamFiguresInfo(Struct, kw_only=True):
    """`out` counts the men who cannot play now."""

    number: int
    played: int
    goals: int
    against: int
    clean: int
    yellow: int
    red: int
    out: int


class SessionFiguresInfo(Struct, kw_only=True):
    number: int
    sessions: int
    won: int
    best: int
    right: int
    leads: int


class StatisticsInfo(Struct, kw_only=True):
    """Scorers and cards by man, figures by team; in sessions at tables figures by player."""

    men: list[ManFiguresInfo]
    teams: list[TeamFiguresInfo]
    evenings: list[SessionFiguresInfo]
