"""How Voetbal Toto is measured."""

from __future__ import annotations

from typing import Final

from dugout.bench.contract import Benching, Load
from dugout.games.toto.engine import RULES


class TotoBenching(Benching):
    turn = ("to.goal", "to.pass")
    load = Load("random*4", 2500)


PART: Final = TotoBenching(RULES)
