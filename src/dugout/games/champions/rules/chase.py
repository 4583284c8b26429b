"""CH-9, CH-11.4: the chase move: one man runs towards the ball that his team has just kicked."""

from __future__ import annotations

from dugout.core.values import Event
from dugout.games.champions import fast_chase
from dugout.games.champions.actions import BACK, CHASE, NONE, SHIFT, pack
from dugout.games.champions.board import SQUAD, row_of, spread
from dugout.games.champions.cells import COMPILED
from dugout.games.champions.kinds import ASK_CHASE, DO_RESOLVE
from dugout.games.champions.measure import FAR, Distances, ball_reachable, depth, free_cells, offside_men
from dugout.games.champions.rules.conduct import end_cell_breach
from dugout.games.champions.state import PENALTY_KICK, RECEIVE_KICK, State
from dugout.geometry.square import cells_in


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


def chase_cells(s: State, piece: int, distances: Distances) -> int:
    """CH-9.3: where a man can get who runs 2 steps straight at the ball, or 1 if that takes him next to it."""
    levels = distances.flood_of(s, piece)
    here = s.cell[piece]
    steps = depth(levels, here)
    if steps < 2 or steps == FAR:
        return 0
    free = free_cells(s) & ~s.closed_to(piece)
    nearer = spread(1 << here) & levels[steps - 1] & free
    if steps == 2:
        return nearer
    return spread(nearer) & levels[steps - 2] & free


def leads_chase(s: State, piece: int, to: int) -> bool:
    """CH-9.4: after the move he is nearer to the ball than every team-mate."""
    here = s.cell[piece]
    seat = 0 if piece < SQUAD else 1
    s.move(piece, to)
    distances = Distances(s, s.ball)
    mine = distances.of(s, piece)
    leads = True
    for man in s.on_pitch(seat):
        if man != piece and distances.of(s, man) <= mine:
            leads = False
            break
    s.move(piece, here)
    return leads


def hides_ball(s: State, piece: int, to: int) -> bool:
    """CH-23.6: a chase move may not cut off a ball that could be reached before it."""
    if not ball_reachable(s.ball, s.men[0], s.men[1]):
        return False
    here = s.cell[piece]
    s.move(piece, to)
    reachable = ball_reachable(s.ball, s.men[0], s.men[1])
    s.move(piece, here)
    return not reachable


def options(s: State) -> list[int]:
    """CH-9, CH-9.5: every chase move; empty if nobody can."""
    if s.kick_kind == RECEIVE_KICK or s.kick_kind == PENALTY_KICK:
        return []
    excluded = excluded_men(s)
    return fast_chase.chase_moves(s, excluded) if COMPILED else readable_moves(s, excluded)


def readable_moves(s: State, excluded: int) -> list[int]:
    """CH-9.2 to CH-9.4: `options` in boards as wide integers."""
    found: list[int] = []
    distances = Distances(s, s.ball)
    for piece in s.on_pitch(s.flight_seat):
        if excluded >> piece & 1:
            continue
        for to in cells_in(chase_cells(s, piece, distances)):
            if end_cell_breach(s, piece, to, s.ball, False) or hides_ball(s, piece, to):
                continue
            if leads_chase(s, piece, to):
                found.append(pack(CHASE, piece, to))
    return found


def answers(s: State, moves: list[int]) -> list[int]:
    """CH-9.1: nobody chases, or somebody runs; CH-8.10: in version 1 the last leg could be taken back."""
    if s.config.version < 2:
        return [NONE << SHIFT, BACK << SHIFT, *moves]
    return [NONE << SHIFT, *moves]


def ask(s: State) -> None:
    """CH-9.1: the chase move is optional."""
    found = options(s)
    if found:
        s.actions = answers(s, found)
        s.ask(ASK_CHASE, s.flight_seat)
    else:
        s.then(DO_RESOLVE)


def stay(s: State) -> None:
    """CH-9.1: nobody chases."""
    s.then(DO_RESOLVE)


def chase(s: State, piece: int, to: int, log: list[Event]) -> None:
    """CH-9.3: he runs."""
    log.append(Event("ch.chase", "CH-9.3", (piece, s.cell[piece], to)))
    s.move(piece, to)
    s.then(DO_RESOLVE)
