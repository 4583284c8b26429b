"""Men on the pages of a competition: who is out and why, who scored, who was carded."""

from __future__ import annotations

from typing import Any

from dugout.competition import causes, squads, statistics
from dugout.competition.contract import competing
from dugout.competition.season import BEGUN, Fixture, Season
from dugout.server.competitions.log import CompetitionLog
from dugout.server.wire.competitions import (
    AbsenceInfo,
    CauseInfo,
    ManInfo,
    PlaceOfMatch,
)
from dugout.server.wire.statistics import (
    ManFiguresInfo,
    SessionFiguresInfo,
    StatisticsInfo,
    TeamFiguresInfo,
)


def _name(s: Season, man: str) -> str:
    """The name on a card; shirts have none."""
    return squads.cards(s)[int(man)].name if competing.of(s.config.game).drafted else ""


def man_info(s: Season, number: int, man: str, record: dict[str, int]) -> ManInfo:
    return ManInfo(
        man=man,
        name=_name(s, man),
        suspended=record.get("suspended", 0),
        hurt=record.get("hurt", 0),
        watched=record.get("notice", 0),
        prone=record.get("prone", 0),
        yellows=record.get("yellows", 0),
        suspension=_cause(s, causes.suspension(s, number, man)),
        injury=_cause(s, causes.injury(s, number, man)),
    )


def _cause(s: Season, cause: causes.Cause | None) -> CauseInfo | None:
    if cause is None:
        return None
    against = s.entrant(cause.against).name if cause.against else ""
    return CauseInfo(rule=cause.rule, code=cause.code, fixture=cause.fixture, against=against)


def place_fields(history: CompetitionLog, fixture: Fixture) -> dict[str, Any]:
    """Where a fixture belongs, as every message about one match says it."""
    s = history.season
    return {
        "competition": history.id,
        "title": history.row.title,
        "fixture": fixture.id,
        "stage": fixture.stage,
        "day": fixture.day,
        "leg": fixture.leg,
        "round": s.round_of(fixture),
        "rounds": s.rounds,
        "branch": s.branch_of(fixture),
    }


def _teams(s: Season, fixture: Fixture) -> list[str]:
    """The teams by seat, where they are called otherwise than those who play: so they are in the table."""
    sides = [s.entrant(number) for number in fixture.sides]
    return [each.label for each in sides] if any(each.label != each.name for each in sides) else []


def _kits(s: Season, fixture: Fixture) -> list[int]:
    """What the sides wear, by seat."""
    return [s.entrant(number).kit for number in fixture.sides]


def place_of(history: CompetitionLog, name: str) -> PlaceOfMatch:
    """Where the match of a fixture belongs, and who is out of it while it goes on."""
    s = history.season
    fixture = s.fixtures.get(name)
    if fixture is None:  # a correction has undone the pairing
        return PlaceOfMatch(competition=history.id, title=history.row.title, fixture=name)
    absent = causes.absences_of(s, fixture) if fixture.status == BEGUN else []
    out = [_absence(s, fixture, each) for each in absent]
    return PlaceOfMatch(
        **place_fields(history, fixture), teams=_teams(s, fixture), kits=_kits(s, fixture), out=out
    )


def _absence(s: Season, fixture: Fixture, absence: causes.Absence) -> AbsenceInfo:
    number = fixture.sides[absence.side]
    entrant = s.entrant(number)
    return AbsenceInfo(
        seat=absence.side,
        team=entrant.label,
        called_up=absence.called_up,
        man=man_info(s, number, absence.man, entrant.men.get(absence.man, {})),
    )


def figures(s: Season) -> StatisticsInfo:
    at_tables = competing.of(s.config.game).at_tables
    men = [] if at_tables else statistics.men(s)
    return StatisticsInfo(
        men=[ManFiguresInfo(name=_name(s, row.man), **vars(row)) for row in men],
        teams=[TeamFiguresInfo(out=_missing(s, row.number), **vars(row)) for row in statistics.teams(s)]
        if not at_tables and s.lots
        else [],
        evenings=[SessionFiguresInfo(**vars(row)) for row in statistics.evenings(s)]
        if at_tables and s.lots
        else [],
    )


def _missing(s: Season, number: int) -> int:
    return len(squads.absent(s, s.entrant(number)))
