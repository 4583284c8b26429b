"""The draft room and the market room over the wire, as types: docs/protocol.md says what they mean."""

from __future__ import annotations

from msgspec import Struct


class CardInfo(Struct, kw_only=True):
    number: int
    name: str
    keeper: bool
    value: int
    attributes: dict[str, int]
    kind: str
    line: str
    """The part of the pitch where he plays; empty for keepers."""


class TakenInfo(Struct, kw_only=True):
    """CO-10.4: who took whom; `clock`: because the time was up."""

    batch: int
    number: int
    card: int
    clock: bool


class DraftInfo(Struct, kw_only=True):
    """CO-10.4: the draft as somebody may see it; `seat` is for whom he picks, and wishes and choice are that one's."""

    batch: int
    turn: int
    open: list[int]
    coming: list[int]
    """Who picks next, the manager in turn first."""
    seconds: int
    """How long a pick may take."""
    taken: list[TakenInfo]
    lines: dict[str, int]
    """How many men a squad should have in each line."""
    seat: int
    chosen: int | None
    wishes: list[int]
    always: bool


class WindowSeat(Struct, kw_only=True):
    """CO-11.5 to CO-11.7: what a manager needs to know before he hands in his list, which nobody else sees."""

    number: int
    requests: list[tuple[int, int]] | None
    credit: dict[int, int]
    """By own card: what its release takes off a price; those who may not go yet are not in it."""
    left: int
    """How many transfers he may still make in this window."""


class WindowInfo(Struct, kw_only=True):
    day: int
    waiting: list[int]
    seats: list[WindowSeat]
    """One's own, and for the organiser those of guests."""


class TransferInfo(Struct, kw_only=True):
    day: int
    number: int
    bought: int
    released: int
    price: int


class ListInfo(Struct, kw_only=True):
    """CO-11.10: what a manager had asked for in a window that is over: (card to buy, card to release)."""

    day: int
    number: int
    requests: list[tuple[int, int]]
