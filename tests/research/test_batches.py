"""Many matches at once: the same rows in one process and in several."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from dugout.research.batch import Batch, Step
from dugout.research.table import IllegalAction
from dugout.research.workers import WorkerError, Workers

ROWS = 5


def run(
    reset: Callable[[str], Step], step: Callable[[np.ndarray], Step], steps: int
) -> list[list[np.ndarray]]:
    """All arrays of some steps of one and the same policy."""
    dice = np.random.default_rng(3)
    now = reset("rows")
    seen = [[array.copy() for array in now]]
    for _ in range(steps):
        now = step((dice.random(now.masks.shape) * now.masks).argmax(1))
        seen.append([array.copy() for array in now])
    return seen


@pytest.mark.slow
def test_rows_are_the_same_however_many_processes_step_them() -> None:
    batch = Batch("toto", ROWS, options={"rounds": 1})
    alone = run(batch.reset, batch.step, 400)
    with Workers("toto", ROWS, 2, options={"rounds": 1}) as workers:
        shared = run(workers.reset, workers.step, 400)
    for ours, theirs in zip(alone, shared, strict=True):
        for one, other in zip(ours, theirs, strict=True):
            assert np.array_equal(one, other)
    assert any(step[-1].any() for step in alone), "no match ended"


def test_where_one_digit_is_illegal_no_match_goes_on() -> None:
    batch = Batch("toto", 3)
    step = batch.reset()
    legal = step.masks.argmax(1)
    before = [each.rules.position(each.state) for each in batch.tables]
    for wrong in (-1, batch.actions, (step.masks[2] == 0).argmax()):
        with pytest.raises(IllegalAction, match=f"^{wrong} is not open to seat"):
            batch.step(np.array([legal[0], legal[1], wrong]))
    assert [each.rules.position(each.state) for each in batch.tables] == before
    with pytest.raises(ValueError, match="2 digits for 3 matches"):
        batch.step(legal[:2])
    assert [each.rules.position(each.state) for each in batch.tables] == before


def test_what_goes_wrong_is_told_and_the_others_go_on() -> None:
    with Workers("toto", 2, 2) as workers:
        step = workers.reset()
        with pytest.raises(WorkerError, match=r"worker 0: IllegalAction: .*worker 1: IllegalAction"):
            workers.step((step.masks == 0).argmax(1))
        assert workers.step(step.masks.argmax(1)).masks.any(1).all()
        with pytest.raises(ValueError, match="digits for 2 matches"):
            workers.step(np.zeros(3, np.int64))
        workers._processes[1].kill()
        workers._processes[1].join()
        with pytest.raises(WorkerError, match=r"^worker 1: it has ended$"):
            workers.reset()
        workers.close()
    assert step.masks.any(1).all(), "what was written last can be read after the end"


@pytest.mark.parametrize(("matches", "count"), [(0, 2), (2, -1)])
def test_nobody_steps_nothing(matches: int, count: int) -> None:
    with pytest.raises(ValueError, match="workers for"):
        Workers("toto", matches, count)
