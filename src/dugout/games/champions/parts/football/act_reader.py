"""Reads Champions 2020 as acts on a pitch: what the reader of reports reads, with places."""

from __future__ import annotations

from typing import Any, Final

from dugout.core.rules import Rules
from dugout.core.values import Event
from dugout.football import acts as a
from dugout.football.acts import Act, Book, Frame, Spot, Standing
from dugout.games.champions import terms
from dugout.games.champions.board import GOAL, PIECES, SQUAD, column_of, kind_of, row_of, seat_of
from dugout.games.champions.choices import KICK, SHIFT
from dugout.games.champions.parts.reporting.reader import ChampionsReader, man_of
from dugout.games.champions.state import State
from dugout.report.facts import GOAL as SCORED
from dugout.report.facts import OPEN, SAVED, Facts

MANNERS: Final = {
    terms.AFTER_GOAL: a.KICK_OFF,
    terms.GOAL_KICK: a.GOAL_KICK,
    terms.THROW_IN: a.THROW_IN,
    terms.CORNER: a.CORNER,
    terms.FREE_KICK: a.FREE_KICK,
    terms.HANDS: a.FREE_KICK,
    terms.PENALTY: a.PENALTY,
}


def spot_of(cell: int) -> Spot:
    """CH-1.1: the middle of a cell; the 13 rows and 10 columns of the field cover the pitch, the rim is its lines."""
    along = (row_of(cell) - 0.5) / 13 * a.LENGTH
    across = a.WIDTH - (column_of(cell) - 0.5) / 10 * a.WIDTH
    return Spot(min(a.LENGTH, max(0.0, along)), min(a.WIDTH, max(0.0, across)))


def target_of(cell: int) -> Spot:
    """CH-1.8: where a shot ends: the left or the right half of a real goal."""
    if not (GOAL[0] | GOAL[1]) >> cell & 1:
        return spot_of(cell)
    return Spot(spot_of(cell).x, a.WIDTH / 2 + (a.POST / 2 if column_of(cell) == 5 else -a.POST / 2))


def frame_of(s: State) -> Frame:
    return tuple(
        Standing(man_of(piece), s.keeper[seat_of(piece)] == piece, spot_of(s.cell[piece]))
        for piece in range(PIECES)
        if s.cell[piece] >= 0
    )


