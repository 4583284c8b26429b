"""What more workers gain: the same matches with one worker and with several, each in a separate process."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

from dugout.bench.compare import BenchError
from dugout.bench.contract import benching
from dugout.games.registry import FOLDERS


def measure_scaling(workers: int, share: float = 1.0, rounds: int = 1) -> list[dict[str, Any]]:
    """For each game with a load the best time of several rounds, one worker and several in turn, and their ratio."""
    found = []
    for game in FOLDERS:
        load = benching.of(game).load
        if load is None:
            continue
        matches = max(1, round(load.matches * share))
        times: dict[int, list[dict[str, Any]]] = {1: [], workers: []}
        for _ in range(rounds):
            for count, runs in times.items():
                runs.append(_simulated(game, load.seats, matches, count))
        alone, together = (min(run["seconds"] for run in runs) for runs in times.values())
        found.append(
            {
                "game": game,
                "matches": matches,
                "decisions": times[1][0]["decisions"],
                "workers": workers,
                "seconds_alone": alone,
                "seconds_together": together,
                "ratio": round(alone / together, 2),
            }
        )
    return found


def _simulated(game: str, seats: str, matches: int, workers: int) -> dict[str, Any]:
    command = [sys.executable, "-m", "dugout", "simulate", game, "--seats", seats, "--json"]
    command += ["--matches", str(matches), "--workers", str(workers)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
        raise BenchError(f"Simulating {game} failed: {reason}")
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures
