"""Downloads: results and standings as CSV, everything as JSON, the calendar as iCalendar."""

from __future__ import annotations

import csv
import io
import json
from datetime import UTC, datetime
from typing import Any

import msgspec

from dugout.competition import commands, sessions, story
from dugout.competition.commands import Command, HandIn
from dugout.competition.config import Config
from dugout.competition.contract import competing
from dugout.competition.reports import ET, FORFEIT, NORMAL, PEN
from dugout.competition.results import finished
from dugout.competition.season import OPEN, SQUADS, Season
from dugout.server.competitions.log import CompetitionLog, ends
from dugout.server.competitions.tables import tables

HARMFUL = ("=", "+", "-", "@", "\t", "\r")
HOUR = 3600
HOW = {NORMAL: "90 minutes", ET: "extra time", PEN: "penalties", FORFEIT: "forfeit"}


def _cell(value: object) -> str:
    """A text that no spreadsheet takes for a formula; money keeps its sign."""
    text = str(value)
    return f"'{text}" if isinstance(value, str) and text.startswith(HARMFUL) else text


def as_csv(rows: list[list[Any]]) -> str:
    out = io.StringIO()
    csv.writer(out, lineterminator="\r\n").writerows([[_cell(value) for value in row] for row in rows])
    return out.getvalue()


def results_csv(history: CompetitionLog) -> str:
    """CO-14.1, CO-14.2: a row a match, every figure in a separate column."""
    if competing.of(history.config.game).at_tables:
        return _sessions_csv(history.season)
    s, golden = history.season, competing.of(history.config.game).golden_goal
    head = ["date", "fixture", "home", "away", "home goals", "away goals", "decided"]
    rows: list[list[Any]] = [[*head, "home penalties", "away penalties"]]
    for fixture in finished(s):
        assert fixture.report is not None
        report, names = fixture.report, [s.entrant(number).name for number in fixture.sides]
        how = "golden goal" if report.decided == ET and golden else HOW[report.decided]
        penalties = report.shootout or ("", "")
        rows.append([fixture.day_finished, fixture.id, *names, *report.goals, how, *penalties])
    return as_csv(rows)


def _sessions_csv(s: Season) -> str:
    """CO-14.2, CO-15.1: a row for everybody at a table, first to last."""
    rows: list[list[Any]] = [["date", "session", "place", "name", "money"]]
    for fixture in finished(s):
        money = dict(zip(fixture.sides, fixture.scores, strict=True))
        for place, number in enumerate(sessions.places(s, fixture), start=1):
            rows.append(
                [fixture.day_finished, fixture.id, place, s.entrant(number).name, money[number].money]
            )
    return as_csv(rows)


def standings_csv(history: CompetitionLog) -> str:
    """CO-6.1: the columns of a table; won and lost also by 90 minutes, extra time and shoot-out."""
    if competing.of(history.config.game).at_tables:
        return _money_csv(history)
    split = ["90", "extra time", "shoot-out"]
    head = [
        "group",
        "place",
        "name",
        "played",
        "won",
        "drawn",
        "lost",
        "for",
        "against",
        "points",
        "fair play",
    ]
    rows: list[list[Any]] = [head + [f"{what} {how}" for what in ("won", "lost") for how in split]]
    for table in tables(history.season):
        for place, row in enumerate(table.rows, start=1):
            name = history.season.entrant(row.number).name
            figures = [row.played, sum(row.won), row.drawn, sum(row.lost), row.goals_for, row.goals_against]
            rows.append([table.group, place, name, *figures, row.points, row.fair_play, *row.won, *row.lost])
    return as_csv(rows)


def _money_csv(history: CompetitionLog) -> str:
    """CO-15.3: money, and what decides where it is equal."""
    rows: list[list[Any]] = [["place", "name", "sessions", "money", "right", "rounds as leader"]]
    for table in tables(history.season):
        for place, row in enumerate(table.rows, start=1):
            name = history.season.entrant(row.number).name
            rows.append([place, name, row.played, row.points, row.goals_for, *row.won])
    return as_csv(rows)


