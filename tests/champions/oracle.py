"""The slow obvious version of the hot path: every complete turn that plays the ball, with sets and tuples.

Written from the rule book alone: it shares no code with the engine, only the
names of cells. A cell is (column, row), a man a pair (team, shirt).
"""

from __future__ import annotations

from dataclasses import dataclass, field

Cell = tuple[int, int]
Man = tuple[str, int]
Turn = tuple[tuple[Man, ...], Cell]

LETTERS = "yabcdefghijz"
STRAIGHT = [(0, 1), (1, 0), (0, -1), (-1, 0)]
COMPASS = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]
FIELD = {(column, row) for column in range(1, 11) for row in range(1, 14)}
WALK = {(column, row) for column in range(12) for row in range(15)}
GOALS = {"H": {(5, 0), (6, 0)}, "A": {(5, 14), (6, 14)}}
GOAL_AREAS = {
    "H": {(column, 1) for column in range(4, 8)},
    "A": {(column, 13) for column in range(4, 8)},
}
PENALTY_AREAS = {
    "H": {(column, row) for column in range(3, 9) for row in range(1, 4)},
    "A": {(column, row) for column in range(3, 9) for row in range(11, 14)},
}


@dataclass
class Board:
    """Who stands where, and where the ball lies."""

    men: dict[Man, Cell]
    ball: Cell
    keepers: dict[str, Man | None]
    barred: Man | None = None
    taken: dict[Cell, Man] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.taken = {cell: man for man, cell in self.men.items()}

    def at(self, cell: Cell) -> Man | None:
        return self.taken.get(cell)

    def moved(self, man: Man, cell: Cell) -> Board:
        return Board({**self.men, man: cell}, self.ball, self.keepers, self.barred)


def cell_named(text: str) -> Cell:
    return LETTERS.index(text[0]), int(text[1:])


def other(team: str) -> str:
    return "A" if team == "H" else "H"


def added(cell: Cell, step: Cell) -> Cell:
    return cell[0] + step[0], cell[1] + step[1]


def closed(board: Board, man: Man, cell: Cell) -> bool:
    """CH-1.10."""
    for team, goal in GOALS.items():
        if cell in goal and board.keepers[team] != man:
            return True
    return False


def walks(board: Board, man: Man, steps: int) -> set[Cell]:
    """CH-7.2 to CH-7.4: where exactly so many steps can end."""
    taken = {where for who, where in board.men.items() if who != man} | {board.ball}
    ends = {board.men[man]}
    for _ in range(steps):
        ends = {
            cell
            for end in ends
            for cell in (added(end, step) for step in STRAIGHT)
            if cell in WALK and cell not in taken and not closed(board, man, cell)
        }
    return ends


def chain(cells: set[Cell]) -> int:
    """CH-23.5: the longest chain."""
    best, left = 0, set(cells)
    while left:
        group = {left.pop()}
        grown = True
        while grown:
            near = {
                cell
                for cell in left
                for member in group
                if max(abs(cell[0] - member[0]), abs(cell[1] - member[1])) == 1
            }
            grown = bool(near)
            group |= near
            left -= near
        best = max(best, len(group))
    return best


def may_play_from(board: Board, man: Man, cell: Cell) -> bool:
    """CH-23.3 to CH-23.5 for a man who walks onto the ball."""
    team = man[0]
    if board.keepers[team] != man:
        others = {w for m, w in board.men.items() if m[0] == team and m != board.keepers[team] and m != man}
        in_area = cell in PENALTY_AREAS[team] and cell not in GOAL_AREAS[team]
        if in_area and len(others & PENALTY_AREAS[team]) >= 4 and board.men[man] not in PENALTY_AREAS[team]:
            return False
    own = {w for m, w in board.men.items() if m[0] == team}
    after = {w for m, w in board.moved(man, cell).men.items() if m[0] == team}
    return not (chain(after) > 9 and chain(after) > chain(own))


def offside(board: Board, team: str, row: int) -> set[Man]:
    """CH-11.1."""
    sign = 1 if team == "H" else -1
    found = set()
    for man, (_, where) in board.men.items():
        if man[0] != team or sign * where <= sign * row:
            continue
        as_near = [m for m, (_, w) in board.men.items() if m[0] != team and sign * w >= sign * where]
        if len(as_near) < 2:
            found.add(man)
    return found


def reachable(board: Board, ball: Cell) -> bool:
    """CH-23.6."""
    taken = set(board.men.values())
    seen, todo = {ball}, [ball]
    teams = set()
    while todo:
        cell = todo.pop()
        for step in STRAIGHT:
            near = added(cell, step)
            man = board.at(near)
            if man is not None:
                teams.add(man[0])
            elif near in FIELD and near not in seen and near not in taken:
                seen.add(near)
                todo.append(near)
    return teams == {"H", "A"}


def leg_paths(length: int) -> list[list[Cell]]:
    """CH-8.2: the steps of every leg of this length: straight, or with one turn of 45 degrees."""
    found = []
    for index, step in enumerate(COMPASS):
        found.append([step] * length)
        for turn in (-1, 1):
            second = COMPASS[(index + turn) % 8]
            found += [[step] * before + [second] * (length - before) for before in range(1, length)]
    return found


def fly(board: Board, team: str, start: Cell, steps: list[Cell], rem: int) -> tuple[str, Cell, int] | None:
    """CH-8.3 to CH-8.5: how a leg ends, or None if it cannot be flown to its last cell."""
    cell = start
    for index, step in enumerate(steps):
        cell = added(cell, step)
        is_last = index == len(steps) - 1
        man = board.at(cell)
        if man is not None:
            good = man[0] == team and cell in FIELD and is_last and man not in offside(board, team, start[1])
            return ("mate", cell, rem) if good else None
        if cell in GOALS[other(team)]:
            return ("shot", cell, rem - 1) if is_last else None
        if cell not in FIELD:
            return None
        rem -= 1
        if rem == 0:
            return ("rest", cell, 0) if is_last else None
    return None


def kicks(board: Board, man: Man, budget: int) -> set[Turn]:
    """CH-8: every complete kick of a man on the ball, by who touches it and where it ends."""
    found: set[Turn] = set()
    todo: list[tuple[tuple[Man, ...], int]] = [((man,), budget)]
    seen = set(todo)
    while todo:
        touchers, rem = todo.pop()
        start = board.men[touchers[-1]]
        for length in range(1, rem + 1):
            for steps in leg_paths(length):
                end = fly(board, man[0], start, steps, rem)
                if end is None:
                    continue
                kind, cell, left = end
                if kind == "mate":
                    mate = board.at(cell)
                    assert mate is not None
                    state = ((*touchers, mate), left)
                    if len(touchers) < 6 and state not in seen:
                        seen.add(state)
                        todo.append(state)
                else:
                    found.add((touchers, cell))
    good = {cell for cell in {cell for _, cell in found} if cell not in FIELD or reachable(board, cell)}
    return {turn for turn in found if turn[1] in good}


def turns(board: Board, team: str, roll: int) -> set[Turn]:
    """CH-6.4 K: every complete turn that plays the ball with this roll."""
    found: set[Turn] = set()
    beside = {added(board.ball, step) for step in STRAIGHT}
    for man in [man for man in board.men if man[0] == team]:
        if man == board.barred or not may_play_from(board, man, board.ball):
            continue
        for steps in range(1, roll + 1):
            if walks(board, man, steps - 1) & beside:
                found |= kicks(board.moved(man, board.ball), man, roll - steps + 1)
    return found
