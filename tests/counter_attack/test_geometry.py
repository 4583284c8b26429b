"""CA-2: the hex pitch against an oracle that knows nothing of it: cube coordinates and plain fractions."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dugout.games.counter_attack import board
from dugout.geometry import hexes

PLACES = [(c, h) for c in range(-18, 19) for h in range(-25, 26) if board.is_pitch(c, h)]
places = st.sampled_from(PLACES)

Cube = tuple[int, int, int]


def cube(c: int, h: int) -> Cube:
    """Doubled coordinates as cube coordinates."""
    x = c
    z = -(h + c) // 2
    return x, -x - z, z


def cube_distance(a: Cube, b: Cube) -> int:
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]), abs(a[2] - b[2]))


def turned(a: Cube) -> Cube:
    """60 degrees clockwise in cube coordinates."""
    x, y, z = a
    return -z, -x, -y


def oracle_path(a: tuple[int, int], b: tuple[int, int]) -> dict[tuple[int, int], Fraction]:
    """CA-2.9 word for word, with fractions: hexes the segment runs in over a positive length, with their t."""
    found: dict[tuple[int, int], Fraction] = {}
    if a == b:
        return {b: Fraction(0)}
    for c, h in PLACES:
        if (c, h) == a:
            continue
        low, high = Fraction(0), Fraction(1)
        for kc, kh, width in ((0, 1, 1), (3, -1, 2), (3, 1, 2)):
            start = kc * (a[0] - c) + kh * (a[1] - h)
            slope = kc * (b[0] - a[0]) + kh * (b[1] - a[1])
            if slope == 0:
                if abs(start) > width:
                    low, high = Fraction(1), Fraction(0)
                continue
            ends = sorted((Fraction(-width - start, slope), Fraction(width - start, slope)))
            low, high = max(low, ends[0]), min(high, ends[1])
        if low < high:
            found[(c, h)] = low
    return found


def test_the_pitch_has_943_hexes_in_37_columns() -> None:
    assert len(PLACES) == 943
    assert board.PITCH.bit_count() == 943
    for c in range(-18, 19):
        assert len([place for place in PLACES if place[0] == c]) == (26 if c % 2 else 25)
    assert len({board.cell_at(c, h) for c, h in PLACES}) == 943
    for c, h in PLACES:
        cell = board.cell_at(c, h)
        assert (board.COLUMN[cell], board.HEIGHT[cell]) == (c, h)


def test_zones_have_the_size_of_the_book() -> None:
    sizes = {
        board.CENTRE_CIRCLE: 37,
        board.HALF[0]: 484,
        board.HALF[1]: 484,
        board.STRICT_HALF[0]: 459,
        board.FINAL_THIRD[0]: 280,
        board.FINAL_THIRD[1]: 280,
        board.AREA[0]: 108,
        board.AREA[1]: 108,
        board.SIX_YARD_BOX[1]: 32,
        board.ARC[0]: 9,
        board.GOAL_MOUTH[0]: 7,
        board.DIFFICULT: 72,
        board.TOUCHLINES: 74,
    }
    for zone, size in sizes.items():
        assert zone.bit_count() == size
    assert not board.FINAL_THIRD[0] & board.FINAL_THIRD[1]
    assert (board.PITCH & ~board.FINAL_THIRD[0] & ~board.FINAL_THIRD[1]).bit_count() == 383


def test_zones_mirror_each_other() -> None:
    for left, right in (board.AREA, board.ARC, board.SIX_YARD_BOX, board.GOAL_MOUTH, board.FINAL_THIRD):
        mirrored = 0
        for cell in board.cells_in(left):
            mirrored |= 1 << board.cell_at(-board.COLUMN[cell], board.HEIGHT[cell])
        assert mirrored == right


@given(places, places)
def test_distance(a: tuple[int, int], b: tuple[int, int]) -> None:
    expected = cube_distance(cube(*a), cube(*b))
    assert hexes.distance(*a, *b) == expected
    assert board.between(board.cell_at(*a), board.cell_at(*b)) == expected


def test_the_six_directions_one_by_one() -> None:
    steps = [(0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)]
    assert list(zip(hexes.COLUMN_STEPS, hexes.HEIGHT_STEPS, strict=True)) == steps
    for number, step in enumerate(steps):
        assert cube(*steps[(number + 1) % 6]) == turned(cube(*step))
        assert board.NEXT[board.CENTRE_SPOT * 6 + number] == board.cell_at(*step)
        assert board.CENTRE_SPOT + board.STEPS[number] == board.cell_at(*step)


@given(places)
def test_neighbours_and_what_lies_over_the_edge(a: tuple[int, int]) -> None:
    cell = board.cell_at(*a)
    near = {board.cell_at(*b) for b in PLACES if cube_distance(cube(*a), cube(*b)) == 1}
    assert set(board.neighbours(cell)) == near
    for direction in range(6):
        ahead = board.NEXT[cell * 6 + direction]
        c = a[0] + hexes.COLUMN_STEPS[direction]
        if ahead < 0:
            assert ahead == (board.OVER_GOAL_LINE if abs(c) > 18 else board.OVER_TOUCHLINE)


@given(places)
def test_rings(a: tuple[int, int]) -> None:
    cell = board.cell_at(*a)
    tables = {
        1: board.NEAR_1,
        2: board.NEAR_2,
        5: board.NEAR_5,
        6: board.NEAR_6,
        11: board.NEAR_11,
        15: board.NEAR_15,
    }
    for radius, table in tables.items():
        expected = 0
        for b in PLACES:
            if cube_distance(cube(*a), cube(*b)) <= radius:
                expected |= 1 << board.cell_at(*b)
        assert table[cell] == expected


@settings(max_examples=60, deadline=None)
@given(places, places)
def test_paths(a: tuple[int, int], b: tuple[int, int]) -> None:
    expected = oracle_path(a, b)
    path = board.path(board.cell_at(*a), board.cell_at(*b))
    assert {(board.COLUMN[cell], board.HEIGHT[cell]) for cell in path.cells} == set(expected)
    order = sorted(expected, key=lambda place: (expected[place], hexes.tie_key(*place)))
    assert [(board.COLUMN[cell], board.HEIGHT[cell]) for cell in path.cells] == order
    ranks = sorted(set(path.ranks))
    times = sorted(set(expected.values()))
    assert [ranks.index(rank) for rank in path.ranks] == [times.index(expected[place]) for place in order]
    assert path.mask == sum(1 << cell for cell in path.cells)


@settings(max_examples=60, deadline=None)
@given(places, places)
def test_a_path_and_its_way_back_have_the_same_hexes(a: tuple[int, int], b: tuple[int, int]) -> None:
    there = board.path(board.cell_at(*a), board.cell_at(*b)).mask | 1 << board.cell_at(*a)
    back = board.path(board.cell_at(*b), board.cell_at(*a)).mask | 1 << board.cell_at(*b)
    assert there == back


@settings(max_examples=80, deadline=None)
@given(places, places, st.integers(0, 5))
def test_the_first_hex_of_a_path(a: tuple[int, int], b: tuple[int, int], direction: int) -> None:
    cell, target = board.cell_at(*a), board.cell_at(*b)
    ahead = board.NEXT[cell * 6 + direction]
    if a == b or ahead < 0:
        return
    on_path = bool(board.path(cell, target).mask >> ahead & 1)
    assert bool(board.shadow(cell, direction) >> target & 1) == on_path


@pytest.mark.parametrize(("table", "radius"), [(board.NEAR_6, 6), (board.NEAR_11, 11)])
def test_a_path_never_leaves_the_range_of_its_end(table: list[int], radius: int) -> None:
    for target in board.cells_in(table[board.CENTRE_SPOT]):
        assert not board.path(board.CENTRE_SPOT, target).mask & ~table[board.CENTRE_SPOT], (radius, target)


@settings(max_examples=40, deadline=None)
@given(places, st.integers(0, 396))
def test_what_a_blocker_hides(a: tuple[int, int], number: int) -> None:
    origin = board.cell_at(*a)
    near = board.cells_in(board.NEAR_11[origin])
    blocker = near[number % len(near)]
    if blocker != origin:
        expected = sum(1 << cell for cell in near if board.path(origin, cell).mask >> blocker & 1)
        assert board.hidden(origin, blocker) & ~(1 << origin) == expected & ~(1 << origin)


@settings(max_examples=60, deadline=None)
@given(st.sets(st.sampled_from([board.cell_at(*place) for place in PLACES])))
def test_the_cells_of_a_set(cells: set[int]) -> None:
    assert board.cells_in(sum(1 << cell for cell in cells)) == sorted(cells)


def test_paths_do_not_fill_the_memory() -> None:
    before = [board.path(board.CENTRE_SPOT, cell).cells for cell in board.cells_in(board.AREA[0])]
    for cell in board.cells_in(board.PITCH):
        for target in board.cells_in(board.NEAR_5[cell]):
            board.path(cell, target)
    assert len(board._paths) <= board.MOST_PATHS
    assert [board.path(board.CENTRE_SPOT, cell).cells for cell in board.cells_in(board.AREA[0])] == before


@settings(max_examples=80, deadline=None)
@given(places, places)
def test_the_line_prolonged(a: tuple[int, int], b: tuple[int, int]) -> None:
    if a == b:
        return
    distance = cube_distance(cube(*a), cube(*b))
    c = b[0] + Fraction(3 * (b[0] - a[0]), distance)
    h = b[1] + Fraction(3 * (b[1] - a[1]), distance)
    holding = [
        (x, y)
        for x in range(-24, 25)
        for y in range(-40, 41)
        if (x + y) % 2 == 0
        and abs(h - y) <= 1
        and abs(3 * (c - x) - (h - y)) <= 2
        and abs(3 * (c - x) + (h - y)) <= 2
    ]
    best = min(holding, key=lambda place: hexes.tie_key(*place))
    cell, boundary, last = board.beyond(board.cell_at(*a), board.cell_at(*b), 3)
    assert cell == board.cell_at(*best)
    if cell == board.NO_CELL:
        assert boundary in (board.OVER_GOAL_LINE, board.OVER_TOUCHLINE)
        assert board.PITCH >> last & 1
        if abs(c) < Fraction(55, 3):
            assert boundary == board.OVER_TOUCHLINE
        if abs(h) < 25:
            assert boundary == board.OVER_GOAL_LINE
