"""Where each team had the ball."""

from __future__ import annotations

from typing import Final

from dugout.report.contract import reporting
from dugout.report.draw import pitch
from dugout.report.match import Match
from dugout.report.model import Drawing, Figure, Table

WIDE: Final = 560
NARROW: Final = 360
THIRDS: Final = ("own", "middle", "front")


def figure(m: Match) -> Figure | None:
    board = reporting.of(m.facts.game).board()
    if board is None or not any(m.facts.touches):
        return None
    label = m.words("territory-label", home=m.name(0), away=m.name(1))
    maps = [dict(touches) for touches in m.facts.touches]
    return Figure(
        id="territory",
        title=m.words("territory"),
        note=m.words("territory-note"),
        drawing=Drawing(
            wide=pitch.heat(board, maps, m.words.names, WIDE, label),
            narrow=pitch.heat(board, maps, m.words.names, NARROW, label, gap=10),
            label=label,
        ),
        tables=[_thirds(m)],
    )


def _thirds(m: Match) -> Table:
    """The thirds of the pitch, counted from each team's own goal."""
    counts = [[0, 0, 0], [0, 0, 0]]
    third_of = reporting.of(m.facts.game).third_of
    for seat, touches in enumerate(m.facts.touches):
        for zone, count in touches.items():
            counts[seat][third_of(seat, zone)] += count
    rows = [
        [m.words(f"third-{name}"), *(m.words.percent(one[number] / max(1, sum(one))) for one in counts)]
        for number, name in enumerate(THIRDS)
    ]
    return Table(caption=m.words("territory"), head=[m.words("third"), *m.words.names], rows=rows)
