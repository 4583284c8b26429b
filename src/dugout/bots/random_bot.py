"""`random`: any legal answer, all equally likely. For tests, and as the baseline of every comparison."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dugout.core.dice import Roller
from dugout.core.ids import Choice, Seat
from dugout.core.rules import Rules


class RandomBot:
    """Ignores view and events, so random play measures the speed of the engine alone."""

    sees = False

    def decide(
        self, rules: Rules[Any, Any], seat: Seat, view: Any, legal: Sequence[Choice], roller: Roller
    ) -> Choice:
        return legal[roller.below(len(legal))]
