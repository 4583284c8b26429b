"""The value of possession: chances now, chances after a run, and the risk of being tackled."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from dugout.games.counter_attack import board, terms
from dugout.games.counter_attack.judgement import chances
from dugout.games.counter_attack.judgement.chances import NEXT_TO, Ways
from dugout.games.counter_attack.judgement.weights import Weights
from dugout.games.counter_attack.rules import clock, movement
from dugout.games.counter_attack.rules.possession import keeper_at_home
from dugout.games.counter_attack.state import State

LOOKED_AT: Final = 7
"""The number of cells of a run for which a shot, or what follows, is computed exactly."""

NEEDLESS: Final = 0.001
"""The cost of risking the ball when the half ends before possession could matter."""

STAND: Final = 0
RUN_AND_SHOOT: Final = 1
WALK_IN: Final = 2
CARRY: Final = 3


@lru_cache(maxsize=64)
def _field(side: int, w: Weights) -> list[float]:
    """By cell: the value of the ball to the team that attacks a side."""
    ahead = 1 if side == board.RIGHT else -1
    values = [0.0] * board.CELLS
    for cell in board.cells_in(board.PITCH):
        near = max(0, 14 - board.between(cell, board.GOAL_CENTRE[side])) / 14
        values[cell] = w.base + w.ahead * (ahead * board.COLUMN[cell] + 18) / 36 + w.near * near * near
    return values


def place(s: State, team: int, cell: int, w: Weights) -> float:
    """The value of the ball on a cell, regardless of the pieces."""
    return _field(s.goal_side(team), w)[cell]


def lost(s: State, team: int, cell: int, w: Weights) -> float:
    """The cost to a team of losing the ball on a cell."""
    return place(s, 1 - team, cell, w) + w.counter


def minutes_left(s: State) -> int:
    """CA-18.5: the minutes after which the half ends at the next opportunity. A real clock never counts as close."""
    return 99 if s.config.real_clock else clock.period_minutes(s) - s.clock - s.due


def shot_value(chance: float, w: Weights) -> float:
    return chance - (1 - chance) * w.miss


class Tacklers:
    """CA-8.13, CA-8.14: who could reach a carrier in step B, and the chance that nobody wins the ball from him."""

    def __init__(self, s: State, carrier: int, w: Weights, moved: int = 0) -> None:
        dribbling = s.attribute(carrier, terms.DRIBBLING)
        self.rows: list[tuple[float, int, int]] = []
        for rival in s.pieces(1 - carrier // terms.MEN):
            if not moved >> rival & 1:
                won = chances.tackle(s, s.attribute(rival, terms.TACKLING) - dribbling)[0]
                cell = s.cell[rival]
                self.rows.append((1 - won, within(cell, round(w.wary * s.pace(rival)) + 1), cell))
        self.rows.sort()
        self.closed = s.occupied() & ~(1 << s.cell[carrier])

    def survival(self, cell: int) -> float:
        """The chance of keeping the ball on a cell through step B."""
        near = [keeps for keeps, reach, _where in self.rows if reach >> cell & 1]
        if len(near) > 2:
            free = sum(1 for spot in NEXT_TO[cell] if not self.closed >> spot & 1)
            beside = sum(1 for _keeps, _reach, where in self.rows if where in NEXT_TO[cell])
            near = near[: min(movement.MOVES[terms.STEP_B], free + beside)]
        chance = 1.0
        for keeps in near:
            chance *= keeps
        return chance


@lru_cache(maxsize=20000)
def within(cell: int, hexes: int) -> int:
    """The cells within this many hexes."""
    mask = 1 << cell
    for _ in range(hexes):
        mask = board.spread(mask)
    return mask


class Idea:
    """The best movement phase of a carrier."""

    __slots__ = ("cell", "chance", "kind", "value")

    def __init__(self, value: float, kind: int, cell: int, chance: float) -> None:
        self.value = value
        self.kind = kind
        self.cell = cell
        self.chance = chance


def with_ball(s: State, piece: int, start: int, w: Weights, hexes: int = -1) -> Idea:
    """A movement phase of a carrier: a run into the area and a shot, or a run to a safe and valuable cell."""
    allowed = s.pace(piece) if hexes < 0 else hexes
    tried = s.tried if s.step != terms.NO_STEP and hexes >= 0 else 0
    ways = Ways(s, piece, start, allowed, tried)
    best = run_and_shoot(s, piece, start, ways, allowed, w)
    kept = carry(s, piece, ways, w)
    return kept if kept.value > best.value else best


def run_and_shoot(s: State, piece: int, start: int, ways: Ways, hexes: int, w: Weights) -> Idea:
    """CA-11.17: a snapshot in the area before the defenders move, or a run into the goal."""
    team = piece // terms.MEN
    area = board.AREA[s.goal_side(team)]
    best = Idea(-1.0, STAND, start, 0.0)
    cells = [cell for cell in ways.keeps if area >> cell & 1]
    if not cells:
        return best
    chance, where = chances.walks_in(s, ways, team, hexes)
    if where != board.NO_CELL:
        best = Idea(chance - (1 - chance) * w.miss, WALK_IN, where, chance)
    goal = board.GOAL_CENTRE[s.goal_side(team)]
    cells.sort(key=lambda cell: (-ways.keeps[cell], board.between(cell, goal), cell))
    for cell in cells[:LOOKED_AT]:
        keeps = ways.keeps[cell]
        if keeps <= best.chance:
            break
        chance = keeps * chances.shot_chance(s, piece, cell, terms.PLAY_SNAPSHOT)[0]
        value = chance - (1 - keeps) * lost(s, team, cell, w) - (keeps - chance) * w.miss
        if value > best.value:
            best = Idea(value, RUN_AND_SHOOT, cell, chance)
    return best


def carry(s: State, piece: int, ways: Ways, w: Weights) -> Idea:
    """The cell with the best combination of safety and place value after step B.

    Cells are tried in descending order of place value, until no further cell can be the best.
    """
    team = piece // terms.MEN
    tacklers = Tacklers(s, piece, w)
    last = s.step == terms.STEP_C
    over = minutes_left(s) <= clock.PHASE_MINUTES
    ours, theirs = _field(s.goal_side(team), w), _field(s.own_side(team), w)
    goal = board.GOAL_CENTRE[s.goal_side(team)]
    best = Idea(-9.0, CARRY, s.cell[piece], 0.0)
    shots, bound = 0, _best_shot(s, piece)
    for cell in sorted(ways.keeps, key=lambda cell: (-ours[cell], cell)):
        future = 0.0 if over else ours[cell]
        may_shoot = not over and shots < LOOKED_AT and board.between(cell, goal) <= board.SHOT_RANGE + 2
        if future <= best.value and not may_shoot:
            break
        safe = ways.keeps[cell]
        if not last:
            safe *= tacklers.survival(cell)
        if may_shoot and safe * bound > best.value:
            shots += 1
            future = max(future, shot_value(chances.shot_chance(s, piece, cell, terms.PLAY_SHOT)[0], w))
        value = (safe - 1) * NEEDLESS if over else safe * future - (1 - safe) * (theirs[cell] + w.counter)
        if value > best.value:
            best = Idea(value, CARRY, cell, safe)
    return best


def _best_shot(s: State, piece: int) -> float:
    """The chance of a shot in the area without blockers."""
    guard = keeper_at_home(s, 1 - piece // terms.MEN)
    if guard < 0:
        return 1.0
    return chances.duel(s, s.attribute(piece, terms.SHOOTING) - s.attribute(guard, terms.SAVING))


def received(s: State, piece: int, cell: int, w: Weights) -> float:
    """The value of a pass that arrives: a snapshot at once, or a movement phase."""
    value = with_ball(s, piece, cell, w).value
    chance, where = chances.shot_chance(s, piece, cell, terms.PLAY_SNAPSHOT)
    return value if where == board.NO_CELL else max(value, shot_value(chance, w))
