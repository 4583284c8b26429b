"""A small net beside the weighted sum: what men, ball and chances are worth together, in whole numbers.

Every feature of a position adds a row of WIDTH numbers; each sum is clipped, squared and weighted. A row is kept as one
large integer with 16 bits for each number, so that whole rows are added at once, in the compiled build and in the
interpreted one. All numbers are whole and the result is divided by a power of two: it is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from typing import Final, final

from mypy_extensions import i64

from dugout.games.champions.board import COLUMNS, SQUAD
from dugout.games.champions.judgement.features import DANGER, STRENGTH, Features, ball_row
from dugout.games.champions.state import State

WIDTH: Final = 32
"""Numbers of a row, and sums."""
BIAS: Final = 128
"""Added to every number of a row, so that none is negative."""
TOP: Final = 128
"""Sums are clipped to 0 … TOP, which stands for 1."""
SCALE: Final = 1.0 / (1 << 26)
"""TOP * TOP * 4096 stands for a goal."""

ZONES: Final = 15
"""Of the ball, as the roller sees them: five of three rows, three from the near side line to the middle."""
AHEAD: Final = 13
ASIDE: Final = 13
PLACES: Final = AHEAD * ASIDE
"""Of a man as the ball sees him: rows ahead of it, columns towards the far side line."""
STEPS: Final = 16
"""Steps in which a chance of a goal is counted."""

FIGURES: Final = STRENGTH
"""Features whose value is 1 come first, under their own numbers."""
PAIRS: Final = FIGURES
CHANCES: Final = PAIRS + 2 * ZONES * PLACES
ROWS: Final = CHANCES + 3 * STEPS

LANES: Final = Struct(f"<{WIDTH}H")


def places(s: State, roller: int, ball: int, others: list[tuple[int, float]]) -> list[int]:
    """The rows of a position beyond those of its features: field players beside the ball, and chances of a goal.

    The pitch is mirrored to the ball's own side. Worked out and not looked up: the tables would be kept by every page.
    """
    found: list[int] = []
    if ball >= 0:
        column: i64 = ball % COLUMNS
        row: i64 = ball // COLUMNS
        forward: i64 = 1 if roller == 0 else -1
        outward: i64 = 1
        if column >= COLUMNS // 2:
            outward = -1
        near: i64 = column if outward > 0 else COLUMNS - 1 - column
        zone: i64 = ball_row(roller, ball) // 3 * 3 + near // 2
        for side in range(2):
            seat = roller if side == 0 else 1 - roller
            keeper = s.keeper[seat]
            base: i64 = PAIRS + (side * ZONES + zone) * PLACES
            for man in range(seat * SQUAD, seat * SQUAD + SQUAD):
                cell: i64 = s.cell[man]
                if cell >= 0 and man != keeper:
                    ahead: i64 = clipped((cell // COLUMNS - row) * forward)
                    aside: i64 = clipped((cell % COLUMNS - column) * outward)
                    found.append(base + ahead * ASIDE + aside)
    for place, value in others:
        if place >= DANGER and place < DANGER + 3:
            found.append(CHANCES + (place - DANGER) * STEPS + min(STEPS - 1, int(value * STEPS)))
    return found


def clipped(steps: i64) -> i64:
    """Steps from -6 to 6, counted from 0."""
    if steps < -6:
        return 0
    return 12 if steps > 6 else steps + 6


@final
class Net:
    """Rows of numbers, what each sum starts from, and what its square counts."""

    def __init__(self, starts: list[int], out: list[int], table: Callable[[], bytes]) -> None:
        self.rows: list[int] = []
        """Made when a position is judged for the first time: pages keep opponents who have not judged any."""
        self.starts = starts
        self.out = out
        self.table = table
        """The rows one after the other, a byte for each number, BIAS standing for 0."""

    def __reduce__(self) -> tuple[object, ...]:
        return Net, (self.starts, self.out, self.table)

    def __eq__(self, other: object) -> bool:
        """Whether its rows have been made does not matter."""
        return isinstance(other, Net) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash((tuple(self.starts), tuple(self.out), self.table))

    def value(self, s: State, roller: int, ball: int, found: Features) -> float:
        """In goals, for the team that rolls next."""
        if not self.rows:
            self.rows = read_rows(self.table())
        rows = self.rows
        total = 0
        count: i64 = 0
        for place in found.ones:
            total += rows[place]
            count += 1
        for place in places(s, roller, ball, found.others):
            total += rows[place]
            count += 1
        less: i64 = count * BIAS
        result: i64 = 0
        for index, lane in enumerate(LANES.unpack(total.to_bytes(2 * WIDTH, "little"))):
            up: i64 = lane
            start: i64 = self.starts[index]
            up += start - less
            if up > 0:
                if up > TOP:
                    up = TOP
                weight: i64 = self.out[index]
                result += up * up * weight
        whole: int = result
        return float(whole) * SCALE


def read_rows(table: bytes) -> list[int]:
    """Each row as one integer."""
    if len(table) != ROWS * WIDTH:
        raise ValueError(f"{len(table)} bytes instead of {ROWS * WIDTH}")
    wide = bytearray(2 * len(table))
    wide[::2] = table
    step = 2 * WIDTH
    return [int.from_bytes(wide[start : start + step], "little") for start in range(0, len(wide), step)]
