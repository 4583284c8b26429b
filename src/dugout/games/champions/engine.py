"""Champions 2020 as a game of the core contract: the chapters put together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from dugout.core.dice import Roller
from dugout.core.rules import Rules
from dugout.core.text import make_picklable
from dugout.core.values import Event, Option, Pending, Question, Refusal, Result, Setup, Short, Stakes
from dugout.games.champions import (
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
    stakes,
)
from dugout.games.champions.kinds import ASK_LINEUP
from dugout.games.champions.rules import setup as set_up
from dugout.games.champions.rules import tournament
from dugout.games.champions.state import State
from dugout.games.champions.terms import NOT_ENDED
from dugout.games.champions.view import ChampionsView, see


class ChampionsRules(Rules[State, ChampionsView]):
    """CH-0.4: two coaches, home (seat 0) and away (seat 1)."""

    def __init__(self) -> None:
        self.name = "champions"
        self.version = options.VERSION
        self.rule_prefix = "CH"
        self.min_seats = 2
        self.max_seats = 2

    def options(self) -> tuple[Option, ...]:
        return options.OPTIONS

    def new(self, setup: Setup) -> State:
        s = State(options.configure(setup))
        set_up.begin(s)
        return s

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

    def short(self) -> Short:
        return pacing.SHORT

    def ready_answer(self, s: State, seat: int) -> int | None:
        return pacing.ready_answer(s, seat)

    def default(self, s: State, seat: int) -> int:
        return pacing.default(s, seat)

    def view(self, s: State, seat: int) -> ChampionsView:
        return see(s, seat)

    def view_type(self) -> type[ChampionsView]:
        return ChampionsView

    def resample(self, view: ChampionsView, roller: Roller) -> State:
        return resample.resample(view, roller)

    def score(self, s: State) -> tuple[int, ...]:
        return (s.score[0], s.score[1])

    def may_plan(self, s: State, seat: int) -> bool:
        """CH-3.4, CH-4.1: run, legs and chase move are one decision; only line-ups are secret."""
        return s.agenda.top.kind != ASK_LINEUP

    def may_resign(self, s: State, seat: int) -> bool:
        return True

    def may_draw(self, s: State) -> bool:
        return pacing.may_draw(s)

    def result(self, s: State) -> Result | None:
        return tournament.result(s) if s.ended != NOT_ENDED else None

    def explain(self, s: State, seat: int, intent: str) -> Refusal | None:
        return analysis.explain(s, seat, intent)

    def odds(self, s: State, seat: int, plan: str) -> dict[str, Any]:
        return analysis.odds(s, seat, plan)

    def stakes(self, s: State) -> Stakes | None:
        return stakes.stakes(s)

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
        return "home" if seat == 0 else "away"

    def event_fields(self, code: str) -> tuple[str, ...]:
        return events.fields(code)

    def word(self, kind: str, value: int) -> str | None:
        return events.word(kind, value)


RULES: Final = ChampionsRules()

make_picklable(State, RULES)
