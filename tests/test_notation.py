"""The notation pages say what the engine's tables say, and a waiting die says what it is for."""

from __future__ import annotations

from pathlib import Path

import pytest

import dugout
from dugout.core.agenda import A_DIE
from dugout.games.counter_attack import kinds
from dugout.games.registry import GAMES
from scripts import notation_pages

PAGES = Path(__file__).resolve().parent.parent / "docs" / "notation"


@pytest.mark.parametrize("name", GAMES)
def test_a_page_lists_what_the_engine_has(name: str) -> None:
    text = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    assert text == notation_pages.page(name), "run python scripts/notation_pages.py"


def test_a_change_of_the_tables_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    from dugout.games.toto import events

    monkeypatch.setitem(events.FIELDS, "to.goal", ("seat:seat",))
    assert (PAGES / "toto.md").read_text(encoding="utf-8") != notation_pages.page("toto")


@pytest.mark.parametrize("name", GAMES)
def test_positions_of_the_pages_can_be_read(name: str) -> None:
    block = (PAGES / f"{name}.md").read_text(encoding="utf-8").split("```\n")[1]
    match = dugout.Match.from_position(name, block.strip())
    assert match.asked or match.faces


@pytest.mark.parametrize("name", GAMES)
def test_a_waiting_die_says_what_it_is_for(name: str) -> None:
    """No two dice of a match that differ in their rule are asked for in the same words."""
    match, dice = dugout.Match(name), dugout.Roller("what for")
    rules: dict[tuple[str, object], set[str]] = {}
    for _ in range(600):
        if match.over:
            break
        if match.faces:
            asked = match.question()
            rules.setdefault((asked.code, asked.args.get("die")), set()).add(asked.rule)
            match.roll(dice)
        else:
            choices = match.choices()
            match.answer(choices[dice.below(len(choices))])
    assert len(rules) > 1
    assert all(len(found) == 1 for found in rules.values()), rules


def test_every_die_of_counter_attack_has_its_own_word() -> None:
    match = dugout.Match.from_position("counter-attack", "ca1 H9@0,0 deflected=4,0")
    assert match.question().args == {"die": "direction"}
    assert match.question().rule == "CA-12.2"
    words = [kind.name for kind in kinds.KINDS.values() if kind.waits_for == A_DIE]
    assert all(word.startswith("roll-") for word in words)
    assert len(set(words)) == len(words)


def test_positions_name_men_and_questions_and_older_ones_are_still_read() -> None:
    rest = "ca1 H9@14,2 H2@-10,0 A4@9,9 A1@18,0 has=H9"
    old = dugout.Match.from_position("counter-attack", f"{rest} moved=16640 barred=2 agenda=9.2.2.0.0")
    new = dugout.Match.from_position("counter-attack", f"{rest} moved=H9,A4 barred=H2 agenda=move.A.2.0.0")
    assert old.position == new.position
    assert " moved=H9,A4 barred=H2 " in new.position
    assert new.position.endswith(" agenda=move.A.2.0.0")
    with pytest.raises(dugout.ParseError):
        dugout.Match.from_position("counter-attack", f"{rest} agenda=somersault.A.2.0.0")
