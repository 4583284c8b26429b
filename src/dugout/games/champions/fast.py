"""CH-6.4, CH-8: every complete turn that plays the ball, in machine integers: the hot path of every opponent.

The same answer as `plans.turn_keys`, which is the readable version; a test
compares them on thousands of positions. Here a position is bytes, one a cell,
and everything that moves is an i64, so that compiled code never touches the
heap in its inner loops. The state is not changed.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dugout.games.champions.board import (
    BOTH_GOALS,
    CELLS,
    COLUMNS,
    FIELD,
    GOAL,
    SQUAD,
    STEP,
)
from dugout.games.champions.measure import offside_line, open_ends
from dugout.games.champions.rules.conduct import end_cell_breach
from dugout.games.champions.state import State

OFF_BOARD: Final = 255
MAX_TOUCHES: Final = 6

# What a cell is to a kick. Values below MEN_LOW are grounds, others are men.
OUT: Final = 0
FREE: Final = 1
"""An empty field cell on which the kick may end."""
FREE_NO_END: Final = 2
"""An empty field cell that would hide the ball (CH-23.6)."""
NET: Final = 3
"""An empty goal cell of the opponents."""
OPPONENT: Final = 4
MEN_LOW: Final = 8
"""From here on team-mates, MEN_LOW + shirt."""

NEXT: Final[bytes] = bytes([OFF_BOARD if cell < 0 else cell for cell in STEP])
"""STEP as bytes."""


@final
class Flights:
    """The kicks of one man from the ball's cell, gathered as keys."""

    def __init__(self, grounds: bytes, seat: int, line: int, keys: set[int]) -> None:
        self.grounds: bytes = grounds
        self.home: bool = seat == 0
        self.line: i64 = line
        """CH-11.1: own row beyond which a team-mate is offside, unless the ball is further on."""
        self.base: i64 = seat * SQUAD
        self.keys: set[int] = keys
        self.seen: set[int] = set()
        self.touchers: i64 = 0
        """The key of the leg that is being flown: who has touched the ball, and a last place for its end."""
        self.offside: i64 = 0
        self.round: i64 = 0
        self.rounds: list[int] = [0] * CELLS
        """For each cell the round in which a leg last ended there: the same end is noted once."""
        self.mates: list[int] = []

    def offside_row(self, cell: i64) -> i64:
        """CH-11.1, CH-11.2: the own row beyond which nobody may be reached by a leg from this cell."""
        row: i64 = cell // COLUMNS
        if not self.home:
            row = 14 - row
        return max(self.line, row)

    def kick(self, start: i64, touchers: i64, touches: i64, rem: i64) -> None:
        """CH-8.2 to CH-8.6: all kicks from here on; `touchers` is the key so far."""
        mark: i64 = touchers << 4 | rem
        if mark in self.seen:
            return
        self.seen.add(mark)
        mates: list[int] = []
        self.mates = mates
        self.touchers = touchers << 8
        self.offside = self.offside_row(start)
        self.round += 1
        direction: i64 = 0
        while direction < 8:
            cell: i64 = start
            left: i64 = rem
            while True:
                cell = NEXT[cell * 8 + direction]
                left = self.enter(cell, left)
                if left <= 0:
                    break
                self.curve(cell, (direction + 1) & 7, left)
                self.curve(cell, (direction + 7) & 7, left)
            direction += 1
        if touches < MAX_TOUCHES:
            for entry in mates:
                reached: i64 = entry >> 4
                mate: i64 = self.base + self.grounds[reached] - MEN_LOW
                self.kick(reached, touchers << 6 | mate, touches + 1, entry & 15)

    def curve(self, cell: i64, direction: i64, left: i64) -> None:
        """CH-8.2: the leg after its curve."""
        while left > 0:
            cell = NEXT[cell * 8 + direction]
            left = self.enter(cell, left)

    def enter(self, cell: i64, rem: i64) -> i64:
        """CH-8.3 to CH-8.5: what is left after this cell; 0 where the leg ends."""
        if cell == OFF_BOARD:
            return 0
        ground: i64 = self.grounds[cell]
        if ground == FREE or ground == FREE_NO_END:
            if rem > 1:
                return rem - 1
            if ground == FREE:
                self.note(cell)
        elif ground == NET:
            self.note(cell)
        elif ground >= MEN_LOW:
            row: i64 = cell // COLUMNS
            if not self.home:
                row = 14 - row
            if row <= self.offside:
                self.mates.append(cell << 4 | rem)
        return 0

    def note(self, cell: i64) -> None:
        """A kick can end here."""
        if self.rounds[cell] != self.round:
            self.rounds[cell] = self.round
            self.keys.add(self.touchers | cell)


