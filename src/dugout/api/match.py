"""A match that can be asked, played on, copied and written down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dugout.api.naming import NamedEvent, named
from dugout.core.dice import Roller
from dugout.core.engine import checked_apply
from dugout.core.errors import DugoutError, ParseError
from dugout.core.ids import CHANCE, HOST, PUBLIC, Choice, Seat
from dugout.core.record import write_answer
from dugout.core.rules import Rules
from dugout.core.values import Pending, Question, Record, Refusal, Result, Setup, Stakes
from dugout.games.registry import game


class Illegal(DugoutError):
    """An answer that the rules refuse; `refusal` has the code, the rule and the figures."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        figures = ", ".join(f"{name} {value}" for name, value in self.refusal.args.items())
        rule = f" ({self.refusal.rule})" if self.refusal.rule else ""
        return f"{self.refusal.code}{rule}{': ' if figures else ''}{figures}"


class Match:
    """One match: rules, a state, and the answers given so far.

    Seats count from 0. Who is asked answers with a text of the notation (docs/notation) or with a choice of
    `Rules.legal`; a die waits for `roll`, a question of the host for an answer of `dugout.HOST`.

    >>> import dugout
    >>> match = dugout.Match(dugout.game_names()[0])
    >>> match.asked
    (0, 1)
    >>> happened = match.answer(match.legal(0)[0], seat=0)
    >>> happened[0].args, match.asked
    ({'seat': 'home'}, (1,))
    >>> match.roll(4)
    Traceback (most recent call last):
    dugout.api.match.Illegal: not-a-die
    """

    def __init__(
        self,
        game_id: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        version: int = 0,
    ) -> None:
        """A new match; raises UnknownGame or SetupError."""
        self.rules: Rules[Any, Any] = game(game_id)
        setup = Setup(seats or self.rules.min_seats, dict(options or {}), version or self.rules.version)
        self.setup: Setup | None = setup
        """None where the match goes on from a position."""
        self.state: Any = self.rules.new(setup)
        self.answers: list[str] = []
        """As a record has them."""

    @classmethod
    def from_position(cls, game_id: str, text: str) -> Match:
        """A match that goes on from a position in the game's notation; raises UnknownGame or ParseError.

        >>> import dugout
        >>> match = dugout.Match.from_position(dugout.game_names()[0], "H=1e0,9e6 A=1e14 ball=e7 turn=H partial=1")
        >>> match.faces
        range(1, 7)
        >>> [event.args for event in match.roll(4)]
        [{'seat': 'home', 'face': 4}]
        """
        rules = game(game_id)
        return cls._of(rules, None, rules.from_position(text), [])

    @classmethod
    def _of(cls, rules: Rules[Any, Any], setup: Setup | None, state: Any, answers: list[str]) -> Match:
        match = cls.__new__(cls)
        match.rules, match.setup, match.state, match.answers = rules, setup, state, answers
        return match

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.rules.name

    @property
    def position(self) -> str:
        """The whole position in one line."""
        return self.rules.position(self.state)

    @property
    def pending(self) -> Pending:
        """What the match waits for."""
        return self.rules.pending(self.state)

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that must answer; empty while a die or the host is waited for."""
        return self.pending.seats

    @property
    def faces(self) -> range:
        """The faces of the die that waits, all equally likely; empty if none does."""
        return self.rules.chances(self.state) if self.pending.chance else range(0)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.pending.over

    @property
    def result(self) -> Result | None:
        """How it ended; None while it goes on."""
        return self.rules.result(self.state)

    @property
    def score(self) -> tuple[int, ...]:
        """The score by seats, as everybody may know it."""
        return self.rules.score(self.state)

    def question(self, seat: Seat = PUBLIC) -> Question:
        """The open question as a seat should read it; for a waiting die what it is for."""
        return self.rules.question(self.state, seat)

    def legal(self, seat: Seat | None = None) -> list[str]:
        """The texts of all answers open to a seat, by default to the first that is asked (or to the host)."""
        return [self.rules.describe(choice) for choice in self.choices(seat)]

    def choices(self, seat: Seat | None = None) -> Sequence[Choice]:
        """The same as numbers, ascending; quick also where there are a million."""
        return self.rules.legal(self.state, self._seat(seat))

    def answer(self, answer: str | Choice, seat: Seat | None = None) -> list[NamedEvent]:
        """Answer for a seat, by default for the first that is asked; gives what happened. Raises Illegal."""
        who = self._seat(seat)
        try:
            choice = self.rules.parse(answer) if isinstance(answer, str) else answer
        except ParseError as error:
            raise Illegal(error.refusal) from None
        return self._apply(who, choice)

    def roll(self, die: int | Roller) -> list[NamedEvent]:
        """Hand in a face of the die that waits, or let a roller roll it; raises Illegal."""
        if not self.pending.chance:
            raise Illegal(Refusal("not-a-die"))
        return self._apply(CHANCE, die.face(self.faces) if isinstance(die, Roller) else die)

    def view(self, seat: Seat = PUBLIC) -> Any:
        """All that a seat may know, and nothing else."""
        return self.rules.view(self.state, seat)

    def imagine(self, seat: Seat, roller: Roller) -> Match:
        """A match that this seat cannot tell from the real one: what it may not know is drawn anew."""
        state = self.rules.resample(self.rules.view(self.state, seat), roller)
        return Match._of(self.rules, None, state, [])

    def odds(self, plan: str, seat: Seat | None = None) -> dict[str, Any]:
        """Exact chances of a plan (answers with `;` between them), where the game can tell them."""
        return self.rules.odds(self.state, self._seat(seat), plan)

    def stakes(self) -> Stakes | None:
        """What hangs on the die that waits; None where it decides nothing by itself."""
        return self.rules.stakes(self.state)

    def draw(self) -> str:
        """The position drawn for a terminal."""
        return self.rules.draw(self.state)

    def record(self, **headers: Any) -> Record:
        """The match as it is stored; a match that began from a position has no record (ValueError)."""
        if self.setup is None:
            raise ValueError("a match that began from a position has no record")
        return Record(self.game, self.setup, list(self.answers), headers)

    def copy(self) -> Match:
        """An independent copy."""
        return Match._of(self.rules, self.setup, self.rules.copy(self.state), list(self.answers))

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.copy()

    def __repr__(self) -> str:
        return f"<Match of {self.game}: {self.position}>"

    def _seat(self, seat: Seat | None) -> Seat:
        if seat is not None:
            return seat
        pending = self.pending
        if pending.seats:
            return pending.seats[0]
        return HOST if pending.host else PUBLIC

    def _apply(self, seat: Seat, choice: Choice) -> list[NamedEvent]:
        outcome = checked_apply(self.rules, self.state, seat, choice)
        if isinstance(outcome, Refusal):
            raise Illegal(outcome)
        if self.setup is not None:
            self.answers.append(write_answer(self.rules, seat, choice))
        return [named(self.rules, event) for event in outcome]
