"""CO-4.7: a league's evenings follow the clock of a place, also where the system has no time zones."""

from __future__ import annotations

import os
import subprocess
import sys

ASK = "from dugout.competition.calendar import clock_of; print(clock_of('Europe/Amsterdam'), clock_of('Nowhere/At-all'))"


def test_zones_are_known_without_those_of_the_system() -> None:
    done = subprocess.run(
        [sys.executable, "-c", ASK],
        env={**os.environ, "PYTHONTZPATH": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["Europe/Amsterdam", "None"]
