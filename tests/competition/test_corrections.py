"""CO-14.4: which results can still be corrected, and what is said about a report that no match could have given."""

from __future__ import annotations

from typing import Any

import pytest

from dugout.competition import checks, engine
from dugout.competition import commands as said
from dugout.competition.config import Config, Refused
from dugout.competition.reports import FORFEIT, LEAGUE_MATCH, LEG2, SINGLE, Pair, Report
from dugout.competition.season import FINISHED, Season

WON = Report((1, 0), (1, 0), "90")


def begun(entrants: int) -> Season:
    """A Champions league whose first matches have begun."""
    season = Season(Config("champions", "league1", order="free"))
    for number in range(entrants):
        engine.apply(season, said.Join(f"e{number}", f"E{number}", "", f"Team {number}"))
    engine.apply(season, said.Close("draw"))
    begin(season, "L1.1")
    return season


def begin(season: Season, fixture: str) -> None:
    for number in season.fixtures[fixture].sides:
        engine.apply(season, said.Ready(season.entrant(number).id, fixture))


def test_a_result_can_be_corrected_until_a_team_begins_its_next_match() -> None:
    season = begun(3)
    assert engine.correctable(season) == set()
    engine.apply(season, said.Finish("L1.1", WON, match="m1"))
    assert engine.correctable(season) == {"L1.1"}
    begin(season, "L2.2")
    assert engine.correctable(season) == set()
    with pytest.raises(Refused) as refused:
        engine.check_correction(season, said.Strike("L1.1"))
    assert refused.value.refusal.code == "co.too-late"
    engine.apply(season, said.Finish("L2.2", WON, match="m2"))
    assert engine.correctable(season) == {"L2.2"}


@pytest.mark.parametrize("match", ["", "m1"])
def test_a_forfeit_of_a_match_that_was_going_on_is_overturned_more_than_once(match: str) -> None:
    """CO-14.4: older rows of CO-14.6 do not name the match; their results stay correctable, by hand."""
    config = Config("champions", "league1", order="free")
    joins = [said.Join(f"e{number}", f"E{number}", "", f"Team {number}") for number in range(3)]
    log: list[said.Command] = [*joins, said.Close("draw", ["e0", "e1", "e2"])]
    sides = engine.replay(config, log).fixtures["L1.1"].sides
    log += [said.Ready(f"e{number - 1}", "L1.1") for number in sides]
    log.append(said.Award("L1.1", 1, "left", said.OpenMatch(), match=match))
    for report in (WON, Report((0, 2), (0, 2), "90")):
        strike = said.Strike("L1.1", report, reason="they went on")
        season = engine.extend(config, log, strike)
        log.append(strike)
        assert "L1.1" in engine.correctable(season)
        assert (season.fixtures["L1.1"].match, season.fixtures["L1.1"].by_hand) == (match, not match)


def test_nothing_is_corrected_when_the_competition_is_over() -> None:
    season = begun(2)
    engine.apply(season, said.Finish("L1.1", WON, match="m1"))
    assert season.phase == FINISHED
    assert engine.correctable(season) == set()


CHAMPIONS: Any = (Config("champions", "league1"), LEAGUE_MATCH)
LEAGUE: Any = (Config("counter-attack", "league1"), LEAGUE_MATCH)
CUP: Any = (Config("counter-attack", "cup"), SINGLE)
SECOND: Any = (Config("counter-attack", "cup2"), LEG2)


@pytest.mark.parametrize(
    ("place", "first", "report", "why"),
    [
        (CHAMPIONS, (0, 0), Report((2, 2), (2, 2), "90"), "no-winner"),
        (CHAMPIONS, (0, 0), Report((2, 2), (2, 2), "PEN", (0, 0)), "level-shootout"),
        (CHAMPIONS, (0, 0), Report((2, 1), (2, 1), "PEN", (4, 3)), "decided-before"),
        (CHAMPIONS, (0, 0), Report((2, 2), (4, 2), "ET"), "golden-goal"),
        (CHAMPIONS, (0, 0), Report((2, 2), (2, 1), "ET"), "fewer-goals"),
        (CHAMPIONS, (0, 0), Report((2, 2), (250, 2), "ET"), "other"),
        (CHAMPIONS, (0, 0), Report((3, 0), (3, 0), FORFEIT, loser=1), "forfeit"),
        (LEAGUE, (0, 0), Report((1, 1), (2, 1), "ET"), "no-extra-time"),
        (CUP, (0, 0), Report((1, 1), (1, 1), "90"), "no-winner"),
        (CUP, (0, 0), Report((1, 0), (1, 0), "PEN", (4, 3)), "decided-before"),
        (CUP, (0, 0), Report((1, 1), (1, 1), "ET"), "level-extra-time"),
        (CUP, (0, 0), Report((1, 1), (2, 1), "PEN", (4, 3)), "decided-before"),
        (CUP, (0, 0), Report((1, 1), (1, 1), "PEN", (4, 4)), "level-shootout"),
        (SECOND, (1, 0), Report((1, 1), (1, 1), "PEN", (4, 3)), "decided-before"),
        (SECOND, (1, 1), Report((1, 1), (1, 1), "90"), "no-winner"),
        (SECOND, (1, 1), Report((1, 1), (1, 1), "ET"), "level-extra-time"),
        (SECOND, (1, 1), Report((1, 1), (1, 1), "PEN", (4, 4)), "level-shootout"),
    ],
)
def test_an_impossible_report_says_what_is_wrong(place: Any, first: Pair, report: Report, why: str) -> None:
    config, kind = place
    with pytest.raises(Refused) as refused:
        checks.check_report(config, report, kind, first)
    assert refused.value.refusal.code == "co.bad-report"
    assert refused.value.refusal.args["why"] == why
