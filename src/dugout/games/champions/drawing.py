# mypyc: interpreted
"""CH-1.7: a position drawn for a terminal, the away goal at the top."""

from __future__ import annotations

from dugout.games.champions.board import COLUMN_LETTERS, COLUMNS, CORNER_CELLS, FIELD, GOAL, cell_of
from dugout.games.champions.kinds import KINDS
from dugout.games.champions.position import PERIODS
from dugout.games.champions.rules.clock import minute
from dugout.games.champions.state import State


def draw(s: State) -> str:
    """Men as team and shirt, the ball as *, held or played with the man as H9*."""
    lines = [f"{s.score[0]}–{s.score[1]}  {minute(s)}'  {PERIODS[s.period]}  {KINDS[s.agenda.top.kind].name}"]
    lines.append(f"turn {'home' if s.owner == 0 else 'away'}, roll {s.roll or '-'}")
    lines.append("     " + "   ".join(COLUMN_LETTERS))
    for row in range(14, -1, -1):
        cells = "".join(_draw_cell(s, cell_of(column, row)) for column in range(COLUMNS))
        lines.append(f"{row:>2}  {cells}".rstrip())
    return "\n".join(lines)


def _draw_cell(s: State, cell: int) -> str:
    man = s.at[cell]
    ball = "*" if s.ball == cell else ""
    if man >= 0:
        return f"{'H' if man < 20 else 'A'}{man % 20 + 1}{ball}".ljust(4)
    if ball:
        return " *  "
    if FIELD >> cell & 1:
        return " ·  "
    if (GOAL[0] | GOAL[1]) >> cell & 1:
        return " G  "
    return " C  " if cell in CORNER_CELLS else "    "
