"""What the coach says about Counter Attack: the best answers of `hard`, their chances, and why they are good."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from dugout.bots.base import Budget
from dugout.bots.contract import COACH_SEED, MOST_HINTS, Advice, Asked, Step
from dugout.core.dice import Roller
from dugout.core.ids import Choice
from dugout.games.counter_attack import analysis, choices, kinds, terms
from dugout.games.counter_attack.board import NEAR_1
from dugout.games.counter_attack.parts.opponents import hard, threat
from dugout.games.counter_attack.parts.opponents.weights import KEEN
from dugout.games.counter_attack.rules import clock, dribble, routes, tackling
from dugout.games.counter_attack.state import State

WORTH_LEARNING: Final = 0.04
"""Goals that a decision must cost to be shown after a match."""
MISSED: Final = 0.15
"""… and a chance that was missed by something nobody would think of."""
NO_SHARES: Final = ("rolls", "route", "keeper")
"""What odds tell besides shares: who rolls, which way, and where the keeper gets."""
WEIGHED: Final = (kinds.ASK_ACTION, kinds.ASK_SET_PIECE, kinds.ASK_TACKLE, kinds.ASK_HEAD)
"""Questions that are looked at after a match: one answer decides."""
SAID: Final = (*WEIGHED, kinds.ASK_MOVE, kinds.ASK_DRIBBLE, kinds.ASK_DIVE, kinds.ASK_AIM, kinds.ASK_THROW,
    kinds.ASK_KICKOFF_PASS, kinds.ASK_KEEPER_STEP, kinds.ASK_SNAP_MOVE)  # fmt: skip
"""Questions with a sentence of their own."""
WORTH_A_TACKLE: Final = 20
"""Percent of tackles that must be won for a run at the carrier to be meant for one."""
GROUND: Final = (choices.STANDARD, choices.SHORT, choices.FIRST, choices.THROW)

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
"""Answers that need words of the coach's own."""

SHOOTS: Final = ("hint-ca-shot", "hint-ca-run-and-shoot", "hint-ca-walk-in")
"""Reasons of ideas that end with a shot at goal."""

Reason = tuple[str, dict[str, int | str]]


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
            return [Advice((choice,), 0.0, "hint-best")]
        ideas = ranked(s, asked, budget)
        last = last_shot(s, asked, ideas)
        found = [] if last is None else [last]
        gists = {gist(s, advice.choices[0]) for advice in found}
        for value, choice in ideas:
            if gist(s, choice) not in gists and len(found) < MOST_HINTS:
                gists.add(gist(s, choice))
                found.append(Advice(whole(s, asked.seat, choice), value, *why(s, asked.seat, choice)))
        return found or [Advice((asked.rules.default(s, asked.seat),), 0.0, "hint-best")]

    def weighs(self, view: Any) -> bool:
        return bool(view.ask in ("ca.action", "ca.set-piece", "ca.tackle", "ca.head"))

    def compare(
        self, asked: Asked, played: tuple[Choice, ...], budget: Budget
    ) -> tuple[float, Advice] | None:
        """The answer that was given against the best; one that was not thought of counts as nothing gained."""
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
        return value, Advice((best,), best_value, *why(s, asked.seat, best))

    def say(self, choice: Choice) -> Step | None:
        """Line-ups are kept secret, and nothing happens where somebody stays or declines."""
        verb = choices.verb_of(choice)
        if verb in (choices.LINEUP, choices.OWN):
            return Step("coach-plan-ca-lineup", {"formation": choices.FORMATIONS[choices.first(choice)]})
        return Step(SILENT[verb], {}) if verb in SILENT else None


