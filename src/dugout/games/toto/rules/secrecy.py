"""TO-13.11: how a position looks to a seat. Built after every answer for every viewer; what is fixed is built once."""

from __future__ import annotations

from typing import Final, NamedTuple

from dugout.core.ids import seats_in
from dugout.games.toto import kinds
from dugout.games.toto.board import FACES, FIXTURES, SIDES, STAKE, cards_each, form_text
from dugout.games.toto.options import ASYNC, MODES, Config
from dugout.games.toto.rules import forms, results, tournament
from dugout.games.toto.state import Report, State
from dugout.games.toto.terms import NOT_CHOSEN, NOT_SENT, OPEN_HAND
from dugout.games.toto.view import RoundReport, SeatView, TotoView, WindowView

PHASES: Final = {
    kinds.ASK_COLUMN: "columns",
    kinds.ROLL_STARTER: "deal",
    kinds.ROLL_SHUFFLE: "deal",
    kinds.ASK_HAND: "expose",
    kinds.ASK_FORM: "forecast",
    kinds.ASK_GOAL: "turn",
    kinds.ASK_WHISTLE: "window",
    kinds.OVER: "over",
}


def see(s: State, seat: int) -> TotoView:
    """TO-13.11: everything `seat` (or, with PUBLIC, a spectator) may know now; money always (TO-2.6)."""
    kind = s.asking.kind
    in_round = kind != kinds.ASK_COLUMN
    config, fixed = s.config, _fixed(s.config)
    seats = config.seats
    turn = s.asking.seats.bit_length() - 1 if kind in (kinds.ASK_COLUMN, kinds.ASK_GOAL) else None
    return TotoView(
        seat=seat,
        phase=PHASES[kind],
        round=s.round,
        rounds=config.rounds,
        mode=MODES[config.mode],
        fixtures=fixed.fixtures,
        own_fixtures=config.own_fixtures,
        scores=_pairs(s.scores),
        seats=[_see_seat(s, seat, other) for other in range(seats)],
        starter=s.starter if s.starter >= 0 else None,
        turn=turn,
        window=_see_window(s, seat) if kind == kinds.ASK_WHISTLE else None,
        sheet=forms.sheet(s.round) if in_round else 1,
        group=forms.group(s.round) if in_round else 1,
        pot=s.pot,
        stakes=STAKE * seats if in_round else 0,
        carry=s.carry,
        jackpot=s.jackpot,
        ledger=[s.jackpots, s.rounding, s.banked],
        discarded=s.discarded[:],
        deck=fixed.deck,
        options=fixed.options,
        reports=[_see_report(report) for report in s.reports],
        effects=_see_effects(s, seat) if kind == kinds.ASK_GOAL and turn == seat else None,
        places=tournament.places(s) if kind == kinds.OVER else None,
    )


def _see_seat(s: State, viewer: int, seat: int) -> SeatView:
    """TO-13.11: one row of the table for each item. Open hands are seen before forms are due (TO-5.2)."""
    asking = s.asking
    kind = asking.kind
    own = seat == viewer
    all_open = kind == kinds.OVER
    shown = s.hands_are_shown()
    choice = s.shown[seat]
    chosen = choice != NOT_CHOSEN
    form = s.forms[seat]
    sent = form != NOT_SENT
    hand = s.hand(seat)
    sees_hand = own or all_open or (shown and choice == OPEN_HAND)
    waits = asking.seats >> seat & 1 == 1
    in_window = kind == kinds.ASK_WHISTLE
    _, _, asked_mask = asking.kept()
    asked = asked_mask >> seat & 1 == 1 if in_window else waits
    return SeatView(
        column=s.columns[seat] or None,
        cash=s.cash[seat],
        cards=sum(hand),
        open=choice == OPEN_HAND if chosen and (own or shown) else None,
        has_chosen=chosen,
        has_sent=sent,
        hand=hand if sees_hand and s.hands_are_dealt() else None,
        form=form_text(form) if sent and (own or all_open) else None,
        asked=asked,
        answered=own and in_window and asked and not waits,
        stopped=own and in_window and s.stops >> seat & 1 == 1,
        total=s.totals[seat],
        led=s.leads[seat],
        best=s.bests[seat],
    )


def _see_effects(s: State, seat: int) -> list[str]:
    """TO-13.14, TO-13.12: what a goal on each side would do to the form of the seat on turn; only that seat is told."""
    found: list[str] = []
    for side in range(SIDES):
        found.append(_effect(s, seat, side, 0, 1))
    return found


def _effect(s: State, seat: int, side: int, before: int, after: int) -> str:
    """TO-13.14: the effect of a goal on a side, by its goals before and after relative to those on the board."""
    fixture = side // 2
    lead = s.scores[2 * fixture] - s.scores[2 * fixture + 1]
    way = -1 if side % 2 else 1
    return forms.effect(s.forms[seat], fixture, lead + way * before, lead + way * after)


def effect_of_goal(s: State, seat: int) -> str:
    """TO-13.14: what the goal in the open window has done to the form of a seat."""
    side, _, _ = s.asking.kept()
    return _effect(s, seat, side, -1, 0)


def hurts(s: State, seat: int) -> bool:
    """TO-13.13: a goal hurts a seat if it has turned a right row of its form wrong, in the last third of the cards.

    Before that many rows turn again. By correspondence it hurts at any time: nobody sees the goal in time to stop it.
    """
    if effect_of_goal(s, seat) != forms.WRONG:
        return False
    return s.config.mode == ASYNC or 3 * sum(s.hands) <= cards_each(s.config.seats) * s.config.seats


def _see_window(s: State, seat: int) -> WindowView:
    """TO-13.11, TO-13.14: the goal in question, and what it has done to the viewer's own form."""
    side, scorer, asked = s.asking.kept()
    return WindowView(
        scorer=scorer,
        fixture=side // 2 + 1,
        side=side % 2,
        card=s.scores[side],
        asked=list(seats_in(asked)),
        effect=effect_of_goal(s, seat) if seat >= 0 else None,
        hurts=seat >= 0 and hurts(s, seat),
    )


class Fixed(NamedTuple):
    """What is the same in all views of a match. Whoever reads a view changes nothing in it."""

    fixtures: list[list[str]]
    deck: list[int]
    options: dict[str, int | str | bool | None]


def _fixed(config: Config) -> Fixed:
    """TO-13.11: everybody knows what is played with; a config is never edited, so it is written once a match."""
    if config.seen is None:
        fixtures = [list(pair) for pair in config.fixtures]
        options = {name: value for name, value in config.values.items() if not isinstance(value, list)}
        config.seen = Fixed(fixtures, config.deck[:], options)
    fixed: Fixed = config.seen
    return fixed


def _see_report(report: Report) -> RoundReport:
    """TO-8.3: nothing about a finished round is secret. It never changes, so it is built once, not at every answer."""
    if report.seen is None:
        report.seen = _report(report)
    seen: RoundReport = report.seen
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
