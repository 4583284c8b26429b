"""TO-13.11, TO-13.12: what a seat may know, as plain data. Stays interpreted: msgspec needs real classes."""

from __future__ import annotations

from typing import Final

import msgspec

from dugout.core.ids import seats_in
from dugout.games.toto.board import FACES, FIXTURES, STAKE, form_text
from dugout.games.toto.options import MODES
from dugout.games.toto.rules import forms, ranking, results
from dugout.games.toto.state import (
    ASK_COLUMN,
    ASK_FORM,
    ASK_GOAL,
    ASK_HAND,
    ASK_WHISTLE,
    NOT_CHOSEN,
    NOT_SENT,
    OPEN_HAND,
    OVER,
    ROLL_SHUFFLE,
    ROLL_STARTER,
    Report,
    State,
)

PHASES: Final = {
    ASK_COLUMN: "columns",
    ROLL_STARTER: "deal",
    ROLL_SHUFFLE: "deal",
    ASK_HAND: "expose",
    ASK_FORM: "forecast",
    ASK_GOAL: "turn",
    ASK_WHISTLE: "window",
    OVER: "over",
}


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
    places: list[int] | None
    """Ranking once the game is over (TO-11.4); None before."""


def see(s: State, seat: int) -> TotoView:
    """TO-13.11: everything `seat` (or, with PUBLIC, a spectator) may know now; money always (TO-2.6)."""
    kind = s.asking.kind
    config = s.config
    in_round = kind != ASK_COLUMN
    return TotoView(
        seat=seat,
        phase=PHASES[kind],
        round=s.round,
        rounds=config.rounds,
        mode=MODES[config.mode],
        fixtures=[list(pair) for pair in config.fixtures],
        own_fixtures=config.own_fixtures,
        scores=_pairs(s.scores),
        seats=[_see_seat(s, seat, other) for other in range(config.seats)],
        starter=s.starter if s.starter >= 0 else None,
        turn=s.asking.seats.bit_length() - 1 if kind in (ASK_COLUMN, ASK_GOAL) else None,
        window=_see_window(s) if kind == ASK_WHISTLE else None,
        sheet=forms.sheet(s.round) if in_round else 1,
        group=forms.group(s.round) if in_round else 1,
        pot=s.pot,
        stakes=STAKE * config.seats if in_round else 0,
        carry=s.carry,
        jackpot=s.jackpot,
        ledger=[s.jackpots, s.rounding, s.banked],
        discarded=s.discarded[:],
        deck=config.deck[:],
        options={name: value for name, value in config.values.items() if not isinstance(value, list)},
        reports=[_see_report(report) for report in s.reports],
        places=ranking.places(s) if kind == OVER else None,
    )


def _see_seat(s: State, viewer: int, seat: int) -> SeatView:
    """TO-13.11: one row of the table for each item. Open hands are seen before forms are due (TO-5.2)."""
    kind = s.asking.kind
    own = seat == viewer
    all_open = kind == OVER
    shown = s.hands_are_shown()
    chosen = s.shown[seat] != NOT_CHOSEN
    sent = s.forms[seat] != NOT_SENT
    hand = s.hand(seat)
    sees_hand = own or all_open or (shown and s.shown[seat] == OPEN_HAND)
    waits = bool(s.asking.seats >> seat & 1)
    in_window = kind == ASK_WHISTLE
    return SeatView(
        column=s.columns[seat] or None,
        cash=s.cash[seat],
        cards=sum(hand),
        open=s.shown[seat] == OPEN_HAND if chosen and (own or shown) else None,
        has_chosen=chosen,
        has_sent=sent,
        hand=hand if sees_hand and kind >= ASK_HAND else None,
        form=form_text(s.forms[seat]) if sent and (own or all_open) else None,
        asked=bool(s.asking.c >> seat & 1) if in_window else waits,
        answered=own and in_window and bool(s.asking.c >> seat & 1) and not waits,
        stopped=own and in_window and bool(s.stops >> seat & 1),
        total=s.totals[seat],
        led=s.leads[seat],
        best=s.bests[seat],
    )


def _see_window(s: State) -> WindowView:
    side = s.asking.a
    return WindowView(
        scorer=s.asking.b,
        fixture=side // 2 + 1,
        side=side % 2,
        card=s.scores[side],
        asked=seats_in(s.asking.c),
    )


_seen: Final[dict[int, tuple[Report, RoundReport]]] = {}
MOST_SEEN: Final = 10_000


def _see_report(report: Report) -> RoundReport:
    """TO-8.3: nothing about a finished round is secret. It never changes, so it is written once, not at every answer."""
    known = _seen.get(id(report))
    if known is not None and known[0] is report:
        return known[1]
    if len(_seen) >= MOST_SEEN:
        _seen.clear()
    seen = _report(report)
    _seen[id(report)] = (report, seen)  # holding the report keeps its id from being given to another
    return seen


def _report(report: Report) -> RoundReport:
    """TO-8.3: a finished round, in full."""
    return RoundReport(
        number=report.number,
        starter=report.starter,
        scores=_pairs(report.scores),
        results="".join(str(results.result(home, away)) for home, away in _pairs(report.scores)),
        forms=[form_text(form) for form in report.forms],
        open=[shown == OPEN_HAND for shown in report.shown],
        hands=[report.hands[i : i + FACES] for i in range(0, len(report.hands), FACES)],
        removed=report.removed[:],
        counts=report.counts[:],
        leaders=results.leaders(report.counts),
        pot=report.pot,
        outcome=report.outcome,
        share=report.share,
        rounding=report.rounding,
        cash=report.cash[:],
    )


def _pairs(scores: list[int]) -> list[list[int]]:
    return [scores[2 * fixture : 2 * fixture + 2] for fixture in range(FIXTURES)]


__all__ = ["RoundReport", "SeatView", "TotoView", "WindowView", "see"]
