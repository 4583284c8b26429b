"""Which games and computer opponents there are: the registries by default, others in tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dugout.core.playout import Decider
from dugout.core.rules import Rules


@dataclass(frozen=True)
class Catalogue:
    """`bots_elsewhere`: opponents may be made anew by name in another process."""

    games: Mapping[str, Rules[Any, Any]]
    levels: Callable[[str], Sequence[str]]
    bot: Callable[[str, str], Decider]
    bots_elsewhere: bool = True


def registered() -> Catalogue:
    """Every game and opponent of this program."""
    from dugout.bots import contract as bots
    from dugout.games.registry import FOLDERS, game

    return Catalogue({name: game(name) for name in FOLDERS}, bots.levels, bots.bot)
