"""What a download of a competition that goes on keeps secret: lists of windows, and cards that are still face down."""

from __future__ import annotations

import json
from typing import Any, cast

import msgspec

from dugout.competition import managers, play, squads, story
from dugout.competition.commands import Close, Command, Finish, HandIn, Join, Pick, Ready, Strike
from dugout.competition.config import Config
from dugout.competition.reports import Report
from dugout.competition.season import BEGUN, RUNNING, SQUADS, WAITING, WINDOW, Season
from dugout.server.competitions.book import Book
from dugout.server.competitions.downloads import public, whole_json
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
        self.season = story.tell(CONFIG, self.log, command)
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
    assert "the seed" not in whole_json(book(told))
    told.pick()
    data = json.loads(whole_json(book(told)))
    assert [command["seed"] for command in data["log"] if command["do"] == "close"] == ["the seed"]


def book(told: Told) -> Book:
    config = msgspec.json.encode(CONFIG).decode()
    row = CompetitionRow("one", "One", config, "{}", "organiser", False, 0, told.season.phase)
    found = Book(cast(Any, None), row)  # nothing is read from a store
    found.log, found.season = told.log, told.season
    return found
