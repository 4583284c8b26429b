"""Champions 2020 as a game of the core contract: the chapters put together."""

from __future__ import annotations

import copyreg
from collections.abc import Sequence
from typing import Any, Final

from dugout.core.contract import ParseError, Rules
from dugout.core.dice import Roller
from dugout.core.values import Event, Option, Pending, Question, Refusal, Result, Setup
from dugout.games.champions import (
    actions,
    checks,
    drawing,
    events,
    flow,
    odds,
    options,
    position,
    questions,
    reading,
    refusals,
)
from dugout.games.champions.actions import BACK, ROLL, SHIFT
from dugout.games.champions.kinds import ASK_ACTION, ASK_CHASE, ASK_LINEUP, ASK_TURN
from dugout.games.champions.options import FRIENDLY
from dugout.games.champions.rules import setup as set_up
from dugout.games.champions.rules import tournament
from dugout.games.champions.state import NOT_ENDED, State
from dugout.games.champions.view import ChampionsView, see

SCHEMA: Final = 2
FIRST_SCHEMA: Final = 1
"""The form of states by the first version of the rules: they name no version."""
USUAL_LINEUP: Final[int] = actions.parse("lineup 1 2,3,4,5 8,9,10,11 14,15")


class ChampionsRules(Rules[State, ChampionsView]):
    """CH-0.4: two coaches, home (seat 0) and away (seat 1)."""

    def __init__(self) -> None:
        self.name = "champions"
        self.version = options.VERSION
        self.rule_prefix = "CH"
        self.min_seats = 2
        self.max_seats = 2

    def options(self) -> tuple[Option, ...]:
        return options.all_options()

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
        return flow.legal(s, seat)

    def chances(self, s: State) -> range:
        return flow.chances(s)

    def apply(self, s: State, seat: int, choice: int) -> list[Event]:
        return flow.apply(s, seat, choice)

    def refusal(self, s: State, seat: int, choice: int) -> Refusal | None:
        return refusals.refusal(s, seat, choice)

    def default(self, s: State, seat: int) -> int:
        """Roll at once, chase nobody, never take back; 4-4-2 in the line-up; otherwise the first answer."""
        kind = s.agenda[-1].kind
        if kind == ASK_TURN:
            return ROLL << SHIFT
        found = flow.legal(s, seat)
        if kind == ASK_LINEUP and USUAL_LINEUP in found:
            return USUAL_LINEUP
        if found[0] == BACK << SHIFT and kind != ASK_CHASE:
            return found[1]
        return found[0]

    def view(self, s: State, seat: int) -> ChampionsView:
        return see(s, seat)

    def view_type(self) -> type[ChampionsView]:
        return ChampionsView

    def resample(self, view: ChampionsView, roller: Roller) -> State:
        """CH-4.1: only a line-up that is in but not yet shown has to be invented."""
        s = reading.read(view.position)
        q = s.agenda[-1]
        if q.kind == ASK_LINEUP:
            for seat in range(2):
                if not q.seats >> seat & 1 and s.lineups[seat] == 0:
                    found = set_up.lineup_options(s, seat)
                    s.lineups[seat] = found[roller.below(len(found))]
        return s

    def score(self, s: State) -> tuple[int, ...]:
        return (s.score[0], s.score[1])

    def may_plan(self, s: State, seat: int) -> bool:
        """CH-3.4, CH-4.1: run, legs and chase move are one decision; only line-ups are secret."""
        return s.agenda[-1].kind != ASK_LINEUP

    def may_resign(self, s: State, seat: int) -> bool:
        return True

    def may_draw(self, s: State) -> bool:
        """CH-25.4: a friendly may end level, so coaches may also shake hands on it."""
        return s.config.match == FRIENDLY

    def result(self, s: State) -> Result | None:
        return tournament.result(s) if s.ended != NOT_ENDED else None

    def report(self, s: State) -> dict[str, Any]:
        return tournament.report(s)

    def scorer(self, s: State, event: Event) -> tuple[int, str] | None:
        return tournament.scorer(event)

    def carry_over(self, results: Sequence[Any]) -> Any:
        return tournament.carry_over(results)

    def explain(self, s: State, seat: int, intent: str) -> Refusal | None:
        """CH-3.5: `run` alone asks why nobody can run onto the ball."""
        if intent == "run" and s.agenda[-1].kind == ASK_ACTION and seat in flow.pending(s).seats:
            return refusals.ball_refusal(s, seat)
        return refusals.refusal(s, seat, actions.parse(intent))

    def odds(self, s: State, seat: int, plan: str) -> dict[str, Any]:
        return odds.odds(s, seat, plan)

    def problems(self, s: State) -> list[str]:
        return checks.problems(s)

    def dump(self, s: State) -> dict[str, Any]:
        if s.config.version == 1:
            return {"schema": FIRST_SCHEMA, "position": position.write_bare(s)}
        return {"schema": SCHEMA, "version": s.config.version, "position": position.write_bare(s)}

    def load(self, data: dict[str, Any]) -> State:
        text = data.get("position")
        if data.get("schema") not in (FIRST_SCHEMA, SCHEMA) or not isinstance(text, str):
            raise ParseError(Refusal("ch.bad-position", "CH-2.13", {"word": "schema"}))
        version = 1 if data["schema"] == FIRST_SCHEMA else data.get("version")
        return reading.read(f"{text} version={version}")

    def describe(self, choice: int) -> str:
        return actions.describe(choice)

    def parse(self, text: str) -> int:
        return actions.parse(text)

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


RULES: Final = ChampionsRules()

copyreg.pickle(State, RULES.reduced)
