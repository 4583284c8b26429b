# mypyc: interpreted
"""CH-12.4, CH-13.8: the exact chances of a plan, as whole numbers over whole numbers.

A plan is a list of answers joined by `; `, played from the open question on.
Opponents are taken to try every interception they can and the keeper to take
his best save; a chase move that is still open is not made.
"""

from __future__ import annotations

from typing import Any

from dugout.core.analysis import SEPARATOR
from dugout.core.errors import ParseError
from dugout.core.values import Refusal
from dugout.games.champions import flow, futures
from dugout.games.champions import kinds as k
from dugout.games.champions.board import BOTH_GOALS, GOAL, cell_named, cell_text, piece_text
from dugout.games.champions.choices import DIVE, INTERCEPT, KEEPER, NONE, SHIFT, last, parse
from dugout.games.champions.futures import fraction
from dugout.games.champions.refusals import ball_refusal, refusal
from dugout.games.champions.rules import interception, shot
from dugout.games.champions.shots import MISSED, Fate, goals_of, play_out
from dugout.games.champions.state import State


def odds(s: State, seat: int, plan: str) -> dict[str, Any]:
    """What the plan is worth; raises ParseError where an answer of it is not legal.

    Before an action an empty plan tells what the roll offers, and unfinished ones what may still come of them.
    """
    after = s.copy()
    goals = goals_of(s)
    choices = [parse(text.strip()) for text in plan.split(SEPARATOR) if text.strip()]
    if len(choices) == 1:
        found = answer_odds(after, seat, choices[0])
        if found is not None:
            return found
    for choice in choices:
        _take(after, seat, choice)
    if after.agenda.top.kind == k.ASK_ACTION and not choices:
        return futures.outlook(after)
    return flight_odds(after, goals)


def _take(s: State, seat: int, choice: int) -> None:
    wrong = refusal(s, seat, choice)
    if wrong is not None:
        raise ParseError(Refusal(wrong.code, wrong.rule, wrong.args))
    flow.apply(s, seat, choice)


def answer_odds(s: State, seat: int, choice: int) -> dict[str, Any] | None:
    """What a single answer is worth that is no kick: a dive, an attempt, where a keeper stands. Changes the state."""
    asked = s.agenda.top.kind
    word = choice >> SHIFT
    if asked == k.ASK_DIVE and word == DIVE:
        return dive_odds(s, seat, choice)
    if asked == k.ASK_INTERCEPT and word == INTERCEPT:
        return attempt_odds(s, seat, choice)
    if asked == k.ASK_KEEPER and word == KEEPER:
        return futures.keeper_odds(s, seat, last(choice))
    return None


def dive_odds(s: State, seat: int, choice: int) -> dict[str, Any]:
    """CH-12.5: goal, rebound and catch in quarters on one save cell, and what each face brings."""
    for chance in shot.save_chances(s):
        if chance >> 8 == last(choice):
            quarters = chance & 0xFF
            _take(s, seat, choice)
            return {
                "goal": fraction(4 - quarters, 4),
                "rebound": fraction(1, 4),
                "catch": fraction(quarters - 1, 4),
                "faces": futures.faces_of_save(s),
            }
    return {}


def attempt_odds(s: State, seat: int, choice: int) -> dict[str, Any]:
    """CH-13.8: what each face brings, and what the kick is worth if this man tries as well."""
    goals = goals_of(s)
    _take(s, seat, choice)
    faces = futures.faces_of_attempt(s)
    flow.apply(s, -1, MISSED)
    rest = flight_odds(s, goals)
    for name in ("arrives", "goal"):
        if name in rest:
            rest[name] = fraction(2 * rest[name]["num"], 3 * rest[name]["den"])
    return {**rest, "success": fraction(1, 3), "faces": faces}


def unfinished_odds(s: State) -> dict[str, Any]:
    """CH-13.3: a kick that is still being planned: who could intercept it so far, and the best shots it may become."""
    found = Fate()
    intercepts: dict[int, list[int]] = {}
    for chance in interception.find_chances(s):
        intercepts.setdefault(chance >> 8, []).append(chance & 0xFF)
    for index, men in intercepts.items():
        found.cells.append(s.path[index])
        found.men.append(men)
    return {**_as_json(found), **futures.outlook(s)}


def flight_odds(s: State, goals: int) -> dict[str, Any]:
    """CH-13.8, CH-12.4: a complete kick: its interceptions, its save, its chance to arrive or to score.

    `chases`: before it is played somebody may be sent after it (CH-9).
    """
    chases = s.agenda.top.kind == k.ASK_CHASE
    if chases:
        flow.apply(s, s.flight_seat, NONE << SHIFT)
    if s.agenda.top.kind == k.ASK_LEG:
        return unfinished_odds(s)
    return {**_as_json(play_out(s, goals)), **({"chases": True} if chases else {})}


def _as_json(fate: Fate) -> dict[str, Any]:
    found: dict[str, Any] = {
        "intercepts": [
            {
                "cell": cell_text(fate.cells[index]),
                "men": [piece_text(man) for man in fate.men[index]],
                "chance": fraction(1, 3),
            }
            for index in range(len(fate.cells))
        ],
        "arrives": fraction(*fate.arrives()),
    }
    if fate.is_shot:
        found["saves"] = [{"cell": cell_text(save >> 8), "quarters": save & 0xFF} for save in fate.saves]
        found["goal"] = fraction(*fate.scores())
    return found


def explain(s: State, seat: int, intent: str) -> Refusal | None:
    """CH-3.5: why an intention is not possible.

    `run` without a man asks why nobody can run onto the ball, `shot e14` why the roll allows no shot at this cell.
    """
    asked = s.agenda.top.kind in (k.ASK_ACTION, k.ASK_LEG) and seat in flow.pending(s).seats
    word, _, where = intent.partition(" ")
    if asked and word == "shot" and BOTH_GOALS >> max(0, cell_named(where)) & 1:
        return shot_refusal(s, seat, cell_named(where))
    if intent == "run" and s.agenda.top.kind == k.ASK_ACTION and asked:
        return ball_refusal(s, seat)
    return refusal(s, seat, parse(intent))


def shot_refusal(s: State, seat: int, cell: int) -> Refusal | None:
    """CH-8.4, CH-12.1: why no plan of this roll ends in a shot at a goal cell; None if one does."""
    if any(one["cell"] == cell_text(cell) for one in futures.outlook(s)["goals"]):
        return None
    if not GOAL[1 - seat] >> cell & 1:
        return Refusal("ch.own-goal", "CH-12.1")
    if s.at[cell] >= 0:
        return Refusal("ch.keeper-there", "CH-8.4", {"man": piece_text(s.at[cell]), "cell": cell_text(cell)})
    wrong = ball_refusal(s, seat) if s.agenda.top.kind == k.ASK_ACTION else None
    return wrong or Refusal("ch.no-shot", "CH-12.1", {"cell": cell_text(cell)})
