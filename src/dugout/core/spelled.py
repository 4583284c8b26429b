"""Matches whose answers are spelled digit by digit (digits.py), one or many of them, as learning programs need them.

Dice, host and answers without an alternative are played in between. What seats see and may say next is written as
bytes, one row a match.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol, final

from librt.strings import BytesWriter
from mypy_extensions import mypyc_attr

from dugout.core.dice import Roller
from dugout.core.digits import Digits
from dugout.core.errors import DugoutError
from dugout.core.ids import Seat
from dugout.core.playout import Watcher, until_asked
from dugout.core.rules import Rules

_MANY: Final = 10_000
"""Sequences shorter than this are converted to lists, because every digit searches them."""


class Encoding(Protocol):
    """What a game defines for learning programs; `dugout.research.contract` describes it."""

    def observe(self, state: Any, seat: Seat, /) -> bytes: ...

    def facing(self, state: Any, seat: Seat, /) -> int: ...

    def code(self, state: Any, seat: Seat, /) -> str: ...


@mypyc_attr(native_class=False)
class IllegalAction(DugoutError):
    """A digit that the mask does not allow."""


@final
class Spelled:
    """One match. It rolls the dice itself if it is given a roller."""

    def __init__(self, rules: Rules[Any, Any], encoding: Encoding, digits: Digits, state: Any) -> None:
        self.rules: Final[Rules[Any, Any]] = rules
        self.encoding: Final[Encoding] = encoding
        self.digits: Final[Digits] = digits
        self.state: Any = state
        self.dice: Roller | None = None
        self.watcher: Watcher | None = None
        """Called with every answer, including those of dice and host."""
        self.seat: int = -1
        """The seat that has to give a digit; −1 if the match is over, or if a roll is pending that it may not make."""
        self.prefix: list[int] = []
        """What has been spelled so far: values in the game's own numbering."""
        self.facing: int = 0
        self.legal: Sequence[int] = []
        """The legal answers of `seat`."""
        self.code: str = ""
        """The code of the question to `seat`."""
        self.asked: int = 0
        """The number of questions so far; the position changes only with the next one."""
        self.answers: int = 0
        """Decisions since the beginning, including those with one legal answer."""
        self.since: int = 0
        """Answers since the last tick of real time (`Tempo.beat`)."""
        self._values: list[int] = []
        """The values that may follow `prefix`."""
        self._facing_of: Final[Callable[[Any, Seat], int]] = encoding.facing
        self._code_of: Final[Callable[[Any, Seat], str]] = encoding.code
        self._seen_by: Final[Callable[[Any, Seat], bytes]] = encoding.observe

    def begin(self, state: Any, dice: Roller | None) -> None:
        """Play on from a state."""
        self.state = state
        self.dice = dice
        self.answers = 0
        self.since = 0
        self.go_on()

    def go_on(self) -> None:
        """Play dice and host until a seat has a choice or the match is over."""
        self.prefix = []
        self._values = []
        seat, legal, answers, self.since = until_asked(
            self.rules, self.state, self.dice, self.since, self.watcher
        )
        self.answers += answers
        self.seat = seat
        self.legal = legal
        if seat < 0:
            return
        if len(legal) < _MANY and not isinstance(legal, list):
            self.legal = list(legal)
        self.asked += 1
        self.code = self._code_of(self.state, seat)
        self.facing = self._facing_of(self.state, seat)
        self._complete()

    def answer(self, choice: int) -> None:
        """Give a complete answer at once, as computer opponents do."""
        self.apply(self.seat, choice)
        self.answers += 1
        self.since += 1
        self.go_on()

    def apply(self, seat: Seat, choice: int) -> None:
        """An answer of a seat or a face of a die, and nothing after it."""
        events = self.rules.apply(self.state, seat, choice)
        if self.watcher is not None:
            self.watcher(seat, choice, events)

    def step(self, digit: int) -> None:
        """Add a digit to the answer of `seat`; raises IllegalAction."""
        self.check(digit)
        self.add(digit)

    def check(self, digit: int) -> None:
        """Raise IllegalAction if `seat` may not give this digit now."""
        if self.seat < 0 or digit not in self.open_digits():
            raise IllegalAction(f"{digit} is not open to seat {self.seat} after {self.prefix}")

    def add(self, digit: int) -> None:
        """The same, for a digit that is known to be open."""
        self.prefix.append(self.digits.value(self.prefix, digit, self.facing))
        choice = self._complete()
        if choice >= 0:
            self.answer(choice)

    def _complete(self) -> int:
        """Fill in what leaves no choice; the choice once it is whole, else −1."""
        digits = self.digits
        prefix = self.prefix
        while not digits.is_whole(prefix):
            found = digits.values(self.legal, prefix)
            if len(found) != 1:
                self._values = found
                return -1
            prefix.append(found[0])
        return digits.lowest(prefix)

    def open_digits(self) -> list[int]:
        """The digits that are legal now for `seat`, ascending."""
        if self.seat < 0:
            return []
        seen = self.digits.field(self.prefix).seen[self.facing]
        found = [seen[value] for value in self._values]
        found.sort()
        return found

    def numbers(self) -> bytes:
        """The position as `seat` sees it."""
        return self._seen_by(self.state, self.seat)

    def mark(self, mask: BytesWriter) -> None:
        """1 for each of them in a mask that holds nothing yet."""
        if self.seat >= 0:
            seen = self.digits.field(self.prefix).seen[self.facing]
            for value in self._values:
                mask[seen[value]] = 1

    def spelled(self) -> list[int]:
        """The digits that `seat` has given so far, and those filled in."""
        return self.digits.digits_of(self.prefix, self.facing)

    def spell_again(self, prefix: list[int]) -> None:
        """Spell the beginning of an answer that was spelled before."""
        self.prefix = prefix
        if self.seat >= 0:
            self._complete()

    def copy(self) -> Spelled:
        """An independent copy that shares roller and watcher: what else is shared is replaced, never modified."""
        twin = Spelled(self.rules, self.encoding, self.digits, self.rules.copy(self.state))
        twin.dice = self.dice
        twin.watcher = self.watcher
        twin.seat = self.seat
        twin.prefix = list(self.prefix)
        twin.facing = self.facing
        twin.legal = self.legal
        twin.code = self.code
        twin.asked = self.asked
        twin.answers = self.answers
        twin.since = self.since
        twin._values = self._values
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Compiled classes cannot be pickled by themselves; what follows from the state is not stored."""
        made = (self.rules, self.encoding, self.digits, self.state, self.dice, self.watcher)
        return spelled_at, (*made, self.prefix, self.asked, self.answers, self.since)


def spelled_at(
    rules: Rules[Any, Any],
    encoding: Encoding,
    digits: Digits,
    state: Any,
    dice: Roller | None,
    watcher: Watcher | None,
    prefix: list[int],
    asked: int,
    answers: int,
    since: int,
) -> Spelled:
    """A match at a state that has been reached before."""
    match = Spelled(rules, encoding, digits, state)
    match.dice = dice
    match.watcher = watcher
    match.since = since
    match.go_on()
    match.asked = asked
    match.answers = answers
    match.spell_again(prefix)
    return match


@final
class Pattern:
    """How a row of bytes is laid out: the numbers of a position, the open question, the digits spelled so far."""

    def __init__(self, numbers: int, questions: Sequence[str], prefix: list[int]) -> None:
        self.numbers: Final[int] = numbers
        self.codes: Final[tuple[str, ...]] = tuple(questions)
        self.prefix: Final[list[int]] = prefix
        self.size: Final[int] = numbers + len(questions) + 1 + sum(prefix)
        self._places: Final[dict[str, int]] = {code: place for place, code in enumerate(questions, 1)}
        self._tail: Final[bytes] = bytes(len(questions) + 1 + sum(prefix))

    def __reduce__(self) -> tuple[Any, ...]:
        return Pattern, (self.numbers, self.codes, self.prefix)

    def note(self, row: BytesWriter, question: str, digits: list[int]) -> None:
        """Write what follows the numbers. For a seat that is not asked, `question` and `digits` are empty."""
        row.write(self._tail)
        start = self.numbers
        row[start + self._places.get(question, 0)] = 1
        start += len(self._places) + 1
        for place in range(len(digits)):
            row[start + digits[place]] = 1
            start += self.prefix[place]


@final
class Rows:
    """Many matches that are stepped together. Without a pattern their positions are not written."""

    def __init__(self, matches: list[Spelled], actions: int, pattern: Pattern | None) -> None:
        self.matches: Final[list[Spelled]] = matches
        self.actions: Final[int] = actions
        self.pattern: Final[Pattern | None] = pattern
        self.seats: Final[list[int]] = [-1] * len(matches)
        self.masks: Final[list[bytes]] = [b""] * len(matches)
        self.seen: Final[list[bytes]] = [b""] * len(matches)
        self._closed: Final[bytes] = bytes(actions)
        self._numbers: Final[list[bytes]] = [b""] * len(matches)
        self._asked: Final[list[int]] = [-1] * len(matches)
        """The number of the question before which the position of each row was written."""
        self._row: Final[BytesWriter] = BytesWriter()
        for row in range(len(matches)):
            self.write(row)

    def __reduce__(self) -> tuple[Any, ...]:
        return Rows, (self.matches, self.actions, self.pattern)

    def refused(self, chosen: list[int]) -> int:
        """The first row whose digit is not open, or −1; looked up in the masks, which is quicker than in lists."""
        for row in range(len(chosen)):
            digit = chosen[row]
            if digit < 0 or digit >= self.actions or self.masks[row][digit] == 0:
                return row
        return -1

    def step(self, chosen: list[int]) -> list[int]:
        """Give every match its digit, which must be open. The rows whose match is over are returned and not written."""
        over: list[int] = []
        for row in range(len(chosen)):
            match = self.matches[row]
            match.add(chosen[row])
            if match.seat < 0:
                over.append(row)
            else:
                self.write(row)
        return over

    def write(self, row: int) -> None:
        """What the seat that is asked sees, and what it may say next."""
        match = self.matches[row]
        self.seats[row] = match.seat
        out = self._row
        out.truncate(0)
        out.write(self._closed)
        match.mark(out)
        self.masks[row] = out.getvalue()
        pattern = self.pattern
        if pattern is None or match.seat < 0:
            return
        if self._asked[row] != match.asked:
            self._asked[row] = match.asked
            self._numbers[row] = match.numbers()
        out.truncate(0)
        out.write(self._numbers[row])
        pattern.note(out, match.code, match.spelled())
        self.seen[row] = out.getvalue()
