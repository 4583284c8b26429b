"""CO-22: our pairings are those of py4swiss, a sample; `scripts/swiss_reference.py` compares a thousand tournaments."""

from __future__ import annotations

import pytest

from scripts.swiss_reference import compare


@pytest.mark.slow
@pytest.mark.parametrize("number", range(12))
def test_a_random_tournament_is_paired_as_the_reference_pairs_it(number: int) -> None:
    compared, _, differences = compare(f"sample/{number}", 16)
    assert compared > 0
    assert differences == []
