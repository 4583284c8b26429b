"""Notices by push and by mail: devices, addresses, what people want to hear, and what is on its way."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

TABLES = (
    "reminders",
    "deliveries",
    "muted_topics",
    "mail_addresses",
    "notice_settings",
    "devices",
    "server_keys",
)


def upgrade() -> None:
    _people_are_reached()
    op.create_table(
        "muted_topics",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("topic", sa.String(80), nullable=False),
        sa.PrimaryKeyConstraint("person", "topic"),
    )
    op.create_table(
        "deliveries",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("topic", sa.String(80), nullable=False),
        sa.Column("slot", sa.String(64), nullable=False),
        sa.Column("event", sa.String(40), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("shown", sa.Boolean, nullable=False),
        sa.UniqueConstraint("person", "topic", "slot", name="deliveries_place"),
    )
    op.create_index("deliveries_due", "deliveries", ["due"])
    op.create_table(
        "reminders",
        sa.Column("key", sa.String(120), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def _people_are_reached() -> None:
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("reached", sa.BigInteger),
        sa.Column("rings", sa.Boolean, nullable=False),
    )
    op.create_index("devices_person", "devices", ["person"])
    op.create_table(
        "notice_settings",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "mail_addresses",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("confirmed", sa.BigInteger),
        sa.Column("digest_due", sa.BigInteger),
        sa.Column("digest_since", sa.BigInteger, nullable=False),
    )
    op.create_index("mail_addresses_digest", "mail_addresses", ["digest_due"])


def downgrade() -> None:
    for table in TABLES:
        op.drop_table(table)
