"""OpenSpiel's Monte Carlo tree search at Voetbal Toto, against somebody who answers at random.

    pip install 'dugout[openspiel]'
    python examples/openspiel_mcts.py --matches 4

The search is OpenSpiel's own and knows nothing of football. It is given the whole state, hidden hands included, so its
results say what a search can do here and not how strong a fair player would be.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random

from dugout.research.openspiel_game import register

ROUNDS = '{"rounds": 1}'


def play(game: Any, searches: int, seed: int) -> float:
    """The reward of seat 0, which searches."""
    dice = np.random.RandomState(seed)
    rollouts = mcts.RandomRolloutEvaluator(1, dice)
    bots = [
        mcts.MCTSBot(game, 1.5, searches, rollouts, random_state=dice),
        uniform_random.UniformRandomBot(1, dice),
    ]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            faces, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choice(faces, p=chances))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return float(state.returns()[0])


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--searches", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    register()
    game = pyspiel.load_game("dugout_toto", {"options": ROUNDS})
    began = time.perf_counter()
    rewards = [play(game, given.searches, given.seed + match) for match in range(given.matches)]
    seconds = time.perf_counter() - began
    print(f"{given.matches} matches in {seconds:.0f} s: mean reward {np.mean(rewards):+.2f}")


if __name__ == "__main__":
    main()
