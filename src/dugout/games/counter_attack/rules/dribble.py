"""CA-8.7 to CA-8.12: running with the ball, hex by hex, and the steals it provokes."""

from __future__ import annotations

from typing import Final

from dugout.core.agenda import do
from dugout.core.values import Event
from dugout.games.counter_attack import choices, kinds
from dugout.games.counter_attack.board import AREA, GOAL_MOUTH, NEAR_1, PITCH, cells_in
from dugout.games.counter_attack.rules import foul, routes, scenario_effects, snapshot
from dugout.games.counter_attack.rules.possession import clear_lines, collected, note_touch, score_goal, take
from dugout.games.counter_attack.state import State
from dugout.games.counter_attack.terms import CARRIED, MEN, ROW_OTHER

STEALS: Final = 6
"""CA-8.10: the face that steals the ball."""


def own_area(s: State, piece: int) -> int:
    return AREA[s.own_side(piece // MEN)]


def enter(s: State, piece: int, cell: int, used: int, log: list[Event]) -> None:
    """CA-8.9: the carrier enters a hex; keeper's step, dive, steals and the next decision follow in that order."""
    before = s.ball
    s.place(piece, cell)
    s.ball = cell
    log.append(Event("ca.dribble", "CA-8.9", (piece, before, cell)))
    if not cleared(s, piece, cell, log):
        resolve(s, piece, used)
        s.agenda.do(kinds.DO_ENTERED, before)


def cleared(s: State, piece: int, cell: int, log: list[Event]) -> bool:
    """CA-21.3: a defender who carries the ball over the halfway line has cleared it."""
    if not scenario_effects.is_clearance(s, piece // MEN, cell):
        return False
    clear_lines(s, log)
    return True


def resolve(s: State, piece: int, used: int) -> None:
    """CA-8.9: dive, then steals, then on; `used` hexes of the allowance are gone."""
    s.agenda.plan(
        [do(kinds.DO_DIVE, piece), do(kinds.DO_STEALS, piece), do(kinds.DO_DRIBBLE_ON, piece, used)]
    )


def has_ball(s: State, piece: int) -> bool:
    return s.ball_state == CARRIED and s.carrier == piece


def left_over(s: State, piece: int, used: int) -> int:
    """CA-14.6: what is left of the allowance; an injury on the way shortens it at once."""
    return max(0, routes.allowance(s, piece) - used)


def may_walk_in(s: State, piece: int) -> bool:
    """CA-8.9: `walk_in`: from the opponents' goal mouth the carrier may step over the line."""
    goal = GOAL_MOUTH[s.goal_side(piece // MEN)]
    return s.config.walk_in and has_ball(s, piece) and bool(goal >> s.cell[piece] & 1)


def walk_in(s: State, log: list[Event]) -> None:
    """CA-8.9: a goal on foot."""
    score_goal(s, s.attack, s.carrier, "CA-8.9", log)


def go_on(s: State, piece: int, used: int) -> None:
    """CA-8.9: ask how the dribble goes on, if there is more than stopping."""
    if has_ball(s, piece) and len(dribble_choices(s, piece, used)) > 1:
        s.agenda.ask(kinds.ASK_DRIBBLE, s.attack, piece, used)


def dribble_choices(s: State, piece: int, used: int) -> list[int]:
    """CA-8.9: the next hex, over the goal line, a snapshot in the opponents' area, or stop."""
    found: list[int] = []
    left = left_over(s, piece, used)
    if snapshot.may_call_in_phase(s):
        found.append(choices.pack(choices.SNAPSHOT))
    if left > 0:
        for cell in cells_in(NEAR_1[s.cell[piece]] & PITCH & ~s.occupied()):
            found.append(choices.pack(choices.DRIBBLE, cell))
        if may_walk_in(s, piece):
            found.append(choices.pack(choices.OVER_LINE))
    found.append(choices.pack(choices.STAY))
    return found


def dribble(s: State, piece: int, used: int, choice: int, log: list[Event]) -> None:
    """CA-8.9: step 6, the carrier goes on or stops."""
    verb = choices.verb_of(choice)
    if verb == choices.DRIBBLE:
        enter(s, piece, choices.first(choice), used + 1, log)
    elif verb == choices.SNAPSHOT:
        snapshot.call(s, piece, log)
    elif verb == choices.OVER_LINE:
        walk_in(s, log)


def stealers(s: State, carrier: int, excluded: int) -> list[int]:
    """CA-8.10: the defenders who may try to steal the ball in this phase, by shirt."""
    found: list[int] = []
    for piece in s.pieces(1 - carrier // MEN):
        if piece != excluded and may_steal(s, piece, s.ball):
            found.append(piece)
    return found


def may_steal(s: State, piece: int, cell: int) -> bool:
    """CA-8.10: he stands next to the ball on this cell, and has not yet tried."""
    return not s.tried >> piece & 1 and NEAR_1[cell] >> s.cell[piece] & 1 != 0


def steals(s: State, piece: int, dived: int) -> None:
    """CA-8.10: the next defender rolls; `dived` is 1 more than a keeper who has just dived (CA-13.9)."""
    if not has_ball(s, piece):
        return
    waiting = stealers(s, piece, dived - 1)
    if waiting:
        s.agenda.plan([do(kinds.ROLL_STEAL, waiting[0]), do(kinds.DO_STEALS, piece, dived)])


def roll_steal(s: State, thief: int, face: int, log: list[Event]) -> None:
    """CA-8.10 to CA-8.12: 6 steals the ball, 1 is a foul with `steal_foul`."""
    s.tried |= 1 << thief
    log.append(Event("ca.steal-roll", "CA-8.10", (thief, s.carrier, face)))
    if face == STEALS:
        _steal(s, thief, log)
    elif face == 1 and s.config.steal_foul:
        foul.commit(s, thief, foul.ORDINARY, "CA-8.12", log)


def _steal(s: State, thief: int, log: list[Event]) -> None:
    """CA-8.11: the ball goes to the stealer's hex and the phase ends."""
    before, ball = s.attack, s.ball
    note_touch(s, thief // MEN)
    log.append(Event("ca.steal", "CA-8.11", (thief, s.carrier)))
    collected(s, thief, take(s, thief, log), ROW_OTHER, before)
    if has_ball(s, thief):
        s.agenda.do(kinds.DO_ENTERED, ball)
