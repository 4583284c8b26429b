"""Every game by its id, and its parts. The only file that names games; all is loaded when it is first asked for."""

from __future__ import annotations

import copyreg
import os
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, Generic, TypeVar

from dugout.core.errors import DugoutError
from dugout.core.rules import Rules

FOLDERS: Final = {
    "champions": "dugout.games.champions",
    "counter-attack": "dugout.games.counter_attack",
    "toto": "dugout.games.toto",
}
"""Where each game lives, in the order in which people see them; `add` and OTHERS add to it."""

GAMES: Final = tuple(FOLDERS)
"""The ids of the games that come with the program."""

OTHERS: Final = "DUGOUT_GAMES"
"""Names the games of other people to every process: `name=package`, several with spaces between them."""

ENGINE: Final = "engine"
"""The module of a game's folder that holds its RULES."""

P = TypeVar("P")

_loaded: Final[dict[str, Rules[Any, Any]]] = {}


class UnknownGame(DugoutError):
    """No game has this id."""


class Misnamed(DugoutError):
    """An entry of OTHERS is not `name=package`."""


def _id(name: str) -> str:
    """Folders write `counter_attack` for `counter-attack`."""
    return name.replace("_", "-")


def game(name: str) -> Rules[Any, Any]:
    """The rules of a game; raises UnknownGame."""
    name = _id(name)
    if name not in _loaded:
        rules: Rules[Any, Any] = import_module(f"{_folder(name)}.{ENGINE}").RULES
        copyreg.pickle(type(rules), _by_name)
        _loaded[name] = rules
    return _loaded[name]


def _by_name(rules: Rules[Any, Any]) -> tuple[Any, ...]:
    """Rules are copied and pickled as their name: there is one object a process."""
    return game, (rules.name,)


def games() -> list[Rules[Any, Any]]:
    """All games, in the order of FOLDERS."""
    return [game(name) for name in FOLDERS]


def add(name: str, folder: str) -> None:
    """Make a game known that lives elsewhere: `folder` is a package with the files of a game."""
    FOLDERS[_id(name)] = folder


def _folder(name: str) -> str:
    if name not in FOLDERS:
        raise UnknownGame(name)
    return FOLDERS[name]


class Part(Generic[P]):
    """Something that a game may say of itself to a package above it, such as its opponents to `bots`.

    It stands as PART in `parts/<module>` of the game's folder, a file or a package. A game without
    one gets the default, which is made from its rules.
    """

    def __init__(self, module: str, default: Callable[[Rules[Any, Any]], P]) -> None:
        self.module = module
        self.default = default
        self._found: dict[str, P] = {}

    def of(self, name: str) -> P:
        """The part of a game; raises UnknownGame."""
        if name not in self._found:
            self._found[name] = self._find(_id(name))
        return self._found[name]

    def _find(self, name: str) -> P:
        parts = f"{_folder(name)}.parts"
        module = f"{parts}.{self.module}"
        try:
            part: P = import_module(module).PART
        except ModuleNotFoundError as error:
            if error.name not in (parts, module):  # what the part itself needs is missing
                raise
            part = self.default(game(name))
        return part


for _entry in os.environ.get(OTHERS, "").split():
    _name, _, _package = _entry.partition("=")
    if not _name or not _package:
        raise Misnamed(f"{OTHERS}: {_entry!r} is not name=package.")
    add(_name, _package)
