#!/usr/bin/env python
"""How often a person is asked something in a round of Toto against three computers, for each setting of the whistle
window.

    python scripts/count_decisions.py [--rounds 100] [--level easy] [--seed S]

The person in the first seat decides like a computer of that level wherever his standing orders do not decide for him
(TO-13.13); everything that he answers himself is counted. `--patient` has him keep his whistles to the end, so that he
is asked as often as can be. All settings are played with the same cards. Exit status 1 if the setting that the page
begins with asks for more than 20 decisions in over a twentieth of the rounds.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from typing import Any, Final

from dugout.bots.contract import bot
from dugout.core.dice import Roller
from dugout.core.ids import CHANCE, HOST
from dugout.core.values import Setup
from dugout.games.registry import game

ME: Final = 0
SEATS: Final = 4
MOST: Final = 20
NEARLY_ALL: Final = 0.95
KINDS: Final = ("column", "hand", "form", "goal", "window")
SETTINGS: Final[dict[str, Any]] = {
    "asked everything": None,
    "always ask": {"default": "ask", "columns": "any"},
    "only when it hurts": {"default": "hurts", "columns": "any"},
    "never stop me": {"default": "stand", "columns": "any"},
    "let everything stand this round": {"default": "hurts", "columns": "any", "round": 1},
}
"""The names of the page, each with its orders; first without any."""
USUAL: Final = "only when it hurts"


def decisions(orders: Any, seed: str, level: str, patient: bool = False) -> Counter[str]:
    """What the person answered himself in one round, by the kind of question."""
    rules = game("toto")
    state = rules.new(Setup(SEATS, {"rounds": 1, "mode": "live"}))
    players = [bot("toto", level) for _ in range(SEATS)]
    rollers = [Roller(f"{seed} {seat}") for seat in range(SEATS)]
    dice = Roller(seed)
    own: Counter[str] = Counter()
    while not (pending := rules.pending(state)).over:
        if pending.chance:
            seat, choice = CHANCE, dice.face(rules.chances(state))
        elif pending.seats:
            seat = pending.seats[0]
            ordered = rules.standing_answer(state, seat, orders) if seat == ME and orders else None
            if ordered is None:
                view, legal = rules.view(state, seat), rules.legal(state, seat)
                choice = players[seat].decide(rules, seat, view, legal, rollers[seat])
                if seat == ME and patient and view.window:
                    choice = rules.default(state, seat)
                own[rules.question(state, seat).code.removeprefix("to.")] += seat == ME
            else:
                choice = ordered
        else:
            seat, choice = HOST, rules.legal(state, HOST)[0]
        events = rules.apply(state, seat, choice)
        for other, player in enumerate(players):
            if hasattr(player, "observe"):
                player.observe([event for event in events if event.visible_to(1 << other)])
    return +own


def table(rounds: int, seed: str, level: str, patient: bool = False) -> dict[str, Counter[str]]:
    """For each setting, how often each kind of question was answered in all rounds together."""
    found: dict[str, Counter[str]] = {}
    for name, orders in SETTINGS.items():
        played = [decisions(orders, f"{seed} {number}", level, patient) for number in range(rounds)]
        found[name] = sum(played, Counter())
        found[name]["most"] = max(each.total() for each in played)
        found[name]["within"] = sum(each.total() <= MOST for each in played)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--level", default="easy")
    parser.add_argument("--seed", default="decisions")
    parser.add_argument("--patient", action="store_true")
    given = parser.parse_args()
    found = table(given.rounds, given.seed, given.level, given.patient)
    print(f"Own decisions a round, {given.rounds} rounds against three computers ({given.level})\n")
    print(f"{'':34}" + "".join(f"{kind:>9}" for kind in (*KINDS, "all", "most", f"<= {MOST}")))
    for name, counts in found.items():
        figures = [counts[kind] / given.rounds for kind in KINDS]
        means = "".join(f"{figure:9.1f}" for figure in (*figures, sum(figures)))
        print(f"{name:34}{means}{counts['most']:9}{counts['within'] / given.rounds:9.0%}")
    return 0 if found[USUAL]["within"] >= NEARLY_ALL * given.rounds else 1


if __name__ == "__main__":
    sys.exit(main())
