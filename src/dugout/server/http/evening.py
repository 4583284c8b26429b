"""An evening in one room: its screen, its phones, and what its organiser does about both."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from dugout.competition import commands
from dugout.competition.commands import Command
from dugout.referee.errors import ApiError
from dugout.referee.inputs import clean_name
from dugout.server.access import lan
from dugout.server.access.session import HttpRequest, accounts_of, known, who
from dugout.server.competitions import desk, evening, said
from dugout.server.competitions.log import CompetitionLog
from dugout.server.http.competitions import competitions_of, organised
from dugout.server.match.create import free_name
from dugout.server.settings import Settings
from dugout.server.store.people import Person
from dugout.server.wire.evening import EveningAct, EveningAnswer, NameClaim, RoomAct, RoomAnswer, RoomInfo


def address_of(request: HttpRequest) -> tuple[str, bool]:
    """Where phones reach this server, and whether they do."""
    settings: Settings = request.app.state.settings
    if settings.public_url:
        return settings.public_url, True
    root = settings.root_path
    host = request.headers.get("host", "")
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
    if host and not lan.is_here_only(name):
        return f"{request.url.scheme}://{host}{root}", True
    found = lan.lan_address() if lan.is_everywhere(settings.host) else settings.host
    if not found or lan.is_here_only(found):
        return f"{request.url.scheme}://{host or settings.host}{root}", False
    port = host.rpartition(":")[2] if ":" in host else str(settings.port)
    return f"{request.url.scheme}://{found}:{port}{root}", True


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
    address, page.reachable = address_of(request)
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
    added: list[Command] = []
    if data.name is None:
        entrant = evening.entrant_at(history.season, data.entrant).id
    else:
        name = await free_name(accounts_of(request).people, data.name, person)
        entrant = desk.guest_id()
        team = clean_name(data.team) if data.team.strip() else name
        added.append(commands.Join(entrant, name, "", team, guest=True))
    added.append(commands.Claim(entrant, person.id))
    await competitions_of(request).submit_all(history, added, person.id)
    return await _answer(request, history, person)


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
        address, reachable = address_of(request)
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
