"""The value of a position of Counter Attack: the mean over the pending dice."""

from __future__ import annotations

from typing import Final

from dugout.core.values import shares
from dugout.games.counter_attack.engine import RULES
from dugout.games.counter_attack.parts.reporting.reader import figures
from dugout.games.counter_attack.state import State
from dugout.report.contract import halved
from dugout.report.verdict.judge import after_faces
from dugout.report.winning import chances

DICE: Final = 2
"""The number of consecutive dice that are averaged over: those of a tackle, a shot and its save, or a loose ball."""


def expected_shares(s: State, weights: dict[str, float], dice: int = DICE) -> list[float]:
    """The expected shares of home and away."""
    result = RULES.result(s)
    if result is not None:
        return shares(result.places)
    if dice and RULES.pending(s).chance and s.period:
        faces = after_faces(RULES, s, lambda there: expected_shares(there, weights, dice - 1)[0])
        home = sum(faces.values()) / len(faces)
        return [home, 1 - home]
    home_wins, away_wins = chances(weights, figures(s), True)
    return halved(home_wins, away_wins)
