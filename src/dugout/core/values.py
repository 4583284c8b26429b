# mypyc: interpreted
"""The values that engines take and give. Interpreted, so that they are copied and pickled alike in both builds.

All but the record are frozen structs, and never edited, including their dicts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeGuard

from msgspec import Struct

from dugout.core.ids import EVERYONE, Seat, is_visible


class Refusal(Struct, frozen=True, gc=False):
    """Why something may not be done: a code for the catalogues, the rule, the figures."""

    code: str
    rule: str = ""
    args: dict[str, int | str] = {}


class Setup(Struct, frozen=True, gc=False):
    """All that a match is before its first answer. `version` 0 means the newest rules."""

    seats: int
    options: dict[str, Any] = {}
    version: int = 0


def is_number(value: Any, low: int, high: int) -> TypeGuard[int]:
    """Whether it is a whole number in this range; JSON's true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


class Option(Struct, frozen=True, gc=False):
    """One option of a game, enough to build a form and to check an answer.

    `kind` is "int" (with `low` and `high`), "choice" (with `choices`), "bool",
    or "data" (a structure that `Rules.new` checks by itself). `optional`
    options may be null. `advanced` ones stay folded away in dialogs.
    `settles`: choices that decide other options too, with the names of those.

    `role` says what a dialog has to know of it: "pace" (a choice among "hotseat", "live" and "async"), "seconds" and
    "hours" (time limits of live and of correspondence play), "seat" (the number of a seat).
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
    settles: tuple[tuple[str, tuple[str, ...]], ...] = ()
    role: str = ""

    def fits(self, value: Any) -> bool:
        """Whether a value is of this kind and in its range; what "data" must be only the game knows."""
        if value is None:
            return self.optional
        if self.kind == "int":
            return is_number(value, self.low, self.high)
        if self.kind == "choice":
            return isinstance(value, str) and value in self.choices
        return self.kind == "data" or isinstance(value, bool)


class Pending(Struct, frozen=True, gc=False):
    """What the match waits for.

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

    number: int
    seats: tuple[Seat, ...] = ()
    may: tuple[Seat, ...] = ()
    host: bool = False
    chance: bool = False
    over: bool = False
    shown: tuple[Seat, ...] = ()


class Question(Struct, frozen=True, gc=False):
    """The words of the open question for one seat: catalogue code, rule, figures."""

    code: str
    rule: str
    args: dict[str, int | str] = {}


class Event(Struct, frozen=True, gc=False):
    """One thing that happened: what, by which rule, with which figures, and who may see it.

    Words live in the catalogues; `args` are integers in the order that the game's `events.py` names them.
    """

    code: str
    rule: str
    args: tuple[int, ...] = ()
    seats: int = EVERYONE

    def visible_to(self, seats: int) -> bool:
        """Whether somebody who holds the seats of this mask (0: a spectator) may see it."""
        return is_visible(self.seats, seats)


class Stakes(Struct, frozen=True, gc=False):
    """What is at stake on the next die: how likely each of its faces makes each outcome.

    `outcomes` are names for the catalogues. `faces` has a row for every face, in the order of `chances`, with the
    probability of every outcome; a row adds up to 1. So the chances before the roll are the mean of the rows, those
    after it are the row of its face, and a row with a single 1 is a face that decides by itself. `more` is how many
    dice of the same kind follow if this one changes nothing: the next man in the way.
    """

    outcomes: tuple[str, ...]
    faces: tuple[tuple[float, ...], ...]
    more: int = 0


EVERY_DECISION: Final = "decision"
"""In `Rules.pace`: the limit of every decision without its own."""

BOTS_AT_ONCE: Final = "at-once"
BOTS_LATE: Final = "late"
"""Hand a computer's answer over after half the time only, so that people can be first."""
BOTS_LAST: Final = "last"
"""Ask computers when the host's choice is called for, and before it (at once if only they are asked)."""


class Tempo(Struct, frozen=True, gc=False):
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

    Standing orders answer a question that is `quiet` so many milliseconds
    after it was put, so that their people can still say otherwise. Where
    several people play and time ends the question by itself
    (`host_on_timeout`), they leave it to the clock: how long the question
    stands tells nobody who would have been asked.
    """

    seconds: int = 0
    host_on_timeout: bool = False
    bots: str = BOTS_AT_ONCE
    timer: int = 0
    aside: bool = False
    beat: int = 0
    quiet: int = 0


class Short(Struct, frozen=True, gc=False):
    """A short match for somebody who wants to play at once: its options, and about how many minutes it takes.

    `full` are the options of the same match at full length, `friends` those added for people who play by link,
    `alone` those added for somebody who plays computers. `seats` 0 stands for as few as the game allows, `minutes` 0
    for an unknown time.
    """

    options: dict[str, Any] = {}
    seats: int = 0
    minutes: int = 0
    full: dict[str, Any] = {}
    friends: dict[str, Any] = {}
    alone: dict[str, Any] = {}


class Result(Struct, frozen=True, gc=False):
    """How a match ended: places (1 is best, equal seats share one), a reason code, and figures."""

    places: tuple[int, ...]
    reason: str
    rule: str
    scores: tuple[int, ...] = ()
    details: dict[str, Any] = {}


def shares(places: Sequence[int]) -> list[float]:
    """By seat: its share of a finished match, divided if there are several winners."""
    return [1.0 / places.count(1) if place == 1 else 0.0 for place in places]


class SquadCard(Struct, frozen=True, gc=False):
    """A man whom managers of a competition can own: attributes by name, and what he is worth (CO-11.3)."""

    number: int
    name: str
    keeper: bool
    value: int
    attributes: dict[str, int]
    kind: str = ""


@dataclass
class Record:
    """`answers` holds one text an answer: `1 goal 3H`, `* 4` (a die), `! close` (the host)."""

    game: str
    setup: Setup
    answers: list[str] = field(default_factory=list)
    headers: dict[str, Any] = field(default_factory=dict)
    comments: dict[int, list[str]] = field(default_factory=dict)
    """Lines for people, by the number of answers before which they stand."""
    rows: list[int] = field(default_factory=list, compare=False, repr=False)
    """Where each answer stood in the text that it was read from; empty where it was read from none."""
    field_rows: dict[str, int] = field(default_factory=dict, compare=False, repr=False)
    """The same for `game`, `version`, `seats` and the options by their names."""

    def texts(self, header: str) -> list[str]:
        """A header with a text for each seat; empty ones where it has none."""
        found = self.headers.get(header)
        given = found if isinstance(found, list) else []
        known = [text if isinstance(text, str) else "" for text in given]
        return (known + [""] * self.setup.seats)[: self.setup.seats]

    def row_of_setup(self, refusal: Refusal) -> int:
        """The line of the text that a refused setup is about: the option it names, else the number of seats."""
        for value in refusal.args.values():
            if isinstance(value, str) and value in self.field_rows:
                return self.field_rows[value]
        return self.field_rows.get("seats", 0)
