"""PPO with masks in one file, in the manner of CleanRL: a seat of Voetbal Toto learns against `random`.

    pip install 'dugout[research]' torch
    python examples/ppo_in_one_file.py --steps 100000

Nothing is hidden in a library: environments, network, advantages and updates are below, to be read and changed. PyTorch
is no extra of ours, since it is large.
"""

from __future__ import annotations

import argparse
import time

import gymnasium
import numpy as np
import torch
from torch import nn

import dugout.research.gymnasium_env  # noqa: F401  # registers the environments

NAME = "Dugout/Toto-v2"
GAMMA, LAMBDA, CLIP, ENTROPY, VALUE = 0.999, 0.95, 0.2, 0.01, 0.5
EPOCHS, PARTS, RATE = 4, 4, 3e-4


def make(opponent: str) -> gymnasium.Env:
    """One seat of a match of one round."""
    return gymnasium.make(NAME, opponent=opponent, options={"rounds": 1}, most_answers=600)


class Agent(nn.Module):
    """Policy and value of an observation."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, 128), nn.Tanh(), nn.Linear(128, 128), nn.Tanh())
        self.policy, self.value = nn.Linear(128, actions), nn.Linear(128, 1)

    def forward(
        self, seen: torch.Tensor, mask: torch.Tensor
    ) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        """Which action, among the legal ones, and how good the position is."""
        body = self.body(seen)
        logits = self.policy(body).masked_fill(mask == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(body).squeeze(-1)


def advantages(
    rewards: np.ndarray, values: np.ndarray, ended: np.ndarray, last: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """Generalised advantages, and what the values should have been."""
    found, running = np.zeros_like(rewards), np.zeros(rewards.shape[1], np.float32)
    for step in range(len(rewards) - 1, -1, -1):
        goes_on = 1.0 - ended[step]
        following = last if step == len(rewards) - 1 else values[step + 1]
        error = rewards[step] + GAMMA * following * goes_on - values[step]
        running = error + GAMMA * LAMBDA * goes_on * running
        found[step] = running
    return found, found + values


def update(agent: Agent, optimizer: torch.optim.Optimizer, data: dict[str, torch.Tensor]) -> None:
    """Some passes over what was seen, with PPO's clipped objective."""
    count = len(data["action"])
    for _ in range(EPOCHS):
        for part in torch.randperm(count).chunk(PARTS):
            policy, value = agent(data["seen"][part], data["mask"][part])
            ratio = (policy.log_prob(data["action"][part]) - data["log_prob"][part]).exp()
            gain = data["advantage"][part]
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            chosen = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            error = (value - data["target"][part]).pow(2).mean()
            optimizer.zero_grad()
            (VALUE * error - chosen - ENTROPY * policy.entropy().mean()).backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


def train(
    steps: int, opponent: str, seed: int, matches: int = 8, length: int = 256
) -> tuple[Agent, list[float]]:
    """The agent, and the final reward of each match that it played."""
    torch.manual_seed(seed)
    envs = gymnasium.vector.SyncVectorEnv(
        [lambda: make(opponent)] * matches, autoreset_mode=gymnasium.vector.AutoresetMode.SAME_STEP
    )
    now, _ = envs.reset(seed=seed)
    agent = Agent(now["observation"].shape[1], int(envs.single_action_space.n))
    optimizer, results = torch.optim.Adam(agent.parameters(), lr=RATE, eps=1e-5), []
    for _ in range(max(1, steps // (matches * length))):
        kept: dict[str, list[np.ndarray]] = {name: [] for name in ("seen", "mask", "action", "log_prob")}
        rewards, values, ended = (np.zeros((length, matches), np.float32) for _ in range(3))
        for step in range(length):
            with torch.no_grad():
                policy, value = agent(torch.tensor(now["observation"]), torch.tensor(now["action_mask"]))
                action = policy.sample()
            row = (
                now["observation"].copy(),
                now["action_mask"].copy(),
                action.numpy(),
                policy.log_prob(action).numpy(),
            )
            for name, each in zip(kept, row, strict=True):
                kept[name].append(each)
            now, reward, over, truncated, _ = envs.step(action.numpy())
            rewards[step], values[step], ended[step] = reward, value.numpy(), over | truncated
            results += [float(each) for each in reward[over]]
        with torch.no_grad():
            last = agent(torch.tensor(now["observation"]), torch.tensor(now["action_mask"]))[1].numpy()
        gains, targets = advantages(rewards, values, ended, last)
        data = {name: torch.tensor(np.concatenate(rows)) for name, rows in kept.items()}
        data |= {"advantage": torch.tensor(gains.reshape(-1)), "target": torch.tensor(targets.reshape(-1))}
        update(agent, optimizer, data)
    envs.close()
    return agent, results


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began = time.perf_counter()
    _, results = train(given.steps, given.opponent, given.seed)
    tenth = max(1, len(results) // 10)
    print(
        f"{given.steps} steps, {len(results)} matches in {time.perf_counter() - began:.0f} s against {given.opponent}"
    )
    print(
        f"mean reward: first tenth {np.mean(results[:tenth]):+.2f}, last tenth {np.mean(results[-tenth:]):+.2f}"
    )


if __name__ == "__main__":
    main()
