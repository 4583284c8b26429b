"""CH-6, CH-7, CH-12.9, CH-14, CH-22: the turn: its roll and its one action."""

from __future__ import annotations

from dugout.core.values import Event
from dugout.games.champions import fast_actions
from dugout.games.champions.actions import PICK_UP, RUN, SHIFT, WALK, pack
from dugout.games.champions.board import NOBODY, NOWHERE, PENALTY_AREA, seat_of, spread
from dugout.games.champions.cells import COMPILED
from dugout.games.champions.kinds import (
    ASK_ACTION,
    ASK_FOUL,
    ASK_TURN,
    DO_CLEANUP,
    ROLL_KEEPER,
    ROLL_TURN,
)
from dugout.games.champions.measure import distance, walk_fronts
from dugout.games.champions.options import STARTER
from dugout.games.champions.rules import foul, passing, shoulder_push, substitution
from dugout.games.champions.rules.clock import count_die, expired
from dugout.games.champions.rules.conduct import (
    can_chain,
    closed_ends,
    cuts_off_ball,
    doubtful_cells,
    end_cell_breach,
)
from dugout.games.champions.rules.kick import Outlook
from dugout.games.champions.state import ACTION_KICK, KEEPER_KICK, KICKED, NO_RESTART, SAVED, State
from dugout.geometry.square import cells_in


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
    die = ROLL_KEEPER if s.held else ROLL_TURN
    if substitution.can_warm_up(s, s.owner):
        s.ask(ASK_TURN, s.owner, die)
    else:
        s.then(die)


def rolled(s: State, face: int, log: list[Event]) -> None:
    """CH-6.1 to CH-6.3: the D6 of the turn: clock, foul check, action."""
    s.roll = face
    log.append(Event("ch.roll", "CH-6.1", (s.owner, face)))
    if count_die(s, face, log):
        return
    actions = options(s, 0)
    fouls = foul.pairs(s, actions)
    if len(fouls) == 1:
        foul.commit(s, fouls[0] >> 8 & 0xFF, fouls[0] & 0xFF, log)
    elif fouls:
        s.ask(ASK_FOUL, s.owner)
    else:
        ask_action(s, actions, 0, log)


def ask_action(s: State, actions: list[int], free_kick: int, log: list[Event]) -> None:
    """CH-6.4, CH-6.7: exactly one action; without a legal one the turn passes."""
    if actions:
        s.actions = actions
        s.ask(ASK_ACTION, s.owner, free_kick)
    else:
        log.append(Event("ch.no-action", "CH-6.7", (s.owner, s.roll)))
        s.then(DO_CLEANUP)


def keeper_rolled(s: State, face: int, log: list[Event]) -> None:
    """CH-12.9, CH-14.4, D-31: the keeper's D6; every 1 counts on the clock and is rolled again."""
    log.append(Event("ch.roll", "CH-12.9", (s.owner, face)))
    if count_die(s, face, log):
        return
    if face == 1:
        s.then(ROLL_KEEPER)
        return
    s.roll = face
    passing.begin(s, s.keeper[s.owner], face, KEEPER_KICK)


def options(s: State, free_kick: int) -> list[int]:
    """CH-6.4, CH-6.5, CH-14.3, CH-20.9, CH-23.6: every legal action; the reach of the ball is waived if nothing keeps it."""
    if free_kick:
        for strict in (True, False):
            found = kicks(s, strict)
            if found:
                return found
        found = walks(s, True)
        return found or walks(s, False)
    for strict in (True, False):
        found = walks(s, strict)
        found.extend(kicks(s, strict))
        found.extend(shoulder_push.options(s, strict))
        if can_pick_up(s):
            found.insert(0, PICK_UP << SHIFT)
        if found:
            return found
    return []


def walks(s: State, strict: bool) -> list[int]:
    """CH-6.6, CH-7.1 to CH-7.7: every man and every cell that a walk of exactly the roll can end on."""
    return fast_actions.walks(s, strict) if COMPILED else readable_walks(s, strict)


def readable_walks(s: State, strict: bool) -> list[int]:
    """CH-6.6, CH-7.1 to CH-7.7: `walks` in boards as wide integers."""
    found: list[int] = []
    doubtful = doubtful_cells(s, s.owner) if strict else 0
    chained = can_chain(s, s.owner)
    for man in s.on_pitch(s.owner):
        ends = walk_fronts(s, man, s.roll)[s.roll]
        if ends:
            ends &= ~closed_ends(s, man, s.ball, chained)
        for to in cells_in(ends & doubtful):
            if cuts_off_ball(s, man, to):
                ends &= ~(1 << to)
        base = pack(WALK, man, 0)
        found.extend([base | to for to in cells_in(ends)])
    return found


def kicks(s: State, strict: bool) -> list[int]:
    """CH-6.4, CH-7.5, CH-7.8: every man and number of steps onto the ball from which a kick is possible."""
    return fast_actions.kicks(s, strict) if COMPILED else readable_kicks(s, strict)


def readable_kicks(s: State, strict: bool) -> list[int]:
    """CH-6.4, CH-7.5, CH-7.8: `kicks` in boards as wide integers."""
    found: list[int] = []
    beside = spread(1 << s.ball)
    for man in s.on_pitch(s.owner):
        if man == s.barred:
            continue
        fronts = walk_fronts(s, man, s.roll - 1)
        reached = [steps for steps in range(1, s.roll + 1) if fronts[steps - 1] & beside]
        if not reached or end_cell_breach(s, man, s.ball, s.ball, True):
            continue
        found.extend([pack(RUN, man, steps) for steps in kick_steps(s, man, reached, strict)])
    return found


def kick_steps(s: State, man: int, reached: list[int], strict: bool) -> list[int]:
    """CH-7.8: of these numbers of steps those that leave a legal kick."""
    here = s.cell[man]
    kind = s.kick_kind
    s.kick_kind = ACTION_KICK
    s.move(man, s.ball)
    outlook = Outlook(s, seat_of(man), strict)
    good = [steps for steps in reached if outlook.can_finish(s.ball, s.roll - steps + 1, 1)]
    s.move(man, here)
    s.kick_kind = kind
    return good


def can_pick_up(s: State) -> bool:
    """CH-14.1, CH-14.2: the ball lies in his area, exactly the roll away, and is no back-pass."""
    keeper = s.keeper[s.owner]
    if s.config.profile == STARTER or keeper < 0 or not PENALTY_AREA[s.owner] >> s.ball & 1:
        return False
    if keeper == s.barred or (
        s.last_touch >= 0 and seat_of(s.last_touch) == s.owner and s.last_kind == KICKED
    ):
        return False
    if distance(s, keeper, s.ball, s.roll) != s.roll:
        return False
    return not end_cell_breach(s, keeper, s.ball, s.ball, True)


def walk(s: State, man: int, to: int, log: list[Event]) -> None:
    """CH-6.4 W: he walks, and the turn is over."""
    log.append(Event("ch.walk", "CH-6.4", (man, s.cell[man], to)))
    s.move(man, to)
    s.then(DO_CLEANUP)


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
    s.then(ROLL_KEEPER)


def push(s: State, man: int, direction: int, log: list[Event]) -> None:
    """CH-22: a shoulder push is the whole action."""
    shoulder_push.push(s, man, direction, log)
    s.then(DO_CLEANUP)
