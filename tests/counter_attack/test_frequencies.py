"""Duels rolled many times by the engine come as often as the exact chances say (CA-1.6, CA-1.8).

Every check is a 99.9 % interval; the seeds are fixed, so the outcome is the same every time.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest

from dugout.core.dice import Roller
from dugout.core.ids import CHANCE
from dugout.core.values import Event
from dugout.games.counter_attack import analysis
from dugout.games.counter_attack.rules import contests
from dugout.games.counter_attack.state import State
from dugout.games.registry import game

RULES = game("counter-attack")
TIMES = 1200
DEVIATIONS = 3.29
"""Of a normal distribution, 99.9 % lie within these."""


def state_after(position: str, *answers: str) -> State:
    """The state when these answers have been given; dice show a six."""
    state: State = RULES.from_position(position)
    for text in answers:
        while RULES.pending(state).chance:
            RULES.apply(state, CHANCE, 6)
        seat, _, answer = text.partition(" ")
        RULES.apply(state, ("home", "away").index(seat), RULES.parse(answer))
    return state


def frequencies(state: State, decide: Callable[[list[Event]], str], seed: str) -> dict[str, int]:
    """How often each outcome came; a roll that decides nothing (a tie) is followed by the next."""
    roller = Roller(seed)
    counts: dict[str, int] = {}
    for _ in range(TIMES):
        trial = RULES.copy(state)
        outcome = ""
        while not outcome:
            outcome = decide(RULES.apply(trial, CHANCE, roller.face(RULES.chances(trial))))
        counts[outcome] = counts.get(outcome, 0) + 1
    return counts


def first_of(names: dict[str, str]) -> Callable[[list[Event]], str]:
    """The name of the first event that has one."""
    return lambda events: next((names[event.code] for event in events if event.code in names), "")


def check(counts: dict[str, int], outcome: str, exact: Fraction) -> None:
    spread = DEVIATIONS * float(exact * (1 - exact) / TIMES) ** 0.5
    assert abs(counts.get(outcome, 0) / TIMES - float(exact)) <= spread, (outcome, exact, counts)


@pytest.mark.parametrize("dribbling", [1, 4, 6])
@pytest.mark.parametrize("tackling", [2, 5])
def test_tackles(dribbling: int, tackling: int) -> None:
    position = f"ca1 H9@0,0 H2@-10,0 A4@1,1 A5@9,1 has=H9 phase=B skills=H9:dr{dribbling};A4:ta{tackling}"
    told = RULES.odds(state_after(position, "away run A4 1,1"), 1, "tackle")
    names = {"ca.foul": "foul", "ca.tackle-won": "won", "ca.tackle-failed": "failed"}
    counts = frequencies(
        state_after(position, "away run A4 1,1", "away tackle"),
        first_of(names),
        f"tackle {dribbling} {tackling}",
    )
    for name in names.values():
        check(counts, name, Fraction(*told[name]))


@pytest.mark.parametrize("shooting", [2, 4, 6])
@pytest.mark.parametrize("saving", [3, 6])
def test_shots(shooting: int, saving: int) -> None:
    position = f"ca1 H9@13,3 A1@18,0 A4@15,3 A5@16,6 has=H9 row=MP skills=H9:sh{shooting};A1:sa{saving}"
    told = RULES.odds(RULES.from_position(position), 0, "shot 18,2")
    names = {"ca.goal": "goal", "ca.save": "save", "ca.block": "block"}
    counts = frequencies(
        state_after(position, "home shot 18,2"),
        first_of(names),
        f"shot {shooting} {saving}",
    )
    check(counts, "goal", Fraction(*told["goal"]))


@pytest.mark.parametrize("heading", [2, 4, 6])
@pytest.mark.parametrize("other", [3, 5])
def test_headers(heading: int, other: int) -> None:
    position = f"ca1 H8@0,0 H9@6,0 A4@7,1 A1@18,0 has=H8 row=MP skills=H8:hp6;H9:he{heading};A4:he{other}"
    jumps = ("home high 6,0", "home end", "away end", "home jump H 9", "away jump A 4")
    counts = frequencies(
        state_after(position, *jumps),
        lambda events: next(("ha"[event.args[0] // 11] for event in events if event.code == "ca.heads"), ""),
        f"header {heading} {other}",
    )
    check(counts, "h", contests.contest([heading], [other], False))


@pytest.mark.parametrize("shooting", [2, 5])
@pytest.mark.parametrize("saving", [3, 6])
def test_penalties(shooting: int, saving: int) -> None:
    position = f"ca1 H9@14,0 A1@18,0 by=H9 ball=14,0 restart=6 attack=0 agenda=64.0.0.0.0 skills=H9:sh{shooting};A1:sa{saving}"
    names = {"ca.goal": "goal", "ca.save": "save"}
    counts = frequencies(
        RULES.from_position(position),
        first_of(names),
        f"penalty {shooting} {saving}",
    )
    check(counts, "goal", analysis.penalty_odds(shooting, saving))


@pytest.mark.parametrize("high_pass", [2, 4, 6])
def test_high_passes(high_pass: int) -> None:
    position = f"ca1 H8@0,0 H9@6,0 A4@16,0 A1@18,0 has=H8 row=MP skills=H8:hp{high_pass}"
    told = RULES.odds(RULES.from_position(position), 0, "high 6,0")
    counts = frequencies(
        state_after(position, "home high 6,0", "home end", "away end"),
        lambda events: "wild" if any(event.code == "ca.inaccurate" for event in events) else "accurate",
        f"high {high_pass}",
    )
    check(counts, "accurate", Fraction(*told["accurate"]))
