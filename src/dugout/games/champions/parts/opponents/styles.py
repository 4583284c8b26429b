"""The styles of the characters of Champions 2020; docs/opponents.md has their measured effects."""

from __future__ import annotations

from typing import Final

from dugout.games.champions.parts.opponents.style import Style

STYLES: Final = {
    # the first opponent of newcomers: he shoots on sight, and misses about half of what he should notice
    "bram-tolk": Style(
        shot=0.4,
        touch=-0.02,
        risk=0.06,
        walk=-0.06,
        forward=0.012,
        defenders=2,
        slip=150,
        steps_in=0.4,
        dives=0.6,
    ),
    "ines-caldera": Style(touch=0.02, risk=-0.03),
    "odile-varga": Style(walk=-0.04, shot=0.04),
    "old-sil": Style(walk=0.04, touch=0.01),
}
