#!/usr/bin/env python
"""The parts of docs/notation that follow from the engine's tables: events with their fields, dice and questions.

python scripts/notation_pages.py            writes them
python scripts/notation_pages.py --check    exit status 1 if a page differs from what would be written
"""

from __future__ import annotations

import ast
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

from dugout.core.agenda import A_DIE, A_SEAT, Kind
from dugout.games.registry import FOLDERS, GAMES, game

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from scripts.notation_dice import DICE

PAGES = Path(__file__).resolve().parent.parent / "docs" / "notation"
BEGIN = "<!-- from here on written by scripts/notation_pages.py -->"


def events(name: str) -> str:
    """Every code with its arguments in order."""
    module = import_module(f"{FOLDERS[name]}.events")
    types = " ".join(_docstring(module).partition("Types: ")[2].split())
    rows = [f"| `{code}` | {_fields(fields)} |" for code, fields in sorted(module.FIELDS.items())]
    return (
        "## Events\n"
        "`dugout apply` prints events as JSON, with the arguments in this order as integers; `dugout.named` gives the same with seats, men\n"
        "and places as texts. Every event carries the rule that it happened by, and the seats that may see it.\n\n"
        f"Types: {types}\n\n"
        "| code | arguments |\n|---|---|\n" + "\n".join(rows) + "\n"
    )


def _docstring(module: ModuleType) -> str:
    """Of the source beside it: a compiled module has none."""
    folder = module.__name__.split(".")[1:]
    source = PAGES.parent.parent.joinpath("src", "dugout", *folder).with_suffix(".py")
    return ast.get_docstring(ast.parse(source.read_text())) or ""


def _fields(fields: tuple[str, ...]) -> str:
    parts = (field.partition(":") for field in fields)
    return ", ".join(f"{name} ({kind})" if kind and kind != name else name for name, _, kind in parts) or "–"


def kinds(name: str, waits_for: int) -> list[Kind]:
    """The kinds of a game that wait for a die, or for seats."""
    table: dict[int, Kind] = import_module(f"{FOLDERS[name]}.kinds").KINDS
    return [kind for kind in table.values() if kind.waits_for == waits_for]


def dice(name: str) -> str:
    """Every die with what it is for; a die without words is an error."""
    words = DICE[game(name).rule_prefix]
    rows = [f"| `{kind.name}` | {words[kind.name]} | {kind.rule} |" for kind in kinds(name, A_DIE)]
    return (
        "## Dice\nThe dice, tosses and draws that a match may wait for; `Rules.question` names the one that waits.\n\n"
        "| name | what it is for | rule |\n|---|---|---|\n" + "\n".join(rows) + "\n"
    )


def questions(name: str) -> str:
    """Every question to seats."""
    rows = [f"| `{kind.name}` | {kind.rule} |" for kind in kinds(name, A_SEAT)]
    return (
        "## Questions\nWhat seats are asked; positions quote the names, and `dugout rule` prints the rules.\n\n"
        "| name | rule |\n|---|---|\n" + "\n".join(rows) + "\n"
    )


def page(name: str) -> str:
    """The page of a game as it should be: what people wrote, and below it what follows from the tables."""
    own = (PAGES / f"{name}.md").read_text(encoding="utf-8").partition(BEGIN)[0].rstrip()
    parts = (events(name), dice(name), questions(name))
    return f"{own}\n\n{BEGIN}\n\n" + "\n".join(parts)


def main() -> int:
    stale = [name for name in GAMES if page(name) != (PAGES / f"{name}.md").read_text(encoding="utf-8")]
    if "--check" in sys.argv[1:]:
        for name in stale:
            print(f"docs/notation/{name}.md differs from the engine: run python scripts/notation_pages.py")
        return 1 if stale else 0
    for name in stale:
        (PAGES / f"{name}.md").write_text(page(name), encoding="utf-8")
    print(f"written: {', '.join(stale) or 'nothing new'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
