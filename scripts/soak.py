#!/usr/bin/env python
"""Play many random matches of a game and check every state on the way.

    python scripts/soak.py toto --matches 10000 [--seed S] [--workers W]

After every answer the state must be sound (`problems()` is empty: in Toto the ledger is exact), at random
points it must come back identical from `dump` and `load`, and the match must end. Exit status 1 and one
sentence if something breaks.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from dugout.core.dice import Roller  # noqa: E402
from dugout.games.registry import GAMES, game  # noqa: E402
from tests.contract.play import next_answer, random_setup  # noqa: E402

MOST_ANSWERS = 500_000


def match(name: str, seed: str) -> tuple[int, int, Counter[str]]:
    """One random match: seats, answers, events by code; raises AssertionError naming what broke."""
    rules = game(name)
    roller = Roller(f"soak {name} {seed}")
    setup = random_setup(rules, roller)
    state = rules.new(setup)
    events: Counter[str] = Counter()
    for count in range(MOST_ANSWERS):
        pending = rules.pending(state)
        if pending.over:
            assert rules.result(state) is not None, f"seed {seed}: over without a result"
            return setup.seats, count, events
        seat, choice = next_answer(rules, state, roller)
        events.update(event.code for event in rules.apply(state, seat, choice))
        if not pending.chance or roller.chance(1, 16):
            broken = rules.problems(state)
            assert not broken, f"seed {seed}, answer {count}: {broken}"
        if roller.chance(1, 64):
            text = json.dumps(rules.dump(state), sort_keys=True)
            state = rules.load(json.loads(text))
            assert json.dumps(rules.dump(state), sort_keys=True) == text, (
                f"seed {seed}, answer {count}: dump and load"
            )
    raise AssertionError(f"seed {seed}: no end after {MOST_ANSWERS} answers")


def batch(name: str, seed: str, numbers: range) -> tuple[Counter[int], int, Counter[str]]:
    seats: Counter[int] = Counter()
    answers = 0
    events: Counter[str] = Counter()
    for number in numbers:
        at_table, count, happened = match(name, f"{seed} {number}")
        seats[at_table] += 1
        answers += count
        events += happened
    return seats, answers, events


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=1)
    options = parser.parse_args()
    seats: Counter[int] = Counter()
    answers = 0
    events: Counter[str] = Counter()
    ranges = [range(start, min(start + 100, options.matches)) for start in range(0, options.matches, 100)]
    with ProcessPoolExecutor(options.workers) as pool:
        jobs = [pool.submit(batch, options.game, options.seed, numbers) for numbers in ranges]
        for done, job in enumerate(jobs, start=1):
            try:
                found = job.result()
            except AssertionError as error:
                print(f"error: {error}", file=sys.stderr)
                return 1
            seats += found[0]
            answers += found[1]
            events += found[2]
            if sys.stderr.isatty():
                print(f"\r{done * 100 // len(ranges)} %", end="", file=sys.stderr)
    print(
        json.dumps(
            {"matches": options.matches, "answers": answers, "seats": seats, "events": events}, sort_keys=True
        )
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
