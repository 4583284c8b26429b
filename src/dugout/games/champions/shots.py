"""CH-8, CH-12, CH-13: what becomes of a kick, and the best shots that a roll or a man on the ball offers.

Opponents are taken to try every interception they can and the keeper to take
his best save. States that are handed in are not changed, unless it is said.
"""

from __future__ import annotations

from typing import final

from dugout.games.champions import flow, offers
from dugout.games.champions import kinds as k
from dugout.games.champions.board import GOAL, NOBODY, NOWHERE, seat_of
from dugout.games.champions.cells import drop_lowest, has, lowest, some
from dugout.games.champions.choices import INTERCEPT, NONE, RUN, SHIFT
from dugout.games.champions.rules import interception, passing, shot
from dugout.games.champions.rules.kick import BUDGETS, MATE, MAX_TOUCHES, SHOT, Leg, Outlook, leg_cells, pair
from dugout.games.champions.scene import Scene
from dugout.games.champions.state import State
from dugout.games.champions.terms import ENDS_AT_REST, ENDS_IN_GOAL

MISSED = 2
"""CH-13.8: a face with which an attempt fails, and no clock moves."""


@final
class Fate:
    """What stands between a kick and its end: attempts that all fail, then the keeper."""

    __slots__ = ("cells", "is_shot", "men", "saves")

    def __init__(self) -> None:
        self.cells: list[int] = []
        """Where it may be intercepted, one chance in three each."""
        self.men: list[list[int]] = []
        self.is_shot: bool = False
        self.saves: list[int] = []
        """CH-12.4: cell << 8 | quarters; none of a shot that nobody can save."""

    def best_save(self) -> int:
        best = 0
        for chance in self.saves:
            best = max(best, chance & 0xFF)
        return best

    def arrives(self) -> tuple[int, int]:
        """CH-13.8: the chance that nobody intercepts it."""
        return 2 ** len(self.cells), 3 ** len(self.cells)

    def scores(self) -> tuple[int, int]:
        """CH-12.4, CH-13.8: the chance that a shot is a goal at once."""
        num, den = self.arrives()
        return num * (4 - self.best_save()), den * 4


def play_out(s: State, goals: int) -> Fate:
    """CH-13.8: carry a complete kick on to the keeper; `goals` were scored before it. Changes the state."""
    found = Fate()
    flies = s.agenda.top.kind in (k.ASK_INTERCEPT, k.ASK_DIVE)
    found.is_shot = goals_of(s) > goals or (flies and s.end_kind == ENDS_IN_GOAL)
    while s.agenda.top.kind == k.ASK_INTERCEPT:
        index, _, _ = s.agenda.top.kept()
        men = [chance & 0xFF for chance in s.chances if chance >> 8 == index]
        found.cells.append(s.path[index])
        found.men.append(men)
        flow.apply(s, seat_of(men[0]), INTERCEPT << SHIFT | men[0])
        flow.apply(s, NOBODY, MISSED)
    if found.is_shot and s.agenda.top.kind == k.ASK_DIVE:
        found.saves = shot.save_chances(s)
    return found


def goals_of(s: State) -> int:
    """Goals of the match and of the shoot-out together."""
    return s.score[0] + s.score[1] + s.shots_scored[0] + s.shots_scored[1]


@final
class Shot:
    """A shot: the answers that lead to it from the open question on, where it enters the goal, and its chance."""

    __slots__ = ("cell", "choices", "den", "num")

    def __init__(self, choices: list[int], cell: int, num: int, den: int) -> None:
        self.choices = choices
        self.cell = cell
        self.num = num
        self.den = den

    def beats(self, other: Shot | None) -> bool:
        """Whether it is likelier; of two alike the one with fewer answers."""
        if other is None:
            return True
        ours, theirs = self.num * other.den, other.num * self.den
        return ours > theirs or (ours == theirs and len(self.choices) < len(other.choices))


@final
class Chain:
    """A kick in the making: its legs so far, and the man who has the ball now."""

    __slots__ = ("choices", "man", "path", "rem", "rems")

    def __init__(self, man: int, rem: int, choices: list[int], path: list[int], rems: list[int]) -> None:
        self.man = man
        self.rem = rem
        self.choices = choices
        self.path = path
        self.rems = rems


