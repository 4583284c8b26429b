"""Entrants and results from a table that somebody wrote elsewhere: every line is taken, or none and each says
why not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import Final

from dugout.competition import commands, engine, play
from dugout.competition.commands import Command
from dugout.competition.config import Refused
from dugout.competition.reports import ET, FORFEIT, NORMAL, PEN, Pair, Report
from dugout.competition.season import DONE, VOID, Entrant, Fixture, Season
from dugout.referee.errors import ApiError, refused
from dugout.referee.inputs import clean_name
from dugout.server.competitions.desk import guest_id
from dugout.server.competitions.downloads import HOW
from dugout.server.competitions.host import Competitions
from dugout.server.competitions.log import CompetitionLog
from dugout.server.competitions.sheet import ENTRANTS, RESULTS, Row, fault, rows_of
from dugout.server.match.create import free_name
from dugout.server.store.people import Person

LONGEST_NAME: Final = 40
DECIDED: Final = {**{text: decided for decided, text in HOW.items()}, "golden goal": ET, "": ""}

Rows = list[tuple[int, Row]]
Faults = list[tuple[int, ApiError]]
"""Lines of the file, from 1, and what is wrong with each."""


@dataclass
class Read:
    """What a table comes to: commands, lines that are here already just so, and lines that are wrong."""

    added: list[Command] = field(default_factory=list)
    same: int = 0
    faults: Faults = field(default_factory=list)


async def read(
    leagues: Competitions, history: CompetitionLog, what: str, text: str, organiser: Person
) -> Read:
    """A table of entrants or results, tried on a copy line by line, off the event loop: a long one takes a while."""
    try:
        rows = rows_of(text, ENTRANTS if what == "entrants" else RESULTS)
    except ApiError as error:
        return Read(faults=[(0, error)])
    if what == "results":
        today = leagues.today()
        return await asyncio.to_thread(_tried, history, rows, lambda s, row: result(s, row, today))
    found = Read()
    named: Rows = []
    for number, row in rows:
        try:
            name = await free_name(leagues.rooms.store.people, row.get("name", ""), organiser)
            named.append((number, {**row, "name": name}))
        except ApiError as error:
            found.faults.append((number, error))
    tried = await asyncio.to_thread(
        _tried, history, named, lambda s, row: entrant(s, row["name"], row.get("team", ""))
    )
    tried.faults = sorted(found.faults + tried.faults, key=lambda each: each[0])
    return tried


def _tried(history: CompetitionLog, rows: Rows, take: Callable[[Season, Row], Command | None]) -> Read:
    copy, found = engine.replay(history.config, list(history.log)), Read()
    for number, row in rows:
        try:
            command = take(copy, row)
        except ApiError as error:
            found.faults.append((number, error))
            continue
        if command is None:
            found.same += 1
        else:
            found.added.append(command)
    return found


def entrant(s: Season, name: str, team: str) -> Command:
    """CO-0.7: a guest, with a team or under the own name; `s` is a copy that further commands are applied to."""
    if max(len(name), len(team)) > LONGEST_NAME:
        raise fault("bad-name")
    joined = commands.Join(guest_id(), name, "", clean_name(team) if team else name, guest=True)
    return _checked(s, joined)


def result(s: Season, row: Row, today: str) -> Command | None:
    """CO-14.5: a match, as `results.csv` writes it; None where it has this very result already, or no longer counts."""
    fixture, report = _fixture(s, row), _report(row)
    if fixture.status == VOID:
        return None
    if fixture.status == DONE:
        if _figures(fixture.report) != _figures(report):
            raise fault("csv-played", teams=_teams(s, fixture))
        return None
    if report.decided == FORFEIT:  # CO-14.6: ruled at the desk, with a reason
        raise _undecided(HOW[FORFEIT])
    return _checked(s, commands.Enter(fixture.id, report, [], _day(row.get("date", ""), today)))


def _checked(s: Season, command: Command) -> Command:
    try:
        engine.execute(s, command)
    except Refused as error:
        raise refused("refused", error.refusal) from None
    return command


def _day(text: str, today: str) -> str:
    """CO-14.1: the date of a match as 2026-11-18; not in the future, but it may be tomorrow already elsewhere."""
    try:
        day = date.fromisoformat(text or today)
    except ValueError:
        day = date.max
    if day > date.fromisoformat(today) + timedelta(days=1) or (text and text != day.isoformat()):
        raise fault("csv-date", text=text[:LONGEST_NAME])
    return day.isoformat()


def _figures(report: Report | None) -> tuple[Pair, str, Pair | None] | None:
    return None if report is None else (report.goals, report.decided, report.shootout)


def _teams(s: Season, fixture: Fixture) -> str:
    return " – ".join(s.entrant(number).label for number in fixture.sides)


def _fixture(s: Season, row: Row) -> Fixture:
    """The match of a line: by its id, or by its teams: the first of them that is still to be played."""
    if row.get("fixture"):
        return _by_id(s, row)
    sides = tuple(_number(s, row.get(side, "")) for side in ("home", "away"))
    known = [fixture for fixture in s.fixtures.values() if fixture.sides == sides]
    if not known:
        raise _no_match(row)
    return next((fixture for fixture in known if not fixture.over), known[-1])


def _by_id(s: Season, row: Row) -> Fixture:
    """Every league has the same ids: where the line says who played, it must be these."""
    try:
        fixture = play.find(s, row["fixture"])
    except Refused as error:
        raise refused("refused", error.refusal) from None
    for side, number in zip(("home", "away"), fixture.sides, strict=False):
        if row.get(side) and row[side].casefold() not in _names(s.entrant(number)):
            raise _no_match(row)
    return fixture


def _no_match(row: Row) -> ApiError:
    return fault(
        "csv-no-match", home=row.get("home", "")[:LONGEST_NAME], away=row.get("away", "")[:LONGEST_NAME]
    )


def _names(entrant: Entrant) -> set[str]:
    """What a line may call an entrant: the team, the manager, or who was it before (CO-4.8)."""
    return {name.casefold() for name in (entrant.team, entrant.name, *entrant.before) if name}


def _number(s: Season, name: str) -> int:
    """An entrant by team or by name."""
    found = [entrant.number for entrant in s.entrants if name.casefold() in _names(entrant)]
    if len(found) > 1:
        raise fault("csv-two-teams", name=name[:LONGEST_NAME])
    if not found:
        raise fault("csv-no-team", name=name[:LONGEST_NAME])
    return found[0]


def _report(row: Row) -> Report:
    """CO-5.1: score and penalties in columns of their own; who was carded or hurt is entered at the desk."""
    goals = _pair(row, "home goals", "away goals")
    if goals is None:
        raise fault("csv-number", column="home goals")
    shootout = _pair(row, "home penalties", "away penalties")
    said = row.get("decided", "").casefold()
    if said not in DECIDED:
        raise _undecided(said)
    decided = DECIDED[said] or (PEN if shootout else NORMAL)
    level = (min(goals), min(goals))
    before = _pair(row, "home goals 90", "away goals 90") or (level if decided == ET else goals)
    return Report(before, goals, decided, shootout, by_squad=True)


def _undecided(said: str) -> ApiError:
    return fault("csv-decided", text=said[:LONGEST_NAME], known=", ".join(_ways()))


def _ways() -> Iterator[str]:
    return (text for text, decided in DECIDED.items() if text and decided != FORFEIT)


def _pair(row: Row, first: str, second: str) -> Pair | None:
    """Two figures; None where both cells are empty."""
    texts = (row.get(first, ""), row.get(second, ""))
    if texts == ("", ""):
        return None
    for column, text in zip((first, second), texts, strict=True):
        if not (text.isascii() and text.isdigit() and len(text) <= 2):
            raise fault("csv-number", column=column)
    return int(texts[0]), int(texts[1])
