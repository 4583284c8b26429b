"""CO-14.8: who runs a competition, and what each of them may do.

`ACTS` is the one table: the desk, the room of an evening, the import of results and the page read it.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Final

from dugout.competition import commands as said
from dugout.competition.config import Refused
from dugout.competition.season import FINISHED, OPEN, Season


class Role(IntEnum):
    """CO-14.8: what somebody is in a competition; each may do what those before it may."""

    NONE = 0
    LIMITED = 1
    """Helps with results and dates alone."""
    HELPER = 2
    ORGANISER = 3


ACTS: Final[Mapping[str, Role]] = {
    # results
    "enter": Role.LIMITED,
    "overturn": Role.LIMITED,
    "award": Role.LIMITED,
    "result": Role.LIMITED,  # of a guest (CO-0.7)
    "confirm": Role.LIMITED,
    "reject": Role.LIMITED,
    # dates
    "extend": Role.LIMITED,
    "date": Role.LIMITED,
    "pause": Role.LIMITED,
    "resume": Role.LIMITED,
    # what has been done, as far as the act that it amounts to (`REVERSALS`)
    "undo": Role.LIMITED,
    # the tables of an evening (CO-21)
    "room": Role.LIMITED,
    "defer": Role.LIMITED,
    # what cannot be taken back, or changes who runs it
    "share": Role.ORGANISER,
    "invite": Role.ORGANISER,
    "offer": Role.ORGANISER,
    "end": Role.ORGANISER,
    "delete": Role.ORGANISER,
    "follow": Role.ORGANISER,
}
"""CO-14.8: who may do it; every other act takes a helper."""

REVERSALS: Final[Mapping[type[said.Command], str]] = {
    said.Strike: "overturn",
    said.Extend: "extend",
    said.Schedule: "date",
    said.Rename: "rename",
    said.Archive: "archive",
}
"""CO-14.8: the act that a decision taken back amounts to, by the command that takes it back."""


def role(s: Season, organiser: str | None, person: str | None) -> Role:
    """CO-14.8: what a person is in a competition that `organiser` runs."""
    if person is None or person not in (organiser, *s.helpers):
        return Role.NONE
    if person == organiser:
        return Role.ORGANISER
    return Role.LIMITED if person in s.limited else Role.HELPER


def has_desk(s: Season, one: Role) -> bool:
    """CO-14.8: there is something to do at the desk; none where it is deleted.

    A limited helper has neither results nor dates before the draw and after the end.
    """
    if s.deleted:
        return False  # it can only be brought back
    return one >= Role.HELPER or (one == Role.LIMITED and s.phase not in (OPEN, FINISHED))


def check_right(act: str, one: Role) -> None:
    """CO-14.8: what a helper may not do, and what is more than results and dates; raises Refused."""
    needed = ACTS.get(act, Role.HELPER)
    if one < needed == Role.ORGANISER:
        raise Refused("helper-may-not", "CO-14.8")
    if one < needed:
        raise Refused("helper-limited", "CO-14.8")
