"""Counter Attack as a game of the core contract: the chapters put together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from dugout.core.dice import Roller
from dugout.core.rules import Rules
from dugout.core.text import make_picklable
from dugout.core.values import Event, Option, Pending, Question, Refusal, Result, Setup, Short, Stakes, Tempo
from dugout.games.counter_attack import (
    analysis,
    checks,
    choices,
    drawing,
    events,
    flow,
    keeper_odds,
    kinds,
    offers,
    options,
    pacing,
    position,
    questions,
    refusals,
    resample,
    stakes,
)
from dugout.games.counter_attack.rules import tournament
from dugout.games.counter_attack.state import State
from dugout.games.counter_attack.view import CounterAttackView, see


class CounterAttackRules(Rules[State, CounterAttackView]):
    """CA-1.1: two managers, home (seat 0) and away (seat 1)."""

    def __init__(self) -> None:
        self.name = "counter-attack"
        self.version = options.VERSION
        self.rule_prefix = "CA"
        self.min_seats = 2
        self.max_seats = 2

    def options(self) -> tuple[Option, ...]:
        return options.OPTIONS

    def new(self, setup: Setup) -> State:
        s = State(options.configure(setup))
        scenario = s.config.scenario
        if scenario is not None:
            s.score = list(scenario.score)
            s.host = scenario.host
            s.ends = -1 if s.host else 1
        flow.start(s)
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

    def tempo(self, s: State) -> Tempo:
        return pacing.tempo(s)

    def pace(self, options: dict[str, Any]) -> tuple[tuple[str, int], ...]:
        return pacing.pace(options)

    def timed(self, clock: str, days: int) -> dict[str, Any]:
        return pacing.timed(clock, days)

    def short(self) -> Short:
        return pacing.SHORT

    def ready_answer(self, s: State, seat: int) -> int | None:
        return self.default(s, seat) if pacing.is_ready(s) else None

    def default(self, s: State, seat: int) -> int:
        return pacing.default(s, seat, offers.legal(s, seat))

    def view(self, s: State, seat: int) -> CounterAttackView:
        return see(s, seat)

    def view_type(self) -> type[CounterAttackView]:
        return CounterAttackView

    def resample(self, view: CounterAttackView, roller: Roller) -> State:
        return resample.resample(view, roller)

    def score(self, s: State) -> tuple[int, ...]:
        return tournament.score(s)

    def team(self, s: State, seat: int) -> str:
        return s.config.teams[seat].name if s.config.named else ""

    def may_resign(self, s: State, seat: int) -> bool:
        return True

    def may_draw(self, s: State) -> bool:
        return pacing.may_draw(s)

    def result(self, s: State) -> Result | None:
        return tournament.result(s)

    def odds(self, s: State, seat: int, plan: str) -> dict[str, Any]:
        if s.agenda and s.agenda.top.kind == kinds.ASK_KEEPER_STEP:
            return keeper_odds.step(s, plan)
        if s.agenda and s.agenda.top.kind == kinds.ASK_SNAP_MOVE:
            return keeper_odds.snap_move(s, plan)
        return analysis.odds(s, seat, plan)

    def stakes(self, s: State) -> Stakes | None:
        return stakes.stakes(s)

    def problems(self, s: State) -> list[str]:
        return checks.problems(s)

    def dump(self, s: State) -> dict[str, Any]:
        return position.dump(s)

    def load(self, data: dict[str, Any]) -> State:
        return position.load(data)

    def describe(self, choice: int) -> str:
        return choices.describe(choice)

    def parse(self, text: str) -> int:
        return choices.parse(text)

    def position(self, s: State) -> str:
        return position.write(s)

    def from_position(self, text: str) -> State:
        return position.read(text)

    def draw(self, s: State) -> str:
        return drawing.draw(s)

    def seat_text(self, seat: int) -> str:
        return "home" if seat == 0 else "away"

    def event_fields(self, code: str) -> tuple[str, ...]:
        return events.fields(code)

    def word(self, kind: str, value: int) -> str | None:
        return events.word(kind, value)


RULES: Final = CounterAttackRules()

make_picklable(State, RULES)
