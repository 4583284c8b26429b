"""What `simulate` and `arena` share: who plays, where, and how far it has come."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

import typer

from dugout.cli.common import read_seats, warn_if_slow
from dugout.cli.failure import Failure
from dugout.cli.output import say
from dugout.core.rules import Rules

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from dugout.simulation.match import Outcome

Seats = Annotated[str, typer.Option(help="One opponent per seat: hard,easy,easy or hard,easy*2.")]
Matches = Annotated[int, typer.Option(min=1, help="How many matches.")]
Ray = Annotated[
    str,
    typer.Option(
        help="Play on a Ray cluster: its address, `auto`, or `local`. Needs the extra `ray`.",
        metavar="ADDRESS",
    ),
]
Bots = Annotated[
    list[str] | None,
    typer.Option(
        "--bot",
        help="Your own program, in the first seats: a command, http://… or ws://…",
        metavar="COMMAND",
    ),
]
BotSeconds = Annotated[
    float, typer.Option(min=0.1, max=3600, help="Time limit of such a program for an answer.")
]
Progress = Annotated[
    bool | None,
    typer.Option("--progress/--no-progress", help="Show progress; by default only on a terminal."),
]

SECONDS_A_PICTURE = 0.1
"""How often the bar is drawn anew; matches may end a thousand times a second."""
SECONDS_A_LINE = 5.0
"""How often progress is printed where there is no terminal."""


def read_entrants(rules: Rules[Any, Any], seats: str, bots: list[str] | None) -> tuple[str, ...]:
    """Programs from outside first, then the computer opponents of `--seats`."""
    from dugout.simulation.entrants import OUTSIDE

    programs = tuple(f"{OUTSIDE}{program}" for program in bots or [])
    for program in bots or []:
        check_program(program)
    if not seats:
        rest = rules.min_seats - len(programs)
        seats = ",".join(["easy" if programs else "random"] * rest)
    return read_seats(rules, seats, programs)


def check_program(program: str) -> None:
    """Say at once that a program cannot be started or reached."""
    from dugout.simulation.links import LinkDown, open_link

    try:
        open_link(program).close()
    except LinkDown as error:
        raise Failure(f"The program {program!r} {error}.") from None


def open_executor(workers: int, ray: str) -> tuple[Executor, int]:
    """Where to play, and how many matches at a time it can play."""
    from dugout.simulation.pool import make_executor

    warn_if_slow()
    executor = make_executor(workers, ray)
    return executor, getattr(executor, "workers", workers)


class Meter:
    """Matches and decisions a second, and the time left: a bar on a terminal, lines elsewhere if asked for."""

    def __init__(self, title: str, total: int, done: int, progress: bool | None) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        terminal = sys.stderr.isatty()
        self._lines = bool(progress) and not terminal
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[rate]}"),
            TimeRemainingColumn(),
        )
        hidden = not terminal or progress is False
        self._bar = Progress(*columns, console=Console(stderr=True), disable=hidden, transient=True)
        self._task = self._bar.add_task(title, total=total, completed=done, rate="")
        self._total, self._done, self._begun = total, done, done
        self._decisions = 0
        self._start = self._printed = self._drawn = time.perf_counter()

    def __enter__(self) -> Meter:
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def add(self, decisions: int) -> None:
        self._done += 1
        self._decisions += decisions
        now = time.perf_counter()
        if now - self._drawn >= SECONDS_A_PICTURE or self._done == self._total:
            self._drawn = now
            self._bar.update(self._task, completed=self._done, rate=self._rate(now))
        if self._lines and now - self._printed >= SECONDS_A_LINE:
            self._printed = now
            left = (self._total - self._done) * (now - self._start) / (self._done - self._begun)
            line = f"{self._done}/{self._total} matches, {self._rate(now)}, {left:.0f} s left"
            say(line, err=True)

    def _rate(self, now: float) -> str:
        spent = max(now - self._start, 1e-9)
        return (
            f"{(self._done - self._begun) / spent:,.1f} matches/s {self._decisions / spent:,.0f} decisions/s"
        )


def metered(outcomes: Iterator[Outcome], executor: Executor, meter: Meter) -> Iterator[Outcome]:
    """Outcomes as they come, counted; the executor is closed whatever happens."""
    finished = False
    try:
        with meter:
            for outcome in outcomes:
                yield outcome
                meter.add(outcome.decisions)
        finished = True
    finally:
        from dugout.simulation.outside import close_links

        executor.shutdown(wait=finished, cancel_futures=True)
        close_links()
