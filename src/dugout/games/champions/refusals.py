# mypyc: interpreted
"""CH-3.5: why an answer is refused: the rule it breaks, and a code for the words."""

from __future__ import annotations

from dugout.core.agenda import A_DIE
from dugout.core.values import Refusal
from dugout.games.champions import board, choices, offers
from dugout.games.champions import kinds as k
from dugout.games.champions.cells import has, meet, single, spread
from dugout.games.champions.floods import NO_WAY, walk_front
from dugout.games.champions.options import STARTER
from dugout.games.champions.questions import is_free_kick, rule_of
from dugout.games.champions.rules import chase as chasing
from dugout.games.champions.rules import passing, shoulder_push
from dugout.games.champions.rules.kick import MAX_TOUCHES
from dugout.games.champions.scene import Scene, distances, offside_men
from dugout.games.champions.state import State
from dugout.games.champions.terms import KICKED, PENALTY_KICK, SHOOT_OUT_KICK


def refusal(s: State, seat: int, choice: int) -> Refusal | None:
    """CH-3.5: None if the answer is legal."""
    q = s.agenda.top
    if q.kind == k.OVER:
        return Refusal("ch.over", "CH-3.7")
    if k.WAITS_FOR[q.kind] == A_DIE:
        return Refusal("ch.dice-first", rule_of(s))
    if seat < 0 or not q.seats >> seat & 1:
        return Refusal("ch.not-asked", rule_of(s))
    if choice in offers.legal(s, seat):
        return None
    if not choices.is_well_formed(choice):
        return Refusal("ch.no-such-answer", rule_of(s))
    return _reason(s, seat, choice)


def _reason(s: State, seat: int, choice: int) -> Refusal:
    kind = choice >> choices.SHIFT
    asked = s.agenda.top.kind
    if kind == choices.BACK:
        return Refusal("ch.not-possible", "CH-8.10", {"answer": choices.describe(choice)})
    if s.config.profile == STARTER and (kind == choices.PICK_UP or kind == choices.PUSH):
        return Refusal("ch.not-possible", "CH-28.1", {"answer": choices.describe(choice)})
    if asked == k.ASK_ACTION and kind == choices.WALK:
        return walk_refusal(s, seat, choices.first(choice), choices.last(choice))
    if asked == k.ASK_ACTION and kind == choices.RUN:
        return run_refusal(s, seat, choices.first(choice), choices.last(choice))
    if asked == k.ASK_ACTION and kind == choices.PICK_UP:
        return pick_up_refusal(s)
    if asked == k.ASK_ACTION and kind == choices.PUSH:
        return push_refusal(s, seat, choices.first(choice), choices.last(choice))
    if asked == k.ASK_LEG and kind == choices.KICK:
        return kick_refusal(s, choice)
    if asked == k.ASK_CHASE and kind == choices.CHASE:
        return chase_refusal(s, seat, choices.first(choice), choices.last(choice))
    if asked == k.ASK_PENALTY and kind == choices.TAKER and choices.first(choice) == s.barred:
        return _about("ch.barred", "CH-15.8", s.barred, choices.last(choice))
    return Refusal("ch.not-possible", rule_of(s), {"answer": choices.describe(choice)})


def _about(code: str, rule: str, man: int, cell: int) -> Refusal:
    return Refusal(code, rule, {"man": board.piece_text(man), "cell": board.cell_text(cell)})


def man_refusal(s: State, seat: int, man: int) -> Refusal | None:
    """CH-7.1: only a man of the own team who is on the pitch."""
    if man >= 2 * board.SQUAD or s.cell[man] < 0:
        return Refusal("ch.not-on-pitch", "CH-7.1", {"man": board.piece_text(min(man, 2 * board.SQUAD - 1))})
    if board.seat_of(man) != seat:
        return Refusal("ch.not-your-man", "CH-7.1", {"man": board.piece_text(man)})
    return None


