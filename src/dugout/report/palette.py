"""The colours of drawings. On a page they are CSS variables and follow the theme; pictures outside a page use these.

Values are those of the client's `tokens.css` and `report.css`; a test compares them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

_VARIABLE: Final = re.compile(r"var\(--([\w-]+)\)")

LIGHT: Final = {
    "paper": "#f3eddf", "surface": "#fffcf5", "surface-2": "#ebe3d1", "surface-3": "#ded4bd",
    "line": "#d3c8b0", "line-strong": "#857b66", "ink": "#15201a", "ink-2": "#46524a", "ink-3": "#5b665f",
    "night": "#0f2f24", "night-3": "#2d5a49", "on-night": "#f6f1e3", "on-night-2": "#b5c9bd",
    "pitch": "#2c7a4d", "pitch-2": "#277146", "pitch-out": "#1e5a3a", "pitch-line": "#f2f8ee",
    "net": "rgba(255,255,255,.42)",
    "side-stripes": "#1c2f7a", "side-checks": "#b8400f", "side-sash": "#b3261e", "side-sleeves": "#15304f",
    "side-stripes-soft": "#c9d4f2", "side-checks-soft": "#f6d3c2", "side-sash-soft": "#f5cdc9",
    "side-sleeves-soft": "#c8d5e4",
    "draw-soft": "#e5ddc9",
    "token-1": "#1c2f7a", "token-2": "#b3261e", "token-3": "#0b6456", "token-4": "#8a5a00",
    "token-5": "#6d1f4a", "token-6": "#22262b", "token-7": "#5a2ca0", "token-8": "#0b6a7a",
}  # fmt: skip
DARK: Final = {
    "paper": "#0c1310", "surface": "#16201b", "surface-2": "#202c26", "surface-3": "#2c3a33",
    "line": "#33423a", "line-strong": "#7d8d83", "ink": "#f3eee1", "ink-2": "#bcc6be", "ink-3": "#9aa69e",
    "night": "#060d0a", "night-3": "#254034", "on-night": "#f6f1e3", "on-night-2": "#a9bdb1",
    "pitch": "#1c5738", "pitch-2": "#194f32", "pitch-out": "#123b26", "pitch-line": "#dcebdd",
    "net": "rgba(255,255,255,.3)",
    "side-stripes": "#a9c1ff", "side-checks": "#ff9c6b", "side-sash": "#ff9a8c", "side-sleeves": "#ffc52e",
    "side-stripes-soft": "#26356b", "side-checks-soft": "#5c2a14", "side-sash-soft": "#5c1d18",
    "side-sleeves-soft": "#4d3c0c",
    "draw-soft": "#2c3a33",
    "token-1": "#a9c1ff", "token-2": "#ff9a8c", "token-3": "#74d6bd", "token-4": "#ffc75c",
    "token-5": "#f0a3cb", "token-6": "#d5dbd7", "token-7": "#cdb0ff", "token-8": "#7fd8e8",
}  # fmt: skip


def aliases(colours: Sequence[str]) -> dict[str, str]:
    """The names that drawings use for the colours of the sides, by seat: `team-0`, `team-0-soft`, `seat-0`, …"""
    found: dict[str, str] = {}
    for seat, colour in enumerate(colours):
        if colour.startswith("side-"):
            found |= {f"team-{seat}": colour, f"team-{seat}-soft": f"{colour}-soft"}
        else:
            found[f"seat-{seat}"] = colour
    return found


def resolve(drawing: str, colours: dict[str, str]) -> str:
    """A drawing with its variables replaced by colours, for programs without CSS variables."""
    return _VARIABLE.sub(lambda found: colours[found.group(1)], drawing)
