"""OpenSpiel: `pyspiel.load_game("dugout_<game>", {"seats": 3})` after `register()`. Needs the extra
`dugout[openspiel]`.

Chance is explicit. Actions are the digits of an answer; seats that answer simultaneously are asked one after
another, and no observation shows what the others have answered.
"""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from dugout.games.registry import FOLDERS, game
from dugout.research.contract import title
from dugout.research.tree import Position

MOST_FACES: Final = 64
"""No die or deck of any game has more faces."""
LONGEST: Final = 100_000
"""More digits than any match needs."""


def game_type(name: str) -> Any:
    """The description of a game with which OpenSpiel registers it."""
    rules = game(name)
    return pyspiel.GameType(
        short_name=f"dugout_{name.replace('-', '_')}",
        long_name=f"Dugout {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.max_seats,
        min_num_players=rules.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": rules.min_seats, "options": "{}"},
    )


class DugoutGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games with its seats and options (a JSON object as a string)."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.first = Position(self.name, given.get("seats"), json.loads(given.get("options", "{}")))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.first.actions,
            max_chance_outcomes=MOST_FACES,
            num_players=self.first.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.name), info, given)

    def new_initial_state(self) -> DugoutState:
        return DugoutState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> DugoutObserver:
        """Information states are histories as text; their size is unbounded, so there is no tensor of them."""
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return DugoutObserver(self.first.observation_size, recalls)


class DugoutState(pyspiel.State):  # type: ignore[misc]
    """A state of a match. OpenSpiel copies it by copying `position`."""

    def __init__(self, game: DugoutGame) -> None:
        super().__init__(game)
        self.position = game.first.__deepcopy__({})

    def current_player(self) -> int:
        if self.position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.position.faces else self.position.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.digits()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        faces = self.position.faces
        return [(face, 1.0 / len(faces)) for face in faces]

    def _apply_action(self, action: int) -> None:
        if self.position.faces:
            self.position.roll(action)
        else:
            self.position.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"* {action}" if self.position.faces else self.position.words(action)

    def is_terminal(self) -> bool:
        return self.position.over

    def returns(self) -> list[float]:
        return self.position.rewards()

    def __str__(self) -> str:
        return self.position.rules.position(self.position.state)


class DugoutObserver:
    """The vector of an environment, and the seat's view as JSON; with perfect recall preceded by the seat's history."""

    def __init__(self, size: int, recalls: bool = False) -> None:
        self.recalls = recalls
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: DugoutState, player: int) -> None:
        self.tensor[:] = state.position.observe(player)

    def string_from(self, state: DugoutState, player: int) -> str:
        position = state.position
        own = position.prefix if player == position.seat else []
        seen = msgspec.json.encode([position.rules.view(position.state, player), own]).decode()
        return "\n".join([*position.history_of(player), seen]) if self.recalls else seen


def register() -> list[str]:
    """Register all games with OpenSpiel and return their names."""
    names = []
    for name in FOLDERS:
        kind = game_type(name)
        made = type(f"Dugout{title(name)}", (DugoutGame,), {"name": name})
        pyspiel.register_game(kind, made)
        names.append(kind.short_name)
    return names
