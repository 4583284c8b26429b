"""CA-9.11 to CA-9.27: high passes and long balls; CA-13.15, CA-13.16: the keeper's kick."""

from __future__ import annotations

from typing import Final

from dugout.core.agenda import ask, do
from dugout.core.values import Event
from dugout.games.counter_attack import board, choices, kinds, terms
from dugout.games.counter_attack.answers import Answers
from dugout.games.counter_attack.rules import clock, deflection, keeper, routes, scenario_effects
from dugout.games.counter_attack.rules.possession import (
    HOLDS,
    STOPPED,
    clear_lines,
    collected,
    lies_loose,
    play_ball,
    stop,
    take,
)
from dugout.games.counter_attack.state import NOBODY, State

HIGH_ACCURACY: Final = 8
LONG_ACCURACY: Final = 9
TOO_FAR: Final = 3
AIR_HEXES: Final = 3


def blocked_ways(s: State, team: int, origin: int) -> int:
    """CA-9.11, CA-9.20: the cells whose path leaves through an opponent next to the passer."""
    blocked = 0
    for cell in board.cells_in(board.NEAR_1[origin] & s.mask[1 - team]):
        blocked |= board.shadow(origin, board.direction_to(origin, cell))
    return blocked


def high_targets(s: State, team: int, origin: int) -> int:
    """CA-9.11: 1 to 15 hexes away, no opponent on it, none next to the passer in the way."""
    return board.NEAR_15[origin] & ~(1 << origin) & ~s.mask[1 - team] & ~blocked_ways(s, team, origin)


def corner_targets(s: State, team: int) -> int:
    """CA-16.8: any hex of that penalty area without an opponent, at any distance."""
    return board.AREA[s.goal_side(team)] & ~s.mask[1 - team]


def long_targets(s: State, piece: int) -> int:
    """CA-9.20, CA-9.21: far enough from everybody, not from one final third into the other."""
    team, origin = piece // terms.MEN, s.cell[piece]
    closed = 1 << origin | blocked_ways(s, team, origin)
    for mate in s.pieces(team):
        if mate != piece:
            closed |= board.NEAR_5[s.cell[mate]]
    for opponent in s.pieces(1 - team):
        closed |= board.NEAR_1[s.cell[opponent]]
    for side in (board.LEFT, board.RIGHT):
        if board.FINAL_THIRD[side] >> origin & 1:
            closed |= board.FINAL_THIRD[1 - side]
    return board.PITCH & ~closed


def keeper_kick_targets(s: State, piece: int) -> int:
    """CA-13.15: any hex without an opponent outside the final third at the other end."""
    team = piece // terms.MEN
    return board.PITCH & ~s.mask[1 - team] & ~board.FINAL_THIRD[s.goal_side(team)] & ~(1 << s.cell[piece])


def declare(s: State, piece: int, target: int, play: int, flags: bool, log: list[Event]) -> None:
    """CA-9.13, CA-9.22, CA-13.15: a ball in the air; the offside positions are those before any move."""
    play_ball(s, piece, target, play, terms.KICK, flags)
    s.receiver = NOBODY
    clock.spend(s, clock.PASS_MINUTES)
    log.append(
        Event(
            "ca.high" if play != terms.PLAY_LONG else "ca.long", _rule(play), (piece, s.origin, target, play)
        )
    )
    s.agenda.do(kinds.DO_LONG if play == terms.PLAY_LONG else kinds.DO_AIR)


def _rule(play: int) -> str:
    if play == terms.PLAY_LONG:
        return "CA-9.22"
    if play == terms.PLAY_KEEPER_KICK or play == terms.PLAY_GOAL_KICK:
        return "CA-13.15"
    return "CA-16.8" if play == terms.PLAY_CORNER else "CA-9.13"


def go_on(s: State, stage: int) -> None:
    """CA-9.13, CA-13.16, CA-16.9: attack moves, defence moves, keeper's step, accuracy, header."""
    team = s.by // terms.MEN
    if stage < 2:
        s.agenda.plan(
            [ask(kinds.ASK_AIR_MOVE, team if stage == 0 else 1 - team), do(kinds.DO_AIR, stage + 1)]
        )
    elif stage == 2:
        s.agenda.do(kinds.DO_AIR, 3)
        _offer_target_step(s)
    elif s.play == terms.PLAY_HIGH or (s.play == terms.PLAY_CORNER and s.config.corner_accuracy):
        s.agenda.do(kinds.ROLL_ACCURACY)
    else:
        lies_loose(s, s.target)
        s.agenda.do(kinds.DO_HEADER)


def _offer_target_step(s: State) -> None:
    """CA-9.15, CA-13.3: the target lies in an area that the passer is not in."""
    for side in (board.LEFT, board.RIGHT):
        if board.AREA[side] >> s.target & 1 and not board.AREA[side] >> s.origin & 1:
            keeper.offer_step(s, side)


def air_move_choices(s: State, team: int) -> Answers:
    """CA-9.14, CA-13.16: one player up to 3 hexes, not the passer, or nobody."""
    return routes.special_move_choices(s, team, s.by, AIR_HEXES)


def air_move(s: State, choice: int, log: list[Event]) -> None:
    """CA-9.14: the move while the ball is in the air."""
    routes.special_move(s, choice, "ca.air-move", "CA-9.14", log)


