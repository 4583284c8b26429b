"""PettingZoo: `aec_env(game)` is the environment `dugout_<game>_v2`."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from dugout.research.versions import table

VERSION = 2


class DugoutAEC(AECEnv):  # type: ignore[misc]
    """Seats act in the order in which the game asks them. The environment rolls the dice; an illegal digit raises.

    A match is truncated after `most_answers` decisions (0: never).
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # an attribute of the instance, to its base class
        "name": f"dugout_v{VERSION}",
        "render_modes": ["ansi"],
        "is_parallelizable": True,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        most_answers: int = 0,
        version: int = VERSION,
    ) -> None:
        super().__init__()
        self.metadata = {**self.metadata, "name": f"dugout_{game.replace('-', '_')}_v{version}"}
        self.table = table(game, seats, options, version)
        self.most_answers = most_answers
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self._space = spaces.Dict(
            {
                "observation": spaces.Box(
                    self.table.lowest, self.table.highest, (self.table.observation_size,), np.float32
                ),
                "action_mask": spaces.Box(0, 1, (self.table.actions,), np.int8),
            }
        )
        self._actions = {agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents}
        self._seed = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._space

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match, or one from `options["position"]` in the game's notation; raises ParseError."""
        self._seed = self._seed + 1 if seed is None else seed
        self.table.reset(f"pettingzoo/{self._seed}", (options or {}).get("position"))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.table.step(int(action))
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.table.seat < 0:
            self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif 0 < self.most_answers <= self.table.answers:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()

    def _select(self) -> None:
        seat = self.table.seat
        self.agent_selection = self.possible_agents[max(seat, 0)]
        question = self.table.rules.question(self.table.state, seat).code if seat >= 0 else ""
        self.infos = {
            agent: {
                "action_mask": self.table.mask(index),
                "question": question if index == seat else "",
            }
            for index, agent in enumerate(self.possible_agents)
            if agent in self.agents
        }

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def render(self) -> str | None:
        return self.table.rules.draw(self.table.state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


def aec_env(game: str, **kwargs: Any) -> AECEnv:
    """The environment in PettingZoo's wrapper that checks the order of calls."""
    return wrappers.OrderEnforcingWrapper(DugoutAEC(game, **kwargs))
