"""Grades of Champions: one evaluation nominates a turn, a second one values it over all rolls of the reply.

The first evaluation plays a turn out and evaluates the positions that follow. The second evaluates the same positions
by the best replies to each of the six rolls that come next. All plans face the same rolls, each with its exact odds,
so neither dice of the match nor random numbers distinguish them. Playing the nominated plan costs nothing.

The nominated plan is the best of many estimates, so differences come out too large: of what grades claimed before they
were reduced, four fifths were lost when the matches were played on (`scripts/champions_blunders.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from dugout.bots.contract import COACH_SEED, Asked
from dugout.core.dice import Roller
from dugout.core.ids import Choice
from dugout.games.champions import choices as ch
from dugout.games.champions.judgement.lookahead import LIKELY, TURN_BEGINS, reply_value
from dugout.games.champions.judgement.turns import Turn, action_turns, chase_turns, leg_turns
from dugout.games.champions.parts.opponents.advice import why
from dugout.games.champions.parts.reporting.shares import Expectation, expected_shares
from dugout.games.champions.state import State
from dugout.report.verdict.judge import Weighed

WIDTH: Final = 12
"""The number of turns, those with the best estimates, that the first evaluation covers."""
RIVALS: Final = 3
"""The number of turns whose range of values shows whether there was a real decision; the best of them is nominated."""
REPLIES: Final = 2
"""The number of kicks of the other coach that are played out for each of his rolls, besides his best walk."""
SMALL: Final = ("intercept", "dive", "rebound")
"""Questions with few answers in the middle of a turn."""
USUAL: Final = 0.02
"""The usual disagreement of both evaluations about the difference between two turns."""
TRUST: Final = 4
"""The weight of the usual disagreement in the error; the disagreement about the decision itself has weight 1."""
CONFIRMED: Final = 0.8
"""The fraction of a difference between two plans that rollouts confirm."""
PARTS: Final = (ch.RUN, ch.KICK, ch.WALK, ch.PUSH, ch.PICK_UP)


class Replies(Expectation):
    """Evaluates the positions after a turn by the six rolls of the coach who is next."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.shallow = Expectation(weights)

    def judge(self, s: State, odds: float) -> float:
        if s.ended or odds < LIKELY or s.agenda.top.kind not in TURN_BEGINS or s.held:
            return super().judge(s, odds)
        mine = reply_value(s, self.shallow, None, REPLIES)
        return mine if s.owner == self.seat else 1 - mine


class ChampionsJudge:
    """Evaluates positions by the exact odds of the turn that was rolled, and turns by two evaluations."""

    version = "champions-3"
    grades = True

    def __init__(self, weights: dict[str, float]) -> None:
        self._weights = weights
        self._first = Expectation(weights)
        self._second = Replies(weights)

    def value(self, s: State) -> float:
        home, away = expected_shares(s, self._weights)
        return home - away

    def weigh(self, asked: Asked, played: tuple[Choice, ...]) -> Weighed | None:
        """Grades turns, chases, attempts to step in and dives; arrangements at a dead ball are not graded."""
        s: State = asked.rules.resample(asked.view, Roller(COACH_SEED))
        turns = self._turns(s, asked.view.phase, asked.legal)
        mine, of = given(asked.view.phase, played)
        if not turns or not mine:
            return None
        first = [(self._first.value(s, asked.seat, turn.choices), turn) for turn in turns[:WIDTH]]
        first.sort(key=lambda one: -one[0])
        best = first[0][1]
        shown = [value for value, _ in first[:RIVALS]]
        value = self._second.value(s, asked.seat, best.choices)
        own, gap = value, 0.0
        if mine != best.choices:
            own = self._second.value(s, asked.seat, mine)
            shown.append(self._first.value(s, asked.seat, mine))
            gap = shown[0] - shown[-1] - (value - own)
        own = value - CONFIRMED * (value - own)
        is_better = value > own
        reason, args = why(s, asked.seat, best) if is_better else ("", {})
        side = 2 if asked.seat == 0 else -2
        return Weighed(
            best=side * (value - 0.5),
            played=side * (own - 0.5),
            error=CONFIRMED * sqrt((TRUST * USUAL**2 + (2 * gap) ** 2) / (TRUST + 1) / 2),
            span=2 * (max(shown) - min(shown)),
            better=best.choices if is_better else (),
            of=of,
            reason=reason,
            args=args,
        )

    def _turns(self, s: State, phase: str, legal: Sequence[Choice]) -> list[Turn]:
        quick = self._first.weights.quick
        if phase == "action":
            return action_turns(s.copy(), legal, quick)
        if phase == "leg":
            return leg_turns(s.copy(), legal, quick)
        if phase == "chase":
            return chase_turns(s.copy(), legal, quick)
        return [Turn((choice,), 0.0) for choice in legal] if phase in SMALL else []


def given(phase: str, played: tuple[Choice, ...]) -> tuple[tuple[Choice, ...], int]:
    """The turn that was played, without answers that were taken back, and the number of answers it took."""
    if phase not in ("action", "leg"):
        return played[:1], 1
    kept: list[Choice] = []
    of = 0
    for count, choice in enumerate(played, start=1):
        kind = choice >> ch.SHIFT
        if kind == ch.BACK and kept:
            kept.pop()
        elif kind in PARTS:
            kept.append(choice)
            of = count
        else:
            break
        if kept and kept[0] >> ch.SHIFT not in (ch.RUN, ch.KICK):
            break
    return tuple(kept), of
