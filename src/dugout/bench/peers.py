"""Other engines in random play, for comparison: python-chess and Catanatron, each from its package.

They live in a virtual environment of their own under .cache, made the first
time they are asked for, from benchmarks/peers/requirements.txt. Nothing else
of the project needs them.
"""

from __future__ import annotations

import json
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any, Final

from dugout.bench.compare import BenchError

ROOT: Final = Path(__file__).resolve().parents[3]
SCRIPTS: Final = ROOT / "benchmarks/peers"
PEERS: Final = {"python-chess": "python_chess.py", "Catanatron": "catanatron_random.py"}


def measure_peers(seconds: float) -> dict[str, dict[str, Any]]:
    """Decisions a second of every peer, by name; one that cannot be had says why instead."""
    if not SCRIPTS.is_dir():
        raise BenchError("Peers can be measured in a checkout of the project alone.")
    python = environment()
    return {name: figures(python, SCRIPTS / script, seconds) for name, script in PEERS.items()}


def environment() -> Path:
    """The Python of the peers' environment."""
    wanted = (SCRIPTS / "requirements.txt").read_text()
    folder = ROOT / ".cache/peers"
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    stamp = folder / "requirements.txt"
    if python.exists() and stamp.exists() and stamp.read_text() == wanted:
        return python
    venv.create(folder, clear=True, with_pip=True)
    command = [str(python), "-m", "pip", "install", "-q", "-r", str(SCRIPTS / "requirements.txt")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BenchError(f"The peers could not be installed: {_last_line(done.stderr)}")
    stamp.write_text(wanted)
    return python


def figures(python: Path, script: Path, seconds: float) -> dict[str, Any]:
    """What a peer's script prints, and microseconds per decision."""
    done = subprocess.run(
        [str(python), str(script), str(seconds)], capture_output=True, text=True, check=False
    )
    if done.returncode:
        return {"error": _last_line(done.stderr)}
    found: dict[str, Any] = json.loads(done.stdout)
    rate = found["decisions_per_second"]
    return {**found, "decisions_per_second": round(rate, 1), "decision_us": round(1e6 / rate, 2)}


def _last_line(text: str) -> str:
    return (text.strip().splitlines() or ["no reason given"])[-1]
