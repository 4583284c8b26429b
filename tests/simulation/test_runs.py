"""Runs in a folder: grids, tables, plots, going on after any end, and workers that die."""

from __future__ import annotations

import csv
import json
import multiprocessing
import os
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from dugout.cli.app import app
from dugout.games.registry import game
from dugout.simulation import pool
from dugout.simulation.entrants import decider, split_entrants
from dugout.simulation.grid import GridError, cells_of, read_axis
from dugout.simulation.match import play_match
from dugout.simulation.plan import Job, plan_of
from dugout.simulation.pool import LastingPool, SameProcess, WorkersFailed, play_all
from dugout.simulation.ray_pool import RayError, check_reachable
from dugout.simulation.summary import Figure
from tests.services import group_ends
from tests.simulation.dying import die_once

JOB = Job("toto", ("easy", "random"), {"rounds": 1}, "runs", records=True)
GRID = ("--grid", "rounds=1|2", "--grid", "seat2=random|easy", "--matches", "4", "--seed", "g")


def run(*args: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(app, ["simulate", "toto", *args], catch_exceptions=False)
    return done.exit_code, done.stdout, done.stderr


def folder_bytes(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("runs") / "whole"
    assert run(*GRID, "--out", str(folder), "--format", "json,csv,parquet")[0] == 0
    return folder


def test_every_combination_is_a_cell_with_the_same_dice() -> None:
    axes = [read_axis("rounds=1|2"), read_axis("seat1=easy|random"), read_axis("mode=live|async")]
    cells = cells_of(game("toto"), JOB, axes)
    assert len(cells) == 8
    assert cells[-1].values == {"rounds": "2", "seat1": "random", "mode": "async"}
    assert cells[-1].job.options == {"rounds": 2, "mode": "async"}
    assert cells[-1].job.levels == ("random", "random")
    assert {plan_of(cell.job, 3).dice for cell in cells} == {"runs/3/dice"}


@pytest.mark.parametrize(
    "line", ["rounds", "=1|2", "rounds=1|1", "rounds=1|", "colour=red|blue", "seat9=easy|random"]
)
def test_a_grid_that_says_nothing_is_refused(line: str) -> None:
    with pytest.raises(GridError):
        cells_of(game("toto"), JOB, [read_axis(line)])
    status, _, err = run("--grid", line)
    assert status == 2
    assert len(err.strip().splitlines()) == 1


def test_the_tables_say_the_same_in_all_forms(whole: Path) -> None:
    with (whole / "matches.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    listed = json.loads((whole / "matches.json").read_text())
    table = pq.read_table(whole / "matches.parquet").to_pylist()
    assert len(rows) == 16
    assert listed == table
    assert [
        {name: "" if value is None else str(value) for name, value in row.items()} for row in listed
    ] == rows
    assert [row["grid.rounds"] for row in rows] == ["1"] * 8 + ["2"] * 8
    assert {row["n.to.round"] for row in rows[:8]} == {"1"}


def test_the_summary_follows_from_the_table(whole: Path) -> None:
    cells = json.loads((whole / "summary.json").read_text())
    rows = json.loads((whole / "matches.json").read_text())
    for cell in cells:
        own = [row for row in rows if row["cell"] == cell["cell"]]
        assert cell["matches"] == len(own) == 4
        assert cell["seats"][0]["score"]["mean"] == sum(row["score1"] for row in own) / 4
        assert sum(cell["seats"][1]["places"]) == 4
        assert sum(seat["points"]["mean"] for seat in cell["seats"]) == pytest.approx(1)
        assert sum(cell["margins"].values()) == 4


def test_cells_are_compared_match_by_match(whole: Path) -> None:
    cells = json.loads((whole / "summary.json").read_text())
    rows = json.loads((whole / "matches.json").read_text())
    worth = {(1, 2): 1.0, (1, 1): 0.5, (2, 1): 0.0}
    won = [
        [worth[row["place1"], row["place2"]] for row in rows if row["cell"] == number] for number in range(4)
    ]
    assert cells[0]["points_against_first_cell"] is None
    for number in (1, 2, 3):
        changes = [mine - first for mine, first in zip(won[number], won[0], strict=True)]
        assert cells[number]["points_against_first_cell"]["mean"] == sum(changes) / 4


def test_the_plots_are_pictures_with_words(whole: Path) -> None:
    for name in ("points", "scores", "margins"):
        root = ET.parse(whole / "plots" / f"{name}.svg").getroot()
        words = " ".join(element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}text"))
        assert "rounds 2, seat2 easy" in words
        assert len(list(root.iter("{http://www.w3.org/2000/svg}rect"))) >= 4


@pytest.mark.parametrize("left", [0, 5, 16])
def test_a_run_goes_on_where_it_was_cut_off(whole: Path, tmp_path: Path, left: int) -> None:
    folder = tmp_path / "cut"
    folder.mkdir()
    (folder / "plan.json").write_bytes((whole / "plan.json").read_bytes())
    lines = (whole / "matches.jsonl").read_bytes().splitlines(keepends=True)
    torn = b"" if left == 16 else lines[left][:20]
    (folder / "matches.jsonl").write_bytes(b"".join(lines[:left]) + torn)
    assert run(*GRID, "--out", str(folder), "--format", "json,csv,parquet")[0] == 0
    assert folder_bytes(folder) == folder_bytes(whole)


def test_records_go_on_with_the_run(tmp_path: Path) -> None:
    args = (*GRID, "--out", str(tmp_path / "out"), "--records", str(tmp_path / "all.jsonl"))
    run(*args)
    first = (tmp_path / "all.jsonl").read_bytes()
    journal = tmp_path / "out" / "matches.jsonl"
    journal.write_bytes(b"".join(journal.read_bytes().splitlines(keepends=True)[:7]))
    run(*args)
    assert (tmp_path / "all.jsonl").read_bytes() == first
    assert len(first.splitlines()) == 16


def test_another_run_is_not_mixed_in(whole: Path) -> None:
    status, _, err = run(*GRID, "--seats", "easy,easy", "--out", str(whole))
    assert status == 1
    assert "another run" in err


def test_a_form_that_cannot_be_written_is_told_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "not as 'xls'" in run("--out", str(tmp_path), "--format", "xls")[2]
    monkeypatch.setattr("dugout.simulation.tables.importlib.util.find_spec", lambda name: None)
    status, _, err = run("--out", str(tmp_path), "--format", "parquet")
    assert status == 1
    assert "dugout[sim]" in err


def test_a_cluster_without_ray_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dugout.simulation.ray_pool.importlib.util.find_spec", lambda name: None)
    status, _, err = run("--ray", "local")
    assert status == 1
    assert "dugout[ray]" in err


def test_a_cluster_where_nobody_is_is_told_at_once() -> None:
    for address in ("127.0.0.1:9", "ray://127.0.0.1:9", "127.0.0.1:99999"):
        with pytest.raises(RayError, match="cannot be reached"):
            check_reachable(address)
    check_reachable("auto")


def test_progress_is_told_in_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dugout.cli.playing.SECONDS_A_LINE", 0.0)
    _, _, err = run("--matches", "3", "--progress", "--json")
    assert [line.split()[0] for line in err.splitlines()] == ["1/3", "2/3", "3/3"]
    assert "matches/s" in err and "s left" in err


def test_orders_are_given_whenever_they_may() -> None:
    assert split_entrants("easy(lineup 1 2,3; end), random") == ["easy(lineup 1 2,3; end)", "random"]
    form = "1231231231231"
    job = Job("toto", (f"easy(form {form})", "easy"), {"rounds": 1}, "orders", records=True)
    answers = json.loads(play_match(job, plan_of(job, 0)).record)["answers"]
    assert f"1 form {form}" in answers
    assert f"2 form {form}" not in answers
    assert hasattr(decider(job, 0), "observe")
    assert run("--seats", "easy(dance),easy")[0] == 2


@pytest.mark.slow
def test_a_killed_worker_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calm = [outcome.record for outcome in play_all(JOB, range(12), SameProcess(), 1)]
    executor = LastingPool(2)
    give = executor.submit
    mark = str(tmp_path / "died")

    def submit(fn: Any, /, *args: Any) -> Any:
        return give(die_once, mark, *args)

    monkeypatch.setattr(executor, "submit", submit)
    try:
        stormy = [outcome.record for outcome in play_all(JOB, range(12), executor, 2)]
    finally:
        executor.shutdown()
    assert os.path.exists(mark)
    assert stormy == calm


def test_workers_end_with_the_one_they_work_for(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "dugout", "simulate", "toto", "--matches", "100000", "--workers", "2"]
    command += ["--out", str(tmp_path)]
    with subprocess.Popen(command, start_new_session=True) as process:
        while process.poll() is None and not (tmp_path / "matches.jsonl").exists():
            time.sleep(0.05)
        process.kill()
    assert group_ends(process.pid)


@pytest.mark.slow
def test_what_always_kills_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "MOST_DEATHS", 1)
    executor = LastingPool(1)
    try:
        with pytest.raises(WorkersFailed, match="2 times"):
            executor.submit(os._exit, 1).result()
    finally:
        executor.shutdown()
    assert multiprocessing.active_children() == []


def test_figures_have_the_usual_interval() -> None:
    figure = Figure()
    for value in [0.0, 1.0] * 50:
        figure.add(value)
    assert figure.mean == 0.5
    assert figure.half == pytest.approx(0.0985, abs=0.0005)
    assert Figure().to_json() == {"mean": 0.0, "interval95": [0.0, 0.0]}
