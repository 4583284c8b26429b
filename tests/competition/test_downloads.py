"""What can be taken home: tables a spreadsheet can count with, and nothing that is secret still."""

from __future__ import annotations

import csv
import io
import json
from typing import Any, cast

import msgspec

from dugout.competition import commands, engine, play, squads
from dugout.competition.config import Config
from dugout.competition.reports import Report
from dugout.competition.season import BEGUN, RUNNING, SQUADS, WAITING, WINDOW, Season
from dugout.server.competitions.downloads import public, results_csv, whole_json
from dugout.server.competitions.ical import calendar_ics
from dugout.server.competitions.log import CompetitionLog
from dugout.server.store.competitions import CompetitionRow

CONFIG = Config(game="counter-attack", format="league2", market=True)
RESULT = Report((1, 0), (1, 0), "90")
OTHER = Report((2, 0), (2, 0), "90")


class Told:
    """A competition that is told on."""

    def __init__(self, config: Config = CONFIG) -> None:
        self.config = config
        self.log: list[commands.Command] = []
        self.season = Season(config)
        for name in "abcd":
            self.say(commands.Join(name, name.upper(), "", ""))
        self.say(commands.Close("the seed"))

    def say(self, command: commands.Command) -> commands.Command:
        self.season = engine.extend(self.config, self.log, command)
        self.log.append(command)
        return command

    def pick(self) -> None:
        while self.season.phase == SQUADS:
            entrant = self.season.entrant(squads.to_pick(self.season))
            self.say(commands.Pick(entrant.id, squads.card_for(self.season)))

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
                self.say(commands.Finish(fixture.id, RESULT, [], "2026-01-01", f"match-{fixture.id}"))
                last = fixture.id
            for number in fixture.sides:
                if fixture.status == WAITING and number not in fixture.ready:
                    self.say(commands.Ready(self.season.entrant(number).id, fixture.id))
                    break
        return last

    def hand_in(self) -> list[commands.Command]:
        assert self.season.window is not None
        return [
            self.say(commands.HandIn(self.season.entrant(each).id)) for each in list(self.season.window.order)
        ]

    def shown(self) -> list[commands.Command]:
        return [command for command in public(self.config, self.log) if isinstance(command, commands.HandIn)]


def test_lists_are_shown_when_their_window_has_ended_and_not_before() -> None:
    told = Told()
    told.pick()
    told.play()
    first = told.hand_in()
    assert told.shown() == first
    told.play()
    assert told.season.phase == WINDOW
    told.say(commands.HandIn("a"))
    assert told.shown() == first
    assert len(public(CONFIG, told.log)) == len(told.log) - 1


def test_a_correction_in_a_window_opens_no_list() -> None:
    """The organiser corrects a result while lists wait, or strikes it out and so calls the window off."""
    told = Told()
    told.pick()
    last = told.play()
    told.say(commands.HandIn("a"))
    told.say(commands.Strike(last, OTHER, []))
    assert told.season.phase == WINDOW
    assert told.shown() == []
    told.say(commands.Strike(last))
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
    return stored(told.config, told.log)


def stored(config: Config, log: list[commands.Command]) -> CompetitionLog:
    season = engine.replay(config, log)
    text = msgspec.json.encode(config).decode()
    row = CompetitionRow("one", "One", text, "{}", "organiser", False, 0, season.phase)
    found = CompetitionLog(cast(Any, None), row)  # nothing is read from a store
    found.log, found.season = log, season
    return found


def test_a_download_replays_after_places_were_claimed_and_replaced() -> None:
    """CO-14.3, CO-0.7, CO-4.8: one who joined and left before takes a guest's place; then somebody is replaced."""
    config = Config(game="champions", format="league1")
    log: list[commands.Command] = [
        commands.Join("guest-1", "Gus", "", "G", guest=True),
        commands.Join("pat", "Pat", "", "P"),
        commands.Leave("pat"),
        *(commands.Join(name, name.upper(), "", name) for name in "ab"),
        commands.Become("guest-1", "pat"),
        commands.Close("x", ["b", "a", "pat"]),
        commands.Replace("pat", "guest-2", "Vera", "moved away"),
        commands.Become("guest-2", "vera"),
        commands.Replace("a", "guest-3", "Wim", "moved away"),
    ]
    data = json.loads(whole_json(stored(config, log)))
    assert not {"guest-1", "guest-2", "guest-3", "pat", "vera"} & set(json.dumps(data).split('"'))
    again = engine.replay(
        msgspec.convert(data["config"], Config),
        [commands.read(json.dumps(command)) for command in data["log"]],
    )
    expected = engine.replay(config, log)
    assert len({each.id for each in again.entrants}) == 3
    for entrant, other in zip(expected.entrants, again.entrants, strict=True):
        other.id = entrant.id
    again.roller = expected.roller  # the same seed
    assert again == expected


