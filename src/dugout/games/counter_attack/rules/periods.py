"""CA-7.1, CA-18.5, CA-19: periods, ends, extra time, and how a match ends."""

from __future__ import annotations

from typing import Final

from dugout.core.values import Event
from dugout.games.counter_attack.board import CENTRE_SPOT, GOAL_CENTRE, NO_CELL, PENALTY_SPOT, corner_cell
from dugout.games.counter_attack.kinds import DO_DRAFT, DO_PERIOD, DO_SCENARIO, DO_SHOOTOUT, ROLL_TOSS
from dugout.games.counter_attack.options import DRAW_EXTRA_THEN_SHOOTOUT, DRAW_SHOOTOUT
from dugout.games.counter_attack.rules import clock, scenario_effects
from dugout.games.counter_attack.rules.possession import stop
from dugout.games.counter_attack.rules.scenario import BY_TOSS, GOALS_OF_A
from dugout.games.counter_attack.state import NOBODY, State
from dugout.games.counter_attack.terms import CORNER, FREE_KICK, GOAL_KICK, KICK_OFF, MEN, PENALTY, THROW_IN

SECOND_LEG: Final = 20
"""Stage of DO_DRAFT at which the second leg of a scenario begins."""
RUNNING: Final = 0
AFTER_NORMAL_TIME: Final = 1
AFTER_EXTRA_TIME: Final = 2
AFTER_SHOOTOUT: Final = 3
"""`State.ended`; 5 and 6 are forfeits (fouls.FORFEIT_0)."""


def begin(s: State, period: int, log: list[Event]) -> None:
    """CA-6.2, CA-7.1, CA-19.2: a period begins: toss in the first half and in extra time, else the other side.

    A setting may name the side that kicks off a match; then no coin is tossed for it.
    """
    s.period = period
    s.clock = 0
    s.due = 0
    log.append(Event("ca.period", "CA-18.1", (s.period,)))
    scenario = s.config.scenario
    if s.period == clock.FIRST_HALF and scenario is not None and scenario.side != BY_TOSS:
        _scenario_restart(s, scenario.restart, scenario_effects.side_seat(s, scenario.side), log)
    elif s.period == clock.FIRST_HALF and s.config.kick_off != BY_TOSS:
        _kick_off(s, s.config.kick_off, log)
    elif s.period == clock.FIRST_HALF or s.period == clock.EXTRA_FIRST:
        s.agenda.do(ROLL_TOSS)
    else:
        stop(s, KICK_OFF, CENTRE_SPOT, 1 - s.kicked_off, log)


def toss(s: State, face: int, log: list[Event]) -> None:
    """CA-7.1: the winner of the toss kicks off, or shoots first."""
    log.append(Event("ca.toss", "CA-7.1", (face,)))
    if s.period == clock.SHOOTOUT:
        s.kicked_off = face
        s.agenda.do(DO_SHOOTOUT)
    else:
        _kick_off(s, face, log)


def _kick_off(s: State, seat: int, log: list[Event]) -> None:
    s.kicked_off = seat
    scenario = s.config.scenario
    if s.period == clock.FIRST_HALF and scenario is not None:
        _scenario_restart(s, scenario.restart, seat, log)
    else:
        stop(s, KICK_OFF, CENTRE_SPOT, seat, log)


def _scenario_restart(s: State, kind: int, team: int, log: list[Event]) -> None:
    """CO-13.6: the restart a scenario begins with; where it may be placed anywhere, that comes first."""
    scenario = s.config.scenario
    s.kicked_off = team
    side = s.goal_side(team)
    cell = CENTRE_SPOT
    if kind == GOAL_KICK:
        cell = GOAL_CENTRE[s.own_side(team)]
    elif kind == CORNER:
        cell = corner_cell(side, True)
    elif kind == PENALTY:
        cell = PENALTY_SPOT[side]
    elif kind in (FREE_KICK, THROW_IN) and scenario is not None:
        cell = scenario.at
    stop(s, kind, cell, team, log)
    if scenario is not None and (scenario.anywhere or kind != KICK_OFF):
        s.agenda.do(DO_SCENARIO)


