"""TO-14.5: a position in one line of `name=value` words, and back.

    seats=4 mode=hotseat turn=1 scores=1:3-1,4:0-2 hands=o112w,c23,c-,c5 discarded=1w

Everything left out has the value it would have in round 1 of a game with default options: cash 40, a full
pot, forms of thirteen 1s, columns 1 to N. Hands are `o` (open), `c` (covered) or `u` (not chosen yet)
with their faces. `turn=S` runs CHECK(S) on loading; the other moments are `ask=column`, `ask=starter`,
`ask=shuffle` (with `order=` and `cut=`), `ask=hand`, `ask=form`, `window=S:3H` and `over`.
Options carry their own names (`final_pot=extra`). Cards not named count as removed.
"""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import quote, unquote

from dugout.core.agenda import Frame
from dugout.core.contract import ParseError, SetupError
from dugout.core.values import Event, Refusal, Setup
from dugout.games.toto.board import (
    FACE_TEXT,
    FACES,
    FIRST_CASH,
    FIXTURES,
    SIDES,
    STAKE,
    cards_text,
    form_number,
    form_text,
    side_text,
)
from dugout.games.toto.checks import problems
from dugout.games.toto.codec import set_scores
from dugout.games.toto.options import OPTIONS, configure
from dugout.games.toto.rules import turns, whistle
from dugout.games.toto.state import (
    ASK_COLUMN,
    ASK_FORM,
    ASK_GOAL,
    ASK_HAND,
    ASK_WHISTLE,
    NOT_CHOSEN,
    NOT_SENT,
    OVER,
    ROLL_SHUFFLE,
    ROLL_STARTER,
    State,
)

_ASK_WORDS: Final = {
    "column": ASK_COLUMN,
    "starter": ROLL_STARTER,
    "shuffle": ROLL_SHUFFLE,
    "hand": ASK_HAND,
    "form": ASK_FORM,
}
_NUMBERS: Final = ("round", "pot", "carry", "jackpot", "jackpots", "rounding", "banked", "cut")
_LISTS: Final = ("columns", "cash", "totals", "leads", "bests")


def write(s: State) -> str:
    """The whole position; finished rounds are left out but for what counts on (TO-11.2)."""
    words = [f"seats={s.config.seats}", *_write_options(s), f"round={s.round}"]
    if s.starter >= 0:
        words.append(f"starter={s.starter + 1}")
    words += _write_question(s)
    words.append("columns=" + _joined(s.columns))
    words.append("cash=" + _joined(s.cash))
    words.append(f"pot={s.pot}")
    for name, value in (
        ("carry", s.carry),
        ("jackpot", s.jackpot),
        ("jackpots", s.jackpots),
        ("rounding", s.rounding),
        ("banked", s.banked),
    ):
        if value:
            words.append(f"{name}={value}")
    for name, values in (("totals", s.totals), ("leads", s.leads), ("bests", s.bests)):
        if any(values):
            words.append(f"{name}={_joined(values)}")
    if s.asking.kind >= ASK_HAND:
        words += _write_round(s)
    return " ".join(words)


def _write_round(s: State) -> list[str]:
    scores = [
        f"{fixture + 1}:{s.scores[2 * fixture]}-{s.scores[2 * fixture + 1]}"
        for fixture in range(FIXTURES)
        if s.scores[2 * fixture] or s.scores[2 * fixture + 1]
    ]
    hands = ["uco"[s.shown[seat] + 1] + cards_text(s.hand(seat)) for seat in range(s.config.seats)]
    forms = ["-" if form == NOT_SENT else form_text(form) for form in s.forms]
    return [
        "scores=" + (",".join(scores) or "-"),
        "hands=" + ",".join(hands),
        "discarded=" + cards_text(s.discarded),
        "forms=" + ",".join(forms),
    ]


