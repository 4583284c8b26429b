#!/usr/bin/env python
"""Learn the evaluation of the Champions opponents from matches against itself.

Every round is played by a thinking opponent with the weights learned so far, the first one
with a guess. After each match every moment between two turns is told what came of
it: goals for less goals against, those further away counting less (a lambda return of
temporal differences). The weights follow by stochastic gradient descent.

The same seed and `--games` give the same weights; `--seconds` stops after the round in
which the time is up, so that it depends on the machine.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
import time
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from dugout.bots.base import Budget
from dugout.bots.search.narrowing import Rated
from dugout.core.dice import Roller
from dugout.core.ids import CHANCE
from dugout.core.values import Setup
from dugout.games.champions import kinds as k
from dugout.games.champions.parts.opponents.features import (
    COVER,
    DANGER,
    REACH,
    SIZE,
    Features,
    features,
    roller_of,
)
from dugout.games.champions.parts.opponents.learned import Weights, value_of
from dugout.games.champions.parts.opponents.mind import ThinkingBot
from dugout.games.champions.parts.opponents.turns import Turn
from dugout.games.champions.state import State
from dugout.games.registry import game

DISCOUNT = 0.95
"""A goal a turn later counts so much less."""
TRACE = 0.8
"""How far a moment listens to what came of it rather than to the next moment's value."""
NODES = 7
"""Turns played out for each decision while learning."""
BLUNDERS = 12
"""One action in so many is played at random among the best-looking, so that more is seen of the game."""


class Sample(NamedTuple):
    """A moment between two turns and what it turned out to be worth to the team that rolled."""

    features: Features
    target: float


class Learner(ThinkingBot):
    """A thinking opponent that now and then tries something else."""

    def __init__(self, weights: Weights, seed: str) -> None:
        super().__init__(Budget(NODES), weights)
        self.dice = Roller(seed)

    def rate(self, s: State, seat: int, turns: list[Turn]) -> list[Rated[Turn]]:
        if self.dice.below(BLUNDERS) == 0:
            return [Rated(0.0, turns[self.dice.below(min(6, len(turns)))])]
        return super().rate(s, seat, turns)


def play(weights: Weights, seed: str) -> list[Sample]:
    """One match against itself; its moments with their targets."""
    rules = game("champions")
    state = rules.new(Setup(2, {}, rules.version))
    dice, mind = Roller(f"{seed} dice"), Roller(f"{seed} mind")
    bots = [Learner(weights, f"{seed} {seat}") for seat in range(2)]
    moments: list[tuple[Features, int, int]] = []
    while not (pending := rules.pending(state)).over:
        if pending.chance:
            if state.agenda.top.kind in (k.ROLL_TURN, k.ROLL_KEEPER, k.ROLL_RESTART):
                moments.append((features(state), roller_of(state), state.score[0] - state.score[1]))
            rules.apply(state, CHANCE, dice.face(rules.chances(state)))
        else:
            seat = pending.seats[0]
            view, legal = rules.view(state, seat), rules.legal(state, seat)
            rules.apply(state, seat, bots[seat].decide(rules, seat, view, legal, mind))
    return targets(moments, state.score[0] - state.score[1], weights)


def targets(moments: list[tuple[Features, int, int]], final: int, weights: Weights) -> list[Sample]:
    """The lambda returns, from the last moment back; the end of the match is worth nothing more."""
    found: list[Sample] = []
    ahead, later = 0.0, final  # for home: the return and the lead after this moment
    for moment, roller, lead in reversed(moments):
        ahead = later - lead + DISCOUNT * ahead
        sign = 1 if roller == 0 else -1
        found.append(Sample(moment, sign * ahead))
        ahead = TRACE * ahead + (1 - TRACE) * sign * value_of(weights.full, moment)
        later = lead
    return found


def play_batch(weights: Weights, seeds: list[str]) -> list[Sample]:
    return [sample for seed in seeds for sample in play(weights, seed)]


