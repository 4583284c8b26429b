"""A property over simulated matches: every number and name in a report follows from the record (tests/report/audit.py).

`python scripts/audit_reports.py GAME --matches 200` does the same for many.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from dugout.core.record import replay
from dugout.core.values import Record
from dugout.games.registry import GAMES, game
from dugout.report.facts import Mark, Moment
from dugout.report.figures.turning import swings
from dugout.report.match import Match
from dugout.report.words import Words
from dugout.report.writing import collect
from tests.report.audit import faults, listen
from tests.report.matches import record
from tests.report.simulated import Played, played

MATCHES = {"champions": (0, 1, 3, 5, 8, 14), "counter-attack": range(20), "toto": range(12)}


@pytest.mark.slow
@pytest.mark.parametrize(("game", "number"), [(game, number) for game in GAMES for number in MATCHES[game]])
def test_a_report_says_what_happened(game: str, number: int) -> None:
    match = played(game, number)
    assert faults(match) == [], match.label


GOLDEN = {
    "champions": ("forfeit", "golden-goal", "lively", "random-shoot-out", "rolls-extra-time", "stand-in"),
    "counter-attack": (
        "allstars-v-pub", "attack-v-defence", "away-goal", "curious-advanced", "extra-time-shootout", "outnumbered",
        "real-clock", "restart-free-kick", "rough", "unlucky",
    ),
    "toto": ("full-table",),
}  # fmt: skip
"""Own goals, forfeits, both legs of scenarios, shots from free kicks, men in goal who are no keepers."""


@pytest.mark.slow
@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in GOLDEN[game]])
def test_reports_of_rare_matches_are_true(game: str, name: str) -> None:
    assert faults(Played(record(game, name), name)) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", ["allstars-v-pub", "attack-v-defence"])
@pytest.mark.parametrize("given_up", [0, 1])
@pytest.mark.parametrize("share", [3, 7, 9])
def test_reports_of_a_match_given_up_in_a_second_leg_are_true(name: str, given_up: int, share: int) -> None:
    """The score counts what the rules count, every minute names its leg, and giving up is no turning point."""
    whole = record("counter-attack", name)
    change = _second_leg(whole)
    end = change + (len(whole.answers) - change) * share // 10
    cut = replace(whole, answers=whole.answers[:end])
    match = Played(cut, f"{name} given up after {end} answers", given_up)
    assert faults(match) == []
    assert listen(match).leg == 2


def test_giving_up_after_a_goal_is_no_swing_of_100_points() -> None:
    facts = collect(record("counter-attack", "attack-v-defence"))
    moment = facts.samples[-1].when
    facts.marks.append(
        Mark(Moment(moment.at + 1, moment.clock), "goal", 1, score=(0, 1), args={"own": "none"})
    )
    facts.now = Moment(moment.at + 2, moment.clock)
    facts.places, facts.reason = (2, 1), "match.resigned"
    assert all(swing.size < 0.9 for swing in swings(Match(facts, Words("en", ["Noor", "Sam"]))))


def _second_leg(whole: Record) -> int:
    """How many answers come before the second leg's first."""
    for number, (_, events) in enumerate(replay(game(whole.game), whole), start=1):
        if any(event.code == "ca.second-leg" for event in events):
            return number
    raise AssertionError("one leg only")


@pytest.mark.slow
def test_the_matches_have_what_reports_get_wrong() -> None:
    """Shoot-outs, teams with names, letters out of order, men who give up: without them the property proves little."""
    heard = cache(lambda number: listen(played("counter-attack", number)))
    numbers = MATCHES["counter-attack"]
    assert any(heard(number).shoot_out for number in numbers)
    assert any(heard(number).names != heard(number).coaches for number in numbers)
    assert any(heard(number).goals for number in numbers)
    assert any(heard(9).opening), "a scenario that begins with a score"
    assert any(played("counter-attack", number).given_up is not None for number in numbers)
    letters = [listen(played("toto", number)).letters for number in range(7)]
    assert {len(one) for one in letters} == {2, 3, 4, 5, 6, 7, 8}
    assert any(sorted(one.values()) != list(one.values()) for one in letters)


def test_a_goal_that_ends_a_match_has_its_own_minute_and_the_match_another() -> None:
    facts = collect(record("counter-attack", "draft-core"))
    end = facts.now
    facts.marks.append(Mark(Moment(end.at, end.clock - 1), "goal", 1, score=(0, 1), args={"own": "none"}))
    last = Match(facts, Words("en", ["Noor", "Sam"])).curve[-2:]
    assert [point.when.clock for point in last] == [end.clock - 1, end.clock]
