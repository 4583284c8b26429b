"""The zone of a hex is the same in reports as on the page, whose test reads the same file (`parts/zones.test.ts`)."""

from __future__ import annotations

import json
from pathlib import Path

from dugout.games.counter_attack.board import COLUMN, HEIGHT, PITCH, cells_in
from dugout.games.counter_attack.choices import cell_text
from dugout.games.counter_attack.parts.reporting.pitch import zone

ZONES = Path(__file__).resolve().parents[2] / "client/src/games/counter-attack/parts/zones.json"


def test_a_hex_has_the_same_zone_on_the_page() -> None:
    """The file has the quarter of the pitch with positive coordinates: zones are symmetrical."""
    found: dict[str, list[str]] = {}
    for cell in cells_in(PITCH):
        c, h = COLUMN[cell], HEIGHT[cell]
        if c >= 0 and h >= 0:
            found.setdefault(zone(cell), []).append(cell_text(cell))
        else:
            mirrored = next(at for at in cells_in(PITCH) if (COLUMN[at], HEIGHT[at]) == (abs(c), abs(h)))
            assert zone(cell) == zone(mirrored)
    assert {name: " ".join(hexes) for name, hexes in found.items()} == json.loads(ZONES.read_text("utf-8"))
