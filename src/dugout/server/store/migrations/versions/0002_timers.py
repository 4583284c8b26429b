"""Timers that several questions share, and beats of the host."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("deadlines", sa.Column("timer", sa.Integer))
    op.add_column("deadlines", sa.Column("left", sa.BigInteger))
    op.add_column("deadlines", sa.Column("beat", sa.BigInteger))
