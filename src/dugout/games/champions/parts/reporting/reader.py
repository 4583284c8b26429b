"""Reads a match of Champions 2020 for its report: kicks, attempts, shots with their exact odds."""

from __future__ import annotations

from bisect import bisect_right
from fractions import Fraction
from typing import Any, Final

from dugout.core.rules import Rules
from dugout.core.values import Event
from dugout.games.champions.board import cell_text, seat_of, shirt_of
from dugout.games.champions.choices import KICK, SHIFT
from dugout.games.champions.judgement.features import roller_of
from dugout.games.champions.judgement.values import full_value
from dugout.games.champions.kinds import ASK_TURN, ROLL_TURN
from dugout.games.champions.options import ROLLS
from dugout.games.champions.parts.opponents.learned import standard_weights
from dugout.games.champions.parts.reporting.pitch import place_of
from dugout.games.champions.rules import clock
from dugout.games.champions.state import State
from dugout.games.champions.terms import EXTRA_TIME, NO_RESTART, PENALTY, REGULAR, SHOOT_OUT
from dugout.report.facts import BLOCKED, GOAL, OPEN, SAVED, Facts, Man, Sample, Shot


def man_of(piece: int) -> Man:
    return Man(seat_of(piece), shirt_of(piece))


def time_left(s: State) -> float:
    """The fraction of ninety minutes that is still to be played; extra time is on the same scale."""
    if s.period == SHOOT_OUT:
        return 0.0
    if s.config.clock == ROLLS:
        most, gone = (clock.REGULAR_ROLLS, s.rolls) if s.period == REGULAR else (clock.EXTRA_ROLLS, s.rolls)
        return max(0.0, most + s.fouls - gone) / clock.REGULAR_ROLLS
    limit = clock.LAST_ONE if s.period == REGULAR else clock.LAST_EXTRA_ONE
    return (limit - s.ones) / clock.LAST_ONE


def figures(s: State) -> dict[str, Any]:
    """The features of the chances of winning, from home's view: score, time, men, learned value of the position."""
    found: dict[str, Any] = {
        "lead": s.score[0] - s.score[1],
        "left": time_left(s),
        "extra": s.period == EXTRA_TIME,
        "edge": 0.0,
        "men": 0,
    }
    if s.period == SHOOT_OUT:
        return {**found, "kicks": [list(s.shots_taken), list(s.shots_scored)]}
    if s.ball >= 0 or s.restart != NO_RESTART:
        value = full_value(standard_weights(), s)
        found["edge"] = value if roller_of(s) == 0 else -value
    found["men"] = len(s.on_pitch(0)) - len(s.on_pitch(1))
    return found


