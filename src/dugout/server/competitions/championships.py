"""CO-16: combined championships: made of competitions, computed from their rankings on every request."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

import msgspec
import structlog

from dugout.competition import combined
from dugout.competition.config import Refused
from dugout.competition.season import FINISHED, OPEN, Entrant, Phase
from dugout.referee.errors import ApiError, refused
from dugout.referee.rows import new_id
from dugout.server.competitions.downloads import as_csv, as_json
from dugout.server.competitions.host import Competitions
from dugout.server.competitions.reading import shown
from dugout.server.store.championships import ChampionshipRow
from dugout.server.store.people import Person
from dugout.server.wire.championships import ChampionshipInfo, ChampionshipRowInfo, PartInfo
from dugout.server.wire.competitions import Link

log = structlog.get_logger()


@dataclass(frozen=True)
class Part:
    """A competition at one moment: `ranking` is empty until it is over, `people` until it is drawn."""

    id: str
    title: str
    organiser: str | None
    game: str
    format: str
    phase: Phase
    people: dict[str, Entrant]
    lots: dict[str, int]
    ranking: list[str]


class Championships:
    """All combined championships of this server."""

    def __init__(self, competitions: Competitions) -> None:
        self.competitions = competitions
        self.store = competitions.rooms.store.championships

    async def create(self, title: str, competitions: Sequence[str], person: Person) -> str:
        """A new championship of somebody's own competitions; raises ApiError."""
        parts = [await self._part(competition) for competition in competitions]
        if any(part.organiser != person.id for part in parts):
            raise ApiError("not-organiser")
        drawn = [set(part.people) for part in parts if part.phase != OPEN]
        try:
            combined.check_parts([part.game for part in parts], drawn)
        except Refused as error:
            raise refused("refused", error.refusal) from None
        now = self.competitions.rooms.clock.now()
        row = ChampionshipRow(new_id(), title, person.id, now)
        await self.store.create(row, [part.id for part in parts])
        log.info("championship.created", championship=row.id, competitions=len(parts))
        return row.id

    async def info(self, championship: str, person: Person | None) -> ChampionshipInfo:
        """A championship as it stands; raises ApiError."""
        row, competitions = await self._load(championship)
        parts = []
        for competition in competitions:
            with suppress(ApiError):  # CO-14.8: one that is deleted counts no longer
                parts.append(await self._part(competition))
        return _seen(row, parts, person)

    async def remove(self, championship: str, person: Person) -> Link:
        """Take a championship away; its competitions stay. Raises ApiError."""
        row, _ = await self._load(championship)
        if row.organiser != person.id:
            raise ApiError("not-organiser")
        await self.store.remove(row.id)
        return Link(id=row.id, title=row.title)

    async def _load(self, championship: str) -> tuple[ChampionshipRow, list[str]]:
        found = await self.store.load(championship)
        if found is None:
            raise ApiError("no-competition")
        return found

    async def _part(self, competition: str) -> Part:
        history = await shown(self.competitions, competition, None)  # deleted: for its organiser, too
        async with history.still() as s:
            people = {} if s.phase == OPEN else combined.people_of(s)
            lots = {who: s.lots[entrant.number] for who, entrant in people.items()}
            about = (
                history.id,
                history.row.title,
                history.row.organiser,
                s.config.game,
                s.config.format,
                s.phase,
            )
            return Part(*about, people, lots, combined.ranking_of(s))


def _seen(row: ChampionshipRow, parts: list[Part], person: Person | None) -> ChampionshipInfo:
    """CO-16.1: the table so far. Nobody is ranked while people differ between competitions that are drawn."""
    drawn = [part for part in parts if part.people]
    everybody = {who: entrant.name for part in drawn for who, entrant in part.people.items()}
    strangers = [name for who, name in everybody.items() if not all(who in part.people for part in drawn)]
    return ChampionshipInfo(
        id=row.id,
        title=row.title,
        organiser=person is not None and person.id == row.organiser,
        finished=bool(parts) and not strangers and all(part.phase == FINISHED for part in parts),
        parts=[
            PartInfo(id=part.id, title=part.title, game=part.game, format=part.format, phase=part.phase)
            for part in parts
        ],
        rows=[] if strangers or not drawn else _rows(parts, drawn[0], person),
        strangers=sorted(strangers),
    )


def _rows(parts: list[Part], first: Part, person: Person | None) -> list[ChampionshipRowInfo]:
    """`first` is the first competition that is drawn: its names are shown, its lots decide."""
    rankings = [part.ranking for part in parts if part.ranking]
    rows = []
    for line in combined.combined(rankings, first.lots):
        entrant = first.people[line.who]
        known = iter(line.places)
        places = [next(known) if part.ranking else None for part in parts]
        rows.append(
            ChampionshipRowInfo(
                name=entrant.name,
                level=entrant.level,
                me=person is not None and line.who == person.id,
                points=line.points,
                places=places,
                earned=[None if at is None else combined.earned(at, len(first.lots)) for at in places],
            )
        )
    return rows


def table_csv(info: ChampionshipInfo) -> str:
    """The table with what each competition brought."""
    titles = [part.title for part in info.parts]
    head = [
        "place",
        "name",
        *(f"{title}: {what}" for title in titles for what in ("place", "points")),
        "points",
    ]
    rows: list[list[object]] = [list(head)]
    for place, row in enumerate(info.rows, start=1):
        pairs = [figure for pair in zip(row.places, row.earned, strict=True) for figure in pair]
        rows.append([place, row.name, *("" if figure is None else figure for figure in pairs), row.points])
    return as_csv(rows)


def whole_json(info: ChampionshipInfo) -> str:
    data = {
        "format": "dugout-championship",
        "schema": 1,
        "title": info.title,
        "finished": info.finished,
        "competitions": msgspec.to_builtins(info.parts),
        "table": [
            {
                "name": row.name,
                "level": row.level,
                "points": row.points,
                "places": row.places,
                "earned": row.earned,
            }
            for row in info.rows
        ],
    }
    return as_json(data)
