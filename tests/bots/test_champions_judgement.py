"""The compiled judgement of Champions: the same figures on every machine, and what score and clock make of them."""

from __future__ import annotations

import builtins
import math
from collections.abc import Iterator

import pytest

from dugout.bots.base import Budget
from dugout.bots.contract import NoSuchLevel, bot, levels
from dugout.core.dice import Roller
from dugout.core.ids import CHANCE
from dugout.core.values import Setup
from dugout.games.champions.judgement.features import DANGER, features
from dugout.games.champions.judgement.lookahead import best_replies, reply_value
from dugout.games.champions.judgement.outcomes import Outcomes
from dugout.games.champions.judgement.standing import LEFT, MOST, WIDTH, Standing, time_left
from dugout.games.champions.judgement.threat import ARRIVES
from dugout.games.champions.judgement.turns import action_turns
from dugout.games.champions.kinds import ROLL_TURN
from dugout.games.champions.parts.opponents.learned import (
    Evaluation,
    first_evaluation,
    second_evaluation,
    standard_weights,
    unpack,
)
from dugout.games.champions.parts.opponents.style import shape_of
from dugout.games.champions.parts.opponents.thinking import DeepBot
from dugout.games.champions.state import State
from dugout.games.registry import game

RULES = game("champions")


def turns(seed: str, every: int) -> Iterator[State]:
    """States of a match between easy opponents in which the roll of a turn is due."""
    state = RULES.new(Setup(2, {}, RULES.version))
    dice, own = Roller(seed), Roller(f"{seed} own")
    table = [bot("champions", "easy") for _ in range(2)]
    count = 0
    while not (pending := RULES.pending(state)).over:
        if pending.chance:
            if state.agenda.top.kind == ROLL_TURN and not state.held:
                count += 1
                if count % every == 0:
                    yield state
            RULES.apply(state, CHANCE, dice.face(RULES.chances(state)))
            continue
        seat = pending.seats[0]
        view, legal = RULES.view(state, seat), RULES.legal(state, seat)
        RULES.apply(state, seat, table[seat].decide(RULES, seat, view, legal, own))


@pytest.mark.slow
def test_a_newer_sum_changes_no_value(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python 3.12 rounds sums of floats otherwise: decisions may not depend on it."""
    plain_sum = builtins.sum

    def newer(values: object, start: float = 0) -> float:
        found = list(values)  # type: ignore[call-overload]
        floats = any(isinstance(each, float) for each in found)
        return math.fsum([start, *found]) if floats else plain_sum(found, start)

    outcomes = Outcomes(standard_weights())
    states = [state.copy() for state in turns("sums", 9)]
    assert len(states) > 5

    def judged(state: State) -> tuple[list[tuple[int, float]], float]:
        return features(state).others, reply_value(state, outcomes, None, 2)

    before = [judged(state) for state in states]
    with monkeypatch.context() as patched:
        patched.setattr(builtins, "sum", newer)
        after = [judged(state) for state in states]
    assert after == before


def test_odds_of_attempts_need_no_library() -> None:
    assert len(ARRIVES) == 24
    for count, odds in enumerate(ARRIVES):
        assert odds == pytest.approx((2 / 3) ** count, rel=1e-14)


def test_the_best_replies_are_turns_of_their_roll() -> None:
    outcomes = Outcomes(standard_weights())
    found = 0
    for state in turns("replies", 23):
        for roll, turn in enumerate(best_replies(state, outcomes, 2), start=1):
            asked = state.copy()
            RULES.apply(asked, CHANCE, roll)
            if not turn.choices or RULES.pending(asked).over or asked.owner != state.owner:
                continue
            legal = RULES.legal(asked, asked.owner)
            found += turn.choices[0] in legal
    assert found > 10


def table(level: float, slope: float) -> Standing:
    """A lead is worth the more the less time is left; goals to come count the same everywhere."""
    levels_ = [
        level * lead * (LEFT + 1 - left) for left in range(LEFT + 1) for lead in range(-MOST, MOST + 1)
    ]
    return Standing(levels_, [slope] * (WIDTH * (LEFT + 1)))


def test_score_and_clock_are_read_from_the_position() -> None:
    position = "H=1e0,2a2,16e8 A=1e14,2j12,8e9 ball=e7 last=A#2k turn=H partial=1"
    state: State = RULES.from_position(position)
    assert time_left(state) == LEFT
    state.ones, state.score = 10, [2, 1]
    assert time_left(state) == 6
    standing = table(0.1, 0.5)
    assert standing.value(state, 0, 0.2) == pytest.approx(0.1 * 11 + 0.5 * 0.2 + 0.02 * 1.2)
    assert standing.value(state, 1, -0.2) == pytest.approx(-standing.value(state, 0, 0.2))
    state.score = [9, 1]
    assert standing.value(state, 0, 0.0) == pytest.approx(0.1 * 4 * 11 + 0.02 * 8)


def test_both_ways_of_judging_agree_where_the_table_says_nothing() -> None:
    """A table in which a goal is a goal orders turns as they are ordered without one."""
    weights = standard_weights()
    flat = Standing(
        [float(lead) for _ in range(LEFT + 1) for lead in range(-MOST, MOST + 1)], [1.0] * WIDTH * (LEFT + 1)
    )
    plain, told = Outcomes(weights), Outcomes(weights, True, flat)
    compared = 0
    for state in turns("flat", 9):
        asked = state.copy()
        RULES.apply(asked, CHANCE, 5)
        if RULES.pending(asked).over or RULES.view(asked, asked.owner).phase != "action":
            continue
        lead = asked.score[asked.owner] - asked.score[1 - asked.owner]
        for turn in action_turns(asked.copy(), RULES.legal(asked, asked.owner), weights.quick)[:4]:
            mine = plain.value(asked, asked.owner, turn.choices)
            theirs = told.value(asked, asked.owner, turn.choices)
            assert theirs == pytest.approx(1.02 * (mine + lead))
            compared += 1
    assert compared > 4


def test_the_opponents_of_before_are_for_measuring_alone() -> None:
    for name, evaluation in (("hard-1", first_evaluation()), ("hard-2", second_evaluation())):
        assert name not in levels("champions")
        before = bot("champions", name)
        assert isinstance(before, DeepBot)
        assert before.evaluation is evaluation
        assert before.evaluation.standing is None
        assert before.evaluation.weights.net is None
        assert before.budget == Budget(100)
    with pytest.raises(NoSuchLevel):
        bot("toto", "hard-1")


def test_older_weights_are_the_same_in_every_zone() -> None:
    state: State = RULES.from_position("H=1e0,8d5,14e11 A=1f14,3g10,15b4 ball=e9 last=A#3k turn=H partial=1")
    old = [10 * place for place in range(943)]
    weights = unpack(old)
    found = features(state)
    assert weights[DANGER] == old[939] / 10000
    assert {weights[place] for place in found.ones} <= {figure / 10000 for figure in old}


@pytest.mark.slow
@pytest.mark.parametrize("shapes", [("3-4-3",), ("4-4-2", "2-4-4"), ()])
def test_line_ups_that_do_best_are_chosen(shapes: tuple[str, ...]) -> None:
    state = RULES.new(Setup(2, {}, RULES.version))
    player = DeepBot(Budget(100), Evaluation(standard_weights(), None, shapes))
    legal, view = RULES.legal(state, 0), RULES.view(state, 0)
    chosen = {shape_of(player.decide(RULES, 0, view, legal, Roller(f"{k}"))) for k in range(12)}
    assert chosen <= set(shapes) if shapes else len(chosen) > 2
