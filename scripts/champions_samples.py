"""Matches of Champions for training: an opponent against itself, every moment with what came of it less the luck.

At a moment t the mean over the faces of the die, each with the best turn that was looked at, is its base b(t). The
value after the face that fell less that mean is luck, as with the dice of interceptions and saves that follow. What is
left of the way to the next moment is the difference

    d(t) = goals + DISCOUNT * b(t + 1) - b(t) - luck

and the target of a moment is b(t) plus the differences that follow, each counting TRACE * DISCOUNT of the one before. A
turn that was merely tried out ends the sum: it says nothing of good play.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from dugout.bots.base import Budget
from dugout.bots.search.narrowing import rate
from dugout.core.agenda import A_DIE
from dugout.core.dice import Roller
from dugout.core.values import Setup
from dugout.games.champions import flow, offers
from dugout.games.champions import kinds as k
from dugout.games.champions.judgement import set_pieces
from dugout.games.champions.judgement.features import SIZE, features, roller_of
from dugout.games.champions.judgement.lookahead import best_replies
from dugout.games.champions.judgement.net import ROWS, places
from dugout.games.champions.judgement.outcomes import Outcomes
from dugout.games.champions.judgement.standing import time_left
from dugout.games.champions.judgement.turns import Turn, action_turns, leg_turns
from dugout.games.champions.judgement.values import full_value
from dugout.games.champions.parts.opponents.learned import Evaluation, read_evaluation, standard_evaluation
from dugout.games.champions.parts.opponents.style import shape_of
from dugout.games.champions.parts.opponents.thinking import ThinkingBot
from dugout.games.champions.rules import clock
from dugout.games.champions.state import State
from dugout.games.registry import game

DISCOUNT: Final = 0.95
"""A goal a turn later counts so much less."""
TRACE: Final = 0.9
"""How far a moment listens to what came of it rather than to the next moment's base."""
TRIED: Final = 12
"""One turn in so many is drawn from the best-looking, so that more is seen of the game."""
KICKS: Final = 3
"""Kicks of a roll that are played out, beside its best walk."""
FEW: Final = 4
"""Turns of any other question that are played out."""
MOMENTS: Final = (k.ROLL_TURN, k.ROLL_KEEPER, k.ROLL_RESTART)
ONES: Final = 52
"""Places for features that are 1; those that are free hold SIZE."""
MORE: Final = 24
"""Places for the rows of a net beyond these; those that are free hold its ROWS."""
ROW: Final = struct.Struct(f"<{ONES}H{MORE}H7f4bI")
"""A sample: features, more rows, five others, target, base, lead, time left, result, kind, number of its match."""


def read(path: Path | None) -> Evaluation:
    """A file of weights; without one those of the package."""
    return read_evaluation(json.loads(path.read_text(encoding="utf-8"))) if path else standard_evaluation()


def seat_of(s: State) -> int:
    """Who is asked."""
    return 0 if s.agenda.top.seats & 1 else 1


def play(s: State, roll: Callable[[], None], decide: Callable[[int], int]) -> None:
    """A match to its end: `roll` a die, `decide` for a seat."""
    while s.agenda.top.kind != k.OVER:
        if k.WAITS_FOR[s.agenda.top.kind] == A_DIE:
            roll()
        else:
            seat = seat_of(s)
            flow.apply(s, seat, decide(seat))


def best_for_home(s: State, judge: Outcomes, few: int) -> float:
    """What a position is worth to home, with the best of the few likeliest turns if one follows at once."""
    kind, seat, turns = s.agenda.top.kind, 0, [Turn((), 0.0)]
    if kind == k.ASK_ACTION or kind == k.ASK_LEG:
        seat = seat_of(s)
        found = action_turns if kind == k.ASK_ACTION else leg_turns
        turns = found(s.copy(), offers.legal(s, seat), judge.weights.quick)[:few]
    value = max(judge.value(s, seat, turn.choices) for turn in turns or [Turn((), 0.0)])
    return value if seat == 0 else -value


class Ahead(Outcomes):
    """Goals of the turn, and what follows it as much less as a turn later counts."""

    def judge(self, s: State, odds: float) -> float:
        if s.agenda.top.kind == k.OVER:
            return self.goals(s)
        value = DISCOUNT * full_value(self.weights, s)
        return self.goals(s) + (value if roller_of(s) == self.seat else -value)


@dataclass
class Moment:
    """Seen from home, but for the features."""

    ones: list[int]
    more: list[int]
    others: list[float]
    roller: int
    lead: int
    left: int
    kind: int
    base: float
    luck: float = 0.0
    tried: bool = False


