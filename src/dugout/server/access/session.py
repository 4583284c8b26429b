"""Who a request comes from: a cookie that scripts cannot read and other sites cannot send."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.response import Response

from dugout.referee.errors import ApiError
from dugout.server.access.limits import network_of
from dugout.server.people.accounts import Accounts
from dugout.server.settings import Settings
from dugout.server.store.people import Person

COOKIE: Final = "dugout_session"
YEAR: Final = 365 * 24 * 3600

HttpRequest: TypeAlias = Request[Any, Any, Any]


def accounts_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Accounts:
    accounts: Accounts = connection.app.state.accounts
    return accounts


def session_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    return connection.cookies.get(COOKIE)


async def who(connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
    """The person behind a request or a socket; None for somebody unknown."""
    return await accounts_of(connection).who(session_of(connection))


async def known(request: HttpRequest) -> Person:
    """The person behind a request; raises ApiError where there is none."""
    person = await who(request)
    if person is None:
        raise ApiError("nobody")
    return person


def with_session(request: HttpRequest, answer: Any, token: str) -> Response[Any]:
    """An answer that starts a session, or (with an empty token) ends it."""
    settings: Settings = request.app.state.settings
    secure = settings.secure_cookies or request.url.scheme == "https"
    cookie = Cookie(
        COOKIE,
        value=token,
        path=settings.root_path or "/",
        max_age=YEAR if token else 0,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
    return Response(answer, cookies=[cookie])


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Whose requests are counted together."""
    return network_of(connection.client.host) if connection.client else ""
