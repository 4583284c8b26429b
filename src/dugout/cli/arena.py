"""`dugout arena`."""

from __future__ import annotations

from typing import Any

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
    json: Json = False,
    progress: playing.Progress = None,
) -> None:
    """Measure opponents against each other: everybody plays every seat with the same dice."""
    from dugout.simulation.plan import Job
    from dugout.simulation.pool import play_all
    from dugout.simulation.statistics import Arena

    rules = find_game(game)
    levels = playing.read_entrants(rules, seats, bot)
    chosen = read_options(rules, len(levels), options)
    job = Job(game, levels, chosen, seed, rotate=True, timed=True, bot_seconds=bot_seconds)
    # With more than two at a table money is won, not points.
    standings = Arena(levels, by_scores=rules.max_seats > 2)
    executor, count = playing.open_executor(workers, ray)
    meter = playing.Meter(game, matches, 0, progress)
    for outcome in playing.metered(play_all(job, range(matches), executor, count), executor, meter):
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


def print_arena(figures: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    table = Table(title=f"{figures['game']}: {figures['matches']} matches, seed {figures['seed']}")
    table.add_column("opponent")
    for heading in (figures["measure"], "95 %", "won", "drawn", "lost", "mean", "p95", "nodes/s"):
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
