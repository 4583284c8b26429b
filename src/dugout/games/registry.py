"""Every game by its id. The only file that names them all; a game is loaded when it is first asked for."""

from __future__ import annotations

from typing import Any, Final

from dugout.core.contract import DugoutError, Rules

GAMES: Final = ("champions", "counter-attack", "toto")
"""The ids, in the order in which people see them."""

_loaded: Final[dict[str, Rules[Any, Any]]] = {}


class UnknownGame(DugoutError):
    """No game has this id."""


def game(name: str) -> Rules[Any, Any]:
    """The rules of a game; raises UnknownGame. Folders write `counter_attack` for `counter-attack`."""
    name = name.replace("_", "-")
    if name not in _loaded:
        _loaded[name] = _load(name)
    return _loaded[name]


def games() -> list[Rules[Any, Any]]:
    """All games, in the order of GAMES."""
    return [game(name) for name in GAMES]


def _load(name: str) -> Rules[Any, Any]:
    if name == "champions":
        from dugout.games.champions.game import ChampionsRules

        return ChampionsRules()
    if name == "counter-attack":
        from dugout.games.counter_attack.game import CounterAttackRules

        return CounterAttackRules()
    if name == "toto":
        from dugout.games.toto.game import TotoRules

        return TotoRules()
    raise UnknownGame(name)
