"""How the characters of Counter Attack lean; docs/opponents.md has what it comes to in figures."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from dugout.games.counter_attack.parts.opponents.easy import Habits
from dugout.games.counter_attack.parts.opponents.weights import DEFAULT, KEEN

BEGINNERS: Final = {"tuva-lind": Habits(gain=4.5, fear=3.0, keep=1.6)}
WEIGHTS: Final = {
    "marlon-abega": replace(DEFAULT, counter=0.10, miss=0.0),
    "greta-falk": replace(KEEN, cover=1.6, deny=1.5, through=1.3),
    "kasimir-dvorn": replace(KEEN, tempo=-0.02, mood=1.8),
}
