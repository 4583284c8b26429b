"""The characters of Counter Attack."""

from __future__ import annotations

from typing import Final

from dugout.bots.character import Character

CHARACTERS: Final = (
    Character("tuva-lind", "Tuva Lind", "Tuva", "easy", 1, "sleeves", "Ostwick", ("long-runs", "few-passes")),
    Character(
        "marlon-abega",
        "Marlon Abega",
        "Marlon",
        "medium",
        2,
        "hoops",
        "Saltmarsh",
        ("many-passes", "safe-passes"),
    ),
    Character(
        "greta-falk",
        "Greta Falk",
        "Greta",
        "hard",
        3,
        "halves",
        "Ironbridge",
        ("many-passes",),
    ),
    Character(
        "kasimir-dvorn",
        "Kasimir Dvorn",
        "Kasimir",
        "hard@4",
        4,
        "band",
        "Midwinter",
        ("patient",),
    ),
)
"""Weakest first."""
