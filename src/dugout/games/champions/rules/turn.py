"""CH-6, CH-7, CH-12.9, CH-14, CH-22: the turn: its roll and its one action."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from dugout.core.values import Event
from dugout.games.champions import kinds
from dugout.games.champions.board import CELLS, COLUMNS, NOBODY, NOWHERE, PENALTY_AREA, PIECES, SQUAD, seat_of
from dugout.games.champions.cells import (
    Cells,
    both,
    drop_lowest,
    has,
    lowest,
    meet,
    pick_cells,
    single,
    some,
    spread,
    without,
)
from dugout.games.champions.choices import PICK_UP, RUN, SHIFT, WALK, pack
from dugout.games.champions.floods import walk_front
from dugout.games.champions.options import STARTER
from dugout.games.champions.rules import foul, passing, shoulder_push, substitution
from dugout.games.champions.rules.clock import count_die, expired
from dugout.games.champions.rules.kick import Outlook
from dugout.games.champions.scene import Scene
from dugout.games.champions.state import State
from dugout.games.champions.terms import ACTION_KICK, KEEPER_KICK, KICKED, NO_RESTART, SAVED

WALKS: Final[list[Any]] = [pack(WALK, man, to) for man in range(PIECES) for to in range(CELLS)]
"""Every walk there is, by man and cell: made once, for a list of answers takes longer to make than to find."""
RUNS: Final[list[int]] = [pack(RUN, man, steps) for man in range(PIECES) for steps in range(7)]


def begin(s: State, log: list[Event]) -> None:
    """CH-3.1, CH-6.1: the next turn; its coach may send men to warm up before he rolls."""
    if expired(s, log):
        return
    s.restart = NO_RESTART
    s.restart_seat = 0
    s.fouler = NOBODY
    s.victim = NOBODY
    s.thrower = NOBODY
    s.owner = s.next_seat
    s.next_seat = 1 - s.owner
    s.touched = 0
    s.tried = 0
    s.roll = 0
    s.restart_cell = NOWHERE
    s.foul_cell = NOWHERE
    s.clear_flight()
    log.append(Event("ch.turn", "CH-3.1", (s.owner,)))
    ask_turn(s, kinds.ROLL_KEEPER if s.held else kinds.ROLL_TURN)


def ask_turn(s: State, die: int) -> None:
    """CH-24.2: warm up or roll; who cannot warm anybody up rolls."""
    if substitution.can_warm_up(s, s.owner):
        s.agenda.ask(kinds.ASK_TURN, s.owner, die)
    else:
        s.agenda.do(die)


def warm_up(s: State, man: int, die: int, log: list[Event]) -> None:
    """CH-24.2: somebody warms up, and the coach is asked again."""
    substitution.warm_up(s, man, log)
    ask_turn(s, die)


def roll_for(s: State, die: int) -> None:
    """CH-6.1: he rolls."""
    s.agenda.do(die)


def rolled(s: State, face: int, log: list[Event]) -> None:
    """CH-6.1 to CH-6.3: the D6 of the turn: clock, foul check, action."""
    s.roll = face
    log.append(Event("ch.roll", "CH-6.1", (s.owner, face)))
    if count_die(s, face, log):
        return
    actions = action_choices(s, 0)
    fouls = foul.foul_choices(s, actions)
    if len(fouls) == 1:
        foul.commit(s, fouls[0] >> 8 & 0xFF, fouls[0] & 0xFF, log)
    elif fouls:
        s.agenda.ask(kinds.ASK_FOUL, s.owner)
    else:
        ask_action(s, actions, 0, log)


def ask_action(s: State, actions: list[int], free_kick: int, log: list[Event]) -> None:
    """CH-6.4, CH-6.7: exactly one action; without a legal one the turn passes."""
    if actions:
        s.actions = actions
        s.agenda.ask(kinds.ASK_ACTION, s.owner, free_kick)
    else:
        log.append(Event("ch.no-action", "CH-6.7", (s.owner, s.roll)))
        s.agenda.do(kinds.DO_CLEANUP)


def keeper_rolled(s: State, face: int, log: list[Event]) -> None:
    """CH-12.9, CH-14.4, D-31: the keeper's D6; every 1 counts on the clock and is rolled again."""
    log.append(Event("ch.roll", "CH-12.9", (s.owner, face)))
    if count_die(s, face, log):
        return
    if face == 1:
        s.agenda.do(kinds.ROLL_KEEPER)
        return
    s.roll = face
    passing.begin(s, s.keeper[s.owner], face, KEEPER_KICK)


def action_choices(s: State, free_kick: int) -> list[int]:
    """CH-6.4, CH-6.5, CH-14.3, CH-20.9, CH-23.6: every legal action; if none can reach the ball, none needs to."""
    scene = Scene(s, s.owner)
    if free_kick:
        for strict in (True, False):
            found = kicks(s, scene, strict)
            if found:
                return found
        found = walks(s, scene, True)
        return found or walks(s, scene, False)
    for strict in (True, False):
        found = walks(s, scene, strict)
        found.extend(kicks(s, scene, strict))
        found.extend(shoulder_push.push_choices(s, scene, strict))
        if can_pick_up(s, scene):
            found.insert(0, PICK_UP << SHIFT)
        if found:
            return found
    return []


