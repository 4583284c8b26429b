"""Runs every case of every rule (see docs/guides/write-a-case.md)."""

from __future__ import annotations

import pytest

from tests.rules.cases import Case, all_cases, run


@pytest.mark.parametrize("case", all_cases(), ids=lambda case: case.id)
def test_case(case: Case) -> None:
    run(case)
