"""The coach's advice for Voetbal Toto: goals and whistles by their effect on the seat's own form and on the pot."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from dugout.bots.base import Budget
from dugout.bots.contract import COACH_SEED, MOST_HINTS, Advice, Asked, Step
from dugout.core.dice import Roller
from dugout.core.ids import Choice
from dugout.games.toto.board import WHISTLE_FACE
from dugout.games.toto.choices import COVERED, GOAL_SIDE, OPEN, STAND, WHISTLE, describe, is_form
from dugout.games.toto.parts.opponents.beliefs import Reader
from dugout.games.toto.parts.opponents.hard import Hard
from dugout.games.toto.parts.opponents.player import after_goal
from dugout.games.toto.parts.opponents.scenarios import Outlook
from dugout.games.toto.parts.opponents.style import HARD
from dugout.games.toto.parts.opponents.table import DRAW, Table, held_by_others
from dugout.games.toto.view import TotoView

THOUGHT: Final = Budget(240)
"""What every word of the coach rests on, at the table and after the match: with less, or with a limit of time, the two
could contradict each other."""

WORTH_LEARNING: Final = 0.02
"""The smallest loss, as a part of the pot, for which a decision is shown after a match."""
CLEARLY: Final = 0.08
"""The margin by which a better goal must raise the chance of a forecast more."""
RANKS: Final = {"right": 0, "safer": 1, "nearer": 1, "none": 2, "further": 3, "wrong": 3}
"""The board's marks for the effect of a goal on the seat's own form, best first."""
AGAINST: Final = frozenset({"further", "wrong"})
HELPS: Final = 1
NO_HARM: Final = 2
"""The last rank that is good, and the last that does no harm."""

SILENT: Final = {
    OPEN: "coach-plan-to-open",
    COVERED: "coach-plan-to-covered",
    STAND: "coach-plan-to-stand",
}
"""Answers that need the coach's own texts."""

Figures = dict[str, int | str]


class TotoAdviser:
    """Goals by their gain; every other question is answered as `hard` would.

    Whatever the budget is, he says nothing that he would not say with `THOUGHT`: with less he only looks whether it is
    worth thinking.
    """

    def advise(self, asked: Asked, budget: Budget) -> list[Advice]:
        if asked.view.phase == "turn":
            return self.goals(asked)[:MOST_HINTS]
        if asked.view.phase == "window":
            worth = weighed_whistle(asked, THOUGHT)
            stops = worth.saves > 0 and WHISTLE in asked.legal
            reason = "hint-to-whistle" if stops else "hint-to-stand"
            return [Advice((WHISTLE if stops else STAND,), 0.0, reason, worth.figures)]
        choice = thinker(asked, THOUGHT).decide(
            asked.rules, asked.seat, asked.view, asked.legal, Roller(COACH_SEED)
        )
        if is_form(choice):
            ones, draws = Table(asked.view).hand[0], describe(choice).count(str(DRAW + 1))
            return [Advice((choice,), 0.0, "hint-to-form", {"ones": ones, "draws": draws})]
        return [Advice((choice,), 0.0, "hint-to-covered" if choice == COVERED else "hint-best")]

    def goals(self, asked: Asked) -> list[Advice]:
        """The goals that he would not criticise afterwards: first one that the board ticks, then by gain.

        Ones are worth keeping, but advice against a ticked goal would not be understood; instead, the texts of goals
        that need no one say that they save ones.
        """
        found = weighed(asked, THOUGHT)
        most = max(goal.gain for goal in found)
        saves = not all(goal.opens for goal in found)
        first = next((goal for goal in found if goal.is_ticked(asked.view)), found[0])
        good = [goal for goal in found if goal is not first and better(asked.view, found, goal) is None]
        others = [self._advice(asked.view, goal, most, saves, first) for goal in good]
        best = replace(self._advice(asked.view, first, most, saves, first), value=found[0].value)
        return [best, *others]

    def _advice(self, view: TotoView, goal: Goal, most: float, saves: bool, first: Goal) -> Advice:
        """`most`: the highest gain of all goals; `saves`: whether there are goals that do not cost a one."""
        args = {**goal.figures(view), **ones_of(view), "percent": max(0, round(goal.gain * 100))}
        if goal.change == "up":
            args["ones"] = "same"
            if saves and goal is not first:
                args["ones"] = "spent" if goal.opens else "saved" if first.opens else "same"
            return Advice((goal.choice,), goal.value, "hint-to-goal", args)
        kept = not goal.opens and saves and any(face == 0 for pair in view.scores for face in pair)
        args["why"] = "least" if goal.gain >= most else "ones" if kept else "other"
        return Advice((goal.choice,), goal.value, "hint-to-harmless", args)

    def reviews(self, view: Any) -> bool:
        """Turns, and goals that hurt (TO-13.13) and that a whistle could stop."""
        if view.phase == "window":
            return view.window.hurts and Table(view).hand[WHISTLE_FACE] > 0
        return bool(view.phase == "turn")

    def compare(
        self, asked: Asked, played: tuple[Choice, ...], budget: Budget
    ) -> tuple[float, Advice] | None:
        """What was played, and a goal that would have done more for the seat's form, or as much without a one; or a
        whistle that was kept in the hand. Nothing that he advised then is ever criticised."""
        judge = stood_too_long if asked.view.phase == "window" else played_worse
        found = judge(asked, played[0], budget)
        return found and judge(asked, played[0], THOUGHT)

    def say(self, choice: Choice) -> Step | None:
        """Texts for answers that are secret until all have answered: hands, forms, and not whistling."""
        if is_form(choice):
            return Step("coach-plan-to-form", {"marks": " ".join(describe(choice)[5:])})
        return Step(SILENT[choice], {}) if choice in SILENT else None


