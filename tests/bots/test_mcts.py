"""Tree search on games small enough to reckon by hand: a pile with a die, and a card that lies face down."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import pytest

from dugout.bots.base import Bot, Budget, Cancelled
from dugout.bots.contract import NoSuchLevel, bot, levels
from dugout.bots.mcts_bot import MctsBot, play_on, prospects, spread_out
from dugout.bots.search.mcts import TreeSearch
from dugout.core.dice import Roller
from dugout.core.rules import Rules
from dugout.core.values import Event, Pending, Result, Setup, shares
from dugout.games.registry import game
from tests.bots.spending import counting

GAMBLE = 9


class Pile:
    """Take one or two, or let a die of three faces say how many; whoever takes the last one wins."""

    def __init__(self, left: int, turn: int = 0, rolling: bool = False) -> None:
        self.left, self.turn, self.rolling = left, turn, rolling


class PileRules(Rules[Pile, tuple[int, int]]):
    name = "pile"

    def copy(self, s: Pile) -> Pile:
        return Pile(s.left, s.turn, s.rolling)

    def pending(self, s: Pile) -> Pending:
        if s.left == 0:
            return Pending(0, over=True)
        return Pending(0, chance=True) if s.rolling else Pending(0, seats=(s.turn,))

    def legal(self, s: Pile, seat: int) -> Sequence[int]:
        return [*range(1, min(2, s.left) + 1), GAMBLE]

    def chances(self, s: Pile) -> range:
        return range(1, 4)

    def apply(self, s: Pile, seat: int, choice: int) -> list[Event]:
        s.rolling = choice == GAMBLE
        if not s.rolling:
            s.left = max(0, s.left - choice)
            s.turn = 1 - s.turn
        return []

    def view(self, s: Pile, seat: int) -> tuple[int, int]:
        return s.left, s.turn

    def resample(self, view: tuple[int, int], roller: Roller) -> Pile:
        return Pile(*view)

    def result(self, s: Pile) -> Result | None:
        if s.left:
            return None
        return Result((1, 2) if s.turn == 1 else (2, 1), "last", "")


RULES = PileRules()


@cache
def wins(left: int, choice: int) -> float:
    """Exactly: how likely whoever is on turn wins with this answer."""
    faces = (1, 2, 3) if choice == GAMBLE else (choice,)
    return sum(1.0 if face >= left else 1 - best(left - face) for face in faces) / len(faces)


@cache
def best(left: int) -> float:
    return max(wins(left, choice) for choice in RULES.legal(Pile(left), 0))


def searched(left: int, nodes: int, seed: str = "x") -> list[tuple[float, int]]:
    tree = TreeSearch(RULES, lambda s, dice: play_on(RULES, s, dice))
    found = tree.run(lambda: Pile(left), 0, counting(nodes), Roller(seed))
    return [(entry.value, entry.candidate) for entry in found]


@pytest.mark.parametrize("left", [2, 3, 4, 5, 7, 9])
def test_the_best_answer_is_found(left: int) -> None:
    """Among dice and replies the answer that wins most, or one as good as it."""
    (_, choice), *_ = searched(left, 1500)
    assert wins(left, choice) > best(left) - 0.03


def test_the_value_is_near_the_exact_one() -> None:
    value, choice = searched(4, 4000)[0]
    assert value == pytest.approx(wins(4, choice), abs=0.08)


def test_every_face_weighs_the_same() -> None:
    tree = TreeSearch(RULES, lambda s, dice: play_on(RULES, s, dice))
    tree.run(lambda: Pile(9, rolling=True), 0, counting(300), Roller("faces"))
    assert sorted(node.visits for node in tree.root.next.values()) == [100, 100, 100]


def test_same_seed_and_budget_give_the_same_tree() -> None:
    assert searched(7, 200) == searched(7, 200)
    assert searched(7, 200) != searched(7, 200, "y")


class Card(NamedTuple):
    """A card is red or black; whoever guesses it wins."""

    red: bool
    guess: list[int]


class CardRules(PileRules):
    """Of three cards two are red. Where it is red it may be turned up too, which wins: worlds differ in what is
    legal."""

    def pending(self, s: Card) -> Pending:  # type: ignore[override]
        return Pending(0, over=True) if s.guess else Pending(0, seats=(0,))

    def legal(self, s: Card, seat: int) -> Sequence[int]:  # type: ignore[override]
        return [0, 1, 2] if s.red else [1, 2]

    def apply(self, s: Card, seat: int, choice: int) -> list[Event]:  # type: ignore[override]
        s.guess.append(choice)
        return []

    def result(self, s: Card) -> Result | None:  # type: ignore[override]
        right = s.guess[0] in ((0, 1) if s.red else (2,))
        return Result((1, 2) if right else (2, 1), "guess", "")


def test_hidden_information_is_averaged_over_worlds() -> None:
    """What is legal in some worlds only is tried in those; of what is always legal the likelier guess is better."""
    rules, roller = CardRules(), Roller("card")

    def outcome(s: Card, dice: Roller) -> list[float]:
        result = rules.result(s)
        assert result is not None
        return shares(result.places)

    tree: TreeSearch[Card] = TreeSearch(rules, outcome)  # type: ignore[arg-type]
    found = tree.run(lambda: Card(roller.below(3) > 0, []), 0, counting(900), roller)
    values = {entry.candidate: entry.value for entry in found}
    assert values[0] == 1.0
    assert 0 < values[2] < 1
    assert {tree.root.next[choice].available for choice in (1, 2)} == {900}
    assert 500 < tree.root.next[0].available < 700


def test_it_plays_every_game_and_stops_when_told() -> None:
    for name in ("toto", "champions", "counter-attack"):
        rules = game(name)
        state = rules.new(Setup(rules.min_seats, {}, rules.version))
        while not (pending := rules.pending(state)).seats:
            rules.apply(state, -1, rules.chances(state)[0])
        seat = pending.seats[0]
        decider = bot(name, "mcts", Budget(4))
        assert isinstance(decider, Bot)
        legal = rules.legal(state, seat)
        assert decider.decide(rules, seat, rules.view(state, seat), legal, Roller("m")) in legal
        decider.cancel()
        with pytest.raises(Cancelled):
            decider.decide(rules, seat, rules.view(state, seat), legal, Roller("m"))
        assert "mcts" not in levels(name)
    with pytest.raises(NoSuchLevel):
        bot("toto", "mcts@x")


def test_what_stands_at_the_horizon_counts() -> None:
    assert prospects((2, 2)) == [0.5, 0.5]
    assert 0.7 < prospects((1, 0))[0] < prospects((3, 0))[0] < 1
    assert shares((1, 1, 3)) == [0.5, 0.5, 0.0]
    assert spread_out(None, 0, range(10)) == range(10)
    assert len(spread_out(None, 0, range(1000))) == 40
    assert MctsBot(Budget(1)).decide(RULES, 0, (1, 0), [GAMBLE], Roller("one")) == GAMBLE
