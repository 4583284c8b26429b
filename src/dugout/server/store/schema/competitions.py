"""The tables of competitions. `competition_log` is the truth; what else is stored can be told from it and the
matches."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

from dugout.server.store.schema.matches import metadata

competitions: Final = Table(
    "competitions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(80), nullable=False),
    Column("config", Text, nullable=False),
    Column("clock", Text, nullable=False),  # of its matches
    Column("organiser", String(32)),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("phase", String(10), nullable=False),
    Column("started", BigInteger),  # when matches could first be played (CO-4.1)
    Column("since", BigInteger),  # since when the present window or pick is open
    Column("wake", BigInteger),  # when the host has to rule next
    Column("length", Integer, nullable=False),  # commands stored so far
    Column("deleted", BigInteger, nullable=False, server_default="0"),  # since when (CO-14.8); 0: not
    Column("follows", String(32), nullable=False, server_default=""),  # the season before (CO-25.1)
    Index("competitions_follows", "follows"),
    Index("competitions_wake", "wake"),
    Index("competitions_organiser", "organiser"),
)

competition_log: Final = Table(
    "competition_log",
    metadata,
    Column("competition", String(32), ForeignKey("competitions.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("by", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("competition", "seq"),
)

competition_people: Final = Table(
    "competition_people",
    metadata,
    Column("competition", String(32), ForeignKey("competitions.id"), nullable=False),
    Column("person", String(32), nullable=False),
    PrimaryKeyConstraint("competition", "person"),
    Index("competition_people_person", "person"),
)

competition_matches: Final = Table(
    "competition_matches",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("competition", String(32), ForeignKey("competitions.id"), nullable=False),
    Column("fixture", String(20), nullable=False),
    Column("attempt", Integer, nullable=False),
    Column("reported", Boolean, nullable=False),
    Index("competition_matches_place", "competition", "fixture", "attempt", unique=True),
    Index("competition_matches_open", "reported"),
)

championships: Final = Table(
    "championships",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(80), nullable=False),
    Column("organiser", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("championships_organiser", "organiser"),
)

championship_parts: Final = Table(
    "championship_parts",
    metadata,
    Column("championship", String(32), ForeignKey("championships.id"), nullable=False),
    Column("place", Integer, nullable=False),  # the lots of the first one decide (CO-16.1)
    Column("competition", String(32), ForeignKey("competitions.id"), nullable=False),
    PrimaryKeyConstraint("championship", "place"),
    Index("championship_parts_competition", "competition"),
)
