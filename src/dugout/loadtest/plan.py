"""What the process with the scripted clients receives, what it returns, and what its clients say."""

from __future__ import annotations

from collections import Counter
from typing import Final

from msgspec import Struct

SEATS: Final = 2


class Place(Struct):
    """A match with the tokens of its seats; further sockets watch."""

    match: str
    tokens: list[str]


class Plan(Struct):
    """`urls`: the servers, over which the seats of a match are spread; `pids`: their processes, where known.

    `rate`: actions a second of all people together; 0 lets everybody answer as soon as they are asked.
    `unlisted`: answers for questions whose answers are too many to be listed.
    """

    urls: list[str]
    seconds: float
    sockets_per_match: int
    places: list[Place]
    bare: bool = False
    pids: list[int] = []
    rate: float = 0.0
    unlisted: list[str] = []


class Promise(Struct, array_like=True):
    """An answer that the server has acknowledged."""

    match: str
    seat: int
    action: str
    answer: str


class Answer(Struct, tag_field="type", tag="answer"):
    """What an action looks like on the wire, to either server."""

    seat: int
    question: int
    action: str
    answer: str


class Outcome(Struct):
    """`delays`: milliseconds from an action to the event at both seats. `busy`: seconds of the processor that
    the clients took while they played, `served`: those of the servers, where the system reports them;
    `message_bytes`: bytes of a message with events, on average."""

    seconds: float
    sockets: int
    accepted: int
    delays: list[float]
    promises: list[Promise]
    unanswered: int = 0
    cuts: int = 0
    refusals: dict[str, int] = {}
    busy: float = 0.0
    served: float | None = None
    message_bytes: float = 0.0


def together(one: Outcome, other: Outcome) -> Outcome:
    """Two runs of the same crowd as one."""
    accepted = max(1, one.accepted + other.accepted)
    return Outcome(
        one.seconds + other.seconds,
        one.sockets,
        one.accepted + other.accepted,
        one.delays + other.delays,
        one.promises + other.promises,
        one.unanswered + other.unanswered,
        one.cuts + other.cuts,
        dict(Counter(one.refusals) + Counter(other.refusals)),
        one.busy + other.busy,
        None if one.served is None or other.served is None else one.served + other.served,
        (one.message_bytes * one.accepted + other.message_bytes * other.accepted) / accepted,
    )
