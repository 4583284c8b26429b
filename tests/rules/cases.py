"""Cases of the rules, written as YAML beside the rule ids: loading them and running them.

The format is explained in docs/guides/write-a-case.md. A folder of tests/rules is named after its game;
a file in it holds a list of cases. A case begins with a `position` or a `setup`, gives `answers`, and says
what to `expect`; `then` lists further steps. After every answer the state must be sound.
"""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from dugout.core.dice import Roller
from dugout.core.engine import checked_apply
from dugout.core.errors import ParseError, SetupError
from dugout.core.ids import CHANCE, EVERYONE, HOST, PUBLIC, seats_in
from dugout.core.record import read_answer
from dugout.core.rules import Rules
from dugout.core.values import Event, Refusal, Setup
from dugout.games.registry import game
from tests.rules.wording import FOLDER, faces, fits, read_yaml, walk

CASE_KEYS = {"rule", "rules", "name", "setup", "position", "seed", "each", "answers", "expect", "then"}
STEP_KEYS = {"answers", "expect"}
TEMPO = ("seconds", "host_on_timeout", "bots", "timer", "aside", "beat", "quiet")
GIVE_UP = 20_000


class Case:
    """One case of a file, with its parameters filled in."""

    def __init__(self, game_id: str, file: Path, body: dict[str, Any], label: str) -> None:
        self.game = game_id
        self.file = file
        self.body = body
        self.label = label
        self.rules = [body["rule"]] if "rule" in body else list(body["rules"])

    @property
    def id(self) -> str:
        return f"{self.game}/{self.file.stem}: {self.label}"


@functools.cache
def all_cases() -> tuple[Case, ...]:
    """Every case of every game, read once."""
    found: list[Case] = []
    for file in sorted(FOLDER.glob("*/*.yaml")):
        if file.parent.name == "competition":  # these tell seasons (seasons.py)
            continue
        found.extend(load(file))
    return tuple(found)


def load(file: Path) -> Iterator[Case]:
    """The cases of a file; `each` makes one of every row."""
    for body in read_yaml(file) or []:
        unknown = set(body) - CASE_KEYS
        assert not unknown, f"{file.name}: unknown keys {sorted(unknown)} in {body.get('name')!r}"
        assert "name" in body and ("rule" in body) != ("rules" in body), f"{file.name}: name and rule(s)"
        for row in body.get("each", [{}]):
            filled = {key: fill(value, row) for key, value in body.items() if key != "each"}
            label = filled["name"] if not row or filled["name"] != body["name"] else f"{filled['name']} {row}"
            yield Case(file.parent.name, file, filled, label)


def fill(value: Any, row: dict[str, Any]) -> Any:
    """`<name>` in a text becomes the row's value; a text that is nothing else takes the value itself."""
    if isinstance(value, str):
        if value[:1] == "<" and value[-1:] == ">" and value[1:-1] in row:
            return row[value[1:-1]]
        return re.sub(r"<(\w+)>", lambda m: str(row.get(m[1], m[0])), value)
    if isinstance(value, list):
        return [fill(item, row) for item in value]
    if isinstance(value, dict):
        return {fill(key, row): fill(item, row) for key, item in value.items()}
    return value


def run(case: Case) -> None:
    """Play the case; raises AssertionError with what was expected and what came."""
    Table(case).play()


