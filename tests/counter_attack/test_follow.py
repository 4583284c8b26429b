"""CA-6.4: the whole "what next" table, every row and every cell that is not in it."""

from __future__ import annotations

import pytest

from dugout.games.counter_attack import choices, terms
from dugout.games.counter_attack.rules import follow
from dugout.games.registry import game

TABLE = {
    "KICK_OFF": {"standard"},
    "MP": {"move", "standard", "high", "long", "shot"},
    "TACKLE": {"move", "standard", "high", "long", "snapshot"},
    "STANDARD": {"move", "first", "snapshot"},
    "SHORT": {"move", "first", "snapshot"},
    "THROW_IN": {"move", "first", "snapshot"},
    "FIRST_TIME": {"move", "snapshot"},
    "HIGH": {"move"},
    "HEADED": {"move", "snapshot"},
    "LONG": {"move"},
    "OTHER": {"move", "short", "long", "snapshot"},
    "LOOSE": {"move"},
    "HELD": set(),
    "KEEPER_KICK": {"move"},
    "FREE_KICK": {"standard", "high", "long", "shot"},
    "CORNER": {"standard", "high"},
    "GOAL_KICK": set(),
    "PENALTY": set(),
}


def test_every_row_is_there() -> None:
    assert set(TABLE) == set(terms.ROW_NAMES)
    assert len(follow.FOLLOW) == len(terms.ROW_NAMES)


@pytest.mark.parametrize("row", terms.ROW_NAMES)
def test_row(row: str) -> None:
    columns = follow.FOLLOW[terms.ROW_NAMES.index(row)]
    opened = {name for place, name in enumerate(follow.COLUMN_NAMES) if columns >> place & 1}
    assert opened == TABLE[row]


@pytest.mark.parametrize(
    "row", [name for name, columns in TABLE.items() if len(columns) > 1 and "move" in columns]
)
def test_the_engine_offers_exactly_the_row(row: str) -> None:
    rules = game("counter-attack")
    options = '{"rules":"advanced"}'
    state = rules.from_position(f"ca1 options={options} H9@8,0 H2@-10,0 A4@16,20 has=H9 row={row}")
    offered = {choices.VERBS[choices.verb_of(choice)] for choice in rules.legal(state, 0)}
    assert offered == TABLE[row]
