"""The data of a report: the plain facts of one match, in the same terms for every game.

A game's reader (`report.contract`) collects them while the record is replayed; the figures
(`report.figures`) only count and compare. Nothing here depends on the rules of a game.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final, NamedTuple

from msgspec import Struct

from dugout.core.ids import Seat
from dugout.fairness.luck import Luck

GOAL: Final = "goal"
SAVED: Final = "saved"
BLOCKED: Final = "blocked"
WIDE: Final = "wide"
OPEN: Final = "open"
"""A shot that has not been decided yet."""

# Kinds of entries of the time line, the most important first: a swing is described by the first kind that it contains.
MARKS: Final = (
    "goal", "shootout-goal", "shootout-miss", "red", "penalty", "saved", "blocked", "wide", "yellow", "won",
    "injury", "sub", "second-leg", "taken", "whistle", "scored", "points",
)  # fmt: skip


class Man(NamedTuple):
    """A player on the pitch: his team, his shirt number, and his name if he has one."""

    seat: int
    number: int
    name: str = ""


class Moment(NamedTuple):
    """When something happened: `at` counts the public events so far, `clock` is the game's own time.

    `asked` is the value of `at` at the last question: the decision that led to it.
    """

    at: int
    clock: int
    asked: int = 0


class Place(NamedTuple):
    """A point on the drawn board, its name in the game, and the part of the pitch, for places whose name means nothing
    to people."""

    x: float
    y: float
    name: str = ""
    zone: str = ""


@dataclass
class Shot:
    """`chance` is the exact probability of a goal from these positions; `when` is the moment when it was decided."""

    when: Moment
    seat: int
    man: Man | None
    place: Place
    target: Place
    chance: Fraction
    outcome: str = OPEN


@dataclass(frozen=True)
class Trial:
    """A contest decided by dice: the chance of success for `seat`, and whether it succeeded."""

    when: Moment
    kind: str
    seat: int
    chance: Fraction
    success: bool


@dataclass(frozen=True)
class Mark:
    """An entry of the time line; `score` is the score after it."""

    when: Moment
    kind: str
    seat: int
    man: Man | None = None
    score: tuple[int, ...] = ()
    chance: Fraction | None = None
    """Of a shot: when it was struck, with everything still in its way."""
    left: Fraction | None = None
    """What had become of that chance by the last die; None if nothing had changed it."""
    args: dict[str, int | str | Man] = field(default_factory=dict)


@dataclass(frozen=True)
class Sample:
    """A quiet moment, with the features from which the chances of winning are computed."""

    when: Moment
    figures: dict[str, Any]


Parts = list[float]
"""By seat."""


class Account(Struct, frozen=True, kw_only=True):
    """A match as a sum (`report.account`): the parts of a result; each list has the gain of every seat."""

    start: Parts
    luck: list[Parts]
    """By the dice of each seat; the last entry by dice that belong to nobody."""
    decisions: list[Parts]
    """By the answers of each seat."""
    reassessed: Parts
    agreed: Parts
    """The change made by giving up or by an agreement; zero if the rules ended the match."""
    result: Parts

    def rest(self, seat: Seat) -> float:
        """What the parts leave unexplained: only rounding errors."""
        found = self.result[seat] - self.start[seat] - self.reassessed[seat] - self.agreed[seat]
        return found - sum(part[seat] for part in (*self.luck, *self.decisions))


@dataclass
class Facts:
    """Everything a reader has collected. Lists by seat have one entry for each seat."""

    game: str
    seats: int
    marks: list[Mark] = field(default_factory=list)
    shots: list[Shot] = field(default_factory=list)
    trials: list[Trial] = field(default_factory=list)
    samples: list[Sample] = field(default_factory=list)
    counts: list[Counter[str]] = field(default_factory=list)
    deeds: dict[Man, Counter[str]] = field(default_factory=dict)
    touches: list[Counter[str]] = field(default_factory=list)
    """By seat: how often the ball was played in each zone of the board."""
    gifts: list[Luck] = field(default_factory=list)
    """The luck of dice and cards of each seat."""
    account: Account | None = None
    """The match as a sum, if the game supports it."""
    rounds: list[Any] = field(default_factory=list)
    """Data of each round, for games that are played in rounds."""
    opening: tuple[int, ...] = ()
    """The score at the start of the match, or of its second leg."""
    score: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    reason: str = ""
    keepers: set[Man] = field(default_factory=set)
    """All players who have kept goal."""
    second_leg: int | None = None
    """In a match of two legs: `Moment.at` of the change of legs, after which the clock restarts."""
    teams: list[str] = field(default_factory=list)
    """By seat: the name of the team; empty if it has none."""
    letters: list[str] = field(default_factory=list)
    """By seat: its letter on the board; empty if a game has none."""
    extra: dict[str, Any] = field(default_factory=dict)
    now: Moment = field(default_factory=lambda: Moment(0, 0))

    def __post_init__(self) -> None:
        for lists in (self.counts, self.touches):
            lists.extend(Counter() for _ in range(self.seats))

    def did(self, man: Man, deed: str) -> None:
        """Count an action for a player and for his team."""
        self.deeds.setdefault(man, Counter())[deed] += 1
        self.counts[man.seat][deed] += 1

    def mark(
        self,
        kind: str,
        seat: int,
        man: Man | None = None,
        chance: Fraction | None = None,
        score: tuple[int, ...] = (),
        left: Fraction | None = None,
        **args: int | str | Man,
    ) -> None:
        left = None if left == chance else left
        self.marks.append(Mark(self.now, kind, seat, man, score, chance, left, args))

    def tried(self, kind: str, seat: int, chance: Fraction, success: bool) -> None:
        self.trials.append(Trial(self.now, kind, seat, chance, success))

    def decide(self, outcome: str) -> Shot | None:
        """Set the outcome of the open shot; returns the shot, or None if there was none."""
        if not self.shots or self.shots[-1].outcome != OPEN:
            return None
        shot = self.shots[-1]
        shot.outcome, shot.when = outcome, self.now
        return shot
