"""CO-22.10: the standings of a Swiss: points, then the points of the opponents."""

from __future__ import annotations

from dugout.competition.calendar import swiss_rounds
from dugout.competition.contract import competing
from dugout.competition.season import FINISHED, ROUNDS, Season
from dugout.competition.standings import Row, rows
from dugout.competition.swiss.rounds import lines, win_points


def table(s: Season, until: int | None = None) -> list[Row]:
    """CO-22.10: the standings after this many rounds, first to last."""
    last = s.paired if until is None else until
    numbers = [entrant.number for entrant in s.entrants]
    found = [fixture.played for fixture in s.of_stage(ROUNDS) if fixture.day <= last]
    table = rows(s.config, numbers, [match for match in found if match is not None])
    for round, number in s.byes.items():
        if round <= last:
            table[number].byes += 1
            table[number].points += win_points(s.config)
    for number, each in buchholz(s, table, last).items():
        table[number].buchholz = each
    wins = competing.of(s.config.game).wins

    def key(row: Row) -> tuple[int, ...]:
        figures = (row.points, row.buchholz, row.difference, row.goals_for, wins(row.won))
        return (*(-figure for figure in figures), row.fair_play, s.lots[row.number])

    return sorted(table.values(), key=key)


def buchholz(s: Season, table: dict[int, Row], until: int) -> dict[int, int]:
    """CO-22.10: the points of all opponents; a round without an opponent counts the entrant's own points."""
    going = {(each.day, side) for each in s.of_stage(ROUNDS) if not each.over for side in each.sides}
    return {
        number: sum(
            table[line.opponent or number].points
            for round, line in enumerate(rounds, start=1)
            if (round, number) not in going  # a match that is not over does not count yet
        )
        for number, rounds in lines(s, until).items()
    }


def advance(s: Season) -> None:
    """CO-22.1, CO-22.11: end the competition after the last round, or with fewer than two entrants left."""
    ended = s.paired >= swiss_rounds(s.config, s.drawn) or len(s.in_play) < 2
    if ended and s.paired and all(fixture.over for fixture in s.fixtures.values()):
        s.ranking = [row.number for row in table(s)]
        s.phase = FINISHED
