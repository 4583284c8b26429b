"""Comparisons: two files, two revisions, one worker and two."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from dugout.bench import revisions
from dugout.bench.compare import BenchError
from dugout.bench.contract import Load, benching
from dugout.bench.revisions import ROOT, checked_out, compare_files
from dugout.bench.scaling import measure_scaling
from dugout.games.registry import GAMES


def figures(speed: float, compiled: bool) -> dict[str, Any]:
    side = {"decisions_per_second": 1000 * speed, "copy_us": 4 / speed, "seats": 2}
    return {"games": [{"game": "toto", "interpreted": side, "compiled": side if compiled else None}]}


def test_files_are_compared_figure_by_figure(tmp_path: Path) -> None:
    new, old = tmp_path / "new.json", tmp_path / "old.json"
    new.write_text(json.dumps(figures(3, True)))
    old.write_text(json.dumps(figures(2, False)))
    (entry,) = compare_files(new, old)
    assert entry["interpreted"]["times_faster"] == {"decisions_per_second": 1.5, "copy_us": 1.5}
    assert entry["compiled"]["times_faster"] is None


@pytest.mark.parametrize("text", ["{", "{}", '{"games": [{}]}', '{"games": []}', "[]"])
def test_other_files_are_refused(tmp_path: Path, text: str) -> None:
    new, old = tmp_path / "new.json", tmp_path / "old.json"
    new.write_text(json.dumps(figures(1, False)))
    old.write_text(text)
    with pytest.raises(BenchError):
        compare_files(new, old)
    with pytest.raises(BenchError, match="cannot be read"):
        compare_files(new, tmp_path / "none")


def test_a_revision_is_measured_by_its_own_code(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, bool]] = []

    def measured(game_id: str, build: str, seconds: float, tree: Path) -> dict[str, Any] | None:
        seen.append((build, tree == ROOT))
        assert (tree / "src" / "dugout" / "bench" / "measure.py").exists()
        return {"decisions_per_second": 30.0 if tree == ROOT else 20.0} if build == "0" else None

    monkeypatch.setattr(revisions, "measured", measured)
    found = revisions.compare_revisions("toto", "HEAD", 0.1)
    assert found["interpreted"]["times_faster"] == {"decisions_per_second": 1.5}
    assert found["compiled"]["here"] is None
    assert seen[:2] == [("0", True), ("0", False)]
    trees = subprocess.run(["git", "worktree", "list"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert "dugout-bench-" not in trees.stdout


def test_a_folder_with_a_checkout_is_as_good_as_a_revision(tmp_path: Path) -> None:
    (tmp_path / "src" / "dugout").mkdir(parents=True)
    with checked_out(str(tmp_path)) as tree:
        assert tree == tmp_path
    assert (tmp_path / "src").exists()


def test_an_unknown_revision_is_told() -> None:
    with pytest.raises(BenchError, match="no revision"), checked_out("no-such-revision"):
        pass


@pytest.mark.slow
def test_workers_are_measured_against_one(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in GAMES:
        monkeypatch.setattr(benching.of(name), "load", Load("random*2", 100) if name == "toto" else None)
    (row,) = measure_scaling(2, share=0.02)
    assert (row["matches"], row["workers"]) == (2, 2)
    assert row["ratio"] == round(row["seconds_alone"] / row["seconds_together"], 2)
    assert row["decisions"] > 0
