"""What a browser fetches before it shows a first board stays small: the JavaScript of the build, compressed as it is
sent."""

from __future__ import annotations

import gzip
import json
import re

import pytest

from dugout.games.registry import GAMES
from dugout.i18n import LANGUAGES
from dugout.server.http import shell
from dugout.server.settings import STATIC

LIMIT = 160_000


def first_load(game: str, language: str) -> dict[str, int]:
    """The scripts that the page of a match names in its head, words among them, by their bytes on the line."""
    document = (STATIC / shell.DOCUMENT).read_bytes()
    manifest = (STATIC / shell.MANIFEST).read_bytes()
    page = shell.with_preloads(document, manifest, shell.modules(["match", "x"], game, language)).decode()
    names = set(re.findall(r'(?:href|src)="/(assets/[^"]+\.js)"', page))
    return {name: len(gzip.compress((STATIC / name).read_bytes(), 9)) for name in names}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_first_board_needs_little_javascript(game: str, language: str) -> None:
    parts = first_load(game, language)
    assert 100_000 < sum(parts.values()) < LIMIT, sorted(parts.items(), key=lambda part: -part[1])[:8]


def reached(*roots: str) -> set[str]:
    """The parts of the build that pages may load which begin like this, at once or later."""
    manifest = json.loads((STATIC / shell.MANIFEST).read_bytes())
    found, left = set(), [name for name in manifest if name in roots]
    assert len(left) == len(roots), "the build has other names"
    while left:
        if (name := left.pop()) not in found:
            found.add(name)
            left += [*manifest[name].get("imports", ()), *manifest[name].get("dynamicImports", ())]
    return found


def test_pages_with_a_server_load_nothing_of_the_site_without_one() -> None:
    """But for two that are asked for where they are needed: a record in a link, and links under a path of a host."""
    own = {name for name in reached("src/main.ts") if name.startswith(("src/local/", "site.html"))}
    assert own == {"src/local/links.ts", "src/local/rewriting.ts"}
    assert "src/local/Home.svelte" in reached("site.html")
