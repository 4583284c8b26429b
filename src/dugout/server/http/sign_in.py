"""Sign-in through a provider of OpenID Connect: there, and back again."""

from __future__ import annotations

import base64
import binascii
from typing import Any, Final

import msgspec
import structlog
from litestar import get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from litestar.response import Response

from dugout.referee.errors import ApiError
from dugout.server.access.session import HttpRequest, accounts_of, address_of, known, who, with_session
from dugout.server.http.me import take_along
from dugout.server.http.plain import plain_page
from dugout.server.people.openid import AWAY, BACK, INVALID, Attempt, Identity, OpenIdClient, SignInFailed
from dugout.server.settings import Settings
from dugout.server.wire.people import Arrive, Elsewhere, SignInWays

log = structlog.get_logger()

COOKIE: Final = "dugout_sign_in"
MINUTES: Final = 10
"""The time that somebody has at the provider."""
ACCOUNT: Final = "/account"
REFUSED: Final = ("banned", "identity-taken", "no-name", "name-taken", "nobody")
"""What we refuse to somebody whom the provider knows, each with a page of its own but the last two."""


@get("/api/sign-in", summary="How one can sign in here, besides with a password")
async def get_ways(request: HttpRequest) -> SignInWays:
    settings: Settings = request.app.state.settings
    person = await who(request)
    connected = person is not None and await accounts_of(request).people.is_connected(person.id)
    return SignInWays(provider=settings.openid.name or None, connected=connected)


@post("/api/sign-in", status_code=200, summary="Begin to sign in through the provider")
async def post_begin(request: HttpRequest, data: JSONBody[Arrive]) -> Response[Elsewhere]:
    provider = _provider(request)
    if data.connect:
        await known(request)
    await accounts_of(request).admit(address_of(request))
    try:
        url, attempt = await provider.begin(connects=data.connect)
    except SignInFailed as error:
        log.warning("sign-in.failed", kind=error.kind, error=str(error))
        raise ApiError("provider-away") from None
    value = base64.urlsafe_b64encode(msgspec.json.encode(attempt)).decode()
    return Response(Elsewhere(url=url), cookies=[_cookie(request, value, MINUTES * 60)])


@get(BACK, include_in_schema=False)
async def get_back(request: HttpRequest) -> Response[Any]:
    """The browser comes from the provider; whatever is wrong is said on a page, for there is no script to read it."""
    try:
        provider = _provider(request)
        identity = await provider.finish(_attempt(request), dict(request.query_params))
        return await _finish_sign_in(request, identity)
    except SignInFailed as error:
        log.warning("sign-in.failed", kind=error.kind, error=str(error))
        status = 503 if error.kind == AWAY else 400
        return _said(request, error.kind, status)
    except ApiError as error:
        if error.code not in REFUSED:
            raise
        log.warning("sign-in.refused", code=error.code)
        return _said(request, error.code if error.code in REFUSED[:3] else INVALID, error.status)


async def _finish_sign_in(request: HttpRequest, identity: Identity) -> Response[Any]:
    accounts, here = accounts_of(request), await who(request)
    attempt = _attempt(request)
    connects = attempt is not None and attempt.connects
    person, token = await accounts.sign_in_from_provider(identity, here, connects=connects)
    if here is not None and not here.kept and here.id != person.id:
        await take_along(request, here, person)
    done = with_session(request, "", token)
    done.status_code = 303
    done.headers["Location"] = f"{request.app.state.settings.root_path}{ACCOUNT}?arrived"
    done.cookies.append(_cookie(request, "", 0))
    return done


def _provider(request: HttpRequest) -> OpenIdClient:
    found: OpenIdClient | None = request.app.state.openid
    if found is None:
        raise ApiError("no-provider")
    return found


def _attempt(request: HttpRequest) -> Attempt | None:
    """The sign-in that this browser began, if it did."""
    try:
        packed = base64.urlsafe_b64decode(request.cookies.get(COOKIE, ""))
        return msgspec.json.decode(packed, type=Attempt)
    except (binascii.Error, ValueError, msgspec.MsgspecError):
        return None


def _cookie(request: HttpRequest, value: str, seconds: int) -> Cookie:
    settings: Settings = request.app.state.settings
    secure = settings.secure_cookies or request.url.scheme == "https"
    path = f"{settings.root_path}{BACK}"
    return Cookie(
        COOKIE, value=value, path=path, max_age=seconds, httponly=True, samesite="lax", secure=secure
    )


def _said(request: HttpRequest, kind: str, status: int) -> Response[str]:
    page = plain_page(request, f"sign-in-{kind}", (ACCOUNT, "sign-in-back"), status=status)
    page.cookies.append(_cookie(request, "", 0))
    return page


ROUTES = [get_ways, post_begin, get_back]