def last_shot(s: State, asked: Asked, ideas: list[tuple[float, int]]) -> Advice | None:
    """CA-18.5: a shot that is on, where the half will be over before another; None if the best idea shoots anyhow."""
    shots = [c for c in asked.legal if choices.verb_of(c) in (choices.SHOT, choices.SNAPSHOT)]
    if not shots or threat.minutes_left(s) > clock.PHASE_MINUTES:
        return None
    if ideas and why(s, asked.seat, ideas[0][1])[0] in SHOOTS:
        return None
    chances = {choice: on_panel(s, asked.seat, choice, "goal") for choice in shots}
    best = max(shots, key=lambda choice: chances[choice])
    value = ideas[0][0] if ideas else 0.0
    return Advice((best,), value, "hint-ca-last-shot", {"percent": chances[best]}) if chances[best] else None


def ranked(s: State, asked: Asked, budget: Budget) -> list[tuple[float, int]]:
    """The ideas of `hard`, best first."""
    thinker = hard.HardBot(budget)
    thinker.start_thinking()
    weights = hard.mood(s, asked.seat, KEEN)
    ideas = hard.rated(s, asked.seat, list(asked.legal), weights, thinker.spend)
    return sorted(ideas, key=lambda idea: (-idea[0], idea[1]))


def whole(s: State, seat: int, choice: int) -> tuple[int, ...]:
    """An answer, or the whole way of a run with the ball that it begins, as far as the same idea goes."""
    verb = choices.verb_of(choice)
    if verb == choices.DRIBBLE:
        piece, used, _ = s.agenda.top.kept()
        hexes = dribble.left_over(s, piece, used)
    elif verb == choices.RUN and choices.first(choice) == s.carrier:
        piece, hexes = s.carrier, routes.allowance(s, s.carrier)
    else:
        return (choice,)
    idea = threat.with_ball(s, piece, s.ball, KEEN, hexes)
    route: list[str] = analysis.steal(s, seat, idea.cell)["route"]
    way = tuple(choices.parse(text) for text in route)
    return way if way and way[0] == choice else (choice,)


def gist(s: State, choice: int) -> tuple[int, int]:
    """Answers with the same gist are variants of each other."""
    verb = choices.verb_of(choice)
    if verb == choices.RUN:
        return verb, choices.first(choice)
    if verb in (choices.SHOT, choices.AIM, choices.GOAL, choices.DRIBBLE):
        return verb, 0
    return verb, choices.first(choice)


def percent(chance: Any) -> int:
    return round(float(chance) * 100)


def on_panel(s: State, seat: int, choice: int, what: str) -> int:
    """A chance in percent, from where the panel has it: people see both."""
    found = analysis.odds(s, seat, choices.describe(choice))
    shares = {name: Fraction(*pair) for name, pair in found.items() if name not in NO_SHARES}
    return percents(shares)[what]


def percents(shares: dict[str, Fraction]) -> dict[str, int]:
    """Whole percent; parts of a whole add up to 100, as on the page: the largest remainders are rounded up."""
    if sum(shares.values()) != 1:
        return {name: percent(share) for name, share in shares.items()}
    whole = {name: int(share * 100) for name, share in shares.items()}
    by_rest = sorted(shares, key=lambda name: whole[name] - shares[name] * 100)
    for name in by_rest[: 100 - sum(whole.values())]:
        whole[name] += 1
    return whole


def shirt(piece: int) -> int:
    return piece % terms.MEN + 1


def why(s: State, seat: int, choice: int) -> Reason:
    """The sentence for an answer."""
    verb, target = choices.verb_of(choice), choices.first(choice)
    if verb == choices.RUN:
        return why_run(s, seat, target, choices.second(choice))
    if verb in GROUND:
        return why_pass(s, seat, choice)
    if verb == choices.HIGH:
        return "hint-ca-high", {"percent": on_panel(s, seat, choice, "accurate")}
    if verb in (choices.SHOT, choices.SNAPSHOT, choices.AIM, choices.GOAL):
        return "hint-ca-shot", {"percent": on_panel(s, seat, choice, "goal")}
    if verb in (choices.TACKLE, choices.DIVE):
        return "hint-ca-tackle", {"percent": on_panel(s, seat, choice, "won")}
    if verb == choices.DRIBBLE:
        piece, used, _ = s.agenda.top.kept()
        return why_carry(s, piece, dribble.left_over(s, piece, used))
    if verb == choices.MOVE:
        reason = why_carry(s, s.carrier, s.pace(s.carrier))
        return reason if reason[0] == "hint-ca-run-and-shoot" else ("hint-ca-move", {})
    return _plain(s, verb), {}


