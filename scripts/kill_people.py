#!/usr/bin/env python
"""Kill the processes of an installed server while honest people play, and count what became of their answers.

    python scripts/kill_people.py --kills 300 --seed 1

Server, writing process, thinking process and a server that is just starting die at random moments
(`tests/server/killing.py`). Prints a verdict; exit status 1 if anything acknowledged is lost or doubled, if a match
that was made is gone, if somebody missed an event, or if any answer was a 5xx. That nobody answers while the server
is down is no failure.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.killing import Killing  # noqa: E402


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--tables", type=int, default=12, help="matches that are in play all the time")
    args = parser.parse_args()
    os.environ.pop("DUGOUT_COMPILED", None)  # the server as it is installed
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="dugout-kills-") as folder:
        killing = Killing(Path(folder), random.Random(args.seed), args.tables)
        asyncio.run(killing.run(args.kills))
        verdict = killing.verdict()
        for name, figure in verdict.items():
            print(f"{name}: {figure}")
        consistent = killing.is_consistent(verdict)
        if not consistent:
            print(*killing.failures[:20], *killing.complaints[-40:], sep="\n")
    print(f"{'consistent' if consistent else 'NOT CONSISTENT'} after {time.monotonic() - began:.0f} s")
    return 0 if consistent else 1


if __name__ == "__main__":
    sys.exit(main())
