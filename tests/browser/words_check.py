"""What no page may say: engine's terms, placeholders and keys that nobody resolved, raw coordinates and indices."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from playwright.async_api import Page

CATALOGUES = Path(__file__).resolve().parents[2] / "src" / "dugout" / "i18n"
HYPHENED = re.compile(r"\b[a-z][a-z0-9]*(?:-[a-z0-9]+)+\b")
RAW = {
    "a coordinate": r"(?<![\d.–])(?:-\d+,-?\d+|\d+,-\d+|\b\d{1,2},\d{1,2}\b(?![\d%\u202f\xa0]))",
    "a placeholder": r"[{}]|\bundefined\b|\bNaN\b|\bnull\b|\[object",
    "a term of the engine": r"\b[A-Za-z]+_[A-Za-z_]+\b|\bSC-\d|\b(?:ca|ch|to|co|match)\.[a-z]+",
    "a piece by its code": r"\b[HA]#?\d{1,2}\b|\b\d{1,2}[HA]\b",
    "an index": r"(?i)\b(?:seat|player|piece) 0\b",
    "a sign of the book": r"\*\*|`",
}
SAID = """() => {
  const names = ["aria-label", "title", "placeholder", "alt", "aria-valuetext"];
  const seen = [...document.querySelectorAll("body *")].filter((one) => one.checkVisibility());
  const labels = seen.flatMap((one) => names.map((name) => one.getAttribute(name)).filter(Boolean));
  return [document.title, document.body.innerText, ...new Set(labels)].join("\\n");
}"""


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
    """What must not be read on a page, by what it is."""
    found = {what: sorted(set(re.findall(pattern, text))) for what, pattern in RAW.items()}
    found["a key of the catalogue"] = sorted(set(HYPHENED.findall(text)) & keys())
    return {what: words for what, words in found.items() if words}


async def plain(page: Page, where: str) -> None:
    """Whatever can be read on a page or is read aloud there, dialogs and labels included."""
    text = str(await page.evaluate(SAID))
    found = raw_words(text)
    lines = [
        line for line in text.splitlines() if any(word in line for words in found.values() for word in words)
    ]
    assert not found, f"{where}: {found}\n" + "\n".join(lines[:20])
