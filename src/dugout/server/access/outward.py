"""Requests to addresses that people gave: webhooks, and the push services of their browsers.

Nothing inside is reachable with them: only https, only addresses of the public internet, and the connection goes to the
very address that was looked at. Only an operator may name services inside (`DUGOUT_PUSH_SERVICES`).
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Mapping
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

import httpx

from dugout.referee.errors import ApiError
from dugout.server.access.addresses import is_address, is_name, is_public

SECONDS: Final = 5.0
PORTS: Final = (None, 443, 8443)
LONGEST_ADDRESS: Final = 500
LONGEST_WAIT: Final = 24 * 3600
FAILURES: Final = (httpx.HTTPError, OSError, TimeoutError, ApiError)
"""What is the other side's fault."""


class Answer(NamedTuple):
    """`wait`: the seconds that the other side asks for before the next try."""

    status: int
    wait: int = 0

    @property
    def is_success(self) -> bool:
        return 200 <= self.status < 300


def check_address(url: str, inside: tuple[str, ...] = ()) -> SplitResult:
    """An address that may be called at all, before its name is looked up; raises ApiError."""
    if not url.isascii() or not url.isprintable() or len(url) > LONGEST_ADDRESS:
        raise ApiError("bad-webhook")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:  # brackets that do not close, a port that is no number
        raise ApiError("bad-webhook") from None
    if "@" in parts.netloc:
        raise ApiError("bad-webhook")
    if _is_inside(parts, inside):
        return parts
    named = is_public(host) if is_address(host) else is_name(host)
    if parts.scheme != "https" or not named or port not in PORTS:
        raise ApiError("bad-webhook")
    return parts


def _is_inside(parts: SplitResult, inside: tuple[str, ...]) -> bool:
    return f"{parts.scheme}://{parts.netloc}" in inside


async def post(
    url: str, content: str | bytes, headers: Mapping[str, str], inside: tuple[str, ...] = ()
) -> Answer:
    """Deliver, without following anybody anywhere else; raises one of `FAILURES`."""
    parts = check_address(url, inside)
    async with asyncio.timeout(2 * SECONDS):
        return await _post(parts, content, dict(headers), private=_is_inside(parts, inside))


async def _post(
    parts: SplitResult, content: str | bytes, headers: dict[str, str], *, private: bool
) -> Answer:
    host, port = str(parts.hostname), parts.port or (443 if parts.scheme == "https" else 80)
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not (private or all(is_public(address) for address in addresses)):
        raise ApiError("bad-webhook")
    literal = f"[{addresses[0]}]" if ":" in addresses[0] else addresses[0]
    query = f"?{parts.query}" if parts.query else ""
    target = f"{parts.scheme}://{literal}:{port}{parts.path or '/'}{query}"
    async with httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False) as client:
        request = client.build_request(
            "POST",
            target,
            content=content,
            headers={"Host": parts.netloc, **headers},
            extensions={"sni_hostname": host},
        )
        response = await client.send(request, stream=True)  # what it says does not interest us
        await response.aclose()
        return Answer(response.status_code, _wait(response.headers.get("retry-after", "")))


def _wait(text: str) -> int:
    """Seconds of a `Retry-After`; a date is passed over."""
    return min(int(text), LONGEST_WAIT) if text.isascii() and text.isdigit() else 0
