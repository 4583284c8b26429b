"""Which matches are to be played, decided before the first one starts.

A match is identified by its index: seeds are derived from (seed, index), so neither
the number of workers nor the size of a batch changes a result.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

LARGEST_BATCH: Final = 50


@dataclass(frozen=True)
class MatchPlan:
    """One match: the entry on each seat (an index into `Job.levels`), and the seeds."""

    index: int
    seating: tuple[int, ...]
    dice: str
    decider_seeds: tuple[str, ...]


@dataclass(frozen=True)
class Job:
    """What all matches of a run have in common; it is sent to the workers.

    `levels` are the names of the entrants (`simulation.entrants` reads them). With `rotate`
    everybody plays every seat with the same dice; with `timed` every decision is timed;
    with `luck` the luck of the dice is added up. `bot_seconds` is the time that an external
    program has for an answer.
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
    """Consecutive matches that are sent to a worker in one call."""

    job: Job
    start: int
    stop: int


def plan_of(job: Job, index: int) -> MatchPlan:
    """The match with this index."""
    return paired(job, index) if job.rotate else independent(job, index)


def independent(job: Job, index: int) -> MatchPlan:
    """Entries keep their seats; every match has its own dice."""
    seats = range(len(job.levels))
    decider_seeds = tuple(f"{job.seed}/{index}/mind/{seat}" for seat in seats)
    return MatchPlan(index, tuple(seats), f"{job.seed}/{index}/dice", decider_seeds)


def paired(job: Job, index: int) -> MatchPlan:
    """As many consecutive matches as there are seats share their dice, while entries move on by one seat."""
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
    """Small enough to balance workers and to show progress, large enough to be worth a call."""
    return max(1, min(LARGEST_BATCH, left // (workers * 8)))
