"""Lively matches with random settings: half sense, half nonsense, every state sound and every text readable."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from dugout.core.dice import Roller
from dugout.core.ids import CHANCE, HOST
from dugout.core.rules import Rules
from dugout.games.counter_attack.choices import verb_of
from dugout.games.counter_attack.parts.opponents.easy import EasyBot
from dugout.games.registry import game
from tests.contract.play import random_setup

RULES = game("counter-attack")


class LivelyBot(EasyBot):
    """Mostly plays like `easy`; otherwise any kind of answer, each equally likely."""

    def decide(
        self, rules: Rules[Any, Any], seat: int, view: Any, legal: Sequence[int], roller: Roller
    ) -> int:
        if roller.chance(3, 5):
            return super().decide(rules, seat, view, legal, roller)
        verbs = sorted({verb_of(choice) for choice in legal})
        verb = verbs[roller.below(len(verbs))]
        kind = [choice for choice in legal if verb_of(choice) == verb]
        return kind[roller.below(len(kind))]


def lively_match(seed: str) -> Counter[str]:
    """A match to its end; gives its events by code."""
    roller = Roller(f"lively {seed}")
    state = RULES.new(random_setup(RULES, roller))
    bots = [LivelyBot(), LivelyBot()]
    events: Counter[str] = Counter()
    answers = 0
    while not RULES.pending(state).over:
        pending = RULES.pending(state)
        if pending.chance:
            seat, choice = CHANCE, roller.face(RULES.chances(state))
        elif pending.host and roller.chance(1, 12):
            seat, choice = HOST, RULES.legal(state, HOST)[0]
        else:
            seat = pending.seats[roller.below(len(pending.seats))]
            choice = bots[seat].decide(RULES, seat, RULES.view(state, seat), RULES.legal(state, seat), roller)
            assert RULES.parse(RULES.describe(choice)) == choice
            assert RULES.refusal(state, seat, choice) is None
        events.update(event.code for event in RULES.apply(state, seat, choice))
        assert RULES.problems(state) == [], RULES.position(state)
        answers += 1
        if answers % 40 == 0:
            text = RULES.position(state)
            assert RULES.position(RULES.from_position(text)) == text
            if not pending.chance and not RULES.pending(state).over:
                for asked in RULES.pending(state).seats:
                    assert RULES.default(state, asked) in RULES.legal(state, asked)
    return events


@pytest.mark.slow
@pytest.mark.parametrize("number", range(4))
def test_lively_matches_end_and_stay_sound(number: int) -> None:
    events = lively_match(str(number))
    assert events["ca.full-time"] + events["ca.forfeit"] >= 1
