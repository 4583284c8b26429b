"""The shirts of the seats, from the same files as the boards of the page."""

from __future__ import annotations

from dugout.report.contract import read_json, reporting


def kit_of(game: str, seat: int) -> str:
    """The kit of a seat's team; a game without teams has a shirt for every seat."""
    kits = reporting.of(game).kits or read_json(__package__, "kits.json")["seats"]
    return str(kits[seat % len(kits)])
