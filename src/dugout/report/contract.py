"""What a game says for its reports (`parts/reporting`): how a match is read, drawn and put into words."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from dugout.core.rules import Rules
from dugout.core.values import Event
from dugout.games.registry import Part
from dugout.report.board import Board
from dugout.report.facts import Facts, Place
from dugout.report.reel import Reader
from dugout.report.winning import chances
from dugout.report.words import Words

if TYPE_CHECKING:
    from dugout.report.verdict.judge import Judge

Fate: TypeAlias = Literal["open", "played", "cut", "never"]
"""Not settled yet; happened; stopped on its way; stopped before it began."""
OPEN: Final = "open"
PLAYED: Final = "played"
CUT: Final = "cut"
NEVER: Final = "never"


class Namer:
    """What the arguments of events are called in one match. By default every figure stands for itself."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def look(self, view: Any) -> None:
        """Learn names from what everybody may see."""

    def word(self, kind: str, value: int) -> int | str:
        """An argument of this type (`Rules.event_fields`) as people read it."""
        return value

    def more(self, event: Event, args: Mapping[str, Any]) -> dict[str, int | str]:
        """Further names that follow from the arguments of an event."""
        return {}

    def fate(self, events: Sequence[Event], at: int) -> Fate:
        """What became of what event `at` announces, by everything that has happened so far."""
        return PLAYED


class ScoreReader:
    """Reads a match of any game: when the score changed. Its clock counts answers and rolls."""

    def __init__(self, rules: Rules[Any, Any], facts: Facts) -> None:
        self.rules, self.facts = rules, facts
        self.answers = 0
        self.score: tuple[int, ...] = ()

    def before(self, state: Any, seat: int, choice: int) -> None:
        self.answers += 1
        self.score = self.rules.score(state)

    def read(self, state: Any, event: Event) -> None:
        """Events of an unknown game say nothing."""

    def after(self, state: Any, events: list[Event]) -> None:
        score = self.rules.score(state)
        for seat, (old, new) in enumerate(zip(self.score, score, strict=True)):
            if new > old:
                self.facts.mark("points", seat, score=score, gain=new - old)

    def clock(self, state: Any) -> int:
        return self.answers

    def finish(self, state: Any) -> None:
        """Nothing is left to write down."""


class Reporting:
    """How a game is reported on. By default its score and when it changed, without a pitch."""

    kits: Sequence[str] = ()
    """What the men of each team wear; empty where a game has no teams."""
    judges: bool = False
    """Whether `worth` can say what any position is worth."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.rules = rules

    def reader(self, facts: Facts) -> Reader:
        """Somebody who can read one match."""
        return ScoreReader(self.rules, facts)

    def namer(self, words: Words) -> Namer:
        """Somebody who can name what events are about."""
        return Namer(words)

    def board(self) -> Board | None:
        """The drawing of the pitch on which two teams play; None where there is none."""
        return None

    def third_of(self, seat: int, zone: str) -> int:
        """0 for the third before a team's own goal, 1 for the middle, 2 for the third that it attacks."""
        raise NotImplementedError

    def place(self, words: Words, place: Place) -> str:
        """A place as people name it."""
        return place.name or "–"

    def figures(self, s: Any) -> dict[str, Any]:
        """What the chances to win follow from in this position; empty where nothing is known."""
        return {}

    def worth(self, s: Any) -> list[float]:
        """The part of the match that each seat may expect, a draw counting half; empty where nobody can say.

        By default the position as it is. A game in which dice of a turn are still out should take what they may bring.
        """
        figures = self.figures(s)
        if not figures:
            return []
        home, *others = chances(self.weights(), figures, True)
        return [home, *others] if len(others) != 1 else halved(home, others[0])

    def judge(self) -> Judge | None:
        """Who accounts for a match of two seats; by default the chances of a position, and no grades."""
        from dugout.report.verdict.curve import Curve

        return Curve(self.worth) if self.judges else None

    def weights(self) -> dict[str, float]:
        """The weights of `report.winning` for this game: `weights.json` beside the part."""
        package = type(self).__module__
        if not files(package).joinpath("weights.json").is_file():
            return {}
        found: dict[str, float] = read_json(package, "weights.json")["weights"]
        return found


def halved(home: float, away: float) -> list[float]:
    """Two chances of winning with the draw shared out."""
    draw = max(0.0, 1 - home - away)
    return [home + draw / 2, away + draw / 2]


reporting: Final = Part("reporting", Reporting)


@cache
def read_json(package: str, file: str) -> Any:
    """Data in the folder of a part."""
    return json.loads(files(package).joinpath(file).read_text(encoding="utf-8"))
