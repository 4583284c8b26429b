"""Reads Counter Attack as acts on a pitch: what the reader of reports reads, with places."""

from __future__ import annotations

from typing import Any, Final

from dugout.core.rules import Rules
from dugout.core.values import Event
from dugout.football import acts as a
from dugout.football.acts import Act, Book, Spot
from dugout.games.counter_attack import analysis, terms
from dugout.games.counter_attack.board import NO_CELL
from dugout.games.counter_attack.parts.football.places import frame_of, goal_of, lines_of, spot_of, target_of
from dugout.games.counter_attack.parts.reporting.reader import KEPT, LOST, PLAYED, CounterAttackReader, man_of
from dugout.games.counter_attack.rules import clock
from dugout.games.counter_attack.state import NOBODY, State
from dugout.report.facts import GOAL, SAVED, Facts, Man

LOST_TO: Final = {
    "ca.interception": a.INTERCEPTED,
    "ca.out": a.OUT,
    "ca.behind": a.OUT,
    "ca.offside": a.OFFSIDE,
}
MANNERS: Final = {
    terms.ROW_KICK_OFF: a.KICK_OFF,
    terms.ROW_FREE_KICK: a.FREE_KICK,
    terms.ROW_CORNER: a.CORNER,
    terms.ROW_GOAL_KICK: a.GOAL_KICK,
}
PLAYS: Final = {
    terms.PLAY_THROW: a.THROW_IN,
    terms.PLAY_CORNER: a.CORNER,
    terms.PLAY_GOAL_KICK: a.GOAL_KICK,
    terms.PLAY_HIGH: a.HIGH,
    terms.PLAY_LONG: a.HIGH,
    terms.PLAY_KEEPER_KICK: a.HIGH,
}
GIVEN: Final = frozenset(
    {"ca.received", "ca.interception", "ca.steal", "ca.tackle-won", "ca.heads", "ca.claims", "ca.save"}
)
"""Events that are acts themselves and give a man the ball; otherwise he has won a loose ball."""


