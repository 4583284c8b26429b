"""The application: settings in, ASGI out."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

import structlog
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.openapi.config import OpenAPIConfig

from dugout import __version__
from dugout.referee.catalogue import Catalogue, registered
from dugout.server.access.choice import limits_for
from dugout.server.access.hosts import Hosts
from dugout.server.access.limits import KeyedSemaphore
from dugout.server.access.security import add_headers
from dugout.server.bus.base import HERE, Bus, Change
from dugout.server.bus.choice import bus_for
from dugout.server.clocks.wall import WallClock
from dugout.server.competitions.host import Competitions
from dugout.server.competitions.notices import notify_concerned, notify_of_end
from dugout.server.http import (
    advice,
    agreement,
    championships,
    competitions,
    complaints,
    desk,
    embed,
    evening,
    fairness,
    games,
    health,
    lessons,
    lobby,
    mail,
    match_grades,
    match_report,
    matches,
    me,
    notices,
    openapi,
    people,
    pictures,
    prometheus,
    replays,
    sign_in,
    site,
    static,
)
from dugout.server.http.gate import Gate, answer_error
from dugout.server.http.head import Application
from dugout.server.live.audience import Audiences
from dugout.server.live.chat import send_new_lines
from dugout.server.live.connection import Live
from dugout.server.live.route import live
from dugout.server.live.status import Status
from dugout.server.match import upkeep
from dugout.server.match.agreement import expire_offers
from dugout.server.match.rooms import Rooms
from dugout.server.match.sync import Sync
from dugout.server.match.upkeep import Upkeep
from dugout.server.match.waking import Waking
from dugout.server.notices.delivery import NoticeSender
from dugout.server.notices.keys import Keys
from dugout.server.notices.mail import Mailer
from dugout.server.notices.notifier import Notifier, of_match
from dugout.server.notices.timetable import Timetable
from dugout.server.ops import metrics, tuning
from dugout.server.people.accounts import Accounts
from dugout.server.people.notices import follow
from dugout.server.people.openid import BACK, OpenIdClient
from dugout.server.people.ratings import settle_left
from dugout.server.people.webhooks import WebhookSender
from dugout.server.services import Services
from dugout.server.settings import LARGEST_MESSAGE, Settings
from dugout.server.store.store import Store
from dugout.server.thinking.choice import thinkers_for

log = structlog.get_logger()


ROUTES: Final[list[Any]] = [
    games.list_games,
    games.post_pace,
    *matches.ROUTES,
    *competitions.ROUTES,
    *desk.ROUTES,
    *evening.ROUTES,
    embed.embed,
    *championships.ROUTES,
    *agreement.ROUTES,
    *complaints.ROUTES,
    *me.ROUTES,
    *sign_in.ROUTES,
    *notices.ROUTES,
    *mail.ROUTES,
    *people.ROUTES,
    *lobby.ROUTES,
    *replays.ROUTES,
    *fairness.ROUTES,
    *match_report.ROUTES,
    *match_grades.ROUTES,
    *advice.ROUTES,
    *lessons.ROUTES,
    pictures.list_pictures,
    health.healthz,
    health.readyz,
    prometheus.get_metrics,
    openapi.openapi,
    live,
    *static.ROUTES,
    *site.ROUTES,
]


class Server:
    """The parts of one server, made and connected; opened and closed in the right order."""

    def __init__(
        self, settings: Settings, games: Catalogue, store: Store, bus: Bus, clock: WallClock
    ) -> None:
        self.thinkers = thinkers_for(settings, games)
        self.status = Status(store)
        self.services = Services(settings, clock, store, bus, games, self.thinkers, self.status)
        self.rooms = Rooms(self.services)
        self.audiences = Audiences(bus)
        self.waking = Waking(self.rooms)
        self.sync = Sync(self.rooms)
        self.upkeep = Upkeep(self.status)
        self.limits = limits_for(settings)
        self.webhooks = WebhookSender(store.notifications, clock)
        self.notifier = self._listen()
        self.keys = Keys(store.reach, settings)
        self.mailer = Mailer(settings, self.keys)
        self.leagues = Competitions(self.rooms, self.notifier)
        self.leagues.notify_concerned = partial(notify_concerned, self.leagues)
        self.leagues.reminded = partial(notify_of_end, self.leagues)
        self.timetable = Timetable(self.leagues, self.mailer)
        self.notices = NoticeSender(
            store, clock, self.keys, self.mailer, self.notifier, settings.push_services, self._is_watching
        )
        self._add_periodic_tasks()

    def _listen(self) -> Notifier:
        """Who follows the matches. A match sends its viewers what is new before anything else happens."""
        rooms, listeners = self.rooms, self.rooms.listeners
        rooms.online = self.audiences.online
        rooms.in_use = self._in_use
        listeners.loaded += [self.waking.set, self.waking.start]
        listeners.changed += [self.audiences.publish, self.waking.set]
        listeners.presence_changed += [self.audiences.publish_presence, self.waking.resume]
        listeners.said.append(partial(send_new_lines, self.audiences))
        listeners.evicted += [self.waking.forget, self.audiences.forget]
        self.status.listeners.append(self.audiences.send)
        return follow(rooms)

    def _add_periodic_tasks(self) -> None:
        """Periodic tasks."""
        periodic, store, seldom = self.upkeep, self.services.store, upkeep.POLL_EVERY
        periodic.add_local("clock", self.waking.detect_clock_set_back)
        periodic.add_local("start", self.waking.start_full)
        periodic.add_local("evict", self.rooms.evict_idle)
        periodic.add_local("measure", self._measure)
        periodic.add("sync", self.sync.poll)
        periodic.add("wake", self.waking.poll)
        periodic.add("offers", partial(expire_offers, self.rooms))
        periodic.add("ratings", partial(settle_left, store))
        periodic.add("disconnect", partial(self.audiences.disconnect_revoked, store.people), seldom)
        periodic.add("memory", self._use_large_pages, seldom)
        periodic.add("retention", self._sweep, upkeep.SWEEP_EVERY)
        periodic.add("status", self.status.recheck)
        periodic.add("refresh", self.rooms.refresh_stale)

    async def open(self) -> None:
        await self.services.store.open()
        await self.services.bus.open(self._receive)
        self.audiences.presence.start()
        self.upkeep.start()
        await self.limits.open()
        self.webhooks.start()
        self.notices.start()
        self.timetable.start()
        self.leagues.open()

    async def close(self) -> None:
        """Stop acting, finish what has begun, and let the store flush."""
        await self.leagues.close()
        await self.webhooks.stop()
        await self.timetable.stop()
        await self.notices.stop()
        await self.upkeep.stop()
        await self.waking.close()
        await self.rooms.finish()
        await self.thinkers.close()
        await self.audiences.presence.stop()
        await self.services.bus.close()
        await self.sync.stop()  # after the bus, where its requests come from
        await self.services.store.close()
        await self.limits.close()

    async def _receive(self, change: Change) -> None:
        """What another server, or this one, has published."""
        if change.topic == HERE:
            self.audiences.presence.receive(change)
        await self.sync.receive(change)

    def _in_use(self, match: str) -> bool:
        return self.audiences.watched(match) or self.waking.is_waking(match)

    async def _is_watching(self, person: str, topic: str) -> bool:
        """Whether somebody is connected to the match of a topic, here or at another server."""
        match = topic.removeprefix(of_match(""))
        seats = self.audiences.online(match) if match != topic else set()
        rows = (await self.rooms.get(match)).match.seats if seats else []
        return any(row.person == person for row in rows if row.seat in seats)

    def _measure(self) -> None:
        metrics.cached.set(len(self.rooms.cached))
        metrics.bus_up.set(self.services.bus.up)

    async def _use_large_pages(self) -> None:
        if self.services.settings.large_pages and len(self.rooms.cached) >= tuning.MANY_MATCHES:
            await asyncio.to_thread(tuning.use_large_pages)

    async def _sweep(self) -> None:
        """Forget what is kept no longer."""
        services = self.services
        forgotten = await services.store.retention.sweep(services.settings.keep, services.clock.now())
        if forgotten:
            log.info("kept.no-longer", **forgotten)


def create_app(
    settings: Settings, catalogue: Catalogue | None = None, time: WallClock | None = None
) -> Litestar:
    """Everything put together; the store is opened when the application starts."""
    server = Server(
        settings,
        catalogue or registered(),
        Store(settings.url, apart=settings.writer_process),
        bus_for(settings.bus_url),
        time or WallClock(),
    )

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await server.open()
        try:
            yield
        finally:
            await server.close()

    limits = server.limits
    hosts = Hosts(settings)
    gate = Gate(limits.addresses, limits.people, hosts, settings.origins)
    gate.scopes = (ScopeType.HTTP,)
    for route in ROUTES:
        route.parsed_fn_signature  # noqa: B018 - it is kept; the framework copies routes and would read each copy's
    return Application(
        route_handlers=ROUTES,
        lifespan=[lifespan],
        middleware=[gate],
        exception_handlers={Exception: answer_error},
        before_send=[add_headers, metrics.count_request],
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1024, exclude_opt_key=static.ZIPPED
        ),
        request_max_body_size=LARGEST_MESSAGE,
        openapi_config=OpenAPIConfig(
            title="Dugout",
            version=__version__,
            description="The referee's interface; docs/protocol.md explains it.",
            render_plugins=[],
            path="/schema/internal",
        ),
        state=_state(server, hosts),
        logging_config=None,
    )


def _state(server: Server, hosts: Hosts) -> State:
    """What routes find in `request.app.state`."""
    settings, services = server.services.settings, server.services
    back = f"{settings.address}{BACK}"
    openid = OpenIdClient(settings.openid, back) if settings.openid.issuer else None
    return State(
        {
            "server": server,
            "rooms": server.rooms,
            "live": Live(server.audiences, server.status),
            "thinkers": server.thinkers,
            "accounts": Accounts(services.store.people, server.limits.tries, services.clock.now),
            "people": server.limits.people,
            "sockets": KeyedSemaphore(sys.maxsize, settings.address_connections, 5),
            "competitions": server.leagues,
            "notifier": server.notifier,
            "push_keys": server.keys,
            "mailer": server.mailer,
            "settings": settings,
            "openid": openid,
            "hosts": hosts,
            "assets": static.Assets(settings.static, settings.root_path),
            "runtime": static.Assets(static.RUNTIME),
        }
    )
