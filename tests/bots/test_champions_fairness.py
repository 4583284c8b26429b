"""Champions: same view, seed and budget, same decision; no way to the dice; thinking stops when it is told to."""

from __future__ import annotations

import threading
import time
from typing import Any

import msgspec
import pytest

from dugout.bots.base import Bot, Budget, Cancelled
from dugout.bots.contract import bot
from dugout.core.dice import Roller
from dugout.core.ids import CHANCE
from dugout.core.values import Setup
from dugout.games.champions.choices import parse
from dugout.games.champions.state import State
from dugout.games.registry import game

RULES = game("champions")
LEVELS = ("easy", "medium", "hard")
NODES = {"random": 1, "easy": 4000, "medium": 4, "hard": 20}


def asked_states(seed: str, every: int) -> list[tuple[Any, int]]:
    """Copies of states of a match in which a seat is asked, one in `every`."""
    state = RULES.new(Setup(2, {}, RULES.version))
    dice, mind = Roller(seed), Roller(f"{seed} mind")
    table = [bot("champions", "easy") for _ in range(2)]
    found: list[tuple[Any, int]] = []
    count = 0
    while not (pending := RULES.pending(state)).over:
        if pending.chance:
            RULES.apply(state, CHANCE, dice.face(RULES.chances(state)))
            continue
        seat = pending.seats[0]
        legal = RULES.legal(state, seat)
        if len(legal) > 1:
            count += 1
            if count % every == 0:
                found.append((RULES.copy(state), seat))
        RULES.apply(state, seat, table[seat].decide(RULES, seat, RULES.view(state, seat), legal, mind))
    return found


def decision(level: str, state: Any, seat: int, view: Any = None) -> int:
    decider = bot("champions", level, Budget(NODES[level]))
    view = view or RULES.view(state, seat)
    return decider.decide(RULES, seat, view, RULES.legal(state, seat), Roller("same"))


@pytest.mark.slow
@pytest.mark.parametrize("level", ["random", *LEVELS])
def test_what_looks_alike_is_answered_alike(level: str) -> None:
    """A bot of another match, with another past and another generator of dice, answers the same view alike."""
    compared = 0
    for state, seat in asked_states(f"fair {level}", 19):
        view = RULES.view(state, seat)
        wired = msgspec.json.decode(msgspec.json.encode(view), type=RULES.view_type())
        other = RULES.resample(view, Roller("elsewhere"))
        assert RULES.view(other, seat) == view
        assert decision(level, state, seat) == decision(level, other, seat, wired)
        compared += 1
    assert compared >= 5


def test_a_secret_line_up_is_not_looked_at() -> None:
    state = RULES.new(Setup(2, {}, RULES.version))
    choices = RULES.legal(state, 1)
    answers: set[int] = set()
    for choice in (choices[0], choices[-1]):
        after = RULES.copy(state)
        RULES.apply(after, 1, choice)
        answers |= {decision(level, after, 0) for level in ("hard",)}
    assert len(answers) == 1


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_deciding_changes_nothing_and_keeps_nothing(level: str) -> None:
    state, seat = asked_states("still", 29)[-1]
    before = RULES.dump(state)
    decider = bot("champions", level, Budget(NODES[level]))
    kept = set(vars(decider))
    decider.decide(RULES, seat, RULES.view(state, seat), RULES.legal(state, seat), Roller("mind"))
    assert RULES.dump(state) == before
    assert set(vars(decider)) == kept
    assert not any(isinstance(value, (State, Roller)) for value in vars(decider).values())


def wide_open() -> Any:
    """A turn with hundreds of walks and kicks."""
    state = RULES.from_position(
        "H=1e0,2a2,3d3,4g3,8e6,9c7,10h7,14e9,15g10,16b10,17i9 A=1e14,2b12,3j12,8f7,14a4 ball=e7 last=A#2k turn=H"
    )
    if not RULES.pending(state).chance:
        RULES.apply(state, 0, parse("roll"))
    RULES.apply(state, CHANCE, 6)
    return state


def test_a_cancelled_bot_stops_at_once() -> None:
    state = wide_open()
    decider = bot("champions", "hard", Budget(1_000_000_000))
    assert isinstance(decider, Bot)

    def cancel_once_it_thinks() -> None:
        while decider.spent == 0:
            time.sleep(0.001)
        decider.cancel()

    thread = threading.Thread(target=cancel_once_it_thinks)
    thread.start()
    with pytest.raises(Cancelled):
        decider.decide(RULES, 0, RULES.view(state, 0), RULES.legal(state, 0), Roller("stop"))
    thread.join()


@pytest.mark.slow
def test_four_times_the_nodes_are_used() -> None:
    """They buy a look at the rolls that follow the best replies."""
    state = wide_open()
    spent: list[int] = []
    for level in ("hard", "hard@4"):
        decider = bot("champions", level)
        assert isinstance(decider, Bot)
        decider.decide(RULES, 0, RULES.view(state, 0), RULES.legal(state, 0), Roller("more"))
        spent.append(decider.spent)
    assert spent[0] <= 100 and spent[1] > 3 * spent[0]


def test_a_time_limit_ends_thinking_with_an_answer() -> None:
    state = wide_open()
    decider = bot("champions", "hard", Budget(1_000_000_000, seconds=0.1))
    legal = RULES.legal(state, 0)
    assert decider.decide(RULES, 0, RULES.view(state, 0), legal, Roller("time")) in legal
