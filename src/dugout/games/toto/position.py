"""TO-14.5: a position in one line of `name=value` words, and the state as plain data.

    seats=4 mode=hotseat turn=1 scores=1:3-1,4:0-2 hands=o112w,c23,c-,c5 discarded=1w

Everything left out has the value it would have in round 1 of a game with default options: cash 40, a full
pot, forms of thirteen 1s, columns 1 to N. Hands are `o` (open), `c` (covered) or `u` (not chosen yet)
with their faces. `turn=S` runs CHECK(S) on loading; the other moments are `ask=column`, `ask=starter`,
`ask=shuffle` (with `order=` and `cut=`), `ask=hand`, `ask=form`, `window=S:3H` and `over`.
Options carry their own names (`final_pot=extra`), and `version` that of older rules. Cards not named count as removed.
"""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import quote

from dugout.games.toto import kinds
from dugout.games.toto.board import FACE_TEXT, FIXTURES, cards_text, form_text, side_text
from dugout.games.toto.options import OPTIONS, VERSION
from dugout.games.toto.state import Report, State
from dugout.games.toto.terms import NOT_SENT

ASK_WORDS: Final = {
    "column": kinds.ASK_COLUMN,
    "starter": kinds.ROLL_STARTER,
    "shuffle": kinds.ROLL_SHUFFLE,
    "hand": kinds.ASK_HAND,
    "form": kinds.ASK_FORM,
}
SCHEMA: Final = 1
"""Of the plain data. Never pickle: stored matches outlive the code."""

NUMBERS: Final = (
    "number", "round", "starter", "pot", "carry", "jackpot", "jackpots", "rounding", "banked", "cut", "stops",
)  # fmt: skip
LISTS: Final = (
    "columns", "cash", "hands", "removed", "discarded", "shown", "forms", "scores", "totals", "leads", "bests", "deck",
)  # fmt: skip
REPORT_NUMBERS: Final = ("number", "starter", "pot", "share", "rounding")
REPORT_LISTS: Final = ("scores", "forms", "shown", "hands", "removed", "counts", "cash")


def write(s: State) -> str:
    """The whole position; finished rounds are left out but for what counts on (TO-11.2)."""
    words = [f"seats={s.config.seats}", *_write_options(s), f"round={s.round}"]
    if s.starter >= 0:
        words.append(f"starter={s.starter + 1}")
    words += _write_question(s)
    words.append("columns=" + _joined(s.columns))
    words.append("cash=" + _joined(s.cash))
    words.append(f"pot={s.pot}")
    for name in ("carry", "jackpot", "jackpots", "rounding", "banked"):
        if getattr(s, name):
            words.append(f"{name}={getattr(s, name)}")
    for name in ("totals", "leads", "bests"):
        if any(getattr(s, name)):
            words.append(f"{name}={_joined(getattr(s, name))}")
    if s.hands_are_dealt():
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
    if kind == kinds.ASK_GOAL:
        return [f"turn={s.asking.seats.bit_length()}"]
    if kind == kinds.ASK_WHISTLE:
        side, scorer, asked = s.asking.kept()
        words = [f"window={scorer + 1}:{side_text(side)}"]
        answers = [
            f"{seat + 1}{'w' if s.stops >> seat & 1 else 's'}"
            for seat in range(s.config.seats)
            if (asked & ~s.asking.seats) >> seat & 1
        ]
        return [*words, "answers=" + ",".join(answers)] if answers else words
    if kind == kinds.ROLL_SHUFFLE:
        return ["ask=shuffle", f"cut={s.cut}", "order=" + "".join(FACE_TEXT[face] for face in s.deck)]
    if kind == kinds.OVER:
        return ["over"]
    for word, number in ASK_WORDS.items():
        if number == kind:
            return [f"ask={word}"]
    raise AssertionError(kind)


def _write_options(s: State) -> list[str]:
    words = [] if s.config.version == VERSION else [f"version={s.config.version}"]
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


def _kept(values: dict[str, Any]) -> dict[str, Any]:
    """The options that are hashed: `ready` is younger than the first records, and stands there only if it is on."""
    return {name: value for name, value in values.items() if name != "ready" or value}


def dump(s: State) -> dict[str, Any]:
    """Plain JSON data with a schema version."""
    config = s.config
    data = {
        "schema": SCHEMA,
        "version": config.version,
        "seats": config.seats,
        "options": _kept(config.values),
    }
    data["asking"] = s.asking.dump()
    for name in NUMBERS:
        data[name] = getattr(s, name)
    for name in LISTS:
        data[name] = list(getattr(s, name))
    data["reports"] = [_dump_report(report) for report in s.reports]
    return data


def _dump_report(report: Report) -> dict[str, Any]:
    data: dict[str, Any] = {name: list(getattr(report, name)) for name in REPORT_LISTS}
    for name in REPORT_NUMBERS:
        data[name] = getattr(report, name)
    data["outcome"] = report.outcome
    return data
