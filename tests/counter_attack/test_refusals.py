"""CA-6.10: whatever is not legal is refused with a reason and a rule of the book, and changes nothing."""

from __future__ import annotations

import pytest

from dugout import rulebook
from dugout.core.dice import Roller
from dugout.core.engine import checked_apply
from dugout.core.ids import HOST
from dugout.core.record import state_hash
from dugout.core.values import Refusal, Setup
from dugout.games.counter_attack import choices
from dugout.games.counter_attack.board import CELLS, PITCH
from dugout.games.registry import game
from dugout.i18n import has
from tests.contract.play import next_answer

RULES = game("counter-attack")
PLACING = (choices.LIFT, choices.PUT, choices.PLACE, choices.RETREAT)
"""CA-16.2: whoever places players is told which rule of that restart speaks against it."""
CELL_LIST = [cell for cell in range(CELLS) if PITCH >> cell & 1]


def any_choice(roller: Roller) -> int:
    """Some answer of the notation, sensible or not."""
    verb = roller.below(len(choices.VERBS))
    a = CELL_LIST[roller.below(len(CELL_LIST))] if roller.chance(1, 2) else roller.below(22)
    b = CELL_LIST[roller.below(len(CELL_LIST))] if roller.chance(1, 2) else roller.below(22)
    return choices.pack(verb, a, b)


@pytest.mark.slow
@pytest.mark.parametrize("rules", ["core", "advanced", "learning"])
def test_illegal_answers_are_refused(rules: str) -> None:
    roller = Roller(f"refusals {rules}")
    state = RULES.new(Setup(2, {"squads": "fixed", "rules": rules, "half_minutes": 20}))
    codes: set[str] = set()
    refused = 0
    while not RULES.pending(state).over:
        before = state_hash(RULES, state)
        for seat in (0, 1, HOST):
            legal = set(RULES.legal(state, seat))
            for _ in range(12):
                choice = any_choice(roller)
                if choice in legal:
                    continue
                outcome = checked_apply(RULES, state, seat, choice)
                assert isinstance(outcome, Refusal), RULES.describe(choice)
                assert outcome.rule and rulebook.find(outcome.rule) is not None, outcome
                assert has(f"refusal-{outcome.code.replace('.', '-')}"), outcome
                assert choices.verb_of(choice) not in PLACING or outcome.code != "ca.not-possible", outcome
                codes.add(outcome.code)
                refused += 1
        assert state_hash(RULES, state) == before
        RULES.apply(state, *next_answer(RULES, state, roller))
    assert refused > 2000
    assert len(codes) >= 8


@pytest.mark.parametrize(
    ("position", "intent", "code", "rule"),
    [
        ("H9@0,0 A4@1,1 has=H9 row=MP", "high 6,6", "ca.kick-blocked", "CA-9.11"),
        ("H9@0,0 A4@3,3 has=H9 row=MP", "standard 6,6", "ca.path-blocked", "CA-9.4"),
        ("H9@0,0 A4@3,3 has=H9 row=STANDARD", "standard 0,4", "ca.not-in-row", "CA-6.4"),
        ("H9@0,0 A4@3,3 has=H9 row=MP", "shot 18,0", "ca.no-target", "CA-11.3"),
        ("H9@0,0 H2@-9,1 A4@3,3 has=H9 phase=A", "run A4 4,4", "ca.not-your-player", "CA-1.1"),
        ("H9@0,0 H2@-9,1 A4@3,3 has=H9 phase=A", "run H9 4,4", "ca.hex-by-hex", "CA-8.4"),
    ],
)
def test_explain(position: str, intent: str, code: str, rule: str) -> None:
    state = RULES.from_position(f"ca1 {position}")
    refusal = RULES.explain(state, 0, intent)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, rule)


def test_nothing_speaks_against_a_legal_answer() -> None:
    state = RULES.from_position("ca1 H9@0,0 A4@3,3 has=H9 row=MP")
    assert RULES.explain(state, 0, "move") is None


def test_a_player_is_placed_once_before_a_kick_off() -> None:
    """CA-7.2: question and refusal name the rule of the kick-off, not the one of set pieces."""
    state = RULES.new(Setup(2, {"squads": "fixed"}))
    roller = Roller("placed once")
    while RULES.question(state, HOST).code != "ca.place":
        RULES.apply(state, *next_answer(RULES, state, roller))
    seat = RULES.pending(state).seats[0]
    lift = next(c for c in RULES.legal(state, seat) if choices.verb_of(c) == choices.LIFT)
    RULES.apply(state, seat, lift)
    assert (RULES.question(state, seat).code, RULES.question(state, seat).rule) == ("ca.put", "CA-7.2")
    stood = state.cell[choices.first(lift)]
    RULES.apply(state, seat, next(c for c in RULES.legal(state, seat) if choices.first(c) != stood))
    refusal = RULES.explain(state, seat, RULES.describe(lift))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("ca.placed-already", "CA-7.2")
