"""CH-6.4, CH-19.1, CH-22.1: the legal actions of a roll in machine words: what costs most in every match.

The compiled engine asks here; `rules.turn`, `rules.foul` and
`rules.shoulder_push` hold the same rules in readable words, for the
interpreted engine and as the measure of this module (test_fast.py).
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from dugout.games.champions.actions import FOUL, RUN, SHIFT, WALK, pack
from dugout.games.champions.board import CELLS, COLUMNS, PIECES, SQUAD, STEP
from dugout.games.champions.cells import (
    NO_WAY,
    ONE_ROW,
    ROW_COLUMNS,
    WORD,
    Cells,
    both,
    cells_at,
    drop_lowest,
    either,
    has,
    lowest,
    meet,
    net,
    nets,
    nothing,
    single,
    some,
    spread,
    steps_between,
    without,
)
from dugout.games.champions.fast import Flights, budgets_on_ball
from dugout.games.champions.scene import Scene, offside_line
from dugout.games.champions.state import State

WALKS: Final[list[Any]] = [pack(WALK, man, to) for man in range(PIECES) for to in range(CELLS)]
"""Every walk there is, by man and cell: made once, for a list of answers takes longer to make than to find.

Not typed as integers, which compiled code would unwrap and wrap again.
"""
UNKNOWN: Final = -2
RUNS: Final[list[int]] = [pack(RUN, man, steps) for man in range(PIECES) for steps in range(7)]


def walks(s: State, strict: bool) -> list[int]:
    """CH-6.6, CH-7.1 to CH-7.7: as `turn.walks`."""
    scene = Scene(s, s.owner)
    if strict:
        scene.guard_ball()
    roll: i64 = s.roll
    found: list[Any] = []
    man: i64 = s.owner * SQUAD
    last: i64 = man + SQUAD
    while man < last:
        cell: i64 = s.cell[man]
        if cell >= 0:
            low, middle, high = walk_ends(scene, cell, roll, strict)
            base: i64 = man * CELLS
            note_walks(base, low, found)
            note_walks(base + WORD, middle, found)
            note_walks(base + 2 * WORD, high, found)
        man += 1
    return found


def note_walks(base: i64, ends: i64, found: list[Any]) -> None:
    """The walks to the cells of one word."""
    while ends:
        for column in ROW_COLUMNS[ends & ONE_ROW]:
            found.append(WALKS[base + column])
        ends >>= COLUMNS
        base += COLUMNS


def walk_ends(scene: Scene, cell: i64, steps: i64, strict: bool) -> Cells:
    """CH-7.2 to CH-7.7: where the man of this cell can end a walk of exactly so many steps."""
    free = scene.free_for(cell)
    front = single(cell)
    while steps > 0:
        front = both(spread(front), free)
        steps -= 1
    if not some(front):
        return front
    ends = without(front, scene.closed_ends(cell, False))
    if strict:
        doubtful = scene.doubtful(cell, ends)
        while some(doubtful):
            to = lowest(doubtful)
            doubtful = drop_lowest(doubtful)
            if scene.cuts_off_ball(cell, to):
                ends = without(ends, single(to))
    return ends


def kicks(s: State, strict: bool) -> list[int]:
    """CH-6.4, CH-7.5, CH-7.8: as `turn.kicks`."""
    scene = Scene(s, s.owner)
    found: list[int] = []
    line: i64 = UNKNOWN
    man: i64 = s.owner * SQUAD
    last: i64 = man + SQUAD
    while man < last:
        cell: i64 = s.cell[man]
        if cell >= 0 and man != s.barred:
            budgets = budgets_on_ball(scene, cell, s.roll)
            if budgets and not has(scene.closed_ends(cell, True), scene.ball):
                if line == UNKNOWN:
                    line = offside_line(scene)
                flights = Flights(scene, s, man, line, strict)
                steps: i64 = 1
                while steps <= s.roll:
                    budget = s.roll - steps + 1
                    if budgets >> (budget - 1) & 1 and flights.can_finish(budget):
                        found.append(RUNS[man * 7 + steps])
                    steps += 1
        man += 1
    return found


# CH-2.6: distances of all men to one cell


def field_free(scene: Scene) -> Cells:
    """CH-1.10: the free cells that field players may walk over."""
    return without(scene.free, nets())


def keeper_free(scene: Scene, own: bool) -> Cells:
    """CH-1.10: the free cells that a keeper may walk over: his own goal is open to him."""
    return without(scene.free, net(scene.home != own))


def nearest(scene: Scene, own: bool) -> i64:
    """CH-2.6: the smallest distance of a team to the ball."""
    team = scene.own if own else scene.opposing
    keeper = scene.keeper if own else scene.rival_keeper
    ball = single(scene.ball)
    if keeper < 0:
        return steps_between(ball, field_free(scene), team, CELLS)
    best = steps_between(ball, field_free(scene), without(team, single(keeper)), CELLS)
    steps = steps_between(ball, keeper_free(scene, own), single(keeper), best)
    return min(best, steps)


def men_at(scene: Scene, own: bool, target: i64, steps: i64) -> Cells:
    """CH-2.6: the men of a team at exactly this distance from a cell."""
    team = scene.own if own else scene.opposing
    keeper = scene.keeper if own else scene.rival_keeper
    start = single(target)
    found = both(cells_at(start, field_free(scene), steps), team)
    if keeper >= 0:
        found = without(found, single(keeper))
        if has(cells_at(start, keeper_free(scene, own), steps), keeper):
            found = either(found, single(keeper))
    return found


def push_pairs(s: State) -> list[int]:
    """CH-22.1: man << 8 | direction for every man beside an opponent who is nearest to the ball."""
    scene = Scene(s, s.owner)
    found: list[int] = []
    steps = nearest(scene, False)
    if steps == NO_WAY:
        return found
    victims = men_at(scene, False, scene.ball, steps)
    if not meet(spread(victims), scene.own):
        return found
    while some(victims):
        victim = lowest(victims)
        victims = drop_lowest(victims)
        direction: i64 = 0
        while direction < 8:
            cell: i64 = STEP[victim * 8 + direction]
            if cell >= 0 and has(scene.own, cell):
                found.append(s.at[cell] << 8 | (direction + 4 & 7))
            direction += 2
    found.sort()
    return found


def fouls(s: State, actions: list[int]) -> list[int]:
    """CH-19.1 to CH-19.4: as `foul.pairs`, for a roll of which no action reaches the ball."""
    scene = Scene(s, s.owner)
    found: list[int] = []
    steps = min(nearest(scene, False), nearest(scene, True))
    if steps == NO_WAY:
        return found
    victims = men_at(scene, False, scene.ball, steps)
    while some(victims):
        victim = lowest(victims)
        victims = drop_lowest(victims)
        foulers = men_at(scene, True, victim, s.roll)
        while some(foulers):
            found.append(pack(FOUL, s.at[lowest(foulers)], s.at[victim]))
            foulers = drop_lowest(foulers)
    if not found or gets_closer(s, scene, actions, steps):
        return []
    found.sort()
    return found


def gets_closer(s: State, scene: Scene, actions: list[int], steps: i64) -> bool:
    """CH-19.1 (3): some legal walk takes a man nearer to the ball than its nearest man."""
    walker: i64 = -1
    nearer = nothing()
    for action in actions:
        if action >> SHIFT != WALK:
            continue
        man: i64 = action >> 8 & 0xFF
        if man != walker:
            walker = man
            nearer = cells_within(scene, s.cell[man], steps - 1)
        if has(nearer, action & 0xFF):
            return True
    return False


def cells_within(scene: Scene, cell: i64, steps: i64) -> Cells:
    """CH-2.5: the cells at most so many steps of the man of this cell away from the ball."""
    free = scene.free_for(cell)
    seen = single(scene.ball)
    front = seen
    while steps > 0:
        front = without(spread(front), seen)
        seen = either(seen, front)
        front = both(front, free)
        steps -= 1
    return seen
