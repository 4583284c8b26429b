"""python-chess in random play: plies a second, whole games, move generation and outcome test included."""

from __future__ import annotations

import json
import random
import sys
import time

import chess


def play(rng: random.Random) -> int:
    """One game of random moves; the number of plies."""
    board = chess.Board()
    plies = 0
    while not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
        plies += 1
    return plies


def main(seconds: float) -> None:
    rng = random.Random("peers")
    plies = games = 0
    start = time.process_time()
    while games == 0 or time.process_time() - start < seconds:
        plies += play(rng)
        games += 1
    spent = time.process_time() - start
    print(json.dumps({"version": chess.__version__, "matches": games, "decisions_per_second": plies / spent}))


if __name__ == "__main__":
    main(float(sys.argv[1]))
