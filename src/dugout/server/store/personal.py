"""Everything that is stored about one person, as plain data; nothing that signs in, and nothing of anybody else's."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, FromClause, Table, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from dugout.server.store.schema.competitions import (
    championships,
    competition_log,
    competition_people,
    competitions,
)
from dugout.server.store.schema.matches import answers, chat, matches, retracted, seats
from dugout.server.store.schema.notices import (
    deliveries,
    devices,
    mail_addresses,
    muted_topics,
    notice_settings,
)
from dugout.server.store.schema.people import blocks, hooks, identities, people, ratings, reports, sessions

Rows = list[dict[str, Any]]

PERSON: Final = ("id", "name", "created", "webhook", "leave_days", "away_until", "muted_until", "banned")
MATCH: Final = (
    "id",
    "game",
    "version",
    "options",
    "status",
    "created",
    "ended",
    "listed",
    "rated",
    "clock",
    "ending",
)
SEAT: Final = ("seat", "name", "guest", "place", "orders", "time_left")
DEVICE: Final = ("name", "language", "endpoint", "created", "reached", "rings")
COMPETITION: Final = ("id", "title", "created", "phase", "public")


async def _rows(
    connection: AsyncConnection, table: Table | FromClause, names: Sequence[str], *where: ColumnElement[bool]
) -> Rows:
    columns = [table.c[name] for name in names]
    query = select(*columns).where(*where).order_by(*columns[:1])
    return [dict(row._mapping) for row in await connection.execute(query)]


async def person_rows(connection: AsyncConnection, person: str) -> dict[str, Any]:
    """Who the person is, how they are reached, how strong they are, whom they avoid."""
    known = await connection.execute(
        select(people.c.id, people.c.name).where(
            people.c.id.in_(select(blocks.c.other).where(blocks.c.person == person))
        )
    )
    settings = await _rows(connection, notice_settings, ("data",), notice_settings.c.person == person)
    mail = ("address", "confirmed", "digest_due", "digest_since")
    return {
        "person": (await _rows(connection, people, PERSON, people.c.id == person))[0],
        "sessions": await _rows(connection, sessions, ("created",), sessions.c.person == person),
        "identities": await _rows(
            connection, identities, ("issuer", "subject"), identities.c.person == person
        ),
        "ratings": await _rows(
            connection,
            ratings,
            ("game", "rating", "deviation", "volatility", "played"),
            ratings.c.person == person,
        ),
        "blocked": [dict(row._mapping) for row in known],
        "webhook_calls": await _rows(connection, hooks, ("body", "due", "tries"), hooks.c.person == person),
        "notices": {
            "settings": [json.loads(row["data"]) for row in settings],
            "mail": await _rows(connection, mail_addresses, mail, mail_addresses.c.person == person),
            "devices": await _rows(connection, devices, DEVICE, devices.c.person == person),
            "muted": await _rows(connection, muted_topics, ("topic",), muted_topics.c.person == person),
            "messages": await _rows(
                connection, deliveries, ("topic", "event", "body", "at"), deliveries.c.person == person
            ),
        },
    }


async def match_rows(connection: AsyncConnection, person: str) -> Rows:
    """The matches of a person: the own seats with what they said, wrote and reported.

    Answers are all there, for their texts begin with the side; whoever calls keeps those of `seats`.
    """
    found: Rows = []
    mine = select(seats.c.match).where(seats.c.person == person)
    for match in await _rows(connection, matches, MATCH, matches.c.id.in_(mine)):
        here = seats.c.match == match["id"]
        own = await _rows(connection, seats, SEAT, here, seats.c.person == person)
        numbers = [row["seat"] for row in own if not row["guest"]]
        said = (chat.c.match == match["id"], chat.c.seat.in_(numbers))
        told = (reports.c.match == match["id"], reports.c.reporter.in_(numbers))
        match["seats"] = [row for row in own if not row["guest"]]
        match["answers"] = await _rows(
            connection, answers, ("seq", "text", "by", "at"), answers.c.match == match["id"]
        )
        match["taken_back"] = await _rows(
            connection, retracted, ("seq", "text", "by", "at"), retracted.c.match == match["id"]
        )
        match["chat"] = await _rows(connection, chat, ("k", "seat", "text", "at"), *said)
        match["reports"] = await _rows(
            connection, reports, ("id", "kind", "seat", "text", "at", "closed"), *told
        )
        found.append(match)
    return found


def _own(act: dict[str, Any], person: str) -> dict[str, Any]:
    """What a person did as an entrant, whole; of what an organiser does only what it was.

    The rest of it names others, and holds links with which one signs in.
    """
    return act if act.get("entrant") == person else {"do": act["do"]}


async def competition_rows(connection: AsyncConnection, person: str) -> Rows:
    """The competitions of a person, and what the person did in them."""
    found: Rows = []
    mine = select(competition_people.c.competition).where(competition_people.c.person == person)
    did = select(competition_log.c.competition).where(competition_log.c.by == person)
    own = or_(competitions.c.id.in_(mine), competitions.c.id.in_(did), competitions.c.organiser == person)
    for row in await _rows(connection, competitions, (*COMPETITION, "organiser"), own):
        row["organiser"] = row["organiser"] == person
        done = (competition_log.c.competition == row["id"], competition_log.c.by == person)
        row["done"] = [
            {**act, "text": _own(json.loads(act["text"]), person)}
            for act in await _rows(connection, competition_log, ("seq", "text", "at"), *done)
        ]
        found.append(row)
    return found


async def everything(connection: AsyncConnection, person: str) -> dict[str, Any]:
    """All of it, as it stood at one moment: PostgreSQL has to be asked for that, SQLite reads so anyway."""
    if connection.dialect.name == "postgresql":
        await connection.execution_options(isolation_level="REPEATABLE READ")
    own = championships.c.organiser == person
    return {
        **await person_rows(connection, person),
        "matches": await match_rows(connection, person),
        "competitions": await competition_rows(connection, person),
        "championships": await _rows(connection, championships, ("id", "title", "created"), own),
    }
