#!/usr/bin/env python
"""Roll out decisions of Champions that grades call costly: is what they claim lost?

    python scripts/champions_blunders.py --seconds 120 --seed b --out FILE.jsonl

Plays matches of `--pairs`, grades them, and plays on from every decision that lost `--least` or more: after the answers
that were given and after the plan that the grade holds to be better, `--rollouts` times each to the end of the match.
Both sides play the best of eight turns of a roll, played out (`--search usual`: as `hard`). The result of a rollout is
win − loss for the one who decided, less the luck of its dice. A line a decision; the last lines printed sum up.
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
from typing import Any

from champions_duel import SEARCHES, Duel, side_of

from dugout.bots.contract import Asked, bot
from dugout.core.dice import Roller
from dugout.core.playout import play_out
from dugout.core.values import Setup
from dugout.games.champions import flow
from dugout.games.champions import kinds as k
from dugout.games.champions.judgement.lookahead import reply_value
from dugout.games.champions.parts.opponents.learned import standard_evaluation
from dugout.games.champions.parts.reporting.grading import REPLIES, ChampionsJudge, Replies, given
from dugout.games.champions.state import State
from dugout.games.registry import game
from dugout.report.contract import reporting
from dugout.report.verdict.judge import Weighed, result_value, valuer
from dugout.report.verdict.ledger import BANDS, REAL, SURE


class Deeper(Replies):
    """Values the best replies by the rolls that follow them."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.closer = Replies(weights)

    def judge(self, s: State, odds: float) -> float:
        if s.ended or odds < 0.3 or s.agenda.top.kind not in (k.ASK_TURN, k.ROLL_TURN) or s.held:
            return super().judge(s, odds)
        mine = reply_value(s, self.shallow, self.closer, REPLIES)
        return mine if s.owner == self.seat else 1 - mine


class Rollout(Duel):
    """A match from a position to its end, and its luck in win − loss of home."""

    def __init__(self, s: State, sides: list[Any], judge: ChampionsJudge, seed: str) -> None:
        self.s = s
        self.dice, self.own = Roller(f"{seed} dice"), Roller(f"{seed} own")
        self.sides = sides
        self.worth = valuer(game("champions"), judge.value)
        self.luck = 0.0
        self.plan: list[int] = []

    def roll(self) -> None:
        faces = flow.chances(self.s)
        values = []
        for face in faces:
            after = self.s.copy()
            flow.apply(after, -1, face)
            values.append(self.worth(after))
        face = self.dice.face(faces)
        self.luck += values[face - faces.start] - sum(values) / len(values)
        flow.apply(self.s, -1, face)
        self.plan = []

    def at_end(self, s: State) -> float:
        result = game("champions").result(s)
        assert result is not None
        return result_value(result.places)


def graded(
    pair: list[str], seed: str, judge: ChampionsJudge, least: float
) -> list[tuple[State, int, list[int], Weighed, str]]:
    """The decisions of a match that lost something: position, seat, answers, what they are held to be worth."""
    rules = game("champions")
    s: State = rules.new(Setup(2, {}, rules.version))
    start, answers = rules.copy(s), []
    players = [bot("champions", level) for level in pair]
    play_out(
        rules,
        s,
        players,
        Roller(f"{seed} dice"),
        [Roller(f"{seed} {seat}") for seat in range(2)],
        lambda seat, choice, events: answers.append((seat, choice)),
    )
    found, free, s = [], 0, start
    for index, (seat, choice) in enumerate(answers):
        if seat >= 0 and index >= free and len(legal := rules.legal(s, seat)) > 1:
            run = []
            for other, each in answers[index:]:
                if other != seat:
                    break
                run.append(each)
            view = rules.view(s, seat)
            weighed = judge.weigh(Asked(rules, seat, view, legal), tuple(run))
            if weighed is not None:
                free = index + weighed.of
                loss = (weighed.best - weighed.played) * (1 if seat == 0 else -1)
                if loss >= least and loss > SURE * weighed.error and weighed.span >= REAL:
                    found.append((rules.copy(s), seat, run[: weighed.of], weighed, view.phase))
        rules.apply(s, seat, choice)
    return found


