"""A game of other people is known to every process that starts with its name in the environment."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests import services

ROOT = Path(__file__).resolve().parents[2]
TINY = {"DUGOUT_GAMES": "tiny=tests.games.tiny", "PYTHONPATH": str(ROOT)}


def test_it_is_simulated_by_several_workers() -> None:
    command = [sys.executable, "-m", "dugout", "simulate", "tiny", "--seats", "random*3", "--matches", "6"]
    command += ["--workers", "2", "--json"]
    done = subprocess.run(command, env={**os.environ, **TINY}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["matches"] == 6


def test_a_league_of_it_is_played_by_several_workers(tmp_path: Path) -> None:
    entrants = [{"name": name, "level": "random"} for name in ("Ann", "Ben", "Cem")]
    file = tmp_path / "season.json"
    file.write_text(json.dumps({"competition": {"game": "tiny", "format": "league2"}, "entrants": entrants}))
    command = [sys.executable, "-m", "dugout", "season", str(file), "--workers", "2", "--json"]
    done = subprocess.run(command, env={**os.environ, **TINY}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures["matches"] == 6
    for row in figures["tables"]["league"]:
        assert row["points"] == 3 * row["won"] + row["drawn"]


@pytest.mark.service
def test_its_opponent_thinks_in_a_process_of_the_server() -> None:
    with services.server(DUGOUT_BOT_PAUSE="0", **TINY) as url, httpx.Client(base_url=url, timeout=30) as http:
        assert [one["id"] for one in http.get("/api/games").json()][-1] == "tiny"
        seats = [{"kind": "me", "name": "Noor"}, {"kind": "bot", "level": "random"}]
        made = http.post("/api/matches", json={"game": "tiny", "options": {}, "seats": seats}).json()
        path, end = f"/api/matches/{made['match']}", time.monotonic() + 30
        while not http.get(path).json()["view"]["picked"][1]:
            assert time.monotonic() < end, "the opponent has not picked"
            time.sleep(0.1)
