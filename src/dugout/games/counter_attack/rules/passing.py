"""CA-9.1 to CA-9.10, CA-9.28 to CA-9.31: passes along the ground, and the throw-in's throw (CA-16.12)."""

from __future__ import annotations

from typing import Final

from dugout.core.agenda import ask, do
from dugout.core.values import Event
from dugout.games.counter_attack import board, kinds, terms
from dugout.games.counter_attack.answers import Answers
from dugout.games.counter_attack.rules import clock, keeper, possession, routes, scenario_effects, shot
from dugout.games.counter_attack.state import State

AUTOMATIC: Final = 0
AT_LAST: Final = 1 << 59
"""CA-9.30: later than every `t`: the ball is simply his when it arrives."""


def ground_targets(s: State, team: int, origin: int, hexes: int) -> list[int]:
    """CA-9.1, CA-9.3, CA-9.4: the hexes in range whose path, they included, holds no opponent."""
    near = board.NEAR_11[origin] if hexes == board.STANDARD_RANGE else board.NEAR_6[origin]
    closed = 1 << origin
    for opponent in board.cells_in(near & s.mask[1 - team]):
        closed |= board.hidden(origin, opponent)
    return board.cells_in(near & ~closed)


def pass_range(play: int) -> int:
    """CA-2.14, CA-9.6, CA-16.12: 11 for a standard pass, 6 for a short or first-time pass and a throw."""
    return board.STANDARD_RANGE if play == terms.PLAY_STANDARD else board.FIRST_TIME_RANGE


def declare(s: State, piece: int, target: int, play: int, flags: bool, log: list[Event]) -> None:
    """CA-9.5, CA-9.29: a ground pass is played; offside positions are fixed unless the restart has none."""
    kind = terms.THROW if play == terms.PLAY_THROW else terms.KICK
    possession.play_ball(s, piece, target, play, kind, flags)
    if play != terms.PLAY_FIRST_TIME:
        clock.spend(s, clock.PASS_MINUTES)
    log.append(Event("ca.pass", "CA-9.5", (piece, s.origin, target, play)))
    if play == terms.PLAY_FIRST_TIME:
        s.agenda.do(kinds.DO_FIRST_TIME)
    else:
        s.agenda.do(kinds.DO_INTERCEPTIONS)
        offer_path_step(s)


def offer_path_step(s: State) -> None:
    """CA-9.5, CA-13.3: the path touches an area that the passer is not in: that keeper may step."""
    flight = board.path(s.origin, s.target).mask
    for side in (board.LEFT, board.RIGHT):
        if flight & board.AREA[side] and not board.AREA[side] >> s.origin & 1:
            s.stepped = 1
            keeper.offer_step(s, side)


def first_time(s: State, stage: int) -> None:
    """CA-9.29, CA-9.31: one hex for a player of each side, then the keeper's step, then interceptions."""
    if stage < 2:
        s.agenda.plan(
            [
                ask(kinds.ASK_FIRST_MOVE, s.attack if stage == 0 else 1 - s.attack),
                do(kinds.DO_FIRST_TIME, stage + 1),
            ]
        )
    else:
        s.agenda.do(kinds.DO_INTERCEPTIONS)
        offer_path_step(s)


def first_move_choices(s: State, team: int) -> Answers:
    """CA-9.31: any player but the passer, one hex."""
    return routes.special_move_choices(s, team, s.by, 1)


def first_move(s: State, choice: int, log: list[Event]) -> None:
    """CA-9.31: the one-hex move."""
    routes.special_move(s, choice, "ca.first-move", "CA-9.31", log)


def interceptors(
    s: State, team: int, flight: board.Path, first_time_pass: bool
) -> list[tuple[int, int, int]]:
    """CA-9.7, CA-9.8, CA-9.30, CA-13.5, CA-4.1 to CA-4.3, CA-1.10: `(t, piece, lowest face)` in order; 0: no roll."""
    found: list[tuple[int, int, int]] = []
    target = flight.cells[-1]
    unshielded = flight.mask & ~s.mask[team]
    for piece in s.pieces(1 - team):
        cell = s.cell[piece]
        at_home = possession.is_keeper(s, piece) and possession.in_own_area(s, piece)
        if flight.mask >> cell & 1:
            automatic = at_home or (possession.is_keeper(s, piece) and not first_time_pass)
            if cell == target and not automatic:
                found.append((AT_LAST, piece, AUTOMATIC))
            else:
                found.append((flight.rank(cell), piece, AUTOMATIC if automatic else 5))
        elif board.NEAR_1[cell] & unshielded:
            found.append(
                (shot.first_rank(flight, board.NEAR_1[cell] & unshielded), piece, 5 if at_home else 6)
            )
    found.sort()
    return found


def interceptions(s: State, rolled: int, log: list[Event]) -> None:
    """CA-9.8: the next defender rolls (`rolled`: those who have); then the ball arrives."""
    rows = interceptors(s, s.by // terms.MEN, board.path(s.origin, s.target), s.play == terms.PLAY_FIRST_TIME)
    for _rank, piece, need in rows:
        if rolled >> piece & 1:
            continue
        if need == AUTOMATIC:
            intercept(s, piece, log)
        else:
            s.agenda.do(kinds.ROLL_INTERCEPTION, piece, rolled | 1 << piece, need)
        return
    s.agenda.do(kinds.DO_ARRIVE)


def roll_interception(s: State, piece: int, rolled: int, need: int, face: int, log: list[Event]) -> None:
    """CA-9.8: the die of one defender; a natural 1 has no effect."""
    log.append(Event("ca.interception-roll", "CA-9.8", (piece, face, need)))
    if face >= need:
        intercept(s, piece, log)
    else:
        s.agenda.do(kinds.DO_INTERCEPTIONS, rolled)


def intercept(s: State, piece: int, log: list[Event]) -> None:
    """CA-9.9: the ball goes to the interceptor, who does not move; a keeper in his area holds it if he may."""
    ball = s.ball
    possession.note_touch(s, piece // terms.MEN)
    log.append(Event("ca.interception", "CA-9.9", (piece, s.by)))
    outcome = possession.take(s, piece, log)
    if outcome == possession.STOPPED:
        return
    s.last = terms.ROW_HELD if outcome == possession.HOLDS else terms.ROW_OTHER
    s.agenda.do(kinds.DO_NEXT)
    if not s.stepped:
        s.agenda.do(kinds.DO_ENTERED, ball)


def row_after(play: int) -> int:
    """CA-6.4: the row that follows a ground pass."""
    if play == terms.PLAY_STANDARD:
        return terms.ROW_STANDARD
    if play == terms.PLAY_SHORT:
        return terms.ROW_SHORT
    return terms.ROW_THROW_IN if play == terms.PLAY_THROW else terms.ROW_FIRST_TIME


def arrive(s: State, log: list[Event]) -> None:
    """CA-9.10: a team-mate on the target has it; on an empty hex it lies loose and a phase is forced."""
    piece = s.piece_at(s.target)
    s.last = row_after(s.play)
    if piece >= 0:
        log.append(Event("ca.received", "CA-9.10", (piece, s.by)))
        outcome = possession.take(s, piece, log)
        if outcome != possession.STOPPED:
            s.agenda.do(kinds.DO_NEXT)
        return
    possession.lies_loose(s, s.target)
    log.append(Event("ca.into-space", "CA-9.10", (s.by, s.target)))
    if scenario_effects.is_clearance(s, s.by // terms.MEN, s.target):
        possession.clear_lines(s, log)
    else:
        s.agenda.do(kinds.DO_NEXT)
