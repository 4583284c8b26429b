"""The tables about people: who they are, how they are reached, how strong they are, whom they avoid."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

from dugout.server.store.schema.matches import metadata

people: Final = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("name_key", String(120), unique=True),  # set for those who keep their name: what they sign in with
    Column("name_shape", String(120)),  # of the same: what it looks like (`names.shape`)
    Column("password", String(200)),
    Column("created", BigInteger, nullable=False),
    Column("webhook", String(500)),
    Column("webhook_secret", String(64)),
    Column("leave_days", Integer, nullable=False),  # days of leave still to be taken
    Column("away_until", BigInteger),
    Column("muted_until", BigInteger),
    Column("banned", Boolean, nullable=False),
    Index("people_name_shape", "name_shape"),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("sessions_person", "person"),
)

identities: Final = Table(
    "identities",
    metadata,
    Column("issuer", String(300), nullable=False),  # the provider through which somebody signs in
    Column("subject", String(255), nullable=False),  # who it is for that provider, for ever
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    PrimaryKeyConstraint("issuer", "subject"),
    Index("identities_person", "person"),
)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("played", Integer, nullable=False),
    PrimaryKeyConstraint("person", "game"),
)

blocks: Final = Table(
    "blocks",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("other", String(32), ForeignKey("people.id"), nullable=False),
    PrimaryKeyConstraint("person", "other"),
)

hooks: Final = Table(
    "hooks",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("body", Text, nullable=False),
    Column("due", BigInteger, nullable=False),  # when it is sent, or sent again
    Column("tries", Integer, nullable=False),
    Index("hooks_due", "due"),
)

reports: Final = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer),  # whom it is about
    Column("reporter", Integer),  # the seat that reports
    Column("text", Text, nullable=False),
    Column("data", Text, nullable=False),  # the record as it stood, or the chat
    Column("at", BigInteger, nullable=False),
    Column("closed", Boolean, nullable=False),
)
