"""`dugout arena`."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from dugout.cli import playing
from dugout.cli.common import GameId, Json, Options, Seed, Workers, find_game, print_json, read_options


def arena(
    game: GameId,
    seats: playing.Seats = "",
    matches: playing.Matches = 100,
    seed: Seed = "0",
    workers: Workers = 1,
    options: Options = None,
    bot: playing.Bots = None,
    bot_seconds: playing.BotSeconds = 10.0,
    ray: playing.Ray = "",
    luck_adjusted: Annotated[
        bool, typer.Option("--luck-adjusted", help="Also count the share less what the dice gave.")
    ] = False,
    json: Json = False,
    progress: playing.Progress = None,
) -> None:
    """Measure opponents against each other: everybody plays every seat with the same dice."""
    from dugout.simulation.luck import judgement
    from dugout.simulation.plan import Job
    from dugout.simulation.pool import play_all
    from dugout.simulation.statistics import Arena

    rules = find_game(game)
    if luck_adjusted:
        judgement(game)  # refuses a game that has none before a match is played
    levels = playing.read_entrants(rules, seats, bot)
    chosen = read_options(rules, len(levels), options)
    job = Job(
        game, levels, chosen, seed, rotate=True, timed=True, luck=luck_adjusted, bot_seconds=bot_seconds
    )
    # With more than two at a table money is won, not points.
    standings = Arena(levels, by_scores=rules.max_seats > 2)
    executor, count = playing.open_executor(workers, ray)
    meter = playing.Meter(game, matches, 0, progress)
    for outcome in playing.metered(play_all(job, range(matches), executor, count), executor, meter):
        standings.add(outcome)
    figures: dict[str, Any] = {
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
        if luck_adjusted:
            print_adjusted(figures["seats"])


def share_cells(share: float, interval: list[float]) -> tuple[str, str]:
    return f"{share:.1%}", f"{interval[0] * 100:.1f}–{interval[1]:.1%}"


def print_adjusted(seats: list[dict[str, Any]]) -> None:
    """The shares less what the dice gave: the same on average, with less chance in them."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title="less luck")
    table.add_column("opponent")
    for heading in ("share", "95 %", "variance left", "mean luck"):
        table.add_column(heading, justify="right", no_wrap=True)
    for seat in seats:
        shares = share_cells(seat["adjusted_share"], seat["adjusted95"])
        luck = f"{seat['luck']:+.1%} ± {2 * seat['luck_error']:.1%}"
        table.add_row(seat["name"], *shares, f"{seat['variance_left']:.0%}", luck)
    Console().print(table)


def print_arena(figures: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    table = Table(title=f"{figures['game']}: {figures['matches']} matches, seed {figures['seed']}")
    table.add_column("opponent")
    for heading in (figures["measure"], "95 %", "won", "drawn", "lost", "mean", "p95", "nodes/s"):
        table.add_column(heading, justify="right", no_wrap=True)
    for seat in figures["seats"]:
        table.add_row(
            seat["name"],
            *share_cells(seat["points_share"], seat["interval95"]),
            str(seat["wins"]),
            str(seat["draws"]),
            str(seat["losses"]),
            f"{seat['mean_seconds'] * 1000:.2f} ms",
            f"{seat['p95_seconds'] * 1000:.2f} ms",
            str(seat["nodes_per_second"]),
        )
    console.print(table)
    for seat in figures["seats"]:
        if seat["forfeits"]:
            console.print(
                f"{seat['name']} forfeited {seat['forfeits']} of {figures['matches']} matches;"
                f" the last time it {seat['last_forfeit']}.",
                markup=False,
            )
