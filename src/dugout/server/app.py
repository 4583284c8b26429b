"""The application: settings in, ASGI out."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.openapi.config import OpenAPIConfig

from dugout import __version__
from dugout.server.access.choice import limits_for
from dugout.server.access.hosts import Hosts
from dugout.server.access.limits import Turnstile
from dugout.server.access.security import add_headers
from dugout.server.bus.base import Bus
from dugout.server.bus.choice import bus_for
from dugout.server.catalogue import Catalogue, registered
from dugout.server.clocks.deadline import WallClock
from dugout.server.competitions.host import Competitions
from dugout.server.http import (
    advice,
    agreement,
    championships,
    competitions,
    complaints,
    fairness,
    games,
    health,
    lessons,
    lobby,
    match_report,
    matches,
    me,
    openapi,
    people,
    pictures,
    replays,
    static,
)
from dugout.server.http.gate import Gate, answer_error
from dugout.server.live.route import live
from dugout.server.match.rooms import Rooms
from dugout.server.ops import metrics
from dugout.server.people.accounts import Accounts
from dugout.server.people.webhooks import Postman
from dugout.server.settings import LARGEST_MESSAGE, Settings
from dugout.server.store.store import Store


def create_app(
    settings: Settings,
    catalogue: Catalogue | None = None,
    store: Store | None = None,
    bus: Bus | None = None,
    time: WallClock | None = None,
) -> Litestar:
    """Everything put together; the store is opened when the application starts."""
    store = store or Store(settings.url, apart=settings.writer_process)
    rooms = Rooms(settings, store, bus or bus_for(settings.bus_url), catalogue or registered(), time)
    limits = limits_for(settings)
    accounts = Accounts(store.people, limits.tries, rooms.clock.now)
    postman = Postman(store.desk, rooms.clock)
    leagues = Competitions(rooms)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await rooms.open()
        await limits.open()
        postman.start()
        leagues.open()
        try:
            yield
        finally:
            await leagues.close()
            await postman.stop()
            await rooms.close()
            await limits.close()

    hosts = Hosts(settings)
    gate = Gate(limits.addresses, limits.people, hosts, settings.origins)
    gate.scopes = (ScopeType.HTTP,)
    return Litestar(
        route_handlers=[
            games.list_games,
            games.post_pace,
            *matches.ROUTES,
            *competitions.ROUTES,
            *championships.ROUTES,
            *agreement.ROUTES,
            *complaints.ROUTES,
            *me.ROUTES,
            *people.ROUTES,
            *lobby.ROUTES,
            *replays.ROUTES,
            *fairness.ROUTES,
            *match_report.ROUTES,
            *advice.ROUTES,
            *lessons.ROUTES,
            pictures.list_pictures,
            health.healthz,
            health.readyz,
            metrics.show,
            openapi.openapi,
            live,
            *static.ROUTES,
        ],
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
        state=State(
            {
                "rooms": rooms,
                "accounts": accounts,
                "people": limits.people,
                "sockets": Turnstile(sys.maxsize, settings.address_connections, 5),
                "competitions": leagues,
                "settings": settings,
                "hosts": hosts,
                "assets": static.Assets(settings.static),
            }
        ),
        logging_config=None,
    )
