"""Positions that matches hardly ever reach: a few men or many in one heap, keepers far from home."""

from __future__ import annotations

from dugout.core.dice import Roller

COLUMNS = "abcdefghij"
ROWS = 15
MOST_MEN = 11
OTHER = {"H": "A", "A": "H"}
GOALS = {"H": ("e0", "f0"), "A": ("e14", "f14")}


def crowd(roller: Roller) -> str:
    """A position in one line: a goal kick out of a crowd, a keeper out, a man in a corner, or any heap of men."""
    side = "HA"[roller.below(2)]
    kind = roller.below(6)
    if kind == 0:
        return goal_kick(roller, side)
    if kind == 1:
        return keeper_out(roller, side)
    if kind == 2:
        return cornered(roller, side)
    near = GOALS[side][0] if roller.chance(1, 2) else f"{COLUMNS[roller.below(10)]}{roller.below(ROWS)}"
    cells = heap(roller, near)
    teams = {team: men(roller, cells) for team in "HA"}
    for team, goal in GOALS.items():
        if roller.chance(1, 2):
            teams[team][0] = f"1{goal[0]}"
    return f"{listed(teams)} ball={cells[roller.below(6)]} last={OTHER[side]}#1k turn={side} partial=1"


def goal_kick(roller: Roller, side: str) -> str:
    """CH-8.11: so many men around the goal that the keeper may find no way for his kick."""
    mark = GOALS[side][roller.below(2)]
    cells = heap(roller, mark)
    teams = {team: men(roller, cells) for team in "HA"}
    teams[side][0] = f"1{mark}"
    teams[OTHER[side]][0] = f"1{GOALS[OTHER[side]][0]}"
    return (
        f"{listed(teams)} ball={mark} turn={side} restart=goal-kick/{side}/{mark} partial=1 ask=roll-restart"
    )


def keeper_out(roller: Roller, side: str) -> str:
    """CH-12.7: the keeper has left his area and stands by the way of a shot."""
    rows = (9, 10) if side == "H" else (4, 5)
    column = 3 + roller.below(4)
    ball, keeper = f"{COLUMNS[column]}{rows[0]}", f"{COLUMNS[column + roller.below(3) - 1]}{rows[1]}"
    if side == "A":
        ball, keeper = f"{COLUMNS[column]}{rows[1]}", f"{keeper[0]}{rows[0]}"
    feet = f"{COLUMNS[column]}{8 if side == 'H' else 6}"
    teams = {
        side: [f"1{GOALS[side][0]}", f"2{feet}", f"3{'a7' if roller.chance(1, 2) else 'j7'}"],
        OTHER[side]: [
            f"1{keeper}",
            *(f"{shirt}{'a' if column > 4 else 'j'}{shirt + 6}" for shirt in range(2, 6)),
        ],
    }
    return f"{listed(teams)} ball={ball} last={OTHER[side]}#2k turn={side} partial=1"


def cornered(roller: Roller, side: str) -> str:
    """CH-6.7: a man beside the pitch with opponents about him, who may be able to do nothing."""
    column, row = "yz"[roller.below(2)], (0, 14)[roller.below(2)]
    inwards = row + (1 if row == 0 else -1)
    edge = "a" if column == "y" else "j"
    about = [f"{column}{inwards}", f"{edge}{row}", f"{edge}{inwards}"]
    teams = {
        side: [f"2{column}{row}"],
        OTHER[side]: [
            f"1{GOALS[OTHER[side]][0]}",
            *(f"{shirt}{cell}" for shirt, cell in enumerate(about, 3)),
        ],
    }
    return f"{listed(teams)} ball={COLUMNS[roller.below(10)]}7 last={OTHER[side]}#3k turn={side} partial=1"


def men(roller: Roller, cells: list[str]) -> list[str]:
    """A keeper and some others on the next cells, few more often than many."""
    count = 2 + roller.below(1 + roller.below(MOST_MEN - 1))
    return [f"{shirt}{cells.pop(0)}" for shirt in range(1, count + 1)]


def listed(teams: dict[str, list[str]]) -> str:
    return " ".join(f"{team}={','.join(teams[team])}" for team in "HA")


def heap(roller: Roller, around: str) -> list[str]:
    """All cells of the pitch, those near a point first, with a little disorder."""
    column, row = COLUMNS.index(around[0]), int(around[1:])
    order = [
        (max(abs(x - column), abs(y - row)) + roller.below(3), roller.below(1 << 16), f"{COLUMNS[x]}{y}")
        for x in range(len(COLUMNS))
        for y in range(1, ROWS - 1)
    ]
    return [cell for _, _, cell in sorted(order)]
