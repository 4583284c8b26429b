"""What more workers bring: the same matches with one worker and with several, each in a process of its own."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any, Final, NamedTuple

from dugout.bench.compare import BenchError


class Load(NamedTuple):
    """Matches that are worth sharing."""

    game: str
    seats: str
    matches: int


LOADS: Final = (Load("toto", "random*4", 2500), Load("champions", "random*2", 10_000))
"""A little over a million decisions of Toto, and ten thousand matches of Champions."""


def measure_scaling(workers: int, share: float = 1.0, rounds: int = 1) -> list[dict[str, Any]]:
    """For each load the best time of several rounds, one worker and several in turn, and their ratio."""
    found = []
    for load in LOADS:
        matches = max(1, round(load.matches * share))
        times: dict[int, list[dict[str, Any]]] = {1: [], workers: []}
        for _ in range(rounds):
            for count, runs in times.items():
                runs.append(_simulated(load, matches, count))
        alone, together = (min(run["seconds"] for run in runs) for runs in times.values())
        found.append(
            {
                "game": load.game,
                "matches": matches,
                "decisions": times[1][0]["decisions"],
                "workers": workers,
                "seconds_alone": alone,
                "seconds_together": together,
                "ratio": round(alone / together, 2),
            }
        )
    return found


def _simulated(load: Load, matches: int, workers: int) -> dict[str, Any]:
    command = [sys.executable, "-m", "dugout", "simulate", load.game, "--seats", load.seats, "--json"]
    command += ["--matches", str(matches), "--workers", str(workers)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
        raise BenchError(f"Simulating {load.game} failed: {reason}")
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures
