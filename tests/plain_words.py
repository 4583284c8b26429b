"""What nobody may read: the engine's terms, placeholders and keys that nobody resolved, raw coordinates and indices.

The patterns stand in `raw_words.json`, because the tests of the client look for the same.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

HERE = Path(__file__).resolve().parent
CATALOGUES = HERE.parent / "src" / "dugout" / "i18n"
HYPHENED = re.compile(r"\b[a-z][a-z0-9]*(?:-[a-z0-9]+)+\b")
RAW: dict[str, str] = json.loads((HERE / "raw_words.json").read_text())


@cache
def keys() -> frozenset[str]:
    """Keys of the catalogues that no sentence of theirs has as a word ('kick-off' is one, and may be said)."""
    found: set[str] = set()
    words: set[str] = set()
    for path in CATALOGUES.glob("*/*.ftl"):
        for line in path.read_text().splitlines():
            key, is_message, text = line.partition(" =")
            if is_message and not key.startswith((" ", "#", "-")):
                found.add(key)
                words.update(HYPHENED.findall(text.lower()))
            else:
                words.update(HYPHENED.findall(re.sub(r"\{.*?\}", "", line.lower())))
    return frozenset(key for key in found if "-" in key) - words


def raw_words(text: str) -> dict[str, list[str]]:
    """What must not be read, by what it is."""
    found = {what: sorted(set(re.findall(pattern, text))) for what, pattern in RAW.items()}
    found["a key of the catalogue"] = sorted(set(HYPHENED.findall(text)) & keys())
    return {what: words for what, words in found.items() if words}
