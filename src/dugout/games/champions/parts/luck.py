"""The dice of Champions 2020 that count as luck: turns, interceptions and the keeper's saves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dugout.fairness.contract import Attempt, Chances
from dugout.games.champions.board import SQUAD
from dugout.games.champions.engine import RULES

KEEPER: Final = Attempt("keeper", frozenset({"ch.saved", "ch.caught"}))
CUT_OUT: Final = Attempt("interception", frozenset({"ch.intercepted"}))


class ChampionsChances(Chances):
    faces: Mapping[str, str] = {"ch.roll": "turn"}
    attempts: Mapping[str, Attempt] = {
        "ch.attempt-failed": CUT_OUT,
        "ch.intercepted": CUT_OUT,
        "ch.beaten": KEEPER,
        "ch.saved": KEEPER,
        "ch.caught": KEEPER,
    }
    without_ones = frozenset({"CH-12.9", "CH-15.7", "CH-26.2"})  # the keeper's kicks, restarts, shoot-outs
    men = SQUAD


PART: Final = ChampionsChances(RULES)
