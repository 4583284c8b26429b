"""Two revisions of the engine side by side: measured in turn, or read from files that were written before.

A revision is checked out beside the working tree (`git worktree`) and measured by its own code. Its
compiled engine is measured too if a build that fits it is kept in .cache/compiled, or with `build`. A
folder with another checkout will do as well: on a machine without git, say.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from dugout.bench.compare import COMPILED, FASTER_IS_LESS, FASTER_IS_MORE, INTERPRETED, BenchError, measured

ROOT: Final = Path(__file__).resolve().parents[3]
ROUNDS: Final = 3
"""Each revision is measured so often, in turn, and its best counts: other processes only ever add time."""
BUILDS: Final = {"interpreted": INTERPRETED, "compiled": COMPILED}


def compare_revisions(game_id: str, revision: str, seconds: float, build: bool = False) -> dict[str, Any]:
    """Figures of a game here and at a revision, interpreted and compiled, and how many times faster it is here."""
    with checked_out(revision) as there:
        if build:
            _run([sys.executable, "tools/compile.py"], there, f"{revision} could not be compiled")
        found: dict[str, Any] = {"game": game_id, "against": revision}
        for name, kind in BUILDS.items():
            trees = {"here": ROOT, "there": there}
            runs: dict[str, list[dict[str, Any] | None]] = {place: [] for place in trees}
            for _ in range(ROUNDS):
                for place, tree in trees.items():
                    runs[place].append(measured(game_id, kind, seconds / ROUNDS, tree))
            found[name] = _side_by_side(_best(runs["here"]), _best(runs["there"]))
    return found


@contextmanager
def checked_out(revision: str) -> Iterator[Path]:
    """A working tree of a revision, for as long as it is needed, or the folder that holds one; raises BenchError."""
    if (Path(revision) / "src" / "dugout").is_dir():
        yield Path(revision).resolve()
        return
    if not (ROOT / ".git").exists():
        raise BenchError("Revisions can be compared in a checkout of the project alone.")
    with tempfile.TemporaryDirectory(prefix="dugout-bench-") as folder:
        tree = Path(folder) / "tree"
        add = ["git", "worktree", "add", "--detach", "--quiet", str(tree), revision]
        _run(add, ROOT, f"There is no revision {revision}")
        try:
            kept = ROOT / ".cache" / "compiled"
            kept.mkdir(parents=True, exist_ok=True)
            (tree / ".cache").mkdir(exist_ok=True)
            (tree / ".cache" / "compiled").symlink_to(kept)
            yield tree
        finally:
            _run(["git", "worktree", "remove", "--force", str(tree)], ROOT, "The revision stays checked out")


def _run(command: list[str], folder: Path, failure: str) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
        raise BenchError(f"{failure}: {reason}")


def _best(runs: list[dict[str, Any] | None]) -> dict[str, Any] | None:
    """Of every figure the best of all runs."""
    there = [run for run in runs if run is not None]
    if not there:
        return None
    best = dict(there[0])
    for run in there[1:]:
        for name, value in run.items():
            if name in FASTER_IS_MORE:
                best[name] = max(best[name], value)
            elif name in FASTER_IS_LESS:
                best[name] = min(best[name], value)
    return best


def _side_by_side(here: dict[str, Any] | None, there: dict[str, Any] | None) -> dict[str, Any]:
    return {"here": here, "there": there, "times_faster": _ratios(here, there) if here and there else None}


def _ratios(here: dict[str, Any], there: dict[str, Any]) -> dict[str, float]:
    """Above 1 where `here` is faster, whatever the unit."""
    common = [name for name in here if name in there]
    ratios = {name: round(here[name] / there[name], 2) for name in common if name in FASTER_IS_MORE}
    ratios.update({name: round(there[name] / here[name], 2) for name in common if name in FASTER_IS_LESS})
    return ratios


def compare_files(new: Path, old: Path) -> list[dict[str, Any]]:
    """The same from two files of `dugout bench --json`: a list of comparisons, one a game."""
    before = {entry["game"]: entry for entry in _games(old)}
    found = []
    for entry in _games(new):
        if entry["game"] in before:
            other = before[entry["game"]]
            sides = {name: _side_by_side(entry.get(name), other.get(name)) for name in BUILDS}
            found.append({"game": entry["game"], "against": old.name, **sides})
    if not found:
        raise BenchError(f"{new} and {old} have no game in common.")
    return found


def _games(path: Path) -> list[dict[str, Any]]:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        games = [entry for entry in data["games"] if isinstance(entry["game"], str)]
    except OSError as error:
        raise BenchError(f"{path} cannot be read: {error.strerror}.") from None
    except (ValueError, KeyError, TypeError):
        raise BenchError(f"{path} was not written by `dugout bench --json`.") from None
    return games
