"""The organiser's desk: guests, acts that are foreseen and done, and the history that everybody may read."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import get, post
from litestar.params import FromPath, JSONBody

from dugout.competition import commands, entries, rights
from dugout.competition.config import Refused
from dugout.referee.errors import ApiError, refused
from dugout.referee.wire.matches import ErrorBody
from dugout.server.access.session import HttpRequest, accounts_of, known, who
from dugout.server.access.words import error_body, language_of
from dugout.server.competitions import desk, imports, said
from dugout.server.competitions.audit import audited
from dugout.server.competitions.clubs import records_of
from dugout.server.competitions.due import due_of
from dugout.server.competitions.log import CompetitionLog
from dugout.server.competitions.news import home
from dugout.server.competitions.notices import notify, people_of
from dugout.server.competitions.pages import role
from dugout.server.competitions.teams import Teams
from dugout.server.competitions.upkeep import check_times
from dugout.server.http.competitions import check_right, competitions_of, history_of, organised, page_of
from dugout.server.match.create import free_name
from dugout.server.store.people import Person
from dugout.server.wire.competitions import CompetitionInfo
from dugout.server.wire.desk import (
    LONGEST_SHEET,
    BadLine,
    Claim,
    DeskAct,
    DeskAnswer,
    Guests,
    History,
    Import,
    ImportAnswer,
)
from dugout.server.wire.league import DueFixtures, HomeInfo
from dugout.server.wire.records import RecordsInfo

LARGEST_SHEET: Final = 12 * LONGEST_SHEET + 1024
"""Bytes of a file whose every character is written as two escapes, and what stands around it."""


@post("/api/competitions/{competition:str}/guests", status_code=200, summary="Enter people by name")
async def post_guests(
    request: HttpRequest, competition: FromPath[str], data: JSONBody[Guests]
) -> CompetitionInfo:
    history, person = await organised(request, competition, "join")
    added: list[commands.Command] = []
    teams = Teams(history.season, language_of(request))
    teams.reserve(guest.team for guest in data.guests)
    for guest in data.guests:
        name = await free_name(accounts_of(request).people, guest.name, person)
        added.append(commands.Join(desk.guest_id(), name, "", teams.of(name, guest.team), guest=True))
    await competitions_of(request).submit_all(history, added, person.id)
    return await page_of(request, history)


@post("/api/competitions/{competition:str}/claim", status_code=200, summary="Take the place of a guest")
async def post_claim(
    request: HttpRequest, competition: FromPath[str], data: JSONBody[Claim]
) -> CompetitionInfo:
    person = await known(request)
    history = await history_of(request, competition)
    if not any(each.guest and each.id == data.link for each in history.season.entrants):
        try:
            entries.check_not_taken(history.log, data.link)
        except Refused as error:
            raise refused("refused", error.refusal) from None
        raise ApiError("not-now", {"act": "claim"})
    command = commands.Become(data.link, person.id)
    await competitions_of(request).submit(history, command, person.id)
    return await page_of(request, history)


def _check_neutral(history: CompetitionLog, person: Person, fixture: str) -> None:
    """CO-14.9: raises ApiError where a limited helper would rule on a match of their own."""
    try:
        rights.check_neutral(history.season, role(history, person), person.id, fixture)
    except Refused as error:
        raise refused("refused", error.refusal) from None


@post("/api/competitions/{competition:str}/desk", status_code=200, summary="What the organiser does")
async def post_desk(request: HttpRequest, competition: FromPath[str], data: JSONBody[DeskAct]) -> DeskAnswer:
    history, person = await organised(request, competition, data.act)
    if data.act in rights.RULINGS:
        _check_neutral(history, person, data.fixture)
    leagues = competitions_of(request)
    command = await desk.command_of(leagues, history, data, person)
    if data.act == "undo":
        check_right(rights.REVERSALS[type(command)], history, person)
    follows = await desk.foresee(history, command, data, person)
    check_times(command, follows, leagues.rooms.clock.now())
    mark = desk.mark_of(follows)
    if data.foresee:
        return DeskAnswer(follows=follows, mark=mark, page=None)

    async def still_follows() -> None:
        """CO-14.10: judged by what it is appended to, so that of two at once one is refused, at any server."""
        if data.act == "confirm":
            said.confirmed(history.season, data.fixture, data.entrant, data.seen)
            return
        if data.act == "reject":
            said.check_rejected(history.season, data.fixture, data.seen)
            return
        now = await desk.foresee_still(history, command, data, person)
        desk.check_seen(data, desk.mark_of(now))

    before = desk.concerned(history.season, data)  # who is replaced is notified as well
    await leagues.submit(history, command, person.id, still_follows if data.seen else None)
    told = (before | desk.concerned(history.season, data)) - {person.id}
    await notify(leagues, history, f"desk-{data.act}", told, fixture=data.fixture, reason=data.reason)
    return DeskAnswer(follows=follows, mark=mark, page=await page_of(request, history))


@post(
    "/api/competitions/{competition:str}/import",
    status_code=200,
    summary="Entrants or results from CSV",
    request_max_body_size=LARGEST_SHEET,
)
async def post_import(
    request: HttpRequest, competition: FromPath[str], data: JSONBody[Import]
) -> ImportAnswer:
    history, person = await organised(request, competition, "enter" if data.what == "results" else "join")
    leagues, language = competitions_of(request), language_of(request)
    found = await imports.read(leagues, history, data.what, data.text, person)
    for each in found.added:
        if isinstance(each, commands.Enter):
            _check_neutral(history, person, each.fixture)
    bad = [_bad_line(line, error_body(error, language)) for line, error in found.faults]
    page: CompetitionInfo | None = None
    if found.added and not bad and not data.foresee:
        await leagues.submit_all(history, found.added, person.id)
        if data.what == "results":
            await notify(leagues, history, "desk-enter", people_of(history.season) - {person.id})
        page = await page_of(request, history)
    return ImportAnswer(count=len(found.added), same=found.same, bad=bad, page=page)


def _bad_line(line: int, error: ErrorBody) -> BadLine:
    return BadLine(line=line, message=error.message, rule=error.rule)


@get("/api/competitions/{competition:str}/history", summary="What was decided, by whom and why")
async def get_history(request: HttpRequest, competition: FromPath[str]) -> History:
    history = await history_of(request, competition)
    found = await audited(competitions_of(request), history)
    return History(lines=found.lines[::-1])


@get("/api/competitions/{competition:str}/home", summary="News, and the race for the title")
async def get_home(request: HttpRequest, competition: FromPath[str]) -> HomeInfo:
    leagues = competitions_of(request)
    history = await history_of(request, competition)
    decided = await audited(leagues, history)
    async with history.still_with_rows() as (season, rows):
        return await asyncio.to_thread(home, season, rows, decided.lines)  # a long season takes a while


@get("/api/competitions/{competition:str}/records", summary="Titles and records over all seasons of its club")
async def get_records(request: HttpRequest, competition: FromPath[str]) -> RecordsInfo:
    history = await history_of(request, competition)
    return await records_of(competitions_of(request), history, await who(request))


@get("/api/me/fixtures", summary="What I have to play next in my competitions")
async def get_due(request: HttpRequest) -> DueFixtures:
    person = await who(request)
    return DueFixtures(fixtures=await due_of(competitions_of(request), person) if person else [])


ROUTES = [post_guests, post_claim, post_desk, post_import, get_history, get_home, get_records, get_due]
