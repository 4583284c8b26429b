"""What the Counter Attack opponents see: the same chances as the rules, and the obvious thing to do with them."""

from __future__ import annotations

import pytest

from dugout.bots.contract import bot
from dugout.core.dice import Roller
from dugout.games.counter_attack import analysis, choices, terms
from dugout.games.counter_attack.board import GOAL_CELLS, RIGHT, between, cell_at
from dugout.games.counter_attack.judgement import chances, crosses, threat
from dugout.games.counter_attack.judgement.weights import KEEN
from dugout.games.counter_attack.rules import tackling
from dugout.games.counter_attack.state import State
from dugout.games.registry import game

RULES = game("counter-attack")
ATTACK = "ca1 H1@-18,0 H9@8,0 H10@7,-9 H7@2,4 H4@-6,0 A1@18,0 A4@13,3 A5@12,-4 A6@4,10 has=H9"


def position(text: str) -> State:
    state: State = RULES.from_position(text)
    return state


def decide(level: str, s: State, seat: int = 0) -> str:
    legal = RULES.legal(s, seat)
    return RULES.describe(
        bot("counter-attack", level).decide(RULES, seat, RULES.view(s, seat), legal, Roller("x"))
    )


def test_tackles_are_those_of_the_rules() -> None:
    for gap in range(-5, 6):
        dribbling, points = 3 - min(0, gap) // 2, 3 + gap - min(0, gap) // 2
        s = position(f"ca1 H9@0,0 A4@1,1 A1@18,0 has=H9 phase=B skills=H9:dr{dribbling};A4:ta{points}")
        exact = analysis.tackle(s, s.piece_at(cell_at(1, 1)), tackling.TACKLE)
        assert chances.tackle(s, gap) == pytest.approx((float(exact["won"]), float(exact["foul"])))


def test_shots_are_those_of_the_rules() -> None:
    s = position(ATTACK)
    shooter = s.carrier
    best = max(
        float(analysis.shot_odds(s, shooter, goal, terms.PLAY_SHOT)["goal"])
        for goal in GOAL_CELLS[RIGHT]
        if between(s.ball, goal) <= 11
    )
    assert chances.shot_chance(s, shooter, s.ball, terms.PLAY_SHOT)[0] == pytest.approx(best)


def test_runs_with_the_ball_are_as_safe_as_the_rules_say() -> None:
    s = position(f"{ATTACK} phase=A")
    ways = chances.Ways(s, s.carrier, s.ball, s.pace(s.carrier))
    for cell in (cell_at(12, 0), cell_at(11, 3), cell_at(11, -3), cell_at(10, 0)):
        assert ways.keeps[cell] == pytest.approx(float(analysis.steal(s, 0, cell)["keeps"]))
        assert between(ways.first_step(cell), s.ball) == 1


def test_a_lone_header_and_its_save() -> None:
    assert chances.header(position(ATTACK), 9 - 4) == pytest.approx(4 / 5)
    wins, goals = crosses.contest(position(ATTACK), 0, cell_at(15, 1), [5], [])
    assert wins == pytest.approx(1.0)
    assert 0 < goals < 1


def test_a_man_out_of_reach_keeps_the_ball() -> None:
    s = position("ca1 H9@-10,0 A4@10,0 A5@-7,3 A1@18,0 has=H9 skills=A5:pa4;A4:pa5")
    tacklers = threat.Tacklers(s, s.carrier, KEEN)
    assert tacklers.survival(cell_at(-16, 0)) == 1.0
    assert tacklers.survival(s.ball) < 0.7


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_finisher_in_front_of_goal_shoots(level: str) -> None:
    s = position("ca1 H9@14,2 H1@-18,0 H4@-3,1 A1@18,0 A4@10,10 has=H9 row=MP skills=H9:sh6;A1:sa3")
    assert decide(level, s).startswith("shot")


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_the_free_man_in_the_area_gets_the_ball(level: str) -> None:
    s = position(
        "ca1 H8@8,-14 H9@13,-3 H1@-18,0 A1@18,0 A4@16,8 A5@15,9 A6@9,-17 A7@7,-17 "
        "has=H8 row=MP skills=H9:sh6;H8:sh1;A1:sa3"
    )
    assert decide(level, s) == "standard 13,-3"


def test_a_runner_gets_a_ball_into_space_past_a_blocked_lane() -> None:
    s = position(
        "ca1 H8@0,0 H9@8,0 H1@-18,0 A1@18,0 A4@4,0 A5@9,19 A6@9,-19 has=H8 row=MP skills=H9:sh6,pa6;A1:sa3"
    )
    choice = decide("hard", s)
    assert choice.startswith("standard")
    assert not s.occupied() >> choices.first(RULES.parse(choice)) & 1


def test_hard_tackles_the_weak_dribbler_and_leaves_the_strong_one() -> None:
    for dribbling, wanted in ((1, "tackle"), (6, "no")):
        s = position(f"ca1 H9@-2,0 A8@-1,1 A1@18,0 H1@-18,0 has=H9 phase=B skills=H9:dr{dribbling};A8:ta2")
        RULES.apply(s, 1, RULES.parse("run A8 -1,1"))
        assert decide("hard", s, 1) == wanted
