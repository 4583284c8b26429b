"""Runs every case of the competition rules (tests/rules/competition, told by seasons.py)."""

from __future__ import annotations

import pytest

from tests.rules.cases import Case
from tests.rules.seasons import all_season_cases, run


@pytest.mark.parametrize("case", all_season_cases(), ids=lambda case: case.id)
def test_season_case(case: Case) -> None:
    run(case)