class CounterAttackActReader(CounterAttackReader):
    """Collects acts in addition to facts."""

    def __init__(self, rules: Rules[Any, Any], facts: Facts) -> None:
        super().__init__(rules, facts)
        self.books = [Book(facts)]
        self.ahead = 1
        self.cells: list[int] = []
        self.ball = NO_CELL
        self.row = terms.ROW_OTHER
        self.way: Act | None = None
        """The pass that is under way."""
        self.given = False
        self.last_man: list[Man | None] = [None, None]

    @property
    def book(self) -> Book:
        return self.books[-1]

    def before(self, s: State, seat: int, choice: int) -> None:
        super().before(s, seat, choice)
        self.ahead, self.cells, self.ball, self.row = s.direction(0), s.cell[:], s.ball, s.last
        self.book.frame = frame_of(s, self.men, self.ahead)
        self.given = False

    def sample(self, s: State) -> None:
        """Chances of winning are not part of football data."""

    def place(self, piece: int) -> Spot:
        """The position of a man when the answer was given."""
        cell = self.cells[piece]
        return spot_of(cell, self.ahead) if cell != NO_CELL else Spot(a.LENGTH / 2, 0.0)

    def read(self, s: State, event: Event) -> None:
        code, args = event.code, event.args
        if code in ("ca.period", "ca.shootout", "ca.period-over", "ca.second-leg", "ca.full-time"):
            self.period(s, code, args)
        super().read(s, event)
        self.book.settle_shot()
        self.given = self.given or code in GIVEN
        if code in ("ca.save", "ca.block", "ca.claims", "ca.interception"):
            self.defended(s, code, args)
        elif code in ("ca.tackle-won", "ca.tackle-failed", "ca.steal", "ca.foul"):
            self.challenged(s, code, args)
        elif code in ("ca.yellow", "ca.red"):
            colour = a.YELLOW if code == "ca.yellow" else a.RED
            self.book.card(self.man(s, args[0]), colour, self.place(args[0]))
        else:
            self.went_on(s, code, args)

    def period(self, s: State, code: str, args: tuple[int, ...]) -> None:
        """CA-18.1, CA-19.3, CA-21.4: periods, the shoot-out, a second leg."""
        if code == "ca.period":
            self.ahead = s.direction(0)
            if not self.book.acts:
                worn = {piece: man_of(s, piece) for piece in range(terms.PIECES) if s.who[piece] != NOBODY}
                self.book.lines = lines_of(s, worn)
            self.book.end()
            self.book.start(args[0], clock.shown_minute(s))
        elif code == "ca.shootout":
            self.book.end()
            self.book.start(a.SHOOT_OUT)
        else:
            self.book.end()
        if code == "ca.second-leg":
            self.books.append(Book(self.facts))

    def passes(self, s: State, code: str, args: tuple[int, ...]) -> None:
        """CA-9: a pass and its outcome, as in the report."""
        was_open, way = self.open_pass, self.way
        super().passes(s, code, args)
        if code in PLAYED:
            self.way = self.played(s, code, args)
        elif code in KEPT and was_open is not None and way is not None:
            receiver = self.man(s, args[0])
            if receiver.seat == was_open.seat:
                way.outcome, way.other, way.end = a.COMPLETE, receiver, self.stands(s, args[0])
            self.way = None
        elif code in LOST and way is not None:
            way.outcome = LOST_TO.get(code, a.INCOMPLETE)
            if code == "ca.interception":
                way.end = self.place(args[0])
            self.way = None

    def stands(self, s: State, piece: int) -> Spot:
        """The position of a man after the answer, or before it if play has stopped since."""
        cell = (
            s.cell[piece] if s.period == self.book.period and s.cell[piece] != NO_CELL else self.cells[piece]
        )
        return spot_of(cell, self.ahead) if cell != NO_CELL else self.place(piece)

    def played(self, s: State, code: str, args: tuple[int, ...]) -> Act:
        man = self.man(s, args[0])
        self.last_man[man.seat] = man
        headed = code == "ca.headed-pass"
        manner = "" if headed else MANNERS.get(self.row, "") or PLAYS.get(args[3], "")
        body = a.HEAD if headed else a.HANDS if manner == a.THROW_IN else a.FOOT
        start, end = spot_of(args[1], self.ahead), spot_of(args[2], self.ahead)
        return self.book.add(a.PASS, man, start, end, a.INCOMPLETE, manner, body)

    def shoots(self, s: State, code: str, args: tuple[int, ...]) -> None:
        count = len(self.facts.shots)
        super().shoots(s, code, args)
        man = self.man(s, args[0])
        penalty = code == "ca.penalty-roll"
        start = goal_of(man.seat, a.SPOT) if penalty else spot_of(args[1], self.ahead)
        end = goal_of(man.seat) if penalty else target_of(args[2], self.ahead)
        manner = a.PENALTY if penalty else a.FREE_KICK if self.free_kick and code == "ca.shot" else ""
        if len(self.facts.shots) > count:
            self.book.add_shot(
                self.facts.shots[-1], start, end, manner, a.HEAD if code == "ca.header" else a.FOOT
            )
        else:  # CA-19.4: kicks of the shoot-out, which reports do not count
            act = self.book.add(a.SHOT, man, start, end, SAVED, manner)
            guard = s.keeper[1 - man.seat]
            saving = s.attribute(guard, terms.SAVING) if guard != NOBODY else 0
            act.chance = float(analysis.penalty_odds(s.attribute(args[0], terms.SHOOTING), saving))

    def scored(self, s: State, args: tuple[int, ...]) -> None:
        count = len(self.facts.shots)
        super().scored(s, args)
        if len(self.facts.shots) > count:  # carried or headed in, or a loose ball that ran into the goal
            shot = self.facts.shots[-1]
            start = spot_of(self.ball, self.ahead) if self.ball != NO_CELL else goal_of(shot.seat, 3)
            act = self.book.add_shot(shot, start, goal_of(shot.seat))
            act.outcome, act.man = GOAL, shot.man or self.last_man[shot.seat] or self.anybody(shot.seat)

    def anybody(self, seat: int) -> Man | None:
        """A man to credit with a goal in which nobody of his side was involved."""
        return next((one.man for one in self.book.frame if one.man.seat == seat and not one.keeper), None)

    def defended(self, s: State, code: str, args: tuple[int, ...]) -> None:
        man = self.man(s, args[0])
        kinds = {
            "ca.save": a.SAVE,
            "ca.block": a.BLOCK,
            "ca.claims": a.CLAIM,
            "ca.interception": a.INTERCEPTION,
        }
        body = a.HANDS if code in ("ca.save", "ca.claims") else a.FOOT
        self.book.add(kinds[code], man, self.place(args[0]), None, a.WON, body=body)

    def challenged(self, s: State, code: str, args: tuple[int, ...]) -> None:
        """CA-8.10, CA-8.14, CA-14.1: an opponent challenges the carrier."""
        man, other = self.man(s, args[0]), self.man(s, args[1])
        if code == "ca.foul":
            place = spot_of(args[2], self.ahead) if args[2] != NO_CELL else self.place(args[0])
            self.book.add(a.FOUL, man, place, other=other)
        else:
            won = a.LOST if code == "ca.tackle-failed" else a.WON
            self.book.add(a.TACKLE, man, self.place(args[1]), None, won, other=other)

    def went_on(self, s: State, code: str, args: tuple[int, ...]) -> None:
        if code == "ca.dribble":
            self.dribbled(s, args)
        elif code == "ca.possession" and not self.given and self.way is None:
            self.last_man[args[0] // terms.MEN] = self.man(s, args[0])
            if self.row != terms.ROW_KICK_OFF:
                self.book.add(a.RECOVERY, self.man(s, args[0]), spot_of(args[1], self.ahead), None, a.WON)
        elif code == "ca.offside":
            self.book.add(a.OFFSIDE, self.man(s, args[0]), spot_of(args[1], self.ahead))
        elif code == "ca.substitution":
            on = man_of(s, args[0])
            self.book.add(a.SUBSTITUTION, self.man(s, args[0]), self.place(args[0]), other=on)
        elif code in ("ca.shootout-goal", "ca.shootout-miss"):
            taken = self.book.acts[-1]
            taken.outcome, taken.when = GOAL if code == "ca.shootout-goal" else SAVED, self.facts.now

    def dribbled(self, s: State, args: tuple[int, ...]) -> None:
        """CA-8.9: a run with the ball goes hex by hex, and is one act."""
        man, start, end = self.man(s, args[0]), spot_of(args[1], self.ahead), spot_of(args[2], self.ahead)
        last = self.book.acts[-1] if self.book.acts else None
        self.last_man[man.seat] = man
        if last is not None and last.kind == a.CARRY and last.man == man and last.end == start:
            last.end = end
        else:
            self.book.add(a.CARRY, man, start, end, a.COMPLETE)

    def finish(self, s: State) -> None:
        super().finish(s)
        self.book.end()
