"""The coach's advice for Counter Attack: the best answers of `hard`, their chances, and why they are good."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from dugout.bots.base import Budget
from dugout.bots.contract import COACH_SEED, MOST_HINTS, Advice, Asked, Step
from dugout.core.dice import Roller
from dugout.core.ids import Choice
from dugout.games.counter_attack import analysis, choices, keeper_odds, kinds
from dugout.games.counter_attack.judgement import moves, threat
from dugout.games.counter_attack.judgement.weights import KEEN
from dugout.games.counter_attack.parts.opponents import hard, occasions, reasons
from dugout.games.counter_attack.rules import clock, tackling
from dugout.games.counter_attack.state import State

WORTH_LEARNING: Final = 0.04
"""The smallest loss, in goals, for which a decision is shown after a match."""
MISSED: Final = 0.15
"""… and for a missed chance, if the answer that was played is not among the candidates."""
WEIGHED: Final = (kinds.ASK_ACTION, kinds.ASK_SET_PIECE, kinds.ASK_TACKLE, kinds.ASK_HEAD)
"""Questions that are reviewed after a match: a single answer decides them."""
SAID: Final = (*WEIGHED, kinds.ASK_MOVE, kinds.ASK_DRIBBLE, kinds.ASK_DIVE, kinds.ASK_AIM, kinds.ASK_THROW,
    kinds.ASK_KICKOFF_PASS, kinds.ASK_KEEPER_STEP, kinds.ASK_SNAP_MOVE)  # fmt: skip
"""Questions with their own sentences."""

HARDLY: Final = 0.001
"""The weight of `hard`'s values between steps that have the same chances on the panel."""

SILENT: Final = {
    choices.END: "coach-plan-ca-end",
    choices.STAY: "coach-plan-ca-stay",
    choices.NO: "coach-plan-ca-no",
    choices.MOVE: "coach-plan-ca-move",
    choices.PLAY_ON: "coach-plan-ca-play-on",
    choices.TAKE_KICK: "coach-plan-ca-take-kick",
    choices.DROP: "coach-plan-ca-drop",
    choices.HEADER: "coach-plan-ca-header",
}
"""Answers that need the coach's own texts."""

SHOOTS: Final = ("hint-ca-shot", "hint-ca-run-and-shoot", "hint-ca-walk-in")
"""Reasons for candidates that end with a shot at goal."""


class CounterAttackAdviser:
    """Up to three answers that differ in the man or in the kind of play."""

    def advise(self, asked: Asked, budget: Budget) -> list[Advice]:
        s: State = asked.rules.resample(asked.view, Roller(COACH_SEED))
        if s.agenda.top.kind not in SAID:
            last = last_shot(s, asked, [])
            if last is not None:
                return [last]
            choice = hard.HardBot(budget).decide(
                asked.rules, asked.seat, asked.view, asked.legal, Roller(COACH_SEED)
            )
            return [Advice((choice,), 0.0, *occasions.why(s, asked.seat, choice))]
        ideas = ranked(s, asked, budget)
        last = last_shot(s, asked, ideas)
        found = [] if last is None else [last]
        gists = {gist(s, advice.choices[0]) for advice in found}
        for value, choice in ideas:
            if gist(s, choice) not in gists and len(found) < MOST_HINTS:
                gists.add(gist(s, choice))
                found.append(Advice(reasons.whole(s, choice), value, *reasons.why(s, asked.seat, choice)))
        return found or [Advice((asked.rules.default(s, asked.seat),), 0.0, "hint-best")]

    def reviews(self, view: Any) -> bool:
        return bool(view.ask in ("ca.action", "ca.set-piece", "ca.tackle", "ca.head"))

    def compare(
        self, asked: Asked, played: tuple[Choice, ...], budget: Budget
    ) -> tuple[float, Advice] | None:
        """The answer that was played compared with the best; one that is not among the candidates counts as zero."""
        s: State = asked.rules.resample(asked.view, Roller(COACH_SEED))
        if s.agenda.top.kind not in WEIGHED:
            return None
        ideas = ranked(s, asked, budget)
        if not ideas:
            return None
        best_value, best = ideas[0]
        given = [value for value, choice in ideas if choice == played[0]]
        value, cost = (given[0], WORTH_LEARNING) if given else (0.0, MISSED)
        if best_value - value < cost:
            return None
        reason, args = reasons.why(s, asked.seat, best)
        if reason in SHOOTS and shot_as_well(s, asked.seat, played[0], args["percent"]):
            return None
        return value, Advice((best,), best_value, reason, args)

    def say(self, choice: Choice) -> Step | None:
        """Texts for line-ups, which are secret, and for answers after which nothing happens (staying, declining)."""
        verb = choices.verb_of(choice)
        if verb in (choices.LINEUP, choices.OWN):
            return Step("coach-plan-ca-lineup", {"formation": choices.FORMATIONS[choices.first(choice)]})
        return Step(SILENT[verb], {}) if verb in SILENT else None


