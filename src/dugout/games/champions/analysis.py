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
from dugout.games.champions import flow
from dugout.games.champions import kinds as k
from dugout.games.champions.board import cell_text, piece_text, seat_of
from dugout.games.champions.choices import DIVE, INTERCEPT, NONE, SHIFT, last, parse
from dugout.games.champions.refusals import ball_refusal, refusal
from dugout.games.champions.rules import interception, shot
from dugout.games.champions.state import State
from dugout.games.champions.terms import ENDS_IN_GOAL


def odds(s: State, seat: int, plan: str) -> dict[str, Any]:
    """What the plan is worth; raises ParseError where an answer of it is not legal."""
    after = s.copy()
    asked = after.agenda.top.kind
    choices = [parse(text.strip()) for text in plan.split(SEPARATOR) if text.strip()]
    if len(choices) == 1 and asked == k.ASK_DIVE and choices[0] >> SHIFT == DIVE:
        return dive_odds(after, last(choices[0]))
    if len(choices) == 1 and asked == k.ASK_INTERCEPT and choices[0] >> SHIFT == INTERCEPT:
        return {"success": _fraction(1, 3)}
    for choice in choices:
        wrong = refusal(after, seat, choice)
        if wrong is not None:
            raise ParseError(Refusal(wrong.code, wrong.rule, wrong.args))
        flow.apply(after, seat, choice)
    return flight_odds(after)


def _fraction(part: int, whole: int) -> dict[str, int]:
    return {"num": part, "den": whole}


def dive_odds(s: State, cell: int) -> dict[str, Any]:
    """CH-12.5: goal, rebound and catch in quarters on one save cell."""
    for chance in shot.save_chances(s):
        if chance >> 8 == cell:
            quarters = chance & 0xFF
            return {
                "goal": _fraction(4 - quarters, 4),
                "rebound": _fraction(1, 4),
                "catch": _fraction(quarters - 1, 4),
            }
    return {}


def unfinished_odds(s: State) -> dict[str, Any]:
    """CH-13.3: a kick that is still being planned: who could intercept it so far."""
    intercepts: dict[int, list[str]] = {}
    for chance in interception.find_chances(s):
        intercepts.setdefault(chance >> 8, []).append(piece_text(chance & 0xFF))
    found = [{"cell": cell_text(s.path[index]), "men": men} for index, men in intercepts.items()]
    return {"intercepts": found, "arrives": _fraction(2 ** len(found), 3 ** len(found))}


def flight_odds(s: State) -> dict[str, Any]:
    """CH-13.8, CH-12.4: a complete kick: its interceptions, its save, its chance to arrive or to score."""
    if s.agenda.top.kind == k.ASK_CHASE:
        flow.apply(s, s.flight_seat, NONE << SHIFT)
    if s.agenda.top.kind == k.ASK_LEG:
        return unfinished_odds(s)
    if s.agenda.top.kind not in (k.ASK_INTERCEPT, k.ASK_DIVE):
        return {"intercepts": [], "arrives": _fraction(1, 1)}
    is_shot = s.end_kind == ENDS_IN_GOAL
    intercepts: list[dict[str, Any]] = []
    fails = 1
    tries = 1
    while s.agenda.top.kind == k.ASK_INTERCEPT:
        index, _, _ = s.agenda.top.kept()
        men = [chance & 0xFF for chance in s.chances if chance >> 8 == index]
        intercepts.append({"cell": cell_text(s.path[index]), "men": [piece_text(man) for man in men]})
        fails *= 2
        tries *= 3
        flow.apply(s, seat_of(men[0]), INTERCEPT << SHIFT | men[0])
        flow.apply(s, -1, 2)
    found: dict[str, Any] = {"intercepts": intercepts, "arrives": _fraction(fails, tries)}
    if is_shot:
        saves = shot.save_chances(s) if s.agenda.top.kind == k.ASK_DIVE else []
        best = max((chance & 0xFF for chance in saves), default=0)
        found["saves"] = [{"cell": cell_text(chance >> 8), "quarters": chance & 0xFF} for chance in saves]
        found["goal"] = _fraction(fails * (4 - best), tries * 4)
    return found


def explain(s: State, seat: int, intent: str) -> Refusal | None:
    """CH-3.5: why an intention is not possible; `run` alone asks why nobody can run onto the ball."""
    if intent == "run" and s.agenda.top.kind == k.ASK_ACTION and seat in flow.pending(s).seats:
        return ball_refusal(s, seat)
    return refusal(s, seat, parse(intent))
