"""CO-10.3, CA-22.10: codes and goals belong to the squad number, also when a man with a lower number is out."""

from __future__ import annotations

import pytest

from dugout.competition import commands as said
from dugout.competition import engine, play, statistics
from dugout.competition.config import Config, Refused
from dugout.competition.contract import competing
from dugout.competition.play import setup_of
from dugout.competition.reports import Report
from dugout.competition.season import Season
from dugout.games.counter_attack.terms import SQUAD
from dugout.games.registry import game

SQUADS = {"a": [1000, *range(15)], "b": [1001, *range(15, 30)]}
CONFIG = Config("counter-attack", "league2", squads=SQUADS)
SENT_OFF = Report((1, 0), (1, 0), "90", cards=({"4": "R"}, {}), by_squad=True)
LOG: list[said.Command] = [
    said.Join("a", "A"),
    said.Join("b", "B"),
    said.Close("x", ["a", "b"]),
    said.Ready("a", "L1.1"),
    said.Ready("b", "L1.1"),
    said.Finish("L1.1", SENT_OFF, match="m1"),
    said.Ready("a", "L2.2"),
    said.Ready("b", "L2.2"),
]
"""In the second match A, the visitors, play without number 4."""


def after(*more: said.Command) -> Season:
    return engine.replay(CONFIG, [*LOG, *more])


def suspended(s: Season) -> dict[int, list[str]]:
    """Who is out, by entrant, as squad numbers."""
    return {
        entrant.number: [str(n) for n, card in enumerate(entrant.squad, 1) if str(card) in entrant.men]
        for entrant in s.entrants
    }


def test_a_match_tells_squad_numbers_although_a_lower_one_is_out() -> None:
    season = after()
    fixture = season.fixtures["L2.2"]
    rules = game("counter-attack")
    state = rules.new(setup_of(season, fixture))
    named = state.config.teams[1].numbers
    assert named == [0, *(card for card in SQUADS["a"][1:] if card != 2)]
    fourth, last = SQUAD + 3, SQUAD + 14  # of those who could play
    state.reds[fourth] = state.yellows[last] = state.injuries[last] = 1
    report = play.numbered(fixture, competing.of("counter-attack").report(state))
    assert report.cards == ({}, {"5": "R", "16": "Y"})
    assert report.injuries == ({}, {"16": "1"})
    goals = play.in_squad_numbers(fixture, ({}, {"4": 1}))
    told = after(said.Finish("L2.2", report, [3], match="m2", scorers=goals))
    assert suspended(told)[1] == ["5", "16"]
    scorer = next(row for row in statistics.men(told) if row.goals)
    assert (scorer.number, scorer.man) == (1, str(SQUADS["a"][4]))


def test_a_forfeit_of_a_match_begun_names_squad_numbers_too() -> None:
    open_match = said.OpenMatch([1], (2, 0), ({}, {"5": "R"}), by_squad=True)
    given_up = after(said.Concede("L2.2", 1, open_match))
    assert suspended(given_up)[1] == ["4", "5"]
    assert given_up.fixtures["L2.2"].given_up == (2, 0)


def test_a_correction_hits_the_man_it_names() -> None:
    played = said.Finish("L2.2", Report((0, 0), (0, 0), "90"), match="m2")
    right = Report((0, 1), (0, 1), "90", cards=({}, {"5": "R"}), by_squad=True)
    assert suspended(after(played, said.Strike("L2.2", right)))[1] == ["5"]


@pytest.mark.parametrize("man", ["4", "17"])
def test_a_correction_of_a_man_who_did_not_play_is_refused(man: str) -> None:
    played = said.Finish("L2.2", Report((0, 0), (0, 0), "90"), match="m2")
    wrong = Report((0, 1), (0, 1), "90", cards=({}, {man: "Y"}), by_squad=True)
    with pytest.raises(Refused):
        engine.extend(CONFIG, [*LOG, played], said.Strike("L2.2", wrong))


def test_logs_that_count_only_who_could_play_mean_what_they_meant() -> None:
    old = '{"do":"finish","fixture":"L2.2","report":{"goals90":[0,1],"goals":[0,1],"decided":"90",'
    old += '"cards":[{},{"4":"R"}]},"match":"m2"}'
    assert suspended(after(said.read(old)))[1] == ["5"]
