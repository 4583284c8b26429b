"""The coach's advice for a turn of Champions: the best plans of `hard`, and why they are good."""

from __future__ import annotations

from typing import Any, Final

from dugout.bots.base import Budget
from dugout.bots.contract import COACH_SEED, MOST_HINTS, Advice, Asked, Step
from dugout.bots.search.narrowing import Rated
from dugout.core.dice import Roller
from dugout.core.ids import Choice, Seat
from dugout.games.champions import choices, flow, futures
from dugout.games.champions.board import SQUAD, kind_of, piece_named, seat_of, shirt_of
from dugout.games.champions.judgement.threat import distances, threat
from dugout.games.champions.judgement.turns import Turn
from dugout.games.champions.parts.opponents.thinking import DeepBot
from dugout.games.champions.rules import passing, shot
from dugout.games.champions.state import State
from dugout.games.champions.terms import ENDS_IN_GOAL
from dugout.games.champions.view import ChampionsView

NOTEWORTHY: Final = 5
"""The smallest change of a chance, in percent, that is mentioned."""
WORTH_LEARNING: Final = 0.03
"""The smallest loss, in goals, for which a decision is shown after a match."""

SILENT: Final = {choices.ROLL: "coach-plan-ch-roll", choices.NONE: "coach-plan-ch-none"}
"""Answers that need the coach's own texts."""

Reason = tuple[str, dict[str, int | str]]


class ChampionsAdviser:
    """Two or three different plans, and the purpose of each."""

    def advise(self, asked: Asked, budget: Budget) -> list[Advice]:
        """Plans that differ in the man or in the end of the ball."""
        s: State = asked.rules.resample(asked.view, Roller(COACH_SEED))
        thinker = DeepBot(budget)
        rated = ranked(thinker, asked, s)
        if not rated:
            choice = thinker.decide(asked.rules, asked.seat, asked.view, asked.legal, Roller(COACH_SEED))
            return [Advice((choice,), 0.0, "hint-best")]
        found: list[Advice] = []
        gists: set[tuple[int, int]] = set()
        for value, turn in rated:
            if gist(s, turn) not in gists and len(found) < MOST_HINTS:
                gists.add(gist(s, turn))
                found.append(Advice(turn.choices, value, *why(s, asked.seat, turn)))
        return found

    def reviews(self, view: Any) -> bool:
        return isinstance(view, ChampionsView) and view.phase == "action"

    def compare(
        self, asked: Asked, played: tuple[Choice, ...], budget: Budget
    ) -> tuple[float, Advice] | None:
        """The turn that was played compared with the best, both evaluated in the same way."""
        s: State = asked.rules.resample(asked.view, Roller(COACH_SEED))
        thinker = DeepBot(budget)
        rated = ranked(thinker, asked, s)
        best = rated[0].candidate
        value = thinker.judged(s, asked.seat, settled(played))
        best_value = thinker.judged(s, asked.seat, best.choices)
        if best_value - value < WORTH_LEARNING:
            return None
        return value, Advice(best.choices, best_value, *why(s, asked.seat, best))

    def say(self, choice: Choice) -> Step | None:
        """Texts for line-ups, which are secret, and for answers after which nothing happens."""
        kind = choice >> choices.SHIFT
        if kind == choices.LINEUP:
            defenders, midfielders, attackers = lineup_lines(choice)
            args: dict[str, int | str] = {"keeper": choices.lineup_keeper(choice), "defenders": defenders}
            return Step("coach-plan-ch-lineup", {**args, "midfielders": midfielders, "attackers": attackers})
        return Step(SILENT[kind], {}) if kind in SILENT else None


def lineup_lines(choice: Choice) -> list[str]:
    """The shirts of the three lines."""
    lines: list[list[str]] = [[], [], [], []]
    for index in range(SQUAD):
        if choices.lineup_field(choice) >> index & 1:
            lines[kind_of(index)].append(str(index + 1))
    return [", ".join(line) for line in lines[1:]]


def ranked(thinker: DeepBot, asked: Asked, s: State) -> list[Rated[Turn]]:
    """All candidates covered by the budget, best first."""
    thinker.start_thinking()
    turns = thinker.turns(s, asked.view.phase, asked.legal)
    return thinker.rate(s, asked.seat, turns) if turns else []


