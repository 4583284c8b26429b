"""Train stable-baselines3's MaskablePPO at Voetbal Toto against `random`.

    pip install 'dugout[research]' sb3-contrib
    python examples/maskable_ppo.py --steps 20000

The environment has `action_masks()`, so MaskablePPO takes it as it is. sb3-contrib brings PyTorch (some gigabytes
where it comes with CUDA), which is why it is no extra of ours.
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np

NAME = "dugout.research.gymnasium_env:Dugout/Toto-v2"


def make(opponent: str) -> Any:
    """One seat of a match of one round."""
    return gymnasium.make(NAME, opponent=opponent, options={"rounds": 1}, most_answers=600)


def measure(model: Any, opponent: str, matches: int) -> float:
    """The mean reward: 1 for a win, −1 for a defeat."""
    env, rewards = make(opponent), []
    for match in range(matches):
        observation, _ = env.reset(seed=match)
        over = truncated = False
        while not over and not truncated:
            action, _ = model.predict(observation, action_masks=env.unwrapped.action_masks())
            observation, reward, over, truncated, _ = env.step(np.int64(action))
        rewards.append(float(reward))
    return float(np.mean(rewards))


def train(steps: int, opponent: str, seed: int) -> Any:
    from sb3_contrib import MaskablePPO

    model = MaskablePPO("MultiInputPolicy", make(opponent), n_steps=512, batch_size=128, seed=seed, verbose=0)
    return model.learn(steps)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    model = train(given.steps, given.opponent, given.seed)
    reward = measure(model, given.opponent, given.matches)
    print(f"mean reward against {given.opponent} after {given.steps} steps: {reward:+.3f}")


if __name__ == "__main__":
    main()
