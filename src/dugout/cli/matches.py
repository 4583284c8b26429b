"""`dugout simulate` and `dugout arena`."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from dugout.cli.common import (
    GameId,
    Json,
    Options,
    Seed,
    Workers,
    find_game,
    print_json,
    read_options,
    read_seats,
)

if TYPE_CHECKING:
    from dugout.simulation.match import Outcome
    from dugout.simulation.plan import Job, MatchPlan

Matches = Annotated[int, typer.Option(min=1, help="How many matches.")]
Seats = Annotated[str, typer.Option(help="One opponent a seat: hard,easy,easy or hard,easy*2.")]


def simulate(
    game: GameId,
    matches: Matches = 100,
    seats: Seats = "random,random",
    seed: Seed = "0",
    workers: Workers = 1,
    options: Options = None,
    json: Json = False,
    records: Annotated[
        Path | None,
        typer.Option(
            help="Keep the records: a folder (one file each), or a file ending in .jsonl (one line each)."
        ),
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Look for broken invariants after every answer.")
    ] = False,
) -> None:
    """Play many matches and count what happened."""
    from dugout.simulation.plan import Job, independent
    from dugout.simulation.statistics import Tally

    rules = find_game(game)
    levels = read_seats(rules, seats)
    chosen = read_options(rules, len(levels), options)
    job = Job(game, levels, chosen, seed, records=records is not None, check=check)
    tally = Tally(job)
    start = time.perf_counter()
    with record_keeper(records, matches) as keep:
        for outcome in played(job, [independent(job, index) for index in range(matches)], workers):
            tally.add(outcome)
            keep(outcome)
    seconds = time.perf_counter() - start
    figures = {
        "game": game,
        "matches": tally.matches,
        "seats": list(levels),
        "seed": seed,
        "results": tally.results(),
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds, 1),
        "events": dict(sorted(tally.events.items())),
    }
    if json:
        print_json(figures)
    else:
        print_simulation(figures)


def arena(
    game: GameId,
    seats: Seats,
    matches: Matches = 100,
    seed: Seed = "0",
    workers: Workers = 1,
    options: Options = None,
    json: Json = False,
) -> None:
    """Measure opponents against each other: everybody plays every seat with the same dice."""
    from dugout.simulation.plan import Job, paired
    from dugout.simulation.statistics import Arena

    rules = find_game(game)
    levels = read_seats(rules, seats)
    job = Job(game, levels, read_options(rules, len(levels), options), seed)
    # With more than two at a table money is won, not points.
    standings = Arena(levels, by_scores=rules.max_seats > 2)
    for outcome in played(job, [paired(job, index) for index in range(matches)], workers):
        standings.add(outcome)
    figures = {
        "game": game,
        "matches": matches,
        "seed": seed,
        "measure": "money" if standings.by_scores else "points",
        "seats": standings.to_json(),
    }
    if json:
        print_json(figures)
    else:
        print_arena(figures)


def played(job: Job, plans: Sequence[MatchPlan], workers: int) -> Iterator[Outcome]:
    """All outcomes in order, with a progress bar if somebody is looking."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from dugout.simulation.pool import make_executor, play_all

    console = Console(stderr=True)
    executor = make_executor(workers)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    finished = False
    try:
        with Progress(*columns, console=console, disable=not sys.stderr.isatty(), transient=True) as progress:
            bar = progress.add_task(job.game, total=len(plans))
            for outcome in play_all(job, plans, executor, workers):
                yield outcome
                progress.advance(bar)
        finished = True
    finally:
        executor.shutdown(wait=finished, cancel_futures=True)


@contextmanager
def record_keeper(where: Path | None, matches: int) -> Iterator[Callable[[Outcome], None]]:
    """A function that keeps an outcome's record; the choice of file or folder is made by the name."""
    from dugout.cli.failure import Failure

    try:
        if where is None:
            yield lambda outcome: None
        elif where.suffix == ".jsonl":
            where.parent.mkdir(parents=True, exist_ok=True)
            with where.open("w", encoding="utf-8", newline="\n") as file:
                yield lambda outcome: print(outcome.record, file=file)
        else:
            where.mkdir(parents=True, exist_ok=True)
            digits = len(str(matches - 1))
            yield lambda outcome: write_line(where / f"{outcome.plan.index:0{digits}}.json", outcome.record)
    except OSError as error:
        raise Failure(f"The records cannot be written to {where}: {error.strerror}.") from None


def write_line(path: Path, line: str) -> None:
    path.write_text(line + "\n", encoding="utf-8", newline="\n")


def print_simulation(figures: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    table = Table(title=f"{figures['game']}: {figures['matches']} matches, seed {figures['seed']}")
    seats = figures["results"]["seats"]
    table.add_column("seat")
    table.add_column("opponent")
    for place in range(1, len(seats) + 1):
        table.add_column(f"place {place}", justify="right")
    table.add_column("mean score", justify="right")
    for number, seat in enumerate(seats, start=1):
        table.add_row(
            str(number), seat["level"], *(str(n) for n in seat["places"]), f"{seat['mean_score']:.1f}"
        )
    console.print(table)
    events = Table(title="events")
    events.add_column("code")
    events.add_column("count", justify="right")
    for code, count in figures["events"].items():
        events.add_row(code, str(count))
    console.print(events)
    rate = figures["decisions_per_second"]
    console.print(f"{figures['decisions']} decisions in {figures['seconds']} s, {rate:.0f} a second")


def print_arena(figures: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{figures['game']}: {figures['matches']} matches, seed {figures['seed']}")
    table.add_column("opponent")
    for heading in (figures["measure"], "95 %", "won", "drawn", "lost", "mean", "p95"):
        table.add_column(heading, justify="right", no_wrap=True)
    for seat in figures["seats"]:
        low, high = seat["interval95"]
        table.add_row(
            seat["name"],
            f"{seat['points_share']:.1%}",
            f"{low * 100:.1f}–{high:.1%}",
            str(seat["wins"]),
            str(seat["draws"]),
            str(seat["losses"]),
            f"{seat['mean_seconds'] * 1000:.2f} ms",
            f"{seat['p95_seconds'] * 1000:.2f} ms",
        )
    Console().print(table)
