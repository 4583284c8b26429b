"""The opening page of a competition: news and race are told from the log, and large seasons stay small and quick."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec
import pytest

from dugout.competition import calendar, commands, engine, schedule
from dugout.competition.commands import Close, Command, Enter, Extend, Join, Ready, Schedule, Session
from dugout.competition.config import Config
from dugout.competition.reports import Report
from dugout.competition.season import BEGUN, FINISHED, WAITING, Season
from dugout.server.competitions.audit import Audit
from dugout.server.competitions.ical import calendar_ics
from dugout.server.competitions.log import CompetitionLog
from dugout.server.competitions.news import home
from dugout.server.competitions.pages import seen
from dugout.server.competitions.places import part_title, round_title
from dugout.server.http.embed import _bracket
from dugout.server.store.competitions import CompetitionRow, LogRow
from dugout.server.wire.league import HomeInfo

SECONDS = 0.1
BYTES = 150_000
WIN = Report((2, 1), (2, 1), "90", by_squad=True)
RED = Report((2, 1), (2, 1), "90", cards=({"9": "R"}, {}), by_squad=True)


class Told:
    """A competition of so many, told on; each command a minute after the one before."""

    def __init__(self, config: Config, entrants: int) -> None:
        self.config, self.log = config, list[Command]()
        self.season = Season(config)
        names = [f"Entrant {number}" for number in range(entrants)]
        for name in names:
            self.say(Join(name, name, "", f"Team {name}"))
        self.say(Close("seed", names))

    def say(self, command: Command) -> None:
        engine.apply(self.season, command)
        self.log.append(command)

    @property
    def rows(self) -> list[LogRow]:
        return [LogRow(at, commands.write(each), "ann", 60_000 * at) for at, each in enumerate(self.log)]

    def home(self) -> HomeInfo:
        audit = Audit(self.season, {"ann": "Ann"})
        audit.read(self.rows)
        return home(self.season, self.rows, audit.lines)

    def history(self) -> CompetitionLog:
        row = CompetitionRow(
            "c1", "Club", msgspec.json.encode(self.config).decode(), "{}", "ann", False, 0, "OPEN"
        )
        history = CompetitionLog(None, row)  # type: ignore[arg-type]
        history.log, history.season, history.row.started = self.log, self.season, 0
        return history


def test_news_and_race_are_told_from_the_log() -> None:
    told = Told(Config("champions", "league1"), 4)
    for fixture in ("L1.1", "L1.2"):
        told.say(Enter(fixture, RED if fixture == "L1.1" else WIN))
    told.say(Extend(2, 600, True, "half term"))
    seen = told.home()
    assert [(each.kind, each.fixture) for each in seen.news] == [
        ("decided", ""),
        ("result", "L1.2"),
        ("result", "L1.1"),
        ("ban", "L1.1"),
    ]
    assert seen.news[0].line is not None and seen.news[0].line.reason == "half term"
    assert (seen.news[3].number, seen.news[3].man, seen.news[3].count, seen.news[3].rule) == (
        1,
        "9",
        2,
        "CO-7.6",
    )
    assert seen.parts == [1]
    assert {each.number: each.points for each in seen.race} == {1: [5], 2: [5], 3: [0], 4: [0]}
    served = next(each for each in told.season.fixtures.values() if each.part == 2 and 1 in each.sides)
    told.say(Enter(served.id, WIN))
    assert told.season.entrant(1).men["9"]["suspended"] == 1
    ban = next(each for each in told.home().news if each.kind == "ban")
    assert ban.count == 2, "news say what happened then, not what is left of it"


def test_three_wins_in_a_row_are_news() -> None:
    told = Told(Config("champions", "league1"), 4)
    for fixture in list(told.season.fixtures.values()):
        first = fixture.sides.index(1) if 1 in fixture.sides else 0
        score = (1, 0) if first == 0 else (0, 1)
        told.say(Enter(fixture.id, Report(score, score, "90")))
    streaks = [(each.number, each.what, each.count) for each in told.home().news if each.kind == "streak"]
    assert (1, "won", 3) in streaks


def test_who_has_won_heads_the_news() -> None:
    told = Told(Config("champions", "cup"), 2)
    assert told.home().news == []
    told.say(Enter("K1.1", WIN))
    assert [(each.kind, each.number) for each in told.home().news] == [("champion", 1), ("result", 1)]


def test_what_a_deadline_rules_on_has_the_time_of_its_own_deadline() -> None:
    told = Told(Config("champions", "league1"), 4)
    when: dict[int, int] = {}
    for part in (1, 2):
        for fixture in [each for each in told.season.fixtures.values() if each.part == part]:
            told.say(Ready(told.season.entrant(fixture.sides[0]).id, fixture.id))
        when[part] = 60_000 * len(told.log)
        told.say(commands.Deadline(commands.PART, part))
    news = {each.fixture: each.at for each in told.home().news if each.kind == "result"}
    assert news == {each.id: when[each.part] for each in told.season.fixtures.values() if each.part < 3}


def test_a_transfer_has_the_time_of_its_own_window() -> None:
    names = [f"Entrant {at}" for at in range(4)]
    ready = {name: [1000 + at, *range(15 * at, 15 * at + 15)] for at, name in enumerate(names)}
    config = Config("counter-attack", "league2", market=True, credits_per_point=100, squads=ready)
    told = Told(config, 4)
    when: list[int] = []
    for part, wish in ((1, [(61, 0)]), (2, [])):
        for fixture in [each for each in told.season.fixtures.values() if each.part == part]:
            told.say(Enter(fixture.id, Report((1, 1), (1, 1), "90")))
        for name in names:
            when.append(60_000 * len(told.log))
            told.say(commands.HandIn(name, wish if name == names[0] else []))
    transfers = [(each.at, each.man) for each in told.home().news if each.kind == "transfer"]
    assert transfers == [(when[3], "61")]


def toto() -> Told:
    told = Told(Config("toto", "toto_league"), 64)
    while waiting := [each for each in told.season.fixtures.values() if not each.over]:
        for fixture in waiting:
            for number in fixture.sides if fixture.status != BEGUN else ():
                told.say(Ready(told.season.entrant(number).id, fixture.id))
        for fixture in waiting:
            count = len(fixture.sides)
            figures = [50 + place for place in range(count)]
            told.say(Session(fixture.id, 5, figures, [5] * count, [1] * count, [7] * count))
    return told


def groups() -> Told:
    told = Told(Config("champions", "groups", groups=8, qualify=2), 48)
    for fixture in [each for each in told.season.fixtures.values() if each.stage == "groups"]:
        sent_off = {str(8 + fixture.day): "R"}  # somebody else every day
        told.say(Enter(fixture.id, msgspec.structs.replace(WIN, cards=(sent_off, {}))))
    return told


def swiss() -> Told:
    """All rounds, each with somebody sent off; who meets whom does not matter here."""
    told = Told(Config("champions", "swiss"), 64)
    meetings = schedule.round_robin(64)
    for round in range(1, calendar.parts(told.config, 64) + 1):
        pairs = [(each.home, each.away) for each in meetings if each.day == round]
        told.say(commands.PairUp(round, pairs))
        for fixture in [each for each in told.season.fixtures.values() if not each.over]:
            sent_off = {str(1 + fixture.day): "R"}
            told.say(Enter(fixture.id, msgspec.structs.replace(WIN, cards=(sent_off, {}))))
    return told


@pytest.mark.slow
@pytest.mark.parametrize("large", [toto, groups, swiss])
def test_the_opening_page_of_a_large_season_is_small_and_quick(large: Callable[[], Told]) -> None:
    """64 at tables and in a Swiss, and 48 in groups: the most that there are."""
    told = large()
    history = told.history()
    took = []
    for _ in range(3):  # the best of three: other tests may be busy
        began = time.process_time()
        page = msgspec.json.encode(seen(history, [], None, 0))
        first = msgspec.json.encode(told.home())
        took.append(time.process_time() - began)
    assert len(page) + len(first) < BYTES
    assert min(took) < SECONDS


def test_a_match_with_a_date_of_its_own_is_in_the_calendar_file() -> None:
    told = Told(Config("champions", "league1"), 4)
    told.say(Schedule("L1.1", 1_800_000_000, "both asked"))
    events = calendar_ics(told.history()).split("BEGIN:VEVENT")
    (own,) = [event for event in events if "c1-L1.1@dugout" in event]
    assert "DTSTART:20270115T080000Z" in own
    assert "SUMMARY:Team Entrant 0 – Team Entrant 3" in own
    told.say(Enter("L1.1", WIN))
    assert "c1-L1.1@dugout" not in calendar_ics(told.history())


def test_a_calendar_file_says_in_its_language_which_matchday_ends() -> None:
    told = Told(Config("champions", "league1"), 4)
    assert "end of Matchday 2" in calendar_ics(told.history())
    assert "end of Semi-finals" in calendar_ics(Told(Config("champions", "cup"), 4).history()), "also of many"
    assert "Spieltag 2 endet" in calendar_ics(told.history(), "de")


def test_legs_of_a_round_stand_in_the_order_in_which_they_are_played() -> None:
    ready = {f"Entrant {at}": [1000 + at, *range(15 * at, 15 * at + 15)] for at in range(4)}
    told = Told(Config("counter-attack", "cup2", squads=ready), 4)
    for name in ("K1.1.1", "K1.1.2", "K1.2.1", "K1.2.2"):
        goals = (0, 0) if name.endswith("2") else (2, 1)
        told.say(Enter(name, Report(goals, goals, "90")))
    frame = _bracket(told.season, "en")
    rows = [
        f">{' – '.join(told.season.entrant(one).label for one in told.season.fixtures[name].sides)}<"
        for name in ("K2.1", "K1.1.1", "K1.1.2")
    ]
    places = [frame.index(words) for words in ("Final<", rows[0], "Semi-finals<", *rows[1:])]
    assert places == sorted(places)


def test_the_calendar_file_of_a_ladder_says_that_all_of_it_ends() -> None:
    told = Told(Config("champions", "ladder"), 4)
    challenger, above = told.season.rungs[1], told.season.rungs[0]
    told.say(commands.Challenge(told.season.entrant(challenger).id, above, 0))
    assert "SUMMARY:Club ends" in calendar_ics(told.history())
    assert "SUMMARY:Club endet" in calendar_ics(told.history(), "de")


def test_parts_of_a_double_elimination_are_called_as_the_page_calls_them() -> None:
    """By their number, whichever of its two sides has matches in it by now; the final by its name."""
    told = Told(Config("champions", "double"), 4)
    titles: list[str] = []
    while told.season.phase != FINISHED:
        waiting = [each for each in told.season.fixtures.values() if each.status == WAITING]
        titles.append(part_title(told.season, waiting[0].part, "en"))
        for each in waiting:
            told.say(Enter(each.id, WIN))
    assert titles == ["Round 1", "Round 2", "Round 3", "Final"]
    rounds = [round_title(told.season, each, "en") for each in told.season.fixtures.values()]
    assert len(set(rounds)) == 5, "each side counts its own rounds"