def grounds_of(s: State, man: int) -> bytes:
    """The cells as a kick of this man sees them, once he stands on the ball."""
    seat = 0 if man < SQUAD else 1
    own = s.men[seat] & ~(1 << s.cell[man]) | 1 << s.ball
    ends = open_ends(own, s.men[1]) if seat == 0 else open_ends(s.men[0], own)
    grounds = bytearray(CELLS)
    taken = own | s.men[1 - seat]
    for cell in range(CELLS):
        if taken >> cell & 1:
            if s.men[1 - seat] >> cell & 1:
                grounds[cell] = OPPONENT
            elif FIELD >> cell & 1:
                other = man if cell == s.ball else s.at[cell]
                grounds[cell] = MEN_LOW + other % SQUAD
        elif FIELD >> cell & 1:
            grounds[cell] = FREE if ends >> cell & 1 else FREE_NO_END
        elif GOAL[1 - seat] >> cell & 1:
            grounds[cell] = NET
    return bytes(grounds)


def steps_to_ball(s: State, man: int) -> int:
    """CH-2.5: the shortest walk onto the ball; a large number if there is none."""
    ball = s.ball
    here = s.cell[man]
    keeper = s.is_keeper(man)
    taken = s.men[0] | s.men[1]
    closed = GOAL[1 if man < SQUAD else 0] if keeper else BOTH_GOALS
    seen = bytearray(CELLS)
    seen[ball] = 1
    front = [ball]
    steps = 0
    while front:
        steps += 1
        beyond: list[int] = []
        for cell in front:
            for direction in (0, 2, 4, 6):
                near: int = NEXT[cell * 8 + direction]
                if near == OFF_BOARD or seen[near]:
                    continue
                seen[near] = 1
                if near == here:
                    return steps
                if not (taken | closed) >> near & 1:
                    beyond.append(near)
        front = beyond
    return 999


def has_detour(s: State, man: int) -> bool:
    """CH-7.5: whether a man beside the ball has another free cell to step to and fro."""
    here = s.cell[man]
    taken = s.men[0] | s.men[1] | s.closed_to(man) | 1 << s.ball
    for direction in (0, 2, 4, 6):
        near: int = NEXT[here * 8 + direction]
        if near != OFF_BOARD and not taken >> near & 1:
            return True
    return False


def turn_keys(s: State) -> set[int]:
    """As `plans.turn_keys`: who touches the ball and where it ends, for every turn of this roll that plays it."""
    keys: set[int] = set()
    line = offside_line(s, s.owner)
    for man in s.on_pitch(s.owner):
        if man == s.barred:
            continue
        shortest = steps_to_ball(s, man)
        if shortest > s.roll or end_cell_breach(s, man, s.ball, s.ball, True):
            continue
        longest = s.roll if shortest > 1 or has_detour(s, man) else shortest
        flights = Flights(grounds_of(s, man), s.owner, line, keys)
        for steps in range(shortest, longest + 1, 2):
            flights.kick(s.ball, 64 | man, 1, s.roll - steps + 1)
    return keys
