"""`random`: any legal answer, each equally likely. For tests, and as the zero of every scale."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dugout.core.dice import Roller
from dugout.core.ids import Choice, Seat
from dugout.core.rules import Rules


class RandomBot:
    """Neither looks nor listens, which makes random play the measure of an engine's speed."""

    sees = False

    def decide(
        self, rules: Rules[Any, Any], seat: Seat, view: Any, legal: Sequence[Choice], roller: Roller
    ) -> Choice:
        return legal[roller.below(len(legal))]
