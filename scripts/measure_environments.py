#!/usr/bin/env python
"""Steps a second of our environments and of others under random legal play, with observation and mask, in one run.

python scripts/measure_environments.py [--seconds 5] [--workers 2] [--rows 128]

Ours in one process (`Batch`) and in several (`Workers`), compiled where a build is there; then PettingZoo's chess and
connect four, OpenSpiel's backgammon and pgx's, each from its package (`benchmarks/peers`, a virtual environment of their
own). Choosing at random is counted in, as a policy would be. Seconds are real ones: run it on an idle machine.
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


def rate(step: Step, go: Callable[[Any], Step], rows: int, seconds: float) -> float:
    """Steps a second of all rows together."""
    dice = np.random.default_rng(1)
    taken, began = 0, time.monotonic()
    while time.monotonic() - began < seconds:
        step = go((dice.random(step.masks.shape, dtype=np.float32) * step.masks).argmax(1))
        taken += rows
    return taken / (time.monotonic() - began)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--rows", type=int, default=128)
    args = parser.parse_args()
    print(f"engine: {'compiled' if dugout.compiled() else 'interpreted'}")
    for name in GAMES:
        batch = Batch(name, args.rows)
        out = batch.arrays()
        alone = rate(batch.reset(1, out), lambda chosen: batch.step(chosen, out), args.rows, args.seconds)  # noqa: B023
        with Workers(name, args.rows, args.workers) as workers:
            shared = rate(workers.reset(1), workers.step, args.rows, args.seconds)
        print(f"{name}: {alone:,.0f} in one process, {shared:,.0f} in {args.workers} workers", flush=True)
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
