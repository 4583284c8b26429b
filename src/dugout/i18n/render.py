"""A sentence from its key, its figures and a language; English where a language lacks it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

FOLDER: Final = Path(__file__).resolve().parent
LANGUAGES: Final = ("en", "nl", "de", "fr")
FALLBACK: Final = "en"
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins; what belongs to it is indented."""
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-z][\w-]*)")
_BEFORE_VOWEL: Final = re.compile(r"\b([Dd]|[Qq]u)e (?=[AEIOUÀÂÉÈÊËÎÏÔÛ])")
"""Only capitals: the words of the catalogues themselves are elided as they are written."""
_LINE: Final = r"(?=(?:(?:linken|rechten) )?(?:Seitenlinie|Torlinie|Eckfahne))"
_BEFORE_PLACE: Final = (
    (re.compile(r"\bnach der (linke|rechte)n (?=Torhälfte)"), r"in die \1 "),
    (re.compile(r"\bNach der (linke|rechte)n (?=Torhälfte)"), r"In die \1 "),
    (re.compile(r"\bauf (?=der (?:linken|rechten) Torhälfte)"), "in "),
    (re.compile(rf"\bnach der {_LINE}"), "zur "),
    (re.compile(rf"\bNach der {_LINE}"), "Zur "),
    (re.compile(rf"\bbei (?=der {_LINE})"), "an "),
)


def render(key: str, args: Mapping[str, Any] | None = None, language: str = FALLBACK) -> str:
    """The message (`error-no-match`) or the attribute (`option-{game}-rounds.help`); the key itself if nobody
    has it."""
    name, _, attribute = key.partition(".")
    for candidate in (language, FALLBACK):
        catalogue = _catalogue(candidate)
        message = catalogue and catalogue.message(name)
        if not catalogue or not message:
            continue
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is not None:
            text, _errors = catalogue.bundle.format_pattern(pattern, dict(args or {}))
            return _FINISH.get(candidate, str)(str(text))
    return key


def elided(text: str) -> str:
    """French before a name that begins with a vowel: “la main d’Anna”."""
    return _BEFORE_VOWEL.sub(r"\1’", text)


def placed(text: str) -> str:
    """German before a place that has an article: “nach der Eckfahne” is “zur Eckfahne”."""
    for wrong, right in _BEFORE_PLACE:
        text = wrong.sub(right, text)
    return text


_FINISH: Final = {"de": placed, "fr": elided}
"""What a language does to a whole sentence."""


def score_mark(language: str) -> str:
    """What stands between the goals of two teams: 2–1, but 2:1 in German."""
    return ":" if language == "de" else "–"


def has(key: str, language: str = FALLBACK) -> bool:
    """Whether a language has words for this key itself."""
    name, _, attribute = key.partition(".")
    catalogue = _catalogue(language)
    message = catalogue and catalogue.message(name)
    if not message:
        return False
    return attribute in message.attributes if attribute else message.value is not None


def negotiate(header: str) -> str:
    """The best of our languages for an `Accept-Language` header (or a bare code)."""
    best, best_weight = FALLBACK, 0.0
    for part in header.split(",")[:20]:
        tag, _, parameter = part.partition(";")
        language = tag.strip().lower().split("-")[0]
        weight = _weight(parameter)
        if language in LANGUAGES and weight > best_weight:
            best, best_weight = language, weight
    return best


def _weight(parameter: str) -> float:
    name, _, value = parameter.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0


class Catalogue:
    """The messages of a language, each parsed when it is first asked for: all of them would take a third of a
    second."""

    def __init__(self, language: str) -> None:
        # isolation marks help mixed scripts in browsers and only disturb terminals and logs
        self.bundle = FluentBundle([language], use_isolating=False)
        self._reading = Lock()  # reports are written in other threads
        self._unread: dict[str, str] = {}
        for file in sorted((FOLDER / language).glob("*.ftl")):
            text = file.read_text(encoding="utf-8")
            begins = [*_ENTRY.finditer(text)]
            ends = [*(entry.start() for entry in begins[1:]), len(text)]
            for entry, end in zip(begins, ends, strict=True):
                self._unread.setdefault(entry[1], text[entry.start() : end])

    def message(self, name: str) -> Message | None:
        with self._reading:
            self._read(name)
        return self.bundle.get_message(name) if self.bundle.has_message(name) else None

    def _read(self, name: str) -> None:
        """Give the bundle an entry and the entries it refers to."""
        if source := self._unread.pop(name, None):
            self.bundle.add_resource(FluentResource(source))
            for other in _REFERENCE.findall(source):
                self._read(other)


@cache
def _catalogue(language: str) -> Catalogue | None:
    return Catalogue(language) if language in LANGUAGES else None