def as_rows(config: Config, log: list[commands.Command]) -> list[list[str]]:
    row = CompetitionRow("one", "One", msgspec.json.encode(config).decode(), "{}", "", False, 0, "RUNNING")
    found = CompetitionLog(cast(Any, None), row)
    found.season = engine.replay(config, log)
    return list(csv.reader(io.StringIO(results_csv(found))))


def test_score_and_penalties_have_columns_of_their_own() -> None:
    config = Config(game="champions", format="league1")
    log: list[commands.Command] = [
        *(commands.Join(name, name, "", f"={name}") for name in "abc"),
        commands.Close("x", ["a", "b", "c"]),
    ]
    reports = [
        Report((1, 1), (1, 1), "PEN", (4, 3)),
        Report((0, 0), (0, 1), "ET"),
        Report((2, 0), (2, 0), "90"),
    ]
    for fixture, report in zip(engine.replay(config, log).fixtures.values(), reports, strict=True):
        log += [commands.Ready("abc"[number - 1], fixture.id) for number in fixture.sides]
        log += [commands.Finish(fixture.id, report, [], "2026-01-01", "m")]
    rows = as_rows(config, log)
    assert rows[0] == [
        *("date", "fixture", "home", "away", "home goals", "away goals"),
        *("decided", "home penalties", "away penalties", "home goals 90", "away goals 90"),
    ]
    assert [row[4:] for row in rows[1:]] == [
        ["1", "1", "penalties", "4", "3", "1", "1"],
        ["0", "1", "golden goal", "", "", "0", "0"],
        ["2", "0", "90 minutes", "", "", "2", "0"],
    ]
    assert all(row[2].startswith("'=") for row in rows[1:]), "no name is a formula"


def test_a_toto_table_is_a_row_for_everybody() -> None:
    config = Config(game="toto", format="toto_league", sessions=1)
    log: list[commands.Command] = [
        *(commands.Join(name, name.upper()) for name in "abc"),
        commands.Close("x", ["a", "b", "c"]),
    ]
    log += [commands.Ready(name, "S1.1") for name in "abc"]
    log += [commands.Session("S1.1", 5, [60, 40, 90], [1, 2, 3], [1, 1, 1], [5, 5, 5], "2026-01-01", "m")]
    assert as_rows(config, log)[1:] == [
        ["2026-01-01", "S1.1", "1", "C", "40"],
        ["2026-01-01", "S1.1", "2", "A", "10"],
        ["2026-01-01", "S1.1", "3", "B", "-10"],
    ]


def test_a_calendar_knows_when_the_clocks_of_its_zone_change() -> None:
    """Summer time begins and ends in it, as RFC 5545 wants to know; without a zone everything is in UTC."""
    log: list[commands.Command] = [
        *(commands.Join(name, name, "", name) for name in "abcd"),
        commands.Close("x", ["a", "b", "c", "d"]),
    ]
    found = stored(Config(game="champions", format="league1", days=330, zone="Europe/Amsterdam"), log)
    found.row.started = 1_767_225_600_000  # 1 January 2026
    text = calendar_ics(found)
    spring, autumn = ("TZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200", "TZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100")
    assert f"BEGIN:DAYLIGHT\r\nDTSTART:20260329T020000\r\n{spring}\r\nEND:DAYLIGHT" in text
    assert f"BEGIN:STANDARD\r\nDTSTART:20261025T030000\r\n{autumn}\r\nEND:STANDARD" in text
    assert "DTSTART;TZID=Europe/Amsterdam:20260421T010000" in text, "the hour before the first matchday ends"
    south = stored(Config(game="champions", format="league1", days=330, zone="Australia/Lord_Howe"), log)
    south.row.started = found.row.started
    half = "TZOFFSETFROM:+1030\r\nTZOFFSETTO:+1100"  # by half an hour, at half past in UTC
    assert f"BEGIN:DAYLIGHT\r\nDTSTART:20261004T020000\r\n{half}\r\nEND:DAYLIGHT" in calendar_ics(south)
    plain = stored(Config(game="champions", format="league1", days=330), log)
    plain.row.started = found.row.started
    assert "TZID" not in calendar_ics(plain) and "DTSTART:20260420T230000Z" in calendar_ics(plain)
