"""The grades of a match for readers: what each side lost by its decisions, those that cost most, and the sum."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from dugout.bots import coach
from dugout.core.ids import Seat
from dugout.report import model
from dugout.report.facts import Account, Moment
from dugout.report.figures.luck import added_up
from dugout.report.figures.numbers import bar
from dugout.report.match import Match
from dugout.report.verdict.judge import result_value
from dugout.report.verdict.ledger import NOBODY, Decision, Die, Item, Ledger, account
from dugout.report.verdict.rate import ENOUGH, Rate, decisions_of, rate_of
from dugout.report.verdict.weighing import Piece

POINTS: Final = 50
"""Converts a difference of P(win) − P(loss) to percentage points of the chance of winning, a draw counting half."""
TENTHS: Final = 10
"""A rate counts tenths of such a point."""
COSTLY: Final = 5
"""The most decisions of a seat that are shown."""
DICE: Final = 3
"""The most dice that are shown."""
NAMES: Final = ("blunder", "mistake", "doubtful")


class Costly(Struct, frozen=True, kw_only=True):
    """A decision that cost much: `at` is its place in the replay, `lead` its time, `cost` in percentage points."""

    at: int
    lead: str
    band: str
    cost: int
    moment: coach.Moment


class Lost(Struct, frozen=True, kw_only=True):
    """What a side lost by its decisions: their number, and the cost of one on average, in percentage points."""

    decisions: int
    each: float


class Graded(Struct, frozen=True, kw_only=True):
    """`judge` is the version of the evaluation: another one gives other grades. `lost` is by seat; fewer than `enough`
    decisions say little about who made them."""

    judge: str
    enough: int = ENOUGH
    lost: list[Lost]
    figures: list[model.Figure]
    decisions: list[Costly]


class Grading:
    """The dice and decisions of one match that have been assessed so far."""

    def __init__(self) -> None:
        self.done = 0
        self.answers: int | None = None
        """Unknown before the first piece."""
        self.items: list[Item] = []
        self.start = self.result = 0.0

    @property
    def is_done(self) -> bool:
        return self.answers is not None and self.done >= self.answers

    def add(self, piece: Piece) -> None:
        self.items += piece.items
        kept = {one.answer for seat in range(2) for one in _dearest(self.items, seat)}
        self.items = [_without_moment(one) if one.answer not in kept else one for one in self.items]
        self.done, self.answers = piece.next, piece.answers
        self.start, self.result = piece.start, piece.result

    def ledger(self, places: list[int] | None) -> Ledger:
        """The sum; `places` if an agreement ended the match."""
        result = self.result if places is None else result_value(places)
        return account(self.start, self.items, result, places is not None)


def graded(m: Match, grading: Grading, places: list[int] | None, judge: str) -> Graded:
    """The grades of a match of two seats, in one language."""
    rates = [rate_of(decisions_of(grading.items, seat)) for seat in range(2)]
    lost = [Lost(decisions=rate.decisions, each=round(rate.rate / TENTHS, 2)) for rate in rates]
    figures = [_rates(m, rates), _sum(m, grading.items, grading.ledger(places))]
    shown = [one for seat in range(2) for one in _dearest(grading.items, seat)]
    shown.sort(key=lambda one: one.answer)
    return Graded(judge=judge, lost=lost, figures=figures, decisions=[_costly(m, one) for one in shown])


def _dearest(items: list[Item], seat: Seat) -> list[Decision]:
    named = [one for one in decisions_of(items, seat) if one.moment is not None]
    return sorted(named, key=lambda one: -one.loss)[:COSTLY]


def _without_moment(one: Item) -> Item:
    """Drop the moment of a decision that is not shown: it holds a whole view."""
    return replace(one, moment=None) if isinstance(one, Decision) else one


def _costly(m: Match, one: Decision) -> Costly:
    assert one.moment is not None
    return Costly(
        at=one.at,
        lead=m.clock(Moment(one.at, one.clock)),
        band=one.band,
        cost=round(POINTS * one.loss),
        moment=one.moment,
    )


def _rates(m: Match, rates: list[Rate]) -> model.Figure:
    bars = [_rate(m, rates)] if all(rate.is_enough for rate in rates) else []
    bars += [bar(m, name, [rate.bands.get(name, 0) for rate in rates]) for name in NAMES]
    bars.append(bar(m, "graded", [rate.decisions for rate in rates]))
    return model.Figure(id="grades", title=m.words("grades"), note=m.words("grades-note"), bars=bars)


def _rate(m: Match, rates: list[Rate]) -> model.Bar:
    """What a decision costs on average, with its standard error: `1.2 ± 0.3`."""
    values = [
        f"{m.words.number(rate.rate / TENTHS, 1)} ± {m.words.number(rate.error / TENTHS, 1)}"
        for rate in rates
    ]
    total = sum(rate.rate for rate in rates)
    return model.Bar(
        label=m.words("number-rate"), values=values, share=round(rates[0].rate / total, 4) if total else None
    )


def _sum(m: Match, items: list[Item], ledger: Ledger) -> model.Figure:
    """Luck and decisions of both sides, and the rolls that mattered most."""
    dice = [one for one in items if isinstance(one, Die)]
    dice = sorted(dice, key=lambda one: -abs(one.value - one.mean))[:DICE]
    return model.Figure(
        id="sum",
        title=m.words("grades-sum"),
        note=m.words("sum"),
        items=[_rolled(m, one) for one in sorted(dice, key=lambda one: one.answer)],
        tables=[added_up(m, shared(ledger))],
    )


def _rolled(m: Match, one: Die) -> model.Item:
    luck = one.value - one.mean
    gainer = 0 if luck > 0 else 1
    roller = "" if one.seat == NOBODY else m.name(one.seat)
    gain = m.words.signed(POINTS * abs(luck))
    return model.Item(
        at=one.at,
        opens=one.at,
        kind="die",
        seat=gainer,
        lead=m.clock(Moment(one.at, one.clock)),
        text=m.words("rolled", face=one.face, name=roller, known=int(one.seat != NOBODY)),
        figure=m.words("swing", gain=gain, name=m.name(gainer), you=m.words.you(gainer)),
    )


def shared(ledger: Ledger) -> Account:
    """The same sum as shares of the match, for both seats."""

    def parts(value: float) -> list[float]:
        return [value / 2, -value / 2]

    return Account(
        start=[(1 + ledger.start) / 2, (1 - ledger.start) / 2],
        luck=[parts(one) for one in ledger.luck],
        decisions=[parts(one) for one in ledger.skill],
        reassessed=parts(ledger.reassessed),
        agreed=parts(ledger.agreed),
        result=[(1 + ledger.result) / 2, (1 - ledger.result) / 2],
    )
