#!/usr/bin/env python
"""Play many matches, report on each, and hold every number and name of the report against the record.

    python scripts/audit_reports.py counter-attack --matches 200 [--first 0]

Prints each match with what is untrue in its report. Exit status 1 if there is any.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from dugout.games.registry import GAMES
from tests.report.audit import faults
from tests.report.simulated import played


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--first", type=int, default=0)
    wish = parser.parse_args()
    bad = 0
    for number in range(wish.first, wish.first + wish.matches):
        match = played(wish.game, number)
        found = faults(match)
        if found:
            bad += 1
            print(match.label, *found, sep="\n  ", flush=True)
    print(f"{wish.game}: {wish.matches} reports, {bad} of them untrue")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