@dataclass(frozen=True)
class Goal:
    """A possible goal and its effects."""

    choice: Choice
    side: int
    gain: float
    """As a part of the pot."""
    opens: bool
    """Whether it costs a one while others hold cards."""
    before: float
    after: float
    """The probability that the seat's forecast of the match comes true, without (`before`) and with the goal."""

    @property
    def value(self) -> float:
        return self.gain - (HARD.ones if self.opens else 0.0)

    def loses(self, best: Goal) -> float:
        """What is lost by it compared with a better one; a one that need not be spent counts, too."""
        return best.gain - self.gain + (WORTH_LEARNING if self.opens and not best.opens else 0.0)

    @property
    def raises(self) -> float:
        return self.after - self.before

    @property
    def change(self) -> str:
        """The change as people see it, in whole percents."""
        return change(self.before, self.after)

    def rank(self, view: TotoView) -> int:
        return RANKS[(view.effects or [])[self.side]]

    def is_ticked(self, view: TotoView) -> bool:
        return self.rank(view) == RANKS["right"] and self.change == "up"

    def is_plain(self, view: TotoView) -> bool:
        """Whether its effect on the chance agrees with the board; anything else could not be explained."""
        rank = self.rank(view)
        return rank == NO_HARM or self.change == ("up" if rank <= HELPS else "down")

    def figures(self, view: TotoView, prefix: str = "") -> Figures:
        """The match with its forecast, and the effect of the goal on its chance."""
        facts = forecast(view, self.side // 2, self.before, self.after)
        return {prefix + name: value for name, value in facts.items()}


def change(before: float, after: float) -> str:
    was, now = round(100 * before), round(100 * after)
    return "up" if now > was else "down" if now < was else "same"


def forecast(view: TotoView, fixture: int, before: float, after: float) -> Figures:
    """The seat's forecast for a match (counted from 0), and its probability before and after a goal."""
    home, away = (name if view.own_fixtures else f"team-{name.lower()}" for name in view.fixtures[fixture])
    mark = int((view.seats[view.seat].form or "3" * (fixture + 1))[fixture])
    facts: Figures = {"fixture": fixture + 1, "home": home, "away": away, "mark": mark}
    chances: Figures = {"before": round(100 * before), "after": round(100 * after)}
    return facts | chances | {"change": change(before, after)}


def ones_of(view: TotoView) -> Figures:
    """The number of teams that have not scored: only a one can be their first goal."""
    return {"open": sum(score == 0 for pair in view.scores for score in pair)}


@dataclass(frozen=True)
class Whistle:
    """What a whistle against the goal in question is worth."""

    regained: float
    """As a part of the pot."""
    saves: float
    """The same, less what a whistle is worth that stays in the hand."""
    figures: Figures
    """The effect of the goal on the seat's own forecast of its match."""


def weighed_whistle(asked: Asked, budget: Budget) -> Whistle:
    """What `hard` weighs before it whistles, and the chances of the seat's forecast in the same scenarios."""
    table, goal = Table(asked.view), asked.view.window
    outlook = outlook_of(asked, table, budget)
    side = 2 * (goal.fixture - 1) + goal.side
    before, now = after_goal(table.scores, side, -1), after_goal(table.scores, side, 0)
    regained = outlook.gain(*before)
    held = table.hand[WHISTLE_FACE]
    saves = regained - HARD.price(table.to_come, held) if held else 0.0
    # as for goals: one against the forecast cannot make it likelier, nor one for it less likely
    bound = min if goal.effect in AGAINST else max
    was = outlook.chance(*before)
    chances = was, bound(was, outlook.chance(*now))
    return Whistle(regained, saves, forecast(asked.view, goal.fixture - 1, *chances))


def stood_too_long(asked: Asked, played: Choice, budget: Budget) -> tuple[float, Advice] | None:
    """A goal against the seat's own form that was let stand although a whistle was worth its price."""
    worth = weighed_whistle(asked, budget)
    if played != STAND or worth.saves < WORTH_LEARNING or worth.figures["change"] != "down":
        return None
    args = {**worth.figures, "whistles": Table(asked.view).hand[WHISTLE_FACE]}
    args["percent"] = round(100 * worth.regained)
    return 0.0, Advice((WHISTLE,), worth.saves, "hint-to-let-stand", args, of=1)


def better(view: TotoView, goals: list[Goal], mine: Goal) -> Goal | None:
    """A goal that would have done clearly more than another.

    It never contradicts the marks of the board: a ticked goal is never criticised in favour of one without a tick.
    """
    if not mine.is_plain(view):
        return None
    allowed = [goal for goal in goals if goal.rank(view) <= min(mine.rank(view), NO_HARM)]
    if mine.is_ticked(view):
        allowed = [goal for goal in allowed if goal.is_ticked(view)]
    frugal = [goal for goal in allowed if mine.opens and not goal.opens and goal.gain >= mine.gain]
    helps = [goal for goal in allowed if goal.rank(view) <= HELPS and goal.opens == mine.opens]
    alike = [goal for goal in helps if goal.raises > mine.raises + CLEARLY]
    best = max(frugal or alike, key=lambda goal: goal.gain, default=None)
    return best if best is not None and mine.loses(best) >= WORTH_LEARNING else None


def played_worse(asked: Asked, played: Choice, budget: Budget) -> tuple[float, Advice] | None:
    """A goal, where another would have done clearly more."""
    view, goals = asked.view, weighed(asked, budget)
    mine = next((goal for goal in goals if goal.choice == played), None)
    best = mine and better(view, goals, mine)
    if mine is None or best is None:
        return None
    frugal = mine.opens and not best.opens
    args = {**best.figures(view), **mine.figures(view, "played-"), **ones_of(view)}
    args["why"] = "ones" if frugal else "hurts" if mine.change == "down" else "more"
    args["percent"] = round((best.gain - mine.gain) * 100)
    value = mine.gain + mine.loses(best)
    return mine.gain, Advice((best.choice,), value, "hint-to-better", args, of=1)


def weighed(asked: Asked, budget: Budget) -> list[Goal]:
    """All possible goals of the seat, best first."""
    table = Table(asked.view)
    outlook = outlook_of(asked, table, budget)
    keeps_ones = held_by_others(table, 0) > 0
    found: list[Goal] = []
    for choice in asked.legal:
        side = choice - GOAL_SIDE
        then, now = after_goal(table.scores, side), after_goal(table.scores, side, 0)
        opens = table.scores[side] == 0 and keeps_ones
        before, after = outlook.chance(*now), outlook.chance(*then)
        goal = Goal(choice, side, outlook.gain(*then), opens, before, after)
        # scenarios are only a model: a goal for the forecast cannot make it less likely, nor one against it likelier
        bound = max if goal.rank(asked.view) <= HELPS else min
        found.append(replace(goal, after=bound(before, after)))
    return sorted(found, key=lambda goal: -goal.value)


def outlook_of(asked: Asked, table: Table, budget: Budget) -> Outlook:
    """Possible ends of the round, given everything that the seat has seen."""
    return thinker(asked, budget).outlook(table, Reader(asked.view, asked.seen), Roller(COACH_SEED))


def thinker(asked: Asked, budget: Budget) -> Hard:
    """`hard`, with the events that the seat has seen."""
    found = Hard(budget)
    found.observe(asked.seen)
    found.start_thinking()
    return found
