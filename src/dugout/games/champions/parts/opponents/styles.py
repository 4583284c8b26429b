"""How the characters of Champions 2020 lean; docs/opponents.md has what it comes to in figures."""

from __future__ import annotations

from typing import Final

from dugout.games.champions.parts.opponents.style import Style

STYLES: Final = {
    # whom newcomers meet first: he shoots on sight, and half of what he should see he does not
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
