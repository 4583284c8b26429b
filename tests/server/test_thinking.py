"""Where computers think: a process beside the server that is in nobody's way."""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor

import pytest

from dugout.server.thinking.tasks import GIVES_WAY, LowPriorityContext, initialise_process


def how_it_runs() -> tuple[int, list[str]]:
    """Priority of this process, and what of the server and the games is loaded in it."""
    heavy = (
        "litestar",
        "sqlalchemy",
        "dugout.games.champions",
        "dugout.games.toto",
        "dugout.server.match.rooms",
    )
    return os.getpriority(os.PRIO_PROCESS, 0), [name for name in heavy if name in sys.modules]


@pytest.mark.slow
@pytest.mark.timeout(120)
def test_a_thinking_process_gives_way_and_loads_nothing_that_nobody_asked_for() -> None:
    with ProcessPoolExecutor(1, LowPriorityContext(), initialise_process) as executor:
        priority, loaded = executor.submit(how_it_runs).result(100)
    assert priority == min(19, os.getpriority(os.PRIO_PROCESS, 0) + GIVES_WAY)
    assert loaded == []
