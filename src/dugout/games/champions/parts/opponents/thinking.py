"""`medium` and `hard`: estimate all complete turns, play the most promising ones out, choose the best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from dugout.bots.base import Bot, Budget
from dugout.bots.search.narrowing import Rated, rate, refine
from dugout.core.dice import Roller
from dugout.core.ids import Choice, Seat
from dugout.core.rules import Rules
from dugout.games.champions.choices import BACK, SHIFT
from dugout.games.champions.judgement import set_pieces
from dugout.games.champions.judgement.lookahead import LIKELY, DeepOutcomes
from dugout.games.champions.judgement.outcomes import Outcomes
from dugout.games.champions.judgement.turns import Turn, action_turns, chase_turns, leg_turns
from dugout.games.champions.parts.opponents.learned import Evaluation, first_evaluation, standard_evaluation
from dugout.games.champions.parts.opponents.style import PLAIN, shape_of
from dugout.games.champions.state import State
from dugout.games.champions.terms import NO_RESTART
from dugout.games.champions.view import ChampionsView

SMALL: Final = (
    "intercept",
    "dive",
    "rebound",
    "row-two",
    "step",
    "reloc",
    "drop",
    "keeper",
    "beside",
    "thrower",
    "taker",
    "wall",
    "wall-man",
    "victim-man",
    "entry",
    "foul",
    "penalty",
)
"""Questions with few answers, each of which is played out up to the next roll."""

SLIP: Final = 0.08
"""The largest random error of `medium` in the value of a turn, in goals."""
HOPELESS: Final = 0.25
"""Turns whose value is lower than the best by more than this are not refined."""
REPLY_NODES: Final = 10
"""Cost in nodes of evaluating a turn over the other coach's six rolls."""
ANSWER_NODES: Final = 60
"""Cost in nodes of evaluating the rolls that follow his best replies."""


@dataclass(frozen=True)
class Search:
    """How widely `DeepBot` looks."""

    played_out: int = 40
    """The number of turns that are played out, if half of the budget is enough for them."""
    with_replies: int = 8
    """The most turns that are evaluated by the replies to them."""
    width: int = 2
    """The number of replies played out for each roll of the other coach."""
    likely: float = LIKELY
    """Positions with a lower probability are not searched."""
    first: float = 1.0
    """The weight of the value without replies, as a multiple of the weight of the value with them."""


USUAL: Final = Search()


class ThinkingBot(Bot):
    """Plays the turn with the highest learned value among those that its budget covers."""

    def __init__(self, budget: Budget, evaluation: Evaluation | None = None) -> None:
        super().__init__(budget)
        self.evaluation = evaluation or standard_evaluation()
        self.outcomes = Outcomes(self.evaluation.weights, True, self.evaluation.standing)
        self.style = PLAIN

    def think(
        self, rules: Rules[Any, Any], seat: Seat, view: Any, legal: Sequence[Choice], roller: Roller
    ) -> Choice:
        assert isinstance(view, ChampionsView)
        s: State = rules.resample(view, roller)
        if view.phase == "lineup":
            shapes = self.evaluation.shapes
            liked = [choice for choice in legal if shape_of(choice) in shapes] if shapes else legal
            return self.style.line_up(liked or legal, roller)
        turns = self.turns(s, view.phase, legal)
        if not turns:
            return set_pieces.decide(s, seat, view.phase, legal, roller)
        rated = self.rate(s, seat, turns)
        return (self.choose(rated, roller) if rated else turns[0]).choices[0]

    def turns(self, s: State, phase: str, legal: Sequence[Choice]) -> list[Turn]:
        """Candidates, best estimate first; none for questions that are answered by fixed rules."""
        quick = self.outcomes.weights.quick
        if phase == "action":
            return action_turns(s, legal, quick)
        if phase == "leg":
            return leg_turns(s, legal, quick)
        if phase == "chase":
            return chase_turns(s, legal, quick)
        if phase in SMALL and (s.restart != NO_RESTART or s.ball >= 0 or s.flight_from >= 0):
            return [Turn((choice,), 0.0) for choice in legal if choice >> SHIFT != BACK]
        return []

    def choose(self, rated: list[Rated[Turn]], roller: Roller) -> Turn:
        """The best turn, with the bias of the style."""
        return max(rated, key=lambda entry: entry.value + self.style.of_turn(entry.candidate)).candidate

    def rate(self, s: State, seat: Seat, turns: list[Turn]) -> list[Rated[Turn]]:
        """The turns covered by the budget, best first."""
        return rate(turns, lambda turn: self.outcomes.value(s, seat, turn.choices), self.spend)


class PlainBot(ThinkingBot):
    """Ignores the shots of coming turns, and adds a small random error."""

    def __init__(self, budget: Budget) -> None:
        super().__init__(budget, first_evaluation())
        self.outcomes = Outcomes(self.evaluation.weights, sees_danger=False)

    def choose(self, rated: list[Rated[Turn]], roller: Roller) -> Turn:
        """The best turn by values with random errors."""
        best, best_value = rated[0].candidate, float("-inf")
        for value, turn in rated:
            seeming = value + self.style.of_turn(turn) + SLIP * roller.below(1000) / 1000
            if seeming > best_value:
                best, best_value = turn, seeming
        return best


class DeepBot(ThinkingBot):
    """Evaluates the best turns over the other coach's six rolls, and with more budget over its own rolls after them.

    Each pass costs several times the one before and covers fewer turns. The value of a turn is the mean over all
    passes, because their errors differ.
    """

    def __init__(self, budget: Budget, evaluation: Evaluation | None = None, search: Search = USUAL) -> None:
        super().__init__(budget, evaluation)
        weights, standing = self.evaluation.weights, self.evaluation.standing
        self.search = search
        self.replies = DeepOutcomes(weights, search.width, 1, standing)
        self.answers = DeepOutcomes(weights, search.width, 2, standing)
        self.replies.likely = self.answers.likely = search.likely

    def rate(self, s: State, seat: Seat, turns: list[Turn]) -> list[Rated[Turn]]:
        """Many turns are played out, then replies to the best of them, then, if the budget allows, answers to those."""
        search = self.search
        rated = super().rate(s, seat, turns[: min(search.played_out, self.budget.nodes // 2)])
        hopeful = [entry for entry in rated if entry.value > rated[0].value - HOPELESS]
        hopeful = hopeful[: search.with_replies]
        replied = refine(
            hopeful, self.evaluator(self.replies, s, seat), search.first, self.spend, REPLY_NODES
        )
        evaluations = search.first + 1
        answered = refine(
            replied, self.evaluator(self.answers, s, seat), evaluations, self.spend, ANSWER_NODES
        )
        return answered or replied or rated

    def evaluator(self, outcomes: Outcomes, s: State, seat: Seat) -> Callable[[Turn], float]:
        """The function by which these outcomes evaluate a turn."""
        return lambda turn: outcomes.value(s, seat, turn.choices)

    def judged(self, s: State, seat: Seat, choices: tuple[Choice, ...]) -> float:
        """The value of a single turn, as in the first two stages."""
        return (self.outcomes.value(s, seat, choices) + self.replies.value(s, seat, choices)) / 2
