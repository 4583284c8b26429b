"""An evening in one room: its screen, its phones, and what its organiser does about both."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from dugout.competition import commands
from dugout.competition.commands import Command
from dugout.referee.errors import ApiError
from dugout.server.access.session import HttpRequest, accounts_of, known, who
from dugout.server.access.words import language_of
from dugout.server.competitions import desk, evening, said
from dugout.server.competitions.log import CompetitionLog
from dugout.server.competitions.teams import enter_with_team
from dugout.server.http.competitions import competitions_of, organised
from dugout.server.http.reached import reached_at
from dugout.server.match.create import free_name
from dugout.server.store.people import Person
from dugout.server.wire.evening import EveningAct, EveningAnswer, NameClaim, RoomAct, RoomAnswer, RoomInfo


async def _entered(request: HttpRequest, competition: str, key: str) -> tuple[CompetitionLog, bool]:
    """The evening that a link leads to, and whether it is that of its screen."""
    history = await competitions_of(request).get(competition[:32])
    if history.season.deleted:
        raise ApiError("no-competition")
    return history, evening.check_key(history, key[:64])


async def _answer(
    request: HttpRequest, history: CompetitionLog, person: Person | None, seen: str = ""
) -> EveningAnswer:
    leagues = competitions_of(request)
    made = await leagues.store.matches_of(history.id)
    version = await evening.version_of(leagues, history, made)
    if seen == version:
        return EveningAnswer(version=version, page=None)
    page = await evening.page(leagues, history, made, person)
    address, page.reachable = await reached_at(request)
    assert history.season.room is not None
    page.link = f"{address}/e/{history.id}#{history.season.room.door}"
    return EveningAnswer(version=version, page=page)


@get("/api/evenings/{competition:str}/{key:str}", summary="An evening: its screen and its phones")
async def get_evening(
    request: HttpRequest, competition: FromPath[str], key: FromPath[str], seen: FromQuery[str] = ""
) -> EveningAnswer:
    history, screen = await _entered(request, competition, key)
    person = None if screen else await who(request)
    return await _answer(request, history, person, seen)


@post("/api/evenings/{competition:str}/{key:str}/claim", status_code=200, summary="Say who one is")
async def post_name(
    request: HttpRequest, competition: FromPath[str], key: FromPath[str], data: JSONBody[NameClaim]
) -> EveningAnswer:
    person = await known(request)
    history = await _entered_by_phone(request, competition, key)
    if data.name is None:
        claimed = commands.Claim(evening.entrant_at(history.season, data.entrant).id, person.id)
        await competitions_of(request).submit(history, claimed, person.id)
    else:
        name = await free_name(accounts_of(request).people, data.name, person)
        await _enter(request, history, person, name, data.team)
    return await _answer(request, history, person)


async def _enter(request: HttpRequest, history: CompetitionLog, person: Person, name: str, said: str) -> None:
    """Somebody who is not on the list enters by the link of the evening, and gets a team if none is named."""
    entrant = desk.guest_id()

    async def enter(team: str) -> None:
        joined = commands.Join(entrant, name, "", team, guest=True)
        claimed = commands.Claim(entrant, person.id)
        await competitions_of(request).submit_all(history, [joined, claimed], person.id)

    await enter_with_team(history, language_of(request), name, said, enter)


@post("/api/evenings/{competition:str}/{key:str}/act", status_code=200, summary="What a phone does")
async def post_evening_act(
    request: HttpRequest, competition: FromPath[str], key: FromPath[str], data: JSONBody[EveningAct]
) -> EveningAnswer:
    person = await known(request)
    history = await _entered_by_phone(request, competition, key)
    command = evening.act_of(history.season, person, data, desk.guest_id())
    leagues = competitions_of(request)
    await leagues.submit(history, command, person.id)
    if isinstance(command, commands.Propose):
        await said.notify_others(leagues, history, command, person)
    return await _answer(request, history, person)


async def _entered_by_phone(request: HttpRequest, competition: str, key: str) -> CompetitionLog:
    """The evening, for a phone: with the link of the screen nobody can do anything (CO-21.8)."""
    history, screen = await _entered(request, competition, key)
    if screen:
        raise ApiError("no-competition")
    return history


@get("/api/competitions/{competition:str}/room", summary="The room of an evening, for its organiser")
async def get_room(request: HttpRequest, competition: FromPath[str]) -> RoomAnswer:
    history, _ = await organised(request, competition, "room")
    return await _room(request, history)


@post("/api/competitions/{competition:str}/room", status_code=200, summary="Tables, names and calls")
async def post_room(request: HttpRequest, competition: FromPath[str], data: JSONBody[RoomAct]) -> RoomAnswer:
    history, person = await organised(request, competition, data.act)
    leagues = competitions_of(request)
    await leagues.submit(history, _command(history, data), person.id)
    return await _room(request, history)


def _command(history: CompetitionLog, data: RoomAct) -> Command:
    s = history.season
    if data.act == "set":
        door, screen = (s.room.door, s.room.screen) if s.room is not None else evening.new_keys()
        return commands.Evening(data.tables, data.minutes, " ".join(data.place.split()), door, screen)
    if data.act == "free":
        return commands.Free(evening.entrant_at(s, data.entrant).id, desk.guest_id())
    return commands.Defer(data.fixture)


async def _room(request: HttpRequest, history: CompetitionLog) -> RoomAnswer:
    async with history.still() as s:
        if s.room is None:
            return RoomAnswer(room=None)
        address, reachable = await reached_at(request)
        places = [entrant.number or at for at, entrant in enumerate(s.entrants, start=1) if entrant.phone]
        return RoomAnswer(
            room=RoomInfo(
                tables=s.room.tables,
                minutes=s.room.minutes,
                place=s.room.place,
                door=f"{address}/e/{history.id}#{s.room.door}",
                screen=f"/screen/{history.id}#{s.room.screen}",
                reachable=reachable,
                called={each.id: each.table for each in s.fixtures.values() if each.table},
                phones=places,
            )
        )


ROUTES = [get_evening, post_name, post_evening_act, get_room, post_room]
