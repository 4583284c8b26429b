"""The tables of notices: where people are reached, what they want to hear, and what is on its way to them."""

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
    UniqueConstraint,
)

from dugout.server.store.schema.matches import metadata

server_keys: Final = Table(
    "server_keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)

devices: Final = Table(
    "devices",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of its endpoint
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("session", String(64), nullable=False),  # it is reached as long as this lasts
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("name", String(60), nullable=False),
    Column("language", String(5), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("reached", BigInteger),  # when it was last sent something
    Column("rings", Boolean, nullable=False),
    Index("devices_person", "person"),
)

notice_settings: Final = Table(
    "notice_settings",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("data", Text, nullable=False),
)

mail_addresses: Final = Table(
    "mail_addresses",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("confirmed", BigInteger),  # null until the link in the first mail is followed
    Column("digest_due", BigInteger),
    Column("digest_since", BigInteger, nullable=False),
    Index("mail_addresses_digest", "digest_due"),
)

muted_topics: Final = Table(
    "muted_topics",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("topic", String(80), nullable=False),
    PrimaryKeyConstraint("person", "topic"),
)

deliveries: Final = Table(
    "deliveries",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("topic", String(80), nullable=False),  # what it is about: a match, a fixture, a competition
    Column("slot", String(64), nullable=False),  # the device, or the mail about one event
    Column("event", String(40), nullable=False),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("due", BigInteger),  # when it is sent, or sent again; null once it is there and not seen yet
    Column("tries", Integer, nullable=False),
    Column("shown", Boolean, nullable=False),  # the device shows something about this
    UniqueConstraint("person", "topic", "slot", name="deliveries_place"),
    Index("deliveries_due", "due"),
)

reminders: Final = Table(
    "reminders",
    metadata,
    Column("key", String(120), primary_key=True),  # what somebody was reminded of, by one server only
    Column("at", BigInteger, nullable=False),
)
