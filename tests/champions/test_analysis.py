"""What coaches are told before they decide: best shots, where an interception bounces, faces of a dive, the keeper's
question."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from dugout.games.champions import flow, futures, offers, plans
from dugout.games.champions import kinds as k
from dugout.games.champions.board import cell_named, cell_text, piece_named
from dugout.games.champions.choices import ROLL, RUN, SHIFT, describe, parse
from dugout.games.champions.engine import RULES
from dugout.games.champions.position import RESTARTS
from dugout.games.champions.rules.clock import LAST_ONE
from dugout.games.champions.shots import goals_of, play_out
from dugout.games.champions.state import State
from tests.champions.positions import POSITIONS

SMALL = ("two men", "triangle", "offside trap", "attack", "attack away", "keeper out")


def rolled(text: str, roll: int) -> State | None:
    """The position after the roll of its turn; None where no action is asked."""
    s = RULES.from_position(text)
    if s.agenda.top.kind == k.ASK_TURN:
        flow.apply(s, s.owner, ROLL << SHIFT)
    flow.apply(s, -1, roll)
    return s if s.agenda.top.kind == k.ASK_ACTION else None


def share(of: dict[str, int]) -> Fraction:
    return Fraction(of["num"], of["den"])


def every_shot(s: State) -> dict[str, Fraction]:
    """By goal cell the best chance, from every complete kick there is of at most four touches."""
    best: dict[str, Fraction] = {}
    for run in offers.legal(s, s.owner):
        if run >> SHIFT != RUN:
            continue
        after = s.copy()
        flow.apply(after, s.owner, run)
        for plan in plans.kick_plans(after, after.touchers[0], after.budget, 4):
            if plan.is_shot:
                flown = after.copy()
                for choice in plan.choices:
                    flow.apply(flown, s.owner, choice)
                chance = Fraction(*play_out(flown, goals_of(after)).scores())
                cell = cell_text(plan.end)
                best[cell] = max(best.get(cell, Fraction(0)), chance)
    return {cell: chance for cell, chance in best.items() if chance}


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("roll", [2, 4, 5])
def test_the_best_shot_is_the_best_of_all_plans(name: str, roll: int) -> None:
    s = rolled(POSITIONS[name], roll)
    if s is None:
        return
    known = {one["cell"]: share(one["goal"]) for one in RULES.odds(s, s.owner, "")["goals"]}
    for cell, chance in every_shot(s).items():
        assert known[cell] >= chance
    for one in RULES.odds(s, s.owner, "")["goals"]:
        assert share(RULES.odds(s, s.owner, ";".join(one["plan"]))["goal"]) == share(one["goal"])


def test_everybody_who_gets_to_the_ball_is_told_with_what_is_left_to_kick() -> None:
    s = rolled(POSITIONS["attack"], 5)
    assert s is not None
    reaches = RULES.odds(s, 0, "")["reaches"]
    runs = [describe(choice) for choice in offers.legal(s, 0) if choice >> SHIFT == RUN]
    assert [one["run"] for one in reaches] == runs
    assert all(one["steps"] + one["pips"] == 6 for one in reaches)
    first = reaches[0]
    assert (first["man"], first["steps"], first["pips"]) == ("H#15", 1, 5)
    assert share(first["goal"]) == 1
    assert [one["goal"] for one in reaches if one["pips"] == 1] == [None]


def test_a_shot_that_nobody_can_stop_is_a_certain_goal() -> None:
    s = rolled(POSITIONS["attack"], 5)
    assert s is not None
    found = RULES.odds(s, 0, "run H#15 1;kick NE1;kick N1 NW1")
    assert share(found["goal"]) == 1
    assert found["saves"] == []
    assert found["intercepts"] == []


def test_why_no_shot_is_on_offer() -> None:
    s = rolled(POSITIONS["attack"], 5)
    assert s is not None
    assert RULES.explain(s, 0, "shot f14") is None
    keeper = RULES.explain(s, 0, "shot e14")
    assert keeper is not None
    assert (keeper.code, keeper.args["man"]) == ("ch.keeper-there", "A#1")
    assert getattr(RULES.explain(s, 0, "shot e0"), "code", "") == "ch.own-goal"
    far = rolled(POSITIONS["own corner"], 4)
    assert far is not None
    assert getattr(RULES.explain(far, 0, "shot f14"), "code", "") == "ch.no-shot"
    away = rolled(POSITIONS["line-up"], 1)
    assert away is not None
    assert getattr(RULES.explain(away, 0, "shot f14"), "code", "") == "ch.ball-too-far"
    beside = rolled("H=1e0,2a2,9e4 A=1e14,2j12 ball=e5 last=H#9k turn=H barred=H#9 partial=1", 2)
    assert beside is not None
    barred = RULES.explain(beside, 0, "shot f14")
    assert barred is not None
    assert (barred.code, barred.rule, barred.args["man"]) == ("ch.barred", "CH-15.8", "H#9")


PASS = "H=1e0,10e7,8e10 A=1e14,2j12,11f9,12c9 ball=e6 turn=H partial=1"
"""H#10 passes from e6 to e10 past A#11 on f9; if he steps in, the ball runs to A#12."""


