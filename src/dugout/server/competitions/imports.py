"""Entrants and results from a table that somebody wrote elsewhere: every line is taken, or none and each says why not."""

from __future__ import annotations

import asyncio
import csv
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from dugout.competition import commands, play, story
from dugout.competition.commands import Command
from dugout.competition.config import Refused
from dugout.competition.reports import ET, NORMAL, PEN, Pair, Report
from dugout.competition.season import DONE, Fixture, Season
from dugout.referee.errors import ApiError, refused
from dugout.referee.inputs import clean_name
from dugout.server.competitions.desk import guest_id
from dugout.server.competitions.downloads import HARMFUL, HOW
from dugout.server.competitions.host import Competitions
from dugout.server.competitions.log import CompetitionLog
from dugout.server.match.create import free_name
from dugout.server.store.people import Person

MOST_LINES: Final = 400
LONGEST_NAME: Final = 40
DELIMITERS: Final = ",;\t"
DECIDED: Final = {**{text: decided for decided, text in HOW.items()}, "golden goal": ET, "": ""}

Row = dict[str, str]
Faults = list[tuple[int, ApiError]]
"""Lines of the file, from 1, and what is wrong with each."""


def rows_of(text: str, columns: Sequence[str]) -> list[tuple[int, Row]]:
    """The lines that say something, by column; raises ApiError. Without a heading the columns come in this order."""
    lines = text.removeprefix("\ufeff").splitlines()
    if len(lines) > MOST_LINES:
        raise _fault("csv-long", most=MOST_LINES)
    first = lines[0] if lines else ""
    delimiter = max(DELIMITERS, key=first.count)
    try:
        cells = list(csv.reader(lines, delimiter=delimiter, strict=True))
    except csv.Error:
        raise _fault("csv-columns", columns=", ".join(columns)) from None
    head = [cell.strip().casefold() for cell in cells[0]] if cells else []
    names = head if columns[0] in head or "home" in head else list(columns)
    start = 1 if names is head else 0
    found = [
        (number, dict(zip(names, (_plain(cell) for cell in row), strict=False)))
        for number, row in enumerate(cells[start:], start=start + 1)
        if any(cell.strip() for cell in row)
    ]
    if not found:
        raise _fault("csv-empty")
    return found


def _plain(cell: str) -> str:
    """A cell without the sign that keeps a spreadsheet from reading a formula."""
    text = cell.strip()
    return text[1:] if text.startswith("'") and text[1:].startswith(HARMFUL) else text


def _fault(code: str, **args: str | int) -> ApiError:
    return refused("refused", Refused(code, "CO-14.5", **args).refusal)


ENTRANTS: Final = ("name", "team")
RESULTS: Final = ("home", "away", "home goals", "away goals", "decided", "home penalties", "away penalties")


@dataclass
class Read:
    """What a table comes to: commands, lines that are here already just so, and lines that are wrong."""

    added: list[Command] = field(default_factory=list)
    same: int = 0
    faults: Faults = field(default_factory=list)


async def read(
    leagues: Competitions, history: CompetitionLog, what: str, text: str, organiser: Person
) -> Read:
    """A table of entrants or results, tried on a copy line by line."""
    copy = await asyncio.to_thread(story.replay, history.config, list(history.log))
    found = Read()
    try:
        rows = rows_of(text, ENTRANTS if what == "entrants" else RESULTS)
    except ApiError as error:
        return Read(faults=[(0, error)])
    for number, row in rows:
        try:
            if what == "entrants":
                name = await free_name(leagues.rooms.store.people, row.get("name", ""), organiser)
                found.added.append(entrant(copy, name, row.get("team", "")))
            elif (command := result(copy, row, leagues.today())) is not None:
                found.added.append(command)
            else:
                found.same += 1
        except ApiError as error:
            found.faults.append((number, error))
    return found


def entrant(s: Season, name: str, team: str) -> Command:
    """CO-0.7: a guest, with a team or under the own name; `s` is a copy that is told on."""
    if max(len(name), len(team)) > LONGEST_NAME:
        raise _fault("bad-name")
    joined = commands.Join(guest_id(), name, "", clean_name(team) if team else name, guest=True)
    return _told(s, joined)


def result(s: Season, row: Row, today: str) -> Command | None:
    """CO-14.5: a match, as `results.csv` writes it; None where it has this very result already."""
    fixture, report = _fixture(s, row), _report(row)
    if fixture.status != DONE:
        return _told(s, commands.Enter(fixture.id, report, [], row.get("date") or today))
    if _figures(fixture.report) != _figures(report):
        raise _fault("csv-played", teams=_teams(s, fixture))
    return None


def _told(s: Season, command: Command) -> Command:
    try:
        story.tell(s, command)
    except Refused as error:
        raise refused("refused", error.refusal) from None
    return command


def _figures(report: Report | None) -> tuple[Pair, str, Pair | None] | None:
    return None if report is None else (report.goals, report.decided, report.shootout)


def _teams(s: Season, fixture: Fixture) -> str:
    return " – ".join(s.entrant(number).label for number in fixture.sides)


def _fixture(s: Season, row: Row) -> Fixture:
    """The match of a line: by its id, or by its teams: the first of them that is still to be played."""
    if row.get("fixture"):
        try:
            return play.find(s, row["fixture"])
        except Refused as error:
            raise refused("refused", error.refusal) from None
    sides = tuple(_number(s, row.get(side, "")) for side in ("home", "away"))
    known = [fixture for fixture in s.fixtures.values() if fixture.sides == sides]
    if not known:
        raise _fault("csv-no-match", home=row.get("home", ""), away=row.get("away", ""))
    return next((fixture for fixture in known if not fixture.over), known[-1])


def _number(s: Season, name: str) -> int:
    """An entrant by team or by name."""
    wanted = name.casefold()
    for entrant in s.entrants:
        if wanted and wanted in (entrant.team.casefold(), entrant.name.casefold()):
            return entrant.number
    raise _fault("csv-no-team", name=name[:LONGEST_NAME])


def _report(row: Row) -> Report:
    """CO-5.1: score and penalties in columns of their own; who was carded or hurt is entered at the desk."""
    goals = _pair(row, "home goals", "away goals")
    if goals is None:
        raise _fault("csv-number", column="home goals")
    shootout = _pair(row, "home penalties", "away penalties")
    said = row.get("decided", "").casefold()
    if said not in DECIDED or DECIDED[said] == "FORFEIT":
        raise _fault("csv-decided", text=said[:LONGEST_NAME], known=", ".join(_ways()))
    decided = DECIDED[said] or (PEN if shootout else NORMAL)
    level = (min(goals), min(goals))
    before = _pair(row, "home goals 90", "away goals 90") or (level if decided == ET else goals)
    return Report(before, goals, decided, shootout, by_squad=True)


def _ways() -> Iterator[str]:
    return (text for text, decided in DECIDED.items() if text and decided != "FORFEIT")


def _pair(row: Row, first: str, second: str) -> Pair | None:
    """Two figures; None where both cells are empty."""
    texts = (row.get(first, ""), row.get(second, ""))
    if texts == ("", ""):
        return None
    for column, text in zip((first, second), texts, strict=True):
        if not (text.isascii() and text.isdigit() and len(text) <= 2):
            raise _fault("csv-number", column=column)
    return int(texts[0]), int(texts[1])
