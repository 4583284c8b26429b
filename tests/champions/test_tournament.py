"""CH-27: what a match leaves for the next one, over the worked examples of the competition rules."""

from __future__ import annotations

from typing import Any

import pytest

from dugout.competition.absences import available
from dugout.competition.contract import Carried, competing
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


def men_after(reports: list[dict[str, Any]]) -> dict[str, dict[str, int]]:
    """The records of a team's men after these matches."""
    men: dict[str, dict[str, int]] = {}
    for match in reports:
        men = competing.of("champions").carry_over(men, Carried(**match))
    return men


def absent_after(reports: list[dict[str, Any]]) -> list[str]:
    return [shirt for shirt, man in men_after(reports).items() if not available(man)]


def absent_before_each(kind: str, codes: list[str]) -> list[bool]:
    """Whether shirt 9 is out before each match, and the codes of the matches he plays."""
    reports: list[dict[str, dict[str, str]]] = []
    out: list[bool] = []
    for code in codes:
        out.append("9" in absent_after(reports))
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
        man = men_after(reports).get("9", {"suspended": 0, "notice": 0})
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
        man = men_after(reports[:count])["9"]
        assert (man["suspended"], man["notice"], man["hurt"], man["prone"]) == figures


def test_absence_through_injury_leaves_the_card_notice() -> None:
    """CH-27.4: example X12."""
    reports = [{"cards": {"9": "Y"}, "injuries": {"9": "2"}}, {}, {}, {"cards": {"9": "Y"}}]
    assert absent_after(reports) == ["9"]
    assert men_after(reports[:3])["9"]["notice"] == 3


def after(*reports: dict[str, Any]) -> tuple[int, int, int, int]:
    """Suspended, on notice, hurt, prone: what shirt 9 is after these matches."""
    man = men_after(list(reports)).get("9", {})
    return man.get("suspended", 0), man.get("notice", 0), man.get("hurt", 0), man.get("prone", 0)


def test_first_and_last_shirts_are_carried_over() -> None:
    report = {"cards": {"1": "Y", "20": "R"}, "injuries": {"2": "2", "19": "1"}}
    assert list(men_after([report])) == ["1", "2", "19", "20"]
    assert absent_after([report]) == ["2", "20"]


def test_a_man_called_up_while_he_is_out() -> None:
    """CO-10.7: what he gets then is added as if he were on notice; nothing is served."""
    out = {"cards": {"9": "R"}}
    hurt = {"injuries": {"9": "2"}}
    called = {"called_up": ["9"]}
    assert after(out) == (2, 0, 0, 0)
    assert after(out, called) == (2, 0, 0, 0)
    assert after(out, {**called, "cards": {"9": "Y"}}) == (3, 0, 0, 0)
    assert after(out, {**called, "cards": {"9": "2Y"}}) == (5, 0, 0, 0)
    assert after(hurt, {**called, "injuries": {"9": "1"}}) == (0, 0, 3, 0)
    assert after(hurt, {**called, "injuries": {"9": "2"}}) == (0, 0, 5, 0)
    on_notice = {"cards": {"9": "Y"}, "injuries": {"9": "2"}}
    assert after(on_notice, called) == (0, 3, 2, 0)
    assert after(on_notice, {**called, "cards": {"9": "Y"}}) == (1, 0, 2, 0)
    prone = {"cards": {"9": "R"}, "injuries": {"9": "1"}}
    assert after(prone, called) == (2, 0, 0, 2)
    assert after(prone, {**called, "injuries": {"9": "1"}}) == (2, 0, 1, 0)


def test_a_forfeited_match_serves_nothing_but_its_codes_count() -> None:
    """CO-4.4."""
    forfeited = {"counted": False}
    assert after({"cards": {"9": "R"}}, forfeited) == (2, 0, 0, 0)
    assert after({"cards": {"9": "Y"}}, forfeited) == (0, 3, 0, 0)
    assert after({"injuries": {"9": "1"}}, forfeited) == (0, 0, 0, 2)
    assert after({"cards": {"9": "Y"}}, {**forfeited, "cards": {"9": "Y"}}) == (1, 0, 0, 0)
    assert after({"injuries": {"9": "1"}}, {**forfeited, "injuries": {"9": "2"}}) == (0, 0, 3, 0)
    assert after({"cards": {"9": "Y"}, "injuries": {"9": "1"}}, {}) == (0, 2, 0, 1)


def test_a_notice_waits_while_a_man_is_hurt() -> None:
    brought = {"9": {"suspended": 0, "notice": 1, "hurt": 1, "prone": 0}}
    after_one = competing.of("champions").carry_over(brought, Carried())
    assert after_one == {"9": {"suspended": 0, "notice": 1, "hurt": 0, "prone": 2}}


def test_the_report_of_a_match() -> None:
    """CO-5.1, CO-5.2: goals, how it was decided, who won, and each man's codes."""
    rules = game("champions")
    s = rules.from_position(
        "H=1e0,2a2y,3b2i Hs=4yy,5r,6yr Hc=7ii A=1e14,20j12i As=19r ball=e7 turn=H score=1-2 score90=1-2 ended=time ask=over"
    )
    result = rules.result(s)
    assert result is not None
    assert (result.places, result.reason, result.scores) == ((2, 1), "ch.time", (1, 2))
    details = result.details
    assert details["cards"] == [{"2": "Y", "4": "2Y", "5": "R", "6": "YR"}, {"19": "R"}]
    assert details["injuries"] == [{"3": "1", "7": "2"}, {"20": "1"}]
    assert (details["winner"], details["points"], details["goals90"]) == ("away", [0, 5], [1, 2])


@pytest.mark.parametrize(
    ("text", "winner", "points"),
    [
        ("score=2-1 ended=time", "home", [5, 0]),
        ("score=1-1 ended=time", "none", [0, 0]),
        ("score=1-2 ended=golden-goal period=extra", "away", [1, 4]),
        ("score=1-1 shots=5-5/4-3 ended=shoot-out period=shoot-out", "home", [3, 2]),
        ("score=0-3 ended=forfeit loser=H", "away", [0, 5]),
        ("score=3-0 ended=forfeit loser=A", "home", [5, 0]),
    ],
)
def test_points_and_winner(text: str, winner: str, points: list[int]) -> None:
    """CH-27.5, CH-25.4, CH-19.12."""
    rules = game("champions")
    result = rules.result(rules.from_position(f"H=1e0,2a2 A=1e14,2j12 ball=e7 turn=H {text} ask=over"))
    assert result is not None
    assert result.details["winner"] == winner
    assert result.details["points"] == points
