# mypyc: interpreted
"""CH-12.5, CH-13.8, CH-15.4: what each face of a die, and each answer before it, would lead to, as data for coaches."""

from __future__ import annotations

from typing import Any, Final

from dugout.core.values import Event
from dugout.games.champions import flow
from dugout.games.champions import kinds as k
from dugout.games.champions.board import (
    GOAL_CELLS,
    NOBODY,
    STEP,
    cell_text,
    king_steps,
    own_row,
    piece_text,
)
from dugout.games.champions.choices import describe
from dugout.games.champions.shots import Approach, Shot, approaches, let_pass, shots_of_kick
from dugout.games.champions.state import State
from dugout.games.champions.terms import PENALTY, SHOOT_OUT, THROW_IN

FACES_OF_SAVE: Final = ("ch.beaten", "ch.hands", "ch.caught", "ch.rebound", "ch.saved")
"""What a D4 can lead to; the first of them that happens says which."""
WHAT: Final = {
    "ch.beaten": "goal",
    "ch.hands": "hands",
    "ch.caught": "catch",
    "ch.rebound": "rebound",
    "ch.saved": "save",
}
CLOCK: Final = ("ch.clock", "ch.extra-time")
ENDINGS: Final = ("ch.full-time", "ch.extra-time-over")
MOST_MATES: Final = 5
"""CH-8.6: six touches, the first of which is the kicker's."""


def fraction(part: int, whole: int) -> dict[str, int]:
    return {"num": part, "den": whole}


def goals(shots: list[Shot]) -> list[dict[str, Any]]:
    """CH-12.1: by goal cell the best shot, and the answers that lead to it."""
    return [
        {
            "cell": cell_text(shot.cell),
            "goal": fraction(shot.num, shot.den),
            "plan": [describe(choice) for choice in shot.choices],
        }
        for shot in shots
    ]


def outlook(s: State) -> dict[str, Any]:
    """CH-6.4: what a roll offers: who gets to the ball with how much to kick, and the best shot at each goal cell."""
    if s.agenda.top.kind == k.ASK_LEG:
        return {"goals": goals(shots_of_kick(s))}
    found = approaches(s)
    best: dict[int, Shot] = {}
    for approach in found:
        for shot in approach.shots:
            if shot.beats(best.get(shot.cell)):
                best[shot.cell] = shot
    return {
        "reaches": [_reach(approach) for approach in found],
        "goals": goals([best[cell] for cell in sorted(best)]),
    }


def _reach(approach: Approach) -> dict[str, Any]:
    best: Shot | None = None
    for shot in approach.shots:
        if shot.beats(best):
            best = shot
    return {
        "run": describe(approach.choice),
        "man": piece_text(approach.man),
        "steps": approach.steps,
        "pips": approach.pips,
        "goal": fraction(best.num, best.den) if best else None,
    }


def faces_of_attempt(s: State) -> list[dict[str, Any]]:
    """CH-13.8: of an attempt whose D3 is to be rolled: what each face brings."""
    found: list[dict[str, Any]] = []
    for face in (1, 2, 3):
        after = s.copy()
        log = flow.apply(after, NOBODY, face)
        won = _has(log, "ch.intercepted")
        found.append(_face(face, "cut" if won else "through", after, log))
    return found


def faces_of_save(s: State) -> list[dict[str, Any]]:
    """CH-12.5, CH-12.7: of a dive whose D4 is to be rolled: what each face brings."""
    found: list[dict[str, Any]] = []
    for face in (1, 2, 3, 4):
        after = s.copy()
        log = flow.apply(after, NOBODY, face)
        codes = {event.code for event in log}
        what = next(WHAT[code] for code in FACES_OF_SAVE if code in codes)
        if what == "save" and after.agenda.top.kind == k.ASK_REBOUND:
            what = "rebound"
        found.append(_face(face, what, after, log))
    return found


def _face(face: int, what: str, after: State, log: list[Event]) -> dict[str, Any]:
    """A face, whether it moves the clock (CH-25.1) or ends this part of the match, and where a loose ball would go."""
    found: dict[str, Any] = {"face": face, "what": what, "clock": any(_has(log, code) for code in CLOCK)}
    if any(_has(log, code) for code in ENDINGS):
        found["ends"] = True
    for event in log:
        if event.code == "ch.loose":
            found["loose"] = _loose(after, event, log)
    return found


def _has(log: list[Event], code: str) -> bool:
    return any(event.code == code for event in log)


def _loose(s: State, event: Event, log: list[Event]) -> dict[str, Any]:
    """CH-13.11 to CH-13.14: where a loose ball goes, who may step in, who plays on if nobody does, who is next."""
    start, direction, length, end = event.args
    cells: list[str] = []
    cell = start
    while cell != end and len(cells) < length:
        cell = STEP[cell * 8 + direction]
        cells.append(cell_text(cell))
    found: dict[str, Any] = {"cells": cells, "chances": _chances(s), "next": _next_seat(s, log)}
    waits = s.agenda.top.kind
    if waits == k.ASK_INTERCEPT:
        let_pass(s)
        waits = s.agenda.top.kind
    if s.touchers and waits in (k.ASK_LEG, k.ASK_DROP):
        man = s.touchers[0]
        return {**found, "end": "man", "man": piece_text(man), "pips": s.budget}
    if waits == k.ASK_DIVE:
        return {**found, "end": "goal"}
    if s.restart:  # CH-3.3: a dead ball gives the turn to whoever restarts
        return {**found, "end": "out", "to": s.restart_seat, "next": s.restart_seat}
    return {**found, "end": "rest"}


def _next_seat(s: State, log: list[Event]) -> int:
    """CH-3.3: whose turn follows. Where the ball rests at once it has begun: the state tells of the turn after it."""
    return next((event.args[0] for event in log if event.code == "ch.turn"), s.next_seat)


def _chances(s: State) -> list[dict[str, Any]]:
    if s.agenda.top.kind != k.ASK_INTERCEPT:
        return []
    by_cell: dict[int, list[str]] = {}
    for chance in s.chances:
        by_cell.setdefault(s.path[chance >> 8], []).append(piece_text(chance & 0xFF))
    return [{"cell": cell_text(cell), "men": men} for cell, men in by_cell.items()]


def keeper_odds(s: State, seat: int, cell: int) -> dict[str, Any]:
    """CH-15.4: whether the restart that follows can become a shot at this goal, and whether he stands there already.

    Where it cannot, the choice may wait: that is told only where no roll and no team-mates on the way could carry it.
    """
    return {"shot": shot_may_follow(s, seat), "stands": s.cell[s.keeper[seat]] == cell}


def shot_may_follow(s: State, seat: int) -> bool:
    """CH-8.5, CH-12.1, CH-26.2: a team-mate's cell costs nothing, so each one brings the goal a cell nearer."""
    if s.period == SHOOT_OUT:
        return True
    if not s.restart or s.restart_seat == seat:
        return False
    if s.restart == PENALTY:
        return True
    away = min(king_steps(s.restart_cell, cell) for cell in GOAL_CELLS[seat])
    ahead = [
        man for man in s.on_pitch(1 - seat) if own_row(seat, s.cell[man]) <= own_row(seat, s.restart_cell)
    ]
    most = 4 if s.restart == THROW_IN else 6
    return away - min(MOST_MATES, len(ahead)) <= most
