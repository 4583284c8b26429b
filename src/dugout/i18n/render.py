"""A sentence from its key, its figures and a language; English where a language lacks it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

FOLDER: Final = Path(__file__).resolve().parent
LANGUAGES: Final = ("en", "nl", "de", "fr")
FALLBACK: Final = "en"
_BEFORE_VOWEL: Final = re.compile(r"\b([Dd]|[Qq]u)e (?=[AEIOUÀÂÉÈÊËÎÏÔÛ])")
"""Only capitals: the words of the catalogues themselves are elided as they are written."""


def render(key: str, args: Mapping[str, Any] | None = None, language: str = FALLBACK) -> str:
    """The message (`error-no-match`) or the attribute (`option-{game}-rounds.help`); the key itself if nobody has it."""
    name, _, attribute = key.partition(".")
    for candidate in (language, FALLBACK):
        bundle = _bundle(candidate)
        if bundle is None or not bundle.has_message(name):
            continue
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is not None:
            text, _errors = bundle.format_pattern(pattern, dict(args or {}))
            return elided(str(text)) if candidate == "fr" else str(text)
    return key


def elided(text: str) -> str:
    """French before a name that begins with a vowel: “la main d’Anna”."""
    return _BEFORE_VOWEL.sub(r"\1’", text)


def has(key: str, language: str = FALLBACK) -> bool:
    """Whether a language has words for this key itself."""
    name, _, attribute = key.partition(".")
    bundle = _bundle(language)
    if bundle is None or not bundle.has_message(name):
        return False
    message = bundle.get_message(name)
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


@cache
def _bundle(language: str) -> FluentBundle | None:
    files = sorted((FOLDER / language).glob("*.ftl")) if language in LANGUAGES else []
    if not files:
        return None
    # isolation marks help mixed scripts in browsers and only disturb terminals and logs
    bundle = FluentBundle([language], use_isolating=False)
    for file in files:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
