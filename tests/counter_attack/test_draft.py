"""CA-5.10: a draft by two greedy managers leaves both with squads of the same worth."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from dugout.core.dice import Roller
from dugout.core.ids import CHANCE
from dugout.core.values import Setup
from dugout.games.counter_attack import kinds
from dugout.games.counter_attack.choices import first
from dugout.games.counter_attack.data.deck import OUTFIELDERS, card_value
from dugout.games.registry import game

RULES = game("counter-attack")
DRAFTS = 60


def drafted(seed: str) -> tuple[int, list[int]]:
    """Who picked first, and what both squads are worth; each takes the card of the highest value."""
    roller = Roller(seed)
    state = RULES.new(Setup(2))
    while state.agenda.top.kind != kinds.ASK_LINEUP:
        pending = RULES.pending(state)
        if pending.chance:
            RULES.apply(state, CHANCE, roller.face(RULES.chances(state)))
        else:
            legal = RULES.legal(state, pending.seats[0])
            best = max(legal, key=lambda choice: card_value(OUTFIELDERS[first(choice)]))
            RULES.apply(state, pending.seats[0], best)
    worth = [
        sum(card_value(OUTFIELDERS[card]) for card in state.squad[start + 1 : start + 16])
        for start in (0, 16)
    ]
    return state.first_picker, worth


def test_the_first_picker_gains_next_to_nothing() -> None:
    share = 0.0
    spread = 0
    for number in range(DRAFTS):
        picker, worth = drafted(f"draft {number}")
        share += worth[picker] / sum(worth)
        spread = max(spread, abs(worth[0] - worth[1]))
    assert 0.49 <= share / DRAFTS <= 0.52
    assert spread < 100


def test_no_card_is_in_two_squads() -> None:
    roller = Roller("cards")
    state = RULES.new(Setup(2))
    while state.agenda.top.kind != kinds.ASK_LINEUP:
        pending = RULES.pending(state)
        seat = CHANCE if pending.chance else pending.seats[0]
        faces = RULES.chances(state) if pending.chance else RULES.legal(state, seat)
        RULES.apply(state, seat, faces[roller.below(len(faces))])
    cards = [*state.squad[1:16], *state.squad[17:32], *state.deck]
    assert sorted(cards) == list(range(64))
    assert sorted([state.squad[0], state.squad[16], *state.keeper_deck]) == list(range(8))


def test_the_measure_of_the_draft_plays_both_ways_with_the_same_dice() -> None:
    """The script of the acceptance: in a pair each side picks first once, and nothing else differs."""
    place = Path(__file__).parents[2] / "scripts" / "draft_ca.py"
    spec = importlib.util.spec_from_file_location("draft_ca", place)
    assert spec is not None and spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    rows = [script.play("random", "core", "test", first) for first in (0, 1)]
    assert all(points in (0, 0.5, 1) for points, _ in rows)
    points, better = script.pair(("random", "core", "test"))
    assert (points, better) == tuple(sum(row[column] for row in rows) / 2 for column in (0, 1))
