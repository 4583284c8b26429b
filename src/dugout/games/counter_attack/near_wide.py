# mypyc: interpreted
"""CA-8.4: the functions of near.py over wide integers, one bit a cell: the sets of plain Python."""

from __future__ import annotations

from operator import and_, index, or_

from dugout.games.counter_attack.board import cells_in, spread

columns_of = index
both = and_
either = or_
count = int.bit_count


def window(columns: int, cell: int) -> int:
    return columns


def flood(columns: int, ball: int, cell: int, hexes: int) -> int:
    passable = columns if ball < 0 else columns & ~(1 << ball)
    start = wave = 1 << cell
    found = 0
    for _ in range(hexes):
        found |= spread(wave) & columns
        wave = start | (found & passable)
    return found & ~start


def here(cell: int) -> int:
    return 1 << cell


def has(near: int, cell: int, target: int) -> bool:
    return bool(near >> target & 1)


def nth(near: int, cell: int, number: int) -> int:
    return cells_in(near)[number]


def cells_of(near: int, cell: int) -> list[int]:
    return cells_in(near)


def board_of(near: int, cell: int) -> int:
    return near