def passing_by() -> State:
    played = rolled(PASS, 5)
    assert played is not None
    return played


def asked(s: State, *answers: str) -> State:
    for answer in answers:
        flow.apply(s, s.owner, parse(answer))
    return s


def test_a_ball_that_is_cut_out_of_play_gives_the_turn_to_whoever_restarts() -> None:
    s = rolled("H=1e0,10b7,8b10 A=1e14,2j12,11c9 ball=b6 turn=H partial=1", 5)
    assert s is not None
    asked(s, "run H#10 1", "kick N4", "kick N2")
    loose = RULES.odds(s, 1, "intercept A#11")["faces"][2]["loose"]
    assert (loose["end"], loose["to"], loose["next"]) == ("out", 0, 0)


def test_a_ball_that_rests_at_once_tells_whose_turn_follows() -> None:
    """CH-3.3: not the team that cut it out, though the turn after that one is theirs."""
    s = rolled("H=1e0,3d6,5g3 A=1e14,9e9,16f4 ball=e8 last=H#3k turn=A partial=1", 5)
    assert s is not None
    asked(s, "run A#9 1", "kick S4 SE1")
    loose = RULES.odds(s, 0, "intercept H#3")["faces"][2]["loose"]
    flow.apply(s, 0, parse("intercept H#3"))
    flow.apply(s, -1, 3)
    assert (loose["end"], loose["next"]) == ("rest", s.owner) == ("rest", 1)


def test_an_interception_tells_both_futures() -> None:
    s = asked(passing_by(), "run H#10 1", "kick N4", "kick N2")
    assert s.agenda.top.kind == k.ASK_INTERCEPT
    found = RULES.odds(s, 1, "intercept A#11")
    assert [face["what"] for face in found["faces"]] == ["through", "through", "cut"]
    assert [face["clock"] for face in found["faces"]] == [True, False, False]
    loose = found["faces"][2]["loose"]
    assert (loose["cells"], loose["end"], loose["man"]) == (["d9", "c9"], "man", "A#12")
    assert loose["next"] == 0
    assert loose["pips"] >= 1
    assert share(found["success"]) == Fraction(1, 3)
    assert share(found["arrives"]) == Fraction(2, 3)
    assert share(RULES.odds(s, 1, "none")["arrives"]) == 1


def test_what_is_told_of_an_interception_happens() -> None:
    s = asked(passing_by(), "run H#10 1", "kick N4", "kick N2")
    told = RULES.odds(s, 1, "intercept A#11")["faces"][2]["loose"]
    flow.apply(s, 1, parse("intercept A#11"))
    flow.apply(s, -1, 3)
    assert s.agenda.top.kind == k.ASK_LEG
    assert s.touchers == [piece_named(told["man"])]
    assert s.budget == told["pips"]


SHOT = "H=1e0,10e9 A=1f14,2j12 ball=e10 turn=H partial=1"


