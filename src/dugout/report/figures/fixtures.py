"""Who got which fixture right, and when: every mark of every form, and the goal after which it stayed right."""

from __future__ import annotations

from typing import Any

from dugout.report.match import Match
from dugout.report.model import Figure, Table


def figure(m: Match) -> Figure | None:
    tables = [_round(m, one) for one in m.facts.rounds if one.scores]
    if not tables:
        return None
    return Figure(id="fixtures", title=m.words("fixtures"), note=m.words("fixtures-note"), tables=tables)


def _round(m: Match, one: Any) -> Table:
    rows = []
    for number, (home, away) in enumerate(one.scores):
        row = [f"{number + 1}. {m.fixture(number)}", m.words.score((home, away))]
        for seat in range(m.facts.seats):
            mark = one.forms[seat][number]
            since = one.since[number][seat]
            right = mark == ("1" if home > away else "2" if away > home else "3")
            row.append(m.words("mark-right" if right else "mark-wrong", mark=int(mark), goal=max(0, since)))
        rows.append(row)
    rows.append([m.words("right"), "", *(str(count) for count in one.counts)])
    head = [m.words("fixture"), m.words("result"), *m.words.names]
    return Table(caption=m.words("round-caption", round=one.number, pot=one.pot), head=head, rows=rows)
