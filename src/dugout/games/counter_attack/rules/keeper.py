"""CA-13.3: the keeper's step when the ball comes into his area; CA-13.13: what he does with a held ball."""

from __future__ import annotations

from dugout.core.values import Event
from dugout.games.counter_attack import choices
from dugout.games.counter_attack.board import AREA, LEFT, NEAR_1, RIGHT, cells_in
from dugout.games.counter_attack.kinds import ASK_KEEPER_STEP, DO_HEAD_ARRIVE, DO_HEAD_SAVE
from dugout.games.counter_attack.rules import routes
from dugout.games.counter_attack.rules.possession import collected, take
from dugout.games.counter_attack.state import NOBODY, State
from dugout.games.counter_attack.terms import CARRIED, HELD, LOOSE, ROW_OTHER


def entered(s: State, before: int) -> None:
    """CA-13.3, CA-3.4: the ball was outside an area and is inside it now: its keeper may step."""
    for side in (LEFT, RIGHT):
        if AREA[side] >> s.ball & 1 and not AREA[side] >> before & 1:
            offer_step(s, side)


def offer_step(s: State, side: int) -> None:
    """CA-13.3: ask the keeper of that end, wherever he stands; not if he has the ball himself."""
    team = 0 if s.own_side(0) == side else 1
    guard = s.keeper[team]
    if guard == NOBODY or s.ball_state == HELD or (s.ball_state == CARRIED and s.carrier == guard):
        return
    if step_cells(s, guard):
        s.agenda.ask(ASK_KEEPER_STEP, team, guard)


def step_cells(s: State, guard: int) -> int:
    """CA-13.3: the free hexes next to the keeper."""
    return NEAR_1[s.cell[guard]] & ~routes.closed_cells(s, guard)


def step_choices(s: State, guard: int) -> list[int]:
    """CA-13.3: stay, or one of at most six hexes."""
    found = [choices.pack(choices.STAY)]
    for cell in cells_in(step_cells(s, guard)):
        found.append(choices.pack(choices.STEP, cell))
    return found


def step(s: State, guard: int, choice: int, log: list[Event]) -> None:
    """CA-13.3: he stays or steps; onto a resting ball is collecting it."""
    if choices.verb_of(choice) == choices.STAY:
        return
    cell = choices.first(choice)
    log.append(Event("ca.keeper-step", "CA-13.3", (guard, s.cell[guard], cell)))
    s.place(guard, cell)
    if s.ball_state == LOOSE and s.ball == cell and not _is_headed(s):
        before = s.attack
        collected(s, guard, take(s, guard, log), ROW_OTHER, before)


def _is_headed(s: State) -> bool:
    """CA-10.13, CA-10.14: the ball is on its way from a head; it rests no more where the header was played."""
    return s.agenda.top.kind == DO_HEAD_ARRIVE or s.agenda.top.kind == DO_HEAD_SAVE
