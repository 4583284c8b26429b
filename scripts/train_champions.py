#!/usr/bin/env python
"""Learn the evaluation of the Champions opponents from matches of one against itself, less the luck of the dice.

    train_champions.py play --folder F --seconds 240     # matches with the newest weights, on all cores
    train_champions.py fit --folder F                    # new weights from all matches so far: F/weights-N.json

One after the other, as often as you like: `play` goes on from the newest weights of the folder (those of the package
at first) and adds shards, `fit` reads all of them. Both may be stopped at any time; a whole shard is renamed.
`play` needs the compiled engine (`--interpreted` waives that), `fit` needs numpy and nothing of Dugout.

Every moment in which the die of a turn, a keeper or a restart is due becomes a sample (`champions_samples.py`). Its
target is what came of it in goals, those further away counting less, without what dice gave beyond their mean: luck has
no mean whatever the evaluation, so this is the same in the long run and spreads far less (docs/opponents.md).
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from multiprocessing import get_context
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
SHARD = 40
"""Matches in a shard."""


def newest(folder: Path) -> Path | None:
    """The weights of the last fit."""
    found = sorted(folder.glob("weights-*.json"), key=lambda path: int(path.stem.split("-")[1]))
    return found[-1] if found else None


def work(folder: Path, weights: Path | None, seed: str, worker: int, until: float, most: int) -> None:
    """Play shard after shard until the time is up or the matches are played."""
    from champions_samples import play_match, read

    evaluation = read(weights)
    name = weights.stem.replace("weights", "by") if weights else "by-0"
    taken = {path.stem for path in folder.glob("*.bin")}
    number = played_all = 0
    while time.time() < until and played_all < most:
        stem = f"{name}.{seed}.{worker}.{number}"
        number += 1
        if stem in taken:
            continue
        rows, notes = bytearray(), []
        for index in range(SHARD):
            played, note = play_match(evaluation, f"{stem}/{index}")
            rows += played
            notes.append(note)
            played_all += 1
            if time.time() > until or played_all == most:
                break
        (folder / f"{stem}.json").write_text(json.dumps(notes), encoding="utf-8")
        (folder / f"{stem}.part").write_bytes(rows)
        (folder / f"{stem}.part").rename(folder / f"{stem}.bin")


def play(args: argparse.Namespace) -> None:
    from dugout.games.champions import cells

    if not cells.COMPILED and not args.interpreted:
        raise SystemExit(
            "The engine is not compiled: run tools/compile.py, or accept a tenth of the speed (--interpreted)."
        )
    args.folder.mkdir(parents=True, exist_ok=True)
    until, weights = time.time() + args.seconds, newest(args.folder)
    context = get_context("spawn")
    workers = [
        context.Process(target=work, args=(args.folder, weights, args.seed, worker, until, args.matches))
        for worker in range(args.workers)
    ]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    if any(worker.exitcode for worker in workers):
        raise SystemExit("A worker failed; whole shards are kept.")
    shards = list(args.folder.glob("*.bin"))
    print(f"{len(shards)} shards, {sum(path.stat().st_size for path in shards) >> 20} MiB in {args.folder}")


def revision() -> str:
    """The commit that the weights come from, if there is one."""
    asked = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=HERE, capture_output=True, text=True, check=False
    )
    return asked.stdout.strip() or os.environ.get("REVISION", "unknown")


def fit(args: argparse.Namespace) -> None:
    import champions_fit

    last = newest(args.folder)
    before = json.loads((last or args.start).read_text(encoding="utf-8"))
    learned: dict[str, Any] = {"revision": revision(), **champions_fit.fit(args.folder, before)}
    number = int(last.stem.split("-")[1]) + 1 if last else 1
    out = args.folder / f"weights-{number}.json"
    out.write_text(json.dumps(learned, separators=(",", ":")) + "\n", encoding="utf-8")
    print(
        json.dumps(
            {key: learned[key] for key in ("revision", "matches", "moments", "seeds", "errors", "shapes")}
        )
    )
    print(out)


def main() -> None:
    sys.path.insert(0, str(HERE))
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(required=True)
    one = commands.add_parser("play")
    one.add_argument("--folder", type=Path, required=True)
    one.add_argument("--seconds", type=float, default=240)
    one.add_argument("--matches", type=int, default=10**9, help="of each worker, at most")
    one.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    one.add_argument("--seed", default="1")
    one.add_argument("--interpreted", action="store_true")
    one.set_defaults(run=play)
    two = commands.add_parser("fit")
    two.add_argument("--folder", type=Path, required=True)
    package = HERE.parent / "src/dugout/games/champions/parts/opponents/weights.json"
    two.add_argument("--start", type=Path, default=package, help="weights that the first fit leans on")
    two.set_defaults(run=fit)
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
