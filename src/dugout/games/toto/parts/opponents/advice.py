"""What the coach says about Voetbal Toto: goals and whistles by what they do to the own part of the pot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from dugout.bots.base import Budget
from dugout.bots.contract import COACH_SEED, MOST_HINTS, Advice, Asked, Step
from dugout.core.dice import Roller
from dugout.core.ids import Choice
from dugout.games.toto.choices import COVERED, GOAL_SIDE, OPEN, STAND, WHISTLE, describe, is_form
from dugout.games.toto.parts.opponents.beliefs import Reader
from dugout.games.toto.parts.opponents.hard import Hard
from dugout.games.toto.parts.opponents.player import after_goal
from dugout.games.toto.parts.opponents.style import HARD
from dugout.games.toto.parts.opponents.table import Table, held_by_others

WORTH_LEARNING: Final = 0.02
"""Part of the pot that a decision must cost to be shown after a match."""

SILENT: Final = {
    OPEN: "coach-plan-to-open",
    COVERED: "coach-plan-to-covered",
    STAND: "coach-plan-to-stand",
}
"""Answers that need words of the coach's own."""


class TotoAdviser:
    """Goals by their gain; every other question as `hard` would answer it."""

    def advise(self, asked: Asked, budget: Budget) -> list[Advice]:
        if asked.view.phase == "turn":
            return self.goals(asked, budget)[:MOST_HINTS]
        choice = thinker(asked, budget).decide(
            asked.rules, asked.seat, asked.view, asked.legal, Roller(COACH_SEED)
        )
        if choice == WHISTLE:
            return [Advice((choice,), 0.0, "hint-to-whistle")]
        return [Advice((choice,), 0.0, "hint-to-stand" if choice == STAND else "hint-best")]

    def goals(self, asked: Asked, budget: Budget) -> list[Advice]:
        """Every goal that can be made, the one that gains most first."""
        found = weighed(asked, budget)
        needless = not all(goal.opens for goal in found)
        return [self._advice(goal, needless) for goal in found]

    def _advice(self, goal: Goal, needless: bool) -> Advice:
        """`needless`: there are goals that cost no one."""
        percent = round(goal.gain * 100)
        reason = "hint-to-goal" if percent > 0 else "hint-to-harmless"
        if goal.opens and needless:
            reason = "hint-to-last-one"
        args: dict[str, int | str] = {"fixture": goal.side // 2 + 1, "percent": abs(percent)}
        return Advice((goal.choice,), goal.value, reason, args)

    def weighs(self, view: Any) -> bool:
        return bool(view.phase == "turn")

    def compare(
        self, asked: Asked, played: tuple[Choice, ...], budget: Budget
    ) -> tuple[float, Advice] | None:
        """What was played, and the best goal with what each does to the own form."""
        goals = weighed(asked, budget)
        best = goals[0]
        for goal in goals:
            if goal.choice == played[0] and best.value - goal.value >= WORTH_LEARNING:
                args: dict[str, int | str] = {
                    "better": asked.view.effects[best.side],
                    "played": asked.view.effects[goal.side],
                    "ones": "kept" if goal.opens and not best.opens else "same",
                    "percent": max(0, round((best.gain - goal.gain) * 100)),
                }
                return goal.value, Advice((best.choice,), best.value, "hint-to-better", args)
        return None

    def say(self, choice: Choice) -> Step | None:
        """Hands and forms are kept secret until all have answered, and so is who does not whistle."""
        if is_form(choice):
            return Step("coach-plan-to-form", {"marks": " ".join(describe(choice)[5:])})
        return Step(SILENT[choice], {}) if choice in SILENT else None


@dataclass(frozen=True)
class Goal:
    """A goal that can be made, and what it brings."""

    choice: Choice
    side: int
    gain: float
    """Of the pot."""
    opens: bool
    """It costs a one while others hold cards."""

    @property
    def value(self) -> float:
        return self.gain - (HARD.ones if self.opens else 0.0)


def weighed(asked: Asked, budget: Budget) -> list[Goal]:
    """All goals of the seat, the best first."""
    table = Table(asked.view)
    outlook = thinker(asked, budget).outlook(table, Reader(asked.view, asked.seen), Roller(COACH_SEED))
    keeps_ones = held_by_others(table, 0) > 0
    found: list[Goal] = []
    for choice in asked.legal:
        side = choice - GOAL_SIDE
        gain = outlook.gain(*after_goal(table.scores, side))
        found.append(Goal(choice, side, gain, table.scores[side] == 0 and keeps_ones))
    return sorted(found, key=lambda goal: -goal.value)


def thinker(asked: Asked, budget: Budget) -> Hard:
    """`hard`, having seen what the seat has seen."""
    found = Hard(budget)
    found.observe(asked.seen)
    found.start_thinking()
    return found
