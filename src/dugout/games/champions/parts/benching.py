"""How Champions 2020 is measured: also by its generator of complete turns, and by the obvious oracle.

The oracle is the slow version that the tests measure the generator by
(tests/champions/oracle.py); it is there in a checkout alone.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from dugout.bench.contract import Benching, Load, best_time
from dugout.games.champions import plans
from dugout.games.champions.engine import RULES
from dugout.games.champions.reading import read

ORACLE: Final = Path(__file__).resolve().parents[5] / "tests/champions/oracle.py"

POSITIONS: Final = (
    "H=1e0,2b3,3d4,4g3,5i4,8c7,9f6,10h7,14b9,15e9,16i10 A=1f14,2b11,3d10,4g11,5i11,8b8,9e7,10g8,11i8,14d5,15h5"
    " ball=f7 turn=H",
    "H=1f0,2c2,3e3,4g2,5h3,8d4,9f5,10h5,14c9,15e8,16g9 A=1e14,2b9,3e10,4g10,5i9,8d6,9f4,10h4,11b5,14e2,15g3"
    " ball=e4 turn=A",
    "H=1e0,2c6,3e6,4g6,8d10,9f10,10h10,14d12,15f12,16h12 A=1f14,2c12,3e12,4g12,5i12,8d11,9f9,10h11,14e7,15g7"
    " ball=e11 turn=H",
    "H=1e0,2a5,3b4,4c3,5e3,8a8,9c7,10d6,14b9,15e8,16y7 A=1e14,2c10,3e10,4g10,5i10,8d8,9b7,10b6,11h7,14c4,15d3"
    " ball=a7 turn=H",
)
"""Four busy positions; each is played with every roll."""


class ChampionsBenching(Benching):
    turn = ("ch.turn",)
    load = Load("random*2", 10_000)

    def figures(self, seconds: float) -> dict[str, Any]:
        """Complete turns generated a second."""
        states = []
        for text in POSITIONS:
            for roll in range(1, 7):
                state = read(text)
                state.roll = roll
                states.append(state)
        turns = sum(len(plans.turns(state)) for state in states)
        found = {"turns_per_second": round(turns / best_time(plans.turns, states, seconds), 1)}
        oracle = load_oracle()
        if oracle is not None:
            questions = [(oracle_board(oracle, state), "HA"[state.owner], state.roll) for state in states]
            spent = best_time(lambda question: oracle.turns(*question), questions, seconds)
            found["oracle_turns_per_second"] = round(turns / spent, 1)
            found["times_the_oracle"] = round(found["turns_per_second"] / found["oracle_turns_per_second"], 1)
        return found


def load_oracle() -> ModuleType | None:
    """The slow version from the tests; None outside a checkout."""
    if not ORACLE.exists():
        return None
    spec = importlib.util.spec_from_file_location("champions_oracle", ORACLE)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # its dataclass looks itself up there
    spec.loader.exec_module(module)
    return module


def oracle_board(oracle: ModuleType, state: Any) -> Any:
    """A position in the oracle's words: pairs of team and shirt on pairs of column and row."""
    men = {_man(piece): _place(cell) for piece, cell in enumerate(state.cell) if cell >= 0}
    keepers = {team: _man(state.keeper[seat]) for seat, team in enumerate("HA")}
    return oracle.Board(men, _place(state.ball), keepers, _man(state.barred) if state.barred >= 0 else None)


def _man(piece: int) -> tuple[str, int]:
    return "HA"[piece // 20], piece % 20 + 1


def _place(cell: int) -> tuple[int, int]:
    return cell % 12, cell // 12


PART: Final = ChampionsBenching(RULES)
