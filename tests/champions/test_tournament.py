"""CH-27: what a match leaves for the next one, over the worked examples of the competition rules."""

from __future__ import annotations

import pytest

from dugout.games.registry import game

CARDS = {
    "X1": "Y - - - Y -",
    "X2": "Y - - Y out - - - Y -",
    "X3": "Y Y out Y out Y out",
    "X4": "2Y out out - 2Y out out out -",
    "X5": "Y - R out out out - - Y out",
    "X6": "2Y out out - - - 2Y out out",
}
INJURIES = {
    "X7": "1 0 1 out 0 1 out",
    "X8": "1 0 0 1 0",
    "X9": "2 out out 0 1 out",
    "X10": "1 2 out out out 0 0 1",
}


def absent_before_each(kind: str, codes: list[str]) -> list[bool]:
    """Whether shirt 9 is out before each match, and the codes of the matches he plays."""
    reports: list[dict[str, dict[str, str]]] = []
    out: list[bool] = []
    for code in codes:
        out.append(9 in game("champions").carry_over(reports)["absent"])
        reports.append({kind: {} if code == "out" else {"9": code}})
    return out


@pytest.mark.parametrize("name", CARDS)
def test_cards(name: str) -> None:
    """CH-27.1, CH-27.2, CH-27.3."""
    codes = CARDS[name].split()
    assert absent_before_each("cards", codes) == [code == "out" for code in codes]


@pytest.mark.parametrize("name", INJURIES)
def test_injuries(name: str) -> None:
    """CH-27.4."""
    codes = INJURIES[name].split()
    assert absent_before_each("injuries", codes) == [code == "out" for code in codes]


def test_values_after_each_match_of_x5() -> None:
    """CH-27.2, CH-27.3: suspended and on notice, match by match."""
    codes = CARDS["X5"].split()
    wanted = [(0, 3), (0, 2), (3, 0), (2, 0), (1, 0), (0, 3), (0, 2), (0, 1), (1, 0), (0, 3)]
    reports: list[dict[str, dict[str, str]]] = []
    for code, (suspended, notice) in zip(codes, wanted, strict=True):
        reports.append({"cards": {} if code == "out" else {"9": code}})
        man = game("champions").carry_over(reports)["men"].get("9", {"suspended": 0, "notice": 0})
        assert (man["suspended"], man["notice"]) == (suspended, notice)


def test_cards_and_injuries_run_side_by_side() -> None:
    """CH-27.4: example X11."""
    reports = [
        {"injuries": {"9": "1"}},
        {"cards": {"9": "R"}, "injuries": {"9": "1"}},
        {},
        {},
    ]
    wanted = [(0, 0, 0, 2), (2, 0, 1, 0), (1, 0, 0, 2), (0, 3, 0, 2)]
    for count, figures in enumerate(wanted, start=1):
        man = game("champions").carry_over(reports[:count])["men"]["9"]
        assert (man["suspended"], man["notice"], man["hurt"], man["prone"]) == figures


def test_absence_through_injury_leaves_the_card_notice() -> None:
    """CH-27.4: example X12."""
    reports = [{"cards": {"9": "Y"}, "injuries": {"9": "2"}}, {}, {}, {"cards": {"9": "Y"}}]
    assert game("champions").carry_over(reports)["absent"] == [9]
    assert game("champions").carry_over(reports[:3])["men"]["9"]["notice"] == 3
