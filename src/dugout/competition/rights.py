"""CO-14.8: who runs a competition, and what each of them may do.

`ACTS` is the only table of rights: the desk, the room of an evening, the import of results and the page use it.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Final

from dugout.competition import commands as said
from dugout.competition.config import Refused
from dugout.competition.season import FINISHED, OPEN, Season


class Role(IntEnum):
    """CO-14.8: the role of a person in a competition; each role includes the rights of those before it."""

    NONE = 0
    LIMITED = 1
    """Helps with results and dates only."""
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
    # taking back needs the right to the act in `REVERSALS`
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
"""CO-14.8: the role that an act needs; all other acts need a helper."""

RULINGS: Final = ("enter", "overturn", "award", "confirm", "reject")
"""CO-14.9: the acts that decide about a result at once."""

REVERSALS: Final[Mapping[type[said.Command], str]] = {
    said.Strike: "overturn",
    said.Extend: "extend",
    said.Schedule: "date",
    said.Rename: "rename",
    said.Archive: "archive",
}
"""CO-14.8: by command that takes back a decision: the act whose right it needs."""


def role(s: Season, organiser: str | None, person: str | None) -> Role:
    """CO-14.8: the role of a person in a competition that `organiser` runs."""
    if person is None or person not in (organiser, *s.helpers):
        return Role.NONE
    if person == organiser:
        return Role.ORGANISER
    return Role.LIMITED if person in s.limited else Role.HELPER


def has_desk(s: Season, role: Role) -> bool:
    """CO-14.8: whether this role has anything to do at the desk; nobody has in a deleted competition.

    For a limited helper there are no results and dates before the draw or after the end.
    """
    if s.deleted:
        return False  # it can only be restored
    return role >= Role.HELPER or (role == Role.LIMITED and s.phase not in (OPEN, FINISHED))


def check_right(act: str, role: Role) -> None:
    """CO-14.8: whether this role has the right to an act; raises Refused."""
    needed = ACTS.get(act, Role.HELPER)
    if role < needed == Role.ORGANISER:
        raise Refused("helper-may-not", "CO-14.8")
    if role < needed:
        raise Refused("helper-limited", "CO-14.8")


def check_neutral(s: Season, role: Role, person: str, fixture: str) -> None:
    """CO-14.8, CO-14.9: a limited helper rules on no match of their own: the other side confirms; raises Refused."""
    found = s.fixtures.get(fixture)
    own = found is not None and any(s.entrant(side).id == person for side in found.sides)
    if own and role == Role.LIMITED:
        raise Refused("helper-own", "CO-14.9")
