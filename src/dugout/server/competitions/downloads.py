"""Downloads: results and standings as CSV, everything as JSON."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

import msgspec

from dugout.competition import commands, engine, sessions
from dugout.competition.commands import Command, HandIn
from dugout.competition.config import SWISS, Config
from dugout.competition.contract import competing
from dugout.competition.reports import ET, FORFEIT, NORMAL, PEN
from dugout.competition.results import finished
from dugout.competition.season import SQUADS, Season
from dugout.server.competitions.log import CompetitionLog
from dugout.server.competitions.tables import tables

HARMFUL = ("=", "+", "-", "@", "\t", "\r")
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
    more = ["home penalties", "away penalties", "home goals 90", "away goals 90"]
    rows: list[list[Any]] = [[*head, *more]]
    for fixture in finished(s):
        assert fixture.report is not None
        report, names = fixture.report, [s.entrant(number).label for number in fixture.sides]
        how = "golden goal" if report.decided == ET and golden else HOW[report.decided]
        penalties = report.shootout or ("", "")
        figures = [*report.goals, how, *penalties, *report.goals90]
        rows.append([fixture.day_finished, fixture.id, *names, *figures])
    return as_csv(rows)


def _sessions_csv(s: Season) -> str:
    """CO-14.2, CO-15.1: a row for everybody at a table, first to last."""
    rows: list[list[Any]] = [["date", "session", "place", "name", "money"]]
    for fixture in finished(s):
        money = dict(zip(fixture.sides, fixture.scores, strict=True))
        for place, number in enumerate(sessions.places(s, fixture), start=1):
            rows.append(
                [fixture.day_finished, fixture.id, place, s.entrant(number).label, money[number].money]
            )
    return as_csv(rows)


def entrants_csv(history: CompetitionLog) -> str:
    """CO-0.7: the people with their teams, in the order of their numbers, as another competition reads them."""
    people = [each for each in history.season.entrants if not each.level and not each.gone]
    ordered = sorted(people, key=lambda each: each.number)  # before the draw as they came
    return as_csv([["name", "team"], *([each.name, each.team] for each in ordered)])


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
    swiss = ["byes", "buchholz"] if history.config.format == SWISS else []
    rows: list[list[Any]] = [head + [f"{what} {how}" for what in ("won", "lost") for how in split] + swiss]
    for table in tables(history.season):
        for place, row in enumerate(table.rows, start=1):
            name = history.season.entrant(row.number).label
            figures = [row.played, sum(row.won), row.drawn, sum(row.lost), row.goals_for, row.goals_against]
            more = [row.byes, row.buchholz] if swiss else []
            figures += [row.points, row.fair_play, *row.won, *row.lost, *more]
            rows.append([table.group, place, name, *figures])
    return as_csv(rows)


def _money_csv(history: CompetitionLog) -> str:
    """CO-15.3: money, and what decides where it is equal."""
    rows: list[list[Any]] = [["place", "name", "sessions", "money", "right", "rounds as leader"]]
    for table in tables(history.season):
        for place, row in enumerate(table.rows, start=1):
            name = history.season.entrant(row.number).label
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
    """CO-17.1: without lists of a window that has not ended, or never did because a result was struck out in it.

    CO-10.8: and without wishes; what was taken because of them is in the log.
    """
    season = Season(config)
    secret: list[Command] = []
    ended = 0
    for command in engine.steps(season, log) if config.market else ():
        if isinstance(command, HandIn):
            secret.append(command)
        before, ended = ended, len(season.windows) - (season.window is not None)
        if ended > before:
            secret = []
    shown = (
        command
        for command in log
        if not isinstance(command, (commands.Wish, commands.Choose, commands.Invite))
    )
    return [command for command in shown if not any(command is hidden for hidden in secret)]


def nameless(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Entrants as e1, e2 …: the ids of people stay here. Each id has a number of its own, or it would not replay."""
    ids: dict[str, str] = {}

    def number(who: str) -> str:
        return ids.setdefault(who, f"e{len(ids) + 1}")

    for command in entries:
        for field in ("entrant", "person"):
            if command.get(field):
                command[field] = number(command[field])
        for secret in ("door", "screen"):  # CO-21.4: whoever has these takes names
            if command.get(secret):
                command[secret] = ""
        if command.get("order"):
            command["order"] = [number(each) for each in command["order"]]
        if command.get("groups"):
            command["groups"] = [[number(each) for each in group] for group in command["groups"]]
    return entries
