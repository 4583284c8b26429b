"""What a game promises. Everything outside `games` talks to this and to nothing else.

Errors form one tree:

    DugoutError
    ├── SetupError     a setup that no game can be made of (carries a Refusal)
    ├── ParseError     a text that is no answer, position or record (carries a Refusal)
    └── RecordError    a record that does not replay (core.record)

They are no native classes: those would lose what stands in an error on its way to another process.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from dugout.core.dice import Roller
from dugout.core.ids import CHANCE, Choice, Seat
from dugout.core.values import Event, Option, Pending, Question, Refusal, Result, Setup, SquadCard, Tempo

S = TypeVar("S")
V = TypeVar("V")


@mypyc_attr(native_class=False)
class DugoutError(Exception):
    """The root of everything this project raises on purpose."""


@mypyc_attr(native_class=False)
class SetupError(DugoutError):
    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return self.refusal.code


@mypyc_attr(native_class=False)
class ParseError(DugoutError):
    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return self.refusal.code


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S, V]):
    """A game. `S` is its state, `V` its view (plain data that may be sent to a seat)."""

    name: str
    version: int
    rule_prefix: str
    min_seats: int
    max_seats: int

    def plays(self, version: int) -> bool:
        """Whether a match can be played by this version of the rules: by the newest and by all before it."""
        return 1 <= version <= self.version

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

    def question(self, s: S, seat: Seat) -> Question:
        """The open question as `seat` should read it (PUBLIC: as a spectator should)."""
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

    def tempo(self, s: S) -> Tempo:
        """How the host should pace the open question."""
        return Tempo()

    def pace(self, options: dict[str, Any]) -> tuple[tuple[str, int], ...]:
        """The seconds that `tempo` gives in a match with these options, each with the word for what gets them.

        0 stands for a question with secret answers (`Pending.shown`) to which the game gives no time.
        """
        return ()

    def timed(self, clock: str, days: int) -> dict[str, Any]:
        """Options for a match with this clock: "none" (nothing runs), "live", or "days" (so many for a decision)."""
        return {}

    def default(self, s: S, seat: Seat) -> Choice:
        """What the host answers for a seat whose time has run out."""
        return self.legal(s, seat)[0]

    def check_orders(self, s: S, seat: Seat, orders: Any) -> Refusal | None:
        """Why standing orders (private data of a seat, kept by the host; None: none any more) may not be set now."""
        return Refusal("no-orders")

    def standing_answer(self, s: S, seat: Seat, orders: Any) -> Choice | None:
        """The answer that a seat's standing orders give now; None: ask the seat."""
        return None

    def view(self, s: S, seat: Seat) -> V:
        """All that `seat` (or PUBLIC) may know, and nothing else."""
        raise NotImplementedError

    def told(self, s: S, seat: Seat) -> Any:
        """The view as it is sent at every change: without what is `settled`."""
        return self.view(s, seat)

    def settled(self, s: S) -> bytes:
        """Parts of everybody's view that seldom change, as a JSON object; sent when they do. Empty for none."""
        return b""

    def view_type(self) -> type[V]:
        """The msgspec type of views, for decoding and for the API's schema."""
        raise NotImplementedError

    def resample(self, view: V, roller: Roller) -> S:
        """A full state that the owner of the view cannot tell from the real one."""
        raise NotImplementedError

    def result(self, s: S) -> Result | None:
        """How the match ended; None while it goes on."""
        raise NotImplementedError

    def cards(self, sets: int) -> Sequence[SquadCard]:
        """The men of the first `sets` sets whom managers draft and trade; none where squads are fixed."""
        return ()

    def score(self, s: S) -> tuple[int, ...]:
        """The score of each seat as everybody may know it; empty where a game keeps none."""
        return ()

    def may_plan(self, s: S, seat: Seat) -> bool:
        """Whether answers of a seat that is asked may be tried out first: nothing hidden comes to light by them."""
        return False

    def team(self, s: S, seat: Seat) -> str:
        """The name of the team that a seat leads, where the match gives it one; else empty."""
        return ""

    def may_resign(self, s: S, seat: Seat) -> bool:
        """Whether a seat may give the match up, so that the others win it."""
        return False

    def may_draw(self, s: S) -> bool:
        """Whether the seats may agree that nobody wins."""
        return False

    def report(self, s: S) -> dict[str, Any]:
        """What a competition wants to know of a match, also while it is going on; empty where there is nothing."""
        return {}

    def scorer(self, s: S, event: Event) -> tuple[Seat, str] | None:
        """The side and the man (by squad number) to whom an event puts down a goal, right after it; else None."""
        return None

    def carry_over(self, results: Sequence[Any]) -> Any:
        """What the next match of a competition inherits, by the game's own rules."""
        return {}

    def explain(self, s: S, seat: Seat, intent: str) -> Refusal | None:
        """Why an intention in the game's notation is not possible; None if it is."""
        choice = self.parse(intent)
        return self.refusal(s, seat, choice)

    def odds(self, s: S, seat: Seat, plan: str) -> dict[str, Any]:
        """Exact chances of a plan, where the game has dice that answer it."""
        return {}

    def problems(self, s: S) -> list[str]:
        """Broken invariants by name; empty in a sound state."""
        raise NotImplementedError

    def dump(self, s: S) -> dict[str, Any]:
        """Plain JSON data with a schema version."""
        raise NotImplementedError

    def load(self, data: dict[str, Any]) -> S:
        """The inverse of `dump`; raises ParseError."""
        raise NotImplementedError

    def reduced(self, s: S) -> tuple[Any, ...]:
        """How `copyreg` pickles and copies a state: as it is stored, because compiled classes cannot do it by themselves."""
        return self.load, (self.dump(s),)

    def describe(self, choice: Choice) -> str:
        """The text of a seat's or the host's choice."""
        raise NotImplementedError

    def parse(self, text: str) -> Choice:
        """The inverse of `describe`; raises ParseError."""
        raise NotImplementedError

    def position(self, s: S) -> str:
        """The whole position in one line."""
        raise NotImplementedError

    def from_position(self, text: str) -> S:
        """The inverse of `position`; raises ParseError."""
        raise NotImplementedError

    def draw(self, s: S) -> str:
        """The position drawn for a terminal."""
        raise NotImplementedError

    def seat_text(self, seat: Seat) -> str:
        """How texts name a seat."""
        raise NotImplementedError

    def event_fields(self, code: str) -> tuple[str, ...]:
        """Names of an event's arguments, each `name` or `name:type`."""
        raise NotImplementedError


def checked_apply(rules: Rules[Any, Any], s: Any, seat: Seat, choice: Choice) -> list[Event] | Refusal:
    """`apply` for callers that do not trust the answer: refuses with a reason, changing nothing."""
    if seat == CHANCE:
        if not rules.pending(s).chance:
            return Refusal("not-a-die")
        if choice not in rules.chances(s):
            return Refusal("no-such-face", "", {"face": choice})
        return rules.apply(s, seat, choice)
    refusal = rules.refusal(s, seat, choice)
    if refusal is not None:
        return refusal
    return rules.apply(s, seat, choice)
