"""CA-12: the loose ball."""

from __future__ import annotations

from typing import Final

from dugout.core.values import Event
from dugout.games.counter_attack import board, kinds
from dugout.games.counter_attack.rules import possession
from dugout.games.counter_attack.state import NOBODY, State
from dugout.games.counter_attack.terms import HELD, MEN, NO_STEP, ROW_HELD, ROW_LOOSE, ROW_OTHER, THROW_IN

_RESTS: Final = 0
_TOUCH: Final = 1
_GOAL_LINE: Final = 2
_HIT: Final = 3


def start(s: State, source: int, touched_by: int, through: int, log: list[Event]) -> None:
    """CA-12.1, CA-6.8: the ball runs off from `source`; the cells of `through` do not stop it (CA-12.4).

    Whoever was dribbling has lost it, so his move is over.
    """
    possession.note_touch(s, touched_by)
    s.anchor = NOBODY
    while s.agenda and s.agenda.top.kind in (
        kinds.DO_DIVE,
        kinds.DO_STEALS,
        kinds.DO_DRIBBLE_ON,
        kinds.DO_ENTERED,
    ):
        s.agenda.pop()
    possession.lies_loose(s, source)
    log.append(Event("ca.loose", "CA-12.1", (source,)))
    s.agenda.do(kinds.ROLL_DIRECTION, source, through)


def roll_direction(s: State, source: int, through: int, face: int, log: list[Event]) -> None:
    """CA-12.2: the first die is the direction."""
    log.append(Event("ca.direction-roll", "CA-12.2", (face,)))
    s.agenda.do(kinds.ROLL_DISTANCE, source, through, face)


def run_course(s: State, source: int, direction: int, hexes: int, through: int) -> tuple[int, list[int]]:
    """CA-12.3, CA-12.4: how the ball ends, and the cells it passes in order (the source left out)."""
    passed: list[int] = []
    cell = source
    count = 0
    while count < hexes or (through >> cell & 1 and cell != source):
        ahead = board.NEXT[cell * board.DIRECTIONS + direction]
        if ahead == board.OVER_TOUCHLINE:
            return _TOUCH, passed
        if ahead == board.OVER_GOAL_LINE:
            return _GOAL_LINE, passed
        cell = ahead
        passed.append(cell)
        count += 1
        if s.occupied() >> cell & 1 and not through >> cell & 1:
            return _HIT, passed
    return _RESTS, passed


def roll_distance(s: State, source: int, through: int, direction: int, face: int, log: list[Event]) -> None:
    """CA-12.2 to CA-12.10: the second die is the number of hexes; the ball runs."""
    end, passed = run_course(s, source, direction - 1, face, through)
    last = passed[-1] if passed else source
    log.append(Event("ca.runs-loose", "CA-12.3", (source, last, direction, face)))
    s.ball = last
    if end == _HIT:
        _hit(s, s.piece_at(last), source, log)
    elif end == _RESTS:
        _rests(s, source, log)
    elif end == _TOUCH:
        throw_in(s, last, log)
    else:
        _over_goal_line(s, last, passed, log)


def _hit(s: State, piece: int, source: int, log: list[Event]) -> None:
    """CA-12.4, CA-12.6: the ball is his; a defender ends a running phase, an attacker may snap (CA-11.17)."""
    before = s.attack
    log.append(Event("ca.hits", "CA-12.4", (piece, s.ball)))
    possession.collected(s, piece, possession.take(s, piece, log), ROW_OTHER, before)
    if s.carrier != piece or s.ball_state == HELD:
        return
    if piece // MEN == before:
        s.agenda.do(kinds.DO_SNAP_OFFER, piece)
    s.agenda.do(kinds.DO_ENTERED, source)


def _rests(s: State, source: int, log: list[Event]) -> None:
    """CA-12.7, CA-12.8: it lies loose; a running phase goes on, otherwise one is forced."""
    log.append(Event("ca.rests", "CA-12.7", (s.ball,)))
    if s.step == NO_STEP:
        s.last = ROW_LOOSE
        s.agenda.clear()
        s.agenda.do(kinds.DO_NEXT)
    s.agenda.do(kinds.DO_ENTERED, source)


def throw_in(s: State, cell: int, log: list[Event]) -> None:
    """CA-12.10: over the touchline: a throw-in for the other team, at the nearest free touchline hex."""
    spot = cell
    if s.occupied() >> cell & 1:
        spot = nearest_touchline(s, cell)
    log.append(Event("ca.out", "CA-12.10", (cell,)))
    possession.stop(s, THROW_IN, spot, 1 - s.last_touch, log)


def nearest_touchline(s: State, cell: int) -> int:
    """CA-12.10: the nearest free touchline hex, then the smaller |c|, then the smaller c (then the upper)."""
    best = -1
    for candidate in board.cells_in(board.TOUCHLINES & ~s.occupied()):
        if best < 0 or _order(candidate, cell) < _order(best, cell):
            best = candidate
    return best


def _order(candidate: int, cell: int) -> tuple[int, int, int, int]:
    return (
        board.between(candidate, cell),
        abs(board.COLUMN[candidate]),
        board.COLUMN[candidate],
        -board.HEIGHT[candidate],
    )


def _over_goal_line(s: State, last: int, passed: list[int], log: list[Event]) -> None:
    """CA-12.5, CA-12.10: from the goal mouth it is a goal unless the keeper stops it; beside it, a restart."""
    side = board.RIGHT if board.COLUMN[last] > 0 else board.LEFT
    if not board.GOAL_MOUTH[side] >> last & 1:
        log.append(Event("ca.behind", "CA-12.10", (last,)))
        possession.behind_goal_line(s, side, board.HEIGHT[last] > 0, log)
        return
    owner = 0 if s.own_side(0) == side else 1
    guard = possession.keeper_at_home(s, owner)
    near = 0
    for cell in passed:
        near |= board.NEAR_1[cell]
    if guard != NOBODY and near >> s.cell[guard] & 1:
        s.agenda.do(kinds.ROLL_STOP, guard)
    else:
        possession.score_goal(s, 1 - owner, NOBODY, "CA-12.5", log)


def roll_stop(s: State, guard: int, face: int, log: list[Event]) -> None:
    """CA-12.5: 5 or 6 stops a deflected ball on the line; the keeper holds it where he stands."""
    log.append(Event("ca.stop-roll", "CA-12.5", (guard, face)))
    if face < 5:
        possession.score_goal(s, 1 - guard // MEN, NOBODY, "CA-12.5", log)
        return
    before = s.attack
    possession.note_touch(s, guard // MEN)
    possession.collected(s, guard, possession.take(s, guard, log), ROW_HELD, before)


def corner_beside(side: int, height: int) -> int:
    """CA-12.10: the corner on the side where the ball went out; the upper one from the very middle."""
    return board.corner_cell(side, height >= 0)
