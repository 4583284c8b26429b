"""What a report is made of: the plain facts of one match, the same words for every game.

A game's reader (`report.contract`) writes them down while the record is played again; the figures
(`report.figures`) only count and compare. Nothing here knows a rule.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final, NamedTuple

from dugout.fairness.luck import Luck

GOAL: Final = "goal"
SAVED: Final = "saved"
BLOCKED: Final = "blocked"
WIDE: Final = "wide"
OPEN: Final = "open"
"""A shot that has not been decided yet."""

# Kinds of marks on the time line, the weightiest first: a swing is told by the first that happened in it.
MARKS: Final = (
    "goal", "shootout-goal", "shootout-miss", "red", "penalty", "saved", "blocked", "wide", "yellow", "won",
    "injury", "sub", "second-leg", "taken", "whistle", "scored", "points",
)  # fmt: skip


class Man(NamedTuple):
    """Somebody on the pitch: his team, the number on his shirt, and his name where he has one."""

    seat: int
    number: int
    name: str = ""


class Moment(NamedTuple):
    """When something happened: `at` counts what everybody had seen by then, `clock` is the game's own time."""

    at: int
    clock: int


class Place(NamedTuple):
    """A point of the drawn board, what the game calls it, and the part of the pitch where that name means
    nothing to people."""

    x: float
    y: float
    name: str = ""
    zone: str = ""


@dataclass
class Shot:
    """`chance` is exact: what the dice would have given from where everybody stood. `when` it was decided."""

    when: Moment
    seat: int
    man: Man | None
    place: Place
    target: Place
    chance: Fraction
    outcome: str = OPEN


@dataclass(frozen=True)
class Trial:
    """A question put to the dice that `seat` wanted answered with yes, and the answer."""

    when: Moment
    kind: str
    seat: int
    chance: Fraction
    success: bool


@dataclass(frozen=True)
class Mark:
    """An entry of the time line; `score` is the one after it."""

    when: Moment
    kind: str
    seat: int
    man: Man | None = None
    score: tuple[int, ...] = ()
    chance: Fraction | None = None
    args: dict[str, int | str | Man] = field(default_factory=dict)


@dataclass(frozen=True)
class Sample:
    """A quiet moment, described by a few figures from which the chances of winning follow."""

    when: Moment
    figures: dict[str, Any]


@dataclass
class Facts:
    """Everything a reader has written down. Lists by seat hold one entry a seat."""

    game: str
    seats: int
    marks: list[Mark] = field(default_factory=list)
    shots: list[Shot] = field(default_factory=list)
    trials: list[Trial] = field(default_factory=list)
    samples: list[Sample] = field(default_factory=list)
    counts: list[Counter[str]] = field(default_factory=list)
    deeds: dict[Man, Counter[str]] = field(default_factory=dict)
    touches: list[Counter[str]] = field(default_factory=list)
    """By seat: how often the ball was played on each zone of the board."""
    gifts: list[Luck] = field(default_factory=list)
    """What dice and cards gave each seat."""
    rounds: list[Any] = field(default_factory=list)
    """What a game that is played in rounds keeps of each."""
    opening: tuple[int, ...] = ()
    """The score with which the match began, or its second leg."""
    score: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    reason: str = ""
    keepers: set[Man] = field(default_factory=set)
    """Everybody who has kept goal."""
    second_leg: int | None = None
    """Of a match of two legs: `Moment.at` of the change, after which the clock begins anew."""
    teams: list[str] = field(default_factory=list)
    """By seat: the name of the team, empty where it has none."""
    letters: list[str] = field(default_factory=list)
    """By seat: the letter that stands for it on the board; empty where a game has none."""
    extra: dict[str, Any] = field(default_factory=dict)
    now: Moment = field(default_factory=lambda: Moment(0, 0))

    def __post_init__(self) -> None:
        for lists in (self.counts, self.touches):
            lists.extend(Counter() for _ in range(self.seats))

    def did(self, man: Man, deed: str) -> None:
        """Count a deed for a man and for his team."""
        self.deeds.setdefault(man, Counter())[deed] += 1
        self.counts[man.seat][deed] += 1

    def mark(
        self,
        kind: str,
        seat: int,
        man: Man | None = None,
        chance: Fraction | None = None,
        score: tuple[int, ...] = (),
        **args: int | str | Man,
    ) -> None:
        self.marks.append(Mark(self.now, kind, seat, man, score, chance, args))

    def tried(self, kind: str, seat: int, chance: Fraction, success: bool) -> None:
        self.trials.append(Trial(self.now, kind, seat, chance, success))

    def decide(self, outcome: str) -> Shot | None:
        """The shot that is still open has ended; it, or None if there was none."""
        if not self.shots or self.shots[-1].outcome != OPEN:
            return None
        shot = self.shots[-1]
        shot.outcome, shot.when = outcome, self.now
        return shot
