"""Which matches are to be played, decided before the first one starts.

A match is told by its index alone: seeds are derived from (seed, index), so that
neither the number of workers nor the size of a batch can change a result.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class MatchPlan:
    """One match: who sits where (indices into `Job.levels`) and where chance comes from."""

    index: int
    seating: tuple[int, ...]
    dice: str
    minds: tuple[str, ...]


@dataclass(frozen=True)
class Job:
    """What all matches of a run have in common; travels to the workers."""

    game: str
    levels: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)
    seed: str = "0"
    records: bool = False
    check: bool = False


def independent(job: Job, index: int) -> MatchPlan:
    """Everybody keeps the seat; every match has dice of its own."""
    seats = range(len(job.levels))
    minds = tuple(f"{job.seed}/{index}/mind/{seat}" for seat in seats)
    return MatchPlan(index, tuple(seats), f"{job.seed}/{index}/dice", minds)


def paired(job: Job, index: int) -> MatchPlan:
    """As many matches in a row as there are seats share their dice, the deciders moving on by one seat."""
    count = len(job.levels)
    group, turn = divmod(index, count)
    seating = tuple((seat + turn) % count for seat in range(count))
    minds = tuple(f"{job.seed}/{index}/mind/{seat}" for seat in range(count))
    return MatchPlan(index, seating, f"{job.seed}/{group}/dice", minds)


def batches(plans: Sequence[MatchPlan], size: int) -> Iterator[Sequence[MatchPlan]]:
    """The plans in order, `size` at a time."""
    for start in range(0, len(plans), size):
        yield plans[start : start + size]
