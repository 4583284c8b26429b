#!/usr/bin/env python
"""Compare two evaluations of Champions in quick matches, less the luck of the dice.

    python scripts/champions_duel.py ONE.json OTHER.json --seconds 300 --seed s
    python scripts/champions_duel.py ONE.json OTHER.json --points      # who wins, instead of goals
    python scripts/champions_duel.py ONE.json OTHER.json --search more usual      # as `hard` looks, and wider

Both sides play the best of the few turns of a roll that look best to them, played out with exact odds and without a look
at replies: the same search for both, so that only the evaluations differ. Sides change after every match. Luck is told
by ONE for all dice of both sides, with goals or with the chances of winning; it has no mean whoever tells it. A match
takes a third of a second of a core, and its goals less luck spread a fifth as much (variance) as goals do.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from champions_samples import best_for_home, play, read

from dugout.bots.base import Budget
from dugout.core.dice import Roller
from dugout.core.values import Setup
from dugout.games.champions import flow, offers
from dugout.games.champions import kinds as k
from dugout.games.champions.judgement import set_pieces
from dugout.games.champions.judgement.lookahead import best_replies
from dugout.games.champions.judgement.outcomes import Outcomes
from dugout.games.champions.parts.opponents.learned import Evaluation
from dugout.games.champions.parts.opponents.style import shape_of
from dugout.games.champions.parts.opponents.thinking import USUAL, DeepBot, Search, ThinkingBot
from dugout.games.champions.rules.clock import LAST_ONE
from dugout.games.champions.state import State
from dugout.games.registry import game

WIDE: Final = 8
"""Turns of a roll that a side plays out."""
FEW: Final = 3
"""Turns of a face that are played out to tell its worth."""
SEARCHES: Final = {
    "usual": USUAL,
    "replaced": Search(first=0.0),
    "more": Search(played_out=80, with_replies=16, width=4, likely=0.1),
    "more-replaced": Search(played_out=80, with_replies=12, width=4, likely=0.1, first=0.0),
    "more-third": Search(played_out=80, with_replies=12, width=4, likely=0.1, first=0.33),
    "static": Search(with_replies=1),
}


def side_of(evaluation: Evaluation, search: str) -> ThinkingBot:
    """A player without a look at replies (`few`), or with one."""
    if search == "few":
        return ThinkingBot(Budget(WIDE), evaluation)
    found = SEARCHES[search]
    nodes = found.played_out + 10 * found.with_replies
    return DeepBot(Budget(max(nodes, 2 * found.played_out)), evaluation, found)


class Duel:
    """A match between two evaluations, and its luck."""

    def __init__(self, sides: list[ThinkingBot], judge: Evaluation, points: bool, seed: str) -> None:
        rules = game("champions")
        self.s: State = rules.new(Setup(2, {}, rules.version))
        self.dice, self.own = Roller(f"{seed} dice"), Roller(f"{seed} own")
        self.sides = sides
        self.judge = Outcomes(judge.weights, True, judge.standing if points else None)
        self.points = points
        self.luck = 0.0
        """For home."""
        self.plan: list[int] = []

    def play(self) -> float:
        """The result for home less its luck."""
        play(self.s, self.roll, self.decide)
        return self.at_end(self.s) - self.luck

    def at_end(self, s: State) -> float:
        """What the end is worth to home, as the judge counts."""
        if self.judge.standing is None:
            return float(s.score[0] - s.score[1])
        return self.judge.standing.value(s, 0, 0.0)

    def roll(self) -> None:
        s, faces = self.s, flow.chances(self.s)
        if s.agenda.top.kind == k.ROLL_TURN and not s.held and s.ball >= 0 and s.ones < LAST_ONE - 1:
            side = 1 if s.owner == 0 else -1
            values = [side * turn.estimate for turn in best_replies(s, self.judge, FEW - 1)]
        else:
            values = [self.after(face) for face in faces]
        face = self.dice.face(faces)
        self.luck += values[face - faces.start] - sum(values) / len(values)
        flow.apply(s, -1, face)
        self.plan = []

    def after(self, face: int) -> float:
        """What a face is worth to home, with a good turn if one follows at once."""
        s = self.s.copy()
        flow.apply(s, -1, face)
        scored = 0.0 if self.points else self.at_end(s) - self.at_end(self.s)
        if s.agenda.top.kind == k.OVER:
            return self.at_end(s) if self.points else scored
        return scored + best_for_home(s, self.judge, FEW)

    def decide(self, seat: int) -> int:
        s, side = self.s, self.sides[seat]
        legal, phase = offers.legal(s, seat), k.KINDS[s.agenda.top.kind].name
        if len(legal) == 1:
            return legal[0]
        if phase == "lineup":
            shapes = side.evaluation.shapes
            liked = [choice for choice in legal if shape_of(choice) in shapes] if shapes else legal
            return liked[self.own.below(len(liked))]
        if phase == "leg" and self.plan and self.plan[0] in legal:
            return self.plan.pop(0)
        turns = side.turns(s.copy(), phase, legal)
        if not turns:
            return set_pieces.decide(s, seat, phase, legal, self.own)
        side.start_thinking()
        best = side.rate(s, seat, turns)[0].candidate
        self.plan = list(best.choices[1:])
        return best.choices[0]


def work(
    files: list[Path | None], searches: list[str], points: bool, seed: str, worker: int, until: float
) -> list[list[float]]:
    """Match after match until the time is up: for ONE, its result less luck, and its goals."""
    judge = read(files[0])
    both = [side_of(read(file), search) for file, search in zip(files, searches, strict=True)]
    found: list[list[float]] = []
    while time.time() < until:
        side = 1 if len(found) % 2 == 0 else -1
        duel = Duel(both[::side], judge, points, f"{seed}/{worker}/{len(found)}")
        adjusted = duel.play()
        score = duel.s.score
        found.append([side * adjusted, side * duel.at_end(duel.s), side * (score[0] - score[1])])
    return found


def figures(values: list[float]) -> tuple[float, float]:
    """Mean and half of the 95 % interval."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return round(mean, 4), round(1.96 * math.sqrt(spread / len(values)), 4)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("one", type=Path)
    parser.add_argument("other", type=Path)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="duel")
    parser.add_argument("--points", action="store_true")
    parser.add_argument("--search", nargs=2, default=["few", "few"], choices=["few", *SEARCHES])
    args = parser.parse_args()
    until, count = time.time() + args.seconds, args.workers
    with ProcessPoolExecutor(count, get_context("spawn")) as pool:
        calls = [
            pool.submit(work, [args.one, args.other], args.search, args.points, args.seed, worker, until)
            for worker in range(count)
        ]
        rows = [row for call in calls for row in call.result()]
    goals = [row[2] for row in rows]
    share = sum(0.5 * (1 + (goal > 0) - (goal < 0)) for goal in goals) / len(goals)
    print(
        json.dumps(
            {
                "matches": len(rows),
                "search": args.search,
                "unit": "points" if args.points else "goals",
                "less_luck": figures([row[0] for row in rows]),
                "as_it_came": figures([row[1] for row in rows]),
                "share_of_points": round(share, 4),
            }
        )
    )


if __name__ == "__main__":
    main()
