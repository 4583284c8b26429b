"""Gymnasium: one seat is the agent's, opponents play the others. Importing this module registers the environments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from dugout.bots.contract import RANDOM, bot
from dugout.core.dice import Roller
from dugout.games.registry import FOLDERS, GAMES
from dugout.research.contract import title
from dugout.research.versions import table

VERSIONS = (1, 2)
Policy = Callable[[dict[str, Any]], int]
"""Chooses a digit for an observation with its mask, like the agent itself: for self-play."""


class DugoutGym(gymnasium.Env[dict[str, Any], np.int64]):
    """`Dugout/<Game>-v2`. The mask of legal actions is in observation and info; `action_masks` returns it too.

    `opponent` is a name (`dugout.opponents`) or a policy; a match is truncated after `most_answers` decisions
    (0: never).
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  # an attribute of the instance, to its base class

    def __init__(
        self,
        game: str = GAMES[0],
        opponent: str | Policy = "random",
        seat: int = 0,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        most_answers: int = 0,
        version: int = VERSIONS[-1],
    ) -> None:
        self.table = table(game, seats, options, version)
        self.game = game
        self.opponent = opponent
        self.seat = seat
        self.most_answers = most_answers
        self.render_mode = render_mode
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(
                    self.table.lowest, self.table.highest, (self.table.observation_size,), np.float32
                ),
                "action_mask": spaces.Box(0, 1, (self.table.actions,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.table.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new match, or one from `options["position"]` in the game's notation; raises ParseError."""
        super().reset(seed=seed)
        match = int(self.np_random.integers(0, 2**31 - 1))
        self.table.reset(f"gymnasium/{match}", (options or {}).get("position"))
        others = [seat for seat in range(self.table.seats) if seat != self.seat]
        name = self.opponent if isinstance(self.opponent, str) else RANDOM
        self._bots = {seat: bot(self.game, name) for seat in others}
        self._rollers = {seat: Roller(f"gymnasium/{match}/{seat}") for seat in others}
        self._let_others_play()
        return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """An action outside the mask changes nothing and costs 0.01, so that checkers that sample random actions do
        not fail."""
        if not self.table.mask(self.seat)[int(action)]:
            return self._observation(), -0.01, self.table.seat < 0, self._truncated, self._info()
        self.table.step(int(action))
        self._let_others_play()
        over = self.table.seat < 0
        reward = self.table.rewards()[self.seat] if over else 0.0
        return self._observation(), reward, over, self._truncated, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, in the form that MaskablePPO of sb3-contrib expects."""
        return self.table.mask(self.seat).astype(np.bool_)

    @property
    def _truncated(self) -> bool:
        return self.table.seat >= 0 and 0 < self.most_answers <= self.table.answers

    def _let_others_play(self) -> None:
        while self.table.seat >= 0 and self.table.seat != self.seat and not self._truncated:
            seat = self.table.seat
            if not isinstance(self.opponent, str):
                self.table.step(int(self.opponent(self._observation_of(seat))))
                continue
            player = self._bots[seat]
            view = self.table.rules.view(self.table.state, seat) if player.sees else None
            choice = player.decide(self.table.rules, seat, view, self.table.legal, self._rollers[seat])
            self.table.answer(choice)

    def _observation(self) -> dict[str, Any]:
        return self._observation_of(self.seat)

    def _observation_of(self, seat: int) -> dict[str, Any]:
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def _info(self) -> dict[str, Any]:
        asked = self.table.seat == self.seat
        question = self.table.rules.question(self.table.state, self.seat).code if asked else ""
        return {"action_mask": self.table.mask(self.seat), "question": question}

    def render(self) -> str | None:
        return self.table.rules.draw(self.table.state) if self.render_mode == "ansi" else None


def register() -> None:
    """Make `gymnasium.make("Dugout/<Game>-v2")` work for every game, including those added since the import."""
    for game in FOLDERS:
        for version in VERSIONS:
            name = f"Dugout/{title(game)}-v{version}"
            if name in gymnasium.registry:
                continue
            gymnasium.register(
                id=name,
                entry_point="dugout.research.gymnasium_env:DugoutGym",
                kwargs={"game": game, "version": version},
                disable_env_checker=True,
            )


register()
