"""The example of the guide runs, and its figures are those of the report."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

from dugout.core.record import record_to_json
from dugout.games.registry import game
from dugout.report.writing import follow
from tests.report.matches import record

EXAMPLE = Path(__file__).parents[2] / "examples" / "football_maps.py"


@pytest.mark.parametrize(("name", "file"), [("champions", "goals"), ("counter-attack", "lively-corner-1")])
def test_the_maps_show_what_the_report_counts(name: str, file: str, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(record_to_json(record(name, file))))
    example: dict[str, Any] = runpy.run_path(str(EXAMPLE))
    rows = example["load"](str(path))
    facts = follow(record(name, file), game(name))
    for seat, side in enumerate(("home", "away")):
        assert len(example["passes"](rows, side)) == facts.counts[seat]["passes-tried"]
        worth = float(sum(shot.chance for shot in facts.shots if shot.seat == seat))
        assert example["race"](rows, side)[-1][1] == pytest.approx(worth)
    assert f"{facts.score[0]} goals" in example["summary"](rows)
