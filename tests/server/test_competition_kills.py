"""kill -9 while leagues run: nothing stored is lost, nothing is told twice, pages are what their logs give.

`scripts/kill_server.py --kills 50` does it fifty times, with leagues of all three games.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.kill_server import Kills


@pytest.mark.slow
@pytest.mark.timeout(300)
async def test_a_killed_server_goes_on_where_its_log_ends(tmp_path: Path) -> None:
    kills = Kills(tmp_path, "short", games=("toto",))
    await kills.run(2)
    assert len(kills.made) >= 3
