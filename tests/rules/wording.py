"""How a case says things: faces of dice, what fits, a path into a view, words of a game's own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

FOLDER = Path(__file__).parent
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The one written in C is ten times as quick: every worker of the tests reads all cases."""


def read_yaml(file: Path) -> Any:
    with file.open(encoding="utf-8") as text:
        return yaml.load(text, Loader=LOADER)


def faces(what: str) -> list[int]:
    """`4`, `4 3` or `63..1`."""
    found: list[int] = []
    for word in what.split():
        first, dots, last = word.partition("..")
        if dots:
            step = 1 if int(first) <= int(last) else -1
            found.extend(range(int(first), int(last) + step, step))
        else:
            found.append(int(word))
    return found


def fits(got: Any, wanted: Any) -> bool:
    """Mappings fit if they hold at least what is wanted; texts and numbers compare as texts."""
    if isinstance(wanted, dict):
        return isinstance(got, dict) and all(
            key in got and fits(got[key], value) for key, value in wanted.items()
        )
    if isinstance(wanted, list):
        if not isinstance(got, (list, tuple)) or len(got) != len(wanted):
            return False
        return all(fits(one, other) for one, other in zip(got, wanted, strict=True))
    if isinstance(wanted, bool) or wanted is None or isinstance(got, bool):
        return bool(got == wanted)
    return str(got) == str(wanted)


def walk(view: Any, path: str) -> Any:
    for part in path.split("."):
        view = view[int(part)] if isinstance(view, list) else view[part]
    return view
