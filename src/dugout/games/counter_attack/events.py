"""The codes this game emits, with the names and types of their arguments.

Types: `seat` (0 home, 1 away); `piece` (team · 11 + shirt − 1, −1 nobody); `hex` (a cell, −1 none); `card` and
`keeper` (numbers of the deck); `formation`; `restart`; `play`; `period`; `referee`; none: a plain number.
"""

from __future__ import annotations

from typing import Final

from dugout.games.counter_attack import terms
from dugout.games.counter_attack.choices import FORMATIONS, cell_text, piece_text

_MOVE: Final = ("piece:piece", "from:hex", "target:hex")

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    # squads and line-ups
    "ca.first-pick": ("seat:seat",),
    "ca.card-open": ("card:card",),
    "ca.picked": ("seat:seat", "card:card"),
    "ca.keeper-drawn": ("seat:seat", "card:keeper"),
    "ca.lineup-in": ("seat:seat",),
    "ca.wears": ("piece:piece", "member"),
    "ca.formation": ("seat:seat", "formation:formation"),
    "ca.formations": ("home:formation", "away:formation"),
    "ca.referee": ("referee:referee", "leniency"),
    "ca.removed": ("piece:piece",),
    # time
    "ca.toss": ("seat:seat",),
    "ca.period": ("period:period",),
    "ca.minute": ("minute",),
    "ca.period-over": ("period:period", "home", "away"),
    "ca.second-leg": ("home", "away"),
    "ca.full-time": ("home", "away"),
    "ca.forfeit": ("seat:seat",),
    # moving
    "ca.phase": ("seat:seat",),
    "ca.phase-over": ("seat:seat",),
    "ca.run": _MOVE,
    "ca.dribble": _MOVE,
    "ca.free-move": _MOVE,
    "ca.snap-move": _MOVE,
    "ca.air-move": _MOVE,
    "ca.first-move": _MOVE,
    "ca.keeper-run": _MOVE,
    "ca.keeper-step": _MOVE,
    "ca.keeper-to": _MOVE,
    "ca.reposition": _MOVE,
    "ca.retreat": _MOVE,
    "ca.placed": ("piece:piece", "target:hex"),
    # the ball changes hands
    "ca.possession": ("piece:piece", "at:hex"),
    "ca.holds": ("piece:piece",),
    "ca.steal-roll": ("piece:piece", "carrier:piece", "die"),
    "ca.steal": ("piece:piece", "carrier:piece"),
    "ca.tackle": ("piece:piece", "carrier:piece"),
    "ca.reckless": ("piece:piece", "carrier:piece"),
    "ca.reckless-roll": ("piece:piece", "die"),
    "ca.dive": ("piece:piece", "carrier:piece"),
    "ca.dribbler-roll": ("piece:piece", "die", "score"),
    "ca.tackler-roll": ("piece:piece", "die", "score", "against"),
    "ca.tackle-failed": ("piece:piece", "carrier:piece"),
    "ca.tackle-won": ("piece:piece", "carrier:piece"),
    "ca.tie": ("piece:piece", "other:piece"),
    # passes and headers
    "ca.pass": ("piece:piece", "from:hex", "target:hex", "play:play"),
    "ca.interception-roll": ("piece:piece", "die", "need"),
    "ca.interception": ("piece:piece", "passer:piece"),
    "ca.received": ("piece:piece", "passer:piece"),
    "ca.into-space": ("piece:piece", "target:hex"),
    "ca.high": ("piece:piece", "from:hex", "target:hex", "play:play"),
    "ca.long": ("piece:piece", "from:hex", "target:hex", "play:play"),
    "ca.accuracy-roll": ("piece:piece", "die", "score", "need"),
    "ca.inaccurate": ("piece:piece", "receiver:piece"),
    "ca.too-far": ("piece:piece", "target:hex"),
    "ca.jumps": ("piece:piece", "at:hex"),
    "ca.jump-roll": ("piece:piece", "die", "modifier", "score"),
    "ca.heads": ("piece:piece",),
    "ca.beats-keeper": ("piece:piece", "keeper:piece"),
    "ca.claims": ("piece:piece",),
    "ca.drops": ("at:hex",),
    "ca.headed-pass": ("piece:piece", "from:hex", "target:hex"),
    "ca.header": ("piece:piece", "from:hex", "target:hex"),
    # shots
    "ca.shot": ("piece:piece", "from:hex", "target:hex"),
    "ca.snapshot": ("piece:piece", "at:hex"),
    "ca.block-roll": ("piece:piece", "shooter:piece", "die", "need"),
    "ca.block": ("piece:piece", "shooter:piece"),
    "ca.shot-roll": ("piece:piece", "die", "modifier", "score"),
    "ca.save-roll": ("piece:piece", "die", "modifier", "score", "against"),
    "ca.save": ("piece:piece", "at:hex"),
    "ca.parry-roll": ("piece:piece", "die"),
    "ca.turned-behind": ("piece:piece",),
    "ca.wide": ("piece:piece",),
    "ca.goal": ("seat:seat", "scorer:piece", "home", "away", "minute"),
    "ca.penalty-roll": ("piece:piece", "die", "score"),
    # loose balls
    "ca.loose": ("at:hex",),
    "ca.direction-roll": ("die",),
    "ca.runs-loose": ("from:hex", "target:hex", "direction", "die"),
    "ca.hits": ("piece:piece", "at:hex"),
    "ca.rests": ("at:hex",),
    "ca.stop-roll": ("piece:piece", "die"),
    "ca.out": ("at:hex",),
    "ca.behind": ("at:hex",),
    "ca.clearance": ("at:hex",),
    # fouls
    "ca.foul": ("piece:piece", "carrier:piece", "at:hex"),
    "ca.professional": ("piece:piece",),
    "ca.injury-roll": ("piece:piece", "die"),
    "ca.injured": ("piece:piece", "pace"),
    "ca.card-roll": ("piece:piece", "die", "leniency"),
    "ca.yellow": ("piece:piece",),
    "ca.red": ("piece:piece",),
    "ca.plays-on": ("seat:seat",),
    "ca.offside": ("piece:piece", "at:hex"),
    # restarts
    "ca.restart": ("restart:restart", "seat:seat", "at:hex"),
    "ca.taker": ("piece:piece",),
    "ca.at-ball": ("piece:piece", "at:hex"),
    "ca.substitution": ("piece:piece", "off", "on"),
    "ca.emergency-keeper": ("piece:piece", "at:hex"),
    # shoot-out
    "ca.shootout": (),
    "ca.shootout-order": ("piece:piece", "number"),
    "ca.shootout-goal": ("piece:piece", "home", "away"),
    "ca.shootout-miss": ("piece:piece", "home", "away"),
    "ca.shootout-over": ("home", "away"),
}


def fields(code: str) -> tuple[str, ...]:
    """Names of an event's arguments in their order."""
    return FIELDS[code]


def word(kind: str, value: int) -> str | None:
    """CA-2.2: an argument of this type in the notation, `H9`, `12,-4`, `corner`, `4-4-2`; None for plain numbers."""
    if kind == "piece":
        return "nobody" if value < 0 else piece_text(value)
    if kind == "hex":
        return "none" if value < 0 else cell_text(value)
    if kind == "restart":
        return terms.RESTART_NAMES[value]
    if kind == "formation":
        return FORMATIONS[value]
    return None
