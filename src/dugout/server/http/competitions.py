"""Competitions: create, enter, play, correct, download."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from functools import partial

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody
from litestar.response import Response

from dugout.competition import commands, rights
from dugout.competition.commands import Command
from dugout.competition.config import Refused
from dugout.competition.rights import Role
from dugout.competition.season import OPEN, TABLES
from dugout.referee.errors import ApiError, StoreAway, refused
from dugout.referee.inputs import clean_name
from dugout.referee.rows import RUNNING
from dugout.server.access.session import HttpRequest, accounts_of, known, who
from dugout.server.access.words import language_of
from dugout.server.competitions import computers, downloads, said
from dugout.server.competitions.audit import audited
from dugout.server.competitions.clubs import follow, owned
from dugout.server.competitions.host import Competitions, open_matches
from dugout.server.competitions.ical import calendar_ics
from dugout.server.competitions.log import UNDO_SECONDS, CompetitionLog
from dugout.server.competitions.men import place_of
from dugout.server.competitions.pages import preview, preview_days, role, seen
from dugout.server.competitions.reading import hidden, kept_place, links, shown, with_legacy
from dugout.server.competitions.teams import Teams, enter_with_team
from dugout.server.http.reached import elsewhere
from dugout.server.match.create import free_name
from dugout.server.ops import background
from dugout.server.store.competitions import FixtureMatch
from dugout.server.store.people import Person
from dugout.server.wire import competitions as wire
from dugout.server.wire import entries
from dugout.server.wire.desk import Remove

SHOWN = 100


def competitions_of(request: HttpRequest) -> Competitions:
    found: Competitions = request.app.state.competitions
    return found


@post("/api/competitions", summary="Set up a competition")
async def post_competition(
    request: HttpRequest, data: JSONBody[entries.NewCompetition]
) -> wire.CreatedCompetition:
    person = await known(request)
    leagues, title = competitions_of(request), clean_name(data.title)
    titled = msgspec.structs.replace(data.config, title=title)
    config = await with_legacy(leagues, titled, data.inherit, person)
    if data.after is not None:  # before anything is stored: it must be there, and one's own
        await owned(leagues, data.after, person)
    history = await leagues.create(title, config, data.clock, data.public, person)
    if data.after is not None:
        await leagues.submit(history, await follow(leagues, history, data.after, person), person.id)
    return wire.CreatedCompetition(id=history.id)


@post("/api/competitions/preview", status_code=200, summary="How long a competition would be")
async def post_preview(request: HttpRequest, data: JSONBody[entries.PreviewRequest]) -> entries.Foreseen:
    now = competitions_of(request).rooms.clock.now()
    return entries.Foreseen(
        preview=preview(data.config, data.entrants), days=preview_days(data.config, data.entrants, now)
    )


@get("/api/competitions", summary="Competitions that are public or one's own")
async def get_competitions(request: HttpRequest) -> wire.CompetitionList:
    person = await who(request)
    store = competitions_of(request).store
    rows = await store.listed(person.id if person else None, SHOWN)
    lines = []
    for row in rows:
        with background.guarded(
            "lists", passing=StoreAway, competition=row.id
        ):  # a damaged one hides no other
            history = await competitions_of(request).get(row.id)
            if hidden(competitions_of(request), history, person):
                continue
            lines.append(
                wire.CompetitionLine(
                    id=row.id,
                    title=row.title,
                    game=history.config.game,
                    format=history.config.format,
                    phase=row.phase,
                    entrants=len(history.season.entrants),
                    public=row.public,
                    organiser=role(history, person) > Role.NONE,
                    playing=person is not None and history.season.has(person.id),
                    archived=history.season.archived,
                    deleted=history.season.deleted > 0,
                    created=row.created,
                )
            )
    combined = await competitions_of(request).rooms.store.championships.listed(
        person.id if person else None, SHOWN
    )
    return wire.CompetitionList(
        competitions=lines, championships=[wire.Link(id=row.id, title=row.title) for row in combined]
    )


@get("/api/competitions/{competition:str}", summary="A competition: schedule, standings, squads")
async def get_competition(request: HttpRequest, competition: FromPath[str]) -> wire.CompetitionInfo:
    return await page_of(request, await history_of(request, competition))


@post("/api/competitions/{competition:str}/join", status_code=200, summary="Enter a competition")
async def post_join(
    request: HttpRequest, competition: FromPath[str], data: JSONBody[entries.Entry]
) -> wire.CompetitionInfo:
    person = await known(request)
    history = await history_of(request, competition)
    name = await free_name(accounts_of(request).people, data.name or person.name, person)

    async def enter(team: str) -> None:
        await competitions_of(request).submit(history, commands.Join(person.id, name, "", team), person.id)

    await enter_with_team(history, language_of(request), name, data.team, enter)
    return await page_of(request, history)


@post("/api/competitions/{competition:str}/computers", status_code=200, summary="Let computers enter")
async def post_computers(
    request: HttpRequest, competition: FromPath[str], data: JSONBody[entries.ComputerEntry]
) -> wire.CompetitionInfo:
    history, person = await organised(request, competition, "join")
    leagues = competitions_of(request)
    games = leagues.rooms.services.games
    if data.level and not games.has_opponent(history.config.game, data.level):
        raise ApiError("bad-setup", {"reason": "no-such-level", "level": data.level[:40]})
    teams = Teams(history.season, language_of(request))
    for _ in range(data.count):
        level, name = computers.next_entrant(history.season, games, data.level)
        joined = commands.Join(f"bot-{secrets.token_hex(6)}", name, level, teams.of(name))
        await leagues.submit(history, joined, person.id)
    return await page_of(request, history)


@post(
    "/api/competitions/{competition:str}/remove/{place:int}", status_code=200, summary="Take an entrant out"
)
async def post_remove(
    request: HttpRequest, competition: FromPath[str], place: FromPath[int], data: JSONBody[Remove]
) -> wire.CompetitionInfo:
    history, person = await organised(request, competition, "remove")
    if history.season.phase != OPEN or not 1 <= place <= len(history.season.entrants):
        raise ApiError("not-now", {"act": "remove"})
    entrant = history.season.entrants[place - 1]
    if data.kit not in (None, entrant.kit):
        raise ApiError("not-now", {"act": "remove"})
    await competitions_of(request).submit(history, commands.Leave(entrant.id), person.id)
    return await page_of(request, history)


@post("/api/competitions/{competition:str}/start", status_code=200, summary="Close the entries and draw")
async def post_start(
    request: HttpRequest, competition: FromPath[str], data: JSONBody[entries.Start]
) -> wire.CompetitionInfo:
    history, person = await organised(request, competition, "start")
    ids = {place: entrant.id for place, entrant in enumerate(history.season.entrants, start=1)}
    order = None if data.order is None else [ids.get(place, "") for place in data.order]
    groups = None if data.groups is None else [[ids.get(place, "") for place in one] for one in data.groups]
    command = commands.Close(secrets.token_hex(16), order, groups)
    await competitions_of(request).submit(history, command, person.id)
    return await page_of(request, history)


@post("/api/competitions/{competition:str}/act", status_code=200, summary="What an entrant does")
async def post_act(
    request: HttpRequest, competition: FromPath[str], data: JSONBody[entries.EntrantAct]
) -> wire.CompetitionInfo:
    person = await known(request)
    history = await history_of(request, competition)
    command = await _command(request, history, _acting(history, person, data), data)
    leagues = competitions_of(request)
    await leagues.submit(history, command, person.id)
    if isinstance(command, commands.Propose):
        await said.notify_others(leagues, history, command, person)
    return await page_of(request, history)


@get(
    "/api/competitions/{competition:str}/{file:str}",
    summary="Entrants, results, standings, log or calendar to take home",
)
async def get_download(
    request: HttpRequest, competition: FromPath[str], file: FromPath[str]
) -> Response[str]:
    makers: dict[str, tuple[Callable[[CompetitionLog], str], str]] = {
        "entrants.csv": (downloads.entrants_csv, "text/csv"),
        "results.csv": (downloads.results_csv, "text/csv"),
        "standings.csv": (downloads.standings_csv, "text/csv"),
        "competition.json": (downloads.whole_json, "application/json"),
        "calendar.ics": (partial(calendar_ics, language=language_of(request)), "text/calendar"),
    }
    if file not in makers:
        raise ApiError("not-found")
    make, kind = makers[file]
    history = await history_of(request, competition)
    headers = {"Content-Disposition": f'attachment; filename="{file}"'}
    async with history.still():
        text = await asyncio.to_thread(make, history)  # a long season takes a while to replay
    return Response(text, media_type=f"{kind}; charset=utf-8", headers=headers)


@get("/api/matches/{match:str}/competition", summary="The competition a match belongs to")
async def get_place(request: HttpRequest, match: FromPath[str]) -> wire.PlaceOfMatch:
    leagues = competitions_of(request)
    made = await leagues.store.of_match(match)
    history = await leagues.get(made.competition) if made is not None else None
    if made is None or history is None or hidden(leagues, history, await who(request)):
        await leagues.rooms.get(match)  # there is such a match at all
        return wire.PlaceOfMatch(competition=None, title="", fixture="")
    async with history.still():
        place = place_of(history, made.fixture)
    decided = (commands.Strike, commands.Award)
    if any(isinstance(each, decided) and each.fixture == made.fixture for each in history.log):
        audit = await audited(leagues, history)
        place.overturned, place.ruled = audit.overturned.get(match, []), audit.ruled.get(match)
    return place


async def history_of(request: HttpRequest, competition: str) -> CompetitionLog:
    """CO-14.8: one that is deleted is there for its organiser alone, and for as long as it can be brought back."""
    return await shown(competitions_of(request), competition[:32], await who(request))


async def organised(request: HttpRequest, competition: str, act: str) -> tuple[CompetitionLog, Person]:
    """CO-14.8: whoever runs it and may do this; raises ApiError."""
    person = await known(request)
    history = await history_of(request, competition)
    check_right(act, history, person)
    return history, person


def check_right(act: str, history: CompetitionLog, person: Person) -> None:
    """CO-14.8: this person may do this; raises ApiError."""
    one = role(history, person)
    if one == Role.NONE:
        raise ApiError("not-organiser")
    try:
        rights.check_right(act, one)
    except Refused as error:
        raise refused("refused", error.refusal) from None


async def page_of(request: HttpRequest, history: CompetitionLog) -> wire.CompetitionInfo:
    leagues = competitions_of(request)
    made = await leagues.store.matches_of(history.id)
    person = await who(request)
    scores = await _scores(leagues, history, made)
    linked = await links(leagues, history, person)
    async with history.still():
        page = seen(history, made, person, leagues.rooms.clock.now(), scores, *linked)
    if role(history, person) != Role.NONE:  # who invites others
        page.address = await elsewhere(request)
    page.place = await kept_place(leagues, history, person)
    return page


async def _scores(
    leagues: Competitions, history: CompetitionLog, made: list[FixtureMatch]
) -> dict[str, list[int]]:
    """How matches stand that go on, where two sides play."""
    found: dict[str, list[int]] = {}
    for each in made:
        fixture = history.season.fixtures.get(each.fixture)
        if each.status == RUNNING and fixture is not None and fixture.stage != TABLES:
            room = await leagues.rooms.get(each.match)
            found[each.fixture] = list(room.rules.score(room.state))
    return found


def _acting(history: CompetitionLog, person: Person, data: entries.EntrantAct) -> str:
    """The entrant that acts: who asks, or a guest for whom the organiser asks (CO-0.7)."""
    if not data.entrant:
        return person.id
    entrants = history.season.entrants
    check_right(data.act, history, person)
    if not 1 <= data.entrant <= len(entrants):
        raise ApiError("not-organiser")
    entrant = entrants[data.entrant - 1]
    if not entrant.guest or data.act == "withdraw":  # CO-14.7: at the desk, with a reason
        raise ApiError("not-organiser")
    return entrant.id


async def _command(
    request: HttpRequest, history: CompetitionLog, entrant: str, data: entries.EntrantAct
) -> Command:
    if data.act in ("ready", "unready"):
        return commands.Ready(entrant, data.fixture, ready=data.act == "ready")
    if data.act == "pick":
        return commands.Pick(entrant, data.card)
    if data.act in ("choose", "unchoose"):
        until = competitions_of(request).rooms.clock.now() // 1000 + UNDO_SECONDS
        card = data.card if data.act == "choose" else None
        return commands.Choose(entrant, card, until if card is not None else 0)
    if data.act == "wish":
        return commands.Wish(entrant, data.cards, data.always)
    if data.act == "list":
        return commands.HandIn(entrant, data.requests)
    if data.act == "leave":
        return commands.Leave(entrant)
    if data.act in ("seek", "unseek"):
        return commands.Seek(entrant, data.act == "seek")
    if data.act == "challenge":
        until = competitions_of(request).rooms.clock.now() // 1000 + history.config.answer_seconds
        return commands.Challenge(entrant, data.other, until)
    if data.act == "call-off":
        return commands.Challenge(entrant)
    if data.act in ("accept", "decline"):
        return commands.Accept(entrant, data.act == "accept")
    if data.act == "confirm":
        report = said.report_of_other_side(history.season, entrant, data.fixture, data.seen)
        return commands.Propose(entrant, data.fixture, report)
    if data.act == "result":
        return said.proposal(entrant, data.fixture, data.report)
    if data.act in ("wait", "unwait", "help"):
        return await _from_outside(request, history, data)
    leagues = competitions_of(request)
    going, rolls = await open_matches(leagues, history)
    return commands.Withdraw(entrant, going, rolls, leagues.today())


async def _from_outside(request: HttpRequest, history: CompetitionLog, data: entries.EntrantAct) -> Command:
    """CO-4.12, CO-14.8: what somebody says who does not play."""
    person = await known(request)
    if data.act == "unwait":
        return commands.Wait(person.id, on=False)
    name = await free_name(accounts_of(request).people, data.name or person.name, person)
    if data.act == "wait":
        return commands.Wait(person.id, name)
    if not data.link or data.link != history.season.invited:
        raise ApiError("not-now", {"act": "help"})
    return commands.Share(person.id, name=name)


ROUTES = [
    post_competition,
    post_preview,
    get_competitions,
    get_competition,
    post_join,
    post_computers,
    post_remove,
    post_start,
    post_act,
    get_download,
    get_place,
]
