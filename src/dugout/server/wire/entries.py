"""What the page sends to make, enter and start a competition, and what an entrant does in it, as types."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from dugout.competition.config import Config
from dugout.competition.reports import Report
from dugout.referee.wire.clocks import TimeControl
from dugout.referee.wire.matches import Name

Title = Annotated[str, Meta(min_length=1, max_length=80)]
Id = Annotated[str, Meta(min_length=1, max_length=32)]


class NewCompetition(Struct, kw_only=True, forbid_unknown_fields=True):
    title: Title
    config: Config
    clock: TimeControl = TimeControl()
    public: bool = False
    inherit: Id | None = None
    """CO-7.9: a finished competition of the same organiser whose suspensions and injuries are taken over."""
    after: Id | None = None
    """CO-25.1: the club's previous season: the one whose suspensions are taken over, unless set otherwise."""


class PreviewRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a competition might become."""

    config: Config
    entrants: Annotated[int, Meta(ge=1, le=64)]


class Preview(Struct, kw_only=True):
    """What a format amounts to with this many entrants."""

    matchdays: int
    matches: int
    seconds_a_part: int


class PreviewDay(Struct, kw_only=True):
    """A part of the calendar: when it would end, and who would meet whom, by number; nobody where that is not known."""

    part: int
    ends: int
    pairs: list[tuple[int, int]]


class Foreseen(Struct, kw_only=True):
    """None if that many cannot enter; the days as if it began now."""

    preview: Preview | None
    days: list[PreviewDay] = field(default_factory=list)


class Entry(Struct, kw_only=True, forbid_unknown_fields=True):
    name: Name | None = None
    team: Annotated[str, Meta(max_length=40)] = ""


class ComputerEntry(Struct, kw_only=True, forbid_unknown_fields=True):
    level: Annotated[str, Meta(max_length=40)]
    count: Annotated[int, Meta(ge=1, le=64)] = 1


class Start(Struct, kw_only=True, forbid_unknown_fields=True):
    """Close the entries; `order` is the seeding, as places in the list of entrants, if the organiser gives one.

    CO-3.13: `groups` are his own, of such places.
    """

    order: Annotated[list[int], Meta(max_length=64)] | None = None
    groups: Annotated[list[list[int]], Meta(max_length=8)] | None = None


class EntrantAct(Struct, kw_only=True, forbid_unknown_fields=True):
    """What an entrant does: `ready` or `unready` for a fixture, `pick` a card, hand in a `list`, `withdraw`.

    CO-10.8, CO-10.9: `choose` a card, which `unchoose` gives back for a few seconds; `wish` for `cards`.

    CO-24.2 to CO-24.4: on a ladder `seek` a match or `unseek`, `challenge` an `other` or `call-off` that.

    CO-14.8: who was offered the competition may `accept` or `decline` to run it; who has the `link` may `help`.

    CO-4.12: who does not play may `wait` as a substitute, or `unwait`.

    CO-14.9: `result` enters a `report` of a match on a real table, for the other side to `confirm` as it was `seen`;
    without a report it is taken back.

    CO-0.7: the organiser may do it for a guest, by number.
    """

    act: Literal[
        "ready",
        "unready",
        "pick",
        "choose",
        "unchoose",
        "wish",
        "list",
        "withdraw",
        "leave",
        "accept",
        "decline",
        "seek",
        "unseek",
        "challenge",
        "call-off",
        "wait",
        "unwait",
        "help",
        "result",
        "confirm",
    ]
    name: Annotated[str, Meta(max_length=40)] = ""
    link: Annotated[str, Meta(max_length=40)] = ""
    report: Report | None = None
    fixture: Annotated[str, Meta(max_length=20)] = ""
    card: int = 0
    cards: Annotated[list[int], Meta(max_length=100)] = []
    always: bool = False
    entrant: int = 0
    requests: list[tuple[int, int]] = []
    other: int = 0
    """CO-24.2: who is challenged."""
    seen: Annotated[str, Meta(max_length=16)] = ""
    """CO-14.9: the mark of the result that is confirmed; another one is refused."""
