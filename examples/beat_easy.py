"""Learn to beat the opponent `easy` at Voetbal Toto: one file, NumPy alone, in the manner of CleanRL.

    python examples/beat_easy.py --matches 3000 --seed 1

Twelve weights say how much a digit is liked; they are learned by REINFORCE from who won. What a digit means is read
off the observation: does a goal there bring the result nearer to my form, or does the goal that was just scored hurt
it? Needs `dugout[research]`.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dugout.research.contract import encoding
from dugout.research.gymnasium_env import DugoutGym
from dugout.research.shape import Shape

OPTIONS = {"rounds": 1}
LESSON = 20
"""Matches that are compared with each other before the weights change."""
Array = NDArray[np.float32]

SPELL = encoding.of("toto").digits
OPEN, COVERED, WHISTLE, STAND, GOALS = 8, 9, 10, 11, 12
FORM = SPELL.base - 1
FEATURES = 12


def places() -> dict[str, int]:
    """Where each part of an observation begins."""
    found, at = {}, 0
    for name, size in Shape(encoding.of("toto")).parts:
        found[name] = at
        at += size
    return found


AT = places()


def worth(form: Array, lead: Array) -> Array:
    """By fixture: 1 where the home side's lead makes the mark of the form right."""
    return np.where(lead > 0, form[:, 0], np.where(lead < 0, form[:, 1], form[:, 2]))


def features(seen: Array) -> Array:
    """One row a digit: what it would do."""
    rows = np.zeros((SPELL.base, FEATURES), np.float32)
    goals = np.rint(seen[AT["goals"] : AT["goals"] + 26].reshape(13, 2) * 6)
    form = seen[AT["form"] : AT["form"] + 39].reshape(13, 3)
    lead = goals[:, 0] - goals[:, 1]
    now = worth(form, lead)
    for side, way in ((0, 1), (1, -1)):
        digits = np.arange(13) * 2 + GOALS + side
        rows[digits, 0] = worth(form, lead + way) - now
        rows[digits, 1] = form[:, side]
        rows[digits, 2] = form[:, 1 - side]
        rows[digits, 3] = form[:, 2]
        rows[digits, 4] = np.abs(lead + way) - np.abs(lead)
    window = seen[AT["window"] : AT["window"] + 26]
    if window.any():
        side = int(np.argmax(window))
        before = worth(form, lead - np.where(np.arange(13) == side // 2, 1 - 2 * (side % 2), 0))
        rows[WHISTLE, 5] = 1.0
        rows[WHISTLE, 6] = now[side // 2] - before[side // 2]
        rows[WHISTLE, 7] = form[side // 2, side % 2]
        rows[WHISTLE, 8] = form[side // 2, 1 - side % 2]
    rows[OPEN, 9] = 1.0
    if seen[AT["prefix"] + FORM]:  # a mark of the form, which has no goals yet
        rows[:3] = 0.0
        rows[1, 10] = rows[2, 11] = 1.0
    return rows


def play(weights: Array, env: DugoutGym, seed: int, dice: np.random.Generator) -> tuple[Array, float]:
    """One match; gives the direction that makes its decisions likelier, and how it ended."""
    direction = np.zeros_like(weights)
    observation, _ = env.reset(seed=seed)
    while True:
        legal = np.flatnonzero(observation["action_mask"])
        rows = features(observation["observation"])[legal]
        chances = np.exp(rows @ weights - (rows @ weights).max())
        chances /= chances.sum()
        taken = int(dice.choice(len(legal), p=chances.astype(np.float64) / chances.astype(np.float64).sum()))
        direction += rows[taken] - chances @ rows
        observation, reward, over, _, _ = env.step(legal[taken])
        if over:
            return direction, float(reward)


def train(env: Any, matches: int, seed: int, rate: float = 0.6) -> Array:
    """Weights after so many matches."""
    weights, dice = np.zeros(FEATURES, np.float32), np.random.default_rng(seed)
    for lesson in range(matches // LESSON):
        seeds = [seed * 1_000_000 + lesson * LESSON + match for match in range(LESSON)]
        found = [play(weights, env, each, dice) for each in seeds]
        mean = np.mean([reward for _, reward in found])
        step = np.mean([direction * (reward - mean) for direction, reward in found], axis=0)
        weights = weights + rate * step / max(1.0, float(np.linalg.norm(step)))
    return weights


def measure(weights: Array, env: Any, matches: int, seed: int) -> float:
    """The mean reward: 1 for a win, −1 for a defeat."""
    dice = np.random.default_rng(seed)
    return float(np.mean([play(weights, env, seed + match, dice)[1] for match in range(matches)]))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--matches", type=int, default=3000)
    parser.add_argument("--test-matches", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opponent", default="easy")
    given = parser.parse_args()
    env = DugoutGym("toto", opponent=given.opponent, options=OPTIONS)
    start = time.perf_counter()
    before = measure(np.zeros(FEATURES, np.float32), env, given.test_matches, 7)
    weights = train(env, given.matches, given.seed)
    after = measure(weights, env, given.test_matches, 7)
    seconds = time.perf_counter() - start
    print(
        f"mean reward against {given.opponent}: {before:+.3f} before, {after:+.3f} after {given.matches} matches"
    )
    print(f"{seconds:.0f} s; weights {np.round(weights, 2).tolist()}")


if __name__ == "__main__":
    main()
