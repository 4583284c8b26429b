"""The site that needs no server as a folder: written out, and served as any web host would, to try it."""

from __future__ import annotations

import json
import re
import shutil
import sys
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from dugout.referee.catalogue import registered
from dugout.server.http import site
from dugout.server.http.static import RUNTIME
from dugout.server.settings import STATIC

MADE: Final = ("assets", "data", "runtime")
"""Folders of the site; what an older one held there goes."""
HEAD: Final = re.compile(r'const VERSION = "[0-9a-f]{16}";\nconst FILES = (\[.*\]);\n')
"""How the service worker of a site begins."""


class SiteError(Exception):
    """The folder cannot be written."""


def write(folder: Path) -> tuple[int, int]:
    """Write the site into a folder; how many files, and their bytes. Raises SiteError."""
    if not (STATIC / site.DOCUMENT).is_file():
        raise SiteError("The client has not been built: run tools/bootstrap.sh play")
    if not (RUNTIME / site.MANIFEST).is_file():
        raise SiteError("The referee for pages has not been made: run tools/runtime.py")
    older = _held(folder) if folder.exists() else []
    files: dict[str, Any] = dict(site.copied(STATIC, RUNTIME))
    files.update(site.made(STATIC, RUNTIME, registered()))
    try:
        for name in MADE:
            shutil.rmtree(folder / name, ignore_errors=True)
        for name in older:
            (folder / name).unlink(missing_ok=True)
        for name, body in files.items():
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(body.read_bytes() if isinstance(body, Path) else body)
    except OSError as error:
        raise SiteError(f"{folder} cannot be written: {error.strerror or error}") from None
    return len(files), sum((folder / name).stat().st_size for name in files)


def _held(folder: Path) -> list[str]:
    """The files at the top of an older site; of an empty folder none. Raises SiteError where it is neither."""
    try:
        if folder.is_dir() and not any(folder.iterdir()):
            return []
        head = HEAD.match((folder / site.KEEPER).read_text())
        names = json.loads(head[1]) if head else []
    except (OSError, ValueError):
        names = []
    if f"runtime/{site.MANIFEST}" not in names:  # named there, also where writing it was broken off
        raise SiteError(f"{folder} holds something else; name a new folder, or an older site")
    return [name for name in names if name.strip(".") and not set(name) & {"/", "\\"}]


class _Host(SimpleHTTPRequestHandler):
    """Files of one folder at one path, and nothing else."""

    def __init__(self, *args: Any, under: str, **given: Any) -> None:
        self._under = under
        super().__init__(*args, **given)

    def translate_path(self, path: str) -> str:
        inside = path.startswith(self._under)
        return super().translate_path("/" + path[len(self._under) :]) if inside else "/nowhere"

    def log_message(self, format: str, *args: Any) -> None:
        """Nobody reads it."""


class _Server(ThreadingHTTPServer):
    def handle_error(self, request: Any, client_address: Any) -> None:
        """Whoever closes a page in the middle of a file is no news."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def _path(under: str) -> str:
    return f"/{under.strip('/')}/" if under.strip("/") else "/"


def hosted(folder: Path, port: int, under: str = "/") -> ThreadingHTTPServer:
    """A plain web host of the folder on this machine; whoever asks for it runs it. Raises SiteError."""
    serve = partial(_Host, directory=str(folder), under=_path(under))
    try:
        return _Server(("127.0.0.1", port), serve)
    except OSError as error:
        raise SiteError(f"Port {port} is not free: {error.strerror or error}") from None


def host(folder: Path, port: int, under: str, say: Callable[[str], None]) -> None:
    """Serve the folder until somebody stops it. Raises SiteError."""
    with hosted(folder, port, under) as server:
        say(f"http://127.0.0.1:{server.server_port}{_path(under)}")
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            return
