"""Matches, seats, answers and what follows from them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _match(*, primary_key: bool = False) -> sa.Column[str]:
    return sa.Column(
        "match", sa.String(32), sa.ForeignKey("matches.id"), nullable=False, primary_key=primary_key
    )


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("dice_secret", sa.String(64), nullable=False),
    )
    op.create_table(
        "seats",
        _match(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("level", sa.String(40)),
        sa.Column("name", sa.String(60)),
        sa.Column("taken", sa.Boolean, nullable=False),
        sa.Column("token_hash", sa.String(64)),
        sa.Column("orders", sa.Text),
        sa.PrimaryKeyConstraint("match", "seat"),
    )
    op.create_table(
        "answers",
        _match(),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "seq"),
    )
    op.create_table(
        "actions",
        _match(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.String(64), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", "action"),
    )
    op.create_table(
        "snapshots",
        _match(primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "deadlines",
        _match(primary_key=True),
        sa.Column("question", sa.Integer, nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("wake", sa.BigInteger),
    )
    op.create_index("deadlines_wake", "deadlines", ["wake"])
    op.create_table(
        "chat",
        _match(),
        sa.Column("k", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "k"),
    )
