#!/usr/bin/env python
"""Measure opponents against each other for a given time instead of a given number of matches.

    python scripts/measure_opponents.py --workers 16 champions:hard@4,hard:360 champions:hard,medium:120

Each argument is GAME:SEATS:SECONDS. What `dugout arena` counts is counted here too, over the same matches of the
same seed, and printed as one line of JSON a pairing; the matches are the first ones of the seed that were over in time,
so that long matches are as likely to be counted as short ones. Needs the package's sources and no command line.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import signal
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from dugout.games.registry import game
from dugout.simulation.match import Outcome, play_match
from dugout.simulation.plan import Job, plan_of
from dugout.simulation.statistics import Arena

MOST = 4000
"""Matches of a pairing, however much time there is."""


def play(task: tuple[Job, int]) -> Outcome:
    """One match of a pairing, in a worker."""
    job, index = task
    return play_match(job, plan_of(job, index))


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def measure(
    name: str, seats: tuple[str, ...], seconds: float, seed: str, workers: int, luck: bool
) -> dict[str, object]:
    """The standings of the matches that are over in time, whole groups of shared dice only."""
    job = Job(name, seats, {}, seed, rotate=True, timed=True, luck=luck)
    arena = Arena(seats, by_scores=game(name).max_seats > 2)
    start = time.monotonic()
    group: list[Outcome] = []
    matches = 0
    with multiprocessing.get_context("spawn").Pool(workers, leave_interrupts_to_the_parent) as pool:
        coming = pool.imap(play, ((job, index) for index in range(MOST)))
        while matches < MOST:
            try:
                group.append(coming.next(max(0.1, start + seconds - time.monotonic())))
            except multiprocessing.TimeoutError:
                break
            if len(group) == len(seats):
                for outcome in group:
                    arena.add(outcome)
                matches += len(group)
                group.clear()
        pool.terminate()
    return {
        "game": name,
        "matches": matches,
        "seed": seed,
        "seconds": round(time.monotonic() - start),
        "seats": arena.to_json(),
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("pairings", nargs="+", metavar="GAME:SEATS:SECONDS")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", default="2026")
    parser.add_argument("--luck-adjusted", action="store_true")
    args = parser.parse_args()
    for pairing in args.pairings:
        name, seats, seconds = pairing.split(":")
        luck, teams = args.luck_adjusted, tuple(seats.split(","))
        found = measure(name, teams, float(seconds), args.seed, args.workers, luck)
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
