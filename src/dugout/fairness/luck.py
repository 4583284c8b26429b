"""Luck: the chance results of each seat, compared with their expectation and usual spread.

The figures are exact: the whole distribution of a seat's dice (or cards) in this match is computed, not
approximated. An interval contains 95 of 100 matches with the same rolls.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from dugout.core.ids import CHANCE, Seat
from dugout.core.record import replay
from dugout.core.rules import Rules
from dugout.core.values import Event, Record
from dugout.fairness.contract import Attempt, ChanceOutcome, chances
from dugout.fairness.verify import beginning

CENTRAL: Final = 0.95


@dataclass(frozen=True)
class Luck:
    """One kind of chance for one seat: the number of rolls, their sum, and its expectation.

    `low` and `high` enclose the central 95 % of the distribution; `share` is the probability of a smaller sum plus
    half that of an equal one: 0.5 is as expected, 0.97 a lucky day.
    """

    seat: Seat
    kind: str
    count: int
    actual: int
    expected: float
    low: int
    high: int
    share: float

    @property
    def usual(self) -> bool:
        """Whether the sum is within the central 95 %."""
        return self.low <= self.actual <= self.high


def luck(rules: Rules[Any, Any], record: Record) -> list[Luck]:
    """The luck of every seat, by seat and kind; raises RecordError if the record cannot be replayed."""
    found: dict[tuple[Seat, str], list[ChanceOutcome]] = {}
    for outcome in _outcomes(rules, record):
        found.setdefault((outcome.seat, outcome.kind), []).append(outcome)
    return [_summed(seat, kind, found[seat, kind]) for seat, kind in sorted(found)]


def _outcomes(rules: Rules[Any, Any], record: Record) -> Iterator[ChanceOutcome]:
    first = beginning(rules, record)
    before = first if rules.pending(first).chance else None
    for state, events in replay(rules, record):
        if before is not None:
            yield from _outcomes_of(rules, record, before, events)
        before = rules.copy(state) if rules.pending(state).chance else None


def _outcomes_of(
    rules: Rules[Any, Any], record: Record, before: Any, events: list[Event]
) -> Iterator[ChanceOutcome]:
    """The outcome of a die: its face, or its success with the fraction of the faces that succeed."""
    part = chances.of(rules.name)
    for event in events:
        if (rolled := part.face_of(event)) is not None:
            kind, face = rolled
            faces = part.counted(event, rules.chances(before))
            if face in faces:
                yield ChanceOutcome(part.owner(event), kind, face, faces.start, [1 / len(faces)] * len(faces))
        elif (tried := part.attempts.get(event.code)) is not None:
            wins = [_succeeds(rules, before, face, tried) for face in rules.chances(before)]
            chance = sum(wins) / len(wins)
            won = any(other.code in tried.successes for other in events)
            yield ChanceOutcome(part.owner(event), tried.kind, int(won), 0, [1 - chance, chance])
            return  # further events of the roll are its consequences
        else:
            yield from part.dealt(event, record.setup.options)


def _succeeds(rules: Rules[Any, Any], before: Any, face: int, tried: Attempt) -> bool:
    events = rules.apply(rules.copy(before), CHANCE, face)
    return any(event.code in tried.successes for event in events)


def _summed(seat: Seat, kind: str, given: Sequence[ChanceOutcome]) -> Luck:
    start, chances = 0, [1.0]
    for outcome in given:
        start, chances = start + outcome.start, _together(chances, outcome.chances)
    actual = sum(outcome.amount for outcome in given)
    expected = sum((start + at) * chance for at, chance in enumerate(chances))
    below = sum(chances[: actual - start])
    share = below + chances[actual - start] / 2
    low, high = _interval(chances)
    return Luck(seat, kind, len(given), actual, expected, start + low, start + high, share)


def _together(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """The distribution of the sum of two."""
    both = [0.0] * (len(one) + len(other) - 1)
    for at, chance in enumerate(one):
        for more, factor in enumerate(other):
            both[at + more] += chance * factor
    return both


def _interval(chances: Sequence[float]) -> tuple[int, int]:
    """The smallest and the largest total without the outer 2½ % on either side."""
    tail = (1 - CENTRAL) / 2
    low, left = 0, chances[0]
    while left <= tail:
        low += 1
        left += chances[low]
    high, right = len(chances) - 1, chances[-1]
    while right <= tail:
        high -= 1
        right += chances[high]
    return low, high