def test_what_each_face_of_a_dive_brings() -> None:
    s = rolled(SHOT, 5)
    assert s is not None
    s = asked(s, "run H#10 1", "kick N4")
    assert s.agenda.top.kind == k.ASK_DIVE
    for answer in offers.legal(s, 1):
        if describe(answer) == "none":
            continue
        found: dict[str, Any] = RULES.odds(s, 1, describe(answer))
        whats = [face["what"] for face in found["faces"]]
        assert whats.count("goal") == 4 * share(found["goal"])
        assert whats.count("rebound") == 4 * share(found["rebound"])
        assert whats.count("catch") == 4 * share(found["catch"])
        for face in found["faces"]:
            assert (face["what"] == "rebound") == ("loose" in face)


def test_the_odds_change_nothing() -> None:
    s = asked(passing_by(), "run H#10 1", "kick N4", "kick N2")
    before = RULES.position(s)
    RULES.odds(s, 1, "intercept A#11")
    RULES.odds(s, 1, "none")
    assert RULES.position(s) == before


@pytest.mark.parametrize(
    ("restart", "by", "spot", "expected"),
    [
        ("free-kick", "home", "e10", True),
        ("free-kick", "home", "e2", False),
        ("throw-in", "home", "y4", False),
        ("penalty", "home", "e12", True),
        ("goal-kick", "away", "e14", False),
    ],
)
def test_a_keeper_is_told_whether_a_shot_may_follow(restart: str, by: str, spot: str, expected: bool) -> None:
    s = RULES.from_position(POSITIONS["two men"])
    s.restart = RESTARTS.index(restart)
    s.restart_seat = 0 if by == "home" else 1
    s.restart_cell = cell_named(spot)
    assert futures.shot_may_follow(s, 1) is expected


def test_what_hangs_on_a_die_is_what_its_faces_bring() -> None:
    s = rolled(SHOT, 5)
    assert s is not None
    assert RULES.stakes(s) is None
    s = asked(s, "run H#10 1", "kick N4")
    flow.apply(s, 1, parse("dive e14"))
    found = RULES.stakes(s)
    assert found is not None
    assert found.outcomes == ("goal-clock", "goal", "rebound", "catch")
    for face in range(1, 5):
        after = s.copy()
        codes = {event.code for event in flow.apply(after, -1, face)}
        told = found.outcomes[found.faces[face - 1].index(1.0)].removesuffix("-clock")
        assert {"goal": "ch.goal", "rebound": "ch.rebound", "catch": "ch.caught"}[told] in codes
    s = asked(passing_by(), "run H#10 1", "kick N4", "kick N2")
    flow.apply(s, 1, parse("intercept A#11"))
    found = RULES.stakes(s)
    assert found is not None
    assert found.outcomes == ("through-clock", "through", "cut")


def test_a_one_after_ninety_minutes_is_named_as_the_whistle() -> None:
    s = asked(passing_by(), "run H#10 1", "kick N4", "kick N2")
    s.ones = LAST_ONE - 1
    flow.apply(s, 1, parse("intercept A#11"))
    found = RULES.stakes(s)
    assert found is not None
    assert found.outcomes == ("through-end", "through", "cut")
    codes = {event.code for event in flow.apply(s, -1, 1)}
    assert "ch.full-time" in codes


def test_the_risk_of_a_kick_stands_when_somebody_is_sent_after_it() -> None:
    """CH-9, CH-13.8: a chase takes nothing of what an opponent can cut out."""
    kick = "run H#10 1; kick E5"
    start = rolled(PASS.replace("8e10", "8e10,9h8").replace("12c9", "12g7"), 5)
    assert start is not None
    alone = RULES.odds(start, 0, kick)
    assert alone["chases"]
    assert alone["intercepts"]
    ends = asked(start.copy(), "run H#10 1", "kick E5")
    chases = [text for text in map(RULES.describe, RULES.legal(ends, 0)) if text.startswith("chase")]
    assert chases
    for chase in chases:
        sent = RULES.odds(start, 0, f"{kick}; {chase}")
        assert (sent["arrives"], sent["intercepts"]) == (alone["arrives"], alone["intercepts"])


def test_a_kick_tells_whether_somebody_may_be_sent_after_it() -> None:
    """CH-9: the button that ends a kick says that a question follows."""
    plan = "run H#10 1; kick E5"
    assert "chases" not in RULES.odds(passing_by(), 0, plan)
    mate = rolled(PASS.replace("8e10", "8e10,9h8"), 5)
    assert mate is not None
    assert RULES.odds(mate, 0, plan)["chases"] is True
