"""CO-14.9: results that coaches have entered and that do not count yet."""

from __future__ import annotations

import copy
import hashlib

import msgspec
from msgspec.structs import replace

from dugout.competition import absences, engine, evening, upkeep
from dugout.competition.commands import Enter, Propose
from dugout.competition.config import Refused
from dugout.competition.reports import Report
from dugout.competition.season import FINISHED, WAITING, Fixture, Season
from dugout.referee.errors import ApiError, refused
from dugout.server.competitions.host import Competitions
from dugout.server.competitions.log import CompetitionLog
from dugout.server.competitions.notices import notify, people_of
from dugout.server.store.people import Person
from dugout.server.wire.club import SaidResult


def said_of(s: Season, fixture: Fixture) -> list[SaidResult]:
    """CO-14.9: what coaches have entered, until the match has a result."""
    return [
        SaidResult(
            number=number,
            goals90=report.goals90,
            goals=report.goals,
            decided=report.decided,
            shootout=report.shootout,
            mark=mark_of(report),
            last=_is_last(s, fixture, report),
        )
        for number, report in fixture.proposed.items()
        if fixture.status == WAITING
    ]


def _is_last(s: Season, fixture: Fixture, report: Report) -> bool:
    """CO-14.4: whether the competition is over once this counts, so that it can never be corrected."""
    if not all(each.over for each in s.fixtures.values() if each is not fixture):
        return False
    after = copy.deepcopy(s)
    rolls = [evening.HARMLESS] * len(absences.injured(s, report))
    try:
        engine.execute(after, Enter(fixture.id, report, rolls))
    except Refused:
        return False
    return after.phase == FINISHED


def mark_of(report: Report) -> str:
    """CO-14.10: a mark that differs where anything was entered otherwise."""
    return hashlib.sha256(msgspec.json.encode(report)).hexdigest()[:16]


def confirmed(s: Season, fixture: str, entrant: int, seen: str) -> Report:
    """CO-14.9, CO-14.10: what a coach has entered and the organiser has read, to be entered; raises ApiError."""
    found = s.fixtures.get(fixture)
    report = found.proposed.get(entrant) if found is not None and found.status == WAITING else None
    if report is None:
        raise ApiError("not-now", {"act": "confirm"})
    _check_seen(seen, mark_of(report))
    return report


def check_rejected(s: Season, fixture: str, seen: str) -> None:
    """CO-14.9, CO-14.10: all that coaches have entered is what the organiser has read; raises ApiError."""
    found = s.fixtures.get(fixture)
    _check_seen(seen, " ".join(each.mark for each in said_of(s, found)) if found is not None else "")


def _check_seen(seen: str, mark: str) -> None:
    try:
        upkeep.check_seen(seen, mark)
    except Refused as error:
        raise refused("refused", error.refusal) from None


def proposal(entrant: str, fixture: str, report: Report | None) -> Propose:
    """CO-14.9: what a coach says, on a phone or on the page: men are named by squad number everywhere."""
    return Propose(entrant, fixture, None if report is None else replace(report, by_squad=True))


def report_of_other_side(s: Season, entrant: str, fixture: str, seen: str) -> Report:
    """CO-14.9: what the other side has entered and this one has read, to be confirmed; raises ApiError."""
    found = s.fixtures.get(fixture)
    others = [number for number in found.proposed if number != s.number(entrant)] if found is not None else []
    return confirmed(s, fixture, others[0] if others else 0, seen)


async def notify_others(leagues: Competitions, history: CompetitionLog, command: Propose, by: Person) -> None:
    """CO-14.9: the other coach is notified of what to confirm, and the organiser what is disputed."""
    season = history.season
    fixture = season.fixtures[command.fixture]
    people = people_of(season, fixture.sides) - {by.id}
    organiser = {history.row.organiser} if history.row.organiser else set()
    if any(season.entrant(side).guest for side in fixture.sides):
        people |= organiser
    if evening.disputed(fixture):
        await notify(leagues, history, "result-disputed", people | organiser - {by.id}, fixture=fixture.id)
    elif command.report is not None and fixture.status == WAITING:
        await notify(leagues, history, "result-told", people - {by.id}, fixture=fixture.id)
