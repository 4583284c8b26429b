#!/usr/bin/env python
"""Write the golden replays of tests/replays/<game>/ anew from their recipes.

A recipe names a setup, the events that must happen (a code, or a code and its first argument) and, where it
matters, the reason of the result; the script plays matches by numbered seeds until one
has them all: random ones, with `bots: [easy, easy]` between computer opponents, or with
`player: champions.players.lively` as that function of the tests answers and rolls. Run it only when a rule has changed
on purpose, and name that rule in the commit. `seed` says where to begin looking.

    python scripts/regenerate_replays.py [GAME …] [--only RECIPE]
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from dugout.bots.contract import bot  # noqa: E402
from dugout.core.dice import Roller  # noqa: E402
from dugout.core.ids import CHANCE  # noqa: E402
from dugout.core.record import record_to_json, state_hash, write_answer  # noqa: E402
from dugout.core.values import Record, Setup  # noqa: E402
from dugout.games.registry import GAMES, game  # noqa: E402
from tests.contract.play import next_answer  # noqa: E402

REPLAYS = ROOT / "tests" / "replays"
MOST_SEEDS = 5000
MOST_ANSWERS = 200_000


def play(name: str, recipe: dict[str, Any], seed: int) -> dict[str, Any] | None:
    """The replay of a random match, or None if something of the recipe did not happen in it."""
    rules = game(name)
    setup = Setup(recipe["setup"]["seats"], recipe["setup"].get("options", {}), rules.version)
    roller = Roller(f"replay {name} {recipe['name']} {seed}")
    state = rules.new(setup)
    record = Record(name, setup, headers={"recipe": recipe["name"], "seed": seed})
    every = recipe.get("every", 25)
    hashes: list[list[Any]] = []
    codes: set[str] = set()
    folder, _, function = recipe.get("player", "").rpartition(".")
    player = getattr(importlib.import_module(f"tests.{folder}"), function) if folder else None
    bots = [bot(name, level) for level in recipe.get("bots", [])]
    rollers = [Roller(f"mind {seat} {seed}") for seat in range(len(bots))]
    while not rules.pending(state).over and len(record.answers) < recipe.get("answers", MOST_ANSWERS):
        seat, choice = next_answer(rules, state, roller)
        if bots and seat >= 0:
            legal = rules.legal(state, seat)
            choice = bots[seat].decide(rules, seat, rules.view(state, seat), legal, rollers[seat])
        if player is not None:
            legal = rules.chances(state) if seat == CHANCE else rules.legal(state, seat)
            choice = player(rules, state, seat, legal, roller)
        for event in rules.apply(state, seat, choice):
            codes.update([event.code, f"{event.code} {event.args[0]}" if event.args else event.code])
        record.answers.append(write_answer(rules, seat, choice))
        if len(record.answers) % every == 0:
            hashes.append([len(record.answers), state_hash(rules, state)])
    if not set(recipe.get("must", [])) <= codes or set(recipe.get("must_not", [])) & codes:
        return None
    result = rules.result(state)
    if "reason" in recipe and (result is None or result.reason != recipe["reason"]):
        return None
    hashes.append([len(record.answers), state_hash(rules, state)])
    return {"about": recipe["about"], "record": record_to_json(record), "hashes": hashes}


def write(name: str, only: str) -> None:
    folder = REPLAYS / name
    for recipe in yaml.safe_load((folder / "recipes.yaml").read_text(encoding="utf-8")):
        if only not in ("", recipe["name"]):
            continue
        seeds = range(recipe.get("seed", 0), MOST_SEEDS)
        found = next((replay for seed in seeds if (replay := play(name, recipe, seed))), None)
        if found is None:
            sys.exit(f"{name}: no match of {MOST_SEEDS} has all that {recipe['name']!r} asks for")
        target = folder / f"{recipe['name']}.json"
        target.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        print(f"{target.relative_to(ROOT)}: {len(found['record']['answers'])} answers")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="*", help="games to write (all that have recipes)")
    parser.add_argument("--only", default="", help="the name of one recipe")
    options = parser.parse_args()
    for name in options.game or GAMES:
        if (REPLAYS / name / "recipes.yaml").exists():
            write(name, options.only)


if __name__ == "__main__":
    main()
