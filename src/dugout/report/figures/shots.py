"""The shot map, each shot sized by its chance, and the sum of the chances."""

from __future__ import annotations

from typing import Final

from dugout.report.contract import reporting
from dugout.report.draw import pitch
from dugout.report.figures.numbers import bar
from dugout.report.match import Match
from dugout.report.model import Drawing, Figure, Table

WIDE: Final = 420
NARROW: Final = 360


def figure(m: Match) -> Figure | None:
    board = reporting.of(m.facts.game).board()
    if board is None:
        return None
    worth = [m.words.number(m.expected(seat), 2) for seat in range(2)]
    label = m.words(
        "shots-label", home=m.name(0), away=m.name(1), home_count=len(m.shots(0)), away_count=len(m.shots(1)),
        home_worth=worth[0], away_worth=worth[1],
    )  # fmt: skip
    rows = [
        [
            m.clock(shot.when),
            m.who(shot.man, shot.seat),
            m.where(shot.place),
            m.words.percent(float(shot.chance)),
            m.words(f"shot-{shot.outcome}"),
        ]
        for shot in m.facts.shots
    ]
    head = [m.words(key) for key in ("time", "shooter", "place", "chance", "outcome")]
    return Figure(
        id="shots",
        title=m.words("shots"),
        note=m.words("shots-note"),
        drawing=Drawing(
            wide=pitch.shots(board, m.facts.shots, m.colours, WIDE, label),
            narrow=pitch.shots(board, m.facts.shots, m.colours, NARROW, label),
            label=label,
        ),
        bars=[
            bar(m, "shots-count", [len(m.shots(seat)) for seat in range(2)]),
            bar(m, "expected", [m.expected(seat) for seat in range(2)], digits=2),
        ],
        tables=[Table(caption=m.words("shots"), head=head, rows=rows)] if rows else [],
    )
