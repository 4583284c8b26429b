"""A drawing as a PNG, rendered by resvg; the font is part of the package, so pictures look the same everywhere."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

WEIGHTS: Final = ("Regular", "Semibold", "Bold", "Black")
ZOOM: Final = 1.5


def png(drawing: str) -> bytes:
    """The picture as pixels, larger than its nominal size so that it stays sharp."""
    import resvg_py

    folder = files("font_source_sans_pro").joinpath("files")
    fonts = [str(folder.joinpath(f"SourceSansPro-{weight}.ttf")) for weight in WEIGHTS]
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=drawing,
            zoom=ZOOM,
            skip_system_fonts=True,
            font_files=fonts,
            font_family="Source Sans Pro",
            sans_serif_family="Source Sans Pro",
        )
    )
