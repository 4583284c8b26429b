"""The table of contents of the command line. Each command imports what it needs when it runs."""

from __future__ import annotations

import platform
from typing import Annotated

import typer

from dugout.cli import (
    admin,
    arena,
    doctor,
    engine,
    football,
    grade,
    keeping,
    loadtest,
    positions,
    records,
    report,
    rulebook,
    season,
    serving,
    simulate,
    verifying,
)
from dugout.cli.failure import FailingGroup
from dugout.cli.output import say

app = typer.Typer(
    cls=FailingGroup,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Football board games: play them, simulate them, ask for their rules.",
)


def _show_version(wanted: bool) -> None:
    if wanted:
        from dugout import __version__, compiled

        build = "compiled engine" if compiled() else "plain Python engine"
        say(f"dugout {__version__} ({build}, Python {platform.python_version()})")
        raise typer.Exit


@app.callback()
def dugout(
    version: Annotated[
        bool,
        typer.Option("--version", is_eager=True, callback=_show_version, help="Show the version and exit."),
    ] = False,
) -> None:
    """Football board games: play them, simulate them, ask for their rules."""


app.command()(serving.serve)
app.command()(serving.worker)
app.command()(serving.site)
app.command()(doctor.doctor)
app.command()(keeping.backup)
app.command()(keeping.restore)
app.command()(simulate.simulate)
app.command()(arena.arena)
app.command()(engine.bench)
app.command()(loadtest.loadtest)
app.command()(records.replay)
app.command()(records.convert)
app.command()(verifying.verify)
app.command()(report.report)
app.command()(grade.grade)
app.command()(football.events)
app.command()(positions.show)
app.command()(positions.legal)
app.command()(positions.apply)
app.command()(season.season)
app.command()(rulebook.rule)
app.command()(rulebook.coverage)
app.add_typer(admin.app, name="admin")