def walks(s: State, scene: Scene, strict: bool) -> list[int]:
    """CH-6.6, CH-7.1 to CH-7.7: every man and every cell that a walk of exactly the roll can end on."""
    if strict:
        scene.guard_ball()
    found: list[Any] = []
    man: i64 = s.owner * SQUAD
    last: i64 = man + SQUAD
    while man < last:
        cell: i64 = s.cell[man]
        if cell >= 0:
            pick_cells(walk_ends(scene, cell, s.roll, strict), WALKS, man * CELLS, found)
        man += 1
    return found


def walk_ends(scene: Scene, cell: i64, steps: i64, strict: bool) -> Cells:
    """CH-7.2 to CH-7.7: where the man of this cell can end a walk of exactly so many steps."""
    ends = walk_front(single(cell), scene.free_for(cell), steps)
    if not some(ends):
        return ends
    ends = without(ends, scene.closed_ends(cell, False))
    if strict:
        doubtful = scene.doubtful(cell, ends)
        while some(doubtful):
            to = lowest(doubtful)
            doubtful = drop_lowest(doubtful)
            if scene.cuts_off_ball(cell, to):
                ends = without(ends, single(to))
    return ends


def kicks(s: State, scene: Scene, strict: bool) -> list[int]:
    """CH-6.4, CH-7.5, CH-7.8: every man and number of steps onto the ball from which a kick is possible."""
    found: list[int] = []
    man: i64 = s.owner * SQUAD
    last: i64 = man + SQUAD
    while man < last:
        budgets = budgets_on_ball(s, scene, man)
        if budgets:
            outlook = Outlook(s, scene, man, strict)
            steps: i64 = 1
            while steps <= s.roll:
                budget = s.roll - steps + 1
                if budgets >> (budget - 1) & 1 and outlook.can_finish(man, budget, 1):
                    found.append(RUNS[man * 7 + steps])
                steps += 1
        man += 1
    return found


def budgets_on_ball(s: State, scene: Scene, man: i64) -> i64:
    """CH-7.5, CH-7.8, CH-15.8: bit n − 1 says that this man can be on the ball with a budget of n."""
    cell: i64 = s.cell[man]
    if cell < 0 or man == s.barred:
        return 0
    across: i64 = cell % COLUMNS - scene.ball % COLUMNS
    along: i64 = cell // COLUMNS - scene.ball // COLUMNS
    if max(across, -across) + max(along, -along) > s.roll:
        return 0
    free = scene.free_for(cell)
    beside = spread(single(scene.ball))
    front = single(cell)
    mask: i64 = 0
    budget: i64 = s.roll
    while budget > 0:
        if meet(front, beside):
            mask |= 1 << (budget - 1)
        front = both(spread(front), free)
        budget -= 1
    return 0 if mask and has(scene.closed_ends(cell, True), scene.ball) else mask


def can_pick_up(s: State, scene: Scene) -> bool:
    """CH-14.1, CH-14.2: the ball lies in his area, exactly the roll away, and is no back-pass."""
    keeper = s.keeper[s.owner]
    if s.config.profile == STARTER or scene.keeper < 0 or not PENALTY_AREA[s.owner] >> s.ball & 1:
        return False
    if keeper == s.barred or (
        s.last_touch >= 0 and seat_of(s.last_touch) == s.owner and s.last_kind == KICKED
    ):
        return False
    if scene.distance(scene.keeper, scene.ball, s.roll) != s.roll:
        return False
    return not scene.breach(scene.keeper, scene.ball, True)


def walk(s: State, man: int, to: int, log: list[Event]) -> None:
    """CH-6.4 W: he walks, and the turn is over."""
    log.append(Event("ch.walk", "CH-6.4", (man, s.cell[man], to)))
    s.move(man, to)
    s.agenda.do(kinds.DO_CLEANUP)


def run(s: State, man: int, steps: int, log: list[Event]) -> None:
    """CH-6.4 K: he walks onto the ball and kicks with what is left and one pip more."""
    here = s.cell[man]
    log.append(Event("ch.run", "CH-6.4", (man, here, s.ball, steps)))
    s.move(man, s.ball)
    passing.begin(s, man, s.roll - steps + 1, ACTION_KICK)
    s.run_from = here


def pick_up(s: State, log: list[Event]) -> None:
    """CH-14.4: the keeper holds the ball and rolls again in the same turn."""
    keeper = s.keeper[s.owner]
    log.append(Event("ch.pick-up", "CH-14.4", (keeper, s.cell[keeper], s.ball)))
    s.move(keeper, s.ball)
    s.touch(keeper, SAVED)
    s.held = True
    s.agenda.do(kinds.ROLL_KEEPER)


def push(s: State, man: int, direction: int, log: list[Event]) -> None:
    """CH-22: a shoulder push is the whole action."""
    shoulder_push.push(s, man, direction, log)
    s.agenda.do(kinds.DO_CLEANUP)
