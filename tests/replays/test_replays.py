"""Golden replays: whole matches that must come out the same to the last card.

`scripts/regenerate_replays.py` writes them from recipes.yaml when a rule has changed on purpose.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dugout.core.record import record_from_json, replay, state_hash
from dugout.games.registry import GAMES, game
from tests.rules.wording import read_yaml

FOLDER = Path(__file__).parent
RECIPES = [
    (name, recipe)
    for name in GAMES
    if (FOLDER / name / "recipes.yaml").exists()
    for recipe in read_yaml(FOLDER / name / "recipes.yaml")
]

ENDS = {
    "champions": {
        "ch.full-time",
        "ch.goal",
        "ch.extra-time",
        "ch.extra-time-over",
        "ch.shot-taken",
        "ch.foul",
        "ch.yellow",
        "ch.red",
        "ch.carried-off",
        "ch.thrower",
        "ch.corner-step",
        "ch.penalty-taker",
        "ch.wall-slides",
        "ch.caught",
        "ch.rebound",
        "ch.sub",
        "ch.hands",
        "ch.forfeit",
        *(f"ch.award {restart}" for restart in range(1, 8)),
    },
    "toto": {
        "to.pot-taken",
        "to.pot-shared",
        "to.pot-stays",
        "to.final-share",
        "to.final-bank",
        "to.extra-round",
    },
}
"""Every way to end a round or a match, every restart and every card, by its event (and its first argument)."""

REASONS = {"champions": {"ch.time", "ch.draw", "ch.golden-goal", "ch.shoot-out", "ch.forfeit"}}
"""Every way a match can end, by the reason of its result."""


def load(name: str, recipe: dict[str, Any]) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((FOLDER / name / f"{recipe['name']}.json").read_text(encoding="utf-8"))
    return data


@pytest.mark.parametrize(
    ("name", "recipe"), RECIPES, ids=lambda value: value if isinstance(value, str) else value["name"]
)
def test_replay(name: str, recipe: dict[str, Any]) -> None:
    rules = game(name)
    data = load(name, recipe)
    record = record_from_json(data["record"])
    hashes = dict(map(tuple, data["hashes"]))
    codes: set[str] = set()
    for number, (state, events) in enumerate(replay(rules, record), start=1):
        codes.update(event.code for event in events)
        codes.update(f"{event.code} {event.args[0]}" for event in events if event.args)
        if number in hashes:
            assert state_hash(rules, state) == hashes.pop(number), f"another state after answer {number}"
    assert not hashes, "the replay is shorter than its hashes"
    assert set(recipe["must"]) <= codes
    if "reason" in recipe:
        result = rules.result(state)
        assert result is not None
        assert result.reason == recipe["reason"]


@pytest.mark.parametrize("name", sorted(ENDS))
def test_each_way_to_end_has_a_replay(name: str) -> None:
    promised = {code for game_id, recipe in RECIPES if game_id == name for code in recipe["must"]}
    assert ENDS[name] <= promised


@pytest.mark.parametrize("name", sorted(REASONS))
def test_each_reason_of_a_result_has_a_replay(name: str) -> None:
    promised = {recipe.get("reason") for game_id, recipe in RECIPES if game_id == name}
    assert REASONS[name] <= promised


@pytest.mark.parametrize("name", sorted({name for name, _ in RECIPES}))
def test_no_replay_without_a_recipe(name: str) -> None:
    written = {file.stem for file in (FOLDER / name).glob("*.json")}
    assert written == {recipe["name"] for game_id, recipe in RECIPES if game_id == name}
