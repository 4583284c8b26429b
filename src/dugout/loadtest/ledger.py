"""Whether a database holds every answer that was acknowledged, each exactly once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from sqlalchemy import Engine, TextClause, bindparam, create_engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.pool import NullPool

from dugout.loadtest.plan import Promise

AT_ONCE: Final = 200
STORED: Final = """
    SELECT a.match, a.action, b.text FROM actions a
    JOIN answers b ON a.match = b.match AND a.seq = b.seq WHERE a.match IN :matches
"""
GIVEN: Final = "SELECT count(*) FROM answers WHERE by = 'person' AND match IN :matches"
GAPS: Final = """
    SELECT count(*) FROM (SELECT match FROM answers WHERE match IN :matches
    GROUP BY match HAVING count(*) <> max(seq) + 1) AS torn
"""


def check(url: str, matches: Sequence[str], promises: Sequence[Promise]) -> dict[str, int]:
    """How many promises are lost, how many answers stand there twice or for nobody, how many matches have gaps."""
    engine = _engine(url)
    stored: Counter[tuple[str, str, str]] = Counter()
    given = gaps = 0
    with engine.connect() as connection:
        if engine.name == "sqlite":
            connection.exec_driver_sql("BEGIN")  # the driver by itself begins for writers only
        for start in range(0, len(matches), AT_ONCE):
            some = {"matches": list(matches[start : start + AT_ONCE])}
            stored.update((row[0], row[1], row[2]) for row in connection.execute(_query(STORED), some))
            given += connection.execute(_query(GIVEN), some).scalar_one()
            gaps += connection.execute(_query(GAPS), some).scalar_one()
    engine.dispose()
    keys = [(said.match, said.action, f"{said.seat + 1} {said.answer}") for said in promises]
    return {
        "lost": sum(stored[key] == 0 for key in keys),
        "doubled": sum(stored[key] > 1 for key in keys) + abs(given - stored.total()),
        "gaps": gaps,
    }


def _engine(url: str) -> Engine:
    """Reads all of one moment: a server that goes on storing meanwhile must not look like one that errs."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        return create_engine(parsed.set(drivername="sqlite"), poolclass=NullPool)
    address = parsed.set(drivername="postgresql+psycopg")
    return create_engine(address, poolclass=NullPool, isolation_level="REPEATABLE READ")


def _query(sql: str) -> TextClause:
    return text(sql).bindparams(bindparam("matches", expanding=True))
