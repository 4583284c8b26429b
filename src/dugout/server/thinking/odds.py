"""Slow queries that change nothing: the value of a plan, the advice of the coach.

Odds of plans are computed in separate threads, so that matches go on, and in few of them, so that they leave time
for those who play; a match that asks for many takes its turn with the others. The coach thinks where computer opponents
think, and must not keep them from it.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final
from weakref import WeakValueDictionary

from litestar.datastructures import State

from dugout.core.ids import Seat
from dugout.core.rules import Rules
from dugout.server.access.limits import KeyedSemaphore

THREADS: Final = 2
MOST_PLANS: Final = 512
PLANS_EACH: Final = 64
"""Plans of one match, or of one learner, that may wait: a page asks for all answers to a question at once."""
MOST_COACHED: Final = 8
COACHED_EACH: Final = 1
WAIT_FOR_PLANS: Final = 1
WAIT_FOR_COACH: Final = 3


class OddsService:
    """Limits how many ask at once, and computes off the event loop."""

    def __init__(self) -> None:
        self.coach = KeyedSemaphore(MOST_COACHED, COACHED_EACH, WAIT_FOR_COACH)
        self._plans = KeyedSemaphore(MOST_PLANS, PLANS_EACH, WAIT_FOR_PLANS)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._threads = ThreadPoolExecutor(THREADS, "dugout-odds")

    async def odds(
        self, key: str, rules: Rules[Any, Any], state: Any, seat: Seat, plan: str
    ) -> dict[str, Any]:
        """The chances of a plan for a match or a learner (`key`); raises ApiError or ParseError."""
        with self._plans.hold(key):
            turn = self._turns.setdefault(key, asyncio.Lock())
            loop = asyncio.get_running_loop()
            async with turn:
                return await loop.run_in_executor(self._threads, rules.odds, state, seat, plan)


def odds_service_of(state: State) -> OddsService:
    if state.get("odds_service") is None:
        state.odds_service = OddsService()
    odds_service: OddsService = state.odds_service
    return odds_service
