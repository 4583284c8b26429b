"""Complete kicks, for whoever thinks ahead: every chain of legs with its path, its end and who can intercept it.

The readable generator: it says what the small questions of a kick (CH-8)
add up to. `fast.py` counts the same turns in machine integers.
"""

from __future__ import annotations

from typing import final

from dugout.games.champions.actions import first, last
from dugout.games.champions.board import SQUAD
from dugout.games.champions.rules import interception, turn
from dugout.games.champions.rules.kick import MATE, MAX_TOUCHES, SHOT, Leg, Outlook, leg_cells, legs
from dugout.games.champions.state import ACTION_KICK, ENDS_AT_REST, ENDS_IN_GOAL, State


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
    outlook = Outlook(s, 0 if man < SQUAD else 1, True)
    found: list[Plan] = []
    _extend(outlook, (man,), (), [], [], budget, min(most_touches, MAX_TOUCHES), found)
    if not found:
        outlook = Outlook(s, 0 if man < SQUAD else 1, False)
        _extend(outlook, (man,), (), [], [], budget, min(most_touches, MAX_TOUCHES), found)
    return found


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
    start = s.cell[touchers[-1]]
    for leg in legs(s, outlook.seat, start, rem, outlook.barred(start)):
        if not outlook.allows(leg, len(touchers)):
            continue
        cells, left = _flown(start, leg, rem)
        if leg[3] != MATE:
            plan = Plan((*choices, leg[0]), touchers, path + cells, rems + left, len(path), leg[3] == SHOT)
            found.append(plan)
        elif len(touchers) < most:
            mates = (*touchers, s.at[leg[1]])
            _extend(outlook, mates, (*choices, leg[0]), path + cells, rems + left, leg[2] + 1, most, found)


def _flown(start: int, leg: Leg, rem: int) -> tuple[list[int], list[int]]:
    cells = leg_cells(start, leg[0])
    return cells, [rem - index - 1 for index in range(len(cells))]


def chance_count(s: State, seat: int, plan: Plan) -> int:
    """CH-13.3: on how many cells of its path opponents can try to intercept a plan."""
    s.path, s.rems = plan.path, plan.rems
    s.end_cell = plan.end
    s.end_kind = ENDS_IN_GOAL if plan.is_shot else ENDS_AT_REST
    s.flight_seat = seat
    cells = {chance >> 8 for chance in interception.find_chances(s)}
    return len(cells)


def turn_keys(s: State) -> set[int]:
    """Every complete turn of the roll that plays the ball, distinct by who touches it and where it ends.

    A key holds, from the top, a 1, the touching men (6 bits each) and the end cell (8 bits).
    """
    keys: set[int] = set()
    for action in turn.kicks(s, True):
        man, steps = first(action), last(action)
        here = s.cell[man]
        kind = s.kick_kind
        s.kick_kind = ACTION_KICK
        s.move(man, s.ball)
        for plan in kick_plans(s, man, s.roll - steps + 1, MAX_TOUCHES):
            keys.add(plan_key(plan))
        s.move(man, here)
        s.kick_kind = kind
    return keys


def plan_key(plan: Plan) -> int:
    """Who touches the ball and where it ends, as one integer."""
    key = 1
    for man in plan.touchers:
        key = key << 6 | man
    return key << 8 | plan.end
