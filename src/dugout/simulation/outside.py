"""External programs as players: asked with the messages of the server's socket (docs/protocol.md).

A program is started once for each of its seats and plays one match after another; a `snapshot` begins a match.
It loses a match if it does not answer in time, ends, or gives too many invalid answers.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Sequence
from multiprocessing import util
from typing import TYPE_CHECKING, Any, Final

import msgspec

from dugout.core.dice import Roller
from dugout.core.errors import ParseError
from dugout.core.ids import PUBLIC, Choice, Seat
from dugout.core.rules import Rules
from dugout.core.values import Event, Refusal, Result
from dugout.i18n import has, render
from dugout.simulation.links import Link, LinkDown, TooSlow, open_link

if TYPE_CHECKING:
    from dugout.simulation.plan import Job, MatchPlan

MOST_TRIES: Final = 3
"""The most answers to one question; if the last one is invalid too, the match is lost."""
MOST_CHOICES: Final = 2500
"""Questions with more answers are sent without the list, as by the server."""


class Forfeit(Exception):
    """The program of this seat cannot go on."""

    def __init__(self, seat: Seat, reason: str) -> None:
        super().__init__(seat, reason)
        self.seat = seat
        self.reason = reason

    def __str__(self) -> str:
        return self.reason


class BadAnswer(Exception):
    """A message that is not a legal answer: an error code of the protocol, and a sentence."""

    def __init__(self, code: str, sentence: str, reason: str = "") -> None:
        super().__init__(code, sentence, reason)
        self.code = code
        self.sentence = sentence
        self.reason = reason

    def __str__(self) -> str:
        return self.sentence


class Answer(msgspec.Struct):
    """A message of a program: `answer`, or anything else, which is ignored."""

    type: str
    seat: int = -1
    question: int = -1
    action: str = ""
    answer: str = ""


_links: dict[tuple[str, int], Link] = {}
"""Open links of this process, by address and entry."""


def close_links() -> None:
    """End all programs that this process has started."""
    while _links:
        _links.popitem()[1].close()


util.Finalize(
    None, close_links, exitpriority=10
)  # unlike atexit this also runs at the end of worker processes


class OutsideBot:
    """A seat whose answers come from a program, which sees only what its seat sees."""

    sees = False

    def __init__(self, address: str, entry: int, seconds: float) -> None:
        self._key = (address, entry)
        self._seconds = seconds
        self._fresh: list[Event] = []
        self._sent = 0
        self._shown: dict[str, Any] = {}

    def take_seat(self, job: Job, plan: MatchPlan, rules: Rules[Any, Any], state: Any, seat: Seat) -> None:
        """Take a seat in a match that is about to begin."""
        self._rules, self._state, self._seat = rules, state, seat
        self._match = {
            "match": f"{job.seed}/{plan.index}",
            "game": job.game,
            "version": rules.version,
            "options": job.options,
            "hot_seat": False,
            "seats": [
                {
                    "seat": place,
                    "text": rules.seat_text(place),
                    "kind": "bot",
                    "level": None,
                    "name": job.levels[entry],
                    "taken": True,
                    "online": True,
                    "yours": place == seat,
                }
                for place, entry in enumerate(plan.seating)
            ],
        }

    def observe(self, events: Sequence[Event]) -> None:
        self._fresh.extend(events)

    def decide(
        self, rules: Rules[Any, Any], seat: Seat, view: Any, legal: Sequence[Choice], roller: Roller
    ) -> Choice:
        """Ask the question and return the first legal answer; raises Forfeit."""
        end = time.monotonic() + self._seconds
        try:
            message = self._question(legal)
            for _ in range(MOST_TRIES):
                answer = self._next_answer(message, end)
                try:
                    choice = self._judge(answer, legal)
                except BadAnswer as error:
                    wrong = error
                    message = _error(answer, error)
                else:
                    self._acknowledge(answer)
                    return choice
        except LinkDown as error:
            self._disconnect()
            slow = f"gave no answer within {self._seconds:g} s"
            raise Forfeit(seat, slow if isinstance(error, TooSlow) else str(error)) from None
        self._disconnect()
        raise Forfeit(seat, f"gave {MOST_TRIES} wrong answers to a question, the last: {wrong}")

    def rise(self, result: Result) -> None:
        """Send the result, if the program is still running."""
        if self._shown and self._key in _links:
            self._link().send(self._standing([], over=result))

    def _acknowledge(self, answer: Answer) -> None:
        link = self._link()
        if link.acknowledges:
            link.send(_encode({"type": "answered", "action": answer.action, "last": self._sent}))

    def _link(self) -> Link:
        if self._key not in _links:
            _links[self._key] = open_link(self._key[0])
        return _links[self._key]

    def _disconnect(self) -> None:
        """Close the link of a program that failed, so that it is restarted for the next match."""
        if self._key in _links:
            _links.pop(self._key).close()

    def _next_answer(self, message: bytes, end: float) -> Answer:
        """The next message that is an answer; a message that cannot be decoded counts as an invalid answer."""
        while True:
            left = end - time.monotonic()
            if left <= 0:
                raise TooSlow
            line = self._link().ask(message, left)
            try:
                answer = msgspec.json.decode(line, type=Answer)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                return Answer("malformed")
            if answer.type == "answer":
                return answer
            message = _encode({"type": "pong"})

    def _judge(self, answer: Answer, legal: Sequence[Choice]) -> Choice:
        if answer.type == "malformed":
            raise BadAnswer("malformed", "this is no message")
        if answer.seat != self._seat:
            raise BadAnswer("not-your-seat", f"seat {answer.seat} is not yours, {self._seat} is")
        number = self._rules.pending(self._state).number
        if answer.question != number:
            raise BadAnswer("stale-question", f"question {answer.question} is not open, {number} is")
        try:
            choice = self._rules.parse(answer.answer)
        except ParseError as error:
            raise BadAnswer("bad-answer", _sentence(error.refusal), error.refusal.code) from None
        at = bisect_left(legal, choice)
        if at == len(legal) or legal[at] != choice:
            refusal = self._rules.refusal(self._state, self._seat, choice) or Refusal("not-legal")
            raise BadAnswer("refused", _sentence(refusal), refusal.code)
        return choice

    def _question(self, legal: Sequence[Choice]) -> bytes:
        question = self._rules.question(self._state, self._seat)
        short = len(legal) <= MOST_CHOICES
        asked = {
            "seat": self._seat,
            "code": question.code,
            "rule": question.rule,
            "args": question.args,
            "choices": [self._rules.describe(choice) for choice in legal] if short else None,
            "may": False,
        }
        return self._standing([asked])

    def _standing(self, asked: list[dict[str, Any]], over: Result | None = None) -> bytes:
        """The first message of a match is a snapshot; the others have new events and changed fields."""
        events = [self._event(event) for event in self._fresh]
        self._fresh.clear()
        prompt = None if over else self._rules.question(self._state, PUBLIC)
        pending = self._rules.pending(self._state)
        now: dict[str, Any] = {
            "status": "over" if over else "running",
            "question": pending.number,
            "asked": asked,
            "prompt": prompt
            and {
                "code": prompt.code,
                "rule": prompt.rule,
                "args": prompt.args,
                "seats": list(pending.shown or pending.seats),
            },
            "result": over,
            "view": msgspec.structs.asdict(self._rules.view(self._state, self._seat)),
        }
        before, self._shown = self._shown, now
        news = {"events": events, "last": self._sent, "clock": self._clock(bool(asked)), "views": {}}
        if not before:
            return _encode({"type": "snapshot", **self._match, **news, **now})
        view = _changed(before["view"], now["view"])
        changed = {name: value for name, value in _changed(before, now).items() if name != "view"}
        return _encode({"type": "events", **news, "changed": changed, "view": view})

    def _event(self, event: Event) -> dict[str, Any]:
        self._sent += 1
        names = [name.partition(":")[0] for name in self._rules.event_fields(event.code)]
        args = dict(zip(names, event.args, strict=False))
        return {"n": self._sent, "code": event.code, "rule": event.rule, "args": args, "at": _now()}

    def _clock(self, runs: bool) -> dict[str, Any]:
        now = _now()
        deadline = now + int(self._seconds * 1000) if runs else None
        return {"now": now, "deadline": deadline, "seconds": self._seconds}


def _changed(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in now.items() if value != before[name]}


def _error(answer: Answer, error: BadAnswer) -> bytes:
    """The error of the protocol; the question stays open."""
    about = {"code": error.code, "message": str(error), "args": {"reason": error.reason}}
    return _encode({"type": "error", "action": answer.action, "error": about})


def _sentence(refusal: Refusal) -> str:
    """Why an answer was refused, in English."""
    key = "refusal-" + refusal.code.replace(".", "-")
    return render(key, refusal.args, "en") if has(key) else refusal.code


def _now() -> int:
    return int(time.time() * 1000)


def _encode(message: dict[str, Any]) -> bytes:
    return msgspec.json.encode(message)
