# mypyc: interpreted
"""The codes this game emits, with the names and types of their arguments.

Types: `seat`; `piece` (seat * 20 + shirt − 1); `cell`; `direction` (0 north, clockwise); `restart` and `ending`
(state.py); none: a plain number.
"""

from __future__ import annotations

from typing import Final

from dugout.games.champions.board import cell_text, piece_text
from dugout.games.champions.position import ENDINGS, RESTARTS
from dugout.geometry.square import DIRECTION_NAMES

_FLIGHT: Final = (
    "man:piece",
    "start:cell",
    "end:cell",
    "direction:direction",
    "before",
    "turned:direction",
    "after",
)

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "ch.lineup-chosen": ("seat:seat",),
    "ch.lineup": ("seat:seat", "keeper:piece", "defenders", "midfielders", "attackers"),
    "ch.keeper-placed": ("man:piece", "cell:cell"),
    "ch.placed": ("man:piece", "cell:cell"),
    "ch.to-centre": ("man:piece", "start:cell", "cell:cell"),
    "ch.kick-off-roll": ("seat:seat", "face"),
    "ch.kick-off": ("man:piece", "budget"),
    "ch.turn": ("seat:seat",),
    "ch.warm-up": ("man:piece",),
    "ch.roll": ("seat:seat", "face"),
    "ch.roll-again": ("seat:seat",),
    "ch.no-action": ("seat:seat", "face"),
    "ch.walk": ("man:piece", "start:cell", "cell:cell"),
    "ch.run": ("man:piece", "start:cell", "cell:cell", "steps"),
    "ch.pass": (*_FLIGHT, "mate:piece"),
    "ch.kick": (*_FLIGHT, "left"),
    "ch.shot": (*_FLIGHT, "left"),
    "ch.taken-back": ("man:piece", "start:cell", "cell:cell"),
    "ch.budget-lowered": ("man:piece", "budget", "lower"),
    "ch.dropped": ("man:piece", "cell:cell"),
    "ch.chase": ("man:piece", "start:cell", "cell:cell"),
    "ch.attempt": ("man:piece", "start:cell", "cell:cell"),
    "ch.attempt-failed": ("man:piece", "face"),
    "ch.intercepted": ("man:piece", "cell:cell", "direction:direction", "length"),
    "ch.loose": ("start:cell", "direction:direction", "length", "end:cell"),
    "ch.hit": ("man:piece", "cell:cell", "budget"),
    "ch.rest": ("cell:cell",),
    "ch.no-save": ("seat:seat", "left"),
    "ch.dive": ("man:piece", "start:cell", "cell:cell", "quarters"),
    "ch.beaten": ("man:piece", "face"),
    "ch.saved": ("man:piece", "face"),
    "ch.caught": ("man:piece", "cell:cell", "face"),
    "ch.rebound": ("man:piece", "cell:cell", "direction:direction", "length"),
    "ch.hands": ("man:piece", "cell:cell"),
    "ch.goal": ("seat:seat", "man:piece", "home", "away"),
    "ch.pick-up": ("man:piece", "start:cell", "cell:cell"),
    "ch.push": ("man:piece", "start:cell", "direction:direction", "pushed"),
    "ch.pushed": ("man:piece", "start:cell", "cell:cell"),
    "ch.pulled-back": ("man:piece", "start:cell", "cell:cell"),
    "ch.row-one": ("man:piece", "start:cell", "cell:cell"),
    "ch.moves-in": ("man:piece", "start:cell", "cell:cell"),
    "ch.relocated": ("man:piece", "start:cell", "cell:cell"),
    "ch.out": ("man:piece", "cell:cell"),
    "ch.award": ("restart:restart", "seat:seat", "cell:cell"),
    "ch.thrower": ("man:piece", "cell:cell"),
    "ch.thrower-back": ("man:piece", "start:cell", "cell:cell"),
    "ch.shift": ("man:piece", "start:cell", "cell:cell"),
    "ch.corner-taker": ("man:piece", "cell:cell"),
    "ch.corner-wall": ("man:piece", "cell:cell"),
    "ch.corner-step": ("man:piece", "start:cell", "cell:cell"),
    "ch.foul": ("man:piece", "start:cell", "victim:piece", "cell:cell"),
    "ch.yellow": ("man:piece",),
    "ch.red": ("man:piece",),
    "ch.injury": ("man:piece",),
    "ch.carried-off": ("man:piece",),
    "ch.stands-by": ("man:piece", "start:cell", "cell:cell"),
    "ch.wall-man": ("man:piece", "start:cell"),
    "ch.wall-slides": ("man:piece", "start:cell", "cell:cell"),
    "ch.clears": ("man:piece", "start:cell", "cell:cell"),
    "ch.penalty-taker": ("man:piece", "start:cell", "cell:cell"),
    "ch.sub": ("man:piece", "out:piece"),
    "ch.not-replaced": ("man:piece",),
    "ch.stand-in": ("man:piece",),
    "ch.enters": ("man:piece", "cell:cell"),
    "ch.back-to-bench": ("man:piece",),
    "ch.forfeit": ("seat:seat",),
    "ch.clock": ("minute",),
    "ch.extra-time": ("home", "away"),
    "ch.extra-time-over": ("home", "away"),
    "ch.shooter": ("man:piece", "cell:cell"),
    "ch.shot-taken": ("seat:seat", "scored", "home", "away"),
    "ch.full-time": ("home", "away", "ending:ending"),
}


def fields(code: str) -> tuple[str, ...]:
    """Names of an event's arguments in their order."""
    return FIELDS[code]


def word(kind: str, value: int) -> str | None:
    """CH-1.2, CH-1.5: an argument of this type in the notation; None for plain numbers."""
    if kind == "piece":
        return piece_text(value) if value >= 0 else "–"
    if kind == "cell":
        return cell_text(value) if value >= 0 else "–"
    if kind == "restart":
        return RESTARTS[value]
    if kind == "ending":
        return ENDINGS[value]
    return DIRECTION_NAMES[value] if kind == "direction" else None
