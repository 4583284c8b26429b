"""CH-6.4, CH-8: complete turns and kicks, for whoever thinks ahead: what the small questions of a kick add up to.

`turns(s)` lists every turn that plays the ball, distinct by who touches it and
where it ends; `touchers_of`, `end_of` and `is_shot` read an entry.
`kick_plans` gives every chain of legs with its path. The state is not changed.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dugout.games.champions.board import BOTH_GOALS, NOBODY, SQUAD, seat_of
from dugout.games.champions.rules import interception
from dugout.games.champions.rules.kick import MATE, MAX_TOUCHES, SHOT, Outlook, leg_cells
from dugout.games.champions.rules.turn import budgets_on_ball
from dugout.games.champions.scene import Scene
from dugout.games.champions.state import State
from dugout.games.champions.terms import ENDS_AT_REST, ENDS_IN_GOAL


def turns(s: State) -> list[int]:
    """CH-6.4 K: every complete turn of this roll that plays the ball, distinct by who touches it and where it ends.

    An entry holds, from the top, a 1, the touching men (6 bits each) and the end cell (8 bits).
    """
    scene = Scene(s, s.owner)
    found: list[int] = []
    man: i64 = s.owner * SQUAD
    last: i64 = man + SQUAD
    while man < last:
        budgets = budgets_on_ball(s, scene, man)
        if budgets:
            outlook = Outlook(s, scene, man, True)
            outlook.survey()
            outlook.note_kicks(man, budgets, 64 | man, 1, found)
        man += 1
    return found


def touchers_of(turn: int) -> list[int]:
    """The men of a turn who touch the ball, the first one first."""
    men: list[int] = []
    rest = turn >> 8
    while rest > 1:
        men.append(rest & 63)
        rest >>= 6
    men.reverse()
    return men


def end_of(turn: int) -> int:
    """The cell on which the ball of a turn ends."""
    return turn & 0xFF


def is_shot(turn: int) -> bool:
    """CH-12.1: whether a turn ends in the opponents' goal."""
    return BOTH_GOALS >> (turn & 0xFF) & 1 == 1


@final
class Plan:
    """A complete kick. Never edited."""

    __slots__ = ("choices", "end", "is_shot", "last_leg", "path", "rems", "touchers")

    def __init__(
        self,
        choices: tuple[int, ...],
        touchers: tuple[int, ...],
        path: list[int],
        rems: list[int],
        last_leg: int,
        is_shot: bool,
    ) -> None:
        self.choices = choices
        self.touchers = touchers
        self.path = path
        self.rems = rems
        self.last_leg = last_leg
        """Index in the path where the last leg begins."""
        self.end = path[-1]
        self.is_shot = is_shot


def kick_plans(s: State, man: int, budget: int, most_touches: int) -> list[Plan]:
    """CH-8.2 to CH-8.6: every complete kick of a man who stands on the ball, of at most so many touches."""
    scene = Scene(s, seat_of(man))
    for strict in (True, False):
        outlook = Outlook(s, scene, NOBODY, strict)
        found: list[Plan] = []
        _extend(outlook, (man,), (), [], [], budget, min(most_touches, MAX_TOUCHES), found)
        if found:
            return found
    return []


def _extend(
    outlook: Outlook,
    touchers: tuple[int, ...],
    choices: tuple[int, ...],
    path: list[int],
    rems: list[int],
    rem: int,
    most: int,
    found: list[Plan],
) -> None:
    s = outlook.s
    for leg in outlook.legs(touchers[-1], rem):
        if not outlook.allows(leg, len(touchers)):
            continue
        cells = leg_cells(s.cell[touchers[-1]], leg[0])
        left = [rem - index - 1 for index in range(len(cells))]
        if leg[3] != MATE:
            plan = Plan((*choices, leg[0]), touchers, path + cells, rems + left, len(path), leg[3] == SHOT)
            found.append(plan)
        elif len(touchers) < most:
            mates = (*touchers, s.at[leg[1]])
            _extend(outlook, mates, (*choices, leg[0]), path + cells, rems + left, leg[2] + 1, most, found)


def under_way(s: State, seat: int, plan: Plan) -> State:
    """A copy of the position in which this kick has been planned to its end."""
    after = s.copy()
    after.path, after.rems, after.leg_starts = plan.path, plan.rems, [plan.last_leg]
    after.end_cell = plan.end
    after.end_kind = ENDS_IN_GOAL if plan.is_shot else ENDS_AT_REST
    after.flight_seat = seat
    return after


def chance_count(s: State) -> int:
    """CH-13.3: on how many cells of the path opponents can try to intercept the kick that is under way."""
    return len({chance >> 8 for chance in interception.find_chances(s)})
