"""CH-23: judging walks by boards gives what judging cell by cell gives, also in crowds that play never sees."""

from __future__ import annotations

from dugout.core.dice import Roller
from dugout.core.values import Setup
from dugout.games.champions.actions import WALK, pack
from dugout.games.champions.board import FIELD, SQUAD, cell_of
from dugout.games.champions.measure import longest_chain, walk_fronts
from dugout.games.champions.options import configure
from dugout.games.champions.rules import conduct, turn
from dugout.games.champions.state import ON_PITCH, State
from dugout.geometry.square import cells_in


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
    """CH-7, CH-23, cell by cell."""
    found = []
    for man in s.on_pitch(s.owner):
        others = s.men[s.owner] & ~(1 << s.cell[man])
        for to in cells_in(walk_fronts(s, man, s.roll)[s.roll]):
            after = longest_chain(others | 1 << to)
            if after > 9 and after > longest_chain(s.men[s.owner]):
                continue
            area = conduct.goal_area_cells(s.ball) | conduct.crowded_cells(s, s.owner, man, False)
            if not s.is_keeper(man) and area >> to & 1:
                continue
            if not conduct.cuts_off_ball(s, man, to):
                found.append(pack(WALK, man, to))
    return found


def test_walks_in_crowds() -> None:
    roller = Roller("crowds")
    cut_off = chained = 0
    for _ in range(250):
        s = crowd(roller)
        wanted = obvious_walks(s)
        assert turn.walks(s, True) == wanted
        cut_off += len(turn.walks(s, False)) > len(wanted)
        chained += any(conduct.chain_cells(s, s.owner, man) for man in s.on_pitch(s.owner))
    assert cut_off > 10
    assert chained > 10
