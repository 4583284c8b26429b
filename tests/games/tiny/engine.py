"""A game of the tests alone: a die, a board, a secret choice of all at once, a window that the host may close.

Each round a die is rolled; every seat secretly picks one of the ten squares of the board, which it may change until
all have picked; then the tokens go there for all to see, and whoever claims first takes the die's points, unless all
leave it or the host closes. It exists so that everything around the games proves that it knows none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from dugout.core.dice import Roller
from dugout.core.errors import ParseError, SetupError
from dugout.core.ids import CHANCE, HOST, PUBLIC, seat_mask
from dugout.core.rules import Rules
from dugout.core.values import (
    BOTS_AT_ONCE,
    EVERY_DECISION,
    Event,
    Option,
    Pending,
    Question,
    Refusal,
    Result,
    Setup,
    Tempo,
)

CLAIM, LEAVE, CLOSE = 100, 101, 102
SQUARES, OFF = 10, -1
OPTIONS = {"rounds": 2, "seconds": 0, "pace": BOTS_AT_ONCE, "host": True}
FIELDS = {
    "tiny.rolled": ("die",),
    "tiny.picked": ("seat:seat",),
    "tiny.own-pick": ("seat:seat", "pick"),
    "tiny.shown": ("seat:seat", "pick"),
    "tiny.claimed": ("seat:seat", "die"),
    "tiny.over": (),
}


class TinyView(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    phase: str
    round: int
    die: int
    scores: list[int]
    picked: list[bool]
    picks: list[int | None]
    at: list[int]
    """By seat: the square of its token; −1 before the first round."""
    left: bool
    """Whether this seat leaves the points."""
    number: int
    options: dict[str, Any]


class State:
    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.options = options
        self.phase = "roll"
        self.round = 1
        self.number = 0
        self.die = 0
        self.scores = [0] * seats
        self.picks: list[int | None] = [None] * seats
        self.left: list[int] = []
        self.at = [OFF] * seats


class TinyRules(Rules[State, TinyView]):
    def __init__(self) -> None:
        self.name = "tiny"
        self.version = 1
        self.rule_prefix = "TI"
        self.min_seats = 2
        self.max_seats = 8

    def options(self) -> tuple[Option, ...]:
        return (
            Option("rounds", "TI-1", "int", 2, 1, 200),
            Option("seconds", "TI-2", "int", 0, 0, 600),
            Option("pace", "TI-3", "choice", BOTS_AT_ONCE, choices=("at-once", "late", "last")),
            Option("host", "TI-4", "bool", True),
        )

    def new(self, setup: Setup) -> State:
        if not self.min_seats <= setup.seats <= self.max_seats:
            raise SetupError(Refusal("tiny.seats", "TI-0", {"seats": setup.seats}))
        for name, value in setup.options.items():
            if name not in OPTIONS or type(value) is not type(OPTIONS[name]):
                raise SetupError(Refusal("tiny.option", "TI-0", {"option": name[:40]}))
        return State(setup.seats, {**OPTIONS, **setup.options})

    def copy(self, s: State) -> State:
        return self.load(self.dump(s))

    def pending(self, s: State) -> Pending:
        if s.phase == "roll":
            return Pending(s.number, chance=True)
        if s.phase == "pick":
            waiting = tuple(seat for seat, pick in enumerate(s.picks) if pick is None)
            return Pending(s.number, waiting, tuple(set(range(s.seats)) - set(waiting)))
        if s.phase == "window":
            asked = tuple(range(s.seats))
            return Pending(
                s.number,
                tuple(seat for seat in asked if seat not in s.left),
                host=bool(s.options["host"]),
                shown=asked,
            )
        return Pending(s.number, over=True)

    def question(self, s: State, seat: int) -> Question:
        return Question(f"tiny.{s.phase}", "TI-5", {"round": s.round})

    def legal(self, s: State, seat: int) -> Sequence[int]:
        pending = self.pending(s)
        if seat == HOST:
            return [CLOSE] if pending.host else []
        if seat not in pending.seats and seat not in pending.may:
            return []
        return range(SQUARES) if s.phase == "pick" else [CLAIM, LEAVE]

    def chances(self, s: State) -> range:
        return range(1, 7)

    def apply(self, s: State, seat: int, choice: int) -> list[Event]:
        if seat == CHANCE:
            s.die, s.phase = choice, "pick"
            s.number += 1
            return [Event("tiny.rolled", "TI-1", (choice,))]
        if s.phase == "pick":
            return self._pick(s, seat, choice)
        if choice == LEAVE:
            s.left.append(seat)
            return self._next(s) if len(s.left) == s.seats else []
        if choice == CLOSE:
            return self._next(s)
        s.scores[seat] += s.die
        return [Event("tiny.claimed", "TI-3", (seat, s.die)), *self._next(s)]

    def _pick(self, s: State, seat: int, choice: int) -> list[Event]:
        first = s.picks[seat] is None
        s.picks[seat] = choice
        events = [Event("tiny.own-pick", "TI-2", (seat, choice), seat_mask(seat))]
        if first:
            events.append(Event("tiny.picked", "TI-2", (seat,)))
        if None not in s.picks:
            s.phase = "window"
            s.number += 1
            s.at = [pick or 0 for pick in s.picks]
            events += [Event("tiny.shown", "TI-2", (who, pick or 0)) for who, pick in enumerate(s.picks)]
        return events

    def _next(self, s: State) -> list[Event]:
        s.picks, s.left = [None] * s.seats, []
        s.number += 1
        if s.round == s.options["rounds"]:
            s.phase = "over"
            return [Event("tiny.over", "TI-9")]
        s.round += 1
        s.phase = "roll"
        return []

    def refusal(self, s: State, seat: int, choice: int) -> Refusal | None:
        if not self.legal(s, seat):
            return Refusal("tiny.not-asked", "TI-5", {"seat": seat})
        return None if choice in self.legal(s, seat) else Refusal("tiny.not-now", "TI-5")

    def tempo(self, s: State) -> Tempo:
        return Tempo(s.options["seconds"], host_on_timeout=s.phase == "window", bots=s.options["pace"])

    def pace(self, options: dict[str, Any]) -> tuple[tuple[str, int], ...]:
        seconds = options.get("seconds", 0)
        return ((EVERY_DECISION, seconds),) if seconds else (("window", 0),)

    def check_orders(self, s: State, seat: int, orders: Any) -> Refusal | None:
        if s.phase == "window":
            return Refusal("tiny.not-now", "TI-6")
        return None if orders in ("leave", "ask", None) else Refusal("tiny.orders", "TI-6")

    def standing_answer(self, s: State, seat: int, orders: Any) -> int | None:
        return LEAVE if s.phase == "window" and orders == "leave" else None

    def view(self, s: State, seat: int) -> TinyView:
        shown = s.phase == "window"
        return TinyView(
            seat=seat,
            phase=s.phase,
            round=s.round,
            die=s.die,
            scores=list(s.scores),
            picked=[pick is not None for pick in s.picks],
            picks=[pick if shown or who == seat else None for who, pick in enumerate(s.picks)],
            at=list(s.at),
            left=seat in s.left,
            number=s.number,
            options=dict(s.options),
        )

    def view_type(self) -> type[TinyView]:
        return TinyView

    def resample(self, view: TinyView, roller: Roller) -> State:
        s = State(len(view.scores), dict(view.options))
        s.phase, s.round, s.number, s.die = view.phase, view.round, view.number, view.die
        s.scores, s.at, s.left = list(view.scores), list(view.at), [view.seat] if view.left else []
        s.picks = [
            roller.below(SQUARES) if picked and pick is None else pick
            for picked, pick in zip(view.picked, view.picks, strict=True)
        ]
        return s

    def result(self, s: State) -> Result | None:
        if s.phase != "over":
            return None
        places = tuple(1 + sum(other > score for other in s.scores) for score in s.scores)
        return Result(places, "tiny.points", "TI-9", tuple(s.scores))

    def score(self, s: State) -> tuple[int, ...]:
        return tuple(s.scores)

    def may_resign(self, s: State, seat: int) -> bool:
        return s.seats == 2

    def may_draw(self, s: State) -> bool:
        return True

    def dump(self, s: State) -> dict[str, Any]:
        return {name: list(value) if isinstance(value, list) else value for name, value in vars(s).items()}

    def load(self, data: dict[str, Any]) -> State:
        if "seats" not in data:
            raise ParseError(Refusal("tiny.unreadable"))
        s = State(data["seats"], data["options"])
        vars(s).update({name: list(v) if isinstance(v, list) else v for name, v in data.items()})
        return s

    def describe(self, choice: int) -> str:
        return {CLAIM: "claim", LEAVE: "leave", CLOSE: "close"}.get(choice, f"pick {choice}")

    def parse(self, text: str) -> int:
        words = {"claim": CLAIM, "leave": LEAVE, "close": CLOSE}
        if text in words:
            return words[text]
        verb, _, figure = text.partition(" ")
        if verb == "pick" and figure.isascii() and figure.isdigit() and len(figure) == 1:
            return int(figure)
        raise ParseError(Refusal("tiny.unreadable", "", {"text": text[:40]}))

    def position(self, s: State) -> str:
        return msgspec.json.encode(self.dump(s)).decode()

    def from_position(self, text: str) -> State:
        return self.load(msgspec.json.decode(text))

    def draw(self, s: State) -> str:
        tokens = {square: chr(ord("A") + seat) for seat, square in enumerate(s.at)}
        return " ".join(tokens.get(square, ".") for square in range(SQUARES)) + f"   die {s.die}"

    def seat_text(self, seat: int) -> str:
        return "you" if seat == PUBLIC else f"S{seat}"

    def event_fields(self, code: str) -> tuple[str, ...]:
        return FIELDS[code]


RULES = TinyRules()


class FirstChoice:
    """A computer that always takes the first answer, and the last one in a window."""

    sees = True

    def decide(
        self, rules: Rules[Any, Any], seat: int, view: Any, legal: Sequence[int], roller: Roller
    ) -> int:
        assert view.seat == seat
        return legal[-1] if view.phase == "window" else legal[roller.below(len(legal))]


class Claimer(FirstChoice):
    """One that claims whatever it can."""

    def decide(
        self, rules: Rules[Any, Any], seat: int, view: Any, legal: Sequence[int], roller: Roller
    ) -> int:
        return legal[0]
