"""The pitch of Counter Attack in metres, and the positions on it."""

from __future__ import annotations

from dugout.football import acts as a
from dugout.football.acts import Frame, Spot, Standing
from dugout.games.counter_attack import terms
from dugout.games.counter_attack.board import COLUMN, HEIGHT, NO_CELL
from dugout.games.counter_attack.choices import FORMATIONS
from dugout.games.counter_attack.data.formations import PLACES
from dugout.games.counter_attack.parts.reporting.pitch import GOAL_LINE
from dugout.games.counter_attack.state import State
from dugout.report.facts import Man

TOUCHLINE = 25
MOUTH = 7
"""Half the width of a goal, in units of the second coordinate."""


def spot_of(cell: int, ahead: int) -> Spot:
    """CA-2.2: the middle of a hex; `ahead` is 1 while home attacks to the right, else -1."""
    along = a.LENGTH / 2 * (1 + ahead * COLUMN[cell] / GOAL_LINE)
    return Spot(along, a.WIDTH / 2 * (1 + ahead * HEIGHT[cell] / TOUCHLINE))


def target_of(cell: int, ahead: int) -> Spot:
    """CA-11.3: where a shot ends: on the line of a goal as wide as a real one."""
    side = 1 if ahead * COLUMN[cell] > 0 else 0
    across = max(-1.0, min(1.0, ahead * HEIGHT[cell] / MOUTH))
    return Spot(a.LENGTH * side, a.WIDTH / 2 + a.POST * across)


def goal_of(seat: int, metres: float = 0.0) -> Spot:
    """A point `metres` in front of the goal that a side attacks."""
    return Spot(a.LENGTH - metres if seat == 0 else metres, a.WIDTH / 2)


def frame_of(s: State, men: dict[int, Man], ahead: int) -> Frame:
    return tuple(
        Standing(man, s.keeper[man.seat] == piece, spot_of(s.cell[piece], ahead))
        for piece, man in men.items()
        if s.cell[piece] != NO_CELL
    )


def lines_of(s: State, men: dict[int, Man]) -> dict[Man, int]:
    """CA-5.13: the lines of the formations that were announced, by shirt: keeper, defence, midfield, attack."""
    found: dict[Man, int] = {}
    for seat in range(2):
        formation = s.formation[seat]
        shirts = sorted(range(terms.MEN), key=lambda shirt: (PLACES[formation][shirt][0], shirt))
        sizes = [1, *(int(part) for part in FORMATIONS[formation].split("-"))]
        lines = [line for line, size in enumerate(sizes) for _ in range(size)]
        for shirt, line in zip(shirts, lines, strict=True):
            piece = seat * terms.MEN + shirt
            if piece in men:
                found[men[piece]] = line
    return found
