"""How people reach the server: its names, and the proxy before it where an address is given."""

from __future__ import annotations

import asyncio
import re
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, InvalidStatus, WebSocketException

from dugout.server.access.hosts import ANY
from dugout.server.doctor.finding import Finding, ok, warn, wrong
from dugout.server.main import check_shared
from dugout.server.settings import Settings, SettingsError

SECONDS: Final = 10.0
ROOT: Final = re.compile(r'<meta name="dugout-root" content="([^"]*)"')
SCRIPT: Final = re.compile(r'<script type="module"[^>]* src="([^"]+)"')
MISDIRECTED: Final = 421
FORBIDDEN: Final = 403


def check(settings: Settings, url: str) -> list[Finding]:
    found = [processes(settings), *names(settings)]
    if url:
        found += asyncio.run(_outside(settings, url.rstrip("/")))
    return found


def processes(settings: Settings) -> Finding:
    try:
        check_shared(settings)
    except SettingsError as error:
        return wrong("processes", str(error), "see 'More than one process' in the guide")
    return ok("processes", f"{settings.workers}, computers think {_where(settings)}")


def _where(settings: Settings) -> str:
    return "in workers" if settings.thinking == "workers" else f"in {settings.bot_processes} of their own"


def names(settings: Settings) -> list[Finding]:
    if ANY in settings.hosts:
        advice = "name the hosts in DUGOUT_HOSTS instead of *"
        return [
            warn("names", "every host name is accepted, also one of somebody else (DNS rebinding)", advice)
        ]
    public = urlsplit(settings.public_url)
    if not settings.public_url:
        said = f"no public address is set; links in notices name {settings.address}"
        return [warn("names", said, "DUGOUT_PUBLIC_URL=https://… where people come from outside")]
    if public.scheme not in ("http", "https") or not public.hostname:
        return [
            wrong(
                "names",
                f"{settings.public_url!r} is no address",
                "DUGOUT_PUBLIC_URL=https://football.example",
            )
        ]
    if public.path.rstrip("/") != settings.root_path:
        said = f"the public address ends with {public.path or '/'}, but the root path is {settings.root_path or '/'}"
        return [wrong("names", said, f"--root-path {public.path or '/'}, or another DUGOUT_PUBLIC_URL")]
    found = [ok("names", f"people come to {settings.public_url}")]
    if public.scheme == "https" and not settings.secure_cookies:
        said = "sessions may also be sent without TLS"
        found.append(warn("cookies", said, "DUGOUT_SECURE_COOKIES=1 where a proxy speaks TLS"))
    return found


async def _outside(settings: Settings, url: str) -> list[Finding]:
    """As a browser comes, through everything that stands before the server."""
    try:
        async with httpx.AsyncClient(timeout=SECONDS, follow_redirects=False) as client:
            health = await client.get(f"{url}/healthz")
            if health.status_code != 200 or '"ok"' not in health.text:
                said = f"{url}/healthz answers {health.status_code}, not as Dugout does"
                return [wrong("proxy", said, "correct the address, or where the proxy sends this path")]
            found = [await _named(client, url), await _page(client, url), await _sockets(url)]
            return [*found, *await _metrics(client, url), *_encrypted(url)]
    except httpx.HTTPError as error:
        said = f"{url} cannot be reached: {error or type(error).__name__}"
        return [wrong("proxy", said, "check the name, the certificate and the firewall")]


async def _named(client: httpx.AsyncClient, url: str) -> Finding:
    answer = await client.get(f"{url}/api/games")
    name = urlsplit(url).hostname
    if answer.status_code == MISDIRECTED:
        return wrong("host", f"the server does not know that it is called {name}", f"DUGOUT_HOSTS={name}")
    if answer.status_code != 200:
        return wrong("host", f"/api/games answers {answer.status_code}", "look into the log of the proxy")
    return ok("host", f"the server knows the name {name}")


async def _page(client: httpx.AsyncClient, url: str) -> Finding:
    """The page names its scripts by the path that the server believes to lie at."""
    text = (await client.get(f"{url}/", headers={"Accept": "text/html"})).text
    root, script = ROOT.search(text), SCRIPT.search(text)
    believed, path = root[1] if root else "", urlsplit(url).path
    if script is None:
        return wrong(
            "page", f"{url}/ is no page of Dugout", "see the page check above, and where the proxy sends /"
        )
    if believed != path:
        said = f"the server believes to lie at {believed or '/'}, not at {path or '/'}"
        return wrong("page", said, f"start it with --root-path {path or '/'}")
    loaded = await client.get(f"{url}{script[1].removeprefix(believed)}")
    if loaded.status_code != 200 or "javascript" not in loaded.headers.get("content-type", ""):
        return wrong(
            "page", f"its script {script[1]} cannot be loaded", "send everything under the path to Dugout"
        )
    return ok("page", "it loads with its scripts")


async def _sockets(url: str) -> Finding:
    """A socket of a match that does not exist is opened and closed again."""
    parts = urlsplit(url)
    address = (
        f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}{parts.path}/api/matches/doctor/live"
    )
    try:
        async with asyncio.timeout(SECONDS):
            origin: Any = f"{parts.scheme}://{parts.netloc}"
            async with connect(address, origin=origin, proxy=None):
                return ok("live connections", "WebSocket gets through")
    except InvalidStatus as error:
        if error.response.status_code == FORBIDDEN:
            said = "the server refuses them: it gets another Host than browsers ask for"
            advice = f"pass Host on in the proxy, or set DUGOUT_ORIGINS={parts.scheme}://{parts.netloc}"
            return wrong("live connections", said, advice)
        said = f"WebSocket is answered with {error.response.status_code}"
    except (InvalidHandshake, WebSocketException, OSError, TimeoutError) as error:
        said = f"WebSocket does not get through ({error or type(error).__name__})"
    return wrong("live connections", said, "forward Upgrade and Connection for /api/ in the proxy (HTTP/1.1)")


async def _metrics(client: httpx.AsyncClient, url: str) -> list[Finding]:
    if (await client.get(f"{url}/metrics")).status_code != 200:
        return []
    return [
        warn(
            "metrics",
            "everybody can read /metrics",
            "DUGOUT_METRICS=127.0.0.1:9100, or block it in the proxy",
        )
    ]


def _encrypted(url: str) -> list[Finding]:
    parts = urlsplit(url)
    if parts.scheme == "https" or parts.hostname in ("localhost", "127.0.0.1", "::1"):
        return []
    return [
        warn(
            "TLS", "without https browsers allow no push and keep nothing offline", "let the proxy speak TLS"
        )
    ]