class ChampionsActReader(ChampionsReader):
    """Collects acts in addition to facts."""

    def __init__(self, rules: Rules[Any, Any], facts: Facts) -> None:
        super().__init__(rules, facts)
        self.books = [Book(facts)]
        self.plan: list[Act] = []
        """The passes of the current turn, like `legs`."""
        self.kick: Act | None = None
        """A ball into space that has not been intercepted yet."""
        self.manner = ""
        self.cells: list[int] = []

    @property
    def book(self) -> Book:
        return self.books[0]

    def before(self, s: State, seat: int, choice: int) -> None:
        super().before(s, seat, choice)
        self.book.frame, self.cells = frame_of(s), s.cell[:]
        if seat >= 0 and choice >> SHIFT == KICK:
            self.manner = "" if s.path else self.brought(s)

    def brought(self, s: State) -> str:
        """CH-8.1: how the first kick of a flight brings the ball into play."""
        if s.kick_kind == terms.KICK_OFF_KICK:
            return a.KICK_OFF
        if s.kick_kind in (terms.PENALTY_KICK, terms.SHOOT_OUT_KICK):
            return a.PENALTY
        return MANNERS.get(s.restart, "") if s.kick_kind == terms.RESTART_KICK else ""

    def sample(self, s: State) -> None:
        """Chances of winning are not part of football data."""

    def read(self, s: State, event: Event) -> None:
        code, args = event.code, event.args
        self.time(s, code)
        super().read(s, event)
        self.book.settle_shot()
        if code in ("ch.saved", "ch.caught", "ch.pick-up"):
            self.handled(code, args)
        elif code in ("ch.intercepted", "ch.attempt-failed"):
            self.intercepted(code, args)
        elif code == "ch.push":
            place = self.place(args[0])
            self.book.add(a.TACKLE, man_of(args[0]), place, None, a.WON)
        elif code == "ch.foul":
            self.book.add(a.FOUL, man_of(args[0]), spot_of(args[3]), other=man_of(args[2]))
        elif code in ("ch.yellow", "ch.red"):
            self.book.card(man_of(args[0]), a.YELLOW if code == "ch.yellow" else a.RED, self.place(args[0]))
        elif code == "ch.sub":
            self.book.add(a.SUBSTITUTION, man_of(args[1]), self.place(args[1]), other=man_of(args[0]))

    def time(self, s: State, code: str) -> None:
        """CH-25: periods; there is no half-time."""
        if code == "ch.kick-off" and not self.book.acts:
            self.book.lines = {man_of(piece): kind_of(piece) for piece in range(PIECES) if s.cell[piece] >= 0}
            self.book.start(a.FIRST)
        elif code in ("ch.extra-time", "ch.extra-time-over"):
            self.book.end()
            self.book.start(a.EXTRA_FIRST if code == "ch.extra-time" else a.SHOOT_OUT)
        elif code == "ch.full-time":
            self.book.end()

    def place(self, piece: int) -> Spot:
        """The position of a man when the answer was given; the halfway line if he was not on the pitch."""
        cell = self.cells[piece]
        return spot_of(cell) if cell >= 0 else Spot(a.LENGTH / 2, 0.0)

    def played(self, s: State, code: str, args: tuple[int, ...]) -> None:
        """CH-8.2: a leg of a plan; what became of it is known when the turn is over."""
        count = len(self.facts.shots)
        super().played(s, code, args)
        man, start, end = man_of(args[0]), spot_of(args[1]), spot_of(args[2])
        if code == "ch.pass":
            act = self.book.add(a.PASS, man, start, end, "", self.manner, other=man_of(args[7]))
            self.plan.append(act)
        elif code == "ch.kick":
            self.kick = self.book.add(a.KICK, man, start, end, a.COMPLETE, self.manner)
        elif len(self.facts.shots) > count:
            self.book.add_shot(self.facts.shots[-1], start, target_of(args[2]), self.manner)
        else:  # CH-26.2: of the shoot-out; ch.shot-taken says how it ended
            act = self.book.add(a.SHOT, man, start, target_of(args[2]), SAVED, a.PENALTY)
            act.chance = float(self.chance) if self.chance is not None else None
        self.manner = ""

    def handled(self, code: str, args: tuple[int, ...]) -> None:
        """CH-12.5, CH-23.2: the keeper's hands."""
        if self.book.period == a.SHOOT_OUT and code != "ch.pick-up":
            return
        place = (
            spot_of(args[2] if code == "ch.pick-up" else args[1])
            if code != "ch.saved"
            else self.place(args[0])
        )
        kind = a.CLAIM if code == "ch.pick-up" else a.SAVE
        self.book.add(kind, man_of(args[0]), place, None, a.WON if code == "ch.caught" else "", body=a.HANDS)

    def intercepted(self, code: str, args: tuple[int, ...]) -> None:
        """CH-13.8: a man steps into the path of the ball."""
        place = spot_of(args[1]) if code == "ch.intercepted" else self.place(args[0])
        outcome = a.WON if code == "ch.intercepted" else a.LOST
        self.book.add(a.INTERCEPTION, man_of(args[0]), place, None, outcome)

    def attempted(self, s: State, code: str, args: tuple[int, ...]) -> None:
        planned, kick = self.plan[:], self.kick
        super().attempted(s, code, args)
        if code != "ch.intercepted":
            return
        cut = next((act for act in planned if act.outcome == a.INCOMPLETE), None)
        if cut is not None:  # the pass that was intercepted, without the rest of the plan
            cut.outcome, cut.end, cut.other = a.INTERCEPTED, spot_of(args[1]), None
            if kick is not None:
                kick.void = True
            self.drop_shots()
        elif kick is not None:
            kick.outcome, kick.end = a.INTERCEPTED, spot_of(args[1])
        self.kick = None

    def scored(self, s: State, args: tuple[int, ...]) -> None:
        is_shot = bool(self.facts.shots) and self.facts.shots[-1].outcome == OPEN
        super().scored(s, args)
        if not is_shot and s.period != terms.SHOOT_OUT:
            self.went_in(s, args)

    def went_in(self, s: State, args: tuple[int, ...]) -> None:
        """CH-13.12: a loose ball in the goal: off a man of the side that concedes it, or else off its keeper."""
        seat, piece = args[0], args[1]
        loser = 1 - seat
        guard = piece if seat_of(piece) == loser else s.keeper[loser]
        man = man_of(guard) if guard >= 0 else man_of(loser * SQUAD)
        self.book.add(a.OWN_GOAL, man, Spot(a.LENGTH if loser else 0.0, a.WIDTH / 2))

    def other(self, s: State, code: str, args: tuple[int, ...]) -> None:
        super().other(s, code, args)
        if code == "ch.taken-back":
            for act in [*self.plan, *([self.kick] if self.kick else [])]:
                act.void = True
            self.plan, self.kick = [], None
            self.drop_shots()
        elif code == "ch.shot-taken":
            taken = self.book.acts[-1]
            taken.outcome, taken.when = SCORED if args[1] else SAVED, self.facts.now

    def drop_shots(self) -> None:
        """CH-8.10: remove shots that were never struck and are no longer in the report."""
        for act in self.book.acts:
            if act.shot is not None and not any(act.shot is shot for shot in self.facts.shots):
                act.void = True

    def settle(self, arrived: int, failed: bool) -> None:
        """CH-8.3: record which passes have arrived, as in the report."""
        super().settle(arrived, failed)
        for number, act in enumerate(self.plan):
            if number < arrived:
                act.outcome = a.COMPLETE
            elif failed and number == arrived:
                act.outcome = a.INCOMPLETE
            else:
                act.void = True
        self.plan, self.kick = [], None

    def finish(self, s: State) -> None:
        super().finish(s)
        for act in self.plan:  # the record ends in the middle of a plan
            act.void = True
        self.book.end()
