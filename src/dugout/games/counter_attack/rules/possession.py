"""CA-6.7, CA-6.8, CA-16.1: who has the ball, and how play stops."""

from __future__ import annotations

from typing import Final

from dugout.core.values import Event
from dugout.games.counter_attack import terms
from dugout.games.counter_attack.board import AREA, CENTRE_SPOT, NO_CELL, corner_cell
from dugout.games.counter_attack.kinds import DO_NEXT, DO_PHASE_END, DO_RESTART
from dugout.games.counter_attack.rules import clock, offside, scenario_effects
from dugout.games.counter_attack.state import NOBODY, State

ORDINARY: Final = 0
HOLDS: Final = 1
STOPPED: Final = 2


def in_own_area(s: State, piece: int) -> bool:
    """CA-3.3: whether a piece stands in its own penalty area."""
    cell = s.cell[piece]
    return cell != NO_CELL and bool(AREA[s.own_side(piece // terms.MEN)] >> cell & 1)


def is_keeper(s: State, piece: int) -> bool:
    return s.keeper[piece // terms.MEN] == piece


def keeper_at_home(s: State, team: int) -> int:
    """CA-13.2: the keeper of a team if he stands in his own area and so has his powers, else NOBODY."""
    keeper = s.keeper[team]
    return keeper if keeper != NOBODY and in_own_area(s, keeper) else NOBODY


def may_hold(s: State, piece: int) -> bool:
    """CA-13.12: hands are for the keeper in his own area, not after his own side's kick, throw or high ball."""
    team = piece // terms.MEN
    if not is_keeper(s, piece) or not in_own_area(s, piece):
        return False
    if s.last_play == terms.NO_PLAY or s.last_play_team != team:
        return True
    if s.last_play == terms.KICK or s.last_play == terms.THROW:
        return False
    return s.high_team != team


def take(s: State, piece: int, log: list[Event]) -> int:
    """CA-6.7, CA-15.7: a piece takes possession: ORDINARY, HOLDS (his hands), or STOPPED (offside, clearance)."""
    team = piece // terms.MEN
    cell = s.cell[piece]
    if s.flags >> piece & 1:
        log.append(Event("ca.offside", "CA-15.5", (piece, cell)))
        stop(s, terms.FREE_KICK, cell, 1 - team, log)
        return STOPPED
    if team != s.last_play_team:
        s.last_play = terms.NO_PLAY
    s.attack = team
    s.carrier = piece
    s.ball = cell
    s.ball_state = terms.CARRIED
    s.flags = 0
    if piece != s.anchor:
        s.anchor = NOBODY
    log.append(Event("ca.possession", "CA-6.7", (piece, cell)))
    if scenario_effects.is_clearance(s, team, cell):
        clear_lines(s, log)
        return STOPPED
    if may_hold(s, piece):
        s.ball_state = terms.HELD
        s.last = terms.ROW_HELD
        log.append(Event("ca.holds", "CA-13.12", (piece,)))
        return HOLDS
    return ORDINARY


def lies_loose(s: State, cell: int) -> None:
    """CA-1.3: the ball lies on the ground without a carrier."""
    s.ball = cell
    s.ball_state = terms.LOOSE
    s.carrier = NOBODY


def note_play(s: State, team: int, kind: int) -> None:
    """CA-6.8: a deliberate play of the ball."""
    s.last_touch = team
    s.last_play = kind
    s.last_play_team = team
    if kind != terms.HEAD:
        s.high_team = team


def play_ball(s: State, piece: int, target: int, play: int, kind: int, flags: bool) -> None:
    """A pass of any kind begins: its target is fixed, and so are offside positions (CA-15.3) if the restart has any."""
    team = piece // terms.MEN
    s.play, s.by, s.origin, s.target, s.stepped = play, piece, s.cell[piece], target, 0
    s.ball_state, s.carrier, s.ball = terms.CARRIED, piece, s.cell[piece]
    note_play(s, team, kind)
    if flags:
        offside.flag(s, team, s.origin, piece)
    else:
        offside.clear(s)


def note_touch(s: State, team: int) -> None:
    """CA-6.8: a touch that is no play: block, save, tackle; the last play counts no more."""
    s.last_touch = team
    s.last_play = terms.NO_PLAY


def end_phase(s: State, row: int) -> None:
    """CA-8.20: the running phase ends at once; what follows is the row (its marks go in DO_PHASE_END)."""
    s.last = row
    s.agenda.clear()
    s.agenda.do(DO_PHASE_END)


def collected(s: State, piece: int, outcome: int, row: int, before: int) -> None:
    """CA-8.8, CA-8.11, CA-12.6: go on after `take`: the phase ends if the side changed or a keeper holds.

    `before` is the team that was attacking, `row` what follows if the ball is not held.
    """
    if outcome == STOPPED:
        return
    changed = piece // terms.MEN != before
    if s.step != terms.NO_STEP:
        if changed or outcome == HOLDS:
            end_phase(s, terms.ROW_HELD if outcome == HOLDS else row)
        return
    s.last = terms.ROW_HELD if outcome == HOLDS else row
    s.agenda.clear()
    s.agenda.do(DO_NEXT)


def stop(s: State, kind: int, cell: int, team: int, log: list[Event]) -> None:
    """CA-16.1: play stops; `team` restarts at `cell`. Phase, bars and offside flags are gone."""
    kind, cell, team = scenario_effects.restart_instead(s, kind, cell, team)
    clock.close_phase(s)
    s.throwing = 0
    clock.settle(s)
    s.agenda.clear()
    s.flags = 0
    s.anchor = NOBODY
    s.play = terms.PLAY_NONE
    s.ball = cell
    s.ball_state = terms.DEAD
    s.carrier = NOBODY
    s.attack = team
    s.last_play = terms.NO_PLAY
    s.restart = kind
    s.restart_cell = cell
    s.restart_team = team
    s.agenda.do(DO_RESTART)


def score_goal(s: State, team: int, scorer: int, rule: str, log: list[Event]) -> None:
    """CA-6.1, CA-7.1: a goal; the other side kicks off. `scorer` NOBODY: an own goal or a deflection."""
    if not scenario_effects.is_barren(s, team):
        s.score[team] += 1
        log.append(Event("ca.goal", rule, (team, scorer, s.score[0], s.score[1], clock.shown_minute(s))))
    stop(s, terms.KICK_OFF, CENTRE_SPOT, 1 - team, log)


def clear_lines(s: State, log: list[Event]) -> None:
    """CA-21.3: the defence has cleared: kick-off for the attack."""
    log.append(Event("ca.clearance", "CA-21.3", (s.ball,)))
    stop(s, terms.KICK_OFF, CENTRE_SPOT, scenario_effects.attackers(s), log)


def behind_goal_line(s: State, side: int, up: bool, log: list[Event]) -> None:
    """CA-12.10, CA-16.26: over the goal line beside the goal: a corner, or a goal kick."""
    owner = 0 if s.own_side(0) == side else 1
    if s.last_touch == owner:
        stop(s, terms.CORNER, corner_cell(side, up), 1 - owner, log)
    else:
        stop(s, terms.GOAL_KICK, NO_CELL, owner, log)
