"""What is stored about combined championships: a title, and the competitions they are made of."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, delete, insert, or_, select

from dugout.server.store.journal.group import Writer
from dugout.server.store.people import Reading
from dugout.server.store.schema.competitions import (
    championship_parts,
    championships,
    competition_people,
    competitions,
)


@dataclass(frozen=True)
class ChampionshipRow:
    id: str
    title: str
    organiser: str
    created: int


class ChampionshipStore:
    """Every method may raise StoreAway."""

    def __init__(self, reading: Reading, writer: Writer) -> None:
        self._reading = reading
        self._writer = writer

    async def create(self, row: ChampionshipRow, parts: list[str]) -> None:
        entries = [
            {"championship": row.id, "place": place, "competition": part} for place, part in enumerate(parts)
        ]
        await self._writer.execute(
            insert(championships).values(vars(row)), insert(championship_parts).values(entries)
        )

    async def remove(self, championship: str) -> None:
        await self._writer.execute(
            delete(championship_parts).where(championship_parts.c.championship == championship),
            delete(championships).where(championships.c.id == championship),
        )

    async def load(self, championship: str) -> tuple[ChampionshipRow, list[str]] | None:
        """A championship and its competitions in their order."""
        parts = (
            select(championship_parts.c.competition)
            .where(championship_parts.c.championship == championship)
            .order_by(championship_parts.c.place)
        )
        async with self._reading() as connection:
            query = select(championships).where(championships.c.id == championship)
            row = (await connection.execute(query)).one_or_none()
            if row is None:
                return None
            return ChampionshipRow(**row._mapping), list((await connection.execute(parts)).scalars())

    async def of_competition(self, competition: str) -> list[ChampionshipRow]:
        """The championships that a competition counts for, the oldest first."""
        query = (
            select(championships)
            .join(championship_parts, championship_parts.c.championship == championships.c.id)
            .where(championship_parts.c.competition == competition)
            .order_by(championships.c.created, championships.c.id)
        )
        async with self._reading() as connection:
            return [ChampionshipRow(**row._mapping) for row in await connection.execute(query)]

    async def listed(self, person: str | None, limit: int) -> list[ChampionshipRow]:
        """Those of public competitions, and those which a person runs or plays in; the newest first."""
        closed = (
            select(championship_parts.c.championship)
            .join(competitions, competitions.c.id == championship_parts.c.competition)
            .where(competitions.c.public.is_(False))
        )
        condition: ColumnElement[bool] = championships.c.id.not_in(closed)
        if person is not None:
            playing = (
                select(championship_parts.c.championship)
                .join(
                    competition_people, competition_people.c.competition == championship_parts.c.competition
                )
                .where(competition_people.c.person == person)
            )
            condition = or_(condition, championships.c.organiser == person, championships.c.id.in_(playing))
        query = select(championships).where(condition).order_by(championships.c.created.desc()).limit(limit)
        async with self._reading() as connection:
            return [ChampionshipRow(**row._mapping) for row in await connection.execute(query)]
