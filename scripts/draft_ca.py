#!/usr/bin/env python
"""Counter Attack's draft and deck: does picking first win matches, and how are the cards spread?

    python scripts/draft_ca.py --pairs 2000 --level easy --workers 16      the draft, measured
    python scripts/draft_ca.py --deck                                      the spread of every set of cards

A pair is two whole matches with the same dice but for the coin that decides who picks first (CA-5.10): home picks
first in one, away in the other. A win counts one point, a draw half of one. Exit status 1 if the first picker
gets more than 52 % of the points beyond doubt (the lower end of the 95 % interval).
"""

from __future__ import annotations

import argparse
import statistics
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from dugout.bots.contract import bot
from dugout.core.dice import Roller
from dugout.core.values import Setup
from dugout.games.counter_attack import kinds, terms
from dugout.games.counter_attack.data import deck
from dugout.games.counter_attack.state import State
from dugout.games.registry import game

MOST = 0.52
NORMAL_95 = 1.96


def play(level: str, rules_preset: str, seed: str, first: int) -> tuple[float, int]:
    """One match in which `first` picks first: his points, and how much better his fifteen cards are in sum."""
    rules = game("counter-attack")
    state: State = rules.new(Setup(2, {"rules": rules_preset}, rules.version))
    dice = Roller(f"{seed}/dice")
    rollers = [Roller(f"{seed}/mind/{seat}") for seat in (0, 1)]
    deciders = [bot("counter-attack", level) for _ in (0, 1)]
    while not (pending := rules.pending(state)).over:
        if pending.chance:
            face = dice.face(rules.chances(state))
            is_coin = state.agenda.top.kind == kinds.ROLL_FIRST_PICK
            rules.apply(state, -1, first if is_coin else face)
            continue
        seat = pending.seats[0]
        view = rules.view(state, seat) if deciders[seat].sees else None
        choice = deciders[seat].decide(rules, seat, view, rules.legal(state, seat), rollers[seat])
        rules.apply(state, seat, choice)
    result = rules.result(state)
    assert result is not None
    mine, theirs = result.places[first], result.places[1 - first]
    return (0.5 if mine == theirs else float(mine < theirs)), strength(state, first) - strength(
        state, 1 - first
    )


def strength(state: State, team: int) -> int:
    """The sum of the attributes of a team's outfielders."""
    members = range(team * terms.SQUAD + 1, team * terms.SQUAD + terms.SQUAD)
    return sum(
        state.skill[member * terms.ATTRIBUTES + attribute]
        for member in members
        for attribute in range(terms.ATTRIBUTES)
    )


def pair(task: tuple[str, str, str]) -> tuple[float, float]:
    """Both matches of a pair: the mean points of the first picker, and the mean difference of the squads."""
    level, preset, seed = task
    both = [play(level, preset, seed, first) for first in (0, 1)]
    return statistics.mean(row[0] for row in both), statistics.mean(row[1] for row in both)


def measure(options: argparse.Namespace) -> int:
    tasks = [
        (options.level, options.rules, f"draft {options.seed} {number}") for number in range(options.pairs)
    ]
    with ProcessPoolExecutor(options.workers, get_context("fork")) as pool:
        rows = list(pool.map(pair, tasks, chunksize=1))
    points = [row[0] for row in rows]
    share = statistics.mean(points)
    error = NORMAL_95 * statistics.stdev(points) / len(points) ** 0.5 if len(points) > 1 else 1.0
    better = statistics.mean(row[1] for row in rows)
    print(
        f"first picker: {100 * share:.1f} % of the points (± {100 * error:.1f}, 95 %) in {2 * len(rows)} matches of "
        f"{options.level} v {options.level}, {options.rules} rules; his cards are {better:+.1f} attribute points better"
    )
    return 1 if share - error > MOST else 0


def show_deck() -> None:
    """CA-5.5 to CA-5.7: figures of each set of 64 outfielders and 8 keepers."""
    size = len(deck.OUTFIELDERS) // deck.SETS
    names = terms.ATTRIBUTE_NAMES[:7]
    print(f"{'set':>4} {'figure':<8}" + "".join(f"{name:>12}" for name in names) + f"{'sum':>8}")
    for number in range(deck.SETS):
        cards = [card.attributes for card in deck.OUTFIELDERS[number * size : (number + 1) * size]]
        columns = [[card[place] for card in cards] for place in range(len(names))]
        columns.append([sum(card) for card in cards])
        for label, figure in (
            ("mean", statistics.mean),
            ("spread", statistics.pstdev),
            ("least", min),
            ("most", max),
        ):
            values = [float(figure(column)) for column in columns]
            print(
                f"{number + 1:>4} {label:<8}"
                + "".join(f"{value:>12.2f}" for value in values[:-1])
                + f"{values[-1]:>8.2f}"
            )


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--pairs", type=int, default=50)
    parser.add_argument("--level", default="easy")
    parser.add_argument("--rules", default="core", choices=("core", "advanced"))
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--deck", action="store_true", help="print the spread of the cards instead")
    options = parser.parse_args()
    if options.deck:
        show_deck()
        return 0
    return measure(options)


if __name__ == "__main__":
    sys.exit(main())
