"""The stronger opponents of Counter Attack: they play every table by the rules, fairly, and stop when told to."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from dugout.bots.base import Bot, Budget, Cancelled
from dugout.bots.contract import bot
from dugout.core.dice import Roller
from dugout.core.ids import CHANCE
from dugout.core.playout import play_out
from dugout.core.values import Setup
from dugout.games.counter_attack import board, kinds, terms
from dugout.games.counter_attack.judgement import chances
from dugout.games.registry import game
from dugout.simulation.match import play_match
from dugout.simulation.plan import Job, paired
from dugout.simulation.statistics import Arena

RULES = game("counter-attack")
LEVELS = ("easy", "medium", "hard")
SHORT: dict[str, Any] = {"squads": "random", "half_minutes": 5}


class Honest:
    """A decider that fails the test when the one inside gives an answer that is not legal."""

    def __init__(self, inside: Any) -> None:
        self.inside = inside
        self.sees = True

    def decide(self, rules: Any, seat: int, view: Any, legal: Any, roller: Roller) -> int:
        choice: int = self.inside.decide(rules, seat, view, legal, roller)
        assert choice in legal
        return choice


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [
        {**SHORT, "rules": "advanced", "draw": "extra_time_then_shootout"},
        {**SHORT, "squads": "draft", "rules": "learning", "home_advantage": True},
        {"scenario": "SC-3"},
        {"scenario": "SC-1", "rules": "advanced"},
    ],
    ids=["advanced", "learning", "siege", "outnumbered"],
)
def test_they_finish_legal_matches_at_every_table(options: dict[str, Any]) -> None:
    table = [Honest(bot("counter-attack", "hard")), Honest(bot("counter-attack", "medium"))]
    state = RULES.new(Setup(2, options, RULES.version))
    assert play_out(RULES, state, table, Roller(f"{options}"), [Roller("a"), Roller("b")]) > 0
    assert RULES.result(state) is not None


def moments(seed: str, every: int) -> Iterator[tuple[Any, int]]:
    """States of a match between easy bots, with the seat that is asked."""
    state = RULES.new(Setup(2, {"half_minutes": 10}, RULES.version))
    dice, mind = Roller(seed), Roller(f"{seed} mind")
    table = [bot("counter-attack", "easy") for _ in range(2)]
    count = 0
    while not (pending := RULES.pending(state)).over:
        if pending.chance:
            RULES.apply(state, CHANCE, dice.face(RULES.chances(state)))
            continue
        seat = pending.seats[-1]
        count += 1
        if count % every == 0 or state.agenda.top.kind == kinds.ASK_LINEUP:
            yield state, seat
        legal = RULES.legal(state, seat)
        RULES.apply(state, seat, table[seat].decide(RULES, seat, RULES.view(state, seat), legal, mind))


def test_a_way_with_the_ball_goes_from_hex_to_hex() -> None:
    """CA-8.4: a carrier runs hex by hex, past an opponent on one way and around him on another."""
    for state, _seat in moments("ways 0", 5):
        if state.ball_state == terms.CARRIED:
            ways = chances.Ways(state, state.carrier, state.ball, state.pace(state.carrier))
            for cell in ways.keeps:
                way = [state.ball, *ways.route(cell)]
                assert [board.between(*step) for step in pairwise(way)] == [1] * (len(way) - 1)


def decision(level: str, state: Any, seat: int, seed: str, nodes: int = 40) -> int:
    decider = bot("counter-attack", level, Budget(nodes))
    return decider.decide(RULES, seat, RULES.view(state, seat), RULES.legal(state, seat), Roller(seed))


@pytest.mark.slow
@pytest.mark.parametrize("level", ["random", *LEVELS])
def test_states_that_look_alike_are_answered_alike(level: str) -> None:
    """A line-up that is in but not shown is exchanged for another; everything else is open (CA-1.12)."""
    compared = hidden = 0
    for state, seat in moments("fair", 5):
        view = RULES.view(state, seat)
        other = RULES.resample(view, Roller(f"other {compared}"))
        assert RULES.view(other, seat) == view
        hidden += RULES.dump(other) != RULES.dump(state)
        assert decision(level, state, seat, "same") == decision(level, other, seat, "same")
        compared += 1
    assert compared > 20
    assert hidden


@pytest.mark.slow
def test_deciding_changes_nothing_and_repeats() -> None:
    for state, seat in moments("still", 13):
        before = RULES.dump(state)
        first = decision("hard", state, seat, "x")
        assert decision("hard", state, seat, "x") == first
        assert RULES.dump(state) == before


def test_bots_have_no_way_to_the_dice() -> None:
    """A bot keeps neither a state nor a generator from one decision to the next."""
    state, seat = next(moments("dice", 40))
    decider = bot("counter-attack", "hard")
    decider.decide(RULES, seat, RULES.view(state, seat), RULES.legal(state, seat), Roller("mind"))
    assert not any(isinstance(value, (type(state), Roller)) for value in vars(decider).values())


def test_a_cancelled_bot_stops_at_once() -> None:
    state, seat = next(row for row in moments("stop", 1) if row[0].step == terms.STEP_B)
    decider = bot("counter-attack", "hard")
    assert isinstance(decider, Bot)
    stopper = threading.Thread(target=decider.cancel)
    stopper.start()
    stopper.join()
    with pytest.raises(Cancelled):
        decider.decide(RULES, seat, RULES.view(state, seat), RULES.legal(state, seat), Roller("stop"))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("level", "rival", "matches", "least"),
    [("medium", "easy", 4, 0.65), ("hard", "easy", 2, 0.8)],
)
def test_a_level_beats_the_one_below(level: str, rival: str, matches: int, least: float) -> None:
    """The order of the strengths with fixed seeds; `docs/opponents.md` has the measured table."""
    job = Job("counter-attack", (level, rival), {"squads": "fixed"}, "strength")
    standings = Arena(job.levels, by_scores=False)
    for index in range(matches):
        standings.add(play_match(job, paired(job, index)))
    assert standings.to_json()[0]["points_share"] >= least
