"""Styles of Toto players: marks, whistles, ones. Each level has a style; characters modify that of their level."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True)
class Style:
    """Preferences that do not follow from the rules; each level uses some of them."""

    hunch: tuple[float, float, float] = (0.42, 0.16, 0.42)
    """The probabilities of marking a home win, an away win and a draw."""
    shows: tuple[int, int] = (0, 1)
    """The probability of an open hand, as a fraction."""
    draws: float = 0.40
    """The probability with which `hard` marks a draw …"""
    draws_without_ones: float = 0.50
    """… and with few ones in hand: sides stay at 0 then."""
    crowd: float = 4
    """How strongly its other marks follow the side on which the others bet, whose goals then help."""
    whistle: float = 0.10
    """The cost from which a goal is whistled, lower with more whistles in hand; for `hard` a part of the pot."""
    patience: float = 0.0
    """How much higher this threshold is at the start of a round than at its end."""
    ones: float = 0.30
    """The additional gain that a one must bring to be played: ones matter most when others have none left."""

    spares: bool = False
    """Whether it lets the first goals of each seat in a match stand."""

    def price(self, left: float, whistles: int) -> float:
        """The cost from which a goal is whistled, with this fraction of the cards still to be played."""
        return self.whistle * (1 - self.patience + 2 * self.patience * left) / whistles


EASY: Final = Style(hunch=(0.44, 0.31, 0.25), shows=(1, 4))
"""A beginner expects home wins as often as in real football; here they are less frequent."""
MEDIUM: Final = Style(whistle=0.30)
"""Nearly a third of all sides never score, so draws are more common here than beginners think."""
HARD: Final = Style(ones=1.0)
"""More than any goal can gain: a one is played early only if no other card can be."""

STYLES: Final = {
    "opa-wim": replace(EASY, hunch=(0.62, 0.16, 0.22), shows=(2, 3)),
    "lotte-ruys": replace(MEDIUM, hunch=(0.37, 0.13, 0.50), patience=-0.7),
    "bo-castellan": replace(HARD, crowd=10, whistle=0.07),
    "mrs-quill": replace(HARD, patience=0.6),
}
"""The styles of the characters; docs/opponents.md has their measured effects."""
