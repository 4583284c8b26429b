"""The names of the sides of a match: the same in the log, the report and its picture, on the page and in
a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from dugout.bots.character import numbered
from dugout.bots.contract import character
from dugout.core.ids import FORMER_PLAYER
from dugout.core.values import Record
from dugout.i18n import render

PERSON = "person"


def seat_name(given: str | None, computer: bool, seat: int, language: str) -> str:
    """The name for a seat: the given name, or computer or player with a number, as in `lib/names.ts` of the page.

    A character's name is stored with his seat.
    """
    if given == FORMER_PLAYER:
        return render("person-gone", None, language)
    if given and given.strip():
        return given
    return render("seat-computer" if computer else "seat-number", {"number": seat + 1}, language)


def names_of(record: Record, language: str) -> list[str]:
    """The names for all seats of a record."""
    names, kinds = record.texts("names"), record.texts("kinds")
    known = [character(record.game, kind) for kind in kinds]
    called = numbered([one.name if one else "" for one in known])
    return [
        seat_name(names[seat].strip() or called[seat], kinds[seat] not in ("", PERSON), seat, language)
        for seat in range(record.setup.seats)
    ]


def side_names(teams: Sequence[str], names: Sequence[str]) -> list[str]:
    """The names of the sides: the team's own name, if it has one, else the name of the person who leads it."""
    return [team if is_name(team) else name for team, name in zip(teams, names, strict=True)]


def is_name(team: str) -> bool:
    """Whether a team has its own name; it has none after its owner's account is deleted."""
    return team not in ("", FORMER_PLAYER)
