"""The summary of a run by cell: places, points and scores with their intervals, events per match."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from dugout.core.values import Result
from dugout.simulation.grid import Cell
from dugout.simulation.journal import Row
from dugout.simulation.statistics import points

Z95: Final = 1.96


class Figure:
    """The mean of a quantity with its 95 % interval; values are added one at a time."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self._squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def half(self) -> float:
        """Half the width of the interval (normal approximation); 0 for a single value."""
        if self.count < 2:
            return 0.0
        variance = max(0.0, (self._squares - self.total**2 / self.count) / (self.count - 1))
        return Z95 * math.sqrt(variance / self.count)

    def to_json(self) -> dict[str, Any]:
        return {
            "mean": round(self.mean, 5),
            "interval95": [round(self.mean - self.half, 5), round(self.mean + self.half, 5)],
        }


class EntrantFigures:
    """The figures of one entrant of one cell."""

    def __init__(self, seats: int) -> None:
        self.places = [0] * seats
        self.shared_first = 0
        self.points = Figure()
        self.score = Figure()
        self.best_score = 0
        self.forfeits = 0


class CellSummary:
    """The matches of one cell.

    Match number n has the same dice in every cell, so the first seat's points are also compared with
    those of the same match in the first cell: this difference has much less noise than two means.
    """

    def __init__(self, cell: Cell, base: CellSummary | None = None) -> None:
        self.cell = cell
        self.difference = Figure()
        self._base = base
        self._points: list[float] = []
        """Those of the first seat by match; only stored for the first cell."""
        self.matches = 0
        self.decisions = Figure()
        self.reasons: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.margins: Counter[int] = Counter()
        """How often each margin occurred: the first seat's score minus the best of the others."""
        self.entrants = [EntrantFigures(len(cell.job.levels)) for _ in cell.job.levels]

    def add(self, row: Row) -> None:
        self.matches += 1
        self.decisions.add(row.decisions)
        self.reasons[row.reason] += 1
        self.events.update(row.events)
        result = Result(tuple(row.places), row.reason, "", tuple(row.scores))
        if row.scores:
            self.margins[row.scores[0] - max(row.scores[1:], default=0)] += 1
        for seat, entrant in enumerate(self.entrants):
            place = row.places[seat]
            entrant.places[place - 1] += 1
            entrant.shared_first += place == 1 and row.places.count(1) > 1
            share = points(result, seat, by_scores=False)
            entrant.points.add(share)
            if seat == 0:
                self._compare(row.match, share)
            entrant.forfeits += bool(row.forfeit) and place > 1
            if row.scores:
                entrant.score.add(row.scores[seat])
                entrant.best_score = max(entrant.best_score, row.scores[seat])

    def _compare(self, match: int, share: float) -> None:
        if self._base is None:
            self._points.append(share)
        else:
            self.difference.add(share - self._base._points[match])

    def to_json(self) -> dict[str, Any]:
        matches = max(1, self.matches)
        return {
            "cell": self.cell.number,
            "values": self.cell.values,
            "options": self.cell.job.options,
            "matches": self.matches,
            "decisions": self.decisions.to_json(),
            "seats": [self._entrant(seat) for seat in range(len(self.entrants))],
            "points_against_first_cell": self.difference.to_json() if self._base else None,
            "reasons": dict(sorted(self.reasons.items())),
            "events_a_match": {code: round(n / matches, 4) for code, n in sorted(self.events.items())},
            "margins": {str(margin): n for margin, n in sorted(self.margins.items())},
        }

    def _entrant(self, seat: int) -> dict[str, Any]:
        entrant = self.entrants[seat]
        return {
            "entrant": self.cell.job.levels[seat],
            "places": entrant.places,
            "won_alone": entrant.places[0] - entrant.shared_first,
            "shared_first": entrant.shared_first,
            "points": entrant.points.to_json(),
            "score": entrant.score.to_json(),
            "best_score": entrant.best_score,
            "forfeits": entrant.forfeits,
        }


def summarise(cells: Sequence[Cell], rows: Iterable[Row]) -> list[CellSummary]:
    """The summaries of all cells from all rows."""
    first = CellSummary(cells[0])
    found = [first, *(CellSummary(cell, first) for cell in cells[1:])]
    for row in rows:
        found[row.cell].add(row)
    return found
