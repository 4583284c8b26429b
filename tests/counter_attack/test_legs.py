"""Two legs: what counts, and that nobody shakes hands on a draw that cannot stand (CA-21.3, CA-22.7)."""

from __future__ import annotations

from dugout.core.record import replay
from dugout.core.values import Setup
from dugout.games.counter_attack.data.deck import OUTFIELDERS
from dugout.games.counter_attack.engine import RULES
from dugout.games.counter_attack.state import State
from tests.report.matches import record


def second_leg(name: str) -> State:
    for state, events in replay(RULES, record("counter-attack", name)):
        if any(event.code == "ca.second-leg" for event in events):
            found: State = state
            return found
    raise AssertionError("one leg only")


def test_the_score_of_attack_v_defence_counts_the_goals_of_both_attacks() -> None:
    s = second_leg("attack-v-defence")
    s.leg_score, s.score = [2, 0], [0, 1]
    assert RULES.score(s) == (2, 1)


def test_the_score_of_two_matches_is_that_of_the_running_one() -> None:
    s = second_leg("allstars-v-pub")
    s.leg_score, s.score = [2, 0], [0, 1]
    assert RULES.score(s) == (0, 1)


def test_a_tie_of_two_legs_cannot_be_agreed_a_draw() -> None:
    for options, may in (({}, True), ({"first_leg": [1, 0]}, False), ({"scenario": "SC-4"}, False)):
        assert RULES.may_draw(RULES.new(Setup(2, options, RULES.version))) is may, options


def test_no_first_leg_is_told_of_before_it_is_over() -> None:
    told = {
        scenario: RULES.view(RULES.new(Setup(2, {"scenario": scenario}, RULES.version)), 0).first_leg
        for scenario in ("SC-2", "SC-4")
    }
    assert told == {"SC-2": [0, 0], "SC-4": None}
    assert RULES.view(second_leg("allstars-v-pub"), 0).first_leg is not None


def test_the_view_of_a_second_leg_knows_whom_the_first_was_played_with() -> None:
    """Squads change hands, or are picked anew: then the numbers of the picks lead to names."""
    stars, siege = (RULES.view(second_leg(name), 0) for name in ("allstars-v-pub", "attack-v-defence"))
    first = RULES.view(RULES.new(record("counter-attack", "allstars-v-pub").setup), 0)
    assert first.former is None
    assert stars.former is not None
    assert stars.former.squads == [[member.name for member in team.squad] for team in first.teams]
    assert siege.former is not None
    assert siege.former.squads == []
    picked = [
        event.args[1]
        for _, events in replay(RULES, record("counter-attack", "attack-v-defence"))
        for event in events
        if event.code == "ca.picked"
    ]
    assert [siege.former.outfielders[card] for card in picked] == [OUTFIELDERS[card].name for card in picked]
