"""Combined championships over the wire, as types: docs/protocol.md says what they mean."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from dugout.competition.season import Phase
from dugout.server.wire.entries import Id, Title


class NewChampionship(Struct, kw_only=True, forbid_unknown_fields=True):
    """CO-16.1: two or three competitions of the organiser, each of another game; the lots of the first decide."""

    title: Title
    competitions: Annotated[list[Id], Meta(min_length=1, max_length=8)]


class PartInfo(Struct, kw_only=True):
    """A competition that counts for a championship."""

    id: str
    title: str
    game: str
    format: str
    phase: Phase


class ChampionshipRowInfo(Struct, kw_only=True):
    """`places` and `earned` by competition; None where it is not finished."""

    name: str
    level: str
    me: bool
    points: int
    places: list[int | None]
    earned: list[int | None]


class ChampionshipInfo(Struct, kw_only=True):
    """A combined championship. `strangers` are people who are not in every competition: then nothing is ranked."""

    id: str
    title: str
    organiser: bool
    finished: bool
    parts: list[PartInfo]
    rows: list[ChampionshipRowInfo]
    strangers: list[str]
