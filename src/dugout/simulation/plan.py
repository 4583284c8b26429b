"""Which matches are to be played, decided before the first one starts.

A match is told by its index alone: seeds are derived from (seed, index), so that
neither the number of workers nor the size of a batch can change a result.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

LARGEST_BATCH: Final = 50


@dataclass(frozen=True)
class MatchPlan:
    """One match: who sits where (indices into `Job.levels`) and where chance comes from."""

    index: int
    seating: tuple[int, ...]
    dice: str
    decider_seeds: tuple[str, ...]


@dataclass(frozen=True)
class Job:
    """What all matches of a run have in common; travels to the workers.

    `levels` names who plays (`simulation.entrants` reads the names). With `rotate`
    everybody plays every seat over the same dice, and with `timed` every decision
    is measured. With `luck` what the dice gave is added up. `bot_seconds` is what a program from outside has for an
    answer.
    """

    game: str
    levels: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)
    seed: str = "0"
    records: bool = False
    check: bool = False
    rotate: bool = False
    timed: bool = False
    luck: bool = False
    bot_seconds: float = 10.0


class Batch(NamedTuple):
    """Some matches in a row: what travels to a worker in one trip."""

    job: Job
    start: int
    stop: int


def plan_of(job: Job, index: int) -> MatchPlan:
    """The match with this index."""
    return paired(job, index) if job.rotate else independent(job, index)


def independent(job: Job, index: int) -> MatchPlan:
    """Everybody keeps the seat; every match has its own dice."""
    seats = range(len(job.levels))
    decider_seeds = tuple(f"{job.seed}/{index}/mind/{seat}" for seat in seats)
    return MatchPlan(index, tuple(seats), f"{job.seed}/{index}/dice", decider_seeds)


def paired(job: Job, index: int) -> MatchPlan:
    """As many matches in a row as there are seats share their dice, the deciders moving on by one seat."""
    count = len(job.levels)
    group, turn = divmod(index, count)
    seating = tuple((seat + turn) % count for seat in range(count))
    decider_seeds = tuple(f"{job.seed}/{index}/mind/{seat}" for seat in range(count))
    return MatchPlan(index, seating, f"{job.seed}/{group}/dice", decider_seeds)


def batches(job: Job, matches: range, workers: int) -> Iterator[Batch]:
    """The matches in order, in batches that shrink towards the end, so that all workers finish together."""
    start = matches.start
    while start < matches.stop:
        stop = start + batch_size(matches.stop - start, workers)
        yield Batch(job, start, stop)
        start = stop


def batch_size(left: int, workers: int) -> int:
    """Small enough to share evenly and to show progress, large enough to be worth the trip."""
    return max(1, min(LARGEST_BATCH, left // (workers * 8)))
