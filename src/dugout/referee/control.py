"""The clock of a match: none, a bank with an increment, or days for each decision.

It measures decisions that everybody can see. A game that paces a question itself, with seconds of its own,
is left to it. While it is secret who has answered, no bank runs, because a bank that stands would
tell; such a question has a time of its own that is the same for all.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from dugout.core.ids import Seat
from dugout.core.values import Pending, Tempo
from dugout.referee.wire.clocks import DAY, DAYS, NONE, TimeControl

SECRET: Final = 60_000
"""Milliseconds for a secret answer in live play."""
GRACE: Final = 60_000
"""What somebody gets at least who is waited for, or who comes back, in live play."""


CALL: Final = 10 * 60_000
CALL_A_FRIEND: Final = DAY
"""How long somebody without a clock has, who was asked whether they are still there; friends by link have a day."""


@dataclass(frozen=True)
class SeatClock:
    """Milliseconds left as of `since`; it runs from then on, or stands (None)."""

    left: int
    since: int | None = None

    def now(self, at: int) -> int:
        return self.left if self.since is None else self.left - max(0, at - self.since)


def is_secret(pending: Pending) -> bool:
    return bool(pending.shown)


def running(pending: Pending, tempo: Tempo, people: Collection[Seat]) -> set[Seat]:
    """The seats of people for whose answer the match waits openly."""
    if pending.over or pending.chance or tempo.seconds or is_secret(pending):
        return set()
    return {seat for seat in pending.seats if seat in people}


def advance(
    control: TimeControl, before: dict[Seat, SeatClock], runs: Collection[Seat], new: bool, now: int
) -> dict[Seat, SeatClock]:
    """All clocks after something has been answered; `new`: another question is open than before."""
    return {seat: _next(control, clock, seat in runs, new, now) for seat, clock in before.items()}


def _next(control: TimeControl, clock: SeatClock, runs: bool, new: bool, now: int) -> SeatClock:
    ran = clock.since is not None
    if runs == ran and not (runs and new and control.kind == DAYS):
        return clock
    if control.kind == DAYS:
        left = control.whole
    else:
        left = max(0, clock.now(now)) + (1000 * control.increment if ran else 0)
    return SeatClock(left, now if runs else None)


def granted(control: TimeControl, clock: SeatClock, runs: bool, now: int) -> SeatClock:
    """More time for somebody who is waited for, or who has come back."""
    least = control.whole if control.kind == DAYS else GRACE + 1000 * control.increment
    return SeatClock(max(clock.now(now), least), now if runs else None)


def flag(
    control: TimeControl, clocks: dict[Seat, SeatClock], pending: Pending, tempo: Tempo, opened: int
) -> int | None:
    """When the first of the clocks runs out."""
    if control.kind == NONE or pending.over or tempo.seconds:
        return None
    if is_secret(pending):
        allowed = control.whole if control.kind == DAYS else SECRET
        return opened + allowed if any(seat in clocks for seat in pending.seats) else None
    moments = [clock.since + max(0, clock.left) for clock in clocks.values() if clock.since is not None]
    return min(moments, default=None)


def flagged(
    control: TimeControl, clocks: dict[Seat, SeatClock], pending: Pending, opened: int, now: int
) -> set[Seat]:
    """Whose time is up."""
    if is_secret(pending):
        allowed = control.whole if control.kind == DAYS else SECRET
        return {seat for seat in pending.seats if seat in clocks} if now >= opened + allowed else set()
    return {seat for seat, clock in clocks.items() if clock.since is not None and clock.now(now) <= 0}
