"""The measurement of thinking beside live matches, small and without a look at the clock."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.service

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "thinking_load.py"


@pytest.mark.timeout(400)
def test_live_matches_go_on_while_computers_think() -> None:
    wishes = "--matches 1 --live 2 --seconds 1 --pause 0.3 --games toto --level easy --short"
    done = subprocess.run(
        [sys.executable, str(SCRIPT), *wishes.split()],
        capture_output=True,
        text=True,
        check=False,
        timeout=380,
    )
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures["finished"] == 1
    assert figures["without"]["actions"] > 0
    assert figures["thinking"]["p50_ms"] <= figures["thinking"]["p99_ms"] <= figures["thinking"]["max_ms"]
