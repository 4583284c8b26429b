"""Catanatron in random play: decisions a second, whole games of four of its own random players."""

from __future__ import annotations

import json
import random
import sys
import time
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer

MOST_TICKS = 5000
"""A random game of Catan need not end; Catanatron itself stops at 1000 turns."""


def play() -> int:
    """One game; every tick is a decision, forced ones (rolling, ending a turn) included."""
    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)])
    ticks = 0
    while game.winning_color() is None and ticks < MOST_TICKS:
        game.play_tick()
        ticks += 1
    return ticks


def main(seconds: float) -> None:
    random.seed("peers")
    ticks = games = 0
    start = time.process_time()
    while games == 0 or time.process_time() - start < seconds:
        ticks += play()
        games += 1
    spent = time.process_time() - start
    print(
        json.dumps(
            {"version": version("catanatron"), "matches": games, "decisions_per_second": ticks / spent}
        )
    )


if __name__ == "__main__":
    main(float(sys.argv[1]))
