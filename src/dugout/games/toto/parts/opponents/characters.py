"""The characters of Voetbal Toto."""

from __future__ import annotations

from typing import Final

from dugout.bots.character import Character

CHARACTERS: Final = (
    Character("opa-wim", "Opa Wim", "Opa Wim", "easy", 1, "plain", "", ("home-wins", "open-hand")),
    Character(
        "lotte-ruys", "Lotte Ruys", "Lotte", "medium", 2, "yoke", "", ("likes-draws", "whistles-early")
    ),
    Character(
        "bo-castellan", "Bo Castellan", "Bo", "hard", 3, "stripes", "", ("with-the-crowd", "whistles-early")
    ),
    Character(
        "mrs-quill", "Mrs Quill", "Mrs Quill", "hard@4", 4, "halves", "", ("hoards-ones", "whistles-late")
    ),
)
"""Weakest first."""
