"""The current person: guest or account, sessions, leave, blocked people."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Annotated, Any

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody
from litestar.response import Response
from msgspec import Meta, Struct

from dugout.referee.agreement import acts
from dugout.referee.errors import ApiError
from dugout.referee.wire.clocks import DAY
from dugout.server.access.outward import check_address
from dugout.server.access.session import (
    HttpRequest,
    accounts_of,
    address_of,
    known,
    session_of,
    who,
    with_session,
)
from dugout.server.access.tokens import rooms_of
from dugout.server.bus.base import SEATS, Change
from dugout.server.competitions import leaving
from dugout.server.competitions.host import Competitions
from dugout.server.match import agreement
from dugout.server.people.personal import personal_data
from dugout.server.people.profiles import matches_of
from dugout.server.store.people import Person
from dugout.server.wire.competitions import Obligations
from dugout.server.wire.people import Confirm, GuestName, Keep, Matches, Me, MeAnswer, PersonInfo, SignIn


class Leave(Struct, kw_only=True, forbid_unknown_fields=True):
    """Days of leave to take from now on; 0 comes back."""

    days: Annotated[int, Meta(ge=0, le=60)]


class Webhook(Struct, kw_only=True, forbid_unknown_fields=True):
    url: Annotated[str, Meta(max_length=500)] | None


class WebhookSecret(Struct, kw_only=True):
    """The key of the signatures, shown once."""

    url: str | None
    secret: str | None


@get("/api/me", summary="Who I am")
async def get_me(request: HttpRequest) -> MeAnswer:
    person = await who(request)
    return MeAnswer(me=None if person is None else await _me(request, person))


@post("/api/me", status_code=200, summary="Be a guest under this name, or call the guest something else")
async def post_guest(request: HttpRequest, data: JSONBody[GuestName]) -> Response[MeAnswer]:
    person = await who(request)
    if person is not None:
        person = await accounts_of(request).rename(person, data.name)
        return Response(MeAnswer(me=await _me(request, person)))
    person, token = await accounts_of(request).guest(data.name, address_of(request))
    return with_session(request, MeAnswer(me=await _me(request, person)), token)


@post("/api/me/account", status_code=200, summary="Keep who I am: a name and a password to come back with")
async def post_account(request: HttpRequest, data: JSONBody[Keep]) -> Response[MeAnswer]:
    accounts = accounts_of(request)
    person = await who(request)
    if person is None:
        person, _ = await accounts.guest(data.name, address_of(request))
    await accounts.confirm(person, data.current, session_of(request))
    person, token = await accounts.keep(person, data.name, data.password)
    return with_session(request, MeAnswer(me=await _me(request, person)), token)


@post("/api/session", status_code=200, summary="Sign in on this device")
async def sign_in(request: HttpRequest, data: JSONBody[SignIn]) -> Response[MeAnswer]:
    guest = await who(request)
    person, token = await accounts_of(request).sign_in(data.name, data.password, address_of(request))
    if guest is not None and not guest.kept:
        await take_along(request, guest, person)
    return with_session(request, MeAnswer(me=await _me(request, person)), token)


@delete("/api/session", status_code=200, summary="Sign out on this device")
async def sign_out(request: HttpRequest) -> Response[MeAnswer]:
    if token := session_of(request):
        await accounts_of(request).sign_out(token)
    return with_session(request, MeAnswer(me=None), "")


@get("/api/me/competitions", summary="What becomes of my competitions if I am deleted")
async def get_obligations(request: HttpRequest) -> Obligations:
    person = await known(request)
    return Obligations(competitions=await leaving.obligations(request.app.state.competitions, person))


@get("/api/me/data", summary="Everything that is stored about me, as a file")
async def get_data(request: HttpRequest) -> Response[dict[str, Any]]:
    person = await known(request)
    data = await personal_data(rooms_of(request.app.state).services, person.id)
    headers = {"Content-Disposition": 'attachment; filename="dugout.json"', "Cache-Control": "no-store"}
    return Response(data, headers=headers)


@post("/api/me/delete", status_code=200, summary="Delete me: matches stay, without my name and my words")
async def delete_me(request: HttpRequest, data: JSONBody[Confirm]) -> Response[MeAnswer]:
    person = await known(request)
    accounts = accounts_of(request)
    await accounts.confirm(person, data.password, session_of(request))
    mine = await _matches_of(request, person)
    await leaving.leave(request.app.state.competitions, person)
    for match in mine:
        await _leave_match(request, match, person)
    await accounts.people.erase(person.id)
    await _notify(request, mine)
    return with_session(request, MeAnswer(me=None), "")


@get("/api/me/matches", summary="My matches, those that wait for me first")
async def get_matches(request: HttpRequest) -> Matches:
    person = await who(request)
    if person is None:
        return Matches(matches=[])
    return Matches(matches=await matches_of(rooms_of(request.app.state), person.id))


@put("/api/me/leave", summary="Take leave from correspondence matches, or come back")
async def put_leave(request: HttpRequest, data: JSONBody[Leave]) -> MeAnswer:
    person = await known(request)
    now = rooms_of(request.app.state).clock.now()
    left = person.leave_days + _days_unused(person, now)
    if data.days > left:
        raise ApiError("not-now", {"act": "leave"})
    until = now + data.days * DAY if data.days else None
    people = accounts_of(request).people
    await people.change(person.id, leave_days=left - data.days, away_until=until)
    changed = await people.by_id(person.id)
    return MeAnswer(me=await _me(request, changed or person))


@put("/api/me/webhook", summary="Where to tell me that a match waits for me; null for nowhere")
async def put_webhook(request: HttpRequest, data: JSONBody[Webhook]) -> WebhookSecret:
    person = await known(request)
    url = data.url
    if url is not None:
        check_address(url)
    secret = secrets.token_urlsafe(32) if url is not None else None
    await accounts_of(request).people.change(person.id, webhook=url, webhook_secret=secret)
    return WebhookSecret(url=url, secret=secret)


@put("/api/me/blocked/{other:str}", summary="Avoid somebody: no matches together, no chat")
async def put_block(request: HttpRequest, other: FromPath[str]) -> MeAnswer:
    return await _block(request, other, blocked=True)


@delete("/api/me/blocked/{other:str}", status_code=200, summary="Avoid somebody no longer")
async def delete_block(request: HttpRequest, other: FromPath[str]) -> MeAnswer:
    return await _block(request, other, blocked=False)


async def _block(request: HttpRequest, other: str, *, blocked: bool) -> MeAnswer:
    person = await known(request)
    people = accounts_of(request).people
    if other == person.id or await people.by_id(other) is None:
        raise ApiError("no-person")
    await people.block(person.id, other, blocked=blocked)
    return MeAnswer(me=await _me(request, person))


def _days_unused(person: Person, now: int) -> int:
    """Whole days of a leave that is cut short come back."""
    return max(0, ((person.away_until or 0) - now) // DAY)


async def _me(request: HttpRequest, person: Person) -> Me:
    people = accounts_of(request).people
    names = await people.names(await people.blocked(person.id))
    return Me(
        id=person.id,
        name=person.name,
        kept=person.kept,
        password=person.password is not None,
        created=person.created,
        webhook=person.webhook,
        leave_days=person.leave_days,
        away_until=person.away_until,
        blocked=[PersonInfo(id=other, name=name, kept=True) for other, name in names.items()],
        news=await rooms_of(request.app.state).store.inbox.count(person.id),
    )


async def take_along(request: HttpRequest, guest: Person, person: Person) -> None:
    """What a guest began here (matches, offers, competitions) goes on under the name it signs in with."""
    moved = await _matches_of(request, guest)
    competitions: Competitions = request.app.state.competitions
    await competitions.become(guest.id, person.id)
    await accounts_of(request).people.merge(guest.id, person.id)
    await _notify(request, moved)


async def _matches_of(request: HttpRequest, person: Person | None) -> list[str]:
    if person is None:
        return []
    lists = rooms_of(request.app.state).store.lists
    return [match.id for match in await lists.of_person(person.id, 10_000)]


async def _leave_match(request: HttpRequest, match: str, person: Person) -> None:
    """Leave a match that runs and withdraw one that waits, so that nobody waits for somebody who is gone."""
    try:
        room = await rooms_of(request.app.state).get(match)
    except ApiError:  # of a game that this server no longer has
        return
    seats = [row.seat for row in room.match.seats if row.person == person.id]
    for what in ("withdraw", "leave"):
        if what in acts(room, seats):
            for seat in seats:
                with suppress(ApiError):
                    await agreement.act(room, seats, seat, what, None)


async def _notify(request: HttpRequest, matches: list[str]) -> None:
    """Servers that hold these matches in memory reload their seats."""
    for match in matches:
        await rooms_of(request.app.state).bus.publish(Change(match, SEATS))


ROUTES = [
    get_me,
    post_guest,
    post_account,
    sign_in,
    sign_out,
    get_obligations,
    get_data,
    delete_me,
    get_matches,
    put_leave,
    put_webhook,
    put_block,
    delete_block,
]
