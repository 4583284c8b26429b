"""CH-22: the shoulder push, with a roll of 1."""

from __future__ import annotations

from dugout.core.values import Event
from dugout.games.champions import fast_actions
from dugout.games.champions.actions import PUSH, pack
from dugout.games.champions.board import COLUMNS, STEP
from dugout.games.champions.cells import COMPILED
from dugout.games.champions.measure import FAR, Distances, ball_reachable
from dugout.games.champions.options import STARTER
from dugout.games.champions.rules.conduct import end_cell_breach
from dugout.games.champions.state import State
from dugout.geometry.square import direction_between


def options(s: State, strict: bool) -> list[int]:
    """CH-22.1: every push against the opponent who is nearest to the ball, or one of the nearest."""
    if s.roll != 1 or s.config.profile == STARTER:
        return []
    pairs = fast_actions.push_pairs(s) if COMPILED else beside_nearest(s)
    return [
        pack(PUSH, pair >> 8, pair & 0xFF) for pair in pairs if not breach(s, pair >> 8, pair & 0xFF, strict)
    ]


def beside_nearest(s: State) -> list[int]:
    """CH-22.1: man << 8 | direction for every man beside an opponent who is nearest to the ball, ascending."""
    found: list[int] = []
    distances = Distances(s, s.ball)
    nearest = distances.nearest(s, 1 - s.owner)
    if nearest == FAR:
        return found
    for victim in s.on_pitch(1 - s.owner):
        if distances.of(s, victim) != nearest:
            continue
        for man in s.on_pitch(s.owner):
            direction = direction_between(s.cell[man], s.cell[victim], COLUMNS)
            if direction >= 0 and not direction & 1:
                found.append(man << 8 | direction)
    found.sort()
    return found


def pushed_men(s: State, man: int, direction: int) -> list[int]:
    """CH-22.2: the opponent and everybody who stands behind him in a row."""
    found: list[int] = []
    cell = STEP[s.cell[man] * 8 + direction]
    while cell >= 0 and s.at[cell] >= 0:
        found.append(s.at[cell])
        cell = STEP[cell * 8 + direction]
    return found


def breach(s: State, man: int, direction: int, strict: bool) -> str:
    """CH-22.3, CH-23.6: the rule that forbids this push; empty if none does."""
    for pushed in pushed_men(s, man, direction):
        to = STEP[s.cell[pushed] * 8 + direction]
        if to < 0 or to == s.ball or s.closed_to(pushed) >> to & 1:
            return "CH-22.3"
    to = STEP[s.cell[man] * 8 + direction]
    if s.closed_to(man) >> to & 1:
        return "CH-22.3"
    rule = end_cell_breach(s, man, to, s.ball, False)
    if rule:
        return rule
    if strict and not reachable_after(s, man, direction):
        return "CH-23.6"
    return ""


def reachable_after(s: State, man: int, direction: int) -> bool:
    """CH-23.6: both teams can still walk to the ball over the field."""
    after = s.copy()
    shove(after, man, direction)
    return ball_reachable(after.ball, after.men[0], after.men[1])


def shove(s: State, man: int, direction: int) -> None:
    """CH-22.1, CH-22.2: the last man of the row moves first."""
    pushed = pushed_men(s, man, direction)
    pushed.reverse()
    for other in pushed:
        s.move(other, STEP[s.cell[other] * 8 + direction])
    s.move(man, STEP[s.cell[man] * 8 + direction])


def push(s: State, man: int, direction: int, log: list[Event]) -> None:
    """CH-22.1, CH-22.4: never a foul."""
    pushed = pushed_men(s, man, direction)
    log.append(Event("ch.push", "CH-22.1", (man, s.cell[man], direction, len(pushed))))
    for other in pushed:
        to = STEP[s.cell[other] * 8 + direction]
        log.append(Event("ch.pushed", "CH-22.2", (other, s.cell[other], to)))
    shove(s, man, direction)