def shot_as_well(s: State, seat: int, played: int, percent: int | str) -> bool:
    """What was played was a shot with at least this chance: nobody learns from another way to the same chance."""
    is_shot = choices.verb_of(played) in (choices.SHOT, choices.SNAPSHOT)
    return is_shot and reasons.on_panel(s, seat, played, "goal") >= int(percent)


def last_shot(s: State, asked: Asked, ideas: list[tuple[float, int]]) -> Advice | None:
    """CA-18.5: a possible shot when the half ends before another one; None if the best candidate is a shot anyway."""
    shots = [c for c in asked.legal if choices.verb_of(c) in (choices.SHOT, choices.SNAPSHOT)]
    if not shots or threat.minutes_left(s) > clock.PHASE_MINUTES:
        return None
    if ideas and reasons.why(s, asked.seat, ideas[0][1])[0] in SHOOTS:
        return None
    chances = {choice: reasons.on_panel(s, asked.seat, choice, "goal") for choice in shots}
    best = max(shots, key=lambda choice: chances[choice])
    value = ideas[0][0] if ideas else 0.0
    return Advice((best,), value, "hint-ca-last-shot", {"percent": chances[best]}) if chances[best] else None


def ranked(s: State, asked: Asked, budget: Budget) -> list[tuple[float, int]]:
    """The candidates of `hard`, best first."""
    thinker = hard.HardBot(budget)
    thinker.start_thinking()
    weights = moves.mood(s, asked.seat, KEEN)
    ideas = moves.rated(s, asked.seat, list(asked.legal), weights, thinker.spend)
    if s.agenda.top.kind == kinds.ASK_TACKLE and rash(s):
        ideas = [idea for idea in ideas if choices.verb_of(idea[1]) == choices.NO] or ideas
    if s.agenda.top.kind == kinds.ASK_MOVE:
        ideas = [idea for idea in ideas if not idle(s, asked.seat, idea[1])] or ideas
    if s.agenda.top.kind == kinds.ASK_KEEPER_STEP:
        ideas = [(HARDLY * value - danger(s, choice), choice) for value, choice in ideas]
    return sorted(ideas, key=lambda idea: (-idea[0], idea[1]))


def danger(s: State, choice: int) -> float:
    """CA-13.3: the chance on the panel for a step of the keeper, so that no worse step is recommended."""
    found = keeper_odds.step(s, choices.describe(choice))
    sign = -1 if "takes" in found else 1
    return sign * float(sum(Fraction(*pair) for pair in found.values()))


def idle(s: State, seat: int, choice: int) -> bool:
    """Whether somebody would move without leaving his place, and for no tackle that is worth it: nothing to advise."""
    if choices.verb_of(choice) != choices.RUN or s.cell[choices.first(choice)] != choices.second(choice):
        return False
    return reasons.why(s, seat, choice)[0] != "hint-ca-press"


def rash(s: State) -> bool:
    """Whether the tackle in question is a foul more often than it wins the ball; such tackles are not recommended."""
    exact = analysis.tackle(s, s.asked_piece(), tackling.TACKLE)
    return bool(exact["foul"] > exact["won"])


def gist(s: State, choice: int) -> tuple[int, int]:
    """Answers with the same gist count as variants of each other."""
    verb = choices.verb_of(choice)
    if verb == choices.RUN:
        return verb, choices.first(choice)
    if verb in (choices.SHOT, choices.AIM, choices.GOAL, choices.DRIBBLE):
        return verb, 0
    return verb, choices.first(choice)
