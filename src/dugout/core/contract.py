"""What a game promises. Everything outside `games` talks to this and to nothing else.

Errors form one tree:

    DugoutError
    ├── SetupError     a setup that no game can be made of (carries a Refusal)
    ├── ParseError     a text that is no answer, position or record (carries a Refusal)
    └── RecordError    a record that does not replay (core.replay)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar, final

from dugout.core.dice import Roller
from dugout.core.events import Event
from dugout.core.ids import CHANCE, Choice, Seat

S = TypeVar("S")
V = TypeVar("V")


@dataclass(frozen=True)
class Refusal:
    """Why something may not be done: a code for the catalogues, the rule, the figures."""

    code: str
    rule: str = ""
    args: dict[str, int | str] = field(default_factory=dict)


class DugoutError(Exception):
    """The root of everything this project raises on purpose."""


class SetupError(DugoutError):
    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class ParseError(DugoutError):
    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


@dataclass(frozen=True)
class Setup:
    """All that a match is before its first answer. `version` 0 means the newest rules."""

    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    version: int = 0


@dataclass(frozen=True)
class Option:
    """One option of a game, enough to build a form and to check an answer.

    `kind` is "int" (with `low` and `high`), "choice" (with `choices`), "bool",
    or "data" (a structure that `Rules.new` checks by itself). `optional`
    options may be null. `advanced` ones stay folded away in dialogs.
    """

    name: str
    rule: str
    kind: str
    default: Any
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    optional: bool = False
    advanced: bool = False


@final
class Pending:
    """What the match waits for. Never edited: made anew for every question, so no dataclass, which is slow to make.

    Exactly one of: `over`; `chance` (hand in a face of `chances`); `seats`
    (each must answer; several for secret or simultaneous answers, in the order
    in which a host takes answers that reach it together). Besides
    `seats`, the seats of `may` have answered and may still replace their
    answer, and with `host` the host may give one of `legal(s, HOST)`.
    `number` is public, counts questions, and changes exactly when a new
    question is opened: an answer quotes it, so that a stale one is refused.
    `shown`, where not empty, are the seats to name to others as asked: where
    answers are secret, `seats` itself would tell who has answered.
    """

    __slots__ = ("chance", "host", "may", "number", "over", "seats", "shown")

    def __init__(
        self,
        number: int,
        seats: tuple[Seat, ...] = (),
        may: tuple[Seat, ...] = (),
        host: bool = False,
        chance: bool = False,
        over: bool = False,
        shown: tuple[Seat, ...] = (),
    ) -> None:
        self.number = number
        self.seats = seats
        self.may = may
        self.host = host
        self.chance = chance
        self.over = over
        self.shown = shown

    def parts(self) -> tuple[Any, ...]:
        return self.number, self.seats, self.may, self.host, self.chance, self.over, self.shown

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pending) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def __repr__(self) -> str:
        return f"Pending{self.parts()}"


@final
class Question:
    """The words of the open question for one seat: catalogue code, rule, figures. Never edited, and quick to make."""

    __slots__ = ("args", "code", "rule")

    def __init__(self, code: str, rule: str, args: dict[str, int | str] | None = None) -> None:
        self.code = code
        self.rule = rule
        self.args: dict[str, int | str] = {} if args is None else args

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Question)
            and (self.code, self.rule) == (other.code, other.rule)
            and self.args == other.args
        )

    def __hash__(self) -> int:
        return hash((self.code, self.rule))

    def __repr__(self) -> str:
        return f"Question({self.code!r}, {self.rule!r}, {self.args!r})"


BOTS_AT_ONCE: Final = "at-once"
BOTS_LATE: Final = "late"
"""Hand a computer's answer over after half the time only, so that people can be first."""
BOTS_LAST: Final = "last"
"""Ask computers when the host's choice is called for, and before it (at once if only they are asked)."""


@dataclass(frozen=True)
class Tempo:
    """How the host should pace the open question; the engine itself has no clock.

    `seconds` 0 means no limit. When time is up the host gives its own choice
    (`host_on_timeout`) or `default` for every seat that has not answered.
    With no limit and `Pending.host`, any person at the table may call for
    the host's choice ("continue" on a shared device).

    Questions that follow each other with the same `timer` (not 0) share the
    seconds of the first. One that is `aside` has seconds of its own, and the
    timer stands still meanwhile; one without a timer ends it.

    With a `beat`, time itself is an answer: every so many seconds, however
    many questions are put meanwhile, the host gives its first choice. Nobody
    can call for it, and the beat waits while somebody is not connected.
    """

    seconds: int = 0
    host_on_timeout: bool = False
    bots: str = BOTS_AT_ONCE
    timer: int = 0
    aside: bool = False
    beat: int = 0


@dataclass(frozen=True)
class Result:
    """How a match ended: places (1 is best, equal seats share one), a reason code, and figures."""

    places: tuple[int, ...]
    reason: str
    rule: str
    scores: tuple[int, ...] = ()
    details: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class SquadCard:
    """A man whom managers of a competition can own: attributes by name, and what he is worth (CO-11.3)."""

    number: int
    name: str
    keeper: bool
    value: int
    attributes: dict[str, int]


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
