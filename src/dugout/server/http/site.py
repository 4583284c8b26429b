"""The site that needs no server: the client, the referee for pages and what a server would say to everybody, as files.

All of them name each other by relative addresses, so the folder works wherever it lies. A server offers it as
`/local/`, and `dugout site` writes it out.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from litestar import get
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.response import Redirect, Response

from dugout.referee import lessons
from dugout.referee.catalogue import Catalogue
from dugout.referee.errors import ApiError
from dugout.server.access.security import CONTENT_SECURITY_POLICY, WORKER_POLICY
from dugout.server.access.session import HttpRequest
from dugout.server.access.tokens import rooms_of
from dugout.server.http import games, pictures, static
from dugout.server.settings import Settings

DOCUMENT, KEEPER = static.OF_THE_SITE
INDEX: Final = "index.html"
LEFT_OUT: Final = (DOCUMENT, INDEX, KEEPER, "push.js")
"""Files of the client that the site has in another form, or that need a server."""
WORKER: Final = ".worker-"
"""Part of the names of files that run beside the page; they alone may run WebAssembly."""
SERVER: Final = "../"
"""From the folder in which a server offers the site to its own pages."""
MANIFEST: Final = "runtime.json"
NOT_IN_DOCUMENTS: Final = "frame-ancestors"


def copied(client: Path, runtime: Path) -> Iterator[tuple[str, Path]]:
    """The files that are in the site as they are, by their names there."""
    for folder, prefix in ((client, ""), (runtime, "runtime/")):
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder).as_posix()
            if path.is_file() and not name.startswith(".") and name not in LEFT_OUT:
                yield prefix + name, path


def made(client: Path, runtime: Path, catalogue: Catalogue, server: str = "") -> dict[str, bytes]:
    """The files that are made for the site, by their names; `server`: where the pages of the server lie that offers it.

    Raises FileNotFoundError where the client was not built.
    """
    data = {
        "games": games.infos(catalogue),
        "lessons": lessons.infos(catalogue.games),
        **{f"rules/{name}/pictures": pictures.infos(rules, name) for name, rules in catalogue.games.items()},
    }
    files = {f"data/{name}.json": msgspec.json.encode(answer) for name, answer in data.items()}
    files[INDEX] = _page((client / DOCUMENT).read_text(), server)
    files[KEEPER] = _keeper((client / KEEPER).read_text(), files, dict(copied(client, runtime)))
    return files


def _page(document: str, server: str) -> bytes:
    policy = "; ".join(
        part for part in CONTENT_SECURITY_POLICY.split("; ") if not part.startswith(NOT_IN_DOCUMENTS)
    )
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'
    if server:
        meta += f'\n    <meta name="dugout-server" content="{server}" />'
    return document.replace('="/', '="./').replace("<title>", f"{meta}\n    <title>", 1).encode()


def _keeper(source: str, files: dict[str, bytes], others: dict[str, Path]) -> bytes:
    """The service worker: what it keeps, and a version that changes with any of it."""
    digest = hashlib.sha256(source.encode())
    for name, body in sorted(files.items()):
        digest.update(name.encode() + hashlib.sha256(body).digest())
    for name, path in sorted(others.items()):  # names follow from the contents, but for a few small files
        digest.update(name.encode() + (path.read_bytes() if "/" not in name else b""))
    kept = ["./", *(name for name in (*files, *others) if name != INDEX)]
    head = f'const VERSION = "{digest.hexdigest()[:16]}";\nconst FILES = {json.dumps(kept)};\n'
    return (head + source).encode()


async def _made(state: State) -> dict[str, static.Asset]:
    """As they are sent, rebuilt when the client or the referee is; raises OSError if there is none."""
    client, runtime = state.assets.folder, state.runtime.folder
    referee = runtime / MANIFEST
    built = ((client / DOCUMENT).stat().st_mtime_ns, referee.stat().st_mtime_ns if referee.is_file() else 0)
    if state.get("site") is None:
        state.site = _Made()
    known: _Made = state.site
    async with known.lock:  # other requests wait for the same files
        if known.built != built:
            games_here = rooms_of(state).services.games
            known.files = await asyncio.to_thread(_packed, client, runtime, games_here)
            known.built = built
        return known.files


class _Made:
    """The files that were made last, and of which client and referee."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.built: tuple[int, ...] = ()
        self.files: dict[str, static.Asset] = {}


def _packed(client: Path, runtime: Path, catalogue: Catalogue) -> dict[str, static.Asset]:
    return {
        name: static.packed(body, name) for name, body in made(client, runtime, catalogue, SERVER).items()
    }


async def asset(request: HttpRequest, name: str) -> static.Asset:
    """A file of the site; raises ApiError."""
    state = request.app.state
    client: static.Assets = state.assets
    runtime: static.Assets = state.runtime
    if name.startswith("runtime/"):
        return runtime.find(name.removeprefix("runtime/"))
    if name.startswith("assets/"):
        return client.find(name)
    try:
        own = await _made(state)
    except OSError:
        raise ApiError("not-found") from None
    if name in own:
        return own[name]
    if name in LEFT_OUT or "/" in name or name.startswith("."):
        raise ApiError("not-found")
    return client.find(name)


@get("/local", include_in_schema=False, opt={static.ZIPPED: True})
async def folder(request: HttpRequest) -> Response[bytes] | Redirect:
    """The site that needs no server; its files are named from inside the folder."""
    inside = request.scope["raw_path"].endswith(b"/")
    return await _sent(request, INDEX) if inside else Redirect(f"{_root(request)}/local/")


@get("/local/{rest:path}", include_in_schema=False, opt={static.ZIPPED: True})
async def inside(request: HttpRequest, rest: FromPath[Path]) -> Response[bytes] | Redirect:
    """A file of it; a game by its name is chosen there."""
    name = str(rest).strip("/")
    if name in rooms_of(request.app.state).services.games.games:
        return Redirect(f"{_root(request)}/local/?choose={name}")
    return await _sent(request, name)


def _root(request: HttpRequest) -> str:
    settings: Settings = request.app.state.settings
    return settings.root_path


async def _sent(request: HttpRequest, name: str) -> Response[bytes]:
    lasts = name.startswith("assets/") or (name.startswith("runtime/") and name.count("/") > 1)
    answer = static.respond(
        request, await asset(request, name), static.FOR_EVER if lasts else static.ASK_AGAIN
    )
    if WORKER in name:
        answer.headers["Content-Security-Policy"] = WORKER_POLICY
    return answer


ROUTES = [folder, inside]
