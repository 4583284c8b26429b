"""Chances from actual or hypothetical positions of the pieces: shots, duels, lanes, runs with the ball.

`games.counter_attack.analysis` computes odds for the actual position; here a piece may be placed on another cell, and
values are floats from small tables, because a decision needs thousands of them.
"""

from __future__ import annotations

from typing import Final

from dugout.games.counter_attack import analysis, board, terms
from dugout.games.counter_attack.rules import dribble, passing, shot, tackling
from dugout.games.counter_attack.rules.possession import keeper_at_home
from dugout.games.counter_attack.state import NOBODY, State

NEXT_TO: Final = [board.neighbours(cell) if board.PITCH >> cell & 1 else [] for cell in range(board.CELLS)]
MISSES: Final = tuple(float(analysis.misses(need)) for need in range(7))
"""By the face that is needed: the chance that a die does not reach it."""
KEEPS: Final = tuple(MISSES[dribble.STEALS] ** number for number in range(12))
"""CA-8.10: the chance that none of this many defenders steals the ball."""
TAIL: Final = 12
"""The number of cells at the end of a ball's path where a keeper in his area can meet it."""
LONGEST: Final = 24
"""More hexes than anybody can run with the ball."""

_duels: dict[tuple[int | None, bool, bool], float] = {}
_tackles: dict[tuple[int, bool], tuple[float, float]] = {}
_headers: dict[tuple[int, bool], float] = {}


def duel(s: State, gap: int | None) -> float:
    """CA-11.13: the chance of a goal for a shooter `gap` points better than the keeper; None: he cannot reach it."""
    key = (gap, s.config.wild_shots, s.config.tie_loose_ball)
    if key not in _duels:
        _duels[key] = float(analysis.duel(s, gap or 0, None if gap is None else 0)["won"])
    return _duels[key]


def tackle(s: State, gap: int) -> tuple[float, float]:
    """CA-8.14: the chances of success and foul for a tackler `gap` points better than the carrier, not from behind."""
    key = (gap, s.config.tie_loose_ball)
    if key not in _tackles:
        exact = analysis.tackle_by(s, gap, False)
        _tackles[key] = (float(exact["won"]), float(exact["foul"]))
    return _tackles[key]


def header(s: State, gap: int) -> float:
    """CA-10.14: the chance of a goal for a header with a score `gap` above the keeper's points."""
    key = (gap, s.config.tie_loose_ball)
    if key not in _headers:
        _headers[key] = float(analysis.beats(s, gap, 0))
    return _headers[key]


def shot_chance(s: State, piece: int, cell: int, play: int) -> tuple[float, int]:
    """CA-11.5: the best target for a piece that shoots from `cell`, and its chance.

    It allows for the hexes that the keeper may still move before the dice: two at a snapshot, one from outside.
    """
    team = piece // terms.MEN
    side = s.goal_side(team)
    guard = keeper_at_home(s, 1 - team)
    slack = 2 if play == terms.PLAY_SNAPSHOT else 0 if board.AREA[side] >> cell & 1 else 1
    points = s.attribute(piece, terms.SHOOTING) + shot.modifier(s, piece, cell, play)
    mates = s.mask[team] & ~(1 << s.cell[piece])
    rivals = [
        s.cell[rival]
        for rival in s.pieces(1 - team)
        if rival != guard and board.between(s.cell[rival], cell) <= board.SHOT_RANGE + 1
    ]
    best, where = -1.0, board.NO_CELL
    for goal in board.GOAL_CELLS[side]:
        if board.between(cell, goal) > board.SHOT_RANGE:
            continue
        flight = board.path(cell, goal)
        chance = unblocked(flight, mates, rivals)
        if chance > best:
            chance *= _beats_keeper(s, guard, flight, points, slack)
            if chance > best:
                best, where = chance, goal
    return best, where


def unblocked(flight: board.Path, mates: int, rivals: list[int]) -> float:
    """CA-11.8: the chance that none of `rivals` (cells) blocks."""
    chance = 1.0
    bare = flight.mask & ~mates
    for rival in rivals:
        if flight.mask >> rival & 1:
            chance *= MISSES[shot.BLOCKS]
        elif board.NEAR_1[rival] & bare:
            chance *= MISSES[shot.BLOCKS_BESIDE]
    return chance


def _beats_keeper(s: State, guard: int, flight: board.Path, points: int, slack: int) -> float:
    if guard == NOBODY:
        return duel(s, None)
    own = s.cell[guard]
    near = 99
    for cell in flight.cells[-TAIL:]:
        if abs(board.COLUMN[cell] - board.COLUMN[own]) <= slack:
            near = min(near, board.between(cell, own))
    if near > shot.REACH + slack:
        return duel(s, None)
    return duel(s, points - s.attribute(guard, terms.SAVING) - shot.reach_modifier(s, near))


