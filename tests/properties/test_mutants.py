"""The mutants of scripts/mutate.py: each changes its module, has a name of its own, and what is excused still
exists."""

from __future__ import annotations

import ast
from collections import Counter

import pytest

from dugout.games.registry import GAMES
from scripts.mutations import ROOT, Mutator, equivalents, mutants


@pytest.mark.parametrize("name", GAMES)
def test_every_mutant_has_a_name_of_its_own(name: str) -> None:
    found = mutants(name)
    assert len(found) > 100
    assert [key for key, count in Counter(mutant.name for mutant in found).items() if count > 1] == []


@pytest.mark.parametrize("name", GAMES)
def test_what_makes_no_difference_is_a_mutant_and_has_a_reason(name: str) -> None:
    """A rule that has been written anew loses its excuses."""
    names = {mutant.name for mutant in mutants(name)}
    for excused, reason in equivalents(name).items():
        assert excused in names, excused
        assert len(reason) > 15, excused


@pytest.mark.slow
def test_a_mutant_changes_one_thing() -> None:
    for mutant in mutants("champions")[::40]:
        text = (ROOT / mutant.file).read_text(encoding="utf-8")
        before = ast.unparse(ast.parse(text)).splitlines()
        after = ast.unparse(
            ast.fix_missing_locations(Mutator(mutant.file, mutant.number).visit(ast.parse(text)))
        )
        differing = [pair for pair in zip(before, after.splitlines(), strict=True) if pair[0] != pair[1]]
        assert len(differing) == 1, mutant.name
