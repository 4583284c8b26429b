#!/usr/bin/env python
"""What each special path of the server gains (ADR 11): `dugout loadtest` with it and without, in rounds that alternate.

Prints, for each switch, actions a second, µs of the server's processor per action and kB per idle match, with and
without (medians), and how much the path gains. Needs an idle machine with two cores or more.
"""

from __future__ import annotations

import argparse
import os
from statistics import median
from typing import Any

from dugout.loadtest.measure import Options, measure

SWITCHES = ("DIRECT_WRITES", "PACKED_HISTORY", "COLLECT_LESS", "LARGE_PAGES", "WRITER_PROCESS")
FIGURES = ("accepted_per_second", "server_us_per_action", "kb_per_idle_match")


def run(options: argparse.Namespace, switch: str, value: str) -> dict[str, Any]:
    """The figures of the server in one run."""
    os.environ[f"DUGOUT_{switch}"] = value  # the server is a process of its own
    found = measure(Options(options.matches, 2 * options.matches, options.seconds, bare=False))
    figures: dict[str, Any] = found["dugout"]
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("switches", nargs="*", help=f"which ones (all): {' '.join(SWITCHES)}")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=15)
    options = parser.parse_args()
    for switch in options.switches or SWITCHES:
        runs: dict[str, list[dict[str, Any]]] = {"1": [], "0": []}
        for _ in range(options.rounds):
            for value, found in runs.items():
                found.append(run(options, switch, value))
        del os.environ[f"DUGOUT_{switch}"]
        middle = {
            value: {name: median(each[name] for each in found) for name in FIGURES}
            for value, found in runs.items()
        }
        gain = middle["1"]["accepted_per_second"] / middle["0"]["accepted_per_second"] - 1
        print(f"{switch}: {gain:+.0%} actions a second", flush=True)
        for value, name in (("1", "with"), ("0", "without")):
            print(
                f"  {name:8}",
                "  ".join(f"{figure} {middle[value][figure]:g}" for figure in FIGURES),
                flush=True,
            )


if __name__ == "__main__":
    main()
