"""Both builds of the engine in one run, and the ratio between them.

Ratios of one run mean something on any machine; bare seconds do not.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from dugout.core.errors import DugoutError

INTERPRETED: Final = "0"
COMPILED: Final = "1"
FASTER_IS_MORE: Final = (
    "matches_per_second",
    "decisions_per_second",
    "played_turns_per_second",
    "turns_per_second",
    "oracle_turns_per_second",
)
FASTER_IS_LESS: Final = ("decision_us", "copy_us", "legal_us", "apply_us")


class BenchError(DugoutError):
    """A measuring process that did not come back with figures."""


def compare(game_id: str, seconds: float) -> dict[str, Any]:
    """Figures of a game interpreted and compiled; `compiled` is None where no build fits the sources."""
    interpreted = measured(game_id, INTERPRETED, seconds)
    if interpreted is None:
        raise BenchError(f"{game_id} could not be measured.")
    compiled = measured(game_id, COMPILED, seconds)
    return {
        "game": game_id,
        "interpreted": interpreted,
        "compiled": compiled,
        "ratio": _ratios(interpreted, compiled) if compiled else None,
    }


def measured(game_id: str, build: str, seconds: float, tree: Path | None = None) -> dict[str, Any] | None:
    """The figures of this program, or of a working tree, in one build; None where there is no such build."""
    command = [sys.executable, "-m", "dugout.bench.measure", game_id, str(seconds)]
    environment = {**os.environ, "DUGOUT_COMPILED": build}
    if tree is not None:
        environment["PYTHONPATH"] = str(tree / "src")
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        figures: dict[str, Any] = json.loads(done.stdout)
        return figures
    reason = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
    if build == COMPILED and "no compiled engine" in reason:
        return None
    raise BenchError(f"Measuring {game_id} failed: {reason}")


def _ratios(interpreted: dict[str, Any], compiled: dict[str, Any]) -> dict[str, float]:
    """How many times faster the compiled engine is."""
    more = [name for name in FASTER_IS_MORE if name in interpreted]
    ratios: dict[str, float] = {name: round(compiled[name] / interpreted[name], 2) for name in more}
    ratios.update({name: round(interpreted[name] / compiled[name], 2) for name in FASTER_IS_LESS})
    return ratios
