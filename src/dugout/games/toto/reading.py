"""TO-14.5: a position and a state as plain data, read back; position.py writes them."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import unquote

from dugout.core.agenda import Frame, load_frame
from dugout.core.errors import ParseError, SetupError
from dugout.core.values import Event, Refusal, Setup
from dugout.games.toto import kinds, position
from dugout.games.toto.board import FACE_TEXT, FACES, FIRST_CASH, FIXTURES, SIDES, STAKE, form_number
from dugout.games.toto.checks import problems
from dugout.games.toto.options import OPTIONS, VERSION, configure
from dugout.games.toto.rules import turn, whistle
from dugout.games.toto.state import Report, State
from dugout.games.toto.terms import NOT_CHOSEN

_NUMBERS: Final = ("round", "pot", "carry", "jackpot", "jackpots", "rounding", "banked", "cut")
_LISTS: Final = ("columns", "cash", "totals", "leads", "bests")


def read(text: str) -> State:
    """The inverse of `write`; raises ParseError."""
    words = _words(text)
    try:
        version = int(words.get("version", VERSION))
        s = State(configure(Setup(int(words.get("seats", "2")), _read_options(words), version)))
        _read_all(s, words)
        if "turn" in words:
            _check(s, int(words["turn"]))
    except SetupError as error:
        raise ParseError(error.refusal) from None
    except (KeyError, ValueError, IndexError):
        raise _bad(text[:60]) from None
    broken = problems(s)
    if broken:
        raise _bad(broken[0])
    return s


def _words(text: str) -> dict[str, str]:
    known = {option.name for option in OPTIONS}
    known |= {
        *_NUMBERS,
        *_LISTS,
        "version",
        "seats",
        "starter",
        "ask",
        "turn",
        "window",
        "over",
        "answers",
        "order",
    }
    known |= {"scores", "hands", "discarded", "forms"}
    words: dict[str, str] = {}
    for word in text.split():
        name, _, value = word.partition("=")
        if name not in known or name in words:
            raise _bad(word[:40])
        words[name] = value
    return words


def _check(s: State, seat: int) -> None:
    """TO-14.5: run CHECK(s). Cards on the table before it must be a valid position too."""
    if not 1 <= seat <= s.config.seats:
        raise ValueError("no such seat")
    s.asking = Frame(kinds.OVER, 0)
    broken = problems(s)
    if broken:
        raise _bad(broken[0])
    log: list[Event] = []
    turn.check(s, seat - 1, log)


def _read_all(s: State, words: dict[str, str]) -> None:
    seats = s.config.seats
    s.asking = _read_question(s, words)
    before = s.asking.kind == kinds.ASK_COLUMN
    s.columns = _numbers(words, "columns", seats, [0] * seats if before else list(range(1, seats + 1)))
    if before:
        s.asking = Frame(kinds.ASK_COLUMN, 1 << s.columns.index(0))
    s.round = int(words.get("round", "0" if before else "1"))
    s.starter = int(words.get("starter", "0" if before or s.asking.kind == kinds.ROLL_STARTER else "1")) - 1
    s.cash = _numbers(words, "cash", seats, [FIRST_CASH if before else FIRST_CASH - STAKE] * seats)
    s.pot = int(words.get("pot", "0" if before else str(STAKE * seats)))
    s.carry = int(words.get("carry", "0"))
    s.jackpot = int(words.get("jackpot", "0"))
    s.jackpots = int(words.get("jackpots", str(s.jackpot)))
    s.rounding = int(words.get("rounding", "0"))
    s.banked = int(words.get("banked", "0"))
    zeros = [0] * seats
    s.totals = _numbers(words, "totals", seats, zeros)
    s.leads = _numbers(words, "leads", seats, zeros[:])
    s.bests = _numbers(words, "bests", seats, zeros[:])
    if s.asking.kind == kinds.ROLL_SHUFFLE:
        s.deck = [FACE_TEXT.index(face) for face in words["order"]]
        s.cut = int(words["cut"])
    elif s.hands_are_dealt():
        _read_round(s, words)
    if s.asking.kind == kinds.ASK_WHISTLE:
        _read_window(s, words["window"], words.get("answers", ""))


def _read_question(s: State, words: dict[str, str]) -> Frame:
    """The open question; who is asked follows later from what is there."""
    if "window" in words:
        return Frame(kinds.ASK_WHISTLE, 0)
    if "over" in words or "turn" in words:
        return Frame(kinds.OVER, 0)
    return Frame(position.ASK_WORDS[words["ask"]], 0)


def _read_round(s: State, words: dict[str, str]) -> None:
    seats = s.config.seats
    scores = [0] * SIDES
    for item in _items(words.get("scores", "-")):
        fixture, _, score = item.partition(":")
        home, _, away = score.partition("-")
        index = 2 * (int(fixture) - 1)
        if index < 0:
            raise ValueError("no such fixture")
        scores[index], scores[index + 1] = int(home), int(away)
    set_scores(s, scores)
    hands = words["hands"].split(",")
    if len(hands) != seats:
        raise ValueError("a hand for each seat")
    for seat, hand in enumerate(hands):
        s.shown[seat] = "uco".index(hand[0]) - 1
        for face in hand[1:].strip("-"):
            s.hands[seat * FACES + FACE_TEXT.index(face)] += 1
    for face in words.get("discarded", "-").strip("-"):
        s.discarded[FACE_TEXT.index(face)] += 1
    _read_forms(s, words)
    _remove_rest(s)
    waits = s.shown if s.asking.kind == kinds.ASK_HAND else s.forms
    if s.asking.kind == kinds.ASK_HAND or s.asking.kind == kinds.ASK_FORM:
        mask = 0
        for seat in range(seats):
            if waits[seat] == NOT_CHOSEN:
                mask |= 1 << seat
        s.asking = Frame(s.asking.kind, mask)


def _read_forms(s: State, words: dict[str, str]) -> None:
    absent = "1" * FIXTURES if s.forms_are_locked() else "-"
    forms = words.get("forms", ",".join([absent] * s.config.seats)).split(",")
    if len(forms) != s.config.seats:
        raise ValueError("a form for each seat")
    for seat, marks in enumerate(forms):
        if marks != "-":
            s.forms[seat] = form_number(marks)
            if s.forms[seat] < 0:
                raise ValueError("no form")


def _remove_rest(s: State) -> None:
    """TO-14.5: cards not named count as removed."""
    rest = s.config.deck[:]
    for index in range(len(s.hands)):
        rest[index % FACES] -= s.hands[index]
    for score in s.scores:
        for face in range(score):
            rest[face] -= 1
    for face in range(FACES):
        s.removed[face] = rest[face] - s.discarded[face]


def _read_window(s: State, window: str, answers: str) -> None:
    scorer_text, _, place = window.partition(":")
    side = 2 * (int(place[:-1]) - 1) + "HA".index(place[-1])
    scorer = int(scorer_text) - 1
    if not 0 <= side < SIDES or not 0 <= scorer < s.config.seats:
        raise ValueError("no such goal")
    asked = whistle.asked_seats(s, scorer)
    waits = asked
    for item in _items(answers or "-"):
        bit = 1 << (int(item[:-1]) - 1)
        waits &= ~bit
        if item[-1] == "w":
            s.stops |= bit
    s.asking = Frame(kinds.ASK_WHISTLE, waits, side, scorer, asked)


def _read_options(words: dict[str, str]) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for option in OPTIONS:
        text = words.get(option.name)
        if text is None:
            continue
        if text == "none":
            options[option.name] = None
        elif option.name == "deck":
            options[option.name] = [int(count) for count in text.split(".")]
        elif option.name == "fixtures":
            options[option.name] = [[unquote(name) for name in pair.split("/")] for pair in text.split(",")]
        elif option.kind == "bool":
            options[option.name] = text == "on"
        elif option.kind == "int":
            options[option.name] = int(text)
        else:
            options[option.name] = text
    return options


def _items(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def _numbers(words: dict[str, str], name: str, length: int, default: list[int]) -> list[int]:
    if name not in words:
        return default
    numbers = [int(number) for number in words[name].split(",")]
    if len(numbers) != length:
        raise ValueError("a number for each seat")
    return numbers


def _bad(what: str) -> ParseError:
    return ParseError(Refusal("to.bad-position", "TO-14.5", {"what": what}))


def load(data: dict[str, Any]) -> State:
    """The inverse of `dump`; raises ParseError for anything that is not a valid state."""
    try:
        s = _load(data)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, SetupError):
        raise _damaged("fields") from None
    broken = problems(s)
    if broken:
        raise _damaged(broken[0])
    return s


def _load(data: dict[str, Any]) -> State:
    if data["schema"] != position.SCHEMA:
        raise _damaged("schema")
    s = State(configure(Setup(data["seats"], data["options"], data["version"])))
    for name in position.NUMBERS:
        setattr(s, name, _plain_number(data[name]))
    for name in position.LISTS:
        length = len(data[name]) if name == "deck" else len(getattr(s, name))
        setattr(s, name, _plain_numbers(data[name], length))
    set_scores(s, s.scores)
    s.asking = load_frame(_plain_numbers(data["asking"], 5))
    s.reports = [_load_report(report, s.config.seats) for report in data["reports"]]
    return s


def set_scores(s: State, scores: list[int]) -> None:
    """The whole board at once, with its tally."""
    s.scores = scores
    s.sides_at = [0] * len(s.sides_at)
    for score in scores:
        if score < 0:
            raise ValueError("a negative score")
        s.sides_at[score] += 1


def _load_report(data: Any, seats: int) -> Report:
    lengths = {"scores": SIDES, "hands": seats * FACES, "removed": FACES}
    fields: dict[str, Any] = {name: _plain_number(data[name]) for name in position.REPORT_NUMBERS}
    for name in position.REPORT_LISTS:
        fields[name] = _plain_numbers(data[name], lengths.get(name, seats))
    return Report(outcome=str(data["outcome"]), **fields)


def _plain_number(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError("not a number")
    return value


def _plain_numbers(value: Any, length: int) -> list[int]:
    if not isinstance(value, list) or len(value) != length:
        raise ValueError("not a list of that length")
    return [_plain_number(item) for item in value]


def _damaged(what: str) -> ParseError:
    return ParseError(Refusal("to.bad-state", "", {"what": what}))
