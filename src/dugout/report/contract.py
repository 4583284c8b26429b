"""What a game defines for its reports (`parts/reporting`): how a match is read, drawn and described."""

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
"""Not decided yet; happened; stopped before it was complete; stopped before it began."""
OPEN: Final = "open"
PLAYED: Final = "played"
CUT: Final = "cut"
NEVER: Final = "never"


class Namer:
    """Names for the arguments of events in one match. By default every figure is shown as it is."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def read_names(self, view: Any) -> None:
        """Read names from the public view."""

    def word(self, kind: str, value: int) -> int | str:
        """An argument of this type (`Rules.event_fields`) in words."""
        return value

    def more(self, event: Event, args: Mapping[str, Any]) -> dict[str, int | str]:
        """Further names that are derived from the arguments of an event."""
        return {}

    def fate(self, events: Sequence[Event], at: int) -> Fate:
        """What became of the action that event `at` announces, according to all events so far."""
        return PLAYED


class ScoreReader:
    """Reads changes of the score in a match of any game. Its clock counts answers and rolls."""

    def __init__(self, rules: Rules[Any, Any], facts: Facts) -> None:
        self.rules, self.facts = rules, facts
        self.answers = 0
        self.score: tuple[int, ...] = ()

    def before(self, state: Any, seat: int, choice: int) -> None:
        self.answers += 1
        self.score = self.rules.score(state)

    def read(self, state: Any, event: Event) -> None:
        """Only compare the score: the events of an unknown game have no meaning here."""

    def after(self, state: Any, events: list[Event]) -> None:
        score = self.rules.score(state)
        for seat, (old, new) in enumerate(zip(self.score, score, strict=True)):
            if new > old:
                self.facts.mark("points", seat, score=score, gain=new - old)

    def clock(self, state: Any) -> int:
        return self.answers

    def finish(self, state: Any) -> None:
        """There is nothing left to record."""


class Reporting:
    """How a game is reported. By default the score and when it changed, without a pitch."""

    kits: Sequence[str] = ()
    """The kit of each team; empty if a game has no teams."""
    judges: bool = False
    """Whether `expected_shares` can evaluate every position."""
    grades: bool = False
    """Whether its judge grades single decisions."""
    accounts: bool = False
    """Whether `expected_shares` is fast enough for every report to include the sum (`report.account`)."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.rules = rules

    def reader(self, facts: Facts) -> Reader:
        """A reader for one match."""
        return ScoreReader(self.rules, facts)

    def namer(self, words: Words) -> Namer:
        """A namer for the arguments of events."""
        return Namer(words)

    def board(self) -> Board | None:
        """The drawing of the pitch on which two teams play; None if the game has none."""
        return None

    def third_of(self, seat: int, zone: str) -> int:
        """0 for the third before a team's own goal, 1 for the middle, 2 for the third that it attacks."""
        raise NotImplementedError

    def place(self, words: Words, place: Place) -> str:
        """The name of a place, for people."""
        return place.name or "–"

    def figures(self, s: Any) -> dict[str, Any]:
        """The features from which the chances of winning in this position are computed; empty if there are none."""
        return {}

    def expected_shares(self, s: Any) -> list[float]:
        """The expected share of the match for each seat, a draw counting half; empty if it is unknown.

        By default this evaluates the position as it is. Where dice of a turn are still to be rolled, a game should
        average over them.
        """
        figures = self.figures(s)
        if not figures:
            return []
        home, *others = chances(self.weights(), figures, True)
        return [home, *others] if len(others) != 1 else halved(home, others[0])

    def dice_matter(self, s: Any) -> bool:
        """Whether the next roll can change `expected_shares` at all; cards dealt face down cannot."""
        return True

    def judge(self) -> Judge | None:
        """The judge that accounts for a match of two seats; by default the curve of the report, without grades."""
        from dugout.report.verdict.curve import Curve

        return Curve(self.expected_shares) if self.judges else None

    def weights(self) -> dict[str, float]:
        """The weights of `report.winning` for this game: `weights.json` beside the part."""
        package = type(self).__module__
        if not files(package).joinpath("weights.json").is_file():
            return {}
        found: dict[str, float] = read_json(package, "weights.json")["weights"]
        return found


def halved(home: float, away: float) -> list[float]:
    """The expected shares of two teams, from their chances of winning; a draw counts half for each."""
    draw = max(0.0, 1 - home - away)
    return [home + draw / 2, away + draw / 2]


reporting: Final = Part("reporting", Reporting)


@cache
def read_json(package: str, file: str) -> Any:
    """A JSON file in the folder of a part."""
    return json.loads(files(package).joinpath(file).read_text(encoding="utf-8"))