def lane(s: State, team: int, origin: int, target: int) -> float:
    """CA-9.8: the chance that a ground pass arrives; 0 if an opponent blocks its path."""
    flight = board.path(origin, target)
    if flight.mask & s.mask[1 - team]:
        return 0.0
    arrives = 1.0
    for _rank, _piece, need in passing.interceptors(s, team, flight, False):
        arrives *= MISSES[need]
    return arrives


def thieves(s: State, team: int, tried: int = 0) -> dict[int, int]:
    """CA-8.10: for each cell the bit set of the opponents who would try to steal there."""
    near: dict[int, int] = {}
    for rival in s.pieces(1 - team):
        if not tried >> rival & 1:
            for cell in NEXT_TO[s.cell[rival]]:
                near[cell] = near.get(cell, 0) | 1 << rival
    return near


class Ways:
    """CA-8.9: the cells that a carrier can reach, with the chance that nobody steals the ball on the way."""

    def __init__(self, s: State, piece: int, start: int, hexes: int, tried: int = 0) -> None:
        team = piece // terms.MEN
        near = thieves(s, team, tried)
        closed = (s.occupied() & ~(1 << s.cell[piece])) | 1 << start
        free = board.PITCH & ~closed
        self.keeps: dict[int, float] = {start: 1.0}
        self.used: dict[int, int] = {start: 0}
        self._start = start
        self._came: dict[int, int] = {}
        met: dict[int, int] = {start: 0}
        watched = 0
        for cell in near:
            watched |= 1 << cell
        quiet, wave = 1 << start, [start]
        edge = quiet
        for step in range(1, hexes + 1):
            edge = board.spread(edge) & free & ~watched & ~quiet
            quiet |= edge
            for cell in board.cells_in(edge):
                self.keeps[cell], self.used[cell], met[cell] = 1.0, step, 0
                self._came.pop(
                    cell, None
                )  # drop a shorter path past an opponent: two such cells would point to each other
            wave = self._on(step, wave, near, met, free, quiet) + board.cells_in(edge & board.spread(watched))
        self._quiet = quiet
        self._dives(s, team, piece)

    def _on(
        self, step: int, wave: list[int], near: dict[int, int], met: dict[int, int], free: int, quiet: int
    ) -> list[int]:
        """Extend paths by one step from cells next to opponents; each path is stored with the opponents it has met."""
        ahead: list[int] = []
        for cell in wave:
            for target in NEXT_TO[cell]:
                if quiet >> target & 1 or not free >> target & 1:
                    continue
                new = near.get(target, 0) & ~met[cell]
                chance = self.keeps[cell] * KEEPS[new.bit_count()]
                if chance > self.keeps.get(target, 0.0) + 1e-9:
                    self.used[target], self.keeps[target] = step, chance
                    met[target] = met[cell] | new
                    self._came[target] = cell
                    ahead.append(target)
        return ahead

    def _dives(self, s: State, team: int, piece: int) -> None:
        """CA-13.9: in the keeper's column he may dive at the carrier's feet."""
        guard = keeper_at_home(s, 1 - team)
        if guard == NOBODY:
            return
        own = s.cell[guard]
        gap = s.attribute(guard, terms.SAVING) - s.attribute(piece, terms.DRIBBLING)
        safe = 1 - tackle(s, gap)[0]
        for cell in self.keeps:
            if (
                board.COLUMN[cell] == board.COLUMN[own]
                and board.between(cell, own) <= tackling.DIVE_HEXES
                and cell != self._start
            ):
                self.keeps[cell] *= safe

    def first_step(self, target: int) -> int:
        """The first hex of the path to a cell; the cell itself if it is the start."""
        way = self.route(target)
        return way[0] if way else target

    def route(self, target: int) -> list[int]:
        """The hexes of the path to a cell, without the start."""
        way: list[int] = []
        cell = target
        while cell != self._start and len(way) < LONGEST:
            way.append(cell)
            before = self._came.get(cell, board.NO_CELL)
            cell = self._quiet_step(cell) if before == board.NO_CELL else before
        return way[::-1]

    def _quiet_step(self, cell: int) -> int:
        """The predecessor of a cell that can be reached without meeting an opponent."""
        for before in NEXT_TO[cell]:
            if self._quiet >> before & 1 and self.used[before] == self.used[cell] - 1:
                return before
        return self._start


def walks_in(s: State, ways: Ways, team: int, hexes: int) -> tuple[float, int]:
    """CA-8.9: the chance of carrying the ball over the line, and the hex of the goal mouth."""
    best, where = 0.0, board.NO_CELL
    if not s.config.walk_in:
        return best, where
    for cell in board.cells_in(board.GOAL_MOUTH[s.goal_side(team)]):
        if ways.used.get(cell, 99) < hexes and ways.keeps[cell] > best:
            best, where = ways.keeps[cell], cell
    return best, where
