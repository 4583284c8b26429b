"""A game that says nothing of competitions plays leagues and cups all the same: two sides, 3–1–0, no squads."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dugout.competition import engine, stages, statistics
from dugout.competition.checks import checked
from dugout.competition.config import Config, Refused
from dugout.competition.contract import Competing, competing
from dugout.competition.inheritance import legacy
from dugout.competition.reports import Report
from dugout.competition.results import results
from dugout.competition.season import FINISHED, Season
from dugout.core.values import Result, Setup
from dugout.games import registry
from dugout.simulation.pool import SameProcess
from dugout.simulation.season import EntrantPlan, SeasonPlan, SeasonRun
from tests.games.tiny.engine import RULES, State, TinyRules


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(registry.FOLDERS, "tiny", "tests.games.tiny")
    yield
    competing._found.pop("tiny", None)


def played(config: Config, entrants: int, seed: str) -> Season:
    plan = SeasonPlan(config, [EntrantPlan(f"Entrant {number}", "random") for number in range(entrants)])
    run = SeasonRun(plan, seed)
    run.play(SameProcess(), lambda season, fixture: None)
    assert engine.replay(config, run.log).ranking == run.season.ranking
    return run.season


def test_a_league_with_three_points_for_a_win() -> None:
    season = played(Config("tiny", "league2"), 4, "league")
    assert season.phase == FINISHED
    reports = [fixture.report for fixture in season.fixtures.values() if fixture.report is not None]
    level = sum(report.winner < 0 for report in reports)
    assert (len(reports), 0 < level < 12) == (12, True), "matches with a winner, and some without"
    rows = stages.table(season)
    assert [row.points for row in rows] == [3 * row.won[0] + row.drawn for row in rows]
    assert sum(row.points for row in rows) == 3 * 12 - level
    assert [row.number for row in rows] == season.ranking
    assert all(entrant.men == {} and entrant.squad == [] for entrant in season.entrants)
    assert [row.goals for row in statistics.teams(season)] == [
        sum(
            report.goals[fixture.sides.index(number)]
            for fixture, report in zip(season.fixtures.values(), reports, strict=True)
            if number in fixture.sides
        )
        for number in range(1, 5)
    ]


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_a_cup_has_a_winner_although_matches_end_level(seed: str) -> None:
    season = played(Config("tiny", "cup"), 5, seed)
    assert season.phase == FINISHED
    assert sorted(season.ranking) == [1, 2, 3, 4, 5]
    final = season.fixtures["K3.1"]
    assert final.report is not None
    winner = final.sides[max(final.report.winner, 0)]  # level: the better seed, who is at home
    assert season.ranking[0] == winner
    assert len(results(season)) == 4


def test_groups_lead_to_a_knock_out() -> None:
    season = played(Config("tiny", "groups"), 6, "groups")
    assert len(season.fixtures) == 6 + 3
    assert sorted(season.ranking) == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("config", "rule"),
    [
        (Config("tiny", "cup2"), "CO-1.2"),
        (Config("tiny", "toto_league"), "CO-1.1"),
        (Config("tiny", "groups", knockout="cup2"), "CO-1.1"),
        (Config("tiny", "league1", market=True), "CO-11.1"),
        (Config("tiny", "league1", squads={}), "CO-10.2"),
        (Config("tiny", "league1", inherit={}), "CO-15.5"),
    ],
)
def test_what_it_does_not_have(config: Config, rule: str) -> None:
    with pytest.raises(Refused) as caught:
        checked(config)
    assert caught.value.refusal.rule == rule


def test_nothing_is_taken_over_from_a_finished_one() -> None:
    with pytest.raises(Refused, match="nothing-to-inherit"):
        legacy(played(Config("tiny", "cup"), 2, "cup"), "tiny")


class Ended(TinyRules):
    """One whose matches are over with this result."""

    def __init__(self, result: Result) -> None:
        super().__init__()
        self.ending = result

    def result(self, s: State) -> Result | None:
        return self.ending


@pytest.mark.parametrize(
    ("places", "scores", "goals"),
    [
        ((1, 2), (7, 3), (7, 3)),
        ((1, 1), (4, 4), (4, 4)),
        ((2, 1), (7, 3), (0, 1)),
        ((1, 2), (), (1, 0)),
        ((1, 1), (), (0, 0)),
        ((1, 1), (2, 1), (0, 0)),
    ],
    ids=["more wins", "level", "fewer wins", "no score", "no score and level", "a draw all the same"],
)
def test_goals_are_scores_where_they_tell_who_has_won(
    places: tuple[int, int], scores: tuple[int, ...], goals: tuple[int, int]
) -> None:
    rules = Ended(Result(places, "tiny.points", "TI-9", scores))
    assert Competing(rules).report(rules.new(Setup(2))) == Report(goals, goals, "90")


def test_a_match_that_goes_on_counts_the_score_so_far() -> None:
    state = RULES.new(Setup(2))
    state.scores = [5, 2]
    assert competing.of("tiny").report(state) == Report((5, 2), (5, 2), "90")


def test_a_game_that_two_cannot_play_has_no_leagues() -> None:
    crowd = TinyRules()
    crowd.min_seats = 3
    assert Competing(crowd).formats == {}