@final
class Search:
    """The best shots of the man on the ball, one for each cell of the goal; `s` asks for his next leg."""

    def __init__(self, s: State) -> None:
        self.s: State = s
        self.seat: int = s.flight_seat
        self.touches: int = len(s.touchers)
        self.outlook: Outlook = Outlook(s, Scene(s, self.seat), NOBODY, True)
        self.outlook.survey()
        self.legs: dict[int, list[Leg]] = {}
        self.aims: dict[int, int] = {}
        self.seen: set[tuple[int, ...]] = set()
        self.best: dict[int, Shot] = {}

    def run(self) -> list[Shot]:
        """CH-8.6: chains of few touches first, so that longer ones are looked at only where they may be better."""
        chains = [Chain(self.s.touchers[-1], passing.rem_now(self.s), [], self.s.path[:], self.s.rems[:])]
        touches = self.touches
        while chains:
            longer: list[Chain] = []
            for chain in chains:
                self.extend(chain, touches, longer)
            chains = longer
            touches += 1
        return [self.best[cell] for cell in sorted(self.best)]

    def extend(self, chain: Chain, touches: int, longer: list[Chain]) -> None:
        """CH-8.2, CH-8.3: shoot, or pass to somebody who may come to shoot."""
        for leg in self.legs_of(chain.man, chain.rem):
            if leg[3] != SHOT and leg[3] != MATE:
                continue
            cells = leg_cells(self.s.cell[chain.man], leg[0])
            rems = [chain.rem - index - 1 for index in range(len(cells))]
            after = Chain(chain.man, 0, [*chain.choices, leg[0]], chain.path + cells, chain.rems + rems)
            if leg[3] == SHOT:
                self.weigh(after, leg[1])
            elif touches < MAX_TOUCHES:
                after.man = self.s.at[leg[1]]
                after.rem = leg[2] + 1
                aim = self.aim(after.man, after.rem, MAX_TOUCHES - touches)
                if aim and self.is_worth(after, aim):
                    longer.append(after)

    def legs_of(self, man: int, rem: int) -> list[Leg]:
        key = man << 8 | rem
        found = self.legs.get(key)
        if found is None:
            found = self.outlook.legs(man, rem)
            self.legs[key] = found
        return found

    def aim(self, man: int, rem: int, touches: int) -> int:
        """CH-8.6: the board of goal cells that he can come to shoot at with so many touches, his own included."""
        key = pair(man - self.outlook.base, rem) * (MAX_TOUCHES + 1) + touches
        known = self.aims.get(key)
        if known is not None:
            return known
        reach = self.outlook.reach(man, rem)
        found = 0
        for cell in range(len(self.s.at)):
            if GOAL[1 - self.seat] >> cell & 1 and has(reach.ends, cell):
                found |= 1 << cell
        mates = reach.mates
        while touches > 1 and some(mates):
            number = lowest(mates)
            mates = drop_lowest(mates)
            found |= self.aim(self.outlook.base + number // BUDGETS, number % BUDGETS + 1, touches - 1)
        self.aims[key] = found
        return found

    def is_worth(self, chain: Chain, aim: int) -> bool:
        """Whether a chain may lead to something better; what was met before with the same attempts does not."""
        chances = self.chances(chain.path, chain.rems)
        key = (chain.man << 8 | chain.rem, *chances)
        if key in self.seen:
            return False
        self.seen.add(key)
        cells = len({chance >> 8 for chance in chances})
        bound = Shot([], NOWHERE, 2**cells, 3**cells)
        for cell in range(len(self.s.at)):
            if aim >> cell & 1:
                known = self.best.get(cell)
                if known is None or bound.num * known.den > known.num * bound.den:
                    return True
        return False

    def chances(self, path: list[int], rems: list[int]) -> list[int]:
        """CH-13.3: who may intercept it where, cell << 8 | man, in a fixed order."""
        kept = self.s.path, self.s.rems, self.s.end_cell, self.s.end_kind
        self.s.path, self.s.rems, self.s.end_cell, self.s.end_kind = path, rems, NOWHERE, ENDS_AT_REST
        found = [path[chance >> 8] << 8 | chance & 0xFF for chance in interception.find_chances(self.s)]
        self.s.path, self.s.rems, self.s.end_cell, self.s.end_kind = kept
        return sorted(found)

    def weigh(self, chain: Chain, cell: int) -> None:
        """CH-12.4: the chance of a complete shot, unless it cannot be the best any more."""
        known = self.best.get(cell)
        cells = len({chance >> 8 for chance in self.chances(chain.path, chain.rems)})
        if known is not None and 2**cells * known.den <= known.num * 3**cells:
            return
        after = self.s.copy()
        goals = goals_of(after)
        for choice in chain.choices:
            flow.apply(after, self.seat, choice)
        num, den = play_out(after, goals).scores()
        found = Shot(chain.choices, cell, num, den)
        if num and found.beats(known):
            self.best[cell] = found


def shots_of_kick(s: State) -> list[Shot]:
    """CH-12.1: the best shots of the man asked for a leg; after a throw-in only once the ball is in play (CH-17.4)."""
    return [] if passing.thrower_is_out(s) else Search(s.copy()).run()


@final
class Approach:
    """A man who can run onto the ball, in so many steps, and the best shots from there."""

    __slots__ = ("choice", "man", "pips", "shots", "steps")

    def __init__(self, choice: int, man: int, steps: int, pips: int, shots: list[Shot]) -> None:
        self.choice = choice
        self.man = man
        self.steps = steps
        self.pips = pips
        self.shots = shots


def approaches(s: State) -> list[Approach]:
    """CH-6.4, CH-7.5: everybody who can run onto the ball with this roll, and what he can shoot from there."""
    found: list[Approach] = []
    for choice in offers.legal(s, s.owner):
        if choice >> SHIFT != RUN:
            continue
        man, steps = choice >> 8 & 0xFF, choice & 0xFF
        after = s.copy()
        flow.apply(after, s.owner, choice)
        shots = [Shot([choice, *one.choices], one.cell, one.num, one.den) for one in shots_of_kick(after)]
        found.append(Approach(choice, man, steps, s.roll - steps + 1, shots))
    return found


def let_pass(s: State) -> None:
    """CH-13.3: nobody tries to intercept a ball any more. Changes the state."""
    while s.agenda.top.kind == k.ASK_INTERCEPT:
        seat = 0 if s.agenda.top.seats & 1 else 1
        flow.apply(s, seat, NONE << SHIFT)