def first_guess(places: int) -> list[float]:
    """Where learning begins: a shot is worth its chance, and the ball is worth having, most of all near a goal."""
    weights = [0.0] * SIZE
    for steps in range(8):
        odds = max(0, 7 - max(1, steps)) / 6
        for row in range(15):
            weights[REACH + steps * 15 + row] = odds * (0.02 + 0.03 * max(0, row - 6))
            weights[COVER + steps * 15 + row] = -odds * (0.01 + 0.015 * max(0, 8 - row))
    if places == SIZE:
        weights[DANGER] = 0.6
        weights[DANGER + 2] = -0.5
    return weights


class Descent:
    """One set of weights and how far each has moved already (AdaGrad)."""

    def __init__(self, places: int, rate: float) -> None:
        self.weights = first_guess(places)
        self.moved = [1.0] * SIZE
        self.places = places
        """Weights from here on stay 0."""
        self.rate = rate

    def follow(self, sample: Sample) -> float:
        """One step towards the target; the squared error before it."""
        weights, moved = self.weights, self.moved
        ones, others = sample.features
        others = [(place, value) for place, value in others if place < self.places]
        error = sample.target - value_of(weights, Features(ones, others))
        square = error * error
        for place in ones:
            moved[place] += square
            weights[place] += self.rate * error / math.sqrt(moved[place])
        for place, value in others:
            moved[place] += square * value * value
            weights[place] += self.rate * error * value / math.sqrt(moved[place])
        return square


def learn(args: argparse.Namespace) -> dict[str, Any]:
    """Rounds of matches and descent until the games or the seconds are used up."""
    start = time.monotonic()
    quick, full = Descent(DANGER, args.rate), Descent(SIZE, args.rate)
    shuffle = random.Random(args.seed)
    weights = Weights(quick.weights[:], full.weights[:])
    rounds: list[dict[str, Any]] = []
    kept: list[Sample] = []
    games = 0
    with make_pool(args.workers) as pool:
        while games < args.games and time.monotonic() - start < args.seconds:
            count = min(args.round, args.games - games)
            seeds = [f"{args.seed}/{games + index}" for index in range(count)]
            share = max(1, count // (args.workers * 4))
            parts = [seeds[index : index + share] for index in range(0, count, share)]
            fresh: list[Sample] = []
            for part in pool.map(play_batch, [weights] * len(parts), parts):
                fresh += part
            games += count
            kept = (kept + fresh)[-args.memory :]
            figures = {"games": games, "moments": len(fresh), **fit(kept, quick, full, shuffle)}
            figures["seconds"] = round(time.monotonic() - start, 1)
            rounds.append(figures)
            print(json.dumps(figures), file=sys.stderr, flush=True)
            weights = Weights(quick.weights[:], full.weights[:])
    return {
        "command": f"python scripts/train_champions.py --seed {args.seed} --games {games} --round {args.round}"
        f" --memory {args.memory} --rate {args.rate}",
        "seed": args.seed,
        "games": games,
        "rounds": rounds,
        "quick": pack(quick.weights),
        "full": pack(full.weights),
    }


def fit(samples: list[Sample], quick: Descent, full: Descent, shuffle: random.Random) -> dict[str, float]:
    """Two passes over the moments; the mean squared errors of the last one."""
    errors = [0.0, 0.0]
    for _ in range(2):
        order = samples[:]
        shuffle.shuffle(order)
        errors = [0.0, 0.0]
        for sample in order:
            errors[0] += quick.follow(sample)
            errors[1] += full.follow(sample)
    spread = sum(sample.target**2 for sample in samples)
    count = len(samples)
    return {
        "variance": round(spread / count, 5),
        "quick_error": round(errors[0] / count, 5),
        "full_error": round(errors[1] / count, 5),
    }


def make_pool(workers: int) -> Executor:
    return ProcessPoolExecutor(workers, get_context("spawn"))


def pack(weights: list[float]) -> list[int]:
    return [round(10000 * weight) for weight in weights]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seconds", type=float, default=math.inf)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--round", type=int, default=200, help="matches between two fits")
    parser.add_argument("--memory", type=int, default=60_000, help="moments of earlier rounds that are kept")
    parser.add_argument("--rate", type=float, default=0.006)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    learned = learn(args)
    args.out.write_text(json.dumps(learned, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
