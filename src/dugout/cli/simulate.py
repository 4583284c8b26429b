"""`dugout simulate`."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from dugout.cli.common import GameId, Json, Options, Seed, Workers, find_game, print_json, read_options
from dugout.cli.failure import Failure, misused
from dugout.cli.output import say
from dugout.cli.playing import (
    Bots,
    BotSeconds,
    Matches,
    Meter,
    Progress,
    Ray,
    Seats,
    metered,
    open_executor,
    read_entrants,
)
from dugout.core.rules import Rules

if TYPE_CHECKING:
    from dugout.simulation.grid import Cell
    from dugout.simulation.journal import Journal
    from dugout.simulation.match import Outcome
    from dugout.simulation.summary import CellSummary

Grid = Annotated[
    list[str] | None,
    typer.Option(
        help="Vary an option, `seats` or `seat1`, `seat2` …: NAME=VALUE|VALUE. Every combination is played.",
        metavar="NAME=A|B",
    ),
]
Out = Annotated[
    Path | None,
    typer.Option(
        help="A folder for tables, summary and plots. The same command continues an interrupted run.",
        metavar="FOLDER",
    ),
]
Formats = Annotated[
    str, typer.Option("--format", help="Tables to write: json, csv, parquet; several with commas.")
]
Records = Annotated[
    Path | None,
    typer.Option(
        help="Keep the records: a folder (one file each), or a file ending in .jsonl (one line each)."
    ),
]


def simulate(
    game: GameId,
    matches: Matches = 100,
    seats: Seats = "",
    seed: Seed = "0",
    workers: Workers = 1,
    options: Options = None,
    grid: Grid = None,
    out: Out = None,
    formats: Formats = "csv",
    bot: Bots = None,
    bot_seconds: BotSeconds = 10.0,
    ray: Ray = "",
    json: Json = False,
    records: Records = None,
    check: Annotated[bool, typer.Option("--check", help="Check invariants after every answer.")] = False,
    progress: Progress = None,
) -> None:
    """Play many matches and print statistics; with --grid, for every combination."""
    from dugout.simulation.grid import batches_of
    from dugout.simulation.plan import Job
    from dugout.simulation.pool import play_batches
    from dugout.simulation.tables import check_formats

    wanted = [form.strip() for form in formats.split(",")]
    if out is not None:
        check_formats(wanted)
    rules = find_game(game)
    levels = read_entrants(rules, seats, bot)
    chosen = read_options(rules, len(levels), options)
    job = Job(game, levels, chosen, seed, records=records is not None, check=check, bot_seconds=bot_seconds)
    cells = read_grid(rules, job, grid or [])
    journal = open_journal(out, cells, matches) if out is not None else None
    done = journal.done if journal is not None else 0
    start = time.perf_counter()
    executor, count = open_executor(workers, ray)
    summaries = play(
        cells,
        metered(
            play_batches(batches_of(cells, matches, done, count), executor, count),
            executor,
            Meter(game, matches * len(cells), done, progress),
        ),
        matches,
        journal,
        records,
    )
    seconds = time.perf_counter() - start
    if journal is not None:
        finish(journal, cells, summaries, wanted)
    figures = figures_of(job, summaries, seconds, bool(grid))
    if json:
        print_json(figures)
    else:
        print_simulation(figures, summaries)
        if journal is not None:
            say(f"Tables, summary and plots are in {journal.folder}.")


def read_grid(rules: Rules[Any, Any], job: Any, lines: list[str]) -> list[Cell]:
    """The cells of a grid, entrants checked; without a grid there is one."""
    from dugout.cli.common import read_seats
    from dugout.simulation.entrants import OUTSIDE
    from dugout.simulation.grid import GridError, cells_of, read_axis

    try:
        cells = cells_of(rules, job, [read_axis(line) for line in lines])
    except GridError as error:
        raise misused(str(error)) from None
    for cell in cells:
        programs = tuple(level for level in cell.job.levels if level.startswith(OUTSIDE))
        rest = [level for level in cell.job.levels if not level.startswith(OUTSIDE)]
        read_seats(rules, ",".join(rest), programs)
    return cells


def open_journal(folder: Path, cells: list[Cell], matches: int) -> Journal:
    """The folder of the run, new or begun before with the same plan."""
    from dugout.games.registry import game
    from dugout.simulation.journal import Journal

    job = cells[0].job
    plan = {
        "game": job.game,
        "rules": game(job.game).version,
        "matches": matches,
        "seed": job.seed,
        "records": job.records,
        "cells": [
            {
                "values": cell.values,
                "seats": list(cell.job.levels),
                "options": cell.job.options,
            }
            for cell in cells
        ],
    }
    try:
        return Journal(folder, plan)
    except OSError as error:
        raise Failure(f"{folder} cannot be written to: {error.strerror}.") from None


def play(
    cells: list[Cell],
    outcomes: Iterator[Outcome],
    matches: int,
    journal: Journal | None,
    records: Path | None,
) -> list[CellSummary]:
    """Take in every outcome: its record first, then its line in the journal, then the counts."""
    from dugout.simulation.journal import row_of, write
    from dugout.simulation.summary import summarise

    done = journal.done if journal is not None else 0
    summaries = summarise(cells, journal.rows() if journal is not None else ())
    with ExitStack() as stack:
        keep = stack.enter_context(record_keeper(records, matches * len(cells), done))
        file = stack.enter_context(journal.open()) if journal is not None else None
        for number, outcome in enumerate(outcomes, start=done):
            cell = cells[number // matches]
            row = row_of(cell, outcome)
            keep(number, outcome)
            if file is not None:
                write(file, row)
            summaries[cell.number].add(row)
    return summaries


def finish(journal: Journal, cells: list[Cell], summaries: list[CellSummary], formats: list[str]) -> None:
    """Tables, summary and plots of a run that is complete."""
    import json

    from dugout.simulation.plots import write_plots
    from dugout.simulation.tables import write_tables

    try:
        write_tables(journal, cells, formats)
        text = json.dumps([summary.to_json() for summary in summaries], indent=1, ensure_ascii=False)
        (journal.folder / "summary.json").write_text(text + "\n", encoding="utf-8", newline="\n")
        write_plots(journal.folder / "plots", summaries)
    except OSError as error:
        raise Failure(f"{journal.folder} cannot be written to: {error.strerror}.") from None


@contextmanager
def record_keeper(where: Path | None, total: int, done: int) -> Iterator[Callable[[int, Outcome], None]]:
    """A function that keeps a record under its number; the choice of file or folder is made by the name."""
    try:
        if where is None:
            yield lambda number, outcome: None
        elif where.suffix == ".jsonl":
            where.parent.mkdir(parents=True, exist_ok=True)
            cut_after(where, done)
            with where.open("a", encoding="utf-8", newline="\n") as file:
                yield lambda number, outcome: print(outcome.record, file=file)
        else:
            where.mkdir(parents=True, exist_ok=True)
            digits = len(str(total - 1))
            yield lambda number, outcome: write_line(where / f"{number:0{digits}}.json", outcome.record)
    except OSError as error:
        raise Failure(f"The records cannot be written to {where}: {error.strerror}.") from None


def cut_after(path: Path, lines: int) -> None:
    """Keep the first lines of a file; all others will be written anew."""
    if not path.exists():
        return
    with path.open("rb+") as file:
        for _ in range(lines):
            file.readline()
        file.truncate(file.tell())


def write_line(path: Path, line: str) -> None:
    path.write_text(line + "\n", encoding="utf-8", newline="\n")


def figures_of(job: Any, summaries: list[CellSummary], seconds: float, grid: bool) -> dict[str, Any]:
    """The one JSON object of a run."""
    from collections import Counter

    decisions = round(sum(summary.decisions.total for summary in summaries))
    events: Counter[str] = Counter()
    for summary in summaries:
        events.update(summary.events)
    figures: dict[str, Any] = {
        "game": job.game,
        "matches": sum(summary.matches for summary in summaries),
        "seats": list(job.levels),
        "seed": job.seed,
        "results": results_of(summaries[0]),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds, 1),
        "events": dict(sorted(events.items())),
    }
    if grid:
        figures["cells"] = [summary.to_json() for summary in summaries]
        del figures["results"]
    return figures


def results_of(summary: CellSummary) -> dict[str, Any]:
    """For each seat: how often it took which place, and what it scored."""
    seats = [
        {
            "level": level,
            "places": entrant.places,
            "mean_score": round(entrant.score.mean, 3),
            "best_score": entrant.best_score,
            "points": entrant.points.to_json(),
        }
        for level, entrant in zip(summary.cell.job.levels, summary.entrants, strict=True)
    ]
    return {"seats": seats, "reasons": dict(sorted(summary.reasons.items()))}


def print_simulation(figures: dict[str, Any], summaries: list[CellSummary]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    for summary in summaries:
        print_cell(console, figures, summary)
    events = Table(title="events")
    events.add_column("code")
    events.add_column("count", justify="right")
    for code, count in figures["events"].items():
        events.add_row(code, str(count))
    console.print(events)
    rate = figures["decisions_per_second"]
    console.print(f"{figures['decisions']} decisions in {figures['seconds']} s, {rate:.0f} a second")


def print_cell(console: Any, figures: dict[str, Any], summary: CellSummary) -> None:
    from rich.table import Table
    from rich.text import Text

    title = f"{figures['game']}, {summary.cell.title}: {summary.matches} matches, seed {figures['seed']}"
    table = Table(title=Text(title))
    table.add_column("seat")
    table.add_column("opponent")
    for place in range(1, len(summary.entrants) + 1):
        table.add_column(f"place {place}", justify="right")
    for heading in ("shared first", "points (95 %)", "score (95 %)"):
        table.add_column(heading, justify="right", no_wrap=True)
    for number, entrant in enumerate(summary.entrants, start=1):
        points, score = entrant.points, entrant.score
        table.add_row(
            str(number),
            Text(summary.cell.job.levels[number - 1]),
            *(str(count) for count in entrant.places),
            str(entrant.shared_first),
            f"{points.mean * 100:.1f} ± {points.half * 100:.1f} %",
            f"{score.mean:.2f} ± {score.half:.2f}",
        )
    console.print(table)
    if summary.difference.count:
        change, half = summary.difference.mean * 100, summary.difference.half * 100
        console.print(
            f"seat 1 against the first cell, same dice: {change:+.1f} ± {half:.1f} % of the points\n"
        )
