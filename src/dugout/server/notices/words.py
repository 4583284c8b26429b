"""A notice in words: what happened, until when, and where to look; nothing that a spectator could not see."""

from __future__ import annotations

from datetime import datetime
from typing import Final

import msgspec
from babel.dates import format_skeleton, format_time
from msgspec import Struct

from dugout.i18n import has, render, score_mark
from dugout.server.notices.quiet import zone_of

LOCALES: Final = {"en": "en_GB", "nl": "nl", "de": "de", "fr": "fr"}
EXTEND: Final = "extend"
NEWS: Final = "news"
"""The words for events of a league that have none of their own."""


class Body(Struct, kw_only=True, omit_defaults=True):
    """What a notice is about. `score` is that of the match for the reader first; `until`: when time is up."""

    match: str = ""
    game: str = ""
    other: str = ""
    score: list[int] = []
    until: int | None = None
    competition: str = ""
    title: str = ""
    fixture: str = ""
    reason: str = ""
    extend: int = 0
    """CO-4.14: the part of the calendar for which the page then offers more time."""

    @property
    def path(self) -> str:
        if self.match:
            return f"/match/{self.match}"
        more = f"#{EXTEND}={self.extend}" if self.extend else ""
        return f"/competitions/{self.competition}{more}" if self.competition else "/account/notices"

    def text(self) -> str:
        return msgspec.json.encode(self).decode()


def read(text: str) -> Body:
    """Raises MsgspecError."""
    return msgspec.json.decode(text, type=Body)


class Note(Struct, kw_only=True):
    """As it is shown."""

    title: str
    text: str
    path: str


def note(event: str, body: Body, language: str, zone: str) -> Note:
    key = f"note-{event}" if has(f"note-{event}") else f"note-{NEWS}"
    args = {
        "game": render(f"game-{body.game}", {}, language) if body.game else "",
        "other": body.other,
        "score": score_mark(language).join(str(goals) for goals in body.score),
        "standing": _standing(body.score),
        "title": body.title,
        "place": "league" if body.title else "match",
        "against": "yes" if body.other else "no",
    }
    parts = [render(f"{key}.text", args, language)]
    if body.until is not None:
        parts.append(render("note-until", {"when": when(body.until, language, zone)}, language))
    if body.reason:
        parts.append(render("note-reason", {"reason": body.reason}, language))
    return Note(title=render(key, args, language), text=" ".join(filter(None, parts)), path=body.path)


def when(at: int, language: str, zone: str) -> str:
    """A day and a time as the reader's clock shows them: `Thu 19 Nov, 20:00`."""
    local = datetime.fromtimestamp(at / 1000, zone_of(zone))
    locale = LOCALES.get(language, language)
    return f"{format_skeleton('MMMEd', local, locale=locale)}, {format_time(local, 'short', locale=locale)}"


def _standing(score: list[int]) -> str:
    if len(score) != 2:
        return "none"
    return "lead" if score[0] > score[1] else "behind" if score[0] < score[1] else "level"
