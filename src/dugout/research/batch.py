"""Many matches in one process; each step takes one digit for every match. Arrays in, arrays out."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dugout.core.spelled import Rows
from dugout.research.shape import Vector
from dugout.research.table import Mask
from dugout.research.versions import table


class Step(NamedTuple):
    """One row per match. `rewards` (one column per seat) and `done` describe the match that ended in this step; the
    rest of the row already belongs to the next one."""

    observations: Vector
    masks: Mask
    seats: NDArray[np.int64]
    """The seat that has to give a digit; the row contains what this seat sees."""
    rewards: Vector
    done: NDArray[np.bool_]


class Batch:
    """When a match of a row ends, the next one begins at once.

    The matches of a row depend only on the seed and on the number of the row, so one batch of 64 rows plays the same
    matches as eight batches of 8; `first` is the number of a batch's first row.
    """

    def __init__(
        self,
        game: str,
        matches: int,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        first: int = 0,
        version: int = 2,
    ) -> None:
        self.tables = [table(game, seats, options, version) for _ in range(matches)]
        self.first = first
        self._in_bytes = version > 1
        pattern = self.tables[0].shape.pattern if self._in_bytes else None
        self._rows = Rows([each.match for each in self.tables], self.actions, pattern)
        self._played = [0] * matches
        self._seed = "0"

    @property
    def actions(self) -> int:
        return self.tables[0].actions

    @property
    def observation_size(self) -> int:
        return self.tables[0].observation_size

    def arrays(self) -> Step:
        """New arrays into which `reset` and `step` can write."""
        rows, seats = len(self.tables), self.tables[0].seats
        return Step(
            np.zeros((rows, self.observation_size), np.float32),
            np.zeros((rows, self.actions), np.int8),
            np.zeros(rows, np.int64),
            np.zeros((rows, seats), np.float32),
            np.zeros(rows, np.bool_),
        )

    def reset(self, seed: int | str = 0, out: Step | None = None) -> Step:
        self._seed, self._played = str(seed), [0] * len(self.tables)
        step = out or self.arrays()
        step.rewards[:] = 0.0
        step.done[:] = False
        for row in range(len(self.tables)):
            self._start(row)
        self._finish(step)
        return step

    def step(self, actions: NDArray[np.int64], out: Step | None = None) -> Step:
        """Give every match its digit; raises IllegalAction if one is illegal, and then no match has gone on.

        Writes into `out`, or makes new arrays.
        """
        chosen = actions.tolist()
        if len(chosen) != len(self.tables):
            raise ValueError(f"{len(chosen)} digits for {len(self.tables)} matches")
        refused = self._rows.refused(chosen)
        if refused >= 0:
            self.tables[refused].match.check(chosen[refused])
        step = out or self.arrays()
        step.rewards[:] = 0.0
        step.done[:] = False
        for row in self._rows.step(chosen):
            step.rewards[row] = self.tables[row].rewards()
            step.done[row] = True
            self._start(row)
        self._finish(step)
        return step

    def _start(self, row: int) -> None:
        """Begin the next match of a row."""
        self.tables[row].reset(f"batch/{self._seed}/{self.first + row}/{self._played[row]}")
        self._played[row] += 1
        self._rows.write(row)

    def _finish(self, step: Step) -> None:
        """Fill the arrays for all rows at once: writing them row by row would take longer than the matches."""
        step.seats[:] = self._rows.seats
        step.masks[:] = np.frombuffer(b"".join(self._rows.masks), np.int8).reshape(step.masks.shape)
        if self._in_bytes:
            seen = np.frombuffer(b"".join(self._rows.seen), np.uint8).reshape(step.observations.shape)
            self.tables[0].shape.scale(seen, step.observations)
            return
        for row, each in enumerate(self.tables):
            each.observe(each.seat, step.observations[row])
