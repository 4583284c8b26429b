"""Balls into space: a pass to an empty cell, for a man who runs onto it and goes on with the ball."""

from __future__ import annotations

from typing import Final

from dugout.games.counter_attack import choices, terms
from dugout.games.counter_attack.board import COLUMN, HEIGHT, between
from dugout.games.counter_attack.judgement import chances, threat
from dugout.games.counter_attack.judgement.chances import Ways
from dugout.games.counter_attack.judgement.weights import Weights
from dugout.games.counter_attack.rules import clock, routes
from dugout.games.counter_attack.state import State

Rated = list[tuple[float, int]]

BALLS_LOOKED_AT: Final = 6
"""The number of cells that are evaluated for each runner."""
GROUND: Final = (choices.STANDARD, choices.SHORT, choices.THROW)


def balls(s: State, seat: int, legal: list[int], line: int, free: bool, w: Weights) -> Rated:
    """CA-9.10, CA-8.7: passes into space that let a man run into the area and shoot before the opponents move."""
    spots = {choices.first(c): c for c in legal if choices.verb_of(c) in GROUND and not _taken(s, c)}
    if not spots or threat.minutes_left(s) <= clock.PASS_MINUTES:
        return []
    origin = s.cell[s.carrier]
    lanes: dict[int, float] = {}
    best: dict[int, float] = {}
    for runner in s.pieces(seat):
        ahead = s.progress(seat, s.cell[runner])
        if runner in (s.carrier, s.keeper[seat]) or (not free and ahead > max(0, line)):
            continue
        for cell, left in _meetings(s, seat, runner, spots):
            if cell not in lanes:
                lanes[cell] = chances.lane(s, seat, origin, cell)
            value = _value(s, seat, runner, cell, left, lanes[cell], w)
            if value > best.get(cell, 0.0):
                best[cell] = value
    return [(value, spots[cell]) for cell, value in best.items()]


def _taken(s: State, choice: int) -> bool:
    return bool(s.occupied() >> choices.first(choice) & 1)


def _meetings(s: State, seat: int, runner: int, spots: dict[int, int]) -> list[tuple[int, int]]:
    """Cells where a runner can meet the ball and still get into the area, shortest way to goal first."""
    pace = s.pace(runner)
    found: list[tuple[int, int, int]] = []
    reach = routes.reach(s, runner, pace)
    ahead = s.direction(seat)
    for cell in spots:
        if not reach >> cell & 1:
            continue
        left = pace - between(s.cell[runner], cell)
        away = max(0, 12 - ahead * COLUMN[cell])
        wide = max(0, abs(HEIGHT[cell]) - 15 - away + 1) // 2
        if away + wide <= left:
            found.append((away + wide - left, cell, left))
    found.sort()
    return [(cell, pace - routes.length(s, runner, cell)) for _order, cell, _left in found[:BALLS_LOOKED_AT]]


def _value(s: State, seat: int, runner: int, cell: int, left: int, lane: float, w: Weights) -> float:
    if lane <= 0 or left < 0:
        return -1.0
    near = chances.thieves(s, seat).get(cell, 0).bit_count()
    keeps = chances.KEEPS[near]
    idea = threat.run_and_shoot(s, runner, cell, Ways(s, runner, cell, left), left, w)
    if idea.kind == threat.STAND:
        return -1.0
    arrives = lane * keeps
    return arrives * idea.value - (1 - arrives) * threat.lost(s, seat, cell, w)


def is_open_play(s: State) -> bool:
    """Whether offside applies to the next pass."""
    return s.last not in (terms.ROW_KICK_OFF, terms.ROW_THROW_IN, terms.ROW_CORNER)
