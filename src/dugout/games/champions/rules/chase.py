"""CH-9, CH-11.4: the chase move: one man runs towards the ball that his team has just kicked."""

from __future__ import annotations

from mypy_extensions import i64

from dugout.core.values import Event
from dugout.games.champions.board import CELLS, row_of
from dugout.games.champions.cells import (
    Cells,
    both,
    drop_lowest,
    either,
    lowest,
    net,
    nets,
    nothing,
    single,
    some,
    spread,
    without,
)
from dugout.games.champions.choices import BACK, CHASE, NONE, SHIFT, pack
from dugout.games.champions.floods import NO_WAY, is_reachable, steps_between
from dugout.games.champions.kinds import ASK_CHASE, DO_RESOLVE
from dugout.games.champions.scene import Scene, offside_men
from dugout.games.champions.state import State
from dugout.games.champions.terms import PENALTY_KICK, RECEIVE_KICK


def excluded_men(s: State) -> int:
    """CH-9.2, CH-11.4: mask of those who have touched the ball, or were offside when it was played forward."""
    seat = s.flight_seat
    mask = s.touched
    for man in s.touchers:
        mask |= 1 << man
    start = s.path[s.leg_starts[-1] - 1] if s.leg_starts[-1] else s.flight_from
    forward = row_of(s.end_cell) - row_of(start)
    if forward > 0 if seat == 0 else forward < 0:
        mask |= offside_men(s, seat, row_of(start))
    return mask


def chase_moves(s: State) -> list[int]:
    """CH-9, CH-9.5: every chase move; empty if nobody can."""
    if s.kick_kind == RECEIVE_KICK or s.kick_kind == PENALTY_KICK:
        return []
    return moves(s, excluded_men(s))


def moves(s: State, excluded: int) -> list[int]:
    """CH-9.2 to CH-9.4: every chase move of the men who are not in the mask `excluded`."""
    scene = Scene(s, s.flight_seat)
    found: list[int] = []
    for man in s.on_pitch(s.flight_seat):
        if excluded >> man & 1:
            continue
        cell: i64 = s.cell[man]
        ends = chase_cells(scene, cell)
        if some(ends):
            ends = without(ends, scene.closed_ends(cell, False))
        while some(ends):
            to = lowest(ends)
            ends = drop_lowest(ends)
            if not hides_ball(scene, cell, to) and leads_chase(scene, cell, to):
                found.append(pack(CHASE, man, to))
    return found


def chase_cells(scene: Scene, cell: i64) -> Cells:
    """CH-9.3: where a man ends who runs 2 steps straight at the ball from here, or 1 if that brings him next to it."""
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


def hides_ball(scene: Scene, cell: i64, to: i64) -> bool:
    """CH-23.6: a chase move may not cut off a ball that could be reached before it."""
    return scene.cuts_off_ball(cell, to) and is_reachable(scene.ball, scene.own, scene.opposing)


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


def chase_choices(s: State, moves: list[int]) -> list[int]:
    """CH-9.1: nobody chases, or somebody runs; CH-8.10: in version 1 the last leg could be taken back."""
    if s.config.version < 2:
        return [NONE << SHIFT, BACK << SHIFT, *moves]
    return [NONE << SHIFT, *moves]


def ask(s: State) -> None:
    """CH-9.1: the chase move is optional."""
    found = chase_moves(s)
    if found:
        s.actions = chase_choices(s, found)
        s.agenda.ask(ASK_CHASE, s.flight_seat)
    else:
        s.agenda.do(DO_RESOLVE)


def stay(s: State) -> None:
    """CH-9.1: nobody chases."""
    s.agenda.do(DO_RESOLVE)


def chase(s: State, piece: int, to: int, log: list[Event]) -> None:
    """CH-9.3: he runs."""
    log.append(Event("ch.chase", "CH-9.3", (piece, s.cell[piece], to)))
    s.move(piece, to)
    s.agenda.do(DO_RESOLVE)
