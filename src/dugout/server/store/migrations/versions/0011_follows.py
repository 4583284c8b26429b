"""CO-25.1: which season of a club came before; so far that was known of those that took suspensions over."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("competitions") as table:
        table.add_column(sa.Column("follows", sa.String(32), nullable=False, server_default=""))
        table.create_index("competitions_follows", ["follows"])
    connection = op.get_bind()
    rows = sa.table("competitions", sa.column("id"), sa.column("config"), sa.column("follows"))
    for row in connection.execute(sa.select(rows.c.id, rows.c.config)).all():
        earlier = json.loads(row.config).get("inherited_from", "")
        if earlier:
            connection.execute(rows.update().where(rows.c.id == row.id).values(follows=earlier))


def downgrade() -> None:
    with op.batch_alter_table("competitions") as table:
        table.drop_index("competitions_follows")
        table.drop_column("follows")
