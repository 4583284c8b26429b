#!/usr/bin/env python
"""Steps a second of our environments and of others under random legal play, with observation and mask, in one run.

python scripts/measure_environments.py [--seconds 5] [--workers 2] [--rows 512]

Ours in one process (`Batch`) and in several (`Workers`), compiled where a build is there; then PettingZoo's chess and
connect four, OpenSpiel's backgammon and pgx's, each from its package (`benchmarks/peers`, a virtual environment of their
own). Choosing at random is counted in, as a policy would be. Seconds are real ones: run it on an idle machine. For a
busy one, ours in one process are also given by processor time, and without the choosing.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import dugout
from dugout.bench.peers import SCRIPTS, environment
from dugout.games.registry import GAMES
from dugout.research.batch import Batch, Step
from dugout.research.workers import Workers

PEERS = ("chess", "connect-four", "backgammon", "pgx")


def rate(step: Step, go: Callable[[Any], Step], rows: int, seconds: float) -> tuple[float, float, float]:
    """Steps a second of all rows together: by the clock, by this process's time, and by that of the steps alone."""
    dice = np.random.default_rng(1)
    taken, began, own, stepping = 0, time.monotonic(), time.process_time(), 0.0
    while time.monotonic() - began < seconds:
        chosen = (dice.random(step.masks.shape, dtype=np.float32) * step.masks).argmax(1)
        before = time.process_time()
        step = go(chosen)
        stepping += time.process_time() - before
        taken += rows
    return taken / (time.monotonic() - began), taken / (time.process_time() - own), taken / stepping


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--rows", type=int, default=512)
    args = parser.parse_args()
    print(f"engine: {'compiled' if dugout.compiled() else 'interpreted'}")
    for name in GAMES:
        batch = Batch(name, args.rows)
        out = batch.arrays()
        alone, own, stepping = rate(
            batch.reset(1, out),
            lambda chosen: batch.step(chosen, out),  # noqa: B023
            args.rows,
            args.seconds,
        )
        with Workers(name, args.rows, args.workers) as workers:
            shared, _, _ = rate(workers.reset(1), workers.step, args.rows, args.seconds)
        print(
            f"{name}: {alone:,.0f} in one process ({own:,.0f} by processor time, {stepping:,.0f} without choosing), "
            f"{shared:,.0f} in {args.workers} workers",
            flush=True,
        )
    python = environment()
    for name in PEERS:
        command = [str(python), str(SCRIPTS / "environments.py"), name, str(args.seconds)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            print(f"{name}: {(done.stderr.strip().splitlines() or ['no reason given'])[-1]}", flush=True)
            continue
        found = json.loads(done.stdout)
        print(f"{name} ({found['version']}): {found['steps_per_second']:,.0f}", flush=True)


if __name__ == "__main__":
    main()
