"""Possible ends of a round, sampled from beliefs, and the value of changing one fixture in them.

Instead of counting how often a goal is followed by a win, which needs thousands of
samples, each scenario gives the value of every result of every fixture with all
others fixed; the value of a goal is then its effect on the odds of one fixture.
This has the same expectation with a fraction of the variance.
"""

from __future__ import annotations

from typing import Final

from dugout.core.dice import Roller
from dugout.games.toto.board import FIXTURES
from dugout.games.toto.parts.opponents.beliefs import Belief, draw_form
from dugout.games.toto.parts.opponents.odds import Forecaster
from dugout.games.toto.parts.opponents.prize import prize
from dugout.games.toto.parts.opponents.table import AWAY, DRAW, HOME, MARKS, Table

OWN_WISH: Final = 3
THEIR_WISH: Final = 2
"""In halves of a seat's wish; the seat's own counts more, because it will be played for well."""

Wishes = tuple[int, int, int]


class Scenario:
    """One possible end of the round: what the seats want, and the value of each result of each fixture."""

    __slots__ = ("values", "wishes")

    def __init__(self, wishes: list[Wishes], values: list[list[float]]) -> None:
        self.wishes = wishes
        self.values = values


def draw_scenario(table: Table, beliefs: list[Belief], forecaster: Forecaster, roller: Roller) -> Scenario:
    """Sample forms from beliefs, and results from the odds given these forms."""
    forms = [
        table.marks if seat == table.me else draw_form(beliefs[seat], roller) for seat in range(table.seats)
    ]
    wishes = all_wishes(forms, table.me)
    results: list[int] = []
    for fixture in range(FIXTURES):
        home, away = table.scores[2 * fixture], table.scores[2 * fixture + 1]
        win, loss, _ = forecaster.odds(home, away, wishes[fixture])
        point = roller.word() / 4294967296.0
        results.append(HOME if point < win else AWAY if point < win + loss else DRAW)
    return Scenario(wishes, _values(forms, results, table))


def all_wishes(forms: list[list[int]], me: int) -> list[Wishes]:
    """For every fixture, the total weight of the seats that want each result."""
    found: list[Wishes] = []
    for fixture in range(FIXTURES):
        wanted = [0, 0, 0]
        for seat, form in enumerate(forms):
            wanted[form[fixture]] += OWN_WISH if seat == me else THEIR_WISH
        found.append((wanted[0], wanted[1], wanted[2]))
    return found


def _values(forms: list[list[int]], results: list[int], table: Table) -> list[list[float]]:
    """The value of each result of each fixture, with all other fixtures fixed."""
    counts = [sum(map(int.__eq__, form, results)) for form in forms]
    now = prize(counts, table.me, table.is_last_round)
    values: list[list[float]] = []
    for fixture, held in enumerate(results):
        row = [now, now, now]
        marks = [form[fixture] for form in forms]
        without = [count - (mark == held) for count, mark in zip(counts, marks, strict=True)]
        for other in range(MARKS):
            if other != held:
                changed = [count + (mark == other) for count, mark in zip(without, marks, strict=True)]
                row[other] = prize(changed, table.me, table.is_last_round)
        values.append(row)
    return values


class Outlook:
    """Many scenarios for the same moment."""

    def __init__(self, table: Table, beliefs: list[Belief], forecaster: Forecaster, roller: Roller) -> None:
        self._table = table
        self._beliefs = beliefs
        self._forecaster = forecaster
        self._roller = roller
        self._scenarios: list[Scenario] = []

    def draw(self) -> None:
        """Add one scenario."""
        self._scenarios.append(draw_scenario(self._table, self._beliefs, self._forecaster, self._roller))

    def gain(self, fixture: int, home: int, away: int) -> float:
        """The gain, as a part of the pot, of having this score in a fixture instead of the current one."""
        odds = self._forecaster.odds
        now_home, now_away = self._table.scores[2 * fixture], self._table.scores[2 * fixture + 1]
        total = 0.0
        for scenario in self._scenarios:
            win, loss, draw = scenario.values[fixture]
            if win == loss == draw:
                continue
            wishes = scenario.wishes[fixture]
            then = odds(home, away, wishes)
            now = odds(now_home, now_away, wishes)
            total += (then[0] - now[0]) * win + (then[1] - now[1]) * loss + (then[2] - now[2]) * draw
        return total / max(1, len(self._scenarios))

    def chance(self, fixture: int, home: int, away: int) -> float:
        """The probability that the seat's own mark in a fixture comes true from this score."""
        mark, odds = self._table.marks[fixture], self._forecaster.odds
        found = [odds(home, away, scenario.wishes[fixture])[mark] for scenario in self._scenarios]
        return sum(found) / max(1, len(found))
