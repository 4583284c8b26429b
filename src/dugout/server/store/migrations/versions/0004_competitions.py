"""Leagues and cups: their log, their people, their matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "competitions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("config", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("organiser", sa.String(32)),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("since", sa.BigInteger),
        sa.Column("wake", sa.BigInteger),
        sa.Column("length", sa.Integer, nullable=False),
    )
    op.create_index("competitions_wake", "competitions", ["wake"])
    op.create_index("competitions_organiser", "competitions", ["organiser"])
    op.create_table(
        "competition_log",
        _competition(),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("competition", "seq"),
    )
    op.create_table(
        "competition_people",
        _competition(),
        sa.Column("person", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("competition", "person"),
    )
    op.create_index("competition_people_person", "competition_people", ["person"])
    op.create_table(
        "competition_matches",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        _competition(),
        sa.Column("fixture", sa.String(20), nullable=False),
        sa.Column("attempt", sa.Integer, nullable=False),
        sa.Column("reported", sa.Boolean, nullable=False),
    )
    place = ["competition", "fixture", "attempt"]
    op.create_index("competition_matches_place", "competition_matches", place, unique=True)
    op.create_index("competition_matches_open", "competition_matches", ["reported"])


def _competition() -> sa.Column[str]:
    return sa.Column("competition", sa.String(32), sa.ForeignKey("competitions.id"), nullable=False)


def downgrade() -> None:
    for table in ("competition_matches", "competition_people", "competition_log", "competitions"):
        op.drop_table(table)