def why_carry(s: State, piece: int, hexes: int) -> Reason:
    """With the ball into the area, or just to a better place."""
    idea = threat.with_ball(s, piece, s.ball, KEEN, hexes)
    if idea.kind == threat.WALK_IN:
        return "hint-ca-run-and-shoot", {"shirt": shirt(piece), "percent": percent(idea.chance)}
    if idea.kind == threat.RUN_AND_SHOOT:
        keeps = analysis.steal(s, piece // terms.MEN, idea.cell)["keeps"]
        chance = min(idea.chance, float(keeps * snapshot_from(s, piece, idea.cell)))
        return "hint-ca-run-and-shoot", {"shirt": shirt(piece), "percent": percent(chance)}
    return "hint-ca-carry", {"shirt": shirt(piece)}


def snapshot_from(s: State, piece: int, cell: int) -> Fraction:
    """The chance of a snapshot once he is there with the ball, as the panel will show it then."""
    there = s.copy()
    there.place(piece, cell)
    return Fraction(analysis.snapshot_at_worst(there, piece)["goal"])


_DONE: Final = {
    kinds.ASK_SUBSTITUTE: "hint-ca-no-substitute",
    kinds.ASK_PLACE: "hint-ca-placed",
    kinds.ASK_FREE_MOVES: "hint-ca-stay",
    kinds.ASK_MOVE: "hint-ca-stay",
}
"""What ending a question means."""


def _plain(s: State, verb: int) -> str:
    """Answers that need no figures."""
    if verb == choices.END:
        return _DONE.get(s.agenda.top.kind, "hint-best")
    if verb == choices.OVER_LINE:
        return "hint-ca-walk-in"
    if verb == choices.NO:
        return "hint-ca-no-tackle"
    if verb == choices.HEAD:
        return "hint-ca-head"
    if verb == choices.STEP:
        return "hint-ca-keeper-step"
    return "hint-ca-stay" if verb == choices.STAY else "hint-best"


def why_pass(s: State, seat: int, choice: int) -> Reason:
    """To a man who can shoot, to a free man, or into space."""
    target = choices.first(choice)
    arrives = on_panel(s, seat, choice, "arrives")
    receiver = s.piece_at(target)
    if receiver < 0:
        return "hint-ca-through", {"percent": arrives}
    goal = float(snapshot_from(s, receiver, target))
    if threat.received(s, receiver, target, KEEN) >= KEEN.chance and goal >= KEEN.chance:
        return "hint-ca-pass-chance", {"shirt": shirt(receiver), "percent": arrives, "goal": percent(goal)}
    return "hint-ca-pass", {"shirt": shirt(receiver), "percent": arrives}


def why_run(s: State, seat: int, piece: int, cell: int) -> Reason:
    """Onto the ball, with it, at the carrier, into the way, or into space."""
    args: dict[str, int | str] = {"shirt": shirt(piece)}
    if s.ball_state == terms.LOOSE and cell == s.ball:
        return "hint-ca-fetch", args
    if piece == s.carrier:
        return why_carry(s, piece, routes.allowance(s, piece))
    if seat == s.attack:
        return "hint-ca-support", args
    if s.step == terms.STEP_B and s.ball_state == terms.CARRIED and NEAR_1[s.ball] >> cell & 1:
        there = s.copy()
        there.place(piece, cell)
        won = percents(analysis.tackle(there, piece, tackling.TACKLE))["won"]
        if piece != s.keeper[seat] and won >= WORTH_A_TACKLE:
            return "hint-ca-press", {**args, "percent": won}
    return "hint-ca-cover", args
