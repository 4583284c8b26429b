"""How Voetbal Toto is measured."""

from __future__ import annotations

from typing import Final

from dugout.bench.contract import Benching, Load, Rush
from dugout.games.toto.board import FORMS, form_text
from dugout.games.toto.engine import RULES


class TotoBenching(Benching):
    turn = ("to.goal", "to.pass")
    load = Load("random*4", 2500)
    rush = Rush(
        {"mode": "live", "rounds": 20, "whistle_seconds": 30, "turn_seconds": 600},
        tuple(f"form {form_text(number)}" for number in range(0, FORMS, FORMS // 64)),
    )


PART: Final = TotoBenching(RULES)