class Match:
    """One match of an opponent against itself."""

    def __init__(self, evaluation: Evaluation, seed: str) -> None:
        rules = game("champions")
        self.s: State = rules.new(Setup(2, {}, rules.version))
        self.dice, self.own = Roller(f"{seed} dice"), Roller(f"{seed} own")
        self.ahead = Ahead(evaluation.weights)
        self.bot = ThinkingBot(Budget(FEW), Evaluation(evaluation.weights))
        self.moments: list[Moment] = []
        self.plan: list[int] = []
        self.shapes = ["", ""]
        self.luck = 0.0
        """Of all dice, for home."""

    def roll(self) -> None:
        """The next die, with what it gave."""
        s = self.s
        faces = flow.chances(s)
        plans: list[Turn] = []
        if s.agenda.top.kind == k.ROLL_TURN and not s.held and s.ball >= 0:
            plans = best_replies(s, self.ahead, KICKS)
            side = 1 if s.owner == 0 else -1
            values = [side * turn.estimate for turn in plans]
            if s.ones == clock.LAST_ONE - 1:
                values[0] = 0.0  # time is up
        else:
            values = [self.after(face) for face in faces]
        mean = sum(values) / len(values)
        if s.agenda.top.kind in MOMENTS:
            self.note(mean)
        face = self.dice.face(faces)
        luck = values[face - faces.start] - mean
        self.luck += luck
        if self.moments:
            self.moments[-1].luck += luck
        flow.apply(s, -1, face)
        self.plan = list(plans[face - 1].choices) if plans else []

    def note(self, base: float) -> None:
        """A moment of the match."""
        s = self.s
        found = features(s)
        lead = s.score[0] - s.score[1]
        values = [value for _, value in found.others]
        values += [0.0] * (5 - len(values))
        more = places(s, roller_of(s), s.ball if s.ball >= 0 else s.restart_cell, found.others)
        kind = s.agenda.top.kind
        self.moments.append(Moment(found.ones, more, values, roller_of(s), lead, time_left(s), kind, base))

    def after(self, face: int) -> float:
        """Goals to come for home after a face, with a good turn if one follows at once."""
        s = self.s.copy()
        flow.apply(s, -1, face)
        scored = s.score[0] - s.score[1] - self.s.score[0] + self.s.score[1]
        if s.agenda.top.kind == k.OVER:
            return float(scored)
        return scored + best_for_home(s, self.ahead, FEW)

    def decide(self, seat: int) -> int:
        """The plan of the roll, or the best of a few turns, or what habit says."""
        s = self.s
        legal = offers.legal(s, seat)
        phase = k.KINDS[s.agenda.top.kind].name
        if len(legal) == 1:
            return legal[0]
        if phase == "lineup":
            lineup = legal[self.own.below(len(legal))]
            self.shapes[seat] = shape_of(lineup)
            return lineup
        if phase == "action" and self.own.below(TRIED) == 0:
            self.plan = []
            self.moments[-1].tried = True
            turns = action_turns(s.copy(), legal, self.ahead.weights.quick)
            return turns[self.own.below(min(8, len(turns)))].choices[0]
        if phase in ("action", "leg") and self.plan and self.plan[0] in legal:
            return self.plan.pop(0)
        turns = self.bot.turns(s.copy(), phase, legal)[:FEW]
        if not turns:
            return set_pieces.decide(s, seat, phase, legal, self.own)
        rated = rate(turns, lambda turn: self.ahead.value(s, seat, turn.choices), lambda _: True)
        self.plan = list(rated[0].candidate.choices[1:])
        return rated[0].candidate.choices[0]


def targets(moments: list[Moment], final: int) -> list[float]:
    """For home, from the last moment back."""
    found: list[float] = []
    rest, later, base = 0.0, final, 0.0
    """The differences that follow, the lead and the base of the next moment."""
    for moment in reversed(moments):
        step = later - moment.lead + DISCOUNT * base - moment.base - moment.luck
        rest = 0.0 if moment.tried else step + TRACE * DISCOUNT * rest
        found.append(moment.base + rest)
        later, base = moment.lead, moment.base
    return found[::-1]


def play_match(evaluation: Evaluation, seed: str) -> tuple[bytes, dict[str, Any]]:
    """The samples of a match, and what is to be known of the whole of it."""
    match = Match(evaluation, seed)
    play(match.s, match.roll, match.decide)
    s = match.s
    final = s.score[0] - s.score[1]
    number = int(seed.rpartition("/")[2])
    rows = bytearray()
    for moment, target in zip(match.moments, targets(match.moments, final), strict=True):
        side = 1 if moment.roller == 0 else -1
        result = side * ((final > 0) - (final < 0))
        ones = moment.ones + [SIZE] * (ONES - len(moment.ones))
        more = moment.more + [ROWS] * (MORE - len(moment.more))
        rows += ROW.pack(
            *ones,
            *more,
            *moment.others,
            side * target,
            side * moment.base,
            max(-9, min(9, side * moment.lead)),
            moment.left,
            result,
            moment.kind,
            number,
        )
    return bytes(rows), {"shapes": match.shapes, "lead": final, "luck": round(match.luck, 4)}
