# mypyc: interpreted
"""CH-12.5, CH-13.8: what hangs on the die that waits, for everybody who watches it fall.

The rules themselves are asked: every face is tried on a copy (futures.py).
"""

from __future__ import annotations

from typing import Any

from dugout.core.values import Stakes
from dugout.games.champions import futures
from dugout.games.champions import kinds as k
from dugout.games.champions.state import State


def stakes(s: State) -> Stakes | None:
    """What each face of a save or of an attempt to intercept brings; other dice decide nothing by themselves."""
    kind = s.agenda.top.kind
    if kind == k.ROLL_SAVE:
        faces = futures.faces_of_save(s)
    elif kind == k.ROLL_INTERCEPT:
        faces = futures.faces_of_attempt(s)
    else:
        return None
    names = [_name(face) for face in faces]
    outcomes = tuple(dict.fromkeys(names))
    return Stakes(outcomes, tuple(tuple(1.0 if name == one else 0.0 for one in outcomes) for name in names))


def _name(face: dict[str, Any]) -> str:
    """CH-25.1: an attempt or a save that fails with a one also moves the clock or ends it all: that is worth a word."""
    what = str(face["what"])
    if what not in ("through", "goal", "rebound"):
        return what
    return f"{what}-end" if face.get("ends") else f"{what}-clock" if face["clock"] else what
