"""What a game defines about its computer opponents (`parts/opponents`), and how to get one by name."""

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
"""A contender in every game with a score, for measuring; it is not offered to people as an opponent."""
MOST_HINTS: Final = 3
COACH_SEED: Final = "coach"
"""Seed of the coach's dice: the same position always gets the same advice."""


@dataclass(frozen=True)
class Advice:
    """A plan of an adviser: answers in order, their value to the seat, and the reason."""

    choices: tuple[Choice, ...]
    value: float
    reason: str
    args: dict[str, int | str] = field(default_factory=dict)
    of: int = 0
    """The number of consecutive answers that are compared with it; 0: all of them."""


@dataclass(frozen=True)
class Step:
    """What an answer of a plan does: the event that it causes, or a key of the coach's own texts, with figures."""

    code: str
    args: dict[str, int | str]


@dataclass(frozen=True)
class Asked:
    """A seat that has to answer: everything that an adviser may know."""

    rules: Rules[Any, Any]
    seat: Seat
    view: Any
    legal: Sequence[Choice]
    seen: Sequence[Event] = ()


class Adviser(Protocol):
    """What a game's evaluation provides for the coach."""

    def advise(self, asked: Asked, budget: Budget) -> list[Advice]:
        """The plans worth showing, best first."""
        ...

    def reviews(self, view: Any) -> bool:
        """Whether decisions of this kind are reviewed after a match."""
        ...

    def compare(
        self, asked: Asked, played: tuple[Choice, ...], budget: Budget
    ) -> tuple[float, Advice] | None:
        """The value of the plan that was played, and the best plan; None if there is nothing to compare."""
        ...

    def say(self, choice: Choice) -> Step | None:
        """A description of an answer that its events do not describe; None if they do."""
        ...


class Opponents:
    """The computer opponents of a game, and its adviser. By default `random`, and advice to do what it would do."""

    levels: tuple[str, ...] = (RANDOM,)
    """The levels, weakest first; every game has `random`."""
    contenders: tuple[str, ...] = ()
    """Earlier opponents that newer ones are measured against; they are not offered to people."""
    characters: tuple[Character, ...] = ()
    """Opponents by name, weakest first."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.rules = rules

    def bot(self, level: str, budget: Budget | None) -> Decider:
        """An opponent at one of the levels; `budget` replaces the level's own."""
        return RandomBot()

    def styled(self, decider: Decider, character: Character) -> Decider:
        """An opponent at a character's level, with his style of play."""
        return decider

    def adviser(self) -> Adviser:
        return Habit(self)


class Habit:
    """The adviser of a game without its own: it recommends what the strongest opponent would do."""

    def __init__(self, opponents: Opponents) -> None:
        self.opponents = opponents

    def advise(self, asked: Asked, budget: Budget) -> list[Advice]:
        strongest = self.opponents.bot(self.opponents.levels[-1], budget)
        if observe := getattr(strongest, "observe", None):
            observe(asked.seen)
        choice = strongest.decide(asked.rules, asked.seat, asked.view, asked.legal, Roller(COACH_SEED))
        return [Advice((choice,), 0.0, "hint-best")]

    def reviews(self, view: Any) -> bool:
        return False

    def compare(
        self, asked: Asked, played: tuple[Choice, ...], budget: Budget
    ) -> tuple[float, Advice] | None:
        return None

    def say(self, choice: Choice) -> Step | None:
        return None


opponents: Final = Part("opponents", Opponents)


class NoSuchLevel(DugoutError):
    """A level that this game does not have."""

    def __init__(self, game_id: str, level: str, known: tuple[str, ...]) -> None:
        super().__init__(game_id, level, known)
        self.game_id = game_id
        self.level = level
        self.known = known

    def __str__(self) -> str:
        return f"{self.game_id} has no opponent called {self.level!r}; there are: {', '.join(self.known)}"


def levels(game_id: str) -> tuple[str, ...]:
    """The levels of a game, weakest first."""
    return opponents.of(game_id).levels


def characters(game_id: str) -> tuple[Character, ...]:
    """The characters of a game, weakest first."""
    return opponents.of(game_id).characters


def character(game_id: str, name: str | None) -> Character | None:
    """The character with this id, at his own level or another (`lotte-ruys@easy`)."""
    return called(name, characters(game_id), levels(game_id))


def bot(game_id: str, name: str, budget: Budget | None = None) -> Decider:
    """An opponent for one seat of one match, by level or character id; `budget` replaces the level's own.

    `hard@4` is `hard` with four times its nodes, to measure what more computation is worth.
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
    """Whether the text is a plain number from 1 to 99."""
    return text.isascii() and text.isdigit() and 1 <= int(text) <= 99


def _bot(game_id: str, level: str, budget: Budget | None) -> Decider:
    if level == RANDOM:
        return RandomBot()
    if level == MCTS:
        return MctsBot(budget or Budget(nodes=NODES))
    return opponents.of(game_id).bot(level, budget)