def whole_json(history: CompetitionLog) -> str:
    """The competition and its log: enough to replay it (CO-14.3), once nothing in it is secret any more."""
    entries = [json.loads(commands.write(command)) for command in public(history.config, history.log)]
    if history.season.phase == SQUADS:  # CO-10.4: the seed knows the cards that are still to be laid open
        entries = [{**command, "seed": ""} if command["do"] == "close" else command for command in entries]
    data = {
        "format": "dugout-competition",
        "schema": 1,
        "title": history.row.title,
        "config": msgspec.to_builtins(history.config),
        "log": nameless(entries),
    }
    return as_json(data)


def as_json(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, indent=1)


def public(config: Config, log: list[Command]) -> list[Command]:
    """CO-17.1: without lists of a window that has not ended, or never did because a result was struck out in it."""
    season = Season(config)
    secret: list[Command] = []
    ended = 0
    for command in story.steps(season, log) if config.market else ():
        if isinstance(command, HandIn):
            secret.append(command)
        before, ended = ended, len(season.windows) - (season.window is not None)
        if ended > before:
            secret = []
    return [command for command in log if not any(command is hidden for hidden in secret)]


def nameless(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Entrants as e1, e2 …: the ids of people stay here. Each id has a number of its own, or it would not replay."""
    ids: dict[str, str] = {}

    def number(who: str) -> str:
        return ids.setdefault(who, f"e{len(ids) + 1}")

    for command in entries:
        for field in ("entrant", "person"):
            if command.get(field):
                command[field] = number(command[field])
        if command.get("order"):
            command["order"] = [number(each) for each in command["order"]]
    return entries


def calendar_ics(history: CompetitionLog) -> str:
    """The end of every part, and matches with a date of their own (CO-4.11), as events of a calendar."""
    season, started = history.season, history.row.started
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Dugout//Competitions//EN", "CALSCALE:GREGORIAN"]
    if season.phase != OPEN and started is not None:
        for part in sorted({fixture.part for fixture in season.fixtures.values()}):
            end = ends(season, started, part) // 1000
            pairs = [
                " – ".join(season.entrant(number).name for number in fixture.sides)
                for fixture in season.fixtures.values()
                if fixture.part == part
            ]
            about = (f"{history.row.title} {part}", ", ".join(pairs))
            lines += _event(f"{history.id}-{part}", started // 1000, end - HOUR, *about)
        for name, date in season.dates.items():  # CO-4.11: where both sit down at one table
            if name in season.fixtures and not season.fixtures[name].over:
                teams = " – ".join(season.entrant(number).name for number in season.fixtures[name].sides)
                lines += _event(f"{history.id}-{name}", started // 1000, date, teams, history.row.title)
    lines.append("END:VCALENDAR")
    return "".join(f"{folded}\r\n" for line in lines for folded in _folded(line))


def _event(uid: str, stamp: int, start: int, summary: str, description: str) -> list[str]:
    """An hour in a calendar; moments are in UTC, which every calendar shows in the zone of its reader."""
    return [
        "BEGIN:VEVENT",
        f"UID:{uid}@dugout",
        f"DTSTAMP:{_moment(stamp)}",
        f"DTSTART:{_moment(start)}",
        f"DTEND:{_moment(start + HOUR)}",
        f"SUMMARY:{_escaped(summary)}",
        f"DESCRIPTION:{_escaped(description)}",
        "END:VEVENT",
    ]


def _moment(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y%m%dT%H%M%SZ")


def _escaped(text: str) -> str:
    for sign in ("\\", ";", ","):
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def _folded(line: str) -> list[str]:
    """RFC 5545: at most 75 octets a line; what follows begins with a space."""
    pieces = [""]
    for sign in line:
        if len((pieces[-1] + sign).encode()) > 74:
            pieces.append("")
        pieces[-1] += sign
    return [pieces[0], *(f" {piece}" for piece in pieces[1:])]
