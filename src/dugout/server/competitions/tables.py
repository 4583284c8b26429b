"""The standings on the page of a competition, with form and movement."""

from __future__ import annotations

from typing import Final

from dugout.competition import sessions, stages
from dugout.competition.config import LADDER, SWISS
from dugout.competition.contract import competing
from dugout.competition.season import DONE, LEAGUE, OPEN, Season
from dugout.competition.standings import points, ranking
from dugout.competition.swiss import table as swiss
from dugout.server.wire.competitions import RowInfo, StandingsInfo

FORM: Final = 5


def tables(s: Season) -> list[StandingsInfo]:
    """The standings with form and movement."""
    if s.phase == OPEN:
        return []
    if competing.of(s.config.game).at_tables:
        return [StandingsInfo(group="", rows=_money(s))]
    plain = s.of_stage(LEAGUE) or s.config.format in (SWISS, LADDER)
    names = list(s.groups) or ([""] if plain else [])
    return [StandingsInfo(group=name, rows=_rows(s, name)) for name in names]


def _rows(s: Season, group: str) -> list[RowInfo]:
    found = stages.table(s, group)
    before = _places_before(s, group)
    return [
        RowInfo(
            number=row.number,
            played=row.played,
            won=row.won,
            drawn=row.drawn,
            lost=row.lost,
            goals_for=row.goals_for,
            goals_against=row.goals_against,
            points=row.points,
            fair_play=row.fair_play,
            form="".join(letter for letter, _ in form),
            earned=[earned for _, earned in form],
            byes=row.byes,
            buchholz=row.buchholz,
            moved=before.get(row.number, place) - place,
        )
        for place, row in enumerate(found)
        for form in [_form(s, row.number, group)]
    ]


def _places_before(s: Season, group: str) -> dict[int, int]:
    """Where everybody stood before the newest matchday."""
    if s.config.format == LADDER:
        return {}
    done = [
        fixture
        for fixture in s.fixtures.values()
        if fixture.group == group and fixture.tie < 0 and fixture.played is not None
    ]
    newest = max((fixture.day for fixture in done), default=0)
    if newest < 2:
        return {}
    if s.config.format == SWISS:
        return {row.number: place for place, row in enumerate(swiss.table(s, newest - 1))}
    matches = [fixture.played for fixture in done if fixture.day < newest and fixture.played is not None]
    order = ranking(s.config, stages.members(s, group), matches, s.lots, stages.is_double(s.config))
    return {number: place for place, number in enumerate(order)}


def _form(s: Season, number: int, group: str) -> list[tuple[str, int]]:
    """The newest matches, the last one right: W, D or L, and the points it brought."""
    mine = [
        fixture
        for fixture in s.fixtures.values()
        if fixture.group == group
        and fixture.tie < 0
        and number in fixture.sides
        and fixture.played is not None
    ]
    found: list[tuple[str, int]] = []
    for fixture in sorted(mine, key=lambda each: each.order)[-FORM:]:
        assert fixture.report is not None
        winner = fixture.report.winner
        letter = "D" if winner < 0 else "W" if fixture.sides[winner] == number else "L"
        found.append((letter, points(s.config, fixture.report)[fixture.sides.index(number)]))
    return found


def _money(s: Season) -> list[RowInfo]:
    totals = sessions.totals(s)
    played = dict.fromkeys(totals, 0)
    for fixture in s.fixtures.values():
        for number in fixture.sides if fixture.status == DONE else ():
            played[number] += 1
    return [
        RowInfo(
            number=number,
            played=played[number],
            won=[totals[number].leads],
            drawn=0,
            lost=[],
            goals_for=totals[number].right,
            goals_against=0,
            points=totals[number].money,
            fair_play=0,
            form="",
            earned=[],
            byes=0,
            buchholz=0,
            moved=0,
        )
        for number in (s.ranking or sessions.standings(s))
    ]
