"""Reads a match of Counter Attack for its report: passes, duels and shots, with their exact odds."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any, Final

from dugout.core.ids import CHANCE
from dugout.core.rules import Rules
from dugout.core.values import Event
from dugout.games.counter_attack import analysis, kinds, terms
from dugout.games.counter_attack.board import COLUMN, GOAL_CENTRE, HEIGHT, NO_CELL, SHOT_RANGE, between
from dugout.games.counter_attack.judgement import chances, threat
from dugout.games.counter_attack.judgement.weights import DEFAULT
from dugout.games.counter_attack.parts.reporting.pitch import GOAL_LINE, end_of, place_of, zone_of
from dugout.games.counter_attack.rules import clock, contests, header, periods, tournament
from dugout.games.counter_attack.squad_view import card_of
from dugout.games.counter_attack.state import NOBODY, State
from dugout.report.facts import BLOCKED, GOAL, OPEN, SAVED, WIDE, Facts, Man, Sample, Shot

SHOTS: Final = ("shot", "aim", "goal")
LOST: Final = ("ca.interception", "ca.loose", "ca.out", "ca.behind", "ca.offside", "ca.restart", "ca.too-far")
KEPT: Final = ("ca.received", "ca.possession", "ca.holds", "ca.claims", "ca.heads")
PLAYED: Final = ("ca.pass", "ca.high", "ca.long", "ca.headed-pass")
THROW_IN_PHASE: Final = "CA-16.11"
"""CA-18.4: the movement before a throw-in takes no time."""
RESTARTS: Final = {3: "corners", 4: "throw-ins", 5: "free-kicks", 6: "penalties"}


class CounterAttackReader:
    """Collects the facts of a match of Counter Attack."""

    def __init__(self, rules: Rules[Any, Any], facts: Facts) -> None:
        self.rules, self.facts = rules, facts
        self.chance: Fraction | None = None
        self.duel: tuple[int, Fraction] | None = None
        self.contest: tuple[int, Fraction] | None = None
        self.open_pass: Man | None = None
        self.last_pass: tuple[Man, Man | None] | None = None
        self.men: dict[int, Man] = {}
        """Who wore which shirt when the answer was given."""
        self.attack = 0
        self.free_kick = False
        self.phase: int | None = None
        """The team whose movement phase is in progress; its minutes are counted when it ends."""

    def clock(self, s: State) -> int:
        return clock.shown_minute(s)

    def before(self, s: State, seat: int, choice: int) -> None:
        self.chance = None
        self.men = {piece: man_of(s, piece) for piece in range(terms.PIECES) if s.who[piece] != NOBODY}
        self.facts.keepers.update(self.men[piece] for piece in s.keeper if piece in self.men)
        self.attack, self.free_kick = s.attack, s.last == terms.ROW_FREE_KICK
        if seat >= 0:
            text = self.rules.describe(choice)
            word = text.partition(" ")[0]
            if word in SHOTS:
                self.chance = _fraction(self.rules.odds(s, seat, text).get("goal"))
            elif word in ("tackle", "dive"):
                won = _fraction(self.rules.odds(s, seat, text).get("won"))
                self.duel = (seat, won) if won is not None else None
        elif seat == CHANCE and s.agenda.top.kind == kinds.ROLL_JUMP and self.contest is None:
            self.contest = _contest(s)

    def after(self, s: State, events: list[Event]) -> None:
        if s.step == terms.NO_STEP:
            self.end_phase()
        if self.is_quiet(s, events):
            self.sample(s)

    def finish(self, s: State) -> None:
        if s.period == clock.SHOOTOUT:
            self.facts.extra["shootout"] = list(s.converted)
        if s.config.two_legged:
            self.facts.extra["first_leg"] = list(periods.first_leg(s))

    def man(self, s: State, piece: int) -> Man:
        """The man who wore a shirt when the answer was given: the answer itself may have begun the second leg."""
        return self.men[piece] if piece in self.men else man_of(s, piece)

    def read(self, s: State, event: Event) -> None:
        """Record the facts of one event."""
        code, args = event.code, event.args
        self.time(s, event)
        self.passes(s, code, args)
        if code in ("ca.shot", "ca.header", "ca.penalty-roll"):
            self.shoots(s, code, args)
        elif code in ("ca.save", "ca.block", "ca.wide", "ca.tie"):
            self.stopped(s, code, args)
        elif code == "ca.goal":
            self.scored(s, args)
        elif code == "ca.interception":
            man = self.man(s, args[0])
            self.facts.did(man, "interceptions")
            self.facts.mark("won", man.seat, man)
        elif code in ("ca.tackle-won", "ca.tackle-failed", "ca.foul", "ca.steal"):
            self.duelled(s, code, args)
        elif code in ("ca.heads", "ca.claims", "ca.drops", "ca.beats-keeper"):
            self.jumped(s, code, args)
        elif code in ("ca.yellow", "ca.red", "ca.injured", "ca.substitution"):
            self.booked(s, code, args)
        else:
            self.other(s, code, args)

    def time(self, s: State, event: Event) -> None:
        """CA-18.2, CA-18.4: the minutes of an action count for the team that takes it, the host's for the attackers."""
        code, args = event.code, event.args
        if s.config.real_clock:
            if code == "ca.minute":
                self.facts.counts[self.attack]["possession"] += 1
        elif code == "ca.phase":
            self.end_phase()
            self.phase = None if event.rule == THROW_IN_PHASE else args[0]
        elif (code in ("ca.pass", "ca.high", "ca.long") and args[3] != terms.PLAY_FIRST_TIME) or (
            code == "ca.shot" and self.free_kick
        ):
            self.facts.counts[args[0] // terms.MEN]["possession"] += clock.PASS_MINUTES

    def end_phase(self) -> None:
        if self.phase is not None:
            self.facts.counts[self.phase]["possession"] += clock.PHASE_MINUTES
        self.phase = None

    def passes(self, s: State, code: str, args: tuple[int, ...]) -> None:
        """CA-9: who has the ball next shows whether a pass arrived."""
        if code in PLAYED:
            self.open_pass = self.man(s, args[0])
            self.facts.did(self.open_pass, "passes-tried")
            self.touch(s, args[0] // terms.MEN, args[1])
        elif code in KEPT and self.open_pass is not None:
            receiver = self.man(s, args[0])
            if receiver.seat == self.open_pass.seat:
                self.facts.did(self.open_pass, "passes")
                self.last_pass = (self.open_pass, receiver)
            self.open_pass = None
        elif code in LOST:
            self.open_pass = None
        if code == "ca.possession":
            self.touch(s, args[0] // terms.MEN, args[1])
        elif code == "ca.dribble":
            self.touch(s, args[0] // terms.MEN, args[2])

    def touch(self, s: State, seat: int, cell: int) -> None:
        if cell >= 0:
            ahead = s.direction(0)
            self.facts.touches[seat][zone_of(ahead * COLUMN[cell], ahead * HEIGHT[cell])] += 1

    def shoots(self, s: State, code: str, args: tuple[int, ...]) -> None:
        """CA-11.5, CA-10.14, CA-16.24: a shot, a header at goal, a penalty."""
        man, seat = self.man(s, args[0]), args[0] // terms.MEN
        if s.period == clock.SHOOTOUT:
            return
        if code == "ca.penalty-roll":
            guard = s.keeper[1 - seat]
            saving = s.attribute(guard, terms.SAVING) if guard != NOBODY else 0
            chance = analysis.penalty_odds(s.attribute(args[0], terms.SHOOTING), saving)
            start, end = end_of(seat, 14), end_of(seat, GOAL_LINE)
        else:
            chance = Fraction(1) if self.chance is None else self.chance
            start, end = place_of(s, args[1]), place_of(s, args[2])
        self.facts.shots.append(Shot(self.facts.now, seat, man, start, end, chance))

    def stopped(self, s: State, code: str, args: tuple[int, ...]) -> None:
        shot = self.facts.shots[-1] if self.facts.shots else None
        if shot is None or shot.outcome != OPEN:
            return
        man = self.man(s, args[0])
        if code == "ca.save":
            self.facts.decide(SAVED)
            self.facts.did(man, "saves")
            self.facts.mark("saved", man.seat, man, shot.chance)
        elif code == "ca.block":
            self.facts.decide(BLOCKED)
            self.facts.did(man, "blocks")
            self.facts.mark("blocked", man.seat, man, shot.chance)
        elif code == "ca.wide":
            self.facts.decide(WIDE)
            self.facts.mark("wide", man.seat, man, shot.chance)
        elif s.config.tie_loose_ball:  # neither shooter nor keeper wins the duel, and the ball is loose
            self.facts.decide(SAVED)

    def scored(self, s: State, args: tuple[int, ...]) -> None:
        seat, piece, home, away, _minute = args
        shot = self.facts.decide(GOAL)
        man = self.man(s, piece) if piece >= 0 else None
        if shot is None:  # carried over the line, or headed past a keeper who left his line
            known = self.contest[1] if self.contest is not None else None
            chance = Fraction(1) if known is None else known
            start, end = end_of(seat, GOAL_LINE - 1.5), end_of(seat, GOAL_LINE)
            shot = Shot(self.facts.now, seat, man, start, end, chance, GOAL)
            self.facts.shots.append(shot)
        else:
            known = shot.chance
        if man is not None and man.seat == seat:
            self.facts.did(man, "goals")
            if self.last_pass is not None and self.last_pass[1] == man:
                self.facts.did(self.last_pass[0], "assists")
        guard = s.keeper[1 - seat]
        if guard != NOBODY:
            self.facts.did(self.man(s, guard), "beaten")
        self.last_pass = None
        self.facts.mark("goal", seat, man, known, (home, away), own="none" if man else "deflected")

    def duelled(self, s: State, code: str, args: tuple[int, ...]) -> None:
        """CA-8.14: a tackle is a duel between two men; a foul loses it."""
        man, other = self.man(s, args[0]), self.man(s, args[1])
        won = code in ("ca.tackle-won", "ca.steal")
        if code == "ca.foul":
            self.facts.did(man, "fouls")
            if self.duel is None:
                return
        if self.duel is not None:
            self.facts.tried("tackle", self.duel[0], self.duel[1], won)
            self.duel = None
        for who, success in ((man, won), (other, not won)):
            self.facts.did(who, "duels")
            if success:
                self.facts.did(who, "duels-won")
        if won:
            self.facts.did(man, "steals")
            self.facts.mark("won", man.seat, man)

    def jumped(self, s: State, code: str, args: tuple[int, ...]) -> None:
        """CA-10.7: who won the ball in the air."""
        if self.contest is None:
            return
        winner = args[0] // terms.MEN if code != "ca.drops" else -1
        seat, chance = self.contest
        self.facts.tried("header-won", seat, chance, winner == seat)
        if winner >= 0:
            man = self.man(s, args[0])
            self.facts.did(man, "duels")
            self.facts.did(man, "duels-won")
            self.facts.counts[1 - winner]["duels"] += 1
        if code != "ca.beats-keeper":
            self.contest = None

    def booked(self, s: State, code: str, args: tuple[int, ...]) -> None:
        man = self.man(s, args[0])
        if code == "ca.substitution":
            self.facts.mark("sub", man.seat, man_of(s, args[0]), off=man)
        elif code == "ca.injured":
            self.facts.did(man, "injuries")
            self.facts.mark("injury", man.seat, man)
        else:
            self.facts.did(man, "yellows" if code == "ca.yellow" else "reds")
            self.facts.mark("yellow" if code == "ca.yellow" else "red", man.seat, man)

    def other(self, s: State, code: str, args: tuple[int, ...]) -> None:
        if code == "ca.restart":
            self.contest = None
            if args[0] in RESTARTS:
                self.facts.counts[args[1]][RESTARTS[args[0]]] += 1
            if args[0] == terms.PENALTY:
                self.facts.mark("penalty", args[1])
        elif code == "ca.offside":
            self.facts.counts[args[0] // terms.MEN]["offsides"] += 1
        elif code in ("ca.shootout-goal", "ca.shootout-miss"):
            man = self.man(s, args[0])
            self.facts.mark(code.removeprefix("ca."), man.seat, man, None, (args[1], args[2]))
        elif code == "ca.second-leg":
            self.second_leg(s, args)
        elif code == "ca.high":
            self.contest = None

    def second_leg(self, s: State, args: tuple[int, ...]) -> None:
        """CA-21.3, CA-21.4: the score starts again at 0–0, unless both legs make one score."""
        self.end_phase()
        self.facts.mark("second-leg", 0, None, None, args)
        self.facts.second_leg = self.facts.now.at
        self.facts.extra["one_score"] = not s.config.two_legged
        if s.config.two_legged:
            self.facts.opening = (0, 0)

    def is_quiet(self, s: State, events: list[Event]) -> bool:
        if s.period == clock.SHOOTOUT:
            return any(event.code.startswith("ca.shootout-") for event in events)
        return (
            bool(s.agenda)
            and s.period > 0
            and s.agenda.top.kind in (kinds.ASK_ACTION, kinds.ASK_SET_PIECE, kinds.ASK_KICKOFF_PASS)
        )

    def sample(self, s: State) -> None:
        """Record the features of the position at the start of an action."""
        self.facts.samples.append(Sample(self.facts.now, figures(s)))


ANYWHERE: Final = replace(DEFAULT, near=0.0)
"""The value of the ball by its distance up the pitch; near the goal, the chance of the shot replaces it."""


def figures(s: State) -> dict[str, Any]:
    """The features of the chances of winning, from home's view: score, time, men, and the value of the ball's place."""
    found: dict[str, Any] = {
        "lead": lead(s),
        "left": time_left(s),
        "extra": s.period in (clock.EXTRA_FIRST, clock.EXTRA_SECOND),
        "edge": 0.0,
        "men": (len(s.pieces(0)) - len(s.pieces(1))) * kept_edge(s),
        "class": (strength(s, 0) - strength(s, 1)) * kept_edge(s),
    }
    if s.period == clock.SHOOTOUT:
        found["kicks"] = [list(s.kicks), list(s.converted)]
    elif s.ball >= 0 and s.attack >= 0:
        value = threat.place(s, s.attack, s.ball, ANYWHERE)
        found["edge"] = value if s.attack == 0 else -value
        found["shot"] = shot_now(s)
    return found


def shot_now(s: State) -> float:
    """The chance of a shot by the carrier in this position; 0 out of range."""
    if s.carrier == NOBODY or between(s.ball, GOAL_CENTRE[s.goal_side(s.attack)]) > SHOT_RANGE + 2:
        return 0.0
    chance, where = chances.shot_chance(s, s.carrier, s.ball, terms.PLAY_SHOT)
    return 0.0 if where == NO_CELL else chance


def strength(s: State, team: int) -> float:
    """The mean attribute of the men on the pitch."""
    men = s.pieces(team)
    total = sum(s.attribute(piece, name) for piece in men for name in range(terms.ATTRIBUTES))
    return total / max(1, len(men))


def lead(s: State) -> int:
    """CA-21.3, CA-22.7: the lead of home, over both legs if there are two."""
    goals = tournament.score(s)
    first = periods.first_leg(s) if s.config.two_legged else [0, 0]
    return goals[0] + first[0] - goals[1] - first[1]


def kept_edge(s: State) -> float:
    """CA-21.3: the fraction of an advantage in men and class that remains if teams are exchanged for a second leg."""
    scenario = s.config.scenario
    if scenario is None or not scenario.exchanged or s.leg == 2:
        return 1.0
    now = scenario.minutes - s.clock
    return (now - scenario.minutes) / (now + scenario.minutes)


def time_left(s: State) -> float:
    """The fraction of a whole match that is still to be played, including a second leg."""
    half = s.config.half_minutes
    scenario = s.config.scenario
    if scenario is not None and scenario.exchanged and s.leg == 1:
        return (2 * scenario.minutes - s.clock) / 90
    if s.period == clock.FIRST_HALF and s.config.scenario is None:
        left = 2 * half - s.clock
    elif s.period == clock.EXTRA_FIRST:
        left = 2 * clock.EXTRA_MINUTES - s.clock
    elif s.period == clock.SHOOTOUT:
        left = 0
    else:
        left = clock.period_minutes(s) - s.clock
    return max(0, left) / 90


def man_of(s: State, piece: int) -> Man:
    """The man who wears a shirt."""
    card = card_of(s, s.member(piece))
    return Man(piece // terms.MEN, piece % terms.MEN + 1, card.name if card else "")


def _fraction(pair: list[int] | None) -> Fraction | None:
    return Fraction(pair[0], pair[1]) if pair else None


def _contest(s: State) -> tuple[int, Fraction]:
    """CA-10.7: the team that played the high ball, and its chance of winning it before the first die."""
    sides: tuple[list[int], list[int]] = ([], [])
    team = header.kickers(s)
    for piece in range(terms.PIECES):
        if s.jumpers >> piece & 1:
            points = header.strength(s, piece) + header.modifier(s, piece)
            sides[0 if piece // terms.MEN == team else 1].append(points)
    if not sides[0] or not sides[1]:
        return team, Fraction(1 if sides[0] else 0)
    return team, contests.contest(sides[0], sides[1], s.config.tie_loose_ball)
