"""What kept names look like, so that nobody else goes by one of them."""

from __future__ import annotations

import re
import unicodedata

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

# names.shape as it was with this revision: what is stored must not follow from what the server does later
IGNORED = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
BLANKS = re.compile("[\u2800\U0001d159\\s]+")
ALIKE = {
    **str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhikmnoptyx"),  # Greek capitals
    **str.maketrans("αεικνορτυχγ", "aeikvoptuxy"),
    **str.maketrans("АВЕЁКМНОРСТУХІЇЈЅԌҺӀ", "abeekmhopctyxiijsghl"),  # Cyrillic capitals
    **str.maketrans("авеёкмнорстухіїјѕԁһӏԛԝ", "abeekmhopctyxiijsdhlqw"),
    **str.maketrans("ıɩɑɡøłđ01|", "iiagoldoll"),
}


def shape(name: str) -> str:
    seen = BLANKS.sub(" ", IGNORED.sub("", name)).strip()
    alike = unicodedata.normalize("NFKC", seen).translate(ALIKE).casefold().translate(ALIKE)
    plain = "".join(
        sign for sign in unicodedata.normalize("NFD", alike) if unicodedata.category(sign) != "Mn"
    )
    letters = "".join(sign for sign in plain if unicodedata.category(sign)[0] in "LN")
    return (letters or plain)[:120]


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
