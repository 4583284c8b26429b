"""Messages of the socket, both ways."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from dugout.referee.errors import ApiError
from dugout.referee.wire import matches

MOST_SEATS: Final = 64


class Hello(Struct, kw_only=True, tag="hello"):
    """First; `after` −1 means: the snapshot is enough."""

    seats: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=MOST_SEATS)] = []
    after: Annotated[int, Meta(ge=-1)] = -1
    edition: matches.Edition = 0


class AnswerIn(Struct, kw_only=True, tag="answer"):
    seat: matches.Asker
    question: int
    action: matches.ActionId
    answer: matches.AnswerText
    edition: matches.Edition | None = None


class ChatIn(Struct, kw_only=True, tag="chat"):
    seat: matches.SeatNumber
    text: matches.ChatText


class Ping(Struct, kw_only=True, tag="ping"):
    pass


Incoming = Hello | AnswerIn | ChatIn | Ping


class SnapshotOut(matches.Snapshot, kw_only=True, tag="snapshot"):
    events: list[matches.EventMessage]


class Changed(Struct, kw_only=True):
    """The fields of a snapshot that can change during a match, without its views; sent are those that did change."""

    status: matches.Status | UnsetType = UNSET
    question: int | UnsetType = UNSET
    asked: list[matches.Asked] | UnsetType = UNSET
    prompt: matches.Prompt | UnsetType | None = UNSET
    result: matches.ResultInfo | UnsetType | None = UNSET
    edition: int | UnsetType = UNSET
    table: matches.TableInfo | UnsetType | None = UNSET


class EventsOut(Struct, kw_only=True, tag="events"):
    """What is new: events, and the fields that changed (`referee/diff.py`). All others are as they were."""

    events: list[matches.EventMessage]
    last: int
    clock: matches.Clock
    changed: Changed
    view: dict[str, Any]
    """Fields of the view."""
    views: dict[str, dict[str, Any]]
    """By seat: fields of its own view, on a device that holds several seats."""


class Answered(Struct, kw_only=True, tag="answered"):
    action: str
    last: int


class ErrorOut(Struct, kw_only=True, tag="error", omit_defaults=True):
    error: matches.ErrorBody
    action: str | None = None


class ChatOut(Struct, kw_only=True, tag="chat"):
    lines: list[matches.ChatLine]


class SeatPresence(Struct, kw_only=True):
    seat: int
    online: bool
    name: str | None
    taken: bool
    person: str | None = None
    absent: matches.Away | None = None
    stand_in: str | None = None
    salt: str | None = None


class PresenceOut(Struct, kw_only=True, tag="presence"):
    seats: list[SeatPresence]


class ServiceOut(Struct, kw_only=True, tag="service"):
    """Whether anything can be stored; said when it changes, and after a snapshot while it is away."""

    database: Literal["up", "away"]


class Pong(Struct, kw_only=True, tag="pong"):
    pass


_decoder: Final = msgspec.json.Decoder(Incoming)
encode: Final = msgspec.json.Encoder().encode


def decode(text: str | bytes) -> Incoming:
    """One message from a client; raises ApiError where it is none."""
    try:
        message: Incoming = _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise ApiError("malformed", {"detail": str(error)[:200]}) from None
    return message
