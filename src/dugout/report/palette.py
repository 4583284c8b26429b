"""The colours of drawings. On a page they are CSS variables and follow the theme; a picture that leaves it gets these.

Values are those of the client's `tokens.css` and `report.css`; a test compares them.
"""

from __future__ import annotations

import re
from typing import Final

_VARIABLE: Final = re.compile(r"var\(--([\w-]+)\)")

LIGHT: Final = {
    "paper": "#f3eddf", "surface": "#fffcf5", "surface-2": "#ebe3d1", "surface-3": "#ded4bd",
    "line": "#d3c8b0", "line-strong": "#857b66", "ink": "#15201a", "ink-2": "#46524a", "ink-3": "#5b665f",
    "night": "#0f2f24", "night-3": "#2d5a49", "on-night": "#f6f1e3", "on-night-2": "#b5c9bd",
    "pitch": "#2c7a4d", "pitch-2": "#277146", "pitch-out": "#1e5a3a", "pitch-line": "#f2f8ee",
    "net": "rgba(255,255,255,.42)",
    "team-0": "#1c2f7a", "team-1": "#b8400f", "team-0-soft": "#c9d4f2", "team-1-soft": "#f6d3c2",
    "draw-soft": "#e5ddc9",
    "seat-0": "#1c2f7a", "seat-1": "#b3261e", "seat-2": "#0b6456", "seat-3": "#8a5a00",
    "seat-4": "#6d1f4a", "seat-5": "#22262b", "seat-6": "#5a2ca0", "seat-7": "#0b6a7a",
}  # fmt: skip
DARK: Final = {
    "paper": "#0c1310", "surface": "#16201b", "surface-2": "#202c26", "surface-3": "#2c3a33",
    "line": "#33423a", "line-strong": "#7d8d83", "ink": "#f3eee1", "ink-2": "#bcc6be", "ink-3": "#9aa69e",
    "night": "#060d0a", "night-3": "#254034", "on-night": "#f6f1e3", "on-night-2": "#a9bdb1",
    "pitch": "#1c5738", "pitch-2": "#194f32", "pitch-out": "#123b26", "pitch-line": "#dcebdd",
    "net": "rgba(255,255,255,.3)",
    "team-0": "#a9c1ff", "team-1": "#ff9c6b", "team-0-soft": "#26356b", "team-1-soft": "#5c2a14",
    "draw-soft": "#2c3a33",
    "seat-0": "#a9c1ff", "seat-1": "#ff9a8c", "seat-2": "#74d6bd", "seat-3": "#ffc75c",
    "seat-4": "#f0a3cb", "seat-5": "#d5dbd7", "seat-6": "#cdb0ff", "seat-7": "#7fd8e8",
}  # fmt: skip


def resolve(drawing: str, colours: dict[str, str]) -> str:
    """A drawing with its variables replaced by colours, for programs that know no CSS variables."""
    return _VARIABLE.sub(lambda found: colours[found.group(1)], drawing)
