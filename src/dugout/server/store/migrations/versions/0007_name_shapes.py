"""What kept names look like, so that nobody else goes by one of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from dugout.server.people.names import shape

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("people") as table:
        table.add_column(sa.Column("name_shape", sa.String(120)))
    op.create_index("people_name_shape", "people", ["name_shape"])
    people = sa.table(
        "people", sa.column("id"), sa.column("name"), sa.column("name_key"), sa.column("name_shape")
    )
    connection = op.get_bind()
    kept = connection.execute(sa.select(people.c.id, people.c.name).where(people.c.name_key.is_not(None)))
    for row in kept.all():
        known = sa.update(people).where(people.c.id == row.id)
        connection.execute(known.values(name_shape=shape(row.name)))


def downgrade() -> None:
    op.drop_index("people_name_shape", "people")
    with op.batch_alter_table("people") as table:
        table.drop_column("name_shape")