def roll_accuracy(s: State, face: int, log: list[Event]) -> None:
    """CA-9.16, CA-9.17, CA-9.24: High Pass and the die: 8 for a high pass, 9 for a long ball."""
    score = s.attribute(s.by, terms.HIGH_PASS) + face
    need = LONG_ACCURACY if s.play == terms.PLAY_LONG else HIGH_ACCURACY
    log.append(
        Event(
            "ca.accuracy-roll",
            "CA-9.16" if s.play != terms.PLAY_LONG else "CA-9.24",
            (s.by, face, score, need),
        )
    )
    if s.play == terms.PLAY_LONG:
        _long_comes_down(s, score >= need, log)
        return
    if score < need:
        s.receiver = nearest_defender(s)
        s.target = s.cell[s.receiver]
        log.append(Event("ca.inaccurate", "CA-9.17", (s.by, s.receiver)))
    lies_loose(s, s.target)
    s.agenda.do(kinds.DO_HEADER)


def nearest_defender(s: State) -> int:
    """CA-9.17: nearest to the target, then nearest his own goal, then the lowest shirt."""
    team = 1 - s.by // terms.MEN
    best = NOBODY
    best_order = (99, 99)
    for piece in s.pieces(team):
        cell = s.cell[piece]
        order = (board.between(cell, s.target), goal_distance(s, team, cell))
        if order < best_order:
            best, best_order = piece, order
    return best


def goal_distance(s: State, team: int, cell: int) -> int:
    """CA-9.17: the distance to the nearest hex of a team's own goal mouth."""
    return min([board.between(cell, goal) for goal in board.GOAL_CELLS[s.own_side(team)]])


def long_ball(s: State, stage: int, log: list[Event]) -> None:
    """CA-9.22: accuracy with the switch, landing, the keeper's run, his step, then a forced phase."""
    if stage == 0:
        if s.config.long_accuracy:
            s.agenda.do(kinds.ROLL_ACCURACY)
        else:
            _long_comes_down(s, True, log)
    elif stage == 1:
        s.agenda.do(kinds.DO_LONG, 2)
        _ask_keeper_run(s)
    else:
        s.last = terms.ROW_LONG
        s.agenda.plan([do(kinds.DO_ENTERED, s.origin), do(kinds.DO_NEXT)])


def _long_comes_down(s: State, accurate: bool, log: list[Event]) -> None:
    """CA-9.23, CA-9.24: on the target, or three hexes further on the same line, perhaps out of play."""
    cell, boundary, last = s.target, 0, s.target
    if not accurate:
        cell, boundary, last = board.beyond(s.origin, s.target, TOO_FAR)
        log.append(Event("ca.too-far", "CA-9.24", (s.by, last)))
    if cell == board.NO_CELL:
        _long_goes_out(s, boundary, last, log)
        return
    piece = s.piece_at(cell)
    if piece != NOBODY:
        _long_on_player(s, piece, log)
        return
    lies_loose(s, cell)
    if scenario_effects.is_clearance(s, s.by // terms.MEN, cell):
        clear_lines(s, log)
    else:
        s.agenda.do(kinds.DO_LONG, 1)


def _long_on_player(s: State, piece: int, log: list[Event]) -> None:
    """CA-9.24, CA-9.25: the ball lands on a player: an opponent plays on, a team-mate waits for the keeper."""
    outcome = take(s, piece, log)
    if outcome == STOPPED:
        return
    if piece // terms.MEN != s.by // terms.MEN:
        s.last = terms.ROW_HELD if outcome == HOLDS else terms.ROW_OTHER
        s.agenda.do(kinds.DO_NEXT)
    else:
        s.agenda.do(kinds.DO_LONG, 1)


def _long_goes_out(s: State, boundary: int, last: int, log: list[Event]) -> None:
    """CA-9.24: over the touchline a throw-in, over the far goal line a goal kick, over the own one a corner."""
    team = s.by // terms.MEN
    s.ball = last
    if scenario_effects.is_clearance(s, team, last):
        clear_lines(s, log)
    elif boundary == board.OVER_TOUCHLINE:
        spot = deflection.nearest_touchline(s, last) if s.occupied() >> last & 1 else last
        stop(s, terms.THROW_IN, spot, 1 - team, log)
    elif board.COLUMN[last] * s.direction(team) > 0:
        stop(s, terms.GOAL_KICK, board.NO_CELL, 1 - team, log)
    else:
        side = s.own_side(team)
        stop(s, terms.CORNER, deflection.corner_beside(side, board.HEIGHT[last]), 1 - team, log)


def _ask_keeper_run(s: State) -> None:
    """CA-9.26: the defending keeper may run up to his Pace."""
    team = 1 - s.by // terms.MEN
    guard = s.keeper[team]
    if guard != NOBODY and routes.reach(s, guard, s.pace(guard)):
        s.agenda.ask(kinds.ASK_LONG_KEEPER, team, guard)


def keeper_run_choices(s: State, guard: int) -> Answers:
    """CA-9.26: a special move with Pace as its allowance."""
    found = routes.Runs()
    found.note(choices.pack(choices.END))
    found.special(s, guard, s.pace(guard))
    return found.answers()


def keeper_run(s: State, guard: int, choice: int, log: list[Event]) -> None:
    """CA-9.26: he runs; onto the ball is collecting it, and no phase follows."""
    if choices.verb_of(choice) != choices.RUN:
        return
    cell = choices.second(choice)
    log.append(Event("ca.keeper-run", "CA-9.26", (guard, s.cell[guard], cell)))
    s.place(guard, cell)
    if s.ball_state == terms.LOOSE and s.ball == cell:
        before = s.attack
        collected(s, guard, take(s, guard, log), terms.ROW_OTHER, before)
