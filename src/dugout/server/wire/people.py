"""What goes over the wire about people, as types: docs/protocol.md says what they mean."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from dugout.referee.wire.clocks import Pace
from dugout.referee.wire.matches import Name, SeatKind, Status

Password = Annotated[str, Meta(min_length=8, max_length=200)]
AnyPassword = Annotated[str, Meta(max_length=200)]


class PersonInfo(Struct, kw_only=True):
    """A person as everybody sees them. `kept`: has a name and a password, so is the same one tomorrow."""

    id: str
    name: str
    kept: bool


class Me(Struct, kw_only=True):
    """A person as only they see themselves. `news`: how much of their leagues waits to be read.

    `password` is false for guests and for those who only sign in through a provider.
    """

    id: str
    name: str
    kept: bool
    password: bool
    created: int
    webhook: str | None
    leave_days: int
    away_until: int | None
    blocked: list[PersonInfo]
    news: int


class MeAnswer(Struct, kw_only=True):
    """`me` is null for somebody who has done nothing yet that needs a person."""

    me: Me | None


class GuestName(Struct, kw_only=True, forbid_unknown_fields=True):
    name: Name


class Keep(Struct, kw_only=True, forbid_unknown_fields=True):
    """`current`: the password so far, where there is one."""

    name: Name
    password: Password
    current: AnyPassword = ""


class SignIn(Struct, kw_only=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=200)]
    password: AnyPassword


class SignInWays(Struct, kw_only=True):
    """`provider`: its name, where people may sign in through one. `connected`: this person does."""

    provider: str | None
    connected: bool


class Elsewhere(Struct, kw_only=True):
    """The address at which the provider asks who it is."""

    url: str


class Arrive(Struct, kw_only=True, forbid_unknown_fields=True):
    """`connect`: use the identity for the account that is signed in here."""

    connect: bool = False


class Confirm(Struct, kw_only=True, forbid_unknown_fields=True):
    """The password again; empty for a guest."""

    password: AnyPassword = ""


class RatingInfo(Struct, kw_only=True):
    """Glicko-2; the strength lies within two deviations of the rating, 19 times in 20."""

    game: str
    rating: int
    deviation: int
    played: int


class PlayedSeat(Struct, kw_only=True):
    seat: int
    name: str | None
    person: str | None
    kind: SeatKind
    level: str | None
    place: int | None
    taken: bool


class PlayedMatch(Struct, kw_only=True):
    """A match in a list. `turn`: it waits for you; `seat`: where the person of the list sits."""

    match: str
    game: str
    status: Status
    created: int
    ended: int | None
    rated: bool
    pace: Pace
    seats: list[PlayedSeat]
    seat: int | None
    turn: bool


class HeadToHead(Struct, kw_only=True):
    """Finished matches of two people against each other."""

    person: str
    name: str
    won: int
    drawn: int
    lost: int


class Profile(Struct, kw_only=True):
    id: str
    name: str
    kept: bool
    since: int
    ratings: list[RatingInfo]
    won: int
    drawn: int
    lost: int
    heads: list[HeadToHead]
    matches: list[PlayedMatch]


class Matches(Struct, kw_only=True):
    matches: list[PlayedMatch]
