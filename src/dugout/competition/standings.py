"""CO-6: the table of a round robin and its order: pure functions of reports."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from dugout.competition.config import Config
from dugout.competition.contract import competing
from dugout.competition.reports import ET, PEN, Pair, Played, Report

FAIR_PLAY = {"Y": 1, "2Y": 3, "R": 4, "YR": 5}
"""CO-6.4: the fair play points of each card."""


@dataclass
class Row:
    """CO-6.1: a row of the table. `won` and `lost` are split into 90, ET and PEN."""

    number: int
    won: list[int] = field(default_factory=lambda: [0, 0, 0])
    lost: list[int] = field(default_factory=lambda: [0, 0, 0])
    drawn: int = 0
    goals_for: int = 0
    goals_against: int = 0
    away_goals: int = 0
    points: int = 0
    fair_play: int = 0
    byes: int = 0
    buchholz: int = 0
    """CO-22.10: the points of all opponents."""

    @property
    def played(self) -> int:
        return sum(self.won) + self.drawn + sum(self.lost)

    @property
    def difference(self) -> int:
        return self.goals_for - self.goals_against


def points(config: Config, report: Report) -> Pair:
    """CO-5.4, CO-5.5: the points of both sides for a match."""
    return competing.of(config.game).points(config.points, report)


def rows(config: Config, numbers: Iterable[int], matches: Iterable[Played]) -> dict[int, Row]:
    """CO-6.1: the rows of these entrants from the matches between them; other matches do not count."""
    table = {number: Row(number) for number in numbers}
    for match in matches:
        if match.home in table and match.away in table:
            for side in (0, 1):
                _enter(config, table[match.sides[side]], match, side)
    return table


def _enter(config: Config, row: Row, match: Played, side: int) -> None:
    report = match.report
    how = {ET: 1, PEN: 2}.get(report.decided, 0)
    row.goals_for += report.goals[side]
    row.goals_against += report.goals[1 - side]
    row.away_goals += report.goals[side] if side == 1 else 0
    row.points += points(config, report)[side]
    row.fair_play += sum(FAIR_PLAY[code] for code in report.cards[side].values() if code in FAIR_PLAY)
    if report.winner == side:
        row.won[how] += 1
    elif report.winner < 0:
        row.drawn += 1
    else:
        row.lost[how] += 1


def ranking(
    config: Config, numbers: Sequence[int], matches: Sequence[Played], lots: Mapping[int, int], double: bool
) -> list[int]:
    """CO-6.2, CO-6.3: entrant numbers from first to last; a total order, independent of the order of reports."""
    table = rows(config, numbers, matches)
    sets: dict[tuple[int, int, int], list[int]] = {}
    for row in table.values():
        sets.setdefault(_overall(row), []).append(row.number)
    among = {key: rows(config, members, matches) for key, members in sets.items()}
    part = competing.of(config.game)
    away_goals = part.away_goals and double

    def key(number: int) -> tuple[int, ...]:
        row = table[number]
        head = among[_overall(row)][number]
        criteria = (
            *_overall(row),
            head.points,
            head.difference,
            head.goals_for,
            head.away_goals if away_goals else 0,
            part.wins(row.won),
        )
        return (*(-figure for figure in criteria), row.fair_play, lots[number])

    return sorted(numbers, key=key)


def _overall(row: Row) -> tuple[int, int, int]:
    """CO-6.3: entrants that are equal in these three form a tied set, which is formed only once."""
    return (row.points, row.difference, row.goals_for)
