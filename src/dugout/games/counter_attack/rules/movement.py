"""CA-8.1 to CA-8.6, CA-8.20 to CA-8.22: the movement phase, four, five and two moves."""

from __future__ import annotations

from typing import Final

from dugout.core.values import Event
from dugout.games.counter_attack import choices, kinds, near, terms
from dugout.games.counter_attack.answers import Answers
from dugout.games.counter_attack.board import FINAL_THIRD, LEFT, NEAR_1, NO_CELL, PITCH, RIGHT
from dugout.games.counter_attack.rules import clock, dribble, routes, snapshot
from dugout.games.counter_attack.rules.possession import collected, take
from dugout.games.counter_attack.state import State

MOVES: Final = (0, 4, 5, 2)
"""CA-8.2: how many players may move in each step."""
FREE_HEXES: Final = 6


def start(s: State, log: list[Event]) -> None:
    """CA-8.1: the attacking team starts a movement phase."""
    s.step = terms.STEP_A
    s.left = MOVES[terms.STEP_A]
    s.moved = 0
    s.tried = 0
    s.dived = 0
    log.append(Event("ca.phase", "CA-8.1", (s.attack,)))
    s.agenda.do(kinds.DO_STEP)


def mover(s: State) -> int:
    """CA-8.2, CA-17.5: the team that moves in the running step."""
    return 1 - s.attack if s.step == terms.STEP_B else s.attack


def may_move(s: State, piece: int) -> bool:
    """CA-8.3, CA-8.5, CA-13.1: not twice in a phase, not after contesting a header, not the taker of a throw-in."""
    if (s.moved | s.barred) >> piece & 1:
        return False
    return not (s.throwing and s.cell[piece] == s.restart_cell)


def move_choices(s: State) -> Answers:
    """CA-8.3: every move open to the team in step, a snapshot (CA-11.17), or the end of the step."""
    found = routes.Runs()
    found.note(choices.pack(choices.END))
    if s.step != terms.STEP_B and snapshot.may_call_in_phase(s):
        found.note(choices.pack(choices.SNAPSHOT))
    carrier = s.carrier if s.ball_state == terms.CARRIED else -1
    for piece in s.pieces(mover(s)):
        if may_move(s, piece):
            if piece == carrier:
                _note_first_hexes(s, piece, found)
            else:
                # CA-8.13: a defender next to the carrier may stay where he is, for a tackle
                tackles = s.step == terms.STEP_B and may_tackle_from(s, s.cell[piece])
                found.run(s, piece, routes.allowance(s, piece), PITCH, tackles)
    if carrier >= 0 and s.step != terms.STEP_B and may_move(s, carrier) and dribble.may_walk_in(s, carrier):
        found.note(choices.pack(choices.OVER_LINE))
    return found.answers()


def _note_first_hexes(s: State, piece: int, found: routes.Runs) -> None:
    """CA-8.4: with the ball the route is chosen hex by hex, the first together with the player."""
    cell = s.cell[piece]
    found.add(piece, cell, near.flood(found.over(PITCH & ~s.occupied()), NO_CELL, cell, 1))


def may_tackle_from(s: State, cell: int) -> bool:
    """CA-8.13: whether a defender on this cell is next to the carrier."""
    return s.ball_state == terms.CARRIED and s.carrier >= 0 and bool(NEAR_1[s.ball] >> cell & 1)


def go_on(s: State, log: list[Event]) -> None:
    """CA-8.2, CA-8.3: ask for the next move of the step, or go to the next step if none is left or possible."""
    while s.step != terms.NO_STEP:
        if s.left > 0 and can_act(s):
            s.agenda.ask(kinds.ASK_MOVE, mover(s), s.step)
            return
        if s.step == terms.STEP_C:
            s.agenda.do(kinds.DO_PHASE_END, 1)
            return
        _next_step(s)


def can_act(s: State) -> bool:
    """CA-8.3: whether there is anything but the end of the step; a free hex beside somebody is enough to see it."""
    for piece in s.pieces(mover(s)):
        if may_move(s, piece) and NEAR_1[s.cell[piece]] & ~routes.closed_cells(s, piece):
            return True
    return len(move_choices(s)) > 1


def _next_step(s: State) -> None:
    s.step += 1
    s.left = MOVES[s.step]


def move(s: State, choice: int, log: list[Event]) -> None:
    """CA-8.3: a move, a snapshot, or the end of the step."""
    s.agenda.do(kinds.DO_STEP)
    verb = choices.verb_of(choice)
    if verb == choices.END:
        s.left = 0
        return
    if verb == choices.SNAPSHOT:
        snapshot.call(s, s.carrier, log)
        return
    s.left -= 1
    if verb == choices.OVER_LINE:
        dribble.walk_in(s, log)
        return
    piece = choices.first(choice)
    s.moved |= 1 << piece
    if s.ball_state == terms.CARRIED and piece == s.carrier:
        dribble.enter(s, piece, choices.second(choice), 1, log)
    else:
        _run(s, piece, choices.second(choice), log)


