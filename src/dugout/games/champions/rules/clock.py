"""CH-25: time: ones on the clock or rolls by number, extra time, golden goal, the end."""

from __future__ import annotations

from typing import Final

from dugout.core.agenda import do
from dugout.core.values import Event
from dugout.games.champions.kinds import DO_SHOOT_OUT, OVER
from dugout.games.champions.options import FRIENDLY, ROLLS
from dugout.games.champions.state import State
from dugout.games.champions.terms import BY_TIME, EXTRA_TIME, REGULAR, SHOOT_OUT

LAST_ONE: Final = 16
"""CH-25.1: this counted 1 takes the clock past 90."""
LAST_EXTRA_ONE: Final = 6
MINUTES: Final = 6
LATER: Final = 30
"""CH-25.9: how much later a short match begins, once or twice."""
REGULAR_ROLLS: Final = 90
EXTRA_ROLLS: Final = 30


def minute(s: State) -> int:
    """CH-25.1, CH-25.5: what the clock shows; it stands still while rolls are played that fouls have added."""
    if s.period == REGULAR:
        start, most_rolls, last = 0, REGULAR_ROLLS, LAST_ONE
    else:
        start, most_rolls, last = REGULAR_ROLLS, EXTRA_ROLLS, LAST_EXTRA_ONE
    if s.config.clock == ROLLS:
        return start + min(s.rolls, most_rolls)
    return start + MINUTES * min(s.ones, last - 1)


def start(s: State) -> None:
    """CH-25.9: the clock may start at 30 or 60 minutes."""
    passed = LATER * s.config.clock_start
    if s.config.clock == ROLLS:
        s.rolls = passed
    else:
        s.ones = passed // MINUTES


def count_die(s: State, face: int, log: list[Event]) -> bool:
    """CH-25.1, CH-25.3, CH-25.5, CH-25.7: a die has been rolled; True if that ends the play."""
    if s.config.clock == ROLLS:
        s.rolls += 1
        return False
    if face != 1:
        return False
    s.ones += 1
    limit = LAST_ONE if s.period == REGULAR else LAST_EXTRA_ONE
    if s.ones < limit:
        log.append(Event("ch.clock", "CH-25.1", (minute(s),)))
        return False
    return time_up(s, log)


def expired(s: State, log: list[Event]) -> bool:
    """CH-25.5: the time variant, checked when a turn is over; True if no other is played."""
    if s.config.clock != ROLLS:
        return False
    limit = REGULAR_ROLLS if s.period == REGULAR else EXTRA_ROLLS
    if s.rolls < limit + s.fouls:
        return False
    return time_up(s, log)


def time_up(s: State, log: list[Event]) -> bool:
    """CH-25.4, CH-25.6, CH-26.1: regular or extra time is over; True if play stops."""
    level = s.score[0] == s.score[1]
    if s.period == EXTRA_TIME:
        s.period = SHOOT_OUT
        log.append(Event("ch.extra-time-over", "CH-25.7", (s.score[0], s.score[1])))
        s.agenda.only(do(DO_SHOOT_OUT))
        return True
    s.score90 = s.score[:]
    if level and s.config.match != FRIENDLY:
        s.period = EXTRA_TIME
        s.ones = 0
        s.rolls = 0
        s.fouls = 0
        log.append(Event("ch.extra-time", "CH-25.6", (s.score[0], s.score[1])))
        return False
    finish(s, BY_TIME, "CH-25.3", log)
    return True


def finish(s: State, how: int, rule: str, log: list[Event]) -> None:
    """CH-3.7: the match is over."""
    if s.period == REGULAR:
        s.score90 = s.score[:]
    s.ended = how
    s.agenda.only(do(OVER))
    log.append(Event("ch.full-time", rule, (s.score[0], s.score[1], how)))
