"""What is exported: one act for everything done with the ball or that stops play, the same for every game.

Places are metres on a pitch of 105 × 68, seen so that home attacks to the right in every period: x from home's goal
line, y from the touchline on home's right.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from dugout.report.facts import OPEN, Facts, Man, Moment, Shot

LENGTH: Final = 105.0
WIDTH: Final = 68.0
POST: Final = 3.66
"""From the middle of a goal to either post."""
SPOT: Final = 11.0
"""From the goal line to the penalty spot."""

# Kinds of acts.
PASS: Final = "pass"
KICK: Final = "kick"
"""The ball is played where nobody stands."""
CARRY: Final = "carry"
SHOT: Final = "shot"
OWN_GOAL: Final = "own-goal"
"""A goal that nobody shot at: the ball went in off `man`, who plays for the side that conceded it."""
SAVE: Final = "save"
CLAIM: Final = "claim"
"""The keeper takes the ball into his hands."""
BLOCK: Final = "block"
INTERCEPTION: Final = "interception"
TACKLE: Final = "tackle"
RECOVERY: Final = "recovery"
FOUL: Final = "foul"
CARD: Final = "card"
"""A card without a foul; that of a foul stands with it."""
OFFSIDE: Final = "offside"
SUBSTITUTION: Final = "substitution"
PERIOD_START: Final = "period-start"
PERIOD_END: Final = "period-end"

# Outcomes. Shots end as those of a report do.
COMPLETE: Final = "complete"
INCOMPLETE: Final = "incomplete"
INTERCEPTED: Final = "intercepted"
OUT: Final = "out"
WON: Final = "won"
LOST: Final = "lost"

# Manners: how a ball came into play, or how it is played.
KICK_OFF: Final = "kick-off"
GOAL_KICK: Final = "goal-kick"
CORNER: Final = "corner"
THROW_IN: Final = "throw-in"
FREE_KICK: Final = "free-kick"
PENALTY: Final = "penalty"
HIGH: Final = "high"

FOOT: Final = "foot"
HEAD: Final = "head"
HANDS: Final = "hands"

YELLOW: Final = "yellow"
SECOND_YELLOW: Final = "second-yellow"
RED: Final = "red"

FIRST: Final = 1
SECOND: Final = 2
EXTRA_FIRST: Final = 3
EXTRA_SECOND: Final = 4
SHOOT_OUT: Final = 5
"""Periods, as StatsBomb and SPADL number them."""


class Spot(NamedTuple):
    """A point of the pitch, in metres."""

    x: float
    y: float


class Standing(NamedTuple):
    """Where a man stands."""

    man: Man
    keeper: bool
    spot: Spot


Frame = tuple[Standing, ...]


@dataclass
class Act:
    """Something that a man did. `other` is who received the ball, was tackled or fouled, or came on."""

    kind: str
    when: Moment
    period: int
    seat: int
    man: Man | None
    start: Spot
    end: Spot | None
    outcome: str
    manner: str
    body: str
    frame: Frame
    other: Man | None = None
    card: str = ""
    shot: Shot | None = None
    chance: float | None = None
    void: bool = False
    """Planned, but never played."""


@dataclass
class Book:
    """The acts of one match or leg, as far as it has been read."""

    facts: Facts
    acts: list[Act] = field(default_factory=list)
    frame: Frame = ()
    """Who stands where when the answer is given that is being read."""
    period: int = 0
    """0 before the first kick-off, and between two periods."""
    lines: dict[Man, int] = field(default_factory=dict)
    """Of everybody who starts: 0 keeper, 1 defence, 2 midfield, 3 attack."""

    def add(
        self,
        kind: str,
        man: Man | None,
        start: Spot,
        end: Spot | None = None,
        outcome: str = "",
        manner: str = "",
        body: str = FOOT,
        other: Man | None = None,
        seat: int | None = None,
    ) -> Act:
        if man is not None and kind in (PASS, KICK, CARRY, SHOT):
            self.stand(man, start)
        side = man.seat if man is not None else 0
        at = Act(
            kind, self.facts.now, self.period, side if seat is None else seat, man, start, end, outcome,
            manner, body, self.frame, other,
        )  # fmt: skip
        self.acts.append(at)
        return at

    def stand(self, man: Man, spot: Spot) -> None:
        """A man has gone to the ball with the same answer with which he plays it."""
        if any(one.man == man and one.spot != spot for one in self.frame):
            self.frame = tuple(one._replace(spot=spot) if one.man == man else one for one in self.frame)

    def add_shot(self, shot: Shot, start: Spot, end: Spot, manner: str = "", body: str = FOOT) -> Act:
        """A shot that the report counts: its outcome and its chance are those of the report."""
        act = self.add(SHOT, shot.man, start, end, OPEN, manner, body, seat=shot.seat)
        act.shot = shot
        return act

    def settle_shot(self) -> None:
        """A shot stands where it was decided: its minute is that of the report."""
        waiting = [act for act in self.acts[-8:] if act.shot is not None and act.outcome == OPEN]
        for act in waiting:
            assert act.shot is not None
            if act.shot.outcome != OPEN:
                act.outcome, act.when = act.shot.outcome, self.facts.now
                self.acts.remove(act)
                self.acts.append(act)

    def start(self, period: int, minute: int | None = None) -> None:
        """A period begins; the clock may have been set anew for it."""
        self.period = period
        act = self.add(PERIOD_START, None, Spot(LENGTH / 2, WIDTH / 2))
        if minute is not None:
            act.when = Moment(act.when.at, minute)

    def end(self) -> None:
        """The running period is over."""
        if self.period:
            self.add(PERIOD_END, None, Spot(LENGTH / 2, WIDTH / 2))
        self.period = 0

    def card(self, man: Man, colour: str, place: Spot) -> None:
        """A card: for the foul that the man has just committed, or for something else."""
        for act in reversed(self.acts[-6:]):
            if act.kind in (FOUL, CARD) and act.man == man:
                second = colour == RED and act.card == YELLOW
                act.card = SECOND_YELLOW if second else colour
                return
        self.add(CARD, man, place).card = colour
