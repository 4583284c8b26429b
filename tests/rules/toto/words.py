"""Words for the argument types of Voetbal Toto's events."""

from __future__ import annotations

from dugout.games.toto.board import form_text


def word(kind: str, value: int) -> str | None:
    return form_text(value) if kind == "form" else None
