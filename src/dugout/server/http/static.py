"""The client: built files with hashed names are kept for a year, pages are asked for anew each time."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from litestar import Request, get
from litestar.params import FromPath
from litestar.response import Response

from dugout.server.errors import ApiError

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
SMALLEST_ZIPPED: Final = 1024
ZIPPED: Final = "zipped"
"""Mark of routes that zip by themselves: zipping twice gives a browser rubbish."""
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

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._known: dict[tuple[Path, int], Asset] = {}

    def find(self, name: str) -> Asset:
        """A file inside the folder; raises ApiError."""
        try:
            path = (self._folder / name).resolve()
            if not path.is_relative_to(self._folder) or not path.is_file():
                raise ApiError("not-found")
            key = (path, path.stat().st_mtime_ns)
        except (OSError, ValueError):  # names no file system takes
            raise ApiError("not-found") from None
        if key not in self._known:
            self._known = {other: asset for other, asset in self._known.items() if other[0] != path}
            self._known[key] = _read(path)
        return self._known[key]


def _read(path: Path) -> Asset:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    zipped = (
        gzip.compress(body, 9, mtime=0)
        if len(body) >= SMALLEST_ZIPPED and kind.startswith(ZIPPED_TYPES)
        else None
    )
    return Asset(body, zipped, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


def _respond(request: Request[Any, Any, Any], name: str, caching: str) -> Response[bytes]:
    assets: Assets = request.app.state.assets
    asset = assets.find(name)
    headers = {"Cache-Control": caching, "ETag": asset.etag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == asset.etag:
        return Response(b"", status_code=304, headers=headers, media_type=asset.kind)
    if asset.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(asset.zipped, headers=headers, media_type=asset.kind)
    return Response(asset.body, headers=headers, media_type=asset.kind)


@get(
    [
        "/",
        "/new",
        "/new/{rest:path}",
        "/match/{rest:path}",
        "/rules",
        "/rules/{rest:path}",
        "/learn",
        "/learn/{rest:path}",
        "/lobby",
        "/competitions",
        "/competitions/{rest:path}",
        "/championships/{rest:path}",
        "/account",
        "/people/{rest:path}",
        "/replay",
        "/verify",
    ],
    include_in_schema=False,
    opt={ZIPPED: True},
)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Every page of the client is the same document."""
    return _respond(request, "index.html", ASK_AGAIN)


@get("/assets/{rest:path}", include_in_schema=False, opt={ZIPPED: True})
async def hashed(request: Request[Any, Any, Any], rest: FromPath[Path]) -> Response[bytes]:
    return _respond(request, f"assets/{str(rest).lstrip('/')}", FOR_EVER)


@get("/{name:str}", include_in_schema=False, opt={ZIPPED: True})
async def plain(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """Icons and the like beside the page."""
    if name.startswith("."):
        raise ApiError("not-found")
    return _respond(request, name, ASK_AGAIN)


def missing(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """The page that says so in words, for a browser at an address that does not exist; None for programs."""
    path = request.scope["path"]  # `request.url` fails where the Host header is nonsense
    if "text/html" not in request.headers.get("accept", "") or path.startswith(("/api", "/schema")):
        return None
    assets: Assets = request.app.state.assets
    try:
        asset = assets.find("index.html")
    except ApiError:
        return None
    return Response(asset.body, status_code=404, headers={"Cache-Control": ASK_AGAIN}, media_type=asset.kind)


ROUTES = [page, hashed, plain]
