"""What every figure is made from: the facts of a match, its curve, and the words of one language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from dugout.report.facts import Facts, Man, Mark, Shot
from dugout.report.outlook import Point, curve
from dugout.report.words import Words


@dataclass
class Match:
    """A match that is being reported on."""

    facts: Facts
    words: Words

    @property
    def is_pitch(self) -> bool:
        """Whether two teams play on a pitch, as against people around a table."""
        return not self.facts.rounds

    @cached_property
    def curve(self) -> list[Point]:
        return curve(self.facts)

    def clock(self, clock: int) -> str:
        """The game's own time in words: a minute, or a goal of a round."""
        if self.is_pitch:
            return self.words("minute", minute=clock)
        number, goal = self.round_of(clock)
        return self.words("goal-number", round=number, goal=goal)

    def round_of(self, clock: int) -> tuple[int, int]:
        """The round in which a goal fell, and which of its goals it was."""
        number, began = 1, 0
        for one in self.facts.rounds:
            if one.began < clock or one.number == 1:
                number, began = one.number, one.began
        return number, clock - began

    def shots(self, seat: int) -> list[Shot]:
        return [shot for shot in self.facts.shots if shot.seat == seat]

    def expected(self, seat: int) -> float:
        """Goals that the shots of a team were worth."""
        return float(sum(shot.chance for shot in self.shots(seat)))

    def name(self, seat: int) -> str:
        return self.words.names[seat]

    def who(self, man: Man | None, seat: int) -> str:
        """A man with his team, or the team alone."""
        return self.words("man", man=self.words.man(man), team=self.name(seat)) if man else self.name(seat)

    def tell(self, mark: Mark) -> str:
        """A mark as a sentence."""
        args: dict[str, object] = {"name": self.who(mark.man, mark.man.seat if mark.man else mark.seat)}
        args["score"] = "–".join(str(goals) for goals in mark.score)
        args["chance"] = "" if mark.chance is None else self.words.percent(float(mark.chance))
        args["known"] = int(mark.chance is not None)
        args.update(mark.args)
        if "fixture" in mark.args:
            args["match"] = self.fixture(int(mark.args["fixture"]) - 1)
            args["result"] = f"{mark.args['home']}–{mark.args['away']}"
        if "other" in mark.args:
            args["other"] = self.name(int(mark.args["other"]))
        if "leaders" in mark.args:
            mask = int(mark.args["leaders"])
            args["names"] = ", ".join(self.name(s) for s in range(self.facts.seats) if mask >> s & 1)
            args["count"] = mark.args["count"]
        return self.words(f"mark-{mark.kind}", **args)

    def fixture(self, number: int) -> str:
        home, away = self.facts.extra["fixtures"][number]
        own = self.facts.extra["own_fixtures"]
        return f"{self.words.team(home, own)}–{self.words.team(away, own)}"
