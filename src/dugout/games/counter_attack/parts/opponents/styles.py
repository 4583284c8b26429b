"""The styles of the characters of Counter Attack; docs/opponents.md has their measured effects."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from dugout.games.counter_attack.judgement.weights import DEFAULT, KEEN
from dugout.games.counter_attack.parts.opponents.easy import Habits

BEGINNERS: Final = {"tuva-lind": Habits(gain=3.3, fear=5.0, keep=1.0)}
WEIGHTS: Final = {
    "marlon-abega": replace(DEFAULT, tempo=0.04, miss=-0.05),
    "greta-falk": replace(KEEN, tempo=0.04, press=0.12),
    "kasimir-dvorn": replace(KEEN, tempo=-0.06, mood=1.5),
}
