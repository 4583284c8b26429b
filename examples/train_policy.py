"""Train a small policy for Voetbal Toto by self-play against `random`, and measure it.

    python examples/train_policy.py --matches 1500 --seed 1

A linear softmax policy over the digits of an answer, trained with REINFORCE (each match against the mean of sixteen),
in NumPy alone. It needs `dugout[research]` and some minutes on one core.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
from numpy.typing import NDArray

from dugout.research.batch import Batch, Step

LEARNER = 0
OPTIONS = {"rounds": 1}
"""One round a match: the shorter the match, the clearer what a decision was worth."""

LESSON = 16
"""Matches that are compared with each other before the policy changes."""

Weights = NDArray[np.float32]
Decision = tuple[NDArray[np.float32], int, NDArray[np.float32]]
"""What was seen, which digit was given, and how likely each digit was."""


def logits(weights: Weights, step: Step) -> NDArray[np.float32]:
    """The policy's preference for each legal digit; −∞ for all others."""
    scores = step.observations @ weights[:-1] + weights[-1]
    return np.where(step.masks == 1, scores, -np.inf).astype(np.float32)


def sample(scores: NDArray[np.float32], dice: np.random.Generator) -> NDArray[np.int64]:
    """One digit a row, with the probabilities of a softmax (the Gumbel trick)."""
    return np.argmax(scores + dice.gumbel(size=scores.shape), axis=1)


def play(
    weights: Weights, batch: Batch, matches: int, seed: str, dice: np.random.Generator, rate: float
) -> tuple[Weights, float]:
    """Play some matches, the learner on seat 0 and random digits on the other; learn from them if `rate` is not 0."""
    step = batch.reset(seed)
    memory: list[list[Decision]] = [[] for _ in batch.tables]
    rewards: list[float] = []
    finished: list[tuple[list[Decision], float]] = []
    while len(rewards) < matches:
        mine = step.seats == LEARNER
        scores = logits(weights, step)
        scores[~mine] = np.where(step.masks[~mine] == 1, 0.0, -np.inf)
        actions = sample(scores, dice)
        if rate:
            for row in np.flatnonzero(mine):
                chances = np.exp(scores[row] - scores[row].max())
                memory[row].append((step.observations[row], int(actions[row]), chances / chances.sum()))
        step = batch.step(actions)
        for row in np.flatnonzero(step.done):
            rewards.append(float(step.rewards[row, LEARNER]))
            finished.append((memory[row], rewards[-1]))
            memory[row] = []
        if rate and len(finished) >= LESSON:
            weights = learn(weights, finished, rate)
            finished = []
    return weights, float(np.mean(rewards))


def learn(weights: Weights, finished: list[tuple[list[Decision], float]], rate: float) -> Weights:
    """Make what was decided likelier in matches that went better than the others, less likely in the rest."""
    mean = float(np.mean([reward for _, reward in finished]))
    for decisions, reward in finished:
        if reward == mean:
            continue
        seen = np.stack([observation for observation, _, _ in decisions])
        wanted = -np.stack([chances for _, _, chances in decisions])
        wanted[np.arange(len(decisions)), [action for _, action, _ in decisions]] += 1.0
        step = rate * (reward - mean) / len(finished)
        weights[:-1] += step * seen.T @ wanted
        weights[-1] += step * wanted.sum(axis=0)
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--matches", type=int, default=1500)
    parser.add_argument("--test-matches", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=0.1)
    given = parser.parse_args()
    batch = Batch("toto", 16, 2, OPTIONS)
    dice = np.random.default_rng(given.seed)
    weights: Weights = np.zeros((batch.observation_size + 1, batch.actions), dtype=np.float32)
    start = time.perf_counter()
    _, before = play(weights, batch, given.test_matches, "before", dice, 0.0)
    weights, _ = play(weights, batch, given.matches, f"train/{given.seed}", dice, given.rate)
    _, after = play(weights, batch, given.test_matches, "after", dice, 0.0)
    seconds = time.perf_counter() - start
    print(
        f"mean reward against random: {before:+.3f} before, {after:+.3f} after {given.matches} matches ({seconds:.0f} s)"
    )


if __name__ == "__main__":
    main()
