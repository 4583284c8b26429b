#!/usr/bin/env python
"""PettingZoo's and Gymnasium's own checks at full length, on all three games.

python scripts/environments_check.py
"""

from __future__ import annotations

import warnings

from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from dugout.games.registry import GAMES
from dugout.research.gymnasium_env import DugoutGym
from dugout.research.pettingzoo_env import aec_env


def main() -> None:
    warnings.simplefilter("ignore")  # observations are dictionaries because of their masks
    for game in GAMES:
        api_test(aec_env(game), num_cycles=1000)
        seed_test(lambda game=game: aec_env(game), num_cycles=500)
        parallel_api_test(turn_based_aec_to_parallel(aec_env(game)), num_cycles=1000)
        performance_benchmark(aec_env(game))
        check_env(DugoutGym(game), skip_render_check=True)
        print(f"{game}: everything passed")


if __name__ == "__main__":
    main()
