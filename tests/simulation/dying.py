"""What a worker runs in the test of workers that die; small, because every worker imports it afresh."""

from __future__ import annotations

import os
import signal
from typing import Any

from dugout.simulation.match import play_batch
from dugout.simulation.plan import Batch


def die_once(mark: str, batch: Batch) -> Any:
    """Die at the first call, as a process does when the memory runs out; play at the next."""
    try:
        os.close(os.open(mark, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return play_batch(batch)
    os.kill(os.getpid(), signal.SIGKILL)
    return None
