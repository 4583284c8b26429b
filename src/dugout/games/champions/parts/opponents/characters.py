"""The characters of Champions 2020."""

from __future__ import annotations

from typing import Final

from dugout.bots.character import Character

CHARACTERS: Final = (
    Character(
        "bram-tolk",
        "Bram Tolk",
        "Bram",
        "easy",
        1,
        "checks",
        "Quarry Town",
        ("few-passes", "open-at-the-back"),
    ),
    Character(
        "ines-caldera",
        "Ines Caldera",
        "Ines",
        "medium",
        2,
        "quarters",
        "Harbour",
        ("many-passes", "few-risks"),
    ),
    Character(
        "odile-varga",
        "Odile Varga",
        "Odile",
        "hard",
        3,
        "chevron",
        "Orchard",
        ("reads-replies",),
    ),
    Character(
        "old-sil",
        "Old Sil",
        "Old Sil",
        "hard@4",
        3,
        "pinstripe",
        "Lamplighters",
        ("plans-two-turns",),
    ),
)
"""Weakest first."""
