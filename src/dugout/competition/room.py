"""CO-21: the commands of an evening in one room."""

from __future__ import annotations

import msgspec

from dugout.competition.reports import Report


class Evening(msgspec.Struct, frozen=True, tag="evening", tag_field="do"):
    """CO-21.1: everybody is in one room with this many tables; 0: the evening is over.

    `door` and `screen` are the secrets in the links for phones and for the television.
    """

    tables: int
    minutes: int = 30
    place: str = ""
    door: str = ""
    screen: str = ""


class Defer(msgspec.Struct, frozen=True, tag="defer", tag_field="do"):
    """CO-21.3: the organiser lets other matches go before one that was called."""

    fixture: str


class Claim(msgspec.Struct, frozen=True, tag="claim", tag_field="do"):
    """CO-21.4: somebody in the room says on a phone which of the guests he is."""

    entrant: str
    person: str


class Free(msgspec.Struct, frozen=True, tag="free", tag_field="do"):
    """CO-21.5: detach a name from its phone; `person` is the id of the guest who has it from now on."""

    entrant: str
    person: str


class Lend(msgspec.Struct, frozen=True, tag="lend", tag_field="do"):
    """CO-21.6: both sides of a match are played on the phone of this entrant."""

    entrant: str
    fixture: str


class Propose(msgspec.Struct, frozen=True, tag="propose", tag_field="do"):
    """CO-14.9: one of the coaches enters the result of a match on a real table; no report: takes it back."""

    entrant: str
    fixture: str
    report: Report | None = None


class Reject(msgspec.Struct, frozen=True, tag="reject", tag_field="do"):
    """CO-14.9: the organiser rejects what coaches have entered for a match."""

    fixture: str
