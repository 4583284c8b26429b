"""CA-18: the clock. With `action` it counts completed actions, with `real` the host's minutes."""

from __future__ import annotations

from typing import Final

from dugout.core.values import Event
from dugout.games.counter_attack.state import State
from dugout.games.counter_attack.terms import NO_STEP

PHASE_MINUTES: Final = 3
PASS_MINUTES: Final = 1
EXTRA_MINUTES: Final = 15

FIRST_HALF: Final = 1
SECOND_HALF: Final = 2
EXTRA_FIRST: Final = 3
EXTRA_SECOND: Final = 4
SHOOTOUT: Final = 5


def period_minutes(s: State) -> int:
    """CA-18.1, CA-19.2: how long the running period lasts."""
    return EXTRA_MINUTES if s.period >= EXTRA_FIRST else s.config.half_minutes


def spend(s: State, minutes: int) -> None:
    """CA-18.4: an action costs minutes; they are added when it is complete."""
    s.due += minutes


def settle(s: State) -> None:
    """CA-18.4: an action is complete. On a real clock only the host's minutes count."""
    if not s.config.real_clock:
        s.clock += s.due
    s.due = 0


def is_time_up(s: State) -> bool:
    """CA-18.5: whether the half ends at the next point where it may."""
    return s.clock >= period_minutes(s)


def is_last_phase(s: State) -> bool:
    """CA-18.4, CA-18.5: whether the movement phase that runs, or that begins next, is the last before the whistle."""
    if s.config.real_clock or s.throwing or not FIRST_HALF <= s.period <= EXTRA_SECOND:
        return False
    return s.clock < period_minutes(s) <= s.clock + s.due + PHASE_MINUTES


def minute(s: State, log: list[Event]) -> None:
    """CA-18.2: another minute of real time has gone by."""
    s.clock += 1
    log.append(Event("ca.minute", "CA-18.2", (shown_minute(s),)))


def shown_minute(s: State) -> int:
    """CA-18.5: the minute on the scoreboard, from the first kick-off; it stands still while a period is played out."""
    scenario = s.config.scenario
    half = s.config.half_minutes
    start = 0 if scenario is None else scenario.clock_start
    if s.period >= EXTRA_FIRST:
        start += half if scenario is not None else 2 * half
    elif s.period == SECOND_HALF:
        start += half
    if s.period == SHOOTOUT:
        return start + 2 * EXTRA_MINUTES if s.config.extra_time else start
    if s.period == EXTRA_SECOND:
        start += EXTRA_MINUTES
    return start + min(s.clock, period_minutes(s))


def close_phase(s: State) -> None:
    """CA-8.20, CA-18.4: a movement phase is over, however it ended; a throw-in counts once."""
    if s.step != NO_STEP and not s.throwing:
        spend(s, PHASE_MINUTES)
    s.step = NO_STEP
    s.left = 0
    s.moved = 0
    s.tried = 0
    s.dived = 0
    s.barred = 0


def has_minutes(s: State) -> bool:
    """CA-18.2: the real clock runs from the kick-off to the end of a period."""
    return s.config.real_clock and FIRST_HALF <= s.period <= EXTRA_SECOND
