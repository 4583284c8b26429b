"""The basic shapes of the drawings, as SVG text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

SERIES_DASHES: Final = ("", "8 4", "2 4", "12 4 2 4", "5 3", "1 5", "10 3 3 3", "6 6")
"""Lines differ by their dashes as well as by their colour."""
FONT: Final = (
    "'Source Sans Pro','Source Sans 3',system-ui,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
)


def picture(width: float, height: float, label: str, parts: Iterable[str], size: bool = False) -> str:
    """A complete drawing. `size` sets width and height, for files; on a page the style sheet does."""
    own = f' width="{width:g}" height="{height:g}"' if size else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}"{own} role="img" '
        f'aria-label="{escape(label)}">{"".join(parts)}</svg>'
    )


def inset(x: float, y: float, width: float, height: float, drawing: str) -> str:
    """A drawing inside another."""
    return drawing.replace(
        "<svg ", f'<svg x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" ', 1
    ).replace(' xmlns="http://www.w3.org/2000/svg"', "", 1)


def text(
    x: float,
    y: float,
    words: str,
    size: float = 12,
    fill: str = "ink",
    weight: int = 400,
    anchor: str = "start",
) -> str:
    at = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" font-weight="{weight}" '
        f'fill="var(--{fill})"{at}>{escape(words)}</text>'
    )


def rect(x: float, y: float, width: float, height: float, fill: str, radius: float = 0) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(0, width):.1f}" height="{max(0, height):.1f}" '
        f'rx="{radius:g}" fill="{paint(fill)}"/>'
    )


def line(x1: float, y1: float, x2: float, y2: float, stroke: str, width: float = 1, dash: str = "") -> str:
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{paint(stroke)}" '
        f'stroke-width="{width:g}"{dashes}/>'
    )


def path(
    d: str, fill: str = "", stroke: str = "", width: float = 1, dash: str = "", opacity: float = 1
) -> str:
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    faint = f' opacity="{opacity:.3g}"' if opacity < 1 else ""
    outline = f' stroke="{paint(stroke)}" stroke-width="{width:g}" stroke-linejoin="round"' if stroke else ""
    return f'<path d="{d}" fill="{paint(fill) if fill else "none"}"{outline}{dashes}{faint}/>'


def circle(x: float, y: float, r: float, fill: str, stroke: str = "", width: float = 1) -> str:
    outline = f' stroke="{paint(stroke)}" stroke-width="{width:g}"' if stroke else ""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:g}" fill="{paint(fill)}"{outline}/>'


def paint(name: str) -> str:
    """A colour of the palette by name, or a reference to a pattern."""
    return name if name.startswith(("url(", "#", "none")) else f"var(--{name})"


def polyline(points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def hatch(name: str, colour: str, ground: str) -> str:
    """A hatch pattern for the away side, which is never marked by colour alone."""
    return (
        f'<defs><pattern id="{name}" width="8" height="8" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate(45)"><rect width="8" height="8" fill="var(--{ground})"/>'
        f'<rect width="2.4" height="8" fill="var(--{colour})" opacity=".35"/></pattern></defs>'
    )


def ball(x: float, y: float, r: float) -> str:
    """A football, which stands for a goal."""
    k = r / 12
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) scale({k:.3f})">'
        '<circle r="11" fill="#fff" stroke="#15201a" stroke-width="2"/>'
        '<path d="M0-4.6 4.4-1.4 2.7 3.7H-2.7L-4.4-1.4Z" fill="#15201a"/>'
        '<path d="M0-4.6V-10M4.4-1.4 9.6-3.2M2.7 3.7 6 8.3M-2.7 3.7-6 8.3M-4.4-1.4-9.6-3.2" '
        'stroke="#15201a" stroke-width="1.6"/></g>'
    )
