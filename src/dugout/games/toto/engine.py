"""Voetbal Toto as a game of the core contract: the chapters put together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from dugout.core.dice import Roller
from dugout.core.rules import Rules
from dugout.core.text import make_picklable
from dugout.core.values import Event, Option, Pending, Question, Refusal, Result, Setup, Short, Tempo
from dugout.games.toto import (
    analysis,
    checks,
    choices,
    drawing,
    events,
    flow,
    offers,
    options,
    pacing,
    position,
    questions,
    reading,
    refusals,
    resample,
)
from dugout.games.toto.board import MAX_SEATS, MIN_SEATS
from dugout.games.toto.kinds import OVER
from dugout.games.toto.options import configure
from dugout.games.toto.rules import secrecy, tournament
from dugout.games.toto.state import State
from dugout.games.toto.view import TotoView


class TotoRules(Rules[State, TotoView]):
    """TO-1.1: 2 to 8 seats."""

    def __init__(self) -> None:
        self.name = "toto"
        self.version = options.VERSION
        self.rule_prefix = "TO"
        self.min_seats = MIN_SEATS
        self.max_seats = MAX_SEATS

    def options(self) -> tuple[Option, ...]:
        return options.OPTIONS

    def new(self, setup: Setup) -> State:
        return State(options.configure(setup))

    def copy(self, s: State) -> State:
        return s.copy()

    def pending(self, s: State) -> Pending:
        return flow.pending(s)

    def question(self, s: State, seat: int) -> Question:
        return questions.question(s)

    def legal(self, s: State, seat: int) -> Sequence[int]:
        return offers.legal(s, seat)

    def chances(self, s: State) -> range:
        return flow.chances(s)

    def apply(self, s: State, seat: int, choice: int) -> list[Event]:
        return flow.apply(s, seat, choice)

    def refusal(self, s: State, seat: int, choice: int) -> Refusal | None:
        return refusals.refusal(s, seat, choice)

    def explain(self, s: State, seat: int, intent: str) -> Refusal | None:
        return analysis.explain(s, seat, intent)

    def tempo(self, s: State) -> Tempo:
        return pacing.tempo(s)

    def pace(self, options: dict[str, Any]) -> tuple[tuple[str, int], ...]:
        return pacing.pace(configure(Setup(self.max_seats, options)))

    def timed(self, clock: str, days: int) -> dict[str, Any]:
        return pacing.timed(clock, days)

    def short(self) -> Short:
        return pacing.SHORT

    def ready_answer(self, s: State, seat: int) -> int | None:
        return pacing.ready_answer(s, seat)

    def default(self, s: State, seat: int) -> int:
        return pacing.default(s, seat)

    def check_orders(self, s: State, seat: int, orders: Any) -> Refusal | None:
        return pacing.check_orders(s, seat, orders)

    def standing_answer(self, s: State, seat: int, orders: Any) -> int | None:
        return pacing.standing_answer(s, seat, orders)

    def hurries(self, s: State, seat: int, orders: Any) -> bool:
        return pacing.hurries(s, seat, orders)

    def view(self, s: State, seat: int) -> TotoView:
        return secrecy.see(s, seat)

    def view_type(self) -> type[TotoView]:
        return TotoView

    def resample(self, view: TotoView, roller: Roller) -> State:
        return resample.resample(view, roller)

    def score(self, s: State) -> tuple[int, ...]:
        return tuple(s.cash)

    def result(self, s: State) -> Result | None:
        return tournament.result(s) if s.asking.kind == OVER else None

    def problems(self, s: State) -> list[str]:
        return checks.problems(s)

    def dump(self, s: State) -> dict[str, Any]:
        return position.dump(s)

    def load(self, data: dict[str, Any]) -> State:
        return reading.load(data)

    def describe(self, choice: int) -> str:
        return choices.describe(choice)

    def parse(self, text: str) -> int:
        return choices.parse(text)

    def position(self, s: State) -> str:
        return position.write(s)

    def from_position(self, text: str) -> State:
        return reading.read(text)

    def draw(self, s: State) -> str:
        return drawing.draw(s)

    def seat_text(self, seat: int) -> str:
        """TO-0.2: people count seats from 1."""
        return str(seat + 1)

    def event_fields(self, code: str) -> tuple[str, ...]:
        return events.fields(code)

    def word(self, kind: str, value: int) -> str | None:
        return events.word(kind, value)


RULES: Final = TotoRules()

make_picklable(State, RULES)
