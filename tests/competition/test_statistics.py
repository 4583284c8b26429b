"""Scorers, cards and clean sheets: counted from the log, forfeits apart; why a man is out."""

from __future__ import annotations

from dugout.competition import causes, engine, statistics
from dugout.competition.commands import Close, Command, Finish, Join, Ready, Withdraw
from dugout.competition.config import Config
from dugout.competition.reports import Report
from dugout.competition.season import Season

CONFIG = Config("champions", "league2")


def league() -> Season:
    """A wins 2–0 with two goals of number 9, then gives the second match up."""
    report = Report((2, 0), (2, 0), "90", cards=({"4": "R"}, {"7": "Y"}))
    told: list[Command] = [
        Join("a", "A", team="A"),
        Join("b", "B", team="B"),
        Close("seed", ["a", "b"]),
        *(Ready(who, "L1.1") for who in ("a", "b")),
        Finish("L1.1", report, match="m", scorers=({"9": 2}, {})),
        Withdraw("b"),
    ]
    return engine.replay(CONFIG, told)


def test_goals_and_cards_are_put_down_to_men() -> None:
    found = [(row.number, row.man, row.goals, row.yellow, row.red) for row in statistics.men(league())]
    assert found == [(1, "9", 2, 0, 0), (1, "4", 0, 0, 1), (2, "7", 0, 1, 0)]


def test_a_forfeit_is_no_clean_sheet() -> None:
    first, second = statistics.teams(league())
    assert (first.played, first.goals, first.against, first.clean, first.red) == (2, 5, 0, 1, 1)
    assert (second.played, second.goals, second.against, second.clean, second.yellow) == (2, 0, 5, 0, 1)


def test_a_suspension_names_its_match_and_rule() -> None:
    season = league()
    cause = causes.suspension(season, 1, "4")
    assert cause == causes.Cause("CO-7.6", "R", "L1.1", 2)
    assert causes.suspension(season, 1, "9") is None
    assert causes.injury(season, 1, "4") is None
