"""CO-17: a command that is refused changes nothing, whatever it is and whenever it comes."""

from __future__ import annotations

import pickle
import re
from dataclasses import replace
from typing import Any

import pytest

from dugout.competition import commands as said
from dugout.competition import engine
from dugout.competition.commands import Command, OpenMatch
from dugout.competition.config import Config, Refused
from dugout.competition.reports import Report
from dugout.competition.season import BEGUN, FINISHED, SQUADS, WAITING, WINDOW, Season
from dugout.core.dice import Roller
from dugout.core.values import Refusal
from dugout.i18n import LANGUAGES, render


def same(one: Season, other: Season) -> bool:
    """Equal in everything, and with the same chance to come."""
    words = [pickle.loads(pickle.dumps(season.roller)).word() for season in (one, other)]
    return one == replace(other, roller=one.roller) and words[0] == words[1]


def test_a_deadline_without_its_rolls_forfeits_nothing() -> None:
    """CO-9.1: three matches are due; dice are there for the injured of the first only."""
    season = Season(Config("counter-attack", "league1", squads=None))
    for number in range(4):
        engine.apply(season, said.Join(f"e{number}", f"E{number}"))
    engine.apply(season, said.Close("draw"))
    while season.phase == SQUADS:
        engine.apply(season, said.Deadline(said.SQUADS))
    for fixture in list(season.fixtures.values()):
        for number in fixture.sides if fixture.part == 1 else ():
            engine.apply(season, said.Ready(season.entrant(number).id, fixture.id))
    hurt = OpenMatch([0], (1, 0), injuries=({"4": "1"}, {}))
    due = {fixture.id: hurt for fixture in season.fixtures.values() if fixture.status == BEGUN}
    assert len(due) == 2
    before = pickle.loads(pickle.dumps(season))
    with pytest.raises(Refused) as refused:
        engine.apply(season, said.Deadline(said.PART, 1, due, [3]))
    assert refused.value.refusal.code == "co.bad-rolls"
    assert same(season, before)
    engine.apply(season, said.Deadline(said.PART, 1, due, [3, 3]))
    assert all(season.fixtures[name].over for name in due)


def assert_for_people(refusal: Refusal) -> None:
    """Whoever is refused reads teams and matchdays, and no code of a fixture."""
    for language in LANGUAGES:
        text = render("refusal-" + refusal.code.replace(".", "-"), refusal.args, language)
        assert not re.search(r"\b[A-Z]\d+\.\d", text), text


SEASONS = [
    (Config("champions", "league2"), 4),
    (Config("champions", "groups", groups=2, third_place=True), 7),
    (Config("counter-attack", "league2", market=True), 8),
    (Config("counter-attack", "groups", groups=2, knockout="cup2", market=True), 6),
    (Config("counter-attack", "cup2"), 5),
    (Config("toto", "toto_league", sessions=3), 9),
    (Config("toto", "toto_cup"), 9),
]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("config", "entrants"), SEASONS, ids=[f"{c.game}-{c.format}" for c, _ in SEASONS])
def test_whatever_is_refused_changes_nothing(config: Config, entrants: int, seed: int) -> None:
    """Commands at random, sensible or not: those that are allowed make the season, the others leave it alone."""
    dice = Roller(f"refusals/{config.game}/{config.format}/{seed}")
    season = Season(config)
    for number in range(entrants):
        engine.apply(season, said.Join(f"e{number}", f"E{number}", "", f"Team {number}"))
    engine.apply(season, said.Close(f"{seed}"))
    while season.phase == SQUADS and season.batch < 8:
        engine.apply(season, said.Deadline(said.SQUADS))
    refused = 0
    for _ in range(250):
        command = any_command(season, dice)
        before = pickle.loads(pickle.dumps(season))
        try:
            engine.apply(season, command)
        except Refused as error:
            refused += 1
            assert same(season, before), said.write(command)
            assert_for_people(error.refusal)
        if season.phase == FINISHED:
            break
    assert refused > 5


def any_command(s: Season, dice: Roller) -> Command:
    """Anything that somebody might tell, more often of a kind that fits the phase."""
    entrant = s.entrants[dice.below(len(s.entrants))].id if s.entrants else "nobody"
    if s.phase == SQUADS and dice.below(6):
        return said.Deadline(said.SQUADS)
    if s.phase == WINDOW and dice.below(3):
        return said.HandIn(entrant, [(dice.below(90), dice.below(90))] if dice.below(2) else [])
    names = list(s.fixtures) or ["L1.1"]
    fixture = names[dice.below(len(names))]
    going = [name for name, each in s.fixtures.items() if each.status == BEGUN]
    if going and dice.below(2):
        fixture = going[dice.below(len(going))]
    part = min((each.part for each in s.fixtures.values() if not each.over), default=0)
    rolls = [1 + dice.below(7) for _ in range(dice.below(3))]
    waiting = [each for each in s.fixtures.values() if each.status == WAITING and len(each.ready) < 2]
    if waiting and dice.below(4):
        first = min(waiting, key=lambda each: each.part)
        return said.Ready(s.entrant(first.sides[dice.below(len(first.sides))]).id, first.id)
    some: list[Any] = [
        lambda: said.Ready(entrant, fixture, dice.below(8) > 0),
        lambda: said.Ready(entrant, fixture, True),
        lambda: said.Finish(fixture, any_report(dice), rolls, "", "m"),
        lambda: said.Finish(fixture, any_report(dice), [], "", "m"),
        lambda: said.Concede(fixture, dice.below(3), any_match(dice), rolls),
        lambda: said.Session(fixture, 5, any_money(dice), any_money(dice), any_money(dice), any_money(dice)),
        lambda: said.Deadline(said.PART, part, {name: any_match(dice) for name in going}, rolls),
        lambda: said.Deadline(said.WINDOW if dice.below(2) else said.SQUADS),
        lambda: said.Pick(entrant, dice.below(90)),
        lambda: said.HandIn(entrant, [(dice.below(90), dice.below(90))]),
        lambda: said.Leave(entrant),
        lambda: said.Join("late", "Late", "", "Late"),
        lambda: said.Close("again"),
    ]
    if not dice.below(40):
        return said.Withdraw(entrant, {name: any_match(dice) for name in going}, rolls)
    command: Command = some[dice.below(len(some))]()
    return command


def any_match(dice: Roller) -> OpenMatch:
    goals = (dice.below(7), dice.below(4))
    return OpenMatch([[0], [1], [0, 1]][dice.below(3)], goals, any_cards(dice), any_injuries(dice))


def any_report(dice: Roller) -> Report:
    goals = (dice.below(4), dice.below(4))
    decided = ("90", "90", "90", "ET", "PEN")[dice.below(5)]
    after = (goals[0] + dice.below(2), goals[1]) if decided == "ET" else goals
    shootout = (3, 4) if decided == "PEN" else None
    return Report(goals, after, decided, shootout, any_cards(dice), any_injuries(dice))


def any_cards(dice: Roller) -> tuple[dict[str, str], dict[str, str]]:
    shown = {str(1 + dice.below(18)): ("Y", "2Y", "R", "X")[dice.below(4)]}
    return (shown, {}) if dice.below(3) else ({}, {})


def any_injuries(dice: Roller) -> tuple[dict[str, str], dict[str, str]]:
    hurt = {str(1 + dice.below(16)): "1"}
    return (hurt, hurt) if dice.below(3) else ({}, {})


def any_money(dice: Roller) -> list[int]:
    return [dice.below(60) for _ in range(dice.below(9))]
