"""Many matches in one process, one digit each a step: arrays in, arrays out."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dugout.research.table import Mask, Table


class Step(NamedTuple):
    """One row a match. `rewards` (one column a seat) and `done` belong to the match that ended before this row."""

    observations: NDArray[np.float32]
    masks: Mask
    seats: NDArray[np.int64]
    """Whose digit is wanted: the row is what this seat sees."""
    rewards: NDArray[np.float32]
    done: NDArray[np.bool_]


class Batch:
    """A finished match makes room for the next one at once; the same seed gives the same matches."""

    def __init__(
        self, game: str, matches: int, seats: int | None = None, options: dict[str, Any] | None = None
    ) -> None:
        self.tables = [Table(game, seats, options) for _ in range(matches)]
        self._started = 0
        self._seed = "0"

    @property
    def actions(self) -> int:
        return self.tables[0].actions

    @property
    def observation_size(self) -> int:
        return self.tables[0].observation_size

    def reset(self, seed: int | str = 0) -> Step:
        self._seed, self._started = str(seed), 0
        for table in self.tables:
            self._start(table)
        nothing = np.zeros((len(self.tables), self.tables[0].seats), dtype=np.float32)
        return self._step(nothing, np.zeros(len(self.tables), dtype=np.bool_))

    def step(self, actions: NDArray[np.int64]) -> Step:
        """Give every match its digit; raises IllegalAction."""
        rewards = np.zeros((len(self.tables), self.tables[0].seats), dtype=np.float32)
        done = np.zeros(len(self.tables), dtype=np.bool_)
        for row, (table, action) in enumerate(zip(self.tables, actions, strict=True)):
            table.step(int(action))
            if table.seat < 0:
                rewards[row] = table.rewards()
                done[row] = True
                self._start(table)
        return self._step(rewards, done)

    def _start(self, table: Table) -> None:
        table.reset(f"batch/{self._seed}/{self._started}")
        self._started += 1

    def _step(self, rewards: NDArray[np.float32], done: NDArray[np.bool_]) -> Step:
        seats = np.array([table.seat for table in self.tables])
        observations = np.stack([table.observe(table.seat) for table in self.tables])
        masks = np.stack([table.mask(table.seat) for table in self.tables])
        return Step(observations, masks, seats, rewards, done)
