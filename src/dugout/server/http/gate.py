"""Middleware: rate limits before anything else, and every failure as a typed error."""

from __future__ import annotations

import secrets
from typing import Any, Final

import structlog
from litestar import Request
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.response import Response
from litestar.types import ASGIApp, Receive, Scope, Send

from dugout.referee.errors import ApiError, Damaged, StoreAway, too_many_requests
from dugout.referee.inputs import token_hash
from dugout.referee.wire.matches import ErrorMessage
from dugout.server.access.hosts import Hosts
from dugout.server.access.limits import Buckets, network_of
from dugout.server.access.security import origin_is_ours
from dugout.server.access.session import HttpRequest
from dugout.server.access.words import error_body, language_of
from dugout.server.http import static
from dugout.server.ops import background

log = structlog.get_logger()

NUMBER: Final = 4
"""Bytes of the number of a failure."""
INTERNAL_ERROR: Final = (
    b'{"error":{"code":"internal","message":"Something went wrong here.","rule":null,"args":{}}}'
)
_BY_STATUS: Final = {404: "not-found", 405: "method-not-allowed", 413: "too-large", 429: "too-many-requests"}


class Gate(ASGIMiddleware):
    """Counts requests by address and by person; other sites can change nothing in a visitor's name."""

    def __init__(self, addresses: Buckets, people: Buckets, hosts: Hosts, origins: tuple[str, ...]) -> None:
        self._addresses = addresses
        self._people = people
        self._hosts = hosts
        self._origins = origins

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        client = scope.get("client")
        wait = self._addresses.take(network_of(client[0]) if client else "")
        seats = next((value for name, value in scope["headers"] if name == b"dugout-seats"), b"")
        if seats and not wait:
            wait = self._people.take(token_hash(seats.decode("latin-1")))
        if wait:
            raise too_many_requests(wait)
        request: HttpRequest = Request(scope)
        if not self._hosts.allow(request):
            raise ApiError("bad-host", {"host": request.headers.get("host", "")[:100]})
        changes = scope.get("method") not in ("GET", "HEAD", "OPTIONS")
        if changes and not origin_is_ours(request, self._origins):
            raise ApiError("bad-origin")
        await next_app(scope, _whole(receive), send)


def _whole(receive: Receive) -> Receive:
    """A truncated body is the client's error, which the framework would report as ours."""
    whole = False

    async def checked() -> Any:
        nonlocal whole
        message = await receive()
        if message["type"] == "http.disconnect" and not whole:
            raise ApiError("malformed", {"detail": "cut off"})
        whole = whole or not message.get("more_body", False)
        return message

    return checked


def answer_error(request: HttpRequest, error: Exception) -> Response[Any]:
    """Any failure, as its error document; an unexpected one has a number, by which the log can be searched."""
    known = as_api_error(error)
    if known.code == "internal":
        number = secrets.token_hex(NUMBER)
        known = ApiError("internal", {"number": number})
        path = request.scope["path"]
        log.error("request.failed", number=number, path=path, error=repr(error)[:300], exc_info=error)
    try:
        return _document(request, known, error)
    except Exception as worse:  # nothing may be left to the web server, which knows no error documents
        log.error("error.failed", code=known.code, error=repr(worse)[:300], exc_info=worse)
        return Response(INTERNAL_ERROR, status_code=500, media_type="application/json")


def _document(request: HttpRequest, known: ApiError, error: Exception) -> Response[Any]:
    if known.code == "not-found" and (page := static.missing(request)) is not None:
        return page
    headers = {"Cache-Control": "no-store"}
    if known.retry_after:
        headers["Retry-After"] = str(known.retry_after)
    if isinstance(error, HTTPException) and error.headers:
        headers.update(error.headers)
    body = ErrorMessage(error=error_body(known, language_of(request)))
    return Response(body, status_code=known.status, headers=headers)


def as_api_error(error: Exception) -> ApiError:
    if isinstance(error, ApiError):
        return error
    if isinstance(error, StoreAway):
        return ApiError("database-away")
    if isinstance(error, Damaged):
        background.failed("matches", error)
        return ApiError("damaged")
    if isinstance(error, HTTPException) and error.status_code < 500:
        if error.status_code in _BY_STATUS:
            return ApiError(_BY_STATUS[error.status_code])
        return ApiError("malformed", {"detail": _detail(error)})
    if isinstance(error, UnicodeDecodeError):  # a body that is no text
        return ApiError("malformed", {"detail": "encoding"})
    if isinstance(error, RecursionError):  # brackets within brackets, thousands of them
        return ApiError("malformed", {"detail": "nesting"})
    return ApiError("internal")


def _detail(error: HTTPException) -> str:
    """What is wrong and where, without anything that the sender did not write itself."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{item.get('key', '')}: {item.get('message', '')}" for item in extra if isinstance(item, dict)]
    return ("; ".join(parts) or error.detail)[:300]
