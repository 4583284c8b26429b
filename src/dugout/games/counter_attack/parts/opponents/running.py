"""The coach's reasons for runs without the ball: by what they change on the pitch."""

from __future__ import annotations

from typing import Final

from dugout.games.counter_attack import analysis, kinds, terms
from dugout.games.counter_attack.board import NEAR_1, NEAR_2, STANDARD_RANGE, between
from dugout.games.counter_attack.judgement import chances, sense, threat
from dugout.games.counter_attack.judgement.weights import KEEN
from dugout.games.counter_attack.state import State

Reason = tuple[str, dict[str, int | str]]
WAYS_TO_SAY: Final = 3
"""The number of wordings of each reason, so that frequent hints do not repeat the same sentence."""
SMALLER: Final = 0.05
"""The smallest reduction of a chance that is mentioned."""
FURTHER: Final = 2
"""The fewest hexes up the pitch for which a run counts as forward."""


def shirt(piece: int) -> int:
    return piece % terms.MEN + 1


def phrasing(s: State, piece: int) -> int:
    """The index of the wording: it changes with the man, the move and the phase."""
    return (s.moved.bit_count() + s.clock + piece) % WAYS_TO_SAY


def moved(s: State, piece: int, cell: int) -> State:
    """The position after a run."""
    there = s.copy()
    there.place(piece, cell)
    return there


# With the ball in his team


def support(s: State, seat: int, piece: int, cell: int) -> Reason:
    """CA-9.8, CA-15: onside again, available for a pass, nearer to goal, or away from opponents."""
    args: dict[str, int | str] = {"shirt": shirt(piece), "say": phrasing(s, piece)}
    own, line = s.cell[piece], sense.offside_line(s, seat)
    if s.ball_state != terms.CARRIED:
        return "hint-ca-support", {**args, "why": "space"}
    there = moved(s, piece, cell)
    arrives = _arrives(there, seat, cell, line)
    if s.progress(seat, own) > line >= s.progress(seat, cell):
        return "hint-ca-support", {**args, "why": "onside"}
    if arrives > 0:
        chance = {**args, "percent": round(100 * arrives)}
        if threat.received(there, piece, cell, KEEN) >= KEEN.chance:
            return "hint-ca-support", {**chance, "why": "shot"}
        if _arrives(s, seat, own, line) < arrives:
            return "hint-ca-support", {**chance, "why": "pass"}
    ahead = s.progress(seat, cell) - s.progress(seat, own)
    if ahead >= FURTHER:
        return "hint-ca-support", {**args, "why": "ahead"}
    return "hint-ca-support", {**args, "why": "back" if ahead <= -FURTHER else "space"}


def _arrives(s: State, seat: int, cell: int, line: int) -> float:
    """The chance that a pass from the cell of the ball reaches a cell; 0 if it is too far or offside."""
    if between(s.ball, cell) > STANDARD_RANGE or s.progress(seat, cell) > line:
        return 0.0
    return chances.lane(s, seat, s.ball, cell)


# Without it


def cover(s: State, seat: int, piece: int, cell: int) -> Reason:
    """CA-9.8, CA-11.8: a worse shot or pass, a man marked, the way to goal blocked, or back to his place."""
    args: dict[str, int | str] = {"shirt": shirt(piece), "say": phrasing(s, piece)}
    if s.ball_state != terms.CARRIED:
        return "hint-ca-cover", {**args, "why": "back"}
    there = moved(s, piece, cell)
    before, after = _shot(s), _shot(there)
    if before - after >= SMALLER:
        return "hint-ca-cover", {
            **args,
            "why": "shot",
            "before": round(100 * before),
            "after": round(100 * after),
        }
    worse = _worse_pass(s, there, seat)
    if worse is not None:
        return "hint-ca-cover", {**args, **worse}
    return "hint-ca-cover", {**args, **_place(s, seat, cell)}


def _shot(s: State) -> float:
    """The chance of a shot by the carrier in this position, as the panel will show it; 0 out of range."""
    aimed = s.agenda.top.kind == kinds.ASK_SNAP_MOVE
    return float(analysis.best_target(s, s.carrier, terms.PLAY_SNAPSHOT if aimed else terms.PLAY_SHOT))


def _worse_pass(s: State, there: State, seat: int) -> dict[str, int | str] | None:
    """The most dangerous pass that a run makes harder."""
    other = 1 - seat
    line = sense.offside_line(s, other)
    best: tuple[float, int, float, float] | None = None
    for man in s.pieces(other):
        if man in (s.carrier, s.keeper[other]):
            continue
        before = _arrives(s, other, s.cell[man], line)
        after = _arrives(there, other, s.cell[man], line)
        if before - after < SMALLER:
            continue
        worth = threat.received(s, man, s.cell[man], KEEN)
        if best is None or worth > best[0]:
            best = (worth, man, before, after)
    if best is None:
        return None
    return {
        "why": "pass",
        "other": shirt(best[1]),
        "before": round(100 * best[2]),
        "after": round(100 * best[3]),
    }


def _place(s: State, seat: int, cell: int) -> dict[str, int | str]:
    """Next to an opponent, between the ball and the goal, or at his place."""
    other = 1 - seat
    for near in (NEAR_1[cell], NEAR_2[cell]):
        men = [
            man
            for man in s.pieces(other)
            if man not in (s.carrier, s.keeper[other])
            and near >> s.cell[man] & 1
            and sense.is_goal_side(s, seat, cell, s.cell[man])
        ]
        if men:
            nearest = min(men, key=lambda man: (sense.goal_distance(s, other, s.cell[man]), man))
            return {"why": "mark", "other": shirt(nearest)}
    return {"why": "goal" if sense.is_goal_side(s, seat, cell, s.ball) else "back"}