def walk_refusal(s: State, seat: int, man: int, to: int) -> Refusal:
    """CH-7: why a man cannot end a walk on a cell with this roll."""
    wrong = man_refusal(s, seat, man)
    if wrong is not None:
        return wrong
    if is_free_kick(s.agenda.top) and offers.legal(s, seat)[0] >> choices.SHIFT != choices.WALK:
        return Refusal("ch.free-kick-must-kick", "CH-20.9")
    if to >= 180:
        return Refusal("ch.no-such-cell", "CH-1.1")
    if s.closed_to(man) >> to & 1:
        return _about("ch.goal-closed", "CH-1.10", man, to)
    if to == s.ball:
        return _about("ch.ball-there", "CH-7.3", man, to)
    if s.at[to] >= 0 and s.at[to] != man:
        return _about("ch.occupied", "CH-1.9", man, to)
    scene = Scene(s, seat)
    here = s.cell[man]
    if not has(walk_front(single(here), scene.free_for(here), s.roll), to):
        steps = scene.distance(here, to, NO_WAY)
        if steps == NO_WAY:
            return _about("ch.no-way", "CH-7.3", man, to)
        code = "ch.too-far" if steps > s.roll else "ch.not-exactly"
        figures: dict[str, int | str] = {
            "man": board.piece_text(man),
            "cell": board.cell_text(to),
            "steps": steps,
            "roll": s.roll,
        }
        return Refusal(code, "CH-6.6", figures)
    rule = scene.breach(here, to, False)
    return _about(f"ch.{breach_name(rule)}", rule or "CH-23.6", man, to)


def breach_name(rule: str) -> str:
    """The catalogue name of a breach of section 23."""
    if rule == "CH-23.3":
        return "goal-area"
    if rule == "CH-23.4":
        return "area-full"
    return "chain" if rule == "CH-23.5" else "cuts-off-ball"


def run_refusal(s: State, seat: int, man: int, steps: int) -> Refusal:
    """CH-7.5, CH-7.8: why a man cannot run onto the ball in this many steps and kick it."""
    wrong = man_refusal(s, seat, man)
    if wrong is not None:
        return wrong
    if man == s.barred:
        return _about("ch.barred", "CH-15.8", man, s.ball)
    if not 1 <= steps <= s.roll or not reaches_ball(s, seat, man, steps):
        needs = distances(s, s.ball)[man]
        why = "shut-in" if needs == NO_WAY else "too-far" if needs > s.roll else "not-exactly"
        figures: dict[str, int | str] = {"man": board.piece_text(man), "steps": steps, "roll": s.roll}
        return Refusal("ch.ball-not-reached", "CH-6.4", {**figures, "needs": needs, "why": why})
    rule = Scene(s, seat).breach(s.cell[man], s.ball, True)
    if rule:
        return _about(f"ch.{breach_name(rule)}", rule, man, s.ball)
    return _about("ch.no-kick", "CH-7.8", man, s.ball)


def reaches_ball(s: State, seat: int, man: int, steps: int) -> bool:
    """CH-7.5: he can be on the ball after exactly so many steps."""
    here = s.cell[man]
    front = walk_front(single(here), Scene(s, seat).free_for(here), steps - 1)
    return meet(front, spread(single(s.ball)))


def ball_refusal(s: State, seat: int) -> Refusal | None:
    """CH-6.4: why none of a coach's men can run onto the ball; None if one can.

    The man who restarted must not play it (CH-15.8); else the nearest is too far away, or something is in his way.
    """
    if any(choice >> choices.SHIFT == choices.RUN for choice in offers.legal(s, seat)):
        return None
    found = distances(s, s.ball)
    if s.barred in s.on_pitch(seat) and found[s.barred] <= s.roll:
        return _about("ch.barred", "CH-15.8", s.barred, s.ball)
    free = [man for man in s.on_pitch(seat) if man != s.barred] or s.on_pitch(seat)
    nearest = min(free, key=lambda man: found[man])
    steps = found[nearest]
    if steps == NO_WAY:
        return Refusal("ch.ball-shut-in", "CH-7.3")
    if steps > s.roll:
        figures: dict[str, int | str] = {"man": board.piece_text(nearest), "steps": steps, "roll": s.roll}
        return Refusal("ch.ball-too-far", "CH-6.4", figures)
    return run_refusal(s, seat, nearest, steps)


def pick_up_refusal(s: State) -> Refusal:
    """CH-14.1, CH-14.2: why the keeper cannot pick up the ball."""
    keeper = s.keeper[s.owner]
    if is_free_kick(s.agenda.top):
        return Refusal("ch.free-kick-must-kick", "CH-20.9")
    if keeper < 0 or not board.PENALTY_AREA[s.owner] >> s.ball & 1:
        return Refusal("ch.not-in-area", "CH-14.1")
    own = s.last_touch >= 0 and board.seat_of(s.last_touch) == s.owner and s.last_kind == KICKED
    if own or keeper == s.barred:
        return Refusal("ch.back-pass", "CH-14.2")
    return Refusal("ch.not-exactly-there", "CH-14.1", {"steps": distances(s, s.ball)[keeper], "roll": s.roll})


