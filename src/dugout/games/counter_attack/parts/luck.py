"""The dice of Counter Attack that count as luck: duels, passes, headers, shots, saves, interceptions, blocks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dugout.fairness.contract import Attempt, Chances
from dugout.games.counter_attack.engine import RULES
from dugout.games.counter_attack.terms import MEN


class CounterAttackChances(Chances):
    faces: Mapping[str, str] = {
        "ca.dribbler-roll": "duel",
        "ca.tackler-roll": "duel",
        "ca.accuracy-roll": "pass",
        "ca.jump-roll": "header",
        "ca.shot-roll": "shot",
        "ca.penalty-roll": "shot",
        "ca.save-roll": "save",
    }
    attempts: Mapping[str, Attempt] = {
        "ca.interception-roll": Attempt("interception", frozenset({"ca.interception"})),
        "ca.steal-roll": Attempt("steal", frozenset({"ca.steal"})),
        "ca.block-roll": Attempt("block", frozenset({"ca.block"})),
    }
    men = MEN


PART: Final = CounterAttackChances(RULES)
