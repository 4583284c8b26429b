"""A match as an exact sum: result = start + luck + skill + reassessed.

There is one running value. A die changes it to the mean over its faces (the difference is "reassessed") and then to
the value after the face that was rolled (luck). A decision changes it to the value of the best plan (reassessed) and
then to that of the plan that was played (skill, never a gain for the seat that decides). At the end it becomes the
result. So the parts add up whatever the evaluation is, and luck is zero on average.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from msgspec import Struct

from dugout.bots.coach import Moment
from dugout.core.ids import Seat

NOBODY: Final = -1

DOUBTFUL: Final = 0.04
MISTAKE: Final = 0.08
BLUNDER: Final = 0.16
BANDS: Final = ((BLUNDER, "blunder"), (MISTAKE, "mistake"), (DOUBTFUL, "doubtful"))
NAMED: Final = tuple(name for _, name in BANDS)
SURE: Final = 2.0
"""The number of standard errors by which a loss must exceed zero before it gets a name."""
REAL: Final = 0.02
"""If the values of all plans lie within this range, there was no real decision."""


class Die(Struct, frozen=True, kw_only=True, tag=True):
    """A die of the match; values are from the view of seat 0."""

    answer: int
    """How many answers come before it."""
    at: int
    """The number of public events before it."""
    clock: int
    seat: Seat
    """The seat that rolled; NOBODY for a loose ball or a referee."""
    face: int
    mean: float
    value: float


class Decision(Struct, frozen=True, kw_only=True, tag=True):
    """A decision of the match; values are from the view of seat 0."""

    answer: int
    at: int
    clock: int
    seat: Seat
    best: float
    played: float
    error: float
    span: float
    answers: tuple[str, ...] = ()
    better: tuple[str, ...] = ()
    moment: Moment | None = None
    """What was seen, played and better, if its loss has a name."""

    @property
    def is_real(self) -> bool:
        return self.span >= REAL

    @property
    def loss(self) -> float:
        """The cost to the seat that decided, in P(win) − P(loss); never below 0."""
        if not self.is_real:
            return 0.0
        return max(0.0, self.best - self.played if self.seat == 0 else self.played - self.best)

    @property
    def band(self) -> str:
        """The name of its grade; `best` if nothing was lost, `fine` if the loss was small or within the error."""
        if self.loss > SURE * self.error:
            for limit, name in BANDS:
                if self.loss >= limit:
                    return name
        return "best" if self.loss == 0 else "fine"


Item: TypeAlias = Die | Decision


class Ledger(Struct, frozen=True, kw_only=True):
    """The parts of a result, all from the view of seat 0."""

    start: float
    luck: tuple[float, float, float]
    """From the dice of seat 0, of seat 1, and of nobody."""
    skill: tuple[float, float]
    """From the decisions of seat 0 (never above 0) and of seat 1 (never below 0)."""
    reassessed: float
    agreed: float
    """The change made by an agreement or by giving up; 0 for a match that was played to its end."""
    result: float
    steps: int
    """The number of dice and decisions that were evaluated."""

    @property
    def rest(self) -> float:
        """What the parts leave unexplained: only rounding errors."""
        return self.result - self.start - sum(self.luck) - sum(self.skill) - self.reassessed - self.agreed


def account(start: float, items: Sequence[Item], result: float, agreed: bool = False) -> Ledger:
    """Compute the sum of a match; `agreed`: it did not end by the rules."""
    held, reassessed = start, 0.0
    luck, skill = [0.0, 0.0, 0.0], [0.0, 0.0]
    for item in items:
        if isinstance(item, Die):
            reassessed += item.mean - held
            luck[item.seat] += item.value - item.mean
            held = item.value
        elif item.loss:
            reassessed += item.best - held
            skill[item.seat] += item.played - item.best
            held = item.played
    last = result - held
    return Ledger(
        start=start,
        luck=(luck[0], luck[1], luck[2]),
        skill=(skill[0], skill[1]),
        reassessed=reassessed + (0.0 if agreed else last),
        agreed=last if agreed else 0.0,
        result=result,
        steps=len(items),
    )
