"""CO-22.4, CO-22.7: the data of an entrant for a Swiss pairing: points, opponents, home and away, floats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

HOME: Final = 1
AWAY: Final = -1
EITHER: Final = 0

MILD: Final = 1
STRONG: Final = 2
ABSOLUTE: Final = 3

DOWN: Final = 1
UP: Final = -1
LEVEL: Final = 0


@dataclass(frozen=True)
class Player:
    """An entrant before a round; `floats` are those of the last round and of the one before it."""

    number: int
    points: int = 0
    homes: tuple[bool, ...] = ()
    """Whether it was at home, for each match that was played, in order."""
    opponents: frozenset[int] = frozenset()
    floats: tuple[int, int] = (LEVEL, LEVEL)
    had_bye: bool = False
    """It had a bye, or a win without a match."""
    top: bool = False
    """It has more than half of all possible points, and this is the last round."""

    @property
    def rank(self) -> tuple[int, int]:
        """CO-22.4: more points first, then the lower number."""
        return (-self.points, self.number)

    @property
    def balance(self) -> int:
        """Matches at home minus matches away."""
        return 2 * sum(self.homes) - len(self.homes)

    @property
    def repeated(self) -> bool:
        """The last two matches were both at home or both away."""
        return len(self.homes) > 1 and self.homes[-1] == self.homes[-2]

    @property
    def preference(self) -> int:
        """CO-22.7: where it should play next: HOME, AWAY or EITHER."""
        if self.repeated and abs(self.balance) <= 1:
            return AWAY if self.homes[-1] else HOME
        if self.balance:
            return AWAY if self.balance > 0 else HOME
        if self.homes:
            return AWAY if self.homes[-1] else HOME
        return EITHER

    @property
    def strength(self) -> int:
        """CO-22.7: the strength of this preference: ABSOLUTE, STRONG, MILD or 0."""
        if abs(self.balance) > 1 or self.repeated:
            return ABSOLUTE
        if self.balance:
            return STRONG
        return MILD if self.homes else 0


@dataclass(frozen=True)
class Terms:
    """CO-22.8: the conditions of a round. Each is dropped only if there is no pairing otherwise."""

    no_rematch: bool = True
    one_bye: bool = True
    keep_sides: bool = True

    def allow(self, one: Player, other: Player) -> bool:
        """CO-22.5: whether these two may meet."""
        if self.no_rematch and other.number in one.opponents:
            return False
        if not self.keep_sides or one.top or other.top:
            return True
        return not (one.preference == other.preference and one.strength == other.strength == ABSOLUTE)

    def allow_bye(self, one: Player) -> bool:
        """CO-22.6: whether this player may have the bye."""
        return not (self.one_bye and one.had_bye)


def at_home(one: Player, other: Player) -> tuple[int, int]:
    """CO-22.7: the home and the away side of a pair; `one` is ranked higher."""
    here = _side(one, other)
    return (one.number, other.number) if here == HOME else (other.number, one.number)


def _side(one: Player, other: Player) -> int:
    if one.preference and other.preference and one.preference != other.preference:
        return one.preference
    if one.strength != other.strength:
        return one.preference if one.strength > other.strength else -other.preference
    if one.strength == ABSOLUTE and abs(one.balance) != abs(other.balance):
        return one.preference if abs(one.balance) > abs(other.balance) else -other.preference
    for mine, theirs in zip(reversed(one.homes), reversed(other.homes), strict=False):
        if mine != theirs:
            return AWAY if mine else HOME
    if one.preference:
        return one.preference
    return HOME if one.number % 2 else AWAY
