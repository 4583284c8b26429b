"""Gymnasium: one seat is the agent's, computer opponents sit on the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from dugout.bots.contract import bot
from dugout.core.dice import Roller
from dugout.games.registry import FOLDERS, GAMES
from dugout.research.contract import title
from dugout.research.observations import HIGHEST, LOWEST
from dugout.research.table import Table

VERSION = 1


class DugoutGym(gymnasium.Env[dict[str, Any], np.int64]):
    """`Dugout/<Game>-v1`. Masks of what is legal stand in observation and info."""

    def __init__(
        self,
        game: str = GAMES[0],
        opponent: str = "random",
        seat: int = 0,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.metadata = {"render_modes": ["ansi"]}
        self.table = Table(game, seats, options)
        self.game = game
        self.opponent = opponent
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(LOWEST, HIGHEST, (self.table.observation_size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.table.actions,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.table.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        match = int(self.np_random.integers(0, 2**31 - 1))
        self.table.reset(f"gymnasium/{match}")
        others = [seat for seat in range(self.table.seats) if seat != self.seat]
        self._bots = {seat: bot(self.game, self.opponent) for seat in others}
        self._minds = {seat: Roller(f"gymnasium/{match}/{seat}") for seat in others}
        self._let_others_play()
        return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """An action outside the mask changes nothing and costs 0.01, so that a check with random actions ends well."""
        if not self.table.mask(self.seat)[int(action)]:
            return self._observation(), -0.01, self.table.seat < 0, False, self._info()
        self.table.step(int(action))
        self._let_others_play()
        over = self.table.seat < 0
        reward = self.table.rewards()[self.seat] if over else 0.0
        return self._observation(), reward, over, False, self._info()

    def _let_others_play(self) -> None:
        while self.table.seat >= 0 and self.table.seat != self.seat:
            seat = self.table.seat
            player = self._bots[seat]
            view = self.table.rules.view(self.table.state, seat) if player.sees else None
            choice = player.decide(self.table.rules, seat, view, self.table.legal, self._minds[seat])
            self.table.answer(choice)

    def _observation(self) -> dict[str, Any]:
        return {"observation": self.table.observe(self.seat), "action_mask": self.table.mask(self.seat)}

    def _info(self) -> dict[str, Any]:
        asked = self.table.seat == self.seat
        question = self.table.rules.question(self.table.state, self.seat).code if asked else ""
        return {"action_mask": self.table.mask(self.seat), "question": question}

    def render(self) -> str | None:
        return self.table.rules.draw(self.table.state) if self.render_mode == "ansi" else None


def register() -> None:
    """Make `gymnasium.make("Dugout/<Game>-v1")` work for every game."""
    for game in FOLDERS:
        gymnasium.register(
            id=f"Dugout/{title(game)}-v{VERSION}",
            entry_point="dugout.research.gymnasium_env:DugoutGym",
            kwargs={"game": game},
            disable_env_checker=True,
        )