class Table:
    """A match in the middle of a case."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.rules: Rules[Any, Any] = game(case.game)
        self.dice = Roller(str(case.body.get("seed", case.label)))
        self.events: list[Event] = []
        self.state: Any = None
        self.seats = 0

    def play(self) -> None:
        body = self.case.body
        expect = body.get("expect", {})
        for key in ("setup_refusal", "position_refusal"):
            if key in expect:
                assert set(expect) == {key}, f"{key} stands alone"
                self.refused_start(expect[key])
                return
        self.begin()
        for step in [body, *body.get("then", [])]:
            if step is not body:
                assert set(step) <= STEP_KEYS, f"a step has answers and expect, not {sorted(step)}"
            self.events = []
            for line in step.get("answers", []):
                self.answer(str(line))
            for what, wanted in step.get("expect", {}).items():
                check = getattr(self, f"expect_{what}", None)
                assert check is not None, f"unknown expectation {what!r}"
                check(wanted)

    # -- beginning

    def setup(self) -> Setup:
        given = self.case.body["setup"]
        return Setup(given["seats"], given.get("options", {}), given.get("version", 0))

    def begin(self) -> None:
        if "position" in self.case.body:
            self.state = self.rules.from_position(self.case.body["position"])
        else:
            self.state = self.rules.new(self.setup())
        self.seats = len(self.public_seats())
        self.check_valid("at the beginning")

    def public_seats(self) -> range:
        if "setup" in self.case.body:
            return range(self.case.body["setup"]["seats"])
        return range(self.rules.dump(self.state).get("seats", self.rules.max_seats))

    def refused_start(self, wanted: dict[str, Any]) -> None:
        try:
            self.begin()
        except (SetupError, ParseError) as error:
            self.compare_refusal("the beginning", error.refusal, wanted)
            return
        raise AssertionError(f"accepted; expected {wanted}")

    # -- answers

    def answer(self, line: str) -> None:
        """One line: a record's answer, or one of the shorthands of the guide."""
        who, _, what = line.partition(" ")
        if who == "*":
            for face in faces(what):
                self.apply(CHANCE, face, f"* {face}")
            return
        if who == "~":
            self.go_on(what)
            return
        self.roll_if_asked()
        if what == "default":
            seat = self.seat(who)
            self.apply(seat, self.rules.default(self.state, seat), line)
            return
        seat, choice = read_answer(self.rules, self.seats, line)
        self.apply(seat, choice, line)

    def roll_if_asked(self) -> None:
        """Dice that the case does not name fall by its seed."""
        while self.rules.pending(self.state).chance:
            face = self.dice.face(self.rules.chances(self.state))
            self.apply(CHANCE, face, f"* {face} (by the seed)")

    def go_on(self, what: str) -> None:
        """`~ 5`: five default answers; `~ until CODE`: defaults until that event has happened."""
        code = what.removeprefix("until ") if what.startswith("until ") else ""
        for _ in range(GIVE_UP if code else int(what)):
            if code and any(event.code == code for event in self.events):
                return
            self.roll_if_asked()
            pending = self.rules.pending(self.state)
            assert not pending.over, f"the match is over before {what!r}"
            seat = pending.seats[0]
            self.apply(seat, self.rules.default(self.state, seat), f"~ {what}")
        assert not code, f"{code} did not happen"

    def apply(self, seat: int, choice: int, line: str) -> None:
        outcome = checked_apply(self.rules, self.state, seat, choice)
        assert not isinstance(outcome, Refusal), f"{line!r} was refused: {outcome}"
        self.events.extend(outcome)
        self.check_valid(f"after {line!r}")

    def check_valid(self, when: str) -> None:
        broken = self.rules.problems(self.state)
        assert not broken, f"unsound {when}: {broken}"

    def seat(self, text: Any) -> int:
        """A seat by its text; `!` the host, `public` a spectator."""
        if text == "!":
            return HOST
        if text == "public":
            return PUBLIC
        for seat in range(self.seats):
            if self.rules.seat_text(seat) == str(text):
                return seat
        raise AssertionError(f"no seat {text!r}")

    # -- expectations

    def named(self, event: Event) -> dict[str, Any]:
        """An event's arguments by name, seats and the game's own words as texts."""
        named: dict[str, Any] = {"rule": event.rule}
        fields = self.rules.event_fields(event.code)
        assert len(fields) == len(event.args), f"{event} does not fit its fields {fields}"
        for field, value in zip(fields, event.args, strict=True):
            name, _, kind = field.partition(":")
            named[name] = self.word(kind, value)
        seats = range(self.seats) if event.seats == EVERYONE else seats_in(event.seats)
        named["to"] = "all" if event.seats == EVERYONE else [self.rules.seat_text(seat) for seat in seats]
        return named

    def word(self, kind: str, value: int) -> Any:
        if kind == "seat":
            assert value < self.seats, f"no seat {value}"
            return self.rules.seat_text(value)
        if kind == "seats":
            return [self.rules.seat_text(seat) for seat in seats_in(value)]
        found = self.rules.word(kind, value) if kind else None
        return value if found is None else found

    def expect_events(self, wanted: list[Any]) -> None:
        """These events happened in this order; others may lie between."""
        rest = iter(self.events)
        for item in wanted:
            code, args = (item, {}) if isinstance(item, str) else next(iter(item.items()))
            assert any(e.code == code and fits(self.named(e), args) for e in rest), (
                f"no {code} {args} (in this order) among\n" + self.story()
            )

    def expect_only_events(self, wanted: list[str]) -> None:
        """Exactly these codes."""
        assert [event.code for event in self.events] == wanted, "events were\n" + self.story()

    def expect_no_events(self, wanted: list[str]) -> None:
        """None of these codes."""
        found = [code for code in wanted if any(event.code == code for event in self.events)]
        assert not found, f"{found} happened:\n" + self.story()

    def story(self) -> str:
        return "\n".join(f"  {event.code} {self.named(event)}" for event in self.events) or "  (nothing)"

    def expect_refusal(self, wanted: Any) -> None:
        """This answer (or each of a list) is refused with this code and rule, and changes nothing."""
        for item in wanted if isinstance(wanted, list) else [wanted]:
            before = json.dumps(self.rules.dump(self.state), sort_keys=True)
            answers = item["answer"] if isinstance(item["answer"], list) else [item["answer"]]
            for line in answers:
                try:
                    seat, choice = read_answer(self.rules, self.seats, line)
                    outcome: Any = checked_apply(self.rules, self.state, seat, choice)
                except ParseError as error:
                    outcome = error.refusal
                assert isinstance(outcome, Refusal), f"{line!r} was accepted; expected {item}"
                self.compare_refusal(line, outcome, item)
                after = json.dumps(self.rules.dump(self.state), sort_keys=True)
                assert before == after, f"{line!r} was refused but changed the state"

    def compare_refusal(self, line: str, refusal: Refusal, wanted: dict[str, Any]) -> None:
        got = {"code": refusal.code, "rule": refusal.rule, "args": dict(refusal.args)}
        expected = {key: value for key, value in wanted.items() if key != "answer"}
        assert fits(got, expected), f"{line!r} was refused with {got}; expected {expected}"

    def expect_legal(self, wanted: Any) -> None:
        """By seat: a list (exactly these), or includes, excludes, count."""
        for text, rule in wanted.items():
            self.compare_legal(text, rule)

    def compare_legal(self, text: Any, wanted: Any) -> None:
        choices = self.rules.legal(self.state, self.seat(text))
        if isinstance(wanted, list):
            got = [self.rules.describe(choice) for choice in choices]
            assert got == wanted, f"legal for {text}: {got}"
            return
        assert set(wanted) <= {"includes", "excludes", "count"}, f"legal: {sorted(wanted)}"
        for answer in wanted.get("includes", []):
            assert self.rules.parse(answer) in choices, f"{answer!r} is not legal for {text}"
        for answer in wanted.get("excludes", []):
            assert self.rules.parse(answer) not in choices, f"{answer!r} is legal for {text}"
        if "count" in wanted:
            assert len(choices) == wanted["count"], f"{len(choices)} legal answers for {text}"

    def expect_view(self, wanted: dict[Any, dict[str, Any]]) -> None:
        """By seat (or `public`): dotted path → value in the view as JSON."""
        import msgspec

        for text, paths in wanted.items():
            view = msgspec.to_builtins(self.rules.view(self.state, self.seat(text)))
            for path, value in paths.items():
                got = walk(view, str(path))
                assert got == value, f"view of {text}, {path}: {got!r}, expected {value!r}"

    def expect_pending(self, wanted: dict[str, Any]) -> None:
        pending = self.rules.pending(self.state)
        got = {name: getattr(pending, name) for name in ("number", "host", "chance", "over")}
        for name in ("seats", "may", "shown"):
            got[name] = [self.rules.seat_text(seat) for seat in getattr(pending, name)]
        wanted = {
            key: [str(i) for i in value] if isinstance(value, list) else value
            for key, value in wanted.items()
        }
        assert fits(got, wanted), f"pending: {got}, expected {wanted}"

    def expect_question(self, wanted: dict[str, Any]) -> None:
        wanted = dict(wanted)
        seat = self.seat(wanted.pop("seat", "public"))
        question = self.rules.question(self.state, seat)
        got = {"code": question.code, "rule": question.rule, "args": dict(question.args)}
        assert fits(got, wanted), f"question: {got}, expected {wanted}"

    def expect_chances(self, wanted: list[int]) -> None:
        """First and last face of the die that is asked for."""
        assert self.rules.pending(self.state).chance, "no die is asked for"
        faces_now = self.rules.chances(self.state)
        assert [faces_now[0], faces_now[-1]] == wanted, f"chances: {faces_now}"

    def expect_position(self, wanted: str | list[str]) -> None:
        """The whole text, or a list of words that must be in it."""
        got = self.rules.position(self.state)
        if isinstance(wanted, str):
            assert got == wanted, f"position: {got}"
            return
        missing = [word for word in wanted if word not in got.split()]
        assert not missing, f"{missing} not in position: {got}"

    def expect_result(self, wanted: dict[str, Any] | None) -> None:
        result = self.rules.result(self.state)
        if wanted is None or result is None:
            assert wanted is None and result is None, f"result: {result}, expected {wanted}"
            return
        got = {
            "places": list(result.places),
            "reason": result.reason,
            "rule": result.rule,
            "scores": list(result.scores),
            "details": dict(result.details),
        }
        assert fits(got, wanted), f"result: {got}, expected {wanted}"

    def expect_default(self, wanted: dict[Any, str]) -> None:
        """What the host answers for a seat whose time has run out."""
        for text, answer in wanted.items():
            got = self.rules.describe(self.rules.default(self.state, self.seat(text)))
            assert got == answer, f"default of {text}: {got}"

    def expect_ready(self, wanted: dict[Any, str | None]) -> None:
        """What the host answers at once where the set-up is left to it; null: the seat is asked."""
        for text, answer in wanted.items():
            choice = self.rules.ready_answer(self.state, self.seat(text))
            got = None if choice is None else self.rules.describe(choice)
            assert got == answer, f"ready answer of {text}: {got}"

    def expect_tempo(self, wanted: dict[str, Any]) -> None:
        tempo = self.rules.tempo(self.state)
        got = {name: getattr(tempo, name) for name in TEMPO}
        assert fits(got, wanted), f"tempo: {got}, expected {wanted}"

    def expect_orders(self, wanted: list[dict[str, Any]]) -> None:
        """Standing orders: `{seat, orders, answer}` (null: the seat is asked) or `{seat, orders, refusal}`."""
        for item in wanted:
            seat = self.seat(item["seat"])
            if "refusal" in item:
                refusal = self.rules.check_orders(self.state, seat, item["orders"])
                code = refusal.code if refusal else None
                assert code == item["refusal"], f"orders {item['orders']}: {refusal}"
            if "answer" in item:
                choice = self.rules.standing_answer(self.state, seat, item["orders"])
                got = None if choice is None else self.rules.describe(choice)
                assert got == item["answer"], f"orders {item['orders']} of {item['seat']}: {got}"

    def expect_explain(self, wanted: dict[str, Any]) -> None:
        """`{seat, intent, code, rule}`; code null: possible."""
        refusal = self.rules.explain(self.state, self.seat(wanted["seat"]), wanted["intent"])
        if wanted["code"] is None:
            assert refusal is None, f"{wanted['intent']!r}: {refusal}"
            return
        assert refusal is not None, f"{wanted['intent']!r} is possible"
        rest = {key: value for key, value in wanted.items() if key not in ("seat", "intent")}
        self.compare_refusal(wanted["intent"], refusal, rest)

    def expect_odds(self, wanted: dict[str, Any]) -> None:
        """`{seat, plan, is: {…}}`: the exact chances of a plan."""
        got = self.rules.odds(self.state, self.seat(wanted["seat"]), wanted["plan"])
        assert fits(got, wanted["is"]), f"odds of {wanted['plan']!r}: {got}"