def rolled_out(
    s: State, seat: int, choices: list[int], sides: list[Any], judge: ChampionsJudge, seed: str, times: int
) -> list[float]:
    """Win − loss less luck for the seat, of so many matches from here."""
    found = []
    for number in range(times):
        after = s.copy()
        for choice in choices:
            flow.apply(after, seat, choice)
        value = Rollout(after, sides, judge, f"{seed}/{number}").play()
        found.append(value if seat == 0 else -value)
    return found


def mean_of(values: list[float]) -> tuple[float, float]:
    """Mean and standard error."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, math.sqrt(spread / len(values))


def work(
    pairs: list[list[str]], search: str, seed: str, worker: int, until: float, times: int, least: float
) -> list[Any]:
    """Match after match until the time is up."""
    weights = reporting.of("champions").weights()
    judge, deeper = ChampionsJudge(weights), Deeper(weights)
    sides = [side_of(standard_evaluation(), search) for _ in range(2)]
    found: list[Any] = []
    number = 0
    while time.time() < until:
        pair = pairs[(worker + number) % len(pairs)]
        name = f"{seed}/{worker}/{number}"
        number += 1
        for place, (s, seat, played, weighed, phase) in enumerate(graded(pair, name, judge, least)):
            if time.time() > until:
                break
            side = 1 if seat == 0 else -1
            after = rolled_out(s, seat, played, sides, judge, f"{name}/{place}", times)
            better = rolled_out(s, seat, list(weighed.better), sides, judge, f"{name}/{place}", times)
            lost, error = mean_of([one - other for one, other in zip(better, after, strict=True)])
            mine = given(phase, tuple(played))[0]
            shares = [deeper.value(s, seat, choices) for choices in (weighed.better, mine)]
            firsts = [judge._first.value(s, seat, choices) for choices in (weighed.better, mine)]
            found.append(
                {
                    "match": name,
                    "player": pair[seat],
                    "phase": phase,
                    "score": s.score,
                    "ones": s.ones,
                    "claimed": round(side * (weighed.best - weighed.played), 4),
                    "first": round(2 * (firsts[0] - firsts[1]), 4),
                    "deeper": round(2 * (shares[0] - shares[1]), 4),
                    "error": round(weighed.error, 4),
                    "level": [round(side * weighed.best, 3), round(side * weighed.played, 3)],
                    "rolled": [round(mean_of(better)[0], 3), round(mean_of(after)[0], 3)],
                    "lost": round(lost, 4),
                    "lost_error": round(error, 4),
                    "rollouts": times,
                    "answers": [
                        [game("champions").describe(c) for c in played],
                        [game("champions").describe(c) for c in weighed.better],
                    ],
                }
            )
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="blunders")
    parser.add_argument("--rollouts", type=int, default=32)
    parser.add_argument("--least", type=float, default=BANDS[-1][0])
    parser.add_argument("--pairs", nargs="+", default=["easy,medium", "medium,easy", "bram-tolk,easy"])
    parser.add_argument("--search", default="few", choices=["few", *SEARCHES])
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    until, pairs = time.time() + args.seconds, [pair.split(",") for pair in args.pairs]
    with ProcessPoolExecutor(args.workers, get_context("spawn")) as pool:
        calls = [
            pool.submit(work, pairs, args.search, args.seed, worker, until, args.rollouts, args.least)
            for worker in range(args.workers)
        ]
        rows = [row for call in calls for row in call.result()]
    args.out.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    for least, name in BANDS:
        here = [row for row in rows if row["claimed"] >= least]
        if here:
            figures = {
                key: round(mean_of([row[key] for row in here])[0], 4) for key in ("claimed", "lost", "deeper")
            }
            sure = sum(row["lost"] > 0 for row in here)
            print(json.dumps({"from": name, "decisions": len(here), **figures, "lost_something": sure}))


if __name__ == "__main__":
    main()
