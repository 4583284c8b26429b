#!/usr/bin/env python
"""Play many matches of a game, check every state on the way, and offer it answers that it must refuse.

    python scripts/soak.py toto --matches 10000 [--seed S] [--workers W] > toto.json
    python scripts/soak.py champions --matches 0 --illegal 1000000 --workers 16
    python scripts/soak.py champions --matches 2000 --bots easy --statistics > easy.json
    python scripts/soak.py counter-attack --matches 1000 --bots easy --any-options > options.json
    python scripts/soak.py champions --matches 0 --crowds 5000 > crowds.json
    python scripts/soak.py champions --matches 0 --merge easy.json random.json crowds.json --events

After every answer the state must be sound (`problems()` is empty: in Toto the ledger is exact), at random
points it must come back identical from `dump` and `load`, and the match must end. With `--illegal` every state
of other random matches is offered answers that are not legal there: any integers, dice that have no such face,
legal answers with a figure changed, and answers that were legal for somebody a moment ago. Each must be refused
with a code that all catalogues have words for and a rule that the book has, and must change nothing. With
`--crowds` some answers are played on from positions that matches hardly ever reach (tests/*/crowds.py).

One JSON object is printed. `--merge` adds the counts of earlier ones (those of `dugout simulate --json` as well);
`--events` lists the events of the game that never happened, `--statistics` what happened a match, both on the
error output. Exit status 1 and one sentence if something breaks, or with `--events` if an event is missing.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from collections import Counter, deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from dugout import rulebook  # noqa: E402
from dugout.bots.contract import bot  # noqa: E402
from dugout.core.dice import Roller  # noqa: E402
from dugout.core.engine import checked_apply  # noqa: E402
from dugout.core.ids import CHANCE, HOST  # noqa: E402
from dugout.core.rules import Rules  # noqa: E402
from dugout.core.values import Refusal, Setup  # noqa: E402
from dugout.games.registry import GAMES, game  # noqa: E402
from dugout.i18n import has  # noqa: E402
from tests.champions import crowds as champions  # noqa: E402
from tests.contract.play import next_answer, random_setup  # noqa: E402
from tests.counter_attack import crowds as counter_attack  # noqa: E402

MOST_ANSWERS = 500_000
MATCHES_A_BATCH = 25
ILLEGAL_A_BATCH = 20_000
TRIES_A_STATE = 12
CROWDS_A_BATCH = 100
CROWD_ANSWERS = 15
CROWDS = {"champions": champions.crowd, "counter-attack": counter_attack.crowd}
LANGUAGES = ("en", "nl", "de", "fr")
WIDEST = 64
"""Bits: more than any game packs into a choice."""

STATISTICS = {
    "champions": {
        "goals": ("ch.goal",),
        "shots": ("ch.shot",),
        "saves": ("ch.saved", "ch.caught"),
        "corners": ("ch.corner-step",),
        "throw-ins": ("ch.thrower",),
        "penalties": ("ch.penalty-taker",),
        "fouls": ("ch.foul", "ch.hands"),
        "offside men pulled back": ("ch.pulled-back",),
        "attempts at interception": ("ch.attempt",),
        "interceptions": ("ch.intercepted",),
        "yellow cards": ("ch.yellow",),
        "red cards": ("ch.red",),
        "injuries": ("ch.injury",),
        "substitutions": ("ch.sub",),
        "passes": ("ch.pass",),
        "turns": ("ch.turn",),
    },
}
"""What people count in football, by the events that tell it."""


@dataclass
class Tally:
    """What a run has counted."""

    matches: int = 0
    answers: int = 0
    seats: Counter[int] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        self.matches += other.matches
        self.answers += other.answers
        self.seats += other.seats
        self.events += other.events
        self.refused += other.refused


def match(name: str, seed: str, level: str = "", any_options: bool = True) -> tuple[int, int, Counter[str]]:
    """One match at random, or between computer opponents: seats, answers, events by code.

    Raises AssertionError naming what broke.
    """
    rules = game(name)
    roller = Roller(f"soak {name} {seed}")
    setup = random_setup(rules, roller) if any_options else Setup(rules.min_seats)
    state = rules.new(setup)
    deciders = [bot(name, level) for _ in range(setup.seats)] if level else []
    events: Counter[str] = Counter()
    for count in range(MOST_ANSWERS):
        pending = rules.pending(state)
        if pending.over:
            assert rules.result(state) is not None, f"seed {seed}: over without a result"
            return setup.seats, count, events
        seat, choice = next_answer(rules, state, roller)
        if deciders and seat >= 0:
            legal = rules.legal(state, seat)
            choice = deciders[seat].decide(rules, seat, rules.view(state, seat), legal, roller)
            assert choice in legal, f"seed {seed}, answer {count}: {level} gives {choice}"
        happened = rules.apply(state, seat, choice)
        events.update(event.code for event in happened)
        for index, decider in enumerate(deciders):
            if hasattr(decider, "observe"):
                decider.observe([event for event in happened if event.visible_to(1 << index)])
        if not pending.chance or roller.chance(1, 16):
            broken = rules.problems(state)
            assert not broken, f"seed {seed}, answer {count}: {broken}"
        if roller.chance(1, 64):
            state = reloaded(rules, state, f"seed {seed}, answer {count}")
    raise AssertionError(f"seed {seed}: no end after {MOST_ANSWERS} answers")


def crowded(name: str, seed: str) -> Counter[str]:
    """Some answers from a position that matches hardly ever reach, a third of them by `easy`: events by code."""
    rules = game(name)
    roller = Roller(f"crowd {name} {seed}")
    text = CROWDS[name](roller)
    state = rules.from_position(text)
    events: Counter[str] = Counter()
    for count in range(CROWD_ANSWERS):
        broken = rules.problems(state)
        assert not broken, f"seed {seed}, answer {count} from {text}: {broken}"
        if rules.pending(state).over:
            break
        seat, choice = next_answer(rules, state, roller)
        if seat >= 0 and roller.chance(1, 3):
            legal = rules.legal(state, seat)
            choice = bot(name, "easy").decide(rules, seat, rules.view(state, seat), legal, roller)
        events.update(event.code for event in rules.apply(state, seat, choice))
    return events


def reloaded(rules: Rules[Any, Any], state: Any, where: str) -> Any:
    """The state out of its own dump."""
    text = dumped(rules, state)
    again = rules.load(json.loads(text))
    assert dumped(rules, again) == text, f"{where}: dump and load"
    return again


def dumped(rules: Rules[Any, Any], state: Any) -> str:
    return json.dumps(rules.dump(state), sort_keys=True)


def illegal(name: str, seed: str, wanted: int) -> Counter[str]:
    """Refusals by code of so many illegal answers along random matches; raises AssertionError."""
    rules = game(name)
    roller = Roller(f"illegal {name} {seed}")
    refused: Counter[str] = Counter()
    while refused.total() < wanted:
        setup = random_setup(rules, roller)
        state = rules.new(setup)
        lately: deque[int] = deque(maxlen=60)
        while not rules.pending(state).over and refused.total() < wanted:
            most = min(TRIES_A_STATE, wanted - refused.total())
            refuse_some(rules, state, setup.seats, lately, roller, most, refused)
            rules.apply(state, *next_answer(rules, state, roller))
    return refused


def refuse_some(
    rules: Rules[Any, Any],
    state: Any,
    seats: int,
    lately: deque[int],
    roller: Roller,
    most: int,
    refused: Counter[str],
) -> None:
    """Offer a state up to `most` answers that are not legal in it."""
    before = dumped(rules, state)
    pending = rules.pending(state)
    everybody = [*range(seats), HOST]
    asked = [*pending.seats, *pending.may] or everybody
    legal = {seat: rules.legal(state, seat) for seat in everybody}
    known = {seat: found if isinstance(found, range) else set(found) for seat, found in legal.items()}
    mine = [found[roller.below(len(found))] for found in legal.values() if found for _ in range(4)]
    for _ in range(min(2, most) if pending.chance else most):
        who = everybody if roller.chance(1, 6) else asked
        seat = CHANCE if roller.chance(1, 12) else who[roller.below(len(who))]
        choice = any_answer(roller, [*mine, *lately])
        allowed = (rules.chances(state) if pending.chance else ()) if seat == CHANCE else known[seat]
        if choice not in allowed:
            refused[refused_code(rules, state, seat, choice)] += 1
    assert dumped(rules, state) == before, f"a refused answer changed the state {before}"
    lately.extend(mine)


def any_answer(roller: Roller, near: Sequence[int]) -> int:
    """Any integer, a small one, a legal answer of somebody now or lately, or one with a figure changed."""
    how = roller.below(6 if near else 2)
    if how == 0:
        return (roller.below(1 << 32) << 32 | roller.below(1 << 32)) >> roller.below(WIDEST)
    if how == 1:
        return roller.below(64) - 8
    found = near[roller.below(len(near))]
    if how == 2:
        return found ^ 1 << roller.below(WIDEST)
    if how == 3:
        return found + roller.below(25) - 12
    return found


def refused_code(rules: Rules[Any, Any], state: Any, seat: int, choice: int) -> str:
    """The code with which an illegal answer is refused; AssertionError if it is not, or not in words."""
    where = f"seat {seat}, choice {choice} in {rules.position(state)}"
    try:
        outcome = checked_apply(rules, state, seat, choice)
    except Exception as error:
        raise AssertionError(f"{error!r} instead of a refusal: {where}") from error
    assert isinstance(outcome, Refusal), f"accepted: {where}"
    assert has_words(outcome.code), f"no words for {outcome.code}: {where}"
    assert is_in_book(outcome.rule), f"no rule {outcome.rule}: {where}"
    return outcome.code


@cache
def has_words(code: str) -> bool:
    return all(has(f"refusal-{code.replace('.', '-')}", language) for language in LANGUAGES)


@cache
def is_in_book(rule: str) -> bool:
    return not rule or rulebook.find(rule) is not None


def event_codes(name: str) -> list[str]:
    """Every event that a game can tell."""
    return sorted(importlib.import_module(f"dugout.games.{name.replace('-', '_')}.events").FIELDS)


def batch(name: str, seed: str, level: str, any_options: bool, numbers: range) -> Tally:
    tally = Tally()
    for number in numbers:
        at_table, count, happened = match(name, f"{seed} {number}", level, any_options)
        tally.add(Tally(1, count, Counter({at_table: 1}), happened))
    return tally


def crowd_batch(name: str, seed: str, numbers: range) -> Tally:
    tally = Tally()
    for number in numbers:
        tally.add(Tally(events=crowded(name, f"{seed} {number}")))
    return tally


def illegal_batch(name: str, seed: str, wanted: int) -> Tally:
    return Tally(refused=illegal(name, seed, wanted))


def merged(file: Path) -> Tally:
    """The counts of an earlier run."""
    data = json.loads(file.read_text(encoding="utf-8"))
    events, refused = Counter(data["events"]), Counter(data.get("refused", {}))
    return Tally(data["matches"], data.get("answers", data.get("decisions", 0)), Counter(), events, refused)


def submit(pool: ProcessPoolExecutor, options: argparse.Namespace) -> list[Future[Tally]]:
    """The matches and the illegal answers, in batches that do not depend on the number of workers."""
    jobs: list[Future[Tally]] = []
    for start in range(0, options.matches, MATCHES_A_BATCH):
        numbers = range(start, min(start + MATCHES_A_BATCH, options.matches))
        any_options = options.any_options or not options.bots
        jobs.append(pool.submit(batch, options.game, options.seed, options.bots, any_options, numbers))
    for start in range(0, options.crowds, CROWDS_A_BATCH):
        numbers = range(start, min(start + CROWDS_A_BATCH, options.crowds))
        jobs.append(pool.submit(crowd_batch, options.game, options.seed, numbers))
    for start in range(0, options.illegal, ILLEGAL_A_BATCH):
        wanted = min(ILLEGAL_A_BATCH, options.illegal - start)
        jobs.append(pool.submit(illegal_batch, options.game, f"{options.seed} {start}", wanted))
    return jobs


def tell(line: str) -> None:
    print(line, file=sys.stderr)


def tell_statistics(name: str, tally: Tally) -> None:
    """What happened a match: what people count in football, or every event of a game without such a list."""
    rows: dict[str, Sequence[str]] = {**STATISTICS.get(name, {code: (code,) for code in event_codes(name)})}
    tell(f"{name}: {tally.matches} matches, a match:")
    for what, codes in rows.items():
        count = sum(tally.events[code] for code in codes)
        tell(f"{what:>28} {count / max(1, tally.matches):9.3f}   {count} in all")


def tell_missing(name: str, tally: Tally) -> int:
    """Status 1 and a list if some event of the game never happened."""
    missing = [code for code in event_codes(name) if not tally.events[code]]
    for code in missing:
        tell(f"never: {code}")
    tell(f"{len(event_codes(name)) - len(missing)} of {len(event_codes(name))} events happened")
    return 1 if missing else 0


def gather(jobs: list[Future[Tally]], progress: Callable[[int], None]) -> Tally:
    tally = Tally()
    for done, job in enumerate(jobs, start=1):
        tally.add(job.result())
        progress(done)
    return tally


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--illegal", type=int, default=0, help="how many illegal answers to have refused")
    parser.add_argument(
        "--bots", default="", help="a strength: computer opponents play, with default options"
    )
    parser.add_argument(
        "--any-options", action="store_true", help="give computer opponents random options, too"
    )
    parser.add_argument("--crowds", type=int, default=0, help="how many unlikely positions to play on from")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--merge", type=Path, nargs="+", default=[], help="add the counts of earlier runs")
    parser.add_argument("--events", action="store_true", help="list the events that never happened")
    parser.add_argument("--statistics", action="store_true", help="print what happened a match")
    options = parser.parse_args()
    if options.crowds and options.game not in CROWDS:
        parser.error(f"no unlikely positions are known for {options.game}")
    with ProcessPoolExecutor(options.workers) as pool:
        jobs = submit(pool, options)
        show = sys.stderr.isatty()
        try:
            tally = gather(jobs, lambda done: tell(f"{done} of {len(jobs)} batches") if show else None)
        except AssertionError as error:
            pool.shutdown(cancel_futures=True)
            tell(f"error: {error}")
            return 1
    for file in options.merge:
        tally.add(merged(file))
    found = {name: getattr(tally, name) for name in ("matches", "answers", "seats", "events", "refused")}
    print(json.dumps({"game": options.game, **found}, sort_keys=True))
    if options.statistics:
        tell_statistics(options.game, tally)
    return tell_missing(options.game, tally) if options.events else 0


if __name__ == "__main__":
    sys.exit(main())
