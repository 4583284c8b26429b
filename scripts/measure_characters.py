#!/usr/bin/env python
"""Measure how strong a character is, and what he does on the pitch.

    python scripts/measure_characters.py --seed 2026 champions:bram-tolk,easy:200 toto:opa-wim,easy,easy,easy:400

Each argument is GAME:SEATS:MATCHES. Everybody plays every seat over the same dice, as in `dugout arena`. Prints one line of
JSON a pairing: the share of the first entry (0.5 is even between two, 0.25 among four) with its interval, and for the first
and the second entry how often things happened in a match; entries after the first are taken to be of one kind.
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

from dugout.core.dice import Roller
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
        play_out(rules, state, players, Roller(plan.dice), [Roller(one) for one in plan.minds], watch)
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


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("pairings", nargs="+", metavar="GAME:SEATS:MATCHES")
    parser.add_argument("--seed", default="2026")
    parser.add_argument("--options", default="{}", help="options of the game, as JSON")
    given = parser.parse_args()
    for pairing in given.pairings:
        name, seats, matches = pairing.split(":")
        begun = time.monotonic()
        found = measure(name, tuple(seats.split(",")), int(matches), given.seed, json.loads(given.options))
        print(json.dumps({**found, "seconds": round(time.monotonic() - begun)}), flush=True)


if __name__ == "__main__":
    main()
