"""The input of every figure: the facts of a match, its curve, and the texts of one language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from dugout.report.contract import reporting
from dugout.report.facts import Facts, Man, Mark, Moment, Place, Shot
from dugout.report.kits import kit_of
from dugout.report.outlook import Point, curve
from dugout.report.words import Words


@dataclass
class Match:
    """A match to be reported."""

    facts: Facts
    words: Words

    @property
    def is_pitch(self) -> bool:
        """Whether two teams play on a pitch, rather than several people at a table."""
        return reporting.of(self.facts.game).board() is not None

    @cached_property
    def curve(self) -> list[Point]:
        return curve(self.facts)

    @cached_property
    def colours(self) -> list[str]:
        """By seat: the colour of its shirts, or of its tokens."""
        if reporting.of(self.facts.game).kits:
            return [f"side-{kit_of(self.facts.game, seat)}" for seat in range(self.facts.seats)]
        columns = self.facts.extra.get("columns") or [0] * self.facts.seats
        return [f"token-{column or seat + 1}" for seat, column in enumerate(columns)]

    def clock(self, when: Moment) -> str:
        """The game's own time in words: a minute (with its leg, if there are two), a goal of a round, or an answer."""
        clock, change = when.clock, self.facts.second_leg
        if self.is_pitch and change is not None:
            return self.words("minute-leg", leg=1 if when.at <= change else 2, minute=clock)
        if self.is_pitch:
            return self.words("minute", minute=clock)
        if not self.facts.rounds:
            return self.words("move", number=clock)
        number, goal = self.round_of(clock)
        return self.words("goal-number", round=number, goal=goal)

    def where(self, place: Place) -> str:
        """The name of a place: a cell, if its name is printed on the board, or a part of the pitch."""
        return reporting.of(self.facts.game).place(self.words, place)

    def round_of(self, clock: int) -> tuple[int, int]:
        """The round in which a goal was scored, and its number within the round."""
        number, began = 1, 0
        for one in self.facts.rounds:
            if one.began < clock or one.number == 1:
                number, began = one.number, one.began
        return number, clock - began

    def goals(self, seat: int) -> list[Mark]:
        """The goals in a team's score: with two legs those of the second, unless both legs make one score."""
        began = -1 if self.facts.extra.get("one_score") else self.facts.second_leg or -1
        return [
            one for one in self.facts.marks if one.kind == "goal" and one.seat == seat and one.when.at > began
        ]

    @property
    def pitch_score(self) -> list[int]:
        """The score on the pitch."""
        return [self.facts.opening[seat] + len(self.goals(seat)) for seat in range(self.facts.seats)]

    def shots(self, seat: int) -> list[Shot]:
        return [shot for shot in self.facts.shots if shot.seat == seat]

    def expected(self, seat: int) -> float:
        """The expected goals of a team's shots."""
        return float(sum(shot.chance for shot in self.shots(seat)))

    def name(self, seat: int) -> str:
        return self.words.names[seat]

    def who(self, man: Man | None, seat: int) -> str:
        """A player with his team, or the team alone."""
        if man is None:
            return self.name(seat)
        return self.words("man", man=self.words.man(man), team=self.name(seat), you=self.words.you(seat))

    def sentence(self, mark: Mark) -> str:
        """An entry of the time line as a sentence."""
        args: dict[str, object] = {"name": self.who(mark.man, mark.man.seat if mark.man else mark.seat)}
        args["you"] = "no" if mark.man else self.words.you(mark.seat)
        args["score"] = self.words.score(mark.score)
        args["chance"] = "" if mark.chance is None else self.words.percent(float(mark.chance))
        args["known"] = int(mark.chance is not None)
        args["left"] = "" if mark.left is None else self.words.percent(float(mark.left))
        args["then"] = "no" if mark.left is None else "sure" if mark.left == 1 else "yes"
        args.update(
            {name: self.words.man(one) if isinstance(one, Man) else one for name, one in mark.args.items()}
        )
        if "fixture" in mark.args:
            args["match"] = self.fixture(_number(mark, "fixture") - 1)
            args["result"] = self.words.score((mark.args["home"], mark.args["away"]))
        if "other" in mark.args:
            args["other"] = self.name(_number(mark, "other"))
            args["other_you"] = self.words.you(_number(mark, "other"))
        if "leaders" in mark.args:
            mask = _number(mark, "leaders")
            leaders = [seat for seat in range(self.facts.seats) if mask >> seat & 1]
            args["names"] = self.words.party(leaders)["names"]
            args["you"] = "yes" if self.words.reader in leaders else "no"
            args["count"] = mark.args["count"]
        return self.words(f"mark-{mark.kind}", **args)

    def fixture(self, number: int) -> str:
        home, away = self.facts.extra["fixtures"][number]
        own = self.facts.extra["own_fixtures"]
        return f"{self.words.team(home, own)}–{self.words.team(away, own)}"


def _number(mark: Mark, name: str) -> int:
    value = mark.args[name]
    assert isinstance(value, int)
    return value
