"""What a player of Toto leans to: marks, whistles, ones. A level is a style; characters bend the one of theirs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True)
class Style:
    """Habits that no rule gives; each level uses some of them."""

    hunch: tuple[float, float, float] = (0.42, 0.16, 0.42)
    """How often a home win, an away win and a draw is marked."""
    shows: tuple[int, int] = (0, 1)
    """How often the hand is laid open."""
    draws: float = 0.40
    """How often `hard` marks a draw …"""
    draws_without_ones: float = 0.50
    """… and with few ones in hand: sides stay at 0 then."""
    crowd: float = 4
    """How strongly its other marks lean to the side that the others believe in: their goals help."""
    whistle: float = 0.10
    """What a goal must cost to be whistled, less with more whistles in hand; for `hard` a part of the pot."""
    patience: float = 0.0
    """How much dearer a whistle is at the start of a round than at its end."""
    ones: float = 0.30
    """What a one must gain more than other cards: they are needed most when others have none left."""

    spares: bool = False
    """Whether everybody's first goals of a match are let stand."""

    def price(self, left: float, whistles: int) -> float:
        """What a goal must cost to be whistled with this part of the cards still to be played."""
        return self.whistle * (1 - self.patience + 2 * self.patience * left) / whistles


EASY: Final = Style(hunch=(0.44, 0.31, 0.25), shows=(1, 4))
"""Home sides win more often on television than here."""
MEDIUM: Final = Style(whistle=0.30)
"""Nearly a third of all sides never score, so draws are commoner here than beginners think."""
HARD: Final = Style(ones=1.0)
"""More than any goal can gain: a one is played early only if nothing else can be."""

STYLES: Final = {
    "opa-wim": replace(EASY, hunch=(0.62, 0.16, 0.22), shows=(2, 3)),
    "lotte-ruys": replace(MEDIUM, hunch=(0.37, 0.13, 0.50), patience=-0.7),
    "bo-castellan": replace(HARD, crowd=10, whistle=0.07),
    "mrs-quill": replace(HARD, patience=0.6),
}
"""Of the characters; docs/opponents.md has what it comes to in figures."""
