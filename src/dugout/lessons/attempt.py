"""One try at a lesson: the learner answers, the dice fall as the lesson says, the others follow its script."""

from __future__ import annotations

from typing import Any, Final, Literal

from dugout.core.dice import Roller
from dugout.core.ids import CHANCE, HOST, Choice, Seat
from dugout.core.record import read_answer
from dugout.core.rules import Rules
from dugout.core.values import Event, Pending, Refusal
from dugout.lessons.book import Goal, Lesson

OPEN: Final = "open"
WON: Final = "won"
MISSED: Final = "missed"

MOST_STEPS: Final = 200
"""Answers in a row that are not the learner's: no lesson needs as many."""


class Attempt:
    """`verdict` is open until the goal is reached (won) or cannot be reached any more (missed)."""

    def __init__(self, rules: Rules[Any, Any], lesson: Lesson) -> None:
        self.rules = rules
        self.lesson = lesson
        self.state = rules.from_position(lesson.position)
        self.events: list[Event] = []
        self.verdict: Literal["open", "won", "missed"] = OPEN
        self._faces = list(lesson.dice)
        self._roller = Roller(f"{lesson.game} {lesson.name}")
        self._script = list(lesson.others)
        self._go_on()

    @property
    def pending(self) -> Pending:
        return self.rules.pending(self.state)

    def refusal(self, choice: Choice) -> Refusal | None:
        """Why the learner may not give this answer now."""
        return self.rules.refusal(self.state, self.lesson.seat, choice)

    def answer(self, choice: Choice) -> None:
        """Take a legal answer of the learner, and all that follows until he is asked again."""
        self._apply(self.lesson.seat, choice)
        self._go_on()

    def _go_on(self) -> None:
        for _ in range(MOST_STEPS):
            if self.verdict != OPEN:
                return
            pending = self.pending
            if pending.over:
                self.verdict = MISSED
            elif pending.chance:
                self._apply(CHANCE, self._face())
            elif others := [seat for seat in pending.seats if seat != self.lesson.seat]:
                self._apply(others[0], self._answer_of(others[0]))
            elif pending.seats:
                return
            else:
                self._apply(HOST, self.rules.legal(self.state, HOST)[0])
        self.verdict = MISSED

    def _face(self) -> int:
        faces = self.rules.chances(self.state)
        if self._faces and self._faces[0] in faces:
            return self._faces.pop(0)
        return self._roller.face(faces)

    def _answer_of(self, seat: Seat) -> Choice:
        for index, text in enumerate(self._script):
            who, choice = read_answer(self.rules, self.lesson.seats, text)
            if who == seat and self.rules.refusal(self.state, seat, choice) is None:
                del self._script[index]
                return choice
        return self.rules.default(self.state, seat)

    def _apply(self, seat: Seat, choice: Choice) -> None:
        self.events += self.rules.apply(self.state, seat, choice)
        if self._is_reached(self.lesson.goal):
            self.verdict = WON
        elif any(event.code in self.lesson.ends for event in self.events):
            self.verdict = MISSED

    def _is_reached(self, goal: Goal) -> bool:
        happened = iter(event.code for event in self.events)
        if not all(code in happened for code in goal.events):
            return False
        position = self.rules.position(self.state) if goal.position else ""
        return all(part in position for part in goal.position)
