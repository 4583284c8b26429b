"""`dugout season`: a whole competition of computer entrants in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from dugout.cli.common import Json, Seed, Workers, print_json, read_json
from dugout.cli.failure import Failure
from dugout.cli.output import say

if TYPE_CHECKING:
    from dugout.competition.season import Fixture, Season
    from dugout.simulation.season import SeasonPlan, SeasonRun

SeasonFile = Annotated[
    Path, typer.Argument(help="JSON file: `competition` and `entrants` (docs/guides/run-a-competition.md).")
]


def season(
    file: SeasonFile,
    seed: Seed = "0",
    workers: Workers = 1,
    log: Annotated[
        Path | None, typer.Option(help="Write the log: the competition, then one command per line.")
    ] = None,
    inherit: Annotated[
        Path | None,
        typer.Option(
            help="The log of a finished season: its suspensions and injuries are taken over (CO-7.9)."
        ),
    ] = None,
    json: Json = False,
) -> None:
    """Play a whole competition between computers and print its table."""
    from dugout.simulation.pool import make_executor
    from dugout.simulation.season import SeasonRun

    plan = _read_plan(file)
    run = SeasonRun(plan if inherit is None else _with_legacy(plan, inherit), seed)
    executor = make_executor(workers)
    try:
        run.play(executor, _progress())
    finally:
        executor.shutdown(cancel_futures=True)
    _check_log(run)
    if log is not None:
        _write_log(run, log)
    if json:
        print_json(_figures(run))
    else:
        _print(run.season)


def _read_plan(file: Path) -> SeasonPlan:
    import msgspec

    from dugout.bots.contract import characters, levels
    from dugout.competition.checks import checked
    from dugout.simulation.season import SeasonPlan

    try:
        plan = msgspec.convert(read_json(file, "season file"), SeasonPlan)
    except msgspec.ValidationError as error:
        raise Failure(f"The season file {file} is not valid: {error}.") from None
    game = checked(plan.competition).game
    known = [*levels(game), *(one.id for one in characters(game))]
    for entrant in plan.entrants:
        if entrant.level not in known:
            raise Failure(f"{entrant.name} cannot play as {entrant.level!r}; there are: {', '.join(known)}.")
    return plan


def _with_legacy(plan: SeasonPlan, log: Path) -> SeasonPlan:
    """CO-7.9: the plan with what the men of an earlier season still have to miss."""
    import msgspec

    from dugout.competition.inheritance import legacy

    told = legacy(_read_log(log), plan.competition.game)
    competition = msgspec.structs.replace(plan.competition, inherit=told, inherited_from=log.name)
    return msgspec.structs.replace(plan, competition=competition)


def _read_log(log: Path) -> Season:
    """The season of a log (`--log` of an earlier run)."""
    import msgspec

    from dugout.competition.commands import read
    from dugout.competition.config import Config
    from dugout.competition.engine import replay

    try:
        config, *told = log.read_bytes().splitlines()
        return replay(msgspec.json.decode(config, type=Config), [read(line) for line in told])
    except OSError as error:
        raise Failure(f"The log {log} cannot be read: {error.strerror}.") from None
    except (ValueError, msgspec.MsgspecError) as error:
        raise Failure(f"The log {log} is not the log of a season: {error}.") from None


def _progress() -> Any:
    """A line a match where somebody is looking, so that a long season shows that it lives."""
    from dugout.competition.results import row_of

    def told(now: Season, fixture: Fixture) -> None:
        row = row_of(now, fixture)
        say(f"{fixture.id:8} {' – '.join(row.sides)}  {row.text}", err=True)

    return told if sys.stderr.isatty() else lambda now, fixture: None


def _check_log(run: SeasonRun) -> None:
    """CO-14.3: the log alone gives the same season again."""
    from dugout.competition.engine import replay

    again = replay(run.plan.competition, run.log)
    if again.ranking != run.season.ranking or again.fixtures != run.season.fixtures:
        raise Failure("Replaying the log does not give the same season.")


def _write_log(run: SeasonRun, log: Path) -> None:
    import msgspec

    from dugout.competition.commands import write

    lines = [msgspec.json.encode(run.plan.competition).decode(), *map(write, run.log)]
    try:
        log.write_text("\n".join(lines) + "\n", encoding="utf-8")
    except OSError as error:
        raise Failure(f"The log {log} cannot be written: {error.strerror}.") from None


def _figures(run: SeasonRun) -> dict[str, Any]:
    from dugout.competition.results import results

    now = run.season
    return {
        "game": now.config.game,
        "format": now.config.format,
        "seed": run.seed,
        "matches": now.finished,
        "ranking": [now.entrant(number).name for number in now.ranking],
        "tables": {group or "league": rows for group, rows in _tables(now)},
        "results": [
            {"fixture": row.fixture, "sides": list(row.sides), "result": row.text} for row in results(now)
        ],
    }


def _tables(now: Season) -> list[tuple[str, list[dict[str, Any]]]]:
    """The league's table, or one a group; cups and sessions at tables have none."""
    from dugout.competition.config import LADDER, LEAGUE1, LEAGUE2, SWISS
    from dugout.competition.stages import table

    one_table = now.config.format in (LEAGUE1, LEAGUE2, SWISS, LADDER)
    names = list(now.groups) or ([""] if one_table else [])
    return [
        (
            name,
            [
                {
                    "name": now.entrant(row.number).name,
                    "played": row.played,
                    "won": sum(row.won),
                    "drawn": row.drawn,
                    "lost": sum(row.lost),
                    "goals": f"{row.goals_for}–{row.goals_against}",
                    "points": row.points,
                    **({"buchholz": row.buchholz} if now.config.format == SWISS else {}),
                }
                for row in table(now, name)
            ],
        )
        for name in names
    ]


def _print(now: Season) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    for name, rows in _tables(now):
        table = Table(title=name or now.config.title or None)
        for column in ("#", *rows[0]):
            table.add_column(column, justify="left" if column == "name" else "right")
        for place, row in enumerate(rows, start=1):
            table.add_row(str(place), *(str(value) for value in row.values()))
        console.print(table)
    ranking = Table(title="Final ranking")
    ranking.add_column("#", justify="right")
    ranking.add_column("name")
    for place, number in enumerate(now.ranking, start=1):
        ranking.add_row(str(place), now.entrant(number).name)
    console.print(ranking)