def end(s: State, log: list[Event]) -> None:
    """CA-18.5: the half is over; teams change ends for the second and for the second of extra time."""
    s.agenda.clear()
    s.barred = 0
    s.flags = 0
    s.throwing = 0
    s.anchor = NOBODY
    log.append(Event("ca.period-over", "CA-18.5", (s.period, s.score[0], s.score[1])))
    if s.config.scenario is None and s.period == clock.FIRST_HALF:
        _change_ends(s, clock.SECOND_HALF)
    elif s.period == clock.EXTRA_FIRST:
        _change_ends(s, clock.EXTRA_SECOND)
    elif s.period == clock.EXTRA_SECOND:
        _after_extra_time(s, log)
    else:
        _after_normal_time(s, log)


def _change_ends(s: State, period: int) -> None:
    s.ends = -s.ends
    s.agenda.do(DO_PERIOD, period)


def _after_normal_time(s: State, log: list[Event]) -> None:
    """CA-19.1, CA-21.3, CA-21.4: second leg, extra time, shoot-out, or the end."""
    s.normal_score = s.score[:]
    scenario = s.config.scenario
    if scenario is not None and scenario.exchanged and s.leg == 1:
        _second_leg(s, log)
    elif scenario is not None and scenario.decision == GOALS_OF_A:
        finish(s, AFTER_NORMAL_TIME, log)
    elif not is_level(s):
        finish(s, AFTER_NORMAL_TIME, log)
    elif wants_extra_time(s):
        s.agenda.do(DO_PERIOD, clock.EXTRA_FIRST)
    elif wants_shootout(s):
        start_shootout(s, log)
    else:
        finish(s, AFTER_NORMAL_TIME, log)


def _second_leg(s: State, log: list[Event]) -> None:
    """CA-21.3, CA-21.4: roles are exchanged; everything but the goals of the first leg begins anew."""
    s.leg_score = s.score[:]
    s.leg = 2
    s.score = [0, 0]
    s.host = 1 - s.host
    s.ends = -1 if s.host else 1
    s.period = 0
    log.append(Event("ca.second-leg", "CA-21.4", (s.leg_score[0], s.leg_score[1])))
    s.agenda.do(DO_DRAFT, SECOND_LEG)


def first_leg(s: State) -> list[int]:
    """CA-22.7, CA-21.2: the goals of the first leg by team."""
    scenario = s.config.scenario
    if scenario is not None:
        return s.leg_score if scenario.exchanged else scenario.first_leg
    return s.config.first_leg


def leg_host(s: State) -> int:
    """CO-3.9: the team on whose ground the first leg was."""
    scenario = s.config.scenario
    if scenario is not None and not scenario.exchanged and scenario.ground >= 0:
        return scenario.ground
    return 1 - s.host


def leader(s: State) -> int:
    """CA-6.1, CA-21.2, CA-22.7: the team that leads the match or the tie, or NOBODY if level."""
    if not s.config.two_legged:
        return more(s.score[0], s.score[1])
    leg = first_leg(s)
    total = more(s.score[0] + leg[0], s.score[1] + leg[1])
    if total != NOBODY:
        return total
    host = leg_host(s)
    away = [0, 0]
    away[1 - host] = leg[1 - host]
    away[host] = s.normal_score[host]
    return more(away[0], away[1])


def more(home: int, away: int) -> int:
    if home == away:
        return NOBODY
    return 0 if home > away else 1


def is_level(s: State) -> bool:
    return leader(s) == NOBODY


def wants_extra_time(s: State) -> bool:
    """CA-19.1, CA-22.7: the setting; a tie of two legs always goes on."""
    return s.config.extra_time


def wants_shootout(s: State) -> bool:
    return s.config.two_legged or s.config.draw in (DRAW_SHOOTOUT, DRAW_EXTRA_THEN_SHOOTOUT)


def _after_extra_time(s: State, log: list[Event]) -> None:
    """CA-19.2, CA-19.3: still level: shoot-out or draw."""
    if is_level(s) and wants_shootout(s):
        start_shootout(s, log)
    else:
        finish(s, AFTER_EXTRA_TIME, log)


def start_shootout(s: State, log: list[Event]) -> None:
    """CA-19.3: toss for who starts."""
    s.period = clock.SHOOTOUT
    s.clock = 0
    s.restart_cell = NO_CELL
    s.order = [NOBODY] * (2 * MEN)
    s.kicks = [0, 0]
    s.converted = [0, 0]
    log.append(Event("ca.shootout", "CA-19.3", ()))
    s.agenda.do(ROLL_TOSS)


def finish(s: State, how: int, log: list[Event]) -> None:
    """CA-6.1: the match is over."""
    s.agenda.clear()
    s.ended = how
    log.append(Event("ca.full-time", "CA-6.1", (s.score[0], s.score[1])))