def _run(s: State, piece: int, cell: int, log: list[Event]) -> None:
    """CA-8.4, CA-8.7, CA-8.8: run without the ball; onto a loose ball is collecting it."""
    before = s.cell[piece]
    fetches = s.ball_state == terms.LOOSE and s.ball == cell
    used = routes.length(s, piece, cell) if fetches and cell != before else 0
    s.place(piece, cell)
    log.append(Event("ca.run", "CA-8.4", (piece, before, cell)))
    if fetches:
        _collect(s, piece, used, log)
    elif s.step == terms.STEP_B and may_tackle_from(s, cell):
        s.agenda.ask(kinds.ASK_TACKLE, piece // terms.MEN, piece)


def _collect(s: State, piece: int, used: int, log: list[Event]) -> None:
    """CA-8.7, CA-8.8: an attacker may go on with the ball; a defender who collects ends the phase."""
    before = s.attack
    outcome = take(s, piece, log)
    if outcome == 0 and piece // terms.MEN == before:
        dribble.resolve(s, piece, used)
        return
    collected(s, piece, outcome, terms.ROW_OTHER, before)


def finish(s: State, complete: int, log: list[Event]) -> None:
    """CA-8.20 to CA-8.22: the phase is over: marks off, clock on, free moves if the ball is in a final third.

    `complete` is 1 if it ran to its end, 0 if something cut it short and has set the row that follows.
    """
    clock.close_phase(s)
    clock.settle(s)
    log.append(Event("ca.phase-over", "CA-8.20", (s.attack,)))
    if s.throwing and not clock.is_time_up(s):
        s.agenda.ask(kinds.ASK_THROW, s.attack)
    else:
        s.throwing = 0
        if complete:
            s.last = terms.ROW_MP
        s.agenda.do(kinds.DO_NEXT)
    if s.ball_state != terms.HELD and not clock.is_time_up(s):
        offer_free_moves(s, 0)


def offer_free_moves(s: State, both: int) -> None:
    """CA-8.22, CA-13.14: up to 6 hexes for all who stand in the other final third (`both`: in either)."""
    zone = FINAL_THIRD[LEFT] | FINAL_THIRD[RIGHT]
    if not both:
        side = ball_third(s)
        if side < 0:
            return
        zone = FINAL_THIRD[1 - side]
    for team in (1 - s.attack, s.attack):
        listed = 0
        for piece in s.pieces(team):
            takes_goal_kick = s.ball_state == terms.DEAD and piece == s.carrier
            if zone >> s.cell[piece] & 1 and not takes_goal_kick:
                listed |= 1 << piece
        if listed:
            s.agenda.ask(kinds.ASK_FREE_MOVES, team, listed, both)


def ball_third(s: State) -> int:
    """CA-3.2: the final third that holds the ball: LEFT, RIGHT, or -1."""
    if FINAL_THIRD[LEFT] >> s.ball & 1:
        return LEFT
    return RIGHT if FINAL_THIRD[RIGHT] >> s.ball & 1 else -1


def free_move_choices(s: State, listed: int, team: int) -> Answers:
    """CA-8.22, CA-13.14: the runs of the players listed and not yet moved, or the end."""
    found = routes.Runs()
    found.note(choices.pack(choices.END))
    for piece in s.pieces(team):
        if listed >> piece & 1:
            if s.ball_state == terms.HELD and piece == s.carrier:
                _note_keeper(s, piece, found)
            else:
                found.special(s, piece, FREE_HEXES)
    return found.answers()


def _note_keeper(s: State, piece: int, found: routes.Runs) -> None:
    """CA-13.14: the holding keeper runs six hexes only inside his own area, his whole way."""
    cell, area = s.cell[piece], dribble.own_area(s, piece)
    way = PITCH if s.config.version < 2 else area
    reach = near.flood(near.columns_of(way & ~routes.closed_cells(s, piece)), NO_CELL, cell, FREE_HEXES)
    found.add(piece, cell, near.both(reach, near.window(near.columns_of(area), cell)))


def free_move(s: State, listed: int, both: int, team: int, choice: int, log: list[Event]) -> None:
    """CA-8.22: one free move; the list was fixed when the phase ended."""
    if choices.verb_of(choice) == choices.END:
        return
    piece, cell = choices.first(choice), choices.second(choice)
    log.append(Event("ca.free-move", "CA-8.22" if not both else "CA-13.14", (piece, s.cell[piece], cell)))
    s.place(piece, cell)
    if s.carrier == piece:
        s.ball = cell
    listed = listed & ~(1 << piece)
    if listed:
        s.agenda.ask(kinds.ASK_FREE_MOVES, team, listed, both)
