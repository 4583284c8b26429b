"""The class of the table for each version of the environments."""

from __future__ import annotations

import warnings
from typing import Any

from dugout.research.first import FirstTable
from dugout.research.table import Table

OLD = "version 1 is old: its observations do not say who is who. Version 2 does (docs/guides/research.md)"


def table(game_id: str, seats: int | None, options: dict[str, Any] | None, version: int) -> Table:
    """The table for a version of the environments; warns if the version is superseded."""
    if version not in (1, 2):
        raise ValueError(f"no version {version} of the environments: there are 1 and 2")
    if version == 2:
        return Table(game_id, seats, options)
    warnings.warn(OLD, DeprecationWarning, stacklevel=3)
    return FirstTable(game_id, seats, options)
