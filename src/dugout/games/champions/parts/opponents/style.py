"""Styles: biases of a coach for or against some kinds of turns. They change close decisions, but not clear ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from dugout.core.dice import Roller
from dugout.core.ids import Choice
from dugout.games.champions.board import ATTACKERS, DEFENDERS, MIDFIELDERS, SQUAD, kind_of
from dugout.games.champions.choices import SHIFT, WALK, lineup_field
from dugout.games.champions.judgement.turns import Turn


@dataclass(frozen=True)
class Style:
    """Biases in goals that are added to the value of a turn."""

    shot: float = 0.0
    """For a turn that ends with a shot."""
    touch: float = 0.0
    """For every pass before its end."""
    risk: float = 0.0
    """For every opponent who may intercept; negative for a careful coach."""
    walk: float = 0.0
    """For a turn with a walk and no kick."""
    forward: float = 0.0
    """For every row by which a kick brings the ball nearer to the goal; only used by `easy`."""
    defenders: int = 0
    """The number of defenders in the line-up, as far as the squad allows; 0: any number."""
    slip: int = 14
    """The largest random error of estimates, in thousandths of a goal; only `easy` uses this and the following."""
    steps_in: float = 1.0
    """The fraction of possible interceptions that he attempts."""
    dives: float = 1.0
    """The fraction of reachable shots for which his keeper dives."""

    def of_turn(self, turn: Turn) -> float:
        """The bias for a turn."""
        if not turn.choices or turn.choices[0] >> SHIFT == WALK:
            return self.walk
        return self.shot * turn.is_shot + self.touch * turn.passes + self.risk * turn.attempts

    def misses(self, share: float, roller: Roller) -> bool:
        """Whether he overlooks something that he notices with this probability."""
        return share < 1 and roller.below(100) >= 100 * share

    def line_up(self, legal: Sequence[Choice], roller: Roller) -> Choice:
        """A random one of the line-ups nearest to the preferred number of defenders."""
        if not self.defenders:
            return legal[roller.below(len(legal))]
        off = [abs(defenders_in(choice) - self.defenders) for choice in legal]
        least = min(off)
        liked = [choice for choice, away in zip(legal, off, strict=True) if away == least]
        return liked[roller.below(len(liked))]


PLAIN: Final = Style()
"""The style without biases."""


LINES: Final = tuple(
    sum(1 << shirt for shirt in range(SQUAD) if kind_of(shirt) == kind)
    for kind in (DEFENDERS, MIDFIELDERS, ATTACKERS)
)


def defenders_in(choice: Choice) -> int:
    """The number of defenders in a line-up."""
    return (lineup_field(choice) & LINES[0]).bit_count()


def shape_of(choice: Choice) -> str:
    """Defenders, midfielders and attackers of a line-up, such as 4-3-3."""
    field = lineup_field(choice)
    return "-".join(str((field & line).bit_count()) for line in LINES)
