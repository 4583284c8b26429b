"""`dugout show`, `dugout legal` and `dugout apply`: one position, asked and changed from a shell."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer

from dugout.cli.common import GameId, find_game, print_json
from dugout.cli.failure import Failure, misused
from dugout.cli.output import say
from dugout.core.engine import checked_apply
from dugout.core.ids import CHANCE, HOST, Seat, seats_in
from dugout.core.rules import Rules
from dugout.core.text import Text
from dugout.core.values import Event, Pending, Refusal

Position = Annotated[str, typer.Argument(help="A position in the game's notation.", metavar="POSITION")]
Dice = Annotated[str, typer.Option(help="Faces for the dice to be rolled, such as 4,3.")]


def show(game: GameId, position: Position) -> None:
    """Draw a position in the terminal."""
    rules = find_game(game)
    say(rules.draw(rules.from_position(position)))


def legal(
    game: GameId,
    position: Position,
    dice: Dice = "",
    seat: Annotated[str, typer.Option(help="The seat, as the game names it.")] = "",
) -> None:
    """List the legal answers, one per line; if several seats are asked, each line begins with the seat."""
    rules = find_game(game)
    table = Table(rules, rules.from_position(position), read_dice(dice))
    table.roll()
    table.all_dice_used()
    pending = rules.pending(table.state)
    if pending.over:
        raise Failure("The match is over: there is nothing to answer.")
    if pending.chance and not seat:
        sys.stdout.writelines(f"* {face}\n" for face in rules.chances(table.state))
        return
    asked = [find_seat(rules, table.state, pending, seat)] if seat else list(pending.seats)
    for who in asked:
        prefix = f"{rules.seat_text(who)} " if len(asked) > 1 else ""
        choices = rules.legal(table.state, who)
        sys.stdout.writelines(f"{prefix}{rules.describe(choice)}\n" for choice in choices)


def apply(
    game: GameId,
    position: Position,
    answers: Annotated[
        list[str] | None,
        typer.Argument(
            help="Answers in order: `goal 3H`, `2 whistle` (a seat), `* 4` (a die), `! close` (the host)."
        ),
    ] = None,
    dice: Dice = "",
) -> None:
    """Apply answers and dice in order; print the events, one JSON object per line, and the new position."""
    rules = find_game(game)
    table = Table(rules, rules.from_position(position), read_dice(dice))
    for text in answers or ():
        if not text.startswith("*"):
            table.roll()
        table.answer(text)
    table.roll()
    table.all_dice_used()
    for event in table.events:
        print_json(event_json(rules, event))
    say(rules.position(table.state))


def read_dice(text: str) -> list[int]:
    """`4,3` as faces."""
    faces = [part.strip() for part in text.split(",") if part.strip()]
    for face in faces:
        if not (face.isascii() and face.isdigit() and len(face) < 10):
            raise misused(f"--dice takes faces such as 4,3; {face!r} is not one.")
    return [int(face) for face in faces]


def find_seat(rules: Rules[Any, Any], state: Any, pending: Pending, text: str) -> Seat:
    """The seat of this name, which must have something to answer."""
    named = {rules.seat_text(seat): seat for seat in range(rules.max_seats)}
    if text not in named:
        raise misused(f"There is no seat {text!r} in {rules.name}.")
    if named[text] not in (*pending.seats, *pending.may):
        raise Failure(f"Seat {text} is not asked now.")
    return named[text]


def event_json(rules: Text[Any], event: Event) -> dict[str, Any]:
    """An event with named arguments; `seats` only where not everybody may see it."""
    names = [name.partition(":")[0] for name in rules.event_fields(event.code)]
    line: dict[str, Any] = {
        "code": event.code,
        "rule": event.rule,
        "args": dict(zip(names, event.args, strict=True)),
    }
    if not event.visible_to(0):
        line["seats"] = [rules.seat_text(seat) for seat in seats_in(event.seats)]
    return line


class Table:
    """A state, the dice prepared for it, and what has happened since."""

    def __init__(self, rules: Rules[Any, Any], state: Any, dice: list[int]) -> None:
        self.rules = rules
        self.state = state
        self.events: list[Event] = []
        self._dice = dice

    def roll(self) -> None:
        """Answer questions of chance while faces are left."""
        while self._dice and self.rules.pending(self.state).chance:
            self._apply(CHANCE, self._dice.pop(0), "*")

    def all_dice_used(self) -> None:
        if self._dice:
            raise Failure(f"No die is due now, but faces are left: {','.join(map(str, self._dice))}.")

    def answer(self, text: str) -> None:
        """One answer, with its seat in front unless only one seat is asked."""
        who, _, what = text.strip().partition(" ")
        if who == "*":
            faces = read_dice(what)
            if len(faces) != 1:
                raise misused("After * comes the face of one die, such as '* 4'.")
            self._apply(CHANCE, faces[0], text)
        elif who == "!":
            self._apply(HOST, self.rules.parse(what), text)
        else:
            self._answer_of_a_seat(who, what, text)

    def _answer_of_a_seat(self, who: str, what: str, text: str) -> None:
        pending = self.rules.pending(self.state)
        if pending.over:
            raise Failure(f"{text!r} comes too late: the match is over.")
        if pending.chance:
            raise Failure(f"Before {text!r} a die must be rolled; give its face with --dice.")
        for seat in range(self.rules.max_seats):
            if what and self.rules.seat_text(seat) == who:
                self._apply(seat, self.rules.parse(what), text)
                return
        if len(pending.seats) != 1:
            names = ", ".join(self.rules.seat_text(seat) for seat in pending.seats)
            raise misused(f"Several seats are asked ({names}): write the seat before {text!r}.")
        self._apply(pending.seats[0], self.rules.parse(text.strip()), text)

    def _apply(self, seat: Seat, choice: int, text: str) -> None:
        outcome = checked_apply(self.rules, self.state, seat, choice)
        if isinstance(outcome, Refusal):
            from dugout.cli.words import refusal_sentence

            raise Failure(f"{text.strip()}: {refusal_sentence(outcome)}")
        self.events.extend(outcome)
