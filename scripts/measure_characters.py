#!/usr/bin/env python
"""Measure how strong a character is, and what he does on the pitch.

    python scripts/measure_characters.py --seed 2026 champions:bram-tolk,easy:200 toto:opa-wim,easy,easy,easy:400

Each argument is GAME:SEATS:MATCHES. Everybody plays every seat over the same dice, as in `dugout arena`. Prints one
line of JSON a pairing: the share of the first entry (0.5 is even between two, 0.25 among four) with its interval, and
for the first and the second entry how often things happened in a match; entries after the first are taken to be of
one kind.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from array import array
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from dugout.bots.contract import bot
from dugout.core.dice import Roller
from dugout.core.ids import CHANCE, HOST
from dugout.core.playout import play_out
from dugout.core.values import Event, Setup
from dugout.games.registry import game
from dugout.games.toto.board import form_text
from dugout.simulation.entrants import decider
from dugout.simulation.match import Timed
from dugout.simulation.plan import Job, plan_of
from dugout.simulation.statistics import interval95, points

Tally = list[Counter[str]]
"""For every seat, what has happened so often."""
LATE = 70
EVERY = 7
"""One decision in so many of a match is put to both opponents."""


def of_man(squad: int) -> Callable[[Event, Tally], None]:
    """Every event counts for the team of the man it names first; of shots and passes that fail, for both."""

    def count(event: Event, tally: Tally) -> None:
        team = event.args[0] // squad
        if team < len(tally):
            tally[team][event.code] += 1
            tally[1 - team][f"{event.code} by the others"] += 1

    return count


def champions(event: Event, tally: Tally) -> None:
    if event.code in ("ch.shot", "ch.pass", "ch.kick", "ch.walk", "ch.intercepted", "ch.attempt"):
        of_man(20)(event, tally)
    elif event.code in ("ch.roll", "ch.goal"):
        tally[event.args[0]][event.code] += 1
    elif event.code == "ch.lineup":
        tally[event.args[0]]["defenders"] += event.args[2]


def counter_attack(event: Event, tally: Tally) -> None:
    if event.code in (
        "ca.pass", "ca.dribble", "ca.steal", "ca.tackle", "ca.tackle-won", "ca.interception", "ca.shot", "ca.snapshot",
        "ca.into-space", "ca.high", "ca.long", "ca.run",
    ):  # fmt: skip
        of_man(11)(event, tally)
    elif event.code == "ca.phase":
        tally[event.args[0]]["phases"] += 1
    elif event.code == "ca.goal":
        tally[event.args[0]]["goals"] += 1
        tally[event.args[0]]["late goals"] += event.args[4] >= LATE


class Toto:
    """Marks, whistles and ones, and how late in a round they were played."""

    def __init__(self) -> None:
        self.goals = 0
        self.waiting: list[tuple[Counter[str], str, int]] = []

    def __call__(self, event: Event, tally: Tally) -> None:
        if event.code == "to.form":
            seat, form = event.args
            marks = form_text(form)
            for mark, name in (("1", "home marks"), ("2", "away marks"), ("3", "draw marks")):
                tally[seat][name] += marks.count(mark)
        elif event.code == "to.exposed":
            for seat, counts in enumerate(tally):
                counts["open hands"] += event.args[0] >> seat & 1
        elif event.code == "to.goal":
            self.goals += 1
            if event.args[3] == 1:
                self.note(tally[event.args[0]], "ones")
        elif event.code == "to.whistle":
            self.note(tally[event.args[0]], "whistles")
        elif event.code == "to.round-over":
            self.settle()
            for counts in tally:
                counts["rounds"] += 1

    def note(self, counts: Counter[str], what: str) -> None:
        counts[what] += 1
        self.waiting.append((counts, what, self.goals))

    def settle(self) -> None:
        """How late: percent of the goals of the round that had been played by then."""
        for counts, what, at in self.waiting:
            counts[f"{what}, when"] += round(100 * at / max(1, self.goals))
        self.waiting.clear()
        self.goals = 0


FIGURES: dict[str, Callable[[], Callable[[Event, Tally], None]]] = {
    "champions": lambda: champions,
    "counter-attack": lambda: counter_attack,
    "toto": Toto,
}


def measure(
    name: str, seats: tuple[str, ...], matches: int, seed: str, options: dict[str, Any]
) -> dict[str, Any]:
    """The share of the first entry, and what it and the others did."""
    rules, job = game(name), Job(name, seats, options, seed, rotate=True)
    groups: list[float] = []
    done = [Counter[str](), Counter[str]()]
    seconds: list[float] = []
    for index in range(matches):
        plan = plan_of(job, index)
        state = rules.new(Setup(len(seats), options, rules.version))
        tally: Tally = [Counter() for _ in seats]
        figures = FIGURES[name]()

        def watch(_seat: int, _choice: int, events: list[Event]) -> None:
            for event in events:
                figures(event, tally)  # noqa: B023 (used up within this turn of the loop)

        times = array("d")
        players = [decider(job, entry) for entry in plan.seating]
        mine = plan.seating.index(0)
        players[mine] = Timed(players[mine], times)
        play_out(rules, state, players, Roller(plan.dice), [Roller(one) for one in plan.decider_seeds], watch)
        result = rules.result(state)
        assert result is not None
        if index % len(seats) == 0:
            groups.append(0.0)
        groups[-1] += points(result, mine, rules.max_seats > 2) / len(seats)
        for seat, counts in enumerate(tally):
            done[0 if seat == mine else 1].update(counts)
        seconds += times
    mean, low, high = interval95(groups)
    return {
        "game": name,
        "seats": seats,
        "matches": matches,
        "share": round(mean, 4),
        "interval95": [round(low, 4), round(high, 4)],
        "mean_ms": round(1000 * sum(seconds) / max(1, len(seconds)), 1),
        "p95_ms": round(1000 * sorted(seconds)[int(0.95 * len(seconds))], 1),
        "first": {key: round(value / matches, 3) for key, value in sorted(done[0].items())},
        "others": {
            key: round(value / matches / (len(seats) - 1), 3) for key, value in sorted(done[1].items())
        },
    }


def compare(
    name: str, levels: tuple[str, ...], positions: int, seed: str, options: dict[str, Any]
) -> dict[str, Any]:
    """What two opponents do in the same positions, taken from matches of `easy`: the first words of their answers."""
    rules, table = game(name), [bot(name, "easy") for _ in range(max(2, game(name).min_seats))]
    found = [Counter[str]() for _ in levels]
    seconds = [0.0 for _ in levels]
    same = count = number = 0
    while count < positions:
        number += 1
        state = rules.new(Setup(len(table), options, rules.version))
        dice, log, asked = Roller(f"{seed} {number}"), list[Event](), 0
        while count < positions and not (pending := rules.pending(state)).over:
            seat = CHANCE if pending.chance else pending.seats[0] if pending.seats else HOST
            legal = rules.chances(state) if seat == CHANCE else rules.legal(state, seat)
            if seat < 0:
                choice = dice.face(legal) if seat == CHANCE else legal[0]
            else:
                view = rules.view(state, seat)
                seen = [event for event in log if event.visible_to(1 << seat)]
                asked += len(legal) > 3
                if len(legal) > 3 and asked % EVERY == 0:
                    answers = []
                    for at, level in enumerate(levels):
                        begun = time.perf_counter()
                        answers.append(answer(bot(name, level), rules, seat, view, legal, seen))
                        seconds[at] += time.perf_counter() - begun
                        found[at][rules.describe(answers[at]).split()[0]] += 1
                    count, same = count + 1, same + (answers[0] == answers[1])
                choice = answer(table[seat], rules, seat, view, legal, [])
            log += rules.apply(state, seat, choice)
    shares = {
        level: {word: round(n / count, 3) for word, n in found[at].most_common()}
        for at, level in enumerate(levels)
    }
    times = [round(1000 * one / count, 1) for one in seconds]
    return {
        "game": name,
        "positions": count,
        "same": round(same / count, 3),
        "mean_ms": times,
        "answers": shares,
    }


def answer(decider: Any, rules: Any, seat: int, view: Any, legal: Any, seen: list[Event]) -> int:
    if hasattr(decider, "observe"):
        decider.observe(seen)
    choice: int = decider.decide(rules, seat, view, legal, Roller("same"))
    return choice


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("pairings", nargs="+", metavar="GAME:SEATS:MATCHES")
    parser.add_argument("--seed", default="2026")
    parser.add_argument("--options", default="{}", help="options of the game, as JSON")
    parser.add_argument("--positions", action="store_true", help="MATCHES positions, each put to both")
    given = parser.parse_args()
    for pairing in given.pairings:
        name, seats, matches = pairing.split(":")
        begun = time.monotonic()
        act = compare if given.positions else measure
        found = act(name, tuple(seats.split(",")), int(matches), given.seed, json.loads(given.options))
        print(json.dumps({**found, "seconds": round(time.monotonic() - begun)}), flush=True)


if __name__ == "__main__":
    main()
