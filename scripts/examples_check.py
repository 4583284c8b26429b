#!/usr/bin/env python
"""The examples that need large libraries, each for a short time: MaskablePPO, PPO in one file, OpenSpiel's tree search.

python scripts/examples_check.py [--python PYTHON]

--python is a Python that has `dugout[research,openspiel]`, PyTorch and sb3-contrib; by default this one. ./test runs the
other examples, and none of these, because PyTorch is large.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

EXAMPLES: Final = Path(__file__).resolve().parent.parent / "examples"
RUNS: Final = (
    ("maskable_ppo.py", "--steps", "4000"),
    ("ppo_in_one_file.py", "--steps", "16384"),
    ("openspiel_mcts.py", "--matches", "2"),
)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--python", default=sys.executable)
    python = parser.parse_args().python
    failed = 0
    for name, *words in RUNS:
        began = time.monotonic()
        done = subprocess.run(
            [python, str(EXAMPLES / name), *words], capture_output=True, text=True, check=False
        )
        told = (done.stdout if done.returncode == 0 else done.stderr).strip().splitlines() or ["nothing said"]
        print(f"{name}: {'; '.join(told[-2:])} ({time.monotonic() - began:.0f} s)", flush=True)
        failed += done.returncode != 0
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