def settled(played: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """A turn without answers that were taken back, and without the chase move, which is a separate question."""
    kept: list[Choice] = []
    for choice in played:
        if choice >> choices.SHIFT == choices.BACK:
            kept.pop()
        elif choice >> choices.SHIFT in (
            choices.RUN,
            choices.KICK,
            choices.WALK,
            choices.PUSH,
            choices.PICK_UP,
        ):
            kept.append(choice)
        if kept and kept[0] >> choices.SHIFT != choices.RUN:
            break
    return tuple(kept)


def flown(s: State, turn: Turn) -> State:
    """The position after the whole kick is planned, without its consequences."""
    after = s.copy()
    for choice in turn.choices:
        if choice >> choices.SHIFT == choices.RUN:
            flow.apply(after, s.owner, choice)
        else:
            passing.play_leg(after, choice, [])
    return after


def gist(s: State, turn: Turn) -> tuple[int, int]:
    """Plans with the same gist count as variants of each other."""
    choice = turn.choices[0]
    kind = choice >> choices.SHIFT
    if turn.choices[-1] >> choices.SHIFT == choices.KICK:
        return choices.KICK, flown(s, turn).end_cell
    return kind, choices.first(choice) if kind in (
        choices.WALK,
        choices.CHASE,
        choices.PUSH,
    ) else choices.last(choice)


def why(s: State, seat: Seat, turn: Turn) -> Reason:
    """The sentence that explains a plan."""
    choice = turn.choices[0]
    kind = choice >> choices.SHIFT
    if turn.choices[-1] >> choices.SHIFT == choices.KICK:
        return why_kick(s, seat, turn)
    if kind in (choices.WALK, choices.CHASE):
        return why_walk(s, seat, turn)
    if kind == choices.PICK_UP:
        return "hint-ch-pick-up", {}
    if kind == choices.PUSH:
        return "hint-ch-push", {"shirt": shirt_of(choices.first(choice))}
    if kind == choices.INTERCEPT:
        return why_intercept(s, seat, choice)
    if kind == choices.DIVE:
        quarters = [save & 0xFF for save in shot.save_chances(s) if save >> 8 == choices.last(choice)]
        return "hint-ch-save", {"percent": 25 * max(quarters, default=0)}
    return ("hint-ch-let-go", {}) if kind == choices.NONE else ("hint-best", {})


def why_intercept(s: State, seat: Seat, choice: Choice) -> Reason:
    """CH-13.11: who gets the ball if it is intercepted: it rolls on, and not always to the seat's own team."""
    after = s.copy()
    flow.apply(after, seat, choice)
    found = [face["loose"] for face in futures.faces_of_attempt(after) if "loose" in face]
    loose: dict[str, Any] = found[0] if found else {"end": "rest"}
    to, man = "other", 0
    if loose["end"] == "man":
        man = piece_named(loose["man"])
        to = "mine" if seat_of(man) == seat else "theirs"
    elif loose["end"] == "out":
        to = "out-mine" if loose["to"] == seat else "out-theirs"
    return "hint-ch-intercept", {"shirt": shirt_of(choices.last(choice)), "to": to, "next": shirt_of(man)}


def percent(s: State, seat: Seat) -> int:
    """The chance in percent that a team would score if it were on turn now."""
    return round(sum(threat(s, seat, distances(s, s.ball, 6)[seat])) / 6 * 100)


def why_kick(s: State, seat: Seat, turn: Turn) -> Reason:
    """A shot, a set-up pass, possession kept, or a clearance."""
    after = flown(s, turn)
    end = after.end_cell
    if after.end_kind == ENDS_IN_GOAL:
        return "hint-ch-shot", {"shirt": shirt_of(after.touchers[-1])}
    near = distances(after, end, 6)
    mine = near[seat][0] >> 8 if near[seat] else 7
    theirs = near[1 - seat][0] >> 8 if near[1 - seat] else 7
    ready = percent(after, seat)
    if ready >= NOTEWORTHY:
        return "hint-ch-set-up", {"percent": ready}
    if mine <= theirs:
        return "hint-ch-keep", {"mine": mine, "theirs": theirs, "level": "yes" if mine == theirs else "no"}
    if theirs == 1:
        return "hint-best", {}  # whatever they roll, they are at the ball: no danger is cleared
    return "hint-ch-clear", {"mine": mine, "theirs": theirs}


def why_walk(s: State, seat: Seat, turn: Turn) -> Reason:
    """A lane blocked, a chance prepared, a man nearer to the ball, or simply a better position."""
    choice = turn.choices[0]
    man, to = choices.first(choice), choices.last(choice)
    after = s.copy()
    after.move(man, to)
    before_theirs, theirs = percent(s, 1 - seat), percent(after, 1 - seat)
    if before_theirs - theirs >= NOTEWORTHY:
        return "hint-ch-block", {"shirt": shirt_of(man), "before": before_theirs, "after": theirs}
    ready = percent(after, seat)
    if ready - percent(s, seat) >= NOTEWORTHY:
        return "hint-ch-ready", {"shirt": shirt_of(man), "percent": ready}
    nearer = [entry >> 8 for entry in distances(after, s.ball, 6)[seat] if entry & 0xFF == to]
    farther = [entry >> 8 for entry in distances(s, s.ball, 6)[seat] if entry & 0xFF == s.cell[man]]
    if nearer and nearer[0] < (farther[0] if farther else 7):
        return "hint-ch-closer", {"shirt": shirt_of(man), "steps": nearer[0]}
    return "hint-ch-place", {"shirt": shirt_of(man)}
