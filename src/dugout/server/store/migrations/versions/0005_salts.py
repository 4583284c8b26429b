"""What seats add to the dice; matches from before keep the recipe that they began with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("matches") as table:
        table.add_column(sa.Column("dice_scheme", sa.Integer, nullable=False, server_default="1"))
    with op.batch_alter_table("seats") as table:
        table.add_column(sa.Column("salt", sa.String(64)))
