"""Combined championships: which competitions of which games belong together."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "championships",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("organiser", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("championships_organiser", "championships", ["organiser"])
    op.create_table(
        "championship_parts",
        sa.Column("championship", sa.String(32), sa.ForeignKey("championships.id"), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("competition", sa.String(32), sa.ForeignKey("competitions.id"), nullable=False),
        sa.PrimaryKeyConstraint("championship", "place"),
    )
    op.create_index("championship_parts_competition", "championship_parts", ["competition"])


def downgrade() -> None:
    op.drop_table("championship_parts")
    op.drop_table("championships")
