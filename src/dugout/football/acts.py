"""The exported acts: one for every action with the ball or stoppage of play, in the same terms for every game.

Places are metres on a pitch of 105 × 68; home attacks to the right in every period: x is the distance from home's goal
line, y from the touchline on home's right.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from dugout.report.facts import OPEN, Facts, Man, Moment, Shot

LENGTH: Final = 105.0
WIDTH: Final = 68.0
POST: Final = 3.66
"""The distance from the middle of a goal to either post."""
SPOT: Final = 11.0
"""The distance from the goal line to the penalty spot."""

# Kinds of acts.
PASS: Final = "pass"
KICK: Final = "kick"
"""The ball is played to a place where nobody stands."""
CARRY: Final = "carry"
SHOT: Final = "shot"
OWN_GOAL: Final = "own-goal"
"""A goal without a shot: the ball went in off `man`, who plays for the side that conceded it."""
SAVE: Final = "save"
CLAIM: Final = "claim"
"""The keeper takes the ball into his hands."""
BLOCK: Final = "block"
INTERCEPTION: Final = "interception"
TACKLE: Final = "tackle"
RECOVERY: Final = "recovery"
FOUL: Final = "foul"
CARD: Final = "card"
"""A card without a foul; the card for a foul is part of the foul's act."""
OFFSIDE: Final = "offside"
SUBSTITUTION: Final = "substitution"
PERIOD_START: Final = "period-start"
PERIOD_END: Final = "period-end"

# Outcomes. Those of shots are the same as in a report.
COMPLETE: Final = "complete"
INCOMPLETE: Final = "incomplete"
INTERCEPTED: Final = "intercepted"
OUT: Final = "out"
WON: Final = "won"
LOST: Final = "lost"

# Manners: how the ball was brought into play, or how it is played.
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
    """The position of a man."""

    man: Man
    keeper: bool
    spot: Spot


Frame = tuple[Standing, ...]


@dataclass
class Act:
    """An action of a man. `other` is the man who received the ball, was tackled or fouled, or came on."""

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
    """The acts of one match or leg, up to the answer that has been read."""

    facts: Facts
    acts: list[Act] = field(default_factory=list)
    frame: Frame = ()
    """The positions of all men before the answer that is being read."""
    period: int = 0
    """0 before the first kick-off, and between two periods."""
    lines: dict[Man, int] = field(default_factory=dict)
    """The line of every starter: 0 keeper, 1 defence, 2 midfield, 3 attack."""

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
        """Move a man who goes to the ball with the answer with which he plays it."""
        if any(one.man == man and one.spot != spot for one in self.frame):
            self.frame = tuple(one._replace(spot=spot) if one.man == man else one for one in self.frame)

    def add_shot(self, shot: Shot, start: Spot, end: Spot, manner: str = "", body: str = FOOT) -> Act:
        """Add a shot that the report counts, with the outcome and the chance of the report."""
        act = self.add(SHOT, shot.man, start, end, OPEN, manner, body, seat=shot.seat)
        act.shot = shot
        return act

    def settle_shot(self) -> None:
        """Move the shot to the moment when it was decided, which is its minute in the report."""
        waiting = [act for act in self.acts[-8:] if act.shot is not None and act.outcome == OPEN]
        for act in waiting:
            assert act.shot is not None
            if act.shot.outcome != OPEN:
                act.outcome, act.when = act.shot.outcome, self.facts.now
                self.acts.remove(act)
                self.acts.append(act)

    def start(self, period: int, minute: int | None = None) -> None:
        """Begin a period; the clock may have been reset for it."""
        self.period = period
        act = self.add(PERIOD_START, None, Spot(LENGTH / 2, WIDTH / 2))
        if minute is not None:
            act.when = Moment(act.when.at, minute)

    def end(self) -> None:
        """End the current period."""
        if self.period:
            self.add(PERIOD_END, None, Spot(LENGTH / 2, WIDTH / 2))
        self.period = 0

    def card(self, man: Man, colour: str, place: Spot) -> None:
        """Add a card: for the foul that the man has just committed, or for something else."""
        for act in reversed(self.acts[-6:]):
            if act.kind in (FOUL, CARD) and act.man == man:
                second = colour == RED and act.card == YELLOW
                act.card = SECOND_YELLOW if second else colour
                return
        self.add(CARD, man, place).card = colour
