"""CH-9: the chase moves in machine words; `rules.chase` holds the same rules in readable words (test_fast.py)."""

from __future__ import annotations

from mypy_extensions import i64

from dugout.games.champions.actions import CHASE, pack
from dugout.games.champions.board import CELLS, SQUAD
from dugout.games.champions.cells import (
    NO_WAY,
    Cells,
    both,
    drop_lowest,
    either,
    is_reachable,
    lowest,
    net,
    nets,
    nothing,
    single,
    some,
    spread,
    steps_between,
    without,
)
from dugout.games.champions.scene import Scene
from dugout.games.champions.state import State


def chase_moves(s: State, excluded: int) -> list[int]:
    """CH-9.2 to CH-9.5: as `chase.readable_moves`; `excluded` is the mask of men who may not."""
    scene = Scene(s, s.flight_seat)
    reachable = is_reachable(scene.ball, scene.own, scene.opposing)
    found: list[int] = []
    for man in range(s.flight_seat * SQUAD, s.flight_seat * SQUAD + SQUAD):
        cell: i64 = s.cell[man]
        if cell < 0 or excluded >> man & 1:
            continue
        ends = chase_cells(scene, cell)
        if some(ends):
            ends = without(ends, scene.closed_ends(cell, False))
        while some(ends):
            to = lowest(ends)
            ends = drop_lowest(ends)
            if not (reachable and scene.cuts_off_ball(cell, to)) and leads_chase(scene, cell, to):
                found.append(pack(CHASE, man, to))
    return found


def chase_cells(scene: Scene, cell: i64) -> Cells:
    """CH-9.3: where the man of this cell gets who runs 2 steps straight at the ball, or 1 if that takes him next to it."""
    closed = net(not scene.home) if cell == scene.keeper else nets()
    free = without(scene.free, closed)
    ball = single(scene.ball)
    here = single(cell)
    # The ground nearer to the ball than he is, the last two rings of it kept.
    seen = ball
    ring = ball
    before = nothing()
    earlier = before
    steps: i64 = 0
    while not some(both(ring, here)):
        earlier = before
        before = both(ring, free) if steps > 0 else ring
        ring = without(spread(before), seen)
        seen = either(seen, ring)
        steps += 1
        if not some(ring):
            return nothing()
    if steps < 2:
        return nothing()
    nearer = both(spread(here), before)
    return nearer if steps == 2 else both(spread(nearer), earlier)


def leads_chase(scene: Scene, cell: i64, to: i64) -> bool:
    """CH-9.4: after the move he is nearer to the ball than every team-mate."""
    ball = single(scene.ball)
    free = without(either(scene.free, single(cell)), single(to))
    players = without(free, nets())
    at_home = without(free, net(not scene.home))
    is_keeper = cell == scene.keeper
    mine = steps_between(ball, at_home if is_keeper else players, single(to), CELLS)
    mates = without(scene.own, single(cell))
    if scene.keeper >= 0 and not is_keeper:
        mates = without(mates, single(scene.keeper))
        if steps_between(ball, at_home, single(scene.keeper), mine) <= mine:
            return False
    return mine < NO_WAY and steps_between(ball, players, mates, mine) > mine
