"""The money of every seat over the rounds."""

from __future__ import annotations

from typing import Final

from dugout.report.draw import lines
from dugout.report.match import Match
from dugout.report.model import Drawing, Figure, Table

WIDE: Final = (420, 320)
NARROW: Final = (360, 280)
STEP: Final = 40


def figure(m: Match) -> Figure | None:
    series = [cash for cash in m.facts.extra.get("cash", []) if cash]
    if len(series) < 2:
        return None
    top = max(STEP, -(-max(max(cash) for cash in series) // STEP) * STEP)
    amounts = [str(top * part // 4) for part in range(5)]
    label = m.words("money-label", names=", ".join(m.words.names))
    start = m.words("start")
    rows = [
        [start if number == 0 else m.words("round", round=number), *(str(amount) for amount in cash)]
        for number, cash in enumerate(series)
    ]
    return Figure(
        id="money",
        title=m.words("money"),
        note=m.words("money-note"),
        drawing=Drawing(
            wide=lines.money(series, m.facts.letters, start, amounts, top, label, *WIDE),
            narrow=lines.money(series, m.facts.letters, start, amounts, top, label, *NARROW),
            label=label,
        ),
        tables=[Table(caption=m.words("money"), head=[m.words("round-head"), *m.words.names], rows=rows)],
    )
