"""A match played again from its answers: what happened, and where a replay may stop.

A replay stops at the beginning, and after every answer of which everybody saw something. A stop is named by
`at`, the number of things that everybody has seen by then: it means the same to all viewers, and tells
none of them that something secret has happened.

States are cheap to copy and expensive to reach, so some are kept and others are replayed from the nearest.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from dugout.core.asking import Asking
from dugout.core.ids import EVERYONE
from dugout.core.record import CHANCE_MARK, HOST_MARK
from dugout.core.rules import Rules
from dugout.core.values import Setup
from dugout.referee.draft import Draft
from dugout.referee.errors import ApiError
from dugout.referee.history import Stamped
from dugout.referee.rows import AnswerRow

KEPT_EVERY: Final = 20
"""Stops between two states that are kept."""


class Stop(NamedTuple):
    """Where a replay stops: after this many answers and events, `at` of which everybody saw.

    `asked` is the `at` of the stop at which somebody decided what led here: dice and the host decide nothing.
    """

    answers: int
    events: int
    at: int
    time: int
    asked: int


class Timeline:
    """The answers of one match and all that follows from them. Grows while the match goes on."""

    def __init__(self, rules: Rules[Any, Any], setup: Setup) -> None:
        self.rules = rules
        self.seats = setup.seats
        self.rows: list[AnswerRow] = []
        self.stops: list[Stop] = [Stop(0, 0, 0, 0, 0)]
        self._asking = Asking(rules)
        self._end = Draft(rules, rules.new(setup), 0, 0, None, 0)
        self._kept: list[Any] = [rules.copy(self._end.state)]

    @property
    def events(self) -> list[Stamped]:
        return self._end.events

    def extend(self, rows: Sequence[AnswerRow]) -> None:
        """Play on with stored answers; those that are known already are left out."""
        for row in rows:
            if row.seq == len(self.rows):
                self._take(row)

    def _take(self, row: AnswerRow) -> None:
        before, at = len(self.events), self.stops[-1].at
        self._end.replay([row], self.seats)
        self._asking.answered(not row.text.startswith((CHANCE_MARK, HOST_MARK)), at)
        self.rows.append(row)
        events = [stamped.event for stamped in self.events[before:]]
        public = sum(event.seats == EVERYONE for event in events)
        if public:
            at += public
            self.stops.append(Stop(len(self.rows), len(self.events), at, row.at, self._asking.at))
            self._asking.happened(events, at)
            if (len(self.stops) - 1) % KEPT_EVERY == 0:
                self._kept.append(self.rules.copy(self._end.state))

    def stop_of(self, at: int) -> int:
        """The stop at which `at` public events have happened, or the next one; raises ApiError beyond the end."""
        if not 0 <= at <= self.stops[-1].at:
            raise ApiError("no-moment")
        return bisect_left(self.stops, at, key=_at)

    def states(self, first: int, count: int) -> Iterator[tuple[int, Any]]:
        """The state (one object, changing) at each stop from `first` on."""
        start = first // KEPT_EVERY * KEPT_EVERY
        at = self.stops[start].answers
        draft = Draft(self.rules, self.rules.copy(self._kept[start // KEPT_EVERY]), at, 0, None, 0)
        for number in range(start, min(first + count, len(self.stops))):
            draft.replay(self.rows[draft.seq : self.stops[number].answers], self.seats)
            if number >= first:
                yield number, draft.state

    def state(self, number: int) -> Any:
        """The state at one stop."""
        return next(self.states(number, 1))[1]

    def seen_by(self, mask: int) -> list[int]:
        """How many events a viewer has seen at each stop."""
        seen, total, done = [], 0, 0
        for stop in self.stops:
            total += sum(stamped.event.visible_to(mask) for stamped in self.events[done : stop.events])
            done = stop.events
            seen.append(total)
        return seen

    def counts(self, number: int) -> Counter[int]:
        """Events before a stop, by seat mask."""
        return Counter(stamped.event.seats for stamped in self.events[: self.stops[number].events])


def _at(stop: Stop) -> int:
    return stop.at
