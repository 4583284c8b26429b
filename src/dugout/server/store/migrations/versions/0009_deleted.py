"""Competitions that are deleted, so that the host finds nothing to do in them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("competitions") as table:
        table.add_column(sa.Column("deleted", sa.BigInteger, nullable=False, server_default="0"))


def downgrade() -> None:
    with op.batch_alter_table("competitions") as table:
        table.drop_column("deleted")
