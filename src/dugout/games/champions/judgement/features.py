"""The features of a position between two turns, as a short list of indices into a table of weights.

Everything is from the view of the team that rolls next (`roller`): rows count from
its own goal line, columns from the nearer side line, so that both teams and both
wings share weights.
"""

from __future__ import annotations

from typing import Final, final

from dugout.games.champions.board import CELLS, COLUMNS, SQUAD
from dugout.games.champions.cells import count, of_board
from dugout.games.champions.judgement.threat import distances, threat
from dugout.games.champions.state import State
from dugout.games.champions.terms import NO_RESTART

FAR: Final = 7
"""Distances from here on are treated as equal: no roll reaches that far."""
KINDS: Final = 9
"""An ordinary turn, seven restarts by their number, a ball in the keeper's hands."""
HELD: Final = 8

# The first index of each group of weights.
KIND: Final = 0
NEAREST: Final = KIND + KINDS
"""Who is nearer to the ball: distance of the roller's nearest man by distance of the other team's."""
REACH: Final = NEAREST + 8 * 8
"""Distance of the roller's nearest man by row of the ball."""
COVER: Final = REACH + 8 * 15
"""The same for the other team."""
SECOND: Final = COVER + 8 * 15
"""Distances of the second men."""
ZONE: Final = SECOND + 16
"""Row and column of the ball in an ordinary turn."""
DEAD: Final = ZONE + 15 * 6
"""Row of the ball at a restart, by its number."""
MEN: Final = DEAD + KINDS * 15
"""Row and column of each field player, the roller's team, then the other."""
ZONES: Final = 10
"""Of the pitch: three rows each in the middle or on the wings, as the man's own team counts them."""
PLACES: Final = 13 * 6
AROUND: Final = MEN + 2 * 15 * 6
"""The position of each field player relative to the ball, by the ball's zone: rows ahead of it, columns aside."""
KEEPER: Final = AROUND + 2 * ZONES * PLACES
"""Where the keepers stand."""
STRENGTH: Final = KEEPER + 2 * 4 * 6
"""One man more or less."""
DANGER: Final = STRENGTH + 1
"""Chances of a goal: in the roller's next turn; in the other team's after it; in that if the roller misses the ball."""
SIZE: Final = DANGER + 4


@final
class Features:
    """The features with the value 1, and the few with other values."""

    def __init__(self, ones: list[int], others: list[tuple[int, float]]) -> None:
        self.ones = ones
        self.others = others


def _mirrored(cell: int) -> int:
    """The column from the nearer side line."""
    column = cell % COLUMNS
    return min(column, COLUMNS - 1 - column)


def _men_at() -> list[list[int]]:
    tables: list[list[int]] = []
    for seat in range(2):
        tables.append([ball_row(seat, cell) * 6 + _mirrored(cell) for cell in range(CELLS)])
    return tables


def _around() -> list[list[int]]:
    tables: list[list[int]] = []
    for seat in range(2):
        table: list[int] = []
        for ball in range(CELLS):
            for cell in range(CELLS):
                ahead = cell // COLUMNS - ball // COLUMNS
                ahead = ahead if seat == 0 else -ahead
                aside = min(5, abs(cell % COLUMNS - ball % COLUMNS))
                zone = ball_row(seat, ball) // 3 * 2 + (1 if _mirrored(ball) >= 3 else 0)
                table.append(zone * PLACES + (max(-6, min(6, ahead)) + 6) * 6 + aside)
        tables.append(table)
    return tables


def ball_row(seat: int, cell: int) -> int:
    return cell // COLUMNS if seat == 0 else 14 - cell // COLUMNS


MEN_AT: Final = _men_at()
"""By seat and cell: row and column of a man of that team."""
AROUND_AT: Final = _around()
"""By seat and ball * 180 + cell: the position of a man relative to the ball."""


def keeper_place(seat: int, cell: int) -> int:
    row = cell // COLUMNS if seat == 0 else 14 - cell // COLUMNS
    return min(3, row) * 6 + _mirrored(cell)


def kind_of_moment(s: State) -> int:
    """An ordinary turn, a restart or a ball in the keeper's hands."""
    if s.restart != NO_RESTART:
        return s.restart
    return HELD if s.held else 0


def roller_of(s: State) -> int:
    """The seat that rolls next."""
    return s.restart_seat if s.restart != NO_RESTART else s.owner


def men_features(s: State, roller: int, ball: int, ones: list[int]) -> None:
    """The positions of all men, on the pitch and relative to the ball."""
    for side in range(2):
        seat = roller if side == 0 else 1 - roller
        keeper = s.keeper[seat]
        men_at, around_at = MEN_AT[seat], AROUND_AT[seat]
        men_base, around_base = MEN + side * 90, AROUND + side * ZONES * PLACES
        for man in range(seat * SQUAD, seat * SQUAD + SQUAD):
            cell = s.cell[man]
            if cell < 0:
                continue
            if man == keeper:
                ones.append(KEEPER + side * 24 + keeper_place(seat, cell))
                continue
            ones.append(men_base + men_at[cell])
            if ball >= 0:
                ones.append(around_base + around_at[ball * CELLS + cell])


def turn_features(roller: int, ball: int, mine: list[int], theirs: list[int], ones: list[int]) -> None:
    """Who gets to the ball, and where the ball is."""
    first = mine[0] >> 8 if mine else FAR
    other = theirs[0] >> 8 if theirs else FAR
    row = ball_row(roller, ball)
    ones.append(NEAREST + first * 8 + other)
    ones.append(REACH + first * 15 + row)
    ones.append(COVER + other * 15 + row)
    ones.append(SECOND + (mine[1] >> 8 if len(mine) > 1 else FAR))
    ones.append(SECOND + 8 + (theirs[1] >> 8 if len(theirs) > 1 else FAR))
    ones.append(ZONE + row * 6 + _mirrored(ball))


def mean_of_rolls(chances: list[float]) -> float:
    """The mean over the six rolls, added one by one: the built-in `sum` rounds differently from Python 3.12 on."""
    total = 0.0
    for chance in chances:
        total += chance
    return total / 6


def danger_features(s: State, roller: int, near: tuple[list[int], list[int]]) -> list[tuple[int, float]]:
    """The chances of a goal in the next two turns."""
    mine, theirs = near[roller], near[1 - roller]
    now = mean_of_rolls(threat(s, roller, mine))
    then = mean_of_rolls(threat(s, 1 - roller, theirs))
    missed = min(6, (mine[0] >> 8) - 1) / 6 if mine else 1.0
    return [(DANGER, now), (DANGER + 1, then), (DANGER + 2, then * missed), (DANGER + 3, now * now)]


def features(s: State, with_danger: bool = True) -> Features:
    """The features of a state in which the roll of a turn, a keeper or a restart is pending."""
    kind, roller = kind_of_moment(s), roller_of(s)
    ones = [KIND + kind]
    others: list[tuple[int, float]] = [
        (STRENGTH, float(count(of_board(s.men[roller])) - count(of_board(s.men[1 - roller]))))
    ]
    ball = s.ball if s.ball >= 0 else s.restart_cell
    if kind == 0 and ball >= 0:  # while a stand-in keeper is chosen the ball may be on no cell
        near = distances(s, ball, 6)
        turn_features(roller, ball, near[roller], near[1 - roller], ones)
        if with_danger:
            others += danger_features(s, roller, near)
    elif ball >= 0:
        ones.append(DEAD + kind * 15 + ball_row(roller, ball))
    men_features(s, roller, ball, ones)
    return Features(ones, others)
