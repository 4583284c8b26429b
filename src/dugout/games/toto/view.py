"""TO-13.11, TO-13.12: what a seat may know, as plain data (built in `rules/secrecy.py`).

Stays interpreted: msgspec needs real classes.
"""

from __future__ import annotations

import msgspec


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """One seat as the viewer sees it. Card counts are by face: 1 to 6, then whistles."""

    column: int | None
    cash: int
    cards: int
    """How many cards the hand holds: always public (TO-4.4)."""
    open: bool | None
    """Open or covered; None until the viewer may know it (TO-4.2)."""
    has_chosen: bool
    """Whether open/covered has been chosen this round."""
    has_sent: bool
    """Whether the form of this round has been sent (TO-5.3)."""
    hand: list[int] | None
    """Seven counts, or None where the viewer may not see the hand."""
    form: str | None
    """13 marks, or None where the viewer may not see the form."""
    asked: bool
    """Whether the open question is (also) put to this seat; public in every state."""
    answered: bool
    """Whether this seat has answered the open whistle window: true for the viewer's own seat only."""
    stopped: bool
    """Whether that answer was STOP, waiting to be counted (TO-13.9): true for the viewer's own seat only."""
    total: int
    led: int
    best: int
    """Sum of counts, rounds as leader, best count so far (TO-11.4)."""


class WindowView(msgspec.Struct, frozen=True, kw_only=True):
    """The open whistle window (TO-7.1). Fixtures count from 1, side 0 is home."""

    scorer: int
    fixture: int
    side: int
    card: int
    asked: list[int]
    effect: str | None
    """What the goal has done to the viewer's own form (TO-13.14); None for whoever has none."""
    hurts: bool
    """Whether the viewer is asked about it who wants to be asked only when it hurts (TO-13.13)."""


class RoundReport(msgspec.Struct, frozen=True, kw_only=True):
    """A finished round: everything about it is public (TO-8.3)."""

    number: int
    starter: int
    scores: list[list[int]]
    results: str
    forms: list[str]
    open: list[bool]
    hands: list[list[int]]
    """Cards left in each hand, by face."""
    removed: list[int]
    counts: list[int]
    leaders: list[int]
    pot: int
    """The pot that was played for."""
    outcome: str
    """`taken`, `shared`, `stays`, `final-share` or `bank` (TO-9, TO-11.3)."""
    share: int
    """What each leader was paid."""
    rounding: int
    cash: list[int]


class TotoView(msgspec.Struct, frozen=True, kw_only=True):
    """Everything one seat (or, with seat −3, a spectator) may know."""

    seat: int
    phase: str
    """`columns`, `deal`, `expose`, `forecast`, `turn`, `window` or `over`."""
    round: int
    rounds: int
    """Rounds to play without extra ones; `round` may exceed it (TO-11.3)."""
    mode: str
    fixtures: list[list[str]]
    """13 pairs of team codes (default list) or of names (own list)."""
    own_fixtures: bool
    scores: list[list[int]]
    seats: list[SeatView]
    starter: int | None
    turn: int | None
    window: WindowView | None
    sheet: int
    group: int
    """The printed form of this round and its group of columns (TO-5.5)."""
    pot: int
    stakes: int
    carry: int
    jackpot: int
    ledger: list[int]
    """Jackpots and rounding the bank has paid so far, pots it has kept (TO-2.7)."""
    discarded: list[int]
    """Cards that left the board by whistles this round, by face."""
    deck: list[int]
    """The counts of the deck in use (TO-12.1)."""
    options: dict[str, int | str | bool | None]
    reports: list[RoundReport]
    effects: list[str] | None
    """On the viewer's own turn: what a goal would do to the own form, side by side (1H, 1A, 2H …; TO-13.14)."""
    places: list[int] | None
    """Ranking once the game is over (TO-11.4); None before."""
