"""Reads a game of Voetbal Toto for its report: right marks and since when, the effect of goals, money by round."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from dugout.core.rules import Rules
from dugout.core.values import Event
from dugout.games.toto.board import FACES, FIRST_CASH, FIXTURES, SIDES, WHISTLE_FACE, form_text, letter_of
from dugout.games.toto.kinds import ASK_GOAL, ASK_WHISTLE, OVER
from dugout.games.toto.rules.results import result
from dugout.games.toto.state import State
from dugout.games.toto.terms import NOT_SENT
from dugout.report.facts import Facts, Sample

PAYERS: Final = ("to.pot-taken", "to.pot-shared", "to.pot-stays", "to.final-share", "to.final-bank")


@dataclass
class Round:
    """The course of a round. Lists by fixture have an entry per fixture, lists by seat one per seat."""

    number: int
    dealt: list[list[int]]
    """By seat: the cards of each face that were dealt."""
    since: list[list[int]] = field(default_factory=list)
    """By fixture and seat: the goal since which the mark has been right (0: from the start); −1 if it is wrong."""
    began: int = 0
    goals: list[int] = field(default_factory=list)
    whistles: list[int] = field(default_factory=list)
    """By seat: goals stopped; `goals`: goals made."""
    forms: list[str] = field(default_factory=list)
    scores: list[tuple[int, int]] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)
    cash: list[int] = field(default_factory=list)
    pot: int = 0


class TotoReader:
    """Collects the facts of a game of Toto. Its clock counts the goals of the game."""

    def __init__(self, rules: Rules[Any, Any], facts: Facts) -> None:
        self.rules, self.facts = rules, facts
        self.goals = 0
        self.round: Round | None = None
        self.scores = [0] * SIDES
        """The scores according to events: at the end of a round the state has already cleared them."""

    def clock(self, s: State) -> int:
        return self.goals

    def before(self, s: State, seat: int, choice: int) -> None:
        """Nothing to read: events and the state after them contain everything."""

    def after(self, s: State, events: list[Event]) -> None:
        playing = s.asking.kind in (ASK_GOAL, ASK_WHISTLE, OVER)
        if playing and any(event.code in ("to.goal", "to.whistle", "to.forms-locked") for event in events):
            self.facts.samples.append(Sample(self.facts.now, describe(s)))

    def finish(self, s: State) -> None:
        self.facts.letters = [letter_of(s.columns[seat], seat) for seat in range(self.facts.seats)]
        self.facts.extra["columns"] = s.columns[:]
        self.facts.extra["fixtures"] = [list(pair) for pair in s.config.fixtures]
        self.facts.extra["own_fixtures"] = s.config.own_fixtures
        self.facts.extra["deck"] = s.config.deck[:]
        self.facts.extra["cash"] = [[FIRST_CASH] * self.facts.seats, *(r.cash for r in self.facts.rounds)]

    def read(self, s: State, event: Event) -> None:
        """Record the facts of one event."""
        code, args = event.code, event.args
        if code == "to.round":
            self.begin(args[0])
        elif code == "to.deal" and self.round is not None:
            self.round.dealt[args[0]] = list(args[1:])
        elif code == "to.goal":
            self.goals += 1
            self.facts.now = self.facts.now._replace(clock=self.goals)
            self.score(s, args)
        elif code == "to.whistle":
            self.stop(s, args)
        elif code in PAYERS:
            self.pay(s, code, args)
        elif code == "to.forms-locked" and self.round is not None:
            self.round.forms = [form_text(form) for form in s.forms]
            self.read_scores()
        if code in ("to.goal", "to.whistle"):
            fixture, (home, away) = args[-5], args[-2:]
            self.scores[2 * fixture - 2 : 2 * fixture] = [home, away]
            self.read_scores()

    def begin(self, number: int) -> None:
        seats = self.facts.seats
        self.round = Round(
            number,
            [[0] * FACES for _ in range(seats)],
            [[-1] * seats for _ in range(FIXTURES)],
            self.goals,
            [0] * seats,
            [0] * seats,
        )
        self.scores = [0] * SIDES
        self.facts.rounds.append(self.round)

    def score(self, s: State, args: tuple[int, ...]) -> None:
        seat, fixture, side, card, home, away = args
        assert self.round is not None
        self.round.goals[seat] += 1
        self.facts.counts[seat]["goals"] += 1
        self.facts.mark(
            "scored", seat, None, None, (), fixture=fixture, side=side, home=home, away=away, card=card
        )

    def stop(self, s: State, args: tuple[int, ...]) -> None:
        seat, scorer, fixture, side, _card, home, away = args
        assert self.round is not None
        self.round.whistles[seat] += 1
        self.facts.counts[seat]["whistles"] += 1
        self.facts.mark(
            "whistle", seat, None, None, (), fixture=fixture, side=side, home=home, away=away, other=scorer
        )

    def read_scores(self) -> None:
        """Update since when each mark has been right."""
        assert self.round is not None
        for fixture in range(FIXTURES):
            now = str(result(self.scores[2 * fixture], self.scores[2 * fixture + 1]))
            since = self.round.since[fixture]
            for seat, form in enumerate(self.round.forms):
                if form[fixture] != now:
                    since[seat] = -1
                elif since[seat] < 0:
                    since[seat] = self.goals - self.round.began

    def pay(self, s: State, code: str, args: tuple[int, ...]) -> None:
        """The round is over: take its figures from the report in the state."""
        if self.round is None or not s.reports or s.reports[-1].number != self.round.number:
            return
        report = s.reports[-1]
        self.round.scores = [
            (report.scores[2 * fixture], report.scores[2 * fixture + 1]) for fixture in range(FIXTURES)
        ]
        self.round.forms = [form_text(form) for form in report.forms]
        self.round.counts, self.round.pot = report.counts[:], report.pot
        self.round.cash = report.cash[:]
        best = max(report.counts)
        leaders = [seat for seat, count in enumerate(report.counts) if count == best]
        if self.facts.marks and self.facts.marks[-1].args.get("round") == report.number:
            self.facts.marks.pop()  # `pot-stays` of the last round, which another event has replaced
        kind = "taken" if code == "to.pot-taken" else code.removeprefix("to.")
        self.facts.mark(
            "taken", leaders[0], None, None, tuple(report.cash), round=report.number, pot=report.pot,
            count=best, how=kind, leaders=sum(1 << seat for seat in leaders),
        )  # fmt: skip


def describe(s: State) -> dict[str, Any]:
    """TO-8.7: cash, the pot, and the number of right marks of each seat at this moment."""
    seats = s.config.seats
    rights = [0] * seats
    if NOT_SENT not in s.forms:
        forms = [form_text(form) for form in s.forms]
        for fixture in range(FIXTURES):
            mark = str(result(s.scores[2 * fixture], s.scores[2 * fixture + 1]))
            for seat in range(seats):
                rights[seat] += forms[seat][fixture] == mark
    dealt = 0 if s.deck else sum(s.config.deck[:WHISTLE_FACE]) - sum(s.removed[:WHISTLE_FACE])
    left = sum(sum(s.hand(seat)[:WHISTLE_FACE]) for seat in range(seats))
    return {
        "cash": s.cash[:],
        "pot": s.pot,
        "rounds": max(0, s.config.rounds - s.round),
        "rights": rights,
        "played": 1 - left / dealt if dealt else 0.0,
    }
