"""CH-8.1, CH-8.10, CH-8.11, CH-17.4: a kick from its first leg to the moment it is settled."""

from __future__ import annotations

from dugout.core.values import Event
from dugout.games.champions import choices, kinds, terms
from dugout.games.champions.board import BOTH_GOALS, NOBODY, NOWHERE, king_steps, seat_of
from dugout.games.champions.cells import both, field, list_cells
from dugout.games.champions.rules.kick import Outlook, leg_cells, legs_within_reach
from dugout.games.champions.scene import Scene, free_cells
from dugout.games.champions.state import State


def begin(s: State, piece: int, budget: int, kind: int) -> None:
    """CH-8.1: a man on the pitch is about to kick from his cell."""
    s.kick_kind = kind
    s.budget = budget
    s.flight_seat = seat_of(piece)
    s.flight_from = s.cell[piece]
    s.ball = s.cell[piece]
    s.held = False
    s.path = []
    s.rems = []
    s.leg_starts = [0]
    s.touchers = [piece]
    s.run_from = NOWHERE
    s.end_kind, s.end_cell = terms.ENDS_AT_REST, NOWHERE
    s.agenda.do(kinds.DO_LEG)


def rem_now(s: State) -> int:
    """CH-2.9: what the man on the ball has to use."""
    return s.rems[-1] + 1 if s.path else s.budget


def ask_leg(s: State, log: list[Event]) -> None:
    """CH-8.11: ask for the next leg; a compulsory kick that cannot use its budget gets a lower one."""
    if not s.path and s.kick_kind != terms.ACTION_KICK:
        budget = playable_budget(s)
        if budget == 0:
            ask_drop(s, log)
            return
        if budget < s.budget:
            log.append(Event("ch.budget-lowered", "CH-8.11", (s.touchers[0], s.budget, budget)))
            s.budget = budget
    s.agenda.ask(kinds.ASK_LEG, s.flight_seat)


def playable_budget(s: State) -> int:
    """CH-8.11: the largest budget that a legal kick can use; 0 if there is none."""
    outlook = Outlook(s, Scene(s, s.flight_seat), NOBODY, False)
    for budget in range(s.budget, 0, -1):
        if outlook.choices(s.touchers[0], budget, 1):
            return budget
    return 0


def leg_choices(s: State) -> list[int]:
    """CH-8.2: the next leg."""
    found = legs_within_reach(s, s.touchers[-1], rem_now(s), len(s.touchers))
    if can_go_back(s):
        found.insert(0, choices.BACK << choices.SHIFT)
    return found


def can_go_back(s: State) -> bool:
    """CH-8.10: in version 1 the last step could be chosen anew until the whole path was."""
    return s.config.version < 2 and (len(s.path) > 0 or s.run_from >= 0)


def play_leg(s: State, choice: int, log: list[Event]) -> None:
    """CH-8.2, CH-8.3, CH-12.1: the ball flies a leg of the plan."""
    man = s.touchers[-1]
    start = s.cell[man]
    rem = rem_now(s)
    cells = leg_cells(start, choice)
    for cell in cells:
        rem -= 1
        s.path.append(cell)
        s.rems.append(rem)
    end = cells[-1]
    turned = (choices.kick_direction(choice) + choices.kick_turn(choice)) & 7
    flight = (
        man,
        start,
        end,
        choices.kick_direction(choice),
        choices.kick_before(choice),
        turned,
        choices.kick_after(choice),
    )
    mate = s.at[end]
    if mate >= 0:
        log.append(Event("ch.pass", "CH-8.3", (*flight, mate)))
        s.leg_starts.append(len(s.path))
        s.touchers.append(mate)
        s.ball = end
        s.agenda.do(kinds.DO_LEG)
    elif BOTH_GOALS >> end & 1:
        log.append(Event("ch.shot", "CH-12.1", (*flight, rem)))
        s.end_kind, s.end_cell = terms.ENDS_IN_GOAL, end
        s.ball = NOWHERE
        s.agenda.do(kinds.DO_RESOLVE)
    else:
        log.append(Event("ch.kick", "CH-8.5", (*flight, 0)))
        s.end_kind, s.end_cell = terms.ENDS_AT_REST, end
        s.ball = end
        s.agenda.do(kinds.DO_CHASE)
    if thrower_is_out(s):
        s.agenda.do(kinds.DO_THROWER_BACK)


def thrower_is_out(s: State) -> bool:
    """CH-17.4: the thrower still stands outside the line."""
    return s.thrower >= 0 and s.cell[s.thrower] == s.restart_cell


def take_back(s: State, log: list[Event]) -> None:
    """CH-8.10: the last step of a plan is taken back, as version 1 allowed; nobody else has acted on it."""
    kicker = s.touchers[0]
    if not s.path:
        log.append(Event("ch.taken-back", "CH-8.10", (kicker, s.cell[kicker], s.run_from)))
        s.move(kicker, s.run_from)
        s.clear_flight()
        return
    s.end_kind, s.end_cell = terms.ENDS_AT_REST, NOWHERE
    if s.leg_starts[-1] == len(s.path):
        s.leg_starts.pop()
        s.touchers.pop()
    start = s.leg_starts[-1]
    del s.path[start:]
    del s.rems[start:]
    if start == 0 and s.thrower >= 0 and s.kick_kind == terms.RESTART_KICK:
        s.move(s.thrower, s.restart_cell)
    at = s.ball
    s.ball = s.cell[s.touchers[-1]]
    log.append(Event("ch.taken-back", "CH-8.10", (s.touchers[-1], at, s.ball)))


def settle(s: State) -> None:
    """CH-2.10, CH-15.8: the kick stands: its touches count, and a restarter is barred."""
    for index in range(len(s.touchers)):
        s.touch(s.touchers[index], terms.KICKED)
        if index == 0 and is_restart(s):
            s.barred = s.touchers[0]
    s.run_from = NOWHERE


def is_restart(s: State) -> bool:
    """CH-5.3, CH-15.8: whether this kick brings the ball into play."""
    if s.kick_kind == terms.KICK_OFF_KICK:
        return True
    if s.kick_kind == terms.RECEIVE_KICK or s.kick_kind == terms.KEEPER_KICK:
        return False
    return s.restart != terms.NO_RESTART


def drop_cells(s: State) -> list[int]:
    """CH-8.11: the empty field cells next to a man who cannot kick."""
    here = s.cell[s.touchers[0]]
    cells = list_cells(both(field(), free_cells(s)))
    best = 99
    for cell in cells:
        best = min(best, king_steps(here, cell))
    return [cell for cell in cells if king_steps(here, cell) == best]


def ask_drop(s: State, log: list[Event]) -> None:
    """CH-8.11: no kick at all: the ball is laid down beside him."""
    cells = drop_cells(s)
    if len(cells) == 1:
        drop(s, cells[0], log)
    else:
        s.agenda.ask(kinds.ASK_DROP, s.flight_seat)


def drop_choices(s: State) -> list[int]:
    return [choices.pack(choices.DROP, 0, cell) for cell in drop_cells(s)]


def drop(s: State, cell: int, log: list[Event]) -> None:
    """CH-8.11: there is no chase move and no interception; he has touched the ball."""
    man = s.touchers[0]
    log.append(Event("ch.dropped", "CH-8.11", (man, cell)))
    s.ball = cell
    settle(s)
    s.agenda.do(kinds.DO_CLEANUP)
    if thrower_is_out(s):
        s.agenda.do(kinds.DO_THROWER_BACK)
