"""A bot decides by what its seat may know, by its roller and by its budget, and by nothing else."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import pytest

from dugout.bots.base import Bot, Budget, Cancelled
from dugout.bots.contract import bot
from dugout.core.dice import Roller
from dugout.core.ids import CHANCE, HOST
from dugout.core.values import Event, Setup
from dugout.games.registry import game

RULES = game("toto")
LEVELS = ("easy", "medium", "hard")


def moments(seed: str, seats: int, every: int) -> Iterator[tuple[Any, int, list[Event]]]:
    """States of a match between easy bots, with a seat that is asked and what it has seen so far."""
    state = RULES.new(Setup(seats, {"rounds": 2}, RULES.version))
    dice, mind = Roller(seed), Roller(f"{seed} mind")
    table = [bot("toto", "easy") for _ in range(seats)]
    log: list[Event] = []
    count = 0
    while not (pending := RULES.pending(state)).over:
        if pending.chance:
            seat, choice = CHANCE, dice.face(RULES.chances(state))
        elif pending.seats:
            seat = pending.seats[-1]
            count += 1
            if count % every == 0:
                yield state, seat, [event for event in log if event.visible_to(1 << seat)]
            legal = RULES.legal(state, seat)
            choice = table[seat].decide(RULES, seat, RULES.view(state, seat), legal, mind)
        else:
            seat, choice = HOST, RULES.legal(state, HOST)[0]
        log += RULES.apply(state, seat, choice)


def decision(level: str, state: Any, seat: int, seen: list[Event], seed: str, nodes: int = 12) -> int:
    decider = bot("toto", level, Budget(nodes))
    if isinstance(decider, Bot):
        decider.observe(seen)
    return decider.decide(RULES, seat, RULES.view(state, seat), RULES.legal(state, seat), Roller(seed))


@pytest.mark.slow
@pytest.mark.parametrize("level", ["random", *LEVELS])
def test_states_that_look_alike_are_answered_alike(level: str) -> None:
    """Hidden cards and forms are exchanged for others that the seat cannot tell from them."""
    compared = 0
    for state, seat, seen in moments(f"fair {level}", 4, 23):
        view = RULES.view(state, seat)
        for attempt in range(3):
            other = RULES.resample(view, Roller(f"{compared} {attempt}"))
            if RULES.view(other, seat) != view or list(RULES.legal(other, seat)) != list(
                RULES.legal(state, seat)
            ):
                continue
            seed = f"same {compared}"
            assert decision(level, state, seat, seen, seed) == decision(level, other, seat, seen, seed)
            compared += 1
    assert compared > 20


@pytest.mark.parametrize("level", LEVELS)
def test_hearing_bit_by_bit_is_hearing_all_at_once(level: str) -> None:
    """The server makes a bot anew for every decision; the simulation keeps one for a match."""
    kept: dict[int, tuple[Bot, int]] = {}
    for number, (state, seat, seen) in enumerate(moments("bits", 3, 31)):
        decider, heard = kept.get(seat, (bot("toto", level, Budget(12)), 0))
        assert isinstance(decider, Bot)
        for event in seen[heard:]:
            decider.observe([event])
        kept[seat] = (decider, len(seen))
        again = decider.decide(
            RULES, seat, RULES.view(state, seat), RULES.legal(state, seat), Roller(f"bits {number}")
        )
        assert again == decision(level, state, seat, seen, f"bits {number}")


def test_same_seed_and_budget_give_the_same_decision() -> None:
    for state, seat, seen in moments("twice", 4, 97):
        assert decision("hard", state, seat, seen, "x", 40) == decision("hard", state, seat, seen, "x", 40)


def test_deciding_changes_nothing() -> None:
    for state, seat, seen in moments("still", 4, 61):
        before = RULES.dump(state)
        decision("hard", state, seat, seen, "x")
        assert RULES.dump(state) == before


def turn_with_a_choice() -> tuple[Any, int, list[Event]]:
    for state, seat, seen in moments("turn", 4, 1):
        if RULES.view(state, seat).phase == "turn" and len(RULES.legal(state, seat)) > 5:
            return state, seat, seen
    raise AssertionError("no turn in a whole match")


def test_a_cancelled_bot_stops_at_once() -> None:
    state, seat, seen = turn_with_a_choice()
    decider = bot("toto", "hard", Budget(1_000_000_000))
    assert isinstance(decider, Bot)
    decider.observe(seen)
    timer = threading.Timer(0.2, decider.cancel)
    timer.start()
    with pytest.raises(Cancelled):
        decider.decide(RULES, seat, RULES.view(state, seat), RULES.legal(state, seat), Roller("stop"))
    timer.join()


def test_a_time_limit_ends_thinking_with_an_answer() -> None:
    state, seat, seen = turn_with_a_choice()
    decider = bot("toto", "hard", Budget(1_000_000_000, seconds=0.1))
    assert isinstance(decider, Bot)
    decider.observe(seen)
    legal = RULES.legal(state, seat)
    assert decider.decide(RULES, seat, RULES.view(state, seat), legal, Roller("time")) in legal


def test_bots_have_no_way_to_the_dice() -> None:
    """A bot keeps neither a state nor a generator from one decision to the next."""
    state, seat, seen = turn_with_a_choice()
    decider = bot("toto", "hard", Budget(12))
    assert isinstance(decider, Bot)
    decider.observe(seen)
    decider.decide(RULES, seat, RULES.view(state, seat), RULES.legal(state, seat), Roller("mind"))
    assert not any(isinstance(value, (type(state), Roller)) for value in vars(decider).values())
