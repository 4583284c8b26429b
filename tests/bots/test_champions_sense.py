"""Positions with an obvious answer, and the tables that the thinking opponents of Champions are built on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dugout.bots.base import Budget
from dugout.bots.contract import bot
from dugout.core.dice import Roller
from dugout.core.ids import CHANCE
from dugout.core.values import Setup
from dugout.games.champions.board import cell_named
from dugout.games.champions.choices import CHASE, RUN, SHIFT, first, last, pack, parse
from dugout.games.champions.judgement.features import DANGER, KIND, SIZE, features
from dugout.games.champions.judgement.kicks import Chain, kicks
from dugout.games.champions.judgement.lanes import Lanes, open_board
from dugout.games.champions.judgement.outcomes import Outcomes
from dugout.games.champions.judgement.sketch import Sketch
from dugout.games.champions.judgement.threat import ARRIVES, distances, threat
from dugout.games.champions.judgement.turns import quick_chase
from dugout.games.champions.judgement.values import full_value, value_of
from dugout.games.champions.parts.opponents.learned import standard_weights, unpack
from dugout.games.champions.parts.opponents.thinking import DeepBot, ThinkingBot
from dugout.games.champions.plans import kick_plans
from dugout.games.champions.rules import chase
from dugout.games.champions.state import State
from dugout.games.champions.terms import ACTION_KICK
from dugout.games.registry import game

RULES = game("champions")
TEAMS = "H=1e0,2a2,3d3,8e6,14e11,15g11 A=1e14,2b12,3j12,8f7,14a4"


def rolled(position: str, face: int) -> State:
    """The position after the roll of its turn."""
    state: State = RULES.from_position(position)
    if not RULES.pending(state).chance:
        RULES.apply(state, state.owner, parse("roll"))
    RULES.apply(state, CHANCE, face)
    return state


def decide(state: State, nodes: int = 20, deep: bool = False, seed: str = "x") -> str:
    seat = RULES.pending(state).seats[0]
    decider = (DeepBot if deep else ThinkingBot)(Budget(nodes))
    choice = decider.decide(RULES, seat, RULES.view(state, seat), RULES.legal(state, seat), Roller(seed))
    return RULES.describe(choice)


def actions(seed: str, every: int) -> Iterator[State]:
    """States of a match between easy opponents in which an action is asked for."""
    state = RULES.new(Setup(2, {}, RULES.version))
    dice, mind = Roller(seed), Roller(f"{seed} mind")
    table = [bot("champions", "easy") for _ in range(2)]
    count = 0
    while not (pending := RULES.pending(state)).over:
        if pending.chance:
            RULES.apply(state, CHANCE, dice.face(RULES.chances(state)))
            continue
        seat = pending.seats[0]
        view = RULES.view(state, seat)
        if view.phase == "action":
            count += 1
            if count % every == 0:
                yield state
        legal = RULES.legal(state, seat)
        RULES.apply(state, seat, table[seat].decide(RULES, seat, view, legal, mind))


@pytest.mark.parametrize("deep", [False, True])
def test_a_sure_goal_is_taken(deep: bool) -> None:
    """The keeper stands aside; three pips are left after the ball is in the net."""
    state = rolled(f"{TEAMS.replace('A=1e14', 'A=1a13')} ball=e12 last=A#2k turn=H partial=1", 6)
    assert decide(state, deep=deep) == "run H#14 1"
    RULES.apply(state, 0, parse("run H#14 1"))
    RULES.apply(state, 0, parse(decide(state, deep=deep)))
    assert state.score == [1, 0]


@pytest.mark.parametrize("seat", [0, 1])
def test_easy_plays_a_ball_with_men_on_all_four_sides(seat: int) -> None:
    """Nobody else has a way to the ball, so no walk leads towards it: a man beside it plays it."""
    home = "H=20e0,2j7,3i4,6f5,7a3,10i7,11j9,12b7,14b10,16f10,17h8"
    away = "A=1f11,3z8,4i8,5a11,7g8,9c7,13j3,14h3,15a4,16f6,18h5"
    last_touch, owner = (("A#3", "H"), ("H#2", "A"))[seat]
    state = rolled(f"{home} {away} ball=j8 last={last_touch}k turn={owner}", 6)
    legal = RULES.legal(state, seat)
    for seed in range(5):
        choice = bot("champions", "easy").decide(
            RULES, seat, RULES.view(state, seat), legal, Roller(f"{seed}")
        )
        assert choice >> SHIFT == RUN, RULES.describe(choice)


def test_the_keeper_dives_where_he_saves_most() -> None:
    state = rolled(f"{TEAMS} ball=e12 last=A#2k turn=H partial=1", 3)
    for text in ("run H#14 1", "kick NE1 N1"):
        RULES.apply(state, 0, parse(text))
    assert RULES.view(state, 1).phase == "dive"
    answer = decide(state)
    best = max(save.quarters for save in RULES.view(state, 1).flight.saves)
    cells = [f"dive {save.cell}" for save in RULES.view(state, 1).flight.saves if save.quarters == best]
    assert answer in cells


def test_every_end_of_a_kick_is_known() -> None:
    """The tables of legs find the same ends as the readable generator, and no fewer attempts than there are."""
    compared = 0
    for state in actions("ends", 7):
        for choice in RULES.legal(state, state.owner):
            if choice >> SHIFT != RUN or state.roll - last(choice) + 1 > 3:
                continue
            s = state.copy()
            s.kick_kind = ACTION_KICK
            s.move(first(choice), s.ball)
            budget = s.roll - last(choice) + 1
            mine = kicks(Lanes(s, s.owner, budget), Chain(s.ball, budget, 0, 0, ()), 1, open_board(s))
            plans = kick_plans(s, first(choice), budget, 6)
            assert {kick.end for kick in mine} == {plan.end for plan in plans}
            assert {kick.choices for kick in mine} <= {plan.choices for plan in plans}
            compared += 1
    assert compared > 15


@pytest.mark.slow
def test_chase_moves_are_those_of_the_rules() -> None:
    """The quick chase move is legal wherever the rules know one."""
    weights = standard_weights().quick
    found = 0
    for state in actions("chase", 5):
        for choice in RULES.legal(state, state.owner)[-3:]:
            if choice >> SHIFT != RUN:
                continue
            s = state.copy()
            RULES.apply(s, s.owner, choice)
            RULES.apply(s, s.owner, RULES.legal(s, s.owner)[-1])
            if RULES.pending(s).chance or RULES.view(s, 0).phase != "chase":
                continue
            man, to = quick_chase(s, weights)
            if man >= 0:
                found += pack(CHASE, man, to) in chase.chase_moves(s)
    assert found >= 3


def test_threats_are_shots_of_the_next_turn() -> None:
    state = RULES.from_position(f"{TEAMS} ball=e12 last=A#2k turn=H partial=1")
    near = distances(state, state.ball, 6)
    mine, theirs = threat(state, 0, near[0]), threat(state, 1, near[1])
    assert mine == sorted(mine)
    assert mine[6] == 1.0
    assert theirs == [0.0] * 7


def test_both_ends_of_the_pitch_are_alike() -> None:
    """Turned round and with the teams changed over, a position has the same features."""
    here = RULES.from_position("H=1e0,8d5,14e11 A=1f14,3g10,15b4 ball=e9 last=A#3k turn=H partial=1")
    there = RULES.from_position("A=1f14,8g9,14f3 H=1e0,3d4,15i10 ball=f5 last=H#3k turn=A partial=1")
    assert sorted(features(here).ones) == sorted(features(there).ones)
    assert dict(features(here).others) == pytest.approx(dict(features(there).others))


@pytest.mark.slow
def test_first_sight_adds_up_to_the_quick_value() -> None:
    weights = standard_weights().quick
    for state in actions("sketch", 11):
        s = state.copy()
        s.owner = 1 - s.owner
        quick = value_of(weights, features(s, with_danger=False))
        assert Sketch(s, s.owner, weights).at_rest(s.ball, False) == pytest.approx(quick)


def test_weights_are_as_long_as_the_features() -> None:
    with pytest.raises(ValueError, match="3 weights"):
        unpack([1, 2, 3])
    weights = standard_weights()
    assert len(weights.quick) == len(weights.full) == SIZE
    assert weights.quick[DANGER:] == [0.0] * (SIZE - DANGER)
    assert weights.full[DANGER] > 0 > weights.full[DANGER + 2]
    assert weights.full[KIND] != 0 or weights.full[DANGER] != 0


def test_attempts_and_saves_have_their_odds() -> None:
    """A shot past one man beside its way, at a keeper who saves three quarters at most."""
    state = rolled(f"{TEAMS} ball=e12 last=A#2k turn=H partial=1", 2)
    outcomes = Outcomes(standard_weights())
    sure = rolled(f"{TEAMS.replace('A=1e14', 'A=1a13')} ball=e12 last=A#2k turn=H partial=1", 6)
    plan = (parse("run H#14 1"), parse("kick N2"))
    assert outcomes.value(sure, 0, plan) > 0.9
    curved = (parse("run H#14 1"), parse("kick NE1 N1"))
    assert outcomes.value(state, 0, curved) < 0.6
    assert ARRIVES[1] == pytest.approx(2 / 3)
    assert cell_named("e12") == state.ball


@pytest.mark.slow
def test_judging_leaves_the_position_alone() -> None:
    for state in actions("alone", 17):
        before = RULES.dump(state)
        full_value(standard_weights(), state)
        assert RULES.dump(state) == before


IDLE = (
    "H=1e1,3h2y,4d3,6a3,7j3,8j7,11f6,13c7,16i10,18e10,19b10 Hw=2 A=1e14,2d11,3g11,4a11,6j11,10i7,12b7,13e9,14h4i,17e3,18b4 "
    "Aw=15 ball=e8 last=A#13k turn=H die=6 ones=3 fouls=1 q=60 ask=action/H",
    "H=1d1,3h2y,4d3,6e5,7j3,8j7,11g7,13c7,16i10,18e6,19d8 Hw=2 A=1e14,2d11,3g10,4a11,6j11,10i7,12c8,13e8,14h4i,17d6,18b4 "
    "Aw=15 ball=g8 last=H#4k turn=H die=4 ones=4 fouls=1 q=92 ask=action/H",
)
"""`easy` has the ball within reach, and lets somebody walk."""


@pytest.mark.parametrize("position", IDLE)
def test_the_weakest_by_name_plays_the_ball_where_a_beginner_walks(position: str) -> None:
    """Whoever is met first is felt: he comes forward, and so to his shots."""
    state: State = RULES.from_position(position)
    legal, view = RULES.legal(state, 0), RULES.view(state, 0)
    words = [
        RULES.describe(bot("champions", level).decide(RULES, 0, view, legal, Roller("same0"))).split()[0]
        for level in ("bram-tolk", "easy")
    ]
    assert words == ["run", "walk"]


STEP_IN = (
    "H=1e0,2a3,3d3,4g3,5j3,8a7,9d7,10g7,11j7,14c10,15h10 A=1e14,2a11,3d11,4g11,5j11,8b7,9e7,10h6,11i7,14c5,15h4 "
    "ball=c4 last=H#8k turn=A partial=1"
)


@pytest.mark.parametrize(("level", "least", "most"), [("easy", 60, 60), ("bram-tolk", 12, 40)])
def test_the_weakest_by_name_overlooks_balls_that_he_could_cut_out(level: str, least: int, most: int) -> None:
    """A newcomer scores in a first match only if somebody lets him."""
    state = rolled(STEP_IN, 3)
    for choice in ("run A#14 1", "kick S3"):
        RULES.apply(state, 1, parse(choice))
    legal, view = RULES.legal(state, 0), RULES.view(state, 0)
    assert RULES.question(state, 0).code == "ch.intercept"
    player = bot("champions", level)
    tries = [player.decide(RULES, 0, view, legal, Roller(f"try {k}")) != legal[0] for k in range(60)]
    assert least <= sum(tries) <= most
