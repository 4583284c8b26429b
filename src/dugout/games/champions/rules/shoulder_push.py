"""CH-22: the shoulder push, with a roll of 1."""

from __future__ import annotations

from dugout.core.values import Event
from dugout.games.champions.board import STEP
from dugout.games.champions.cells import has, list_cells, meet, of_board, spread
from dugout.games.champions.choices import PUSH, pack
from dugout.games.champions.floods import NO_WAY, is_reachable
from dugout.games.champions.options import STARTER
from dugout.games.champions.scene import Scene
from dugout.games.champions.state import State


def push_choices(s: State, scene: Scene, strict: bool) -> list[int]:
    """CH-22.1: every push against the opponent who is nearest to the ball, or one of the nearest."""
    if s.roll != 1 or s.config.profile == STARTER:
        return []
    return [
        pack(PUSH, pair >> 8, pair & 0xFF)
        for pair in beside_nearest(s, scene)
        if not breach(s, scene, pair >> 8, pair & 0xFF, strict)
    ]


def beside_nearest(s: State, scene: Scene) -> list[int]:
    """CH-22.1: man << 8 | direction for every man beside an opponent who is nearest to the ball, ascending."""
    found: list[int] = []
    steps = scene.nearest(False)
    if steps == NO_WAY:
        return found
    victims = scene.men_at(False, scene.ball, steps)
    if not meet(spread(victims), scene.own):
        return found
    for victim in list_cells(victims):
        for direction in range(0, 8, 2):
            cell = STEP[victim * 8 + direction]
            if cell >= 0 and has(scene.own, cell):
                found.append(s.at[cell] << 8 | (direction + 4 & 7))
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


def breach(s: State, scene: Scene, man: int, direction: int, strict: bool) -> str:
    """CH-22.3, CH-23.6: the rule that forbids this push; empty if none does."""
    for pushed in pushed_men(s, man, direction):
        to = STEP[s.cell[pushed] * 8 + direction]
        if to < 0 or to == s.ball or s.closed_to(pushed) >> to & 1:
            return "CH-22.3"
    to = STEP[s.cell[man] * 8 + direction]
    if s.closed_to(man) >> to & 1:
        return "CH-22.3"
    rule = scene.breach(s.cell[man], to, False)
    if rule:
        return rule
    if strict and not reachable_after(s, man, direction):
        return "CH-23.6"
    return ""


def reachable_after(s: State, man: int, direction: int) -> bool:
    """CH-23.6: both teams can still walk to the ball over the field."""
    after = s.copy()
    shove(after, man, direction)
    return is_reachable(after.ball, of_board(after.men[0]), of_board(after.men[1]))


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
