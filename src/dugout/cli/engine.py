"""`dugout bench`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from dugout.cli.common import Json, find_game, how_to_compile, print_json
from dugout.cli.failure import misused

NAMES = {
    "decisions_per_second": "decisions a second",
    "decision_us": "µs per decision",
    "matches_per_second": "matches a second",
    "played_turns_per_second": "complete turns played a second",
    "copy_us": "µs per copy",
    "legal_us": "µs per legal",
    "apply_us": "µs per apply",
    "turns_per_second": "complete turns found a second",
    "oracle_turns_per_second": "the same, obvious oracle",
    "times_the_oracle": "times the oracle",
}


def bench(
    game: Annotated[str | None, typer.Argument(help="The game (default: all).", metavar="[GAME]")] = None,
    seconds: Annotated[
        float, typer.Option(min=0.05, max=600, help="How long each figure is measured.")
    ] = 1.0,
    peers: Annotated[bool, typer.Option("--peers", help="Also measure python-chess and Catanatron.")] = False,
    against: Annotated[
        str,
        typer.Option(
            help="A revision, or a folder with a checkout, to compare with, measured alternately; "
            "or a file of `dugout bench --json` (with --file).",
            metavar="REV|FOLDER|FILE",
        ),
    ] = "",
    file: Annotated[
        Path | None,
        typer.Option(help="A newer file of `dugout bench --json`: measure nothing, compare files."),
    ] = None,
    build: Annotated[
        bool, typer.Option("--build", help="Compile the engine of that revision first.")
    ] = False,
    scaling: Annotated[
        int, typer.Option(min=0, max=256, help="Compare this many workers with one.", metavar="WORKERS")
    ] = 0,
    share: Annotated[
        float, typer.Option(min=0.0001, max=100, help="With --scaling: fraction of the matches.")
    ] = 1.0,
    rounds: Annotated[int, typer.Option(min=1, max=100, help="With --scaling: repetitions.")] = 1,
    json: Json = False,
) -> None:
    """Measure the engines in random play, interpreted and compiled, in one run."""
    from dugout.bench.compare import compare
    from dugout.bench.peers import measure_peers
    from dugout.games.registry import FOLDERS

    if game is not None:
        find_game(game)
    chosen = [game] if game else list(FOLDERS)
    if scaling:
        run_scaling(scaling, share, rounds, json)
        return
    if against or file:
        run_comparison(chosen, against, file, seconds, build, json)
        return
    figures = [compare(game_id, seconds) for game_id in chosen]
    others = measure_peers(seconds) if peers else None
    if json:
        print_json({"games": figures} if others is None else {"games": figures, "peers": others})
        return
    for entry in figures:
        print_bench(entry)
    if others is not None:
        print_peers(others)


def run_scaling(workers: int, share: float, rounds: int, json: bool) -> None:
    from rich.console import Console
    from rich.table import Table

    from dugout.bench.scaling import measure_scaling

    found = measure_scaling(workers, share, rounds)
    if json:
        print_json({"scaling": found})
        return
    table = Table(title=f"one worker and {workers}")
    for heading in ("game", "matches", "decisions", "s alone", f"s with {workers}", "times faster"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for row in found:
        numbers = (f"{row['matches']:,}", f"{row['decisions']:,}", f"{row['seconds_alone']:.2f}")
        table.add_row(row["game"], *numbers, f"{row['seconds_together']:.2f}", f"{row['ratio']:.2f}")
    Console().print(table)


def run_comparison(
    games: list[str], against: str, file: Path | None, seconds: float, build: bool, json: bool
) -> None:
    from dugout.bench.revisions import compare_files, compare_revisions

    if not against:
        raise misused("--file is the newer of two files; name the older one with --against.")
    if file is not None:
        found = compare_files(file, Path(against))
    else:
        found = [compare_revisions(game_id, against, seconds, build) for game_id in games]
    if json:
        print_json({"comparisons": found})
        return
    for entry in found:
        for kind in ("interpreted", "compiled"):
            print_comparison(entry, kind)


def print_comparison(entry: dict[str, Any], kind: str) -> None:
    from rich.console import Console
    from rich.table import Table

    sides = entry[kind]
    if sides["times_faster"] is None:
        Console().print(f"{entry['game']}, {kind}: not both revisions have a build to compare.")
        return
    table = Table(title=f"{entry['game']}, {kind}")
    table.add_column("figure")
    for heading in ("here", entry["against"], "times faster here"):
        table.add_column(heading, justify="right")
    for key, name in NAMES.items():
        if key in sides["times_faster"]:
            here, there = sides["here"][key], sides["there"][key]
            table.add_row(name, f"{here:,}", f"{there:,}", f"{sides['times_faster'][key]:.2f}")
    Console().print(table)


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
        console.print(f"There is no compiled engine for these sources. {how_to_compile()}", markup=False)


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
