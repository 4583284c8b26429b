"""A state as plain data and back. Never pickle: stored matches outlive the code."""

from __future__ import annotations

from typing import Any, Final

from dugout.core.agenda import load_frame
from dugout.core.contract import ParseError, SetupError
from dugout.core.values import Refusal, Setup
from dugout.games.toto.board import FACES, SIDES
from dugout.games.toto.checks import problems
from dugout.games.toto.options import VERSION, configure
from dugout.games.toto.state import Report, State

SCHEMA: Final = 1

_NUMBERS: Final = (
    "number", "round", "starter", "pot", "carry", "jackpot", "jackpots", "rounding", "banked", "cut", "stops",
)  # fmt: skip
_BY_SEAT: Final = ("columns", "cash", "shown", "forms", "totals", "leads", "bests")
_REPORT_NUMBERS: Final = ("number", "starter", "pot", "share", "rounding")
_REPORT_BY_SEAT: Final = ("forms", "shown", "counts", "cash")


def dump(s: State) -> dict[str, Any]:
    """Plain JSON data with a schema version."""
    return {
        "schema": SCHEMA,
        "version": VERSION,
        "seats": s.config.seats,
        "options": dict(s.config.values),
        "asking": s.asking.dump(),
        "number": s.number,
        "round": s.round,
        "starter": s.starter,
        "columns": s.columns[:],
        "cash": s.cash[:],
        "pot": s.pot,
        "carry": s.carry,
        "jackpot": s.jackpot,
        "jackpots": s.jackpots,
        "rounding": s.rounding,
        "banked": s.banked,
        "deck": s.deck[:],
        "cut": s.cut,
        "hands": s.hands[:],
        "removed": s.removed[:],
        "discarded": s.discarded[:],
        "shown": s.shown[:],
        "forms": s.forms[:],
        "scores": s.scores[:],
        "stops": s.stops,
        "totals": s.totals[:],
        "leads": s.leads[:],
        "bests": s.bests[:],
        "reports": [_dump_report(report) for report in s.reports],
    }


def _dump_report(report: Report) -> dict[str, Any]:
    return {
        "number": report.number,
        "starter": report.starter,
        "scores": report.scores[:],
        "forms": report.forms[:],
        "shown": report.shown[:],
        "hands": report.hands[:],
        "removed": report.removed[:],
        "counts": report.counts[:],
        "pot": report.pot,
        "outcome": report.outcome,
        "share": report.share,
        "rounding": report.rounding,
        "cash": report.cash[:],
    }


def load(data: dict[str, Any]) -> State:
    """The inverse of `dump`; raises ParseError for anything that is no sound state."""
    try:
        s = _load(data)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, SetupError):
        raise _damaged("fields") from None
    broken = problems(s)
    if broken:
        raise _damaged(broken[0])
    return s


def _load(data: dict[str, Any]) -> State:
    if data["schema"] != SCHEMA:
        raise _damaged("schema")
    s = State(configure(Setup(data["seats"], data["options"], data["version"])))
    seats = s.config.seats
    for name in _NUMBERS:
        _number(data[name])
    for name in _BY_SEAT:
        _numbers(data[name], seats)
    s.asking = load_frame(_numbers(data["asking"], 5))
    s.number = data["number"]
    s.round = data["round"]
    s.starter = data["starter"]
    s.columns = list(data["columns"])
    s.cash = list(data["cash"])
    s.pot = data["pot"]
    s.carry = data["carry"]
    s.jackpot = data["jackpot"]
    s.jackpots = data["jackpots"]
    s.rounding = data["rounding"]
    s.banked = data["banked"]
    s.deck = _numbers(data["deck"], len(data["deck"]))
    s.cut = data["cut"]
    s.hands = _numbers(data["hands"], seats * FACES)
    s.removed = _numbers(data["removed"], FACES)
    s.discarded = _numbers(data["discarded"], FACES)
    s.shown = list(data["shown"])
    s.forms = list(data["forms"])
    set_scores(s, _numbers(data["scores"], len(s.scores)))
    s.stops = data["stops"]
    s.totals = list(data["totals"])
    s.leads = list(data["leads"])
    s.bests = list(data["bests"])
    s.reports = [_load_report(report, seats) for report in data["reports"]]
    return s


def set_scores(s: State, scores: list[int]) -> None:
    """The whole board at once, with its tally."""
    s.scores = scores
    s.sides_at = [0] * len(s.sides_at)
    for score in scores:
        if score < 0:
            raise ValueError("a negative score")
        s.sides_at[score] += 1


def _load_report(data: Any, seats: int) -> Report:
    for name in _REPORT_NUMBERS:
        _number(data[name])
    for name in _REPORT_BY_SEAT:
        _numbers(data[name], seats)
    scores = _numbers(data["scores"], SIDES)
    hands = _numbers(data["hands"], seats * FACES)
    removed = _numbers(data["removed"], FACES)
    return Report(
        data["number"], data["starter"], scores, list(data["forms"]), list(data["shown"]), hands, removed,
        list(data["counts"]), data["pot"], str(data["outcome"]), data["share"], data["rounding"], list(data["cash"]),
    )  # fmt: skip


def _number(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError("not a number")
    return value


def _numbers(value: Any, length: int) -> list[int]:
    if not isinstance(value, list) or len(value) != length:
        raise ValueError("not a list of that length")
    return [_number(item) for item in value]


def _damaged(what: str) -> ParseError:
    return ParseError(Refusal("to.bad-state", "", {"what": what}))
