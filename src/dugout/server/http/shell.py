"""The page head names everything that a page needs, so that a browser fetches it in parallel.

The build's manifest says which files a module of the client is made of. Which modules an address needs follows from
their names: `/match/…`, `/play/GAME` and `/learn/GAME/…` show the table `src/games/GAME/Table.svelte` with the words
`words:LANGUAGE/GAME`. A name that the manifest does not know is skipped; the page then loads it when it needs it.
An address of the API among the names is what the page asks the server for first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

import msgspec

MANIFEST: Final = ".vite/manifest.json"
DOCUMENT: Final = "index.html"
GAMES: Final = "/api/games"
LESSONS: Final = "/api/lessons"


class Chunk(msgspec.Struct, frozen=True):
    """A part of the build: its file, its styles, and the parts without which it does not run."""

    file: str
    imports: tuple[str, ...] = ()
    css: tuple[str, ...] = ()


Manifest = dict[str, Chunk]


def modules(path: Sequence[str], game: str | None, language: str) -> list[str]:
    """The modules of the page at an address (split at its slashes) that shows a game, or none."""
    found = ["all"]
    pages: list[str] = []
    match path:
        case [""]:
            pages = [GAMES, "src/pages/Home.svelte"]
        case ["match", _]:
            pages = ["src/pages/Match.svelte"]
        case ["play", game]:
            pages = [GAMES, "src/pages/Play.svelte", "src/pages/Match.svelte"]
        case ["learn", game, _]:
            pages = [LESSONS, "src/pages/Lesson.svelte"]
            found.append("lessons")
    if game is not None:
        pages += [f"src/games/{game}/Table.svelte", f"src/games/{game}/words.ts"]
        found.append(game)
    return [*(f"words:{language}/{words}" for words in found), *pages]


def under_root(document: bytes, root: str) -> bytes:
    """The document of a server that a proxy offers under a path: all that it names lies there, and its
    scripts know it."""
    if not root:
        return document
    return _saying("root", root, document.replace(b'="/', f'="{root}/'.encode()))


def reached(document: bytes, address: str) -> bytes:
    """The document for whoever is at this machine: its scripts know the address that others need."""
    return _saying("reached", address, document) if address else document


def _saying(name: str, what: str, document: bytes) -> bytes:
    known = f'<meta name="dugout-{name}" content="{escape(what)}"></head>'.encode()
    return document.replace(b"</head>", known, 1)


def with_preloads(document: bytes, manifest: bytes, wanted: Sequence[str]) -> bytes:
    """The document, with all that the modules are made of named in its head."""
    chunks = msgspec.json.decode(manifest, type=Manifest)
    there = {chunk.file for chunk in _parts(chunks, [DOCUMENT])}
    asked = (
        f'<link rel="preload" as="fetch" crossorigin href="{name}">' for name in wanted if name[0] == "/"
    )
    tags = (_tags(chunk) for chunk in _parts(chunks, wanted) if chunk.file not in there)
    return document.replace(b"</head>", "".join((*asked, *tags)).encode() + b"</head>", 1)


def _parts(manifest: Manifest, names: Sequence[str]) -> Iterator[Chunk]:
    """Chunks and all they import, each once, what is needed before what needs it."""
    seen: set[str] = set()

    def walk(name: str) -> Iterator[Chunk]:
        chunk = manifest.get(name)
        if chunk is None or name in seen:
            return
        seen.add(name)
        for other in chunk.imports:
            yield from walk(other)
        yield chunk

    for name in names:
        yield from walk(name)


def _tags(chunk: Chunk) -> str:
    styles = "".join(f'<link rel="stylesheet" crossorigin href="/{style}">' for style in chunk.css)
    return f'{styles}<link rel="modulepreload" crossorigin href="/{chunk.file}">'
