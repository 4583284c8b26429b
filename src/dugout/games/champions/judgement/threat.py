"""The chance that a team scores in its next turn: the best shot of every roll, allowing for interceptions and saves."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dugout.games.champions.board import CELLS, COLUMNS, kind_of
from dugout.games.champions.cells import (
    both,
    either,
    list_cells,
    net,
    nets,
    nothing,
    of_board,
    penalty_area,
    single,
    some,
    spread,
    without,
)
from dugout.games.champions.judgement.flights import Flights, Watch
from dugout.games.champions.rules.kick import MAX_TOUCHES
from dugout.games.champions.scene import cell_of_keeper, free_cells
from dugout.games.champions.state import State

KICKERS: Final = 2
"""The number of men, nearest to the ball first, who are tried as kickers."""
OUT_OF_REACH: Final = 9
"""More steps than any dive covers."""


def _arrives() -> list[float]:
    """Powers of two thirds, multiplied one by one: the `pow` of C libraries may differ in the last bit."""
    found = [1.0]
    while len(found) < 24:
        found.append(found[-1] * 2 / 3)
    return found


ARRIVES: Final = _arrives()
"""CH-13.8: the chance that a ball gets past this many attempts."""
MASK: Final = (1 << 40) - 1


def keeper_steps(s: State, keeper_seat: int) -> list[int]:
    """CH-12.3: by cell the steps of a keeper, at most three, without using his hands outside the area."""
    steps = [OUT_OF_REACH] * CELLS
    cell = cell_of_keeper(s, keeper_seat)
    if cell < 0:
        return steps
    is_home = keeper_seat == 0
    home = either(penalty_area(is_home), net(is_home))
    closed = either(either(of_board(s.men[0]), of_board(s.men[1])), net(not is_home))
    handicap = 0 if kind_of(s.keeper[keeper_seat]) == 0 else 1
    front = single(cell)
    seen = nothing()
    for count in range(1, 4):
        front = without(without(spread(front), closed), seen)
        seen = either(seen, front)
        for place in list_cells(both(front, home)):
            steps[place] = count + handicap
    return steps


def goal_chance(steps: list[int], flight: list[int], left: int) -> float:
    """CH-12.4: the chance that a shot goes in if nobody intercepts it; `steps` as returned by `keeper_steps`."""
    nearest = OUT_OF_REACH
    for cell in flight:
        nearest = min(nearest, steps[cell])
    return 1.0 - max(0, 4 - nearest - left) / 4


def distances(s: State, target: int, limit: int) -> tuple[list[int], list[int]]:
    """CH-2.5: for each team its field players' distances to a cell, nearest first, up to `limit`."""
    free = without(free_cells(s), nets())
    home, away = of_board(s.men[0]), of_board(s.men[1])
    of_home: list[int] = []
    of_away: list[int] = []
    front = single(target)
    seen = front
    for steps in range(1, limit + 1):
        front = without(spread(front), seen)
        seen = either(seen, front)
        for cell in list_cells(both(front, home)):
            of_home.append(steps << 8 | cell)
        for cell in list_cells(both(front, away)):
            of_away.append(steps << 8 | cell)
        front = both(front, free)
        if not some(front):
            break
    return of_home, of_away


def rows_to_go(s: State, seat: int) -> list[int]:
    """For each own row the fewest pips that a ball there needs to reach the goal: the row of a team-mate is free."""
    mates = s.men[seat]
    pips = [1] * 15
    row_mask = (1 << COLUMNS) - 1
    for row in range(12, -1, -1):
        absolute = row + 1 if seat == 0 else 13 - row
        pips[row] = pips[row + 1] + (0 if mates >> absolute * COLUMNS & row_mask else 1)
    return pips


@final
class Stop:
    """A ball at a man's feet on its way to the goal."""

    def __init__(self, cell: i64, rem: i64, attempts: i64, had: i64) -> None:
        self.cell: i64 = cell
        self.rem: i64 = rem
        self.attempts: i64 = attempts
        self.had: i64 = had
        """Mask of the opponents who have already had their attempt (CH-13.3)."""


def threat(s: State, seat: int, near: list[int]) -> list[float]:
    """The chance of a goal with each roll 1 to 6 if `seat` is on turn; `near` is `distances` of the ball."""
    best = [0.0] * 7
    ball = s.ball
    needs = rows_to_go(s, seat)
    pips = needs[ball // COLUMNS if seat == 0 else 14 - ball // COLUMNS]
    steps: list[int] = []
    watch: Watch | None = None
    for entry in near[:KICKERS]:
        walk = entry >> 8
        if walk + pips - 1 > 6:
            break
        man = s.at[entry & 0xFF]
        if man == s.barred:
            continue
        if watch is None:
            steps = keeper_steps(s, 1 - seat)
            watch = Watch(s, seat)
        flights = Flights(s, seat, man, 7 - walk, watch)
        for stop in stops(flights, Stop(ball, 7 - walk, 0, 0), needs):
            note_shots(flights, stop, walk, steps, best)
    return best


def note_shots(flights: Flights, stop: Stop, walk: i64, steps: list[int], best: list[float]) -> None:
    """CH-12.4, CH-13.8: update the best chance of each roll by the shots of one man."""
    for shot in flights.shots(stop.cell):
        if shot.cost > stop.rem:
            continue
        attempts = stop.attempts
        if shot.watched:
            attempts += flights.attempts(shot.path, stop.had) >> 40
        reach: i64 = OUT_OF_REACH
        for cell in shot.path.cells:
            reach = min(reach, steps[cell])
        roll: i64 = walk + 7 - walk - stop.rem + shot.cost - 1
        needed = roll
        arrives = ARRIVES[attempts]
        while roll < 7:
            saves: int = max(0, 4 - reach - roll + needed)
            chance = arrives * (1.0 - saves / 4)
            if chance > best[roll]:
                best[roll] = chance
            roll += 1


def stops(flights: Flights, start: Stop, needs: list[int]) -> list[Stop]:
    """All chains to a team-mate (CH-8.3, CH-8.6) that are safer than shorter ones to the same man with the same rem.

    `needs` has for each own row the pips that must be left there, else the chain is ignored. `kicks.chains` is the same
    search for one roll that is played: it keeps the way. This one is made for every position that is weighed, keeps
    numbers alone and asks only for men who can go on.
    """
    fewest: dict[int, int] = {start.cell << 4 | start.rem: start.attempts}
    found = [start]
    front = [start]
    for _ in range(1, MAX_TOUCHES):
        beyond: dict[int, Stop] = {}
        for stop in front:
            for flight in flights.passes(stop.cell):
                rem = stop.rem - flight.cost + 1
                if rem < 1 or rem < needs[flights.own_row(flight.end)]:
                    continue
                key: int = flight.end << 4 | rem
                tried: i64 = stop.had
                if flight.watched:
                    tried = flights.attempts(flight.path, stop.had)
                count = stop.attempts + (tried >> 40)
                if count < fewest.get(key, 99):
                    fewest[key] = count
                    beyond[key] = Stop(flight.end, rem, count, tried & MASK)
        if not beyond:
            break
        front = list(beyond.values())
        found += front
    return found
