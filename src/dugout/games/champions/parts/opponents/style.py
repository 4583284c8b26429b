"""How a coach leans: what he likes more, or less, than its worth. A style moves close decisions, not clear ones."""

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
    """Parts of a goal by which a turn seems better than it is."""

    shot: float = 0.0
    """If it ends with a shot."""
    touch: float = 0.0
    """For every pass before its end."""
    risk: float = 0.0
    """For every opponent who may intercept it; below 0 for somebody careful."""
    walk: float = 0.0
    """If a man walks and nobody kicks."""
    forward: float = 0.0
    """For every row by which a kick brings the ball nearer to the goal; only `easy` goes by it."""
    defenders: int = 0
    """How many he lines up, as far as the squad allows; 0: any number."""
    slip: int = 14
    """How far off his judgement may be, in thousandths of a goal; only `easy` goes by this and what follows."""
    steps_in: float = 1.0
    """Of the balls that a man of his could cut out, how many he goes for."""
    dives: float = 1.0
    """Of the shots that his keeper could reach, for how many he dives."""

    def of_turn(self, turn: Turn) -> float:
        """How much better a turn seems."""
        if not turn.choices or turn.choices[0] >> SHIFT == WALK:
            return self.walk
        return self.shot * turn.is_shot + self.touch * turn.passes + self.risk * turn.attempts

    def misses(self, share: float, roller: Roller) -> bool:
        """Whether he overlooks something that he sees in this share of cases."""
        return share < 1 and roller.below(100) >= 100 * share

    def line_up(self, legal: Sequence[Choice], roller: Roller) -> Choice:
        """Any of the line-ups that come nearest to the number of defenders he likes."""
        if not self.defenders:
            return legal[roller.below(len(legal))]
        off = [abs(defenders_in(choice) - self.defenders) for choice in legal]
        least = min(off)
        liked = [choice for choice, away in zip(legal, off, strict=True) if away == least]
        return liked[roller.below(len(liked))]


PLAIN: Final = Style()
"""Nobody in particular."""


LINES: Final = tuple(
    sum(1 << shirt for shirt in range(SQUAD) if kind_of(shirt) == kind)
    for kind in (DEFENDERS, MIDFIELDERS, ATTACKERS)
)


def defenders_in(choice: Choice) -> int:
    """How many defenders a line-up has."""
    return (lineup_field(choice) & LINES[0]).bit_count()


def shape_of(choice: Choice) -> str:
    """Defenders, midfielders and attackers of a line-up, such as 4-3-3."""
    field = lineup_field(choice)
    return "-".join(str((field & line).bit_count()) for line in LINES)
