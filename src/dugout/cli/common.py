"""What several commands need: games by name, seats, options, JSON."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated, Any

import typer

from dugout.cli.failure import Failure, misused
from dugout.cli.output import say
from dugout.core.engine import Engine
from dugout.core.rules import Rules

GameId = Annotated[str, typer.Argument(help="The id of the game.", metavar="GAME")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")]
Seed = Annotated[str, typer.Option(help="Any text; the same seed gives the same matches.")]
Workers = Annotated[int, typer.Option(min=1, max=256, help="Processes to play in.")]
Options = Annotated[Path | None, typer.Option(help="JSON file with the options of the game.", metavar="FILE")]
Language = Annotated[str, typer.Option("--lang", help="en, nl, de or fr.")]


def how_to_compile() -> str:
    """How to get the compiled engine here."""
    if is_checkout():
        return "`python tools/compile.py` builds it."
    return (
        "Install the wheel for your platform, or build it from the source archive where there is a C compiler: "
        "pip install dugout-….tar.gz"
    )


def is_checkout() -> bool:
    from dugout._compiled import PACKAGE

    return (PACKAGE.parent.parent / "tools" / "compile.py").is_file()


def warn_if_slow() -> None:
    """Tell whoever installed the pure package that there is a faster one; a checkout compiles by itself."""
    from dugout import compiled

    if is_checkout() or os.environ.get("DUGOUT_COMPILED") == "0" or compiled():
        return
    slow = "The engine runs as plain Python, many times slower than the compiled one."
    say(f"{slow} {how_to_compile()}", err=True)


def check_language(language: str) -> str:
    """A language that there are catalogues for."""
    from dugout.i18n import LANGUAGES

    if language not in LANGUAGES:
        raise misused(f"--lang is one of {', '.join(LANGUAGES)}, not {language!r}.")
    return language


def find_game(game_id: str) -> Rules[Any, Any]:
    """The rules of a game, or a sentence that names the games there are."""
    from dugout.games.registry import FOLDERS, UnknownGame, game

    try:
        return game(game_id)
    except UnknownGame:
        raise misused(f"There is no game called {game_id!r}; there are: {', '.join(FOLDERS)}.") from None


def read_seats(rules: Rules[Any, Any], text: str, programs: tuple[str, ...] = ()) -> tuple[str, ...]:
    """`hard,easy,easy` or, shorter, `hard,easy*2`: one opponent a seat, behind the programs from outside.

    `hard@4` thinks four times as long; `easy(lineup 4-3-3)` gives that answer whenever it may.
    """
    from dugout.simulation.entrants import split_entrants

    names = list(programs)
    for part in split_entrants(text) if text else []:
        name, times = _repeated(part)
        _check_opponent(rules, name)
        if times and not (times.isascii() and times.isdigit() and 1 <= int(times) <= rules.max_seats):
            raise misused(f"{part!r}: after * comes a number of seats from 1 to {rules.max_seats}.")
        names.extend([name] * int(times or 1))
    if not rules.min_seats <= len(names) <= rules.max_seats:
        raise misused(f"{rules.name} has {rules.min_seats} to {rules.max_seats} seats, not {len(names)}.")
    return tuple(names)


def _repeated(part: str) -> tuple[str, str]:
    """`easy*3` in its parts; a star inside the brackets of orders is none."""
    head, bracket, tail = part.rpartition(")")
    name, _, times = tail.partition("*")
    return head + bracket + name, times


def _check_opponent(rules: Rules[Any, Any], name: str) -> None:
    from dugout.bots.contract import characters, is_factor, levels
    from dugout.core.errors import ParseError
    from dugout.simulation.entrants import split_orders

    strength, orders = split_orders(name)
    level, _, factor = strength.partition("@")
    known = [*levels(rules.name), *(one.id for one in characters(rules.name))]
    if level not in known or (factor and not is_factor(factor)):
        raise misused(f"{name!r} is not an opponent in {rules.name}; there are: {', '.join(known)}.")
    for order in orders:
        try:
            rules.parse(order)
        except ParseError:
            raise misused(f"{order!r} is not an answer in {rules.name}.") from None


def read_json(path: Path, what: str) -> Any:
    """The JSON of a file, or a sentence that says what is wrong with it."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Failure(f"The {what} {path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise Failure(f"The {what} {path} is not UTF-8 text.") from None
    except json.JSONDecodeError as error:
        raise Failure(f"The {what} {path} is not JSON: line {error.lineno}, column {error.colno}.") from None
    except RecursionError:
        raise Failure(f"The {what} {path} is nested too deeply.") from None


def read_options(rules: Engine[Any, Any], seats: int, path: Path | None) -> dict[str, Any]:
    """Options that the game accepts."""
    from dugout.core.values import Setup

    options = read_json(path, "options file") if path else {}
    if not isinstance(options, dict):
        raise Failure(f"The options file {path} does not contain a JSON object.")
    rules.new(Setup(seats, options, rules.version))
    return options


def print_json(data: Any) -> None:
    say(json.dumps(data, ensure_ascii=False))
