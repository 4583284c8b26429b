"""What can be taken home: tables a spreadsheet can count with, and nothing that is secret still."""

from __future__ import annotations

import csv
import io
import json
from typing import Any, cast

import msgspec

from dugout.competition import managers, play, squads, story
from dugout.competition.commands import Close, Command, Finish, HandIn, Join, Pick, Ready, Session, Strike
from dugout.competition.config import Config
from dugout.competition.reports import Report
from dugout.competition.season import BEGUN, RUNNING, SQUADS, WAITING, WINDOW, Season
from dugout.server.competitions.downloads import public, results_csv, whole_json
from dugout.server.competitions.log import CompetitionLog
from dugout.server.store.competitions import CompetitionRow

CONFIG = Config(game="counter-attack", format="league2", market=True)
RESULT = Report((1, 0), (1, 0), "90")
OTHER = Report((2, 0), (2, 0), "90")


class Told:
    """A competition that is told on."""

    def __init__(self) -> None:
        self.log: list[Command] = []
        self.season = Season(CONFIG)
        for name in "abcd":
            self.say(Join(name, name.upper(), "", ""))
        self.say(Close("the seed"))

    def say(self, command: Command) -> Command:
        self.season = story.extend(CONFIG, self.log, command)
        self.log.append(command)
        return command

    def pick(self) -> None:
        while self.season.phase == SQUADS:
            entrant = self.season.entrant(squads.to_pick(self.season))
            self.say(Pick(entrant.id, managers.choose_card(self.season)))

    def play(self) -> str:
        """Matches up to the next window; the last of them."""
        last = ""
        while self.season.phase == RUNNING:
            fixture = next(
                one
                for one in self.season.fixtures.values()
                if one.status == BEGUN or (one.status == WAITING and play.may_begin(self.season, one))
            )
            if fixture.status == BEGUN:
                self.say(Finish(fixture.id, RESULT, [], "2026-01-01", f"match-{fixture.id}"))
                last = fixture.id
            for number in fixture.sides:
                if fixture.status == WAITING and number not in fixture.ready:
                    self.say(Ready(self.season.entrant(number).id, fixture.id))
                    break
        return last

    def hand_in(self) -> list[Command]:
        assert self.season.window is not None
        return [self.say(HandIn(self.season.entrant(each).id)) for each in list(self.season.window.order)]

    def shown(self) -> list[Command]:
        return [command for command in public(CONFIG, self.log) if isinstance(command, HandIn)]


def test_lists_are_shown_when_their_window_has_ended_and_not_before() -> None:
    told = Told()
    told.pick()
    told.play()
    first = told.hand_in()
    assert told.shown() == first
    told.play()
    assert told.season.phase == WINDOW
    told.say(HandIn("a"))
    assert told.shown() == first
    assert len(public(CONFIG, told.log)) == len(told.log) - 1


def test_a_correction_in_a_window_opens_no_list() -> None:
    """The organiser corrects a result while lists wait, or strikes it out and so calls the window off."""
    told = Told()
    told.pick()
    last = told.play()
    told.say(HandIn("a"))
    told.say(Strike(last, OTHER, []))
    assert told.season.phase == WINDOW
    assert told.shown() == []
    told.say(Strike(last))
    assert told.season.phase == RUNNING
    assert told.shown() == []


def test_nobody_learns_the_cards_that_are_still_to_come() -> None:
    told = Told()
    assert told.season.phase == SQUADS
    assert "the seed" not in whole_json(history(told))
    told.pick()
    data = json.loads(whole_json(history(told)))
    assert [command["seed"] for command in data["log"] if command["do"] == "close"] == ["the seed"]


def history(told: Told) -> CompetitionLog:
    config = msgspec.json.encode(CONFIG).decode()
    row = CompetitionRow("one", "One", config, "{}", "organiser", False, 0, told.season.phase)
    found = CompetitionLog(cast(Any, None), row)  # nothing is read from a store
    found.log, found.season = told.log, told.season
    return found


def as_rows(config: Config, log: list[Command]) -> list[list[str]]:
    row = CompetitionRow("one", "One", msgspec.json.encode(config).decode(), "{}", "", False, 0, "RUNNING")
    found = CompetitionLog(cast(Any, None), row)
    found.season = story.replay(config, log)
    return list(csv.reader(io.StringIO(results_csv(found))))


def test_score_and_penalties_have_columns_of_their_own() -> None:
    config = Config(game="champions", format="league1")
    log: list[Command] = [*(Join(name, f"={name}", "", name) for name in "abc"), Close("x", ["a", "b", "c"])]
    reports = [
        Report((1, 1), (1, 1), "PEN", (4, 3)),
        Report((0, 0), (0, 1), "ET"),
        Report((2, 0), (2, 0), "90"),
    ]
    for fixture, report in zip(story.replay(config, log).fixtures.values(), reports, strict=True):
        log += [Ready("abc"[number - 1], fixture.id) for number in fixture.sides]
        log += [Finish(fixture.id, report, [], "2026-01-01", "m")]
    rows = as_rows(config, log)
    assert rows[0] == [
        *("date", "fixture", "home", "away", "home goals", "away goals"),
        *("decided", "home penalties", "away penalties"),
    ]
    assert [row[4:] for row in rows[1:]] == [
        ["1", "1", "penalties", "4", "3"],
        ["0", "1", "golden goal", "", ""],
        ["2", "0", "90 minutes", "", ""],
    ]
    assert all(row[2].startswith("'=") for row in rows[1:]), "no name is a formula"


def test_a_toto_table_is_a_row_for_everybody() -> None:
    config = Config(game="toto", format="toto_league", sessions=1)
    log: list[Command] = [*(Join(name, name.upper()) for name in "abc"), Close("x", ["a", "b", "c"])]
    log += [Ready(name, "S1.1") for name in "abc"]
    log += [Session("S1.1", 5, [60, 40, 90], [1, 2, 3], [1, 1, 1], [5, 5, 5], "2026-01-01", "m")]
    assert as_rows(config, log)[1:] == [
        ["2026-01-01", "S1.1", "1", "C", "40"],
        ["2026-01-01", "S1.1", "2", "A", "10"],
        ["2026-01-01", "S1.1", "3", "B", "-10"],
    ]
