"""CH-23: judging walks by boards gives what judging cell by cell gives, also in crowds that play never sees."""

from __future__ import annotations

import pytest

from dugout.core.dice import Roller
from dugout.core.values import Setup
from dugout.games.champions.board import FIELD, SQUAD, cell_of
from dugout.games.champions.cells import some
from dugout.games.champions.choices import WALK, pack
from dugout.games.champions.options import configure
from dugout.games.champions.rules import turn
from dugout.games.champions.scene import Scene
from dugout.games.champions.state import State
from dugout.games.champions.terms import ON_PITCH
from tests.champions import oracle
from tests.champions.test_counts import board_of, man_of


def crowd(roller: Roller) -> State:
    """Two teams thrown into a corner of the pitch, the ball among them."""
    s = State(configure(Setup(2, {})))
    width, height = 4 + roller.below(4), 5 + roller.below(4)
    left, low = roller.below(13 - width), roller.below(16 - height)
    cells = [cell_of(left + column, low + row) for column in range(width) for row in range(height)]
    field = [cell for cell in cells if FIELD >> cell & 1]
    s.ball = field[roller.below(len(field))]
    for seat in range(2):
        for shirt in range(11):
            piece = seat * SQUAD + shirt
            if shirt == 0:
                s.keeper[seat] = piece
            empty = [cell for cell in cells if s.is_empty(cell) and not s.closed_to(piece) >> cell & 1]
            if empty:
                cell = empty[roller.below(len(empty))]
                s.put(piece, cell)
                s.standing[piece] = ON_PITCH
    s.owner = roller.below(2)
    s.roll = 1 + roller.below(6)
    return s


def obvious_walks(s: State) -> list[int]:
    """CH-7, CH-23, cell by cell, in the oracle's words."""
    known = board_of(s)
    own = {known.men[man_of(man)] for man in s.on_pitch(s.owner)}
    team = "HA"[s.owner]
    found = []
    for man in s.on_pitch(s.owner):
        here = known.men[man_of(man)]
        others = own - {here}
        for to in oracle.walks(known, man_of(man), s.roll):
            after = oracle.chain(others | {to})
            if after > 9 and after > oracle.chain(own):
                continue
            if not s.is_keeper(man) and in_closed_area(s, others, here, to, team):
                continue
            if oracle.reachable(known.moved(man_of(man), to), known.ball):
                found.append(pack(WALK, man, cell_of(*to)))
    return sorted(found)


def in_closed_area(s: State, others: set[oracle.Cell], here: oracle.Cell, to: oracle.Cell, team: str) -> bool:
    """CH-23.3, CH-23.4."""
    row = s.ball // 12
    if (to in oracle.GOAL_AREAS["H"] and row != 1) or (to in oracle.GOAL_AREAS["A"] and row != 13):
        return True
    keeper = s.cell[s.keeper[s.owner]]
    men = others - {(keeper % 12, keeper // 12)}
    for areas, most in ((oracle.PENALTY_AREAS, 4), (oracle.GOAL_AREAS, 1)):
        area = areas[team]
        if to in area and here not in area and len(men & area) >= most:
            return True
    return False


@pytest.mark.slow
def test_walks_in_crowds() -> None:
    roller = Roller("crowds")
    cut_off = chained = 0
    for _ in range(250):
        s = crowd(roller)
        scene = Scene(s, s.owner)
        wanted = obvious_walks(s)
        assert turn.walks(s, scene, True) == wanted
        cut_off += len(turn.walks(s, scene, False)) > len(wanted)
        chained += any(some(scene.chain_cells(s.cell[man])) for man in s.on_pitch(s.owner))
    assert cut_off > 10
    assert chained > 10
