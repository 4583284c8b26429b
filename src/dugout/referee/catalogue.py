"""Which games and computer opponents there are: the registries by default, others in tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dugout.bots.character import Character, called, numbered
from dugout.core.playout import Decider
from dugout.core.rules import Rules


def nobody(game: str) -> Sequence[Character]:
    """A game whose opponents have no names."""
    return ()


@dataclass(frozen=True)
class Catalogue:
    """`bots_elsewhere`: opponents can be created by name in another process."""

    games: Mapping[str, Rules[Any, Any]]
    levels: Callable[[str], Sequence[str]]
    bot: Callable[[str, str], Decider]
    bots_elsewhere: bool = True
    characters: Callable[[str], Sequence[Character]] = nobody

    def character(self, game: str, level: str | None) -> Character | None:
        """Who plays on a seat of this level; nobody with a name where it is a plain one."""
        return called(level, self.characters(game), self.levels(game))

    def has_opponent(self, game: str, level: str | None) -> bool:
        """Whether a computer can play so: at a level of the game, or as one of its characters."""
        return level in self.levels(game) or self.character(game, level) is not None

    def names(self, game: str, levels: Sequence[str | None]) -> list[str | None]:
        """What computers of these levels are called side by side; None for those that have no name."""
        known = [self.character(game, level) for level in levels]
        return [name or None for name in numbered([one.name if one else "" for one in known])]


def registered() -> Catalogue:
    """Every game and opponent of this program."""
    from dugout.bots import contract as bots
    from dugout.games.registry import FOLDERS, game

    return Catalogue(
        {name: game(name) for name in FOLDERS}, bots.levels, bots.bot, characters=bots.characters
    )