class ChampionsReader:
    """Collects the facts of a match of Champions."""

    def __init__(self, rules: Rules[Any, Any], facts: Facts) -> None:
        self.rules, self.facts = rules, facts
        self.legs: list[tuple[int, int]] = []
        """The passes of the current turn: kicker and receiver."""
        self.held: set[int] = set()
        """Who has kicked the ball in the current turn."""
        self.chance: Fraction | None = None
        self.left: Fraction | None = None
        """The chance that only the keeper's die was left to stop."""
        self.starts: list[int] = []
        self.path: list[int] = []

    def clock(self, s: State) -> int:
        return clock.minute(s)

    def before(self, s: State, seat: int, choice: int) -> None:
        self.chance = None
        self.path, self.starts = s.path[:], s.leg_starts[:]
        self.facts.keepers.update(man_of(piece) for piece in s.keeper if piece >= 0)
        if seat >= 0 and choice >> SHIFT == KICK:
            goal = self.rules.odds(s, seat, self.rules.describe(choice)).get("goal")
            self.chance = Fraction(goal["num"], goal["den"]) if goal else None

    def after(self, s: State, events: list[Event]) -> None:
        top = s.agenda.top.kind
        if top in (ASK_TURN, ROLL_TURN) and any(event.code in QUIET for event in events):
            self.sample(s)
        elif s.period == SHOOT_OUT and any(event.code == "ch.shot-taken" for event in events):
            self.sample(s)

    def finish(self, s: State) -> None:
        self.possess(self.held)
        if s.period == SHOOT_OUT:
            self.facts.extra["shootout"] = list(s.shots_scored)

    def read(self, s: State, event: Event) -> None:
        """Record the facts of one event."""
        code, args = event.code, event.args
        if code in ("ch.pass", "ch.kick", "ch.shot"):
            self.played(s, code, args)
        elif code in ("ch.attempt-failed", "ch.intercepted"):
            self.attempted(s, code, args)
        elif code in ("ch.dive", "ch.beaten", "ch.saved", "ch.caught", "ch.no-save"):
            self.kept(s, code, args)
        elif code == "ch.goal":
            self.scored(s, args)
        elif code in ("ch.turn", "ch.award", "ch.kick-off"):
            self.over(s, code, args)
        elif code in ("ch.yellow", "ch.red", "ch.injury", "ch.foul"):
            self.booked(s, code, args)
        else:
            self.other(s, code, args)

    def played(self, s: State, code: str, args: tuple[int, ...]) -> None:
        """CH-9: the ball is played; the plan can still be taken back."""
        man, start, end = args[:3]
        seat = seat_of(man)
        if s.period != SHOOT_OUT:
            self.held.add(seat)
        self.facts.touches[seat][cell_text(start)] += 1
        self.facts.touches[seat][cell_text(end)] += 1
        if code == "ch.pass":
            self.legs.append((man, args[7]))
        elif code == "ch.shot" and s.period != SHOOT_OUT:
            chance, self.left = Fraction(1) if self.chance is None else self.chance, None
            self.facts.shots.append(
                Shot(self.facts.now, seat, man_of(man), place_of(start), place_of(end), chance)
            )

    def attempted(self, s: State, code: str, args: tuple[int, ...]) -> None:
        """CH-13.4: a D3 decided on an interception."""
        won = code == "ch.intercepted"
        man = man_of(args[0])
        self.facts.did(man, "duels")
        self.facts.counts[1 - man.seat]["duels"] += 1
        if not won:
            self.facts.counts[1 - man.seat]["duels-won"] += 1
            return
        self.facts.did(man, "duels-won")
        self.facts.did(man, "interceptions")
        self.facts.mark("won", man.seat, man)
        where = self.path.index(args[1]) if args[1] in self.path else 0
        leg, passes = max(0, bisect_right(self.starts, where) - 1), len(self.legs)
        self.settle(leg, failed=True)
        if leg < passes:
            self.drop_shot()
        elif (shot := self.facts.decide(BLOCKED)) is not None:
            self.facts.mark("blocked", man.seat, man, shot.chance)

    def kept(self, s: State, code: str, args: tuple[int, ...]) -> None:
        """CH-12.4, CH-12.5: the keeper's dive and his D4; without a roll the shot is a goal."""
        if s.period == SHOOT_OUT:
            return
        if code in ("ch.dive", "ch.no-save"):
            self.left = Fraction(4 - args[3], 4) if code == "ch.dive" else Fraction(1)
            return
        man, stopped = man_of(args[0]), code != "ch.beaten"
        if stopped:
            self.facts.did(man, "saves")
            shot = self.facts.decide(SAVED)
            self.facts.mark(
                "saved", man.seat, man, shot.chance if shot else None, left=self.left if shot else None
            )
        else:
            self.facts.did(man, "beaten")

    def scored(self, s: State, args: tuple[int, ...]) -> None:
        seat, piece, home, away = args
        if s.period == SHOOT_OUT:
            return
        man = man_of(piece)
        shot = self.facts.decide(GOAL)
        own = man.seat != seat
        if not own:
            self.facts.did(man, "goals")
        if self.legs and self.legs[-1][1] == piece and not own:
            self.facts.did(man_of(self.legs[-1][0]), "assists")
        self.settle(len(self.legs), failed=False)
        chance, left = (shot.chance, self.left) if shot else (None, None)
        self.facts.mark("goal", seat, man, chance, (home, away), left, own="own" if own else "none")

    def over(self, s: State, code: str, args: tuple[int, ...]) -> None:
        """The turn is over: passes that were not intercepted have arrived."""
        self.settle(len(self.legs), failed=False)
        # a shot that was neither a goal nor saved, for example because of a handball
        self.facts.decide(BLOCKED)
        if code == "ch.turn" and s.last_touch >= 0:
            self.possess({*self.held, seat_of(s.last_touch)})
        if code == "ch.award" and args[0] == PENALTY:
            self.facts.mark("penalty", args[1])
        if code == "ch.award" and args[0] in RESTARTS:
            self.facts.counts[args[1]][RESTARTS[args[0]]] += 1

    def booked(self, s: State, code: str, args: tuple[int, ...]) -> None:
        man = man_of(args[0])
        if code == "ch.foul":
            self.facts.did(man, "fouls")
        elif code == "ch.injury":
            self.facts.did(man, "injuries")
            self.facts.mark("injury", man.seat, man)
        else:
            self.facts.did(man, "yellows" if code == "ch.yellow" else "reds")
            self.facts.mark("yellow" if code == "ch.yellow" else "red", man.seat, man)

    def other(self, s: State, code: str, args: tuple[int, ...]) -> None:
        if code == "ch.taken-back":
            self.legs.clear()
            self.held.clear()
            self.drop_shot()
        elif code == "ch.push":
            self.facts.did(man_of(args[0]), "duels")
            self.facts.did(man_of(args[0]), "duels-won")
            self.facts.counts[1 - seat_of(args[0])]["duels"] += 1
        elif code == "ch.sub":
            self.facts.mark("sub", seat_of(args[0]), man_of(args[0]), off=man_of(args[1]))
        elif code == "ch.shot-taken":
            kind = "shootout-goal" if args[1] else "shootout-miss"
            self.facts.mark(kind, args[0], None, None, (args[2], args[3]))

    def drop_shot(self) -> None:
        """CH-8.10, CH-13.8: the shot of a plan that was taken back, or cut off before it, was never struck."""
        if self.facts.shots and self.facts.shots[-1].outcome == OPEN:
            self.facts.shots.pop()

    def possess(self, seats: set[int]) -> None:
        """Count a turn for whoever had the ball in it: to kick it, or at the end."""
        for seat in seats:
            self.facts.counts[seat]["possession"] += 1
        self.held.clear()

    def settle(self, arrived: int, failed: bool) -> None:
        """Count the first `arrived` passes as successful and, if `failed`, the next one as not; the rest were never
        played."""
        for number, (kicker, _receiver) in enumerate(self.legs):
            if number < arrived:
                self.facts.did(man_of(kicker), "passes")
                self.facts.did(man_of(kicker), "passes-tried")
            elif failed and number == arrived:
                self.facts.did(man_of(kicker), "passes-tried")
        self.legs.clear()

    def sample(self, s: State) -> None:
        """Record the features of the position at the start of a turn."""
        self.facts.samples.append(Sample(self.facts.now, figures(s)))


QUIET: Final = ("ch.turn", "ch.kick-off", "ch.goal", "ch.red")
RESTARTS: Final = {3: "throw-ins", 4: "corners", 5: "free-kicks", 7: "penalties"}
