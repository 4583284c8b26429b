"""People with sessions and ratings, offers, clocks of matches, and what is agreed besides the answers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _people()
    no = sa.false()
    with op.batch_alter_table("matches") as table:
        table.add_column(sa.Column("listed", sa.Boolean, nullable=False, server_default=no))
        table.add_column(sa.Column("rated", sa.Boolean, nullable=False, server_default=no))
        table.add_column(sa.Column("settled", sa.Boolean, nullable=False, server_default=no))
        table.add_column(sa.Column("expires", sa.BigInteger))
        table.add_column(sa.Column("clock", sa.Text))
        table.add_column(sa.Column("ending", sa.Text))
        table.add_column(sa.Column("proposal", sa.Text))
        table.add_column(sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
        table.add_column(sa.Column("rewinds", sa.Text))
        table.add_column(sa.Column("next", sa.String(32)))
    op.create_index("matches_status", "matches", ["status", "listed"])
    op.create_index("matches_expires", "matches", ["expires"])
    op.create_index("matches_settled", "matches", ["rated", "settled"])
    with op.batch_alter_table("seats") as table:
        table.add_column(sa.Column("person", sa.String(32)))
        table.add_column(sa.Column("place", sa.Integer))
        table.add_column(sa.Column("stand_in", sa.String(40)))
        table.add_column(sa.Column("absent", sa.String(8)))
        table.add_column(sa.Column("time_left", sa.BigInteger))
        table.add_column(sa.Column("time_since", sa.BigInteger))
    op.create_index("seats_person", "seats", ["person"])
    op.create_table(
        "retracted",
        sa.Column("id", sa.Integer, primary_key=True),
        _match(),
        sa.Column("rewind", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("retracted_match", "retracted", ["match"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        _match(),
        sa.Column("seat", sa.Integer),
        sa.Column("reporter", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
    )


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("name_key", sa.String(120), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("webhook", sa.String(500)),
        sa.Column("webhook_secret", sa.String(64)),
        sa.Column("leave_days", sa.Integer, nullable=False),
        sa.Column("away_until", sa.BigInteger),
        sa.Column("muted_until", sa.BigInteger),
        sa.Column("banned", sa.Boolean, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        _person("person"),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_person", "sessions", ["person"])
    op.create_table(
        "ratings",
        _person("person"),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person", "game"),
    )
    op.create_table("blocks", _person("person"), _person("other"), sa.PrimaryKeyConstraint("person", "other"))
    op.create_table(
        "hooks",
        sa.Column("id", sa.Integer, primary_key=True),
        _person("person"),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("hooks_due", "hooks", ["due"])


def _match() -> sa.Column[str]:
    return sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), nullable=False)


def _person(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.String(32), sa.ForeignKey("people.id"), nullable=False)
