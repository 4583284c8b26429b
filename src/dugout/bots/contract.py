"""What a game says of its computer opponents (`parts/opponents`), and opponents by name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from dugout.bots.base import Bot, Budget
from dugout.bots.character import Character, called
from dugout.bots.mcts_bot import NODES, MctsBot
from dugout.bots.random_bot import RandomBot
from dugout.core.dice import Roller
from dugout.core.errors import DugoutError
from dugout.core.ids import Choice, Seat
from dugout.core.playout import Decider
from dugout.core.rules import Rules
from dugout.core.values import Event
from dugout.games.registry import Part

RANDOM: Final = "random"
MCTS: Final = "mcts"
"""A contender of every game that keeps a score, for measuring; nobody is offered it as an opponent."""
MOST_HINTS: Final = 3
COACH_SEED: Final = "coach"
"""Seed of the coach's own dice: the same position always gets the same advice."""


@dataclass(frozen=True)
class Advice:
    """A plan as an adviser sees it: answers in order, their worth to the seat, and why."""

    choices: tuple[Choice, ...]
    value: float
    reason: str
    args: dict[str, int | str] = field(default_factory=dict)
    of: int = 0
    """So many of the answers that were given in a row are compared with it; 0 where all are."""


@dataclass(frozen=True)
class Step:
    """What an answer of a plan does: the event that it causes, or the key of words of the coach's own; with figures."""

    code: str
    args: dict[str, int | str]


@dataclass(frozen=True)
class Asked:
    """A seat that is asked: all that an adviser may know."""

    rules: Rules[Any, Any]
    seat: Seat
    view: Any
    legal: Sequence[Choice]
    seen: Sequence[Event] = ()


class Adviser(Protocol):
    """What a game's judgement offers the coach."""

    def advise(self, asked: Asked, budget: Budget) -> list[Advice]:
        """The plans worth naming, best first."""
        ...

    def weighs(self, view: Any) -> bool:
        """Whether a decision of this kind is looked at after a match."""
        ...

    def compare(
        self, asked: Asked, played: tuple[Choice, ...], budget: Budget
    ) -> tuple[float, Advice] | None:
        """What the plan that was played is worth, and the best plan; None where there is nothing to say."""
        ...

    def say(self, choice: Choice) -> Step | None:
        """Words for an answer whose events say nothing of it; None if they do."""
        ...


class Opponents:
    """The computer opponents of a game, and who advises its people. By default `random`, and what it would do."""

    levels: tuple[str, ...] = (RANDOM,)
    """Weakest first; every game has `random`."""
    contenders: tuple[str, ...] = ()
    """Earlier opponents that newer ones are measured against; nobody is offered them."""
    characters: tuple[Character, ...] = ()
    """Opponents by name, weakest first."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.rules = rules

    def bot(self, level: str, budget: Budget | None) -> Decider:
        """An opponent of one of the levels; `budget` replaces the level's own."""
        return RandomBot()

    def styled(self, decider: Decider, character: Character) -> Decider:
        """An opponent of a character's level with his manner of playing."""
        return decider

    def adviser(self) -> Adviser:
        return Habit(self)


class Habit:
    """For a game without its own adviser: what its strongest opponent would do."""

    def __init__(self, opponents: Opponents) -> None:
        self.opponents = opponents

    def advise(self, asked: Asked, budget: Budget) -> list[Advice]:
        strongest = self.opponents.bot(self.opponents.levels[-1], budget)
        if observe := getattr(strongest, "observe", None):
            observe(asked.seen)
        choice = strongest.decide(asked.rules, asked.seat, asked.view, asked.legal, Roller(COACH_SEED))
        return [Advice((choice,), 0.0, "hint-best")]

    def weighs(self, view: Any) -> bool:
        return False

    def compare(
        self, asked: Asked, played: tuple[Choice, ...], budget: Budget
    ) -> tuple[float, Advice] | None:
        return None

    def say(self, choice: Choice) -> Step | None:
        return None


opponents: Final = Part("opponents", Opponents)


class NoSuchLevel(DugoutError):
    """A strength that this game does not have."""

    def __init__(self, game_id: str, level: str, known: tuple[str, ...]) -> None:
        super().__init__(game_id, level, known)
        self.game_id = game_id
        self.level = level
        self.known = known

    def __str__(self) -> str:
        return f"{self.game_id} has no opponent called {self.level!r}; there are: {', '.join(self.known)}"


def levels(game_id: str) -> tuple[str, ...]:
    """The strengths of a game, weakest first."""
    return opponents.of(game_id).levels


def characters(game_id: str) -> tuple[Character, ...]:
    """The opponents of a game that have a name, weakest first."""
    return opponents.of(game_id).characters


def character(game_id: str, name: str | None) -> Character | None:
    """Who has this id, at his own level or another (`lotte-ruys@easy`)."""
    return called(name, characters(game_id), levels(game_id))


def bot(game_id: str, name: str, budget: Budget | None = None) -> Decider:
    """An opponent for one seat of one match, by his level or his own id; `budget` replaces the level's own.

    `hard@4` is `hard` with four times its nodes, for measuring what more thinking is worth.
    """
    own, _, rest = name.partition("@")
    times = rest if is_factor(rest) else ""
    who = character(game_id, own if times else name)
    level, _, factor = (who.level if who else own).partition("@")
    known = (*levels(game_id), *opponents.of(game_id).contenders, MCTS)
    if level not in known or (rest and not times and who is None):
        raise NoSuchLevel(game_id, name, levels(game_id))
    decider = _bot(game_id, level, budget)
    if isinstance(decider, Bot):
        nodes = decider.budget.nodes * int(times or 1) * int(factor or 1)
        decider.budget = Budget(nodes, decider.budget.seconds)
    return opponents.of(game_id).styled(decider, who) if who else decider


def is_factor(text: str) -> bool:
    """A plain number from 1 to 99."""
    return text.isascii() and text.isdigit() and 1 <= int(text) <= 99


def _bot(game_id: str, level: str, budget: Budget | None) -> Decider:
    if level == RANDOM:
        return RandomBot()
    if level == MCTS:
        return MctsBot(budget or Budget(nodes=NODES))
    return opponents.of(game_id).bot(level, budget)