def push_refusal(s: State, seat: int, man: int, direction: int) -> Refusal:
    """CH-22: why a shoulder push is not possible."""
    wrong = man_refusal(s, seat, man)
    if wrong is not None:
        return wrong
    if s.roll != 1:
        return Refusal("ch.push-needs-one", "CH-22.1", {"roll": s.roll})
    to = board.STEP[s.cell[man] * 8 + direction] if direction < 8 and not direction & 1 else -1
    victim = s.at[to] if to >= 0 else -1
    found = distances(s, s.ball)
    rivals = s.on_pitch(1 - seat)
    if victim not in rivals or found[victim] != min([found[man] for man in rivals]):
        return Refusal("ch.push-nearest-only", "CH-22.1", {"man": board.piece_text(man)})
    return Refusal(
        "ch.push-blocked", shoulder_push.breach(s, Scene(s, seat), man, direction, True) or "CH-22.3"
    )


def kick_refusal(s: State, choice: int) -> Refusal:
    """CH-8: why a leg is not possible: it is too long, what the ball would run into, or how it could not go on."""
    man = s.touchers[-1]
    seat = s.flight_seat
    rem = passing.rem_now(s)
    start = s.cell[man]
    offside = offside_men(s, seat, start // 12)
    cell = start
    cells = flown_cells(start, choice)
    if len(cells) > rem and cells[-1] >= 0:
        figures: dict[str, int | str] = {"man": board.piece_text(man), "cells": len(cells), "left": rem}
        return Refusal("ch.too-many-cells", "CH-8.5", figures)
    for index in range(len(cells)):
        cell = cells[index]
        is_last = index == len(cells) - 1
        if cell < 0 or not (board.FIELD | board.GOAL[1 - seat]) >> cell & 1:
            return Refusal("ch.out-of-field", "CH-8.8", {"man": board.piece_text(man)})
        other = s.at[cell]
        if other >= 0 and board.seat_of(other) != seat:
            return _about("ch.opponent-there", "CH-8.4", other, cell)
        if other >= 0 and offside >> other & 1:
            return _about("ch.offside", "CH-11.3", other, cell)
        rem -= 1
        if other >= 0 and not is_last:
            return _about("ch.leg-ends-there", "CH-8.3", other, cell)
    return kick_end_refusal(s, man, cell, rem)


def flown_cells(start: int, choice: int) -> list[int]:
    """The cells of a leg up to the edge of the board."""
    cells: list[int] = []
    cell = start
    direction = choice >> 24 & 7
    before, turn, after = choice >> 16 & 0xFF, (choice >> 8 & 0xFF) - 1, choice & 0xFF
    for index in range(before + after):
        if index == before:
            direction = direction + turn & 7
        cell = board.STEP[cell * 8 + direction]
        cells.append(cell)
        if cell < 0:
            break
    return cells


def kick_end_refusal(s: State, man: int, cell: int, rem: int) -> Refusal:
    """CH-8.5, CH-8.6, CH-21.3, CH-23.6: the leg itself is free, but the kick cannot end like this."""
    if s.kick_kind in (PENALTY_KICK, SHOOT_OUT_KICK) and not board.BOTH_GOALS >> cell & 1:
        return Refusal("ch.must-shoot", "CH-21.3", {"man": board.piece_text(man)})
    if s.at[cell] >= 0:
        if len(s.touchers) >= MAX_TOUCHES:
            return Refusal("ch.too-many-touches", "CH-8.6", {"man": board.piece_text(man)})
        return _about("ch.cannot-go-on", "CH-6.6", s.at[cell], cell)
    if rem > 0:
        return Refusal("ch.pips-left", "CH-8.5", {"man": board.piece_text(man), "left": rem})
    return _about("ch.cuts-off-ball", "CH-23.6", man, cell)


def chase_refusal(s: State, seat: int, man: int, to: int) -> Refusal:
    """CH-9: why a man cannot chase the ball to a cell."""
    wrong = man_refusal(s, seat, man)
    if wrong is not None:
        return wrong
    if s.touched >> man & 1 or man in s.touchers:
        return _about("ch.has-touched", "CH-9.2", man, to)
    if chasing.excluded_men(s) >> man & 1:
        return _about("ch.offside", "CH-11.4", man, to)
    scene, here = Scene(s, seat), s.cell[man]
    if to >= 180 or not has(chasing.chase_cells(scene, here), to):
        return Refusal("ch.not-a-chase", "CH-9.3", {"man": board.piece_text(man)})
    rule = scene.breach(here, to, False)
    if rule:
        return _about(f"ch.{breach_name(rule)}", rule, man, to)
    if chasing.hides_ball(scene, here, to):
        return _about("ch.cuts-off-ball", "CH-23.6", man, to)
    return _about("ch.mate-is-nearer", "CH-9.4", man, to)
