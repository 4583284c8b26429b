"""The client: built files with hashed names are cached for a year, pages are revalidated each time."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from litestar import get
from litestar.params import FromPath
from litestar.response import Response

import dugout
from dugout.referee.errors import ApiError, StoreAway
from dugout.server.access.session import HttpRequest
from dugout.server.access.tokens import rooms_of
from dugout.server.access.words import language_of
from dugout.server.http import shell
from dugout.server.http.reached import elsewhere

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
SMALLEST_ZIPPED: Final = 1024
MOST_PREPARED: Final = 64
"""How many different pages are kept as they are sent."""
ZIPPED: Final = "zipped"
"""Mark of routes that zip by themselves: zipping twice gives a browser rubbish."""
OF_THE_SITE: Final = ("site.html", "sw.js")
"""Files of the client that only the site without a server is made of (`site.py`)."""
RUNTIME: Final = Path(dugout.__file__).parent / "runtime"
"""What a page loads to run its own referee (tools/runtime.py)."""
ZIPPED_TYPES: Final = (
    "text/",
    "application/javascript",
    "application/json",
    "image/svg+xml",
    "application/manifest",
)


@dataclass(frozen=True)
class Asset:
    """A file as it is sent."""

    body: bytes
    zipped: bytes | None
    kind: str
    etag: str


class Assets:
    """Files of the client's folder, read once for every time they change."""

    def __init__(self, folder: Path, root: str = "") -> None:
        self.folder = folder.resolve()
        self._root = root
        self._known: dict[tuple[Path, int], Asset] = {}

    def page(self, modules: Sequence[str], reached: str = "") -> Asset:
        """The document of all pages, prepared for one that needs these modules; raises ApiError.

        `reached` is the address for others, where the one in use leads nobody else here.
        """
        document = self.find(shell.DOCUMENT)
        manifest: Asset | None
        try:
            manifest = self.find(shell.MANIFEST)
        except ApiError:  # a client that was built in another way
            manifest = None
        return _prepared(document, manifest, tuple(modules), self._root, reached)

    def find(self, name: str) -> Asset:
        """A file inside the folder; raises ApiError."""
        try:
            path = (self.folder / name).resolve()
            if not path.is_relative_to(self.folder) or not path.is_file():
                raise ApiError("not-found")
            key = (path, path.stat().st_mtime_ns)
        except (OSError, ValueError):  # names no file system takes
            raise ApiError("not-found") from None
        if key not in self._known:
            self._known = {other: asset for other, asset in self._known.items() if other[0] != path}
            self._known[key] = _read(path)
        return self._known[key]


def _read(path: Path) -> Asset:
    return packed(path.read_bytes(), path.name)


@lru_cache(maxsize=MOST_PREPARED)
def _prepared(
    document: Asset, manifest: Asset | None, modules: tuple[str, ...], root: str, reached: str
) -> Asset:
    body = shell.with_preloads(document.body, manifest.body, modules) if manifest else document.body
    return packed(shell.reached(shell.under_root(body, root), reached), shell.DOCUMENT)


def packed(body: bytes, name: str) -> Asset:
    """A file as it is sent; its name says what it is."""
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    zipped = (
        gzip.compress(body, 9, mtime=0)
        if len(body) >= SMALLEST_ZIPPED and kind.startswith(ZIPPED_TYPES)
        else None
    )
    return Asset(body, zipped, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


def _find(request: HttpRequest, name: str) -> Asset:
    assets: Assets = request.app.state.assets
    return assets.find(name)


def respond(
    request: HttpRequest, asset: Asset, caching: str, vary: str = "Accept-Encoding"
) -> Response[bytes]:
    headers = {"Cache-Control": caching, "ETag": asset.etag, "Vary": vary}
    if request.headers.get("if-none-match") == asset.etag:
        return Response(b"", status_code=304, headers=headers, media_type=asset.kind)
    if asset.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(asset.zipped, headers=headers, media_type=asset.kind)
    return Response(asset.body, headers=headers, media_type=asset.kind)


@get(
    [
        "/",
        "/play",
        "/play/{rest:path}",
        "/new",
        "/new/{rest:path}",
        "/match/{rest:path}",
        "/rules",
        "/rules/{rest:path}",
        "/learn",
        "/learn/{rest:path}",
        "/lobby",
        "/opponents",
        "/scenarios/{rest:path}",
        "/competitions",
        "/competitions/{rest:path}",
        "/championships/{rest:path}",
        "/e/{rest:path}",
        "/screen/{rest:path}",
        "/account",
        "/account/notices",
        "/people/{rest:path}",
        "/replay",
        "/verify",
    ],
    include_in_schema=False,
    opt={ZIPPED: True},
)
async def page(request: HttpRequest) -> Response[bytes]:
    """Every page of the client is the same document, with what it will need named in its head."""
    assets: Assets = request.app.state.assets
    path = request.scope["path"].strip("/").split("/")
    modules = shell.modules(path, await _game_at(request, path), language_of(request))
    document = assets.page(modules, await elsewhere(request))
    return respond(request, document, ASK_AGAIN, "Accept-Encoding, Accept-Language")


async def _game_at(request: HttpRequest, path: Sequence[str]) -> str | None:
    """The game of the match at an address, if there is one."""
    if path[0] == "match" and len(path) == 2:
        with suppress(ApiError, StoreAway):  # the page will say so
            return (await rooms_of(request.app.state).get(path[1])).match.game
    return None


@get("/assets/{rest:path}", include_in_schema=False, opt={ZIPPED: True})
async def hashed(request: HttpRequest, rest: FromPath[Path]) -> Response[bytes]:
    return respond(request, _find(request, f"assets/{str(rest).lstrip('/')}"), FOR_EVER)


@get("/{name:str}", include_in_schema=False, opt={ZIPPED: True})
async def plain(request: HttpRequest, name: FromPath[str]) -> Response[bytes]:
    """Icons and the like beside the page."""
    if name.startswith(".") or name in OF_THE_SITE:
        raise ApiError("not-found")
    return respond(request, _find(request, name), ASK_AGAIN)


def missing(request: HttpRequest) -> Response[bytes] | None:
    """The page that says so in words, for a browser at an address that does not exist; None for programs."""
    path = request.scope["path"]  # `request.url` fails where the Host header is nonsense
    if "text/html" not in request.headers.get("accept", "") or path.startswith(("/api", "/schema")):
        return None
    assets: Assets = request.app.state.assets
    try:
        asset = assets.page(())
    except ApiError:
        return None
    return Response(asset.body, status_code=404, headers={"Cache-Control": ASK_AGAIN}, media_type=asset.kind)


ROUTES = [page, hashed, plain]
