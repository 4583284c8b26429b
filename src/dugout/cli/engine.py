"""`dugout bench`."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from dugout.cli.common import Json, find_game, print_json

NAMES = {
    "decisions_per_second": "decisions a second",
    "decision_us": "µs per decision",
    "matches_per_second": "matches a second",
    "copy_us": "µs per copy",
    "legal_us": "µs per legal",
    "apply_us": "µs per apply",
    "turns_per_second": "complete turns a second",
    "readable_turns_per_second": "the same, readable version",
    "oracle_turns_per_second": "the same, obvious oracle",
    "times_the_oracle": "times the oracle",
}


def bench(
    game: Annotated[
        str | None, typer.Argument(help="The game; all of them without.", metavar="[GAME]")
    ] = None,
    seconds: Annotated[
        float, typer.Option(min=0.05, max=600, help="How long each figure is measured.")
    ] = 1.0,
    peers: Annotated[
        bool, typer.Option("--peers", help="Measure python-chess and Catanatron beside it.")
    ] = False,
    json: Json = False,
) -> None:
    """Measure the engines in random play, interpreted and compiled, in one run."""
    from dugout.bench.compare import compare
    from dugout.bench.peers import measure_peers
    from dugout.games.registry import GAMES

    if game is not None:
        find_game(game)
    figures = [compare(game_id, seconds) for game_id in ([game] if game else GAMES)]
    others = measure_peers(seconds) if peers else None
    if json:
        print_json({"games": figures} if others is None else {"games": figures, "peers": others})
        return
    for entry in figures:
        print_bench(entry)
    if others is not None:
        print_peers(others)


def print_bench(entry: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    seats = entry["interpreted"]["seats"]
    table = Table(title=f"{entry['game']}, {seats} seats, random play")
    table.add_column("figure")
    for heading in ("interpreted", "compiled", "times faster"):
        table.add_column(heading, justify="right")
    for key, name in NAMES.items():
        if key not in entry["interpreted"]:
            continue
        compiled = f"{entry['compiled'][key]:,}" if entry["compiled"] else "–"
        ratio = f"{entry['ratio'][key]:.2f}" if entry["ratio"] and key in entry["ratio"] else "–"
        table.add_row(name, f"{entry['interpreted'][key]:,}", compiled, ratio)
    console.print(table)
    if entry["compiled"] is None:
        console.print("No compiled engine fits the sources; `python tools/compile.py` builds one.")


def print_peers(others: dict[str, dict[str, Any]]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title="other engines, random play, the same run")
    for heading in ("engine", "version", "decisions a second", "µs per decision"):
        table.add_column(heading, justify="left" if heading in ("engine", "version") else "right")
    for name, figures in others.items():
        if "error" in figures:
            table.add_row(name, figures["error"], "–", "–")
        else:
            rate, cost = figures["decisions_per_second"], figures["decision_us"]
            table.add_row(name, figures["version"], f"{rate:,}", f"{cost:,}")
    Console().print(table)
