"""What a report writes down agrees with the match itself."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from dugout.core.ids import EVERYONE
from dugout.core.record import read_answer, replay
from dugout.core.values import Event
from dugout.games.champions.parts.reporting.reader import ChampionsReader
from dugout.games.registry import game
from dugout.report.contract import reporting
from dugout.report.facts import BLOCKED, GOAL, OPEN, Facts, Man
from tests.report.matches import SHOWN, facts, record

PITCH = [one for one in SHOWN if one[0] != "toto"]


@pytest.mark.parametrize(("name", "which"), SHOWN)
def test_the_end_is_that_of_the_rules(name: str, which: str) -> None:
    found = facts(name, which)
    rules = game(name)
    events = 0
    result = None
    for state, told in replay(rules, record(name, which)):
        events += sum(event.seats == EVERYONE for event in told)
        result = rules.result(state)
    assert result is not None
    assert found.places == result.places
    assert found.now.at == events


@pytest.mark.parametrize(("name", "which"), PITCH)
def test_goals_shots_and_marks_agree(name: str, which: str) -> None:
    found = facts(name, which)
    counted: Counter[int] = Counter()
    for _state, told in replay(game(name), record(name, which)):
        counted.update(event.args[0] for event in told if event.code in ("ch.goal", "ca.goal"))
    for seat in range(2):
        marks = [mark for mark in found.marks if mark.kind == "goal" and mark.seat == seat]
        shots = [shot for shot in found.shots if shot.outcome == GOAL and shot.seat == seat]
        assert len(marks) == counted[seat]
        assert len(shots) <= counted[seat]
        deeds = sum(deeds["goals"] for man, deeds in found.deeds.items() if man.seat == seat)
        assert deeds + sum(mark.args["own"] != "none" for mark in marks) == counted[seat]


@pytest.mark.parametrize(("cell", "shots", "passes"), [(2, 0, 0), (4, 1, 1)])
def test_a_shot_after_a_pass_that_never_arrived_was_not_struck(cell: int, shots: int, passes: int) -> None:
    """A plan of a pass over cells 1 to 3 and a shot over cells 3 to 6, intercepted on the way."""
    rules = game("champions")
    found = Facts("champions", 2)
    reader = ChampionsReader(rules, found)
    reader.path, reader.starts = [1, 2, 3, 4, 5, 6], [0, 2]
    state = rules.from_position(
        "H=1e0,8d5,3c6,12h7,14e11 A=1f14,3g10,15b4,9c9,13h3 ball=e7 last=A#3k turn=H partial=1"
    )
    reader.read(state, Event("ch.pass", "CH-13.8", args=(8, 0, 3, 3, 0, 0, 0, 9)))
    reader.read(state, Event("ch.shot", "CH-13.8", args=(9, 3, 6, 3, 0, 0, 0)))
    assert len(found.shots) == 1
    reader.read(state, Event("ch.intercepted", "CH-13.8", args=(20, cell, 0, 2)))
    assert len(found.shots) == shots
    assert all(shot.outcome == BLOCKED for shot in found.shots)
    assert found.deeds[Man(0, 9)]["passes"] == passes
    assert found.deeds[Man(0, 9)]["passes-tried"] == 1


@pytest.mark.parametrize(("name", "which"), PITCH)
def test_chances_are_chances_and_nothing_stays_open(name: str, which: str) -> None:
    found = facts(name, which)
    assert all(0 <= shot.chance <= 1 and shot.outcome != OPEN for shot in found.shots)
    assert all(0 <= trial.chance <= 1 for trial in found.trials)
    assert found.counts[0]["duels"] == found.counts[1]["duels"]
    assert found.counts[0]["duels-won"] + found.counts[1]["duels-won"] <= found.counts[0]["duels"]
    for counts in found.counts:
        assert counts["passes"] <= counts["passes-tried"]


@pytest.mark.parametrize(("name", "which"), PITCH)
def test_every_touch_lies_on_the_board(name: str, which: str) -> None:
    board = reporting.of(name).board()
    assert board is not None
    found = facts(name, which)
    assert any(found.touches)
    for touches in found.touches:
        assert set(touches) <= set(board.zones)
    for shot in found.shots:
        for place in (shot.place, shot.target):
            assert 0 <= place.x <= board.width
            assert 0 <= place.y <= board.height


def test_home_shoots_upwards_whichever_half_it_is() -> None:
    found = facts("counter-attack", "draft-core")
    assert found.shots
    for shot in found.shots:
        assert (shot.target.y < shot.place.y) == (shot.seat == 0)


def test_a_form_is_right_since_the_goal_that_made_it_so() -> None:
    found = facts("toto", "single-winner")
    assert found.rounds
    for one in found.rounds:
        for fixture, (home, away) in enumerate(one.scores):
            mark = "1" if home > away else "2" if away > home else "3"
            for seat, form in enumerate(one.forms):
                assert (one.since[fixture][seat] >= 0) == (form[fixture] == mark)
        for seat, count in enumerate(one.counts):
            assert count == sum(since[seat] >= 0 for since in one.since)
    assert found.extra["cash"][-1] == list(found.score)


@pytest.mark.slow
@pytest.mark.parametrize("which", ["allstars-v-pub", "draft-core", "outnumbered"])
def test_a_shot_is_worth_what_the_panel_said_of_it(which: str) -> None:
    """Keepers step after some of these shots: neither panel nor report may forget it, nor count it twice."""
    match, rules = record("counter-attack", which), game("counter-attack")
    state = rules.new(match.setup)
    said: list[Fraction] = []
    for text in match.answers:
        seat, choice = read_answer(rules, 2, text)
        told = rules.odds(state, seat, rules.describe(choice)) if seat >= 0 else {}
        if any(event.code in ("ca.shot", "ca.header") for event in rules.apply(state, seat, choice)):
            said.append(Fraction(*told["goal"]))
    assert said
    assert [shot.chance for shot in facts("counter-attack", which).shots if shot.chance in said] == said
