"""Where and when I want to hear of what concerns me: devices, kinds, quiet hours, quiet matches, mail."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from typing import Final
from zoneinfo import available_timezones

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace

from dugout.referee.errors import ApiError, too_many_requests
from dugout.referee.inputs import clean_name, token_hash
from dugout.server.access import outward
from dugout.server.access.limits import Buckets
from dugout.server.access.session import HttpRequest, known, session_of
from dugout.server.access.tokens import rooms_of
from dugout.server.access.words import language_of
from dugout.server.notices import words
from dugout.server.notices.keys import Keys
from dugout.server.notices.mail import FAILURES, Mailer, check_mail_address
from dugout.server.notices.notifier import Notifier, of_match
from dugout.server.notices.quiet import next_digest
from dugout.server.notices.sealing import check_keys
from dugout.server.notices.words import Body
from dugout.server.settings import Rate
from dugout.server.store.outbox import Notice
from dugout.server.store.people import Person
from dugout.server.store.reach import Device, ReachStore
from dugout.server.wire.notices import (
    DeviceInfo,
    MailInfo,
    MutedMatch,
    NewAddress,
    NewDevice,
    NewsRead,
    Notices,
    NoticeSettings,
    Rings,
    Tested,
    UnreadList,
    UnreadNews,
)

MATCH: Final = of_match("")
LINKS: Final = Buckets(Rate(1 / 3600, 3))
"""Mails with a link to confirm an address, by person and by address."""
TESTS: Final = Buckets(Rate(1 / 20, 5))


def reach_of(request: HttpRequest) -> ReachStore:
    return rooms_of(request.app.state).store.reach


@get("/api/me/notices", summary="What rings, where and when")
async def get_notices(request: HttpRequest) -> Notices:
    return await _notices(request, await known(request))


@put("/api/me/notices", summary="Choose what rings and when it does not")
async def put_notices(request: HttpRequest, data: JSONBody[NoticeSettings]) -> Notices:
    person = await known(request)
    await _choose(request, person, data)
    return await _notices(request, person)


@post("/api/me/devices", status_code=200, summary="Let this device ring")
async def post_device(request: HttpRequest, data: JSONBody[NewDevice]) -> Notices:
    person = await known(request)
    try:
        outward.check_address(data.endpoint, request.app.state.settings.push_services)
        check_keys(data.p256dh, data.auth)
    except (ApiError, ValueError):
        raise ApiError("bad-device") from None
    now = rooms_of(request.app.state).clock.now()
    device = Device(
        hashlib.sha256(data.endpoint.encode()).hexdigest(),
        person.id,
        token_hash(session_of(request) or ""),
        data.endpoint,
        data.p256dh,
        data.auth,
        clean_name(data.name),
        data.language,
        now,
    )
    await reach_of(request).add_device(device)
    await _begin(request, person, data.zone, data.language)
    return await _notices(request, person)


@put("/api/me/devices/{device:str}", summary="Let a device be silent, or ring again")
async def put_device(request: HttpRequest, device: FromPath[str], data: JSONBody[Rings]) -> Notices:
    person = await known(request)
    if not await reach_of(request).change_device(person.id, device, rings=data.rings):
        raise ApiError("no-device")
    return await _notices(request, person)


@delete("/api/me/devices/{device:str}", status_code=200, summary="Forget a device")
async def delete_device(request: HttpRequest, device: FromPath[str]) -> Notices:
    person = await known(request)
    await reach_of(request).forget_device(device, person.id)
    return await _notices(request, person)


@post("/api/me/notices/test", status_code=200, summary="Send me a test")
async def post_test(request: HttpRequest) -> Tested:
    person = await known(request)
    if wait := TESTS.take(person.id):
        raise too_many_requests(wait)
    notifier: Notifier = request.app.state.notifier
    return Tested(sent=await notifier.notify_at_once(Notice(person.id, "test", "test", Body().text())))


@get("/api/me/news", summary="What happened in my leagues and I have not read")
async def get_news(request: HttpRequest) -> UnreadList:
    return await _news(request, await known(request))


@post("/api/me/news/read", status_code=200, summary="I have read it")
async def post_read(request: HttpRequest, data: JSONBody[NewsRead]) -> UnreadList:
    person = await known(request)
    await rooms_of(request.app.state).store.inbox.read(person.id, data.competition)
    return await _news(request, person)


async def _news(request: HttpRequest, person: Person) -> UnreadList:
    zone = request.query_params.get("zone", "UTC")
    found = await rooms_of(request.app.state).store.inbox.of(person.id)
    items: list[UnreadNews] = []
    for one in found:
        note = words.note(one.event, words.read(one.body), language_of(request), zone)
        items.append(UnreadNews(title=note.title, text=note.text, path=note.path, at=one.at))
    return UnreadList(items=items)


@put("/api/me/muted/{match:str}", summary="Hear nothing more of one match")
async def put_muted(request: HttpRequest, match: FromPath[str]) -> Notices:
    person = await known(request)
    room = await rooms_of(request.app.state).get(match)
    await reach_of(request).mute(person.id, of_match(room.id), muted=True)
    notifier: Notifier = request.app.state.notifier
    notifier.seen(person.id, of_match(room.id))
    return await _notices(request, person)


@delete("/api/me/muted/{match:str}", status_code=200, summary="Hear of a match again")
async def delete_muted(request: HttpRequest, match: FromPath[str]) -> Notices:
    person = await known(request)
    await reach_of(request).mute(person.id, of_match(match), muted=False)
    return await _notices(request, person)


@put("/api/me/mail", summary="Write to this address; a link in the first mail confirms it")
async def put_mail(request: HttpRequest, data: JSONBody[NewAddress]) -> Notices:
    person = await known(request)
    mailer: Mailer = request.app.state.mailer
    if not mailer.offered:
        raise ApiError("no-mail")
    address = check_mail_address(data.address)
    for key in (f"person:{person.id}", f"address:{address.lower()}"):
        if wait := LINKS.take(key):
            raise too_many_requests(wait)
    now = rooms_of(request.app.state).clock.now()
    await reach_of(request).set_address(person.id, address, now)
    await _begin(request, person, data.zone, data.language)
    try:
        await mailer.ask(person.id, address, data.language, now)
    except FAILURES:
        raise ApiError("mail-away") from None
    return await _notices(request, person)


@delete("/api/me/mail", status_code=200, summary="Write to me no longer")
async def delete_mail(request: HttpRequest) -> Notices:
    person = await known(request)
    await reach_of(request).set_address(person.id, None, 0)
    return await _notices(request, person)


async def _begin(request: HttpRequest, person: Person, zone: str, language: str) -> None:
    """Where somebody lives and what they speak, the first time they want to hear anything."""
    if await reach_of(request).settings(person.id) is None:
        chosen = replace(NoticeSettings(), language=language)
        zone = zone if zone in available_timezones() else "UTC"
        await _choose(request, person, replace(chosen, zone=zone))


async def _choose(request: HttpRequest, person: Person, chosen: NoticeSettings) -> None:
    if chosen.zone not in available_timezones():
        raise ApiError("malformed", {"detail": "zone"})
    now = rooms_of(request.app.state).clock.now()
    await reach_of(request).choose(person.id, chosen, next_digest(chosen, now))


async def _notices(request: HttpRequest, person: Person) -> Notices:
    reach = reach_of(request)
    keys: Keys = request.app.state.push_keys
    chosen = await reach.settings(person.id)
    return Notices(
        key=await keys.public(),
        known=chosen is not None,
        settings=chosen or NoticeSettings(),
        devices=[
            DeviceInfo(id=one.id, name=one.name, rings=one.rings, created=one.created, reached=one.reached)
            for one in await reach.devices(person.id)
        ],
        muted=await _muted(request, person),
        mail=await _mail(request, person),
    )


async def _muted(request: HttpRequest, person: Person) -> list[MutedMatch]:
    found: list[MutedMatch] = []
    for topic in await reach_of(request).muted(person.id):
        with suppress(ApiError):  # a match that is gone is quiet anyway
            room = await rooms_of(request.app.state).get(topic.removeprefix(MATCH))
            names = [row.name or "" for row in room.match.seats]
            found.append(MutedMatch(match=room.id, game=room.match.game, names=names))
    return found


async def _mail(request: HttpRequest, person: Person) -> MailInfo:
    mailer: Mailer = request.app.state.mailer
    own = await reach_of(request).address(person.id)
    return MailInfo(
        offered=mailer.offered,
        address=own.address if own else None,
        confirmed=own is not None and own.confirmed is not None,
    )


ROUTES = [
    get_notices,
    put_notices,
    post_device,
    put_device,
    delete_device,
    post_test,
    get_news,
    post_read,
    put_muted,
    delete_muted,
    put_mail,
    delete_mail,
]