def _write_question(s: State) -> list[str]:
    kind = s.asking.kind
    if kind == ASK_GOAL:
        return [f"turn={s.asking.seats.bit_length()}"]
    if kind == ASK_WHISTLE:
        words = [f"window={s.asking.b + 1}:{side_text(s.asking.a)}"]
        answers = [
            f"{seat + 1}{'w' if s.stops >> seat & 1 else 's'}"
            for seat in range(s.config.seats)
            if (s.asking.c & ~s.asking.seats) >> seat & 1
        ]
        return [*words, "answers=" + ",".join(answers)] if answers else words
    if kind == ROLL_SHUFFLE:
        return ["ask=shuffle", f"cut={s.cut}", "order=" + "".join(FACE_TEXT[face] for face in s.deck)]
    if kind == OVER:
        return ["over"]
    for word, number in _ASK_WORDS.items():
        if number == kind:
            return [f"ask={word}"]
    raise AssertionError(kind)


def _write_options(s: State) -> list[str]:
    words: list[str] = []
    for option in OPTIONS:
        value = s.config.values[option.name]
        if value == option.default:
            continue
        if option.name == "deck":
            text = ".".join(str(count) for count in value)
        elif option.name == "fixtures":
            text = ",".join("/".join(quote(name, safe="") for name in pair) for pair in value)
        elif value is None:
            text = "none"
        elif option.kind == "bool":
            text = "on" if value else "off"
        else:
            text = str(value)
        words.append(f"{option.name}={text}")
    return words


def _joined(values: list[int]) -> str:
    return ",".join(str(value) for value in values)


def read(text: str) -> State:
    """The inverse of `write`; raises ParseError."""
    words = _words(text)
    try:
        s = State(configure(Setup(int(words.get("seats", "2")), _read_options(words))))
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
    known |= {*_NUMBERS, *_LISTS, "seats", "starter", "ask", "turn", "window", "over", "answers", "order"}
    known |= {"scores", "hands", "discarded", "forms"}
    words: dict[str, str] = {}
    for word in text.split():
        name, _, value = word.partition("=")
        if name not in known or name in words:
            raise _bad(word[:40])
        words[name] = value
    return words


def _check(s: State, seat: int) -> None:
    """TO-14.5: run CHECK(s). Cards on the table before it must be a sound position too."""
    if not 1 <= seat <= s.config.seats:
        raise ValueError("no such seat")
    s.asking = Frame(OVER, 0)
    broken = problems(s)
    if broken:
        raise _bad(broken[0])
    log: list[Event] = []
    turns.check(s, seat - 1, log)


def _read_all(s: State, words: dict[str, str]) -> None:
    seats = s.config.seats
    s.asking = _read_question(s, words)
    before = s.asking.kind == ASK_COLUMN
    s.columns = _numbers(words, "columns", seats, [0] * seats if before else list(range(1, seats + 1)))
    if before:
        s.asking = Frame(ASK_COLUMN, 1 << s.columns.index(0))
    s.round = int(words.get("round", "0" if before else "1"))
    s.starter = int(words.get("starter", "0" if s.asking.kind <= ROLL_STARTER else "1")) - 1
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
    if s.asking.kind == ROLL_SHUFFLE:
        s.deck = [FACE_TEXT.index(face) for face in words["order"]]
        s.cut = int(words["cut"])
    elif s.asking.kind >= ASK_HAND:
        _read_round(s, words)
    if s.asking.kind == ASK_WHISTLE:
        _read_window(s, words["window"], words.get("answers", ""))


def _read_question(s: State, words: dict[str, str]) -> Frame:
    """The open question; who is asked follows later from what is there."""
    if "window" in words:
        return Frame(ASK_WHISTLE, 0)
    if "over" in words or "turn" in words:
        return Frame(OVER, 0)
    return Frame(_ASK_WORDS[words["ask"]], 0)


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
    waits = s.shown if s.asking.kind == ASK_HAND else s.forms
    if s.asking.kind == ASK_HAND or s.asking.kind == ASK_FORM:
        mask = 0
        for seat in range(seats):
            if waits[seat] == NOT_CHOSEN:
                mask |= 1 << seat
        s.asking = Frame(s.asking.kind, mask)


def _read_forms(s: State, words: dict[str, str]) -> None:
    absent = "-" if s.asking.kind <= ASK_FORM else "1" * FIXTURES
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
    s.asking = Frame(ASK_WHISTLE, waits, side, scorer, asked)


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
