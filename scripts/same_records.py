#!/usr/bin/env python
"""Whether records come to the same in a page as here: golden and simulated ones, by both Pythons.

python scripts/same_records.py [--matches 1000] [GAME …]
prints one line for each game, with both hashes over all last states and events; exit status 1 where any record differs.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from dugout.games.registry import GAMES
from dugout.local.outcome import outcome

ROOT = Path(__file__).resolve().parent.parent


def golden(name: str) -> list[str]:
    """The stored records of a game."""
    files = sorted((ROOT / "tests" / "replays" / name).glob("*.json"))
    return [json.dumps(json.loads(path.read_text(encoding="utf-8"))["record"]) for path in files]


def simulated(name: str, matches: int) -> list[str]:
    """Records of matches between computers, the same every time."""
    if matches <= 0:
        return []
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "dugout",
            "simulate",
            name,
            "--matches",
            str(matches),
            "--seed",
            "same",
        ]
        subprocess.run([*command, "--records", folder], check=True, capture_output=True)
        return [json.dumps(json.loads(path.read_text())) for path in sorted(Path(folder).rglob("*.json"))]


def in_a_page(records: list[str]) -> list[str]:
    """What the runtime of the pages makes of them."""
    done = subprocess.run(
        ["node", str(ROOT / "tools" / "outcomes.mjs")],
        input="\n".join(records) + "\n",
        text=True,
        capture_output=True,
        check=True,
    )
    return done.stdout.split("\n")[: len(records)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--matches", type=int, default=1000)
    given = parser.parse_args()
    differ = 0
    for name in given.games:
        stored = golden(name)
        records = [*stored, *simulated(name, given.matches - len(stored))]
        here, there = [outcome(record) for record in records], in_a_page(records)
        wrong = sum(one != other for one, other in zip(here, there, strict=True))
        both = [hashlib.sha256("\n".join(each).encode()).hexdigest()[:16] for each in (here, there)]
        print(
            f"{name}: {len(records)} records, {len(stored)} golden; here {both[0]}, page {both[1]}, {wrong} differ"
        )
        differ += wrong
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
