"""TO-0.7: the codes this game emits, with the names and types of their arguments; an event carries its rule.

Types: `seat`; `seats` (a mask); `fixture` (from 1); `side` (0 home, 1 away); `card` (1 to 6);
`mark` (1, 2, 3); `form` (board.form_text); `column`; `flag` (0, 1); none: a plain number.
"""

from __future__ import annotations

from typing import Final

from dugout.games.toto.board import form_text

_HAND: Final = ("ones", "twos", "threes", "fours", "fives", "sixes", "whistles")

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "to.column": ("seat:seat", "column:column"),
    "to.round": ("round",),
    "to.note": ("amount",),
    "to.stake": ("amount", "pot"),
    "to.carried": ("amount", "pot"),
    "to.jackpot-added": ("amount", "pot"),
    "to.starter": ("seat:seat",),
    "to.dealt": ("cards", "removed"),
    "to.deal": ("seat:seat", *_HAND),
    "to.chosen": ("seat:seat",),
    "to.exposed": ("open:seats",),
    "to.open-hand": ("seat:seat", *_HAND),
    "to.form-sent": ("seat:seat",),
    "to.forms-locked": ("round", "sheet", "group"),
    "to.goal": ("seat:seat", "fixture:fixture", "side:side", "card:card", "home", "away"),
    "to.pass": ("seat:seat",),
    "to.window": ("scorer:seat", "fixture:fixture", "side:side", "card:card", "asked:seats"),
    "to.whistle": ("seat:seat", "scorer:seat", "fixture:fixture", "side:side", "card:card", "home", "away"),
    "to.stands": ("scorer:seat", "fixture:fixture", "side:side", "card:card"),
    "to.round-over": ("round",),
    "to.form": ("seat:seat", "form:form"),
    "to.hand": ("seat:seat", *_HAND),
    "to.removed": _HAND,
    "to.result": ("fixture:fixture", "mark:mark", "home", "away", "right:seats"),
    "to.count": ("seat:seat", "count"),
    "to.leaders": ("leaders:seats", "count"),
    "to.pot-taken": ("seat:seat", "amount"),
    "to.pot-shared": ("leaders:seats", "share", "rounding"),
    "to.pot-stays": ("leaders:seats", "amount"),
    "to.final-share": ("leaders:seats", "share", "rounding"),
    "to.final-bank": ("amount",),
    "to.extra-round": ("round",),
    "to.jackpot": ("amount",),
    "to.no-jackpot": ("right:seats",),
    "to.place": ("seat:seat", "place", "cash", "total"),
    "to.game-over": ("winners:seats",),
}


def fields(code: str) -> tuple[str, ...]:
    """Names of an event's arguments in their order."""
    return FIELDS[code]


def word(kind: str, value: int) -> str | None:
    """TO-0.7: an argument of this type in the notation; None for plain numbers."""
    return form_text(value) if kind == "form" else None
