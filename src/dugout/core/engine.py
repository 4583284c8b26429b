"""What a game decides: states, questions, answers, and what each seat may know of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from dugout.core.dice import Roller
from dugout.core.ids import CHANCE, Choice, Seat
from dugout.core.values import Event, Option, Pending, Refusal, Result, Setup

S = TypeVar("S")
V = TypeVar("V")


@mypyc_attr(allow_interpreted_subclasses=True)
class Engine(Generic[S, V]):
    """A game as it is played. `S` is its state, `V` its view (plain data that may be sent to a seat).

    Only `apply` changes a state; whatever else is asked leaves it as it was.
    """

    name: str
    version: int
    rule_prefix: str
    min_seats: int
    max_seats: int

    def options(self) -> tuple[Option, ...]:
        """Every option with its default, range and rule."""
        raise NotImplementedError

    def new(self, setup: Setup) -> S:
        """The state before the first answer; raises SetupError."""
        raise NotImplementedError

    def copy(self, s: S) -> S:
        """An independent copy."""
        raise NotImplementedError

    def pending(self, s: S) -> Pending:
        """What the match waits for."""
        raise NotImplementedError

    def legal(self, s: S, seat: Seat) -> Sequence[Choice]:
        """Every answer open to `seat` (or HOST), ascending; empty only if it is not asked."""
        raise NotImplementedError

    def chances(self, s: S) -> range:
        """The faces of the die that is asked for, all equally likely."""
        raise NotImplementedError

    def apply(self, s: S, seat: Seat, choice: Choice) -> list[Event]:
        """Answer the top question. Changes `s`; trusts `choice`; never rolls."""
        raise NotImplementedError

    def refusal(self, s: S, seat: Seat, choice: Choice) -> Refusal | None:
        """Why `choice` is not legal for `seat` now, or None if it is."""
        raise NotImplementedError

    def view(self, s: S, seat: Seat) -> V:
        """All that `seat` (or PUBLIC) may know, and nothing else: a struct that always has all its fields, since
        updates hold only those that changed. Parts that did not change should be the same objects."""
        raise NotImplementedError

    def view_type(self) -> type[V]:
        """The msgspec type of views, for decoding and for the API's schema."""
        raise NotImplementedError

    def resample(self, view: V, roller: Roller) -> S:
        """A full state that the owner of the view cannot tell from the real one."""
        raise NotImplementedError

    def result(self, s: S) -> Result | None:
        """How the match ended; None while it goes on."""
        raise NotImplementedError

    def score(self, s: S) -> tuple[int, ...]:
        """The score of each seat as everybody may know it; empty where a game keeps none."""
        return ()

    def problems(self, s: S) -> list[str]:
        """Broken invariants by name; empty in a valid state."""
        return []


def plays(engine: Engine[Any, Any], version: int) -> bool:
    """Whether a match of this version of the rules can be played: of the newest and of all before it."""
    return 1 <= version <= engine.version


def checked_apply(engine: Engine[Any, Any], s: Any, seat: Seat, choice: Choice) -> list[Event] | Refusal:
    """`apply` for callers that do not trust the answer: refuses with a reason, changing nothing."""
    if seat == CHANCE:
        if not engine.pending(s).chance:
            return Refusal("not-a-die")
        if choice not in engine.chances(s):
            return Refusal("no-such-face", "", {"face": choice})
        return engine.apply(s, seat, choice)
    refusal = engine.refusal(s, seat, choice)
    if refusal is not None:
        return refusal
    return engine.apply(s, seat, choice)
