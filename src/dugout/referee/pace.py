"""How fast a match is played: its clock and the seconds that its game gives, as one value, computed only here."""

from __future__ import annotations

from typing import Any, Final

from dugout.core.errors import SetupError
from dugout.core.rules import Rules
from dugout.core.values import EVERY_DECISION
from dugout.referee.control import SECRET
from dugout.referee.wire.clocks import DAYS, LIVE, Limit, Offered, Pace, TimeControl

CLOCKS: Final = (
    TimeControl(),
    TimeControl(kind=LIVE, bank=300, increment=5),
    TimeControl(kind=LIVE, bank=900, increment=10),
    TimeControl(kind=LIVE, bank=2700, increment=20),
    *(TimeControl(kind=DAYS, days=days) for days in (1, 3, 7)),
)
"""The clocks that people are offered."""


def running_clock(rules: Rules[Any, Any], options: dict[str, Any], clock: TimeControl) -> TimeControl:
    """The clock of a match; none where the game gives every decision seconds of its own."""
    paced = any(kind == EVERY_DECISION for kind, _ in rules.pace(options))
    return TimeControl() if paced else clock


def pace_of(rules: Rules[Any, Any] | None, options: dict[str, Any], clock: TimeControl) -> Pace:
    """What runs in a match; of a game that is not here any more its clock alone."""
    if rules is None:
        return Pace(clock=clock)
    try:
        runs, given = running_clock(rules, options, clock), rules.pace(options)
    except SetupError:  # of rules that this server no longer has
        return Pace(clock=clock)
    spare = SECRET // 1000 if runs.kind == LIVE else 0
    limits = [Limit(kind=kind, seconds=seconds or spare) for kind, seconds in given]
    return Pace(clock=runs, limits=tuple(limit for limit in limits if limit.seconds))


def agreed_options(
    rules: Rules[Any, Any], options: dict[str, Any], clock: TimeControl | None
) -> dict[str, Any]:
    """The options of a match for which people have chosen this clock, or none at all; what they have set stays."""
    return options if clock is None else {**rules.timed(clock.kind, clock.days), **options}


def offered(rules: Rules[Any, Any]) -> list[Offered]:
    """The clocks to choose from, each with another pace."""
    found: list[Offered] = []
    for clock in CLOCKS:
        pace = pace_of(rules, agreed_options(rules, {}, clock), clock)
        if all(pace != other.pace for other in found):
            found.append(Offered(clock=clock, pace=pace))
    return found
