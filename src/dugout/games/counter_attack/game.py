"""Counter Attack as a game of the core contract: the chapters put together."""

from __future__ import annotations

import copyreg
from collections.abc import Sequence
from typing import Any, Final

from dugout.core.contract import Rules
from dugout.core.dice import Roller
from dugout.core.values import Event, Option, Pending, Question, Refusal, Result, Setup, SquadCard, Tempo
from dugout.games.counter_attack import (
    actions,
    checks,
    codes,
    defaults,
    drawing,
    events,
    flow,
    notation,
    odds,
    options,
    questions,
    refusals,
    results,
)
from dugout.games.counter_attack.data import deck
from dugout.games.counter_attack.options import DRAWS, SAND_OFF, SAND_ON, SAND_SECOND_HALF, SANDS, configure
from dugout.games.counter_attack.rules import clock, lineup
from dugout.games.counter_attack.state import NOBODY, State
from dugout.games.counter_attack.view import CounterAttackView, see

SAND_SECONDS: Final = 60
MINUTE_SECONDS: Final = 60
STEP_QUESTIONS: Final = (codes.ASK_MOVE, codes.ASK_DRIBBLE, codes.ASK_TACKLE, codes.ASK_SNAPSHOT)
"""CA-18.3: what a manager decides in his step; all others stop the timer of the step while they last."""


def _sand_runs(s: State) -> bool:
    """CA-18.3, CA-24.1: in the whole match, or from the second half on."""
    sand = s.options.sand_timer
    return sand == SAND_ON or (sand == SAND_SECOND_HALF and s.period >= clock.SECOND_HALF)


class CounterAttackRules(Rules[State, CounterAttackView]):
    """CA-1.1: two managers, home (seat 0) and away (seat 1)."""

    def __init__(self) -> None:
        self.name = "counter-attack"
        self.version = options.VERSION
        self.rule_prefix = "CA"
        self.min_seats = 2
        self.max_seats = 2

    def options(self) -> tuple[Option, ...]:
        return options.all_options()

    def new(self, setup: Setup) -> State:
        s = State(options.configure(setup))
        scenario = s.options.scenario
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
        return flow.legal(s, seat)

    def chances(self, s: State) -> range:
        return flow.chances(s)

    def apply(self, s: State, seat: int, choice: int) -> list[Event]:
        return flow.apply(s, seat, choice)

    def refusal(self, s: State, seat: int, choice: int) -> Refusal | None:
        return refusals.refusal(s, seat, choice)

    def tempo(self, s: State) -> Tempo:
        """CA-18.2, CA-18.3: a minute of the host after a minute; the sand timer for a step or a decision."""
        if s.period == 0 or not s.agenda or s.top().kind > codes.LAST_QUESTION:
            return Tempo()
        return Tempo(
            SAND_SECONDS if _sand_runs(s) else 0,
            timer=s.step,
            aside=s.top().kind not in STEP_QUESTIONS,
            beat=MINUTE_SECONDS if flow.has_minutes(s) else 0,
        )

    def pace(self, options: dict[str, Any]) -> tuple[tuple[str, int], ...]:
        """CA-18.2, CA-18.3: the sand timer, from the start or from the second half on, and halves in real minutes."""
        config = configure(Setup(2, options))
        found: list[tuple[str, int]] = []
        if config.sand_timer != SAND_OFF:
            found.append(("step" if config.sand_timer == SAND_ON else "late-step", SAND_SECONDS))
        if config.real_clock:
            found.append(("half", config.half_minutes * MINUTE_SECONDS))
        return tuple(found)

    def timed(self, clock: str, days: int) -> dict[str, Any]:
        """CA-18.7: without a clock and by correspondence no sand timer, whatever preset is played."""
        return {} if clock == "live" else {"sand_timer": SANDS[SAND_OFF]}

    def default(self, s: State, seat: int) -> int:
        return defaults.default(s, seat, flow.legal(s, seat))

    def view(self, s: State, seat: int) -> CounterAttackView:
        return see(s, seat)

    def view_type(self) -> type[CounterAttackView]:
        return CounterAttackView

    def resample(self, view: CounterAttackView, roller: Roller) -> State:
        """CA-1.12: only a line-up that is in but not shown has to be invented."""
        s = notation.from_position(view.position)
        if not s.agenda or s.top().kind != codes.ASK_LINEUP:
            return s
        for team in (0, 1):
            if team != view.seat and s.wear_next[team] == lineup.DONE:
                s.formation[team] = roller.below(len(actions.FORMATIONS))
                lineup.automatic(s, team)
        return s

    def score(self, s: State) -> tuple[int, ...]:
        return (s.score[0], s.score[1])

    def team(self, s: State, seat: int) -> str:
        return s.options.teams[seat].name if s.options.named else ""

    def may_resign(self, s: State, seat: int) -> bool:
        return True

    def may_draw(self, s: State) -> bool:
        """CA-19.1: where a level score stands, managers may also shake hands on it."""
        return DRAWS[s.options.draw] == "stands"

    def result(self, s: State) -> Result | None:
        return results.result(s)

    def cards(self, sets: int) -> Sequence[SquadCard]:
        return deck.squad_cards(sets)

    def report(self, s: State) -> dict[str, Any]:
        return results.report(s, results.winner(s) if s.ended else NOBODY)

    def scorer(self, s: State, event: Event) -> tuple[int, str] | None:
        return results.scorer(s, event)

    def carry_over(self, outcomes: Sequence[Any]) -> Any:
        return results.carry_over(outcomes)

    def odds(self, s: State, seat: int, plan: str) -> dict[str, Any]:
        return odds.odds(s, seat, plan)

    def problems(self, s: State) -> list[str]:
        return checks.problems(s)

    def dump(self, s: State) -> dict[str, Any]:
        return notation.dump(s)

    def load(self, data: dict[str, Any]) -> State:
        return notation.load(data)

    def describe(self, choice: int) -> str:
        return actions.describe(choice)

    def parse(self, text: str) -> int:
        return actions.parse(text)

    def position(self, s: State) -> str:
        return notation.position(s)

    def from_position(self, text: str) -> State:
        return notation.from_position(text)

    def draw(self, s: State) -> str:
        return drawing.draw(s)

    def seat_text(self, seat: int) -> str:
        return "home" if seat == 0 else "away"

    def event_fields(self, code: str) -> tuple[str, ...]:
        return events.fields(code)


RULES: Final = CounterAttackRules()

copyreg.pickle(State, RULES.reduced)
