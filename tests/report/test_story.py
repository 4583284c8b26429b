"""A match in a few figures: the best man, three numbers, the curve."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from types import SimpleNamespace

import pytest

from dugout.i18n import render
from dugout.report import writing
from dugout.report.facts import GOAL, Facts, Man, Mark, Moment, Shot
from dugout.report.match import Match
from dugout.report.outlook import Point
from dugout.report.story import added, best, story
from dugout.report.words import Words
from tests.report.matches import SHOWN, match, report

NINE, FOUR = Man(0, 9), Man(1, 4)


def told(*marks: Mark, chances: list[float]) -> Match:
    """A match of two teams whose home chances went this way, one point a moment."""
    facts = Facts("champions", 2, marks=list(marks))
    facts.deeds = {NINE: Counter(passes=1), FOUR: Counter(interceptions=3)}
    found = Match(facts, Words("en", ["Lantern FC", "Quarry Town"]))
    found.__dict__["curve"] = [
        Point(Moment(at, 6 * at), [chance, 1 - chance]) for at, chance in enumerate(chances)
    ]
    return found


def goal(at: int, seat: int, man: Man) -> Mark:
    return Mark(
        Moment(at, 6 * at), "goal", seat, man, (1, 0), args={"own": "own" if man.seat != seat else "none"}
    )


def test_the_man_of_the_match_added_most() -> None:
    found = told(goal(1, 0, NINE), goal(2, 1, FOUR), chances=[0.5, 0.8, 0.7])
    assert added(found) == pytest.approx({NINE: 0.3, FOUR: 0.1})
    shown = best(found)
    assert shown is not None
    assert (shown.seat, shown.number, shown.gain) == (0, 9, "Added 30% to the chance of winning.")


@pytest.mark.parametrize("language", ["en", "nl", "de", "fr"])
def test_where_a_match_may_end_level_a_gain_is_not_called_a_chance_of_winning(language: str) -> None:
    found = told(goal(1, 0, NINE), chances=[0.5, 0.8])
    found.words = Words(language, ["Lantern FC", "Quarry Town"])
    won = best(found)
    found.facts.extra["draws"] = True
    level = best(found)
    assert won is not None and level is not None
    assert won.gain != level.gain
    assert "30" in level.gain


@pytest.mark.parametrize(
    ("language", "word"), [("en", "passes"), ("nl", "passes"), ("de", "Pässen"), ("fr", "passes")]
)
def test_interceptions_are_of_passes(language: str, word: str) -> None:
    """A ball won in a tackle is none, so the words below the figure may not mean it."""
    assert word in render("report-story-interceptions.note", {}, language)


def test_an_own_goal_and_a_card_take_away() -> None:
    card = Mark(Moment(2, 12), "red", 0, NINE)
    found = told(goal(1, 0, FOUR), card, chances=[0.5, 0.6, 0.4])
    assert added(found) == pytest.approx({FOUR: -0.1, NINE: -0.2})


def test_where_nobody_added_anything_marks_decide() -> None:
    shown = best(told(chances=[0.5, 0.5]))
    assert shown is not None
    assert (shown.seat, shown.number, shown.gain) == (1, 4, "")
    assert shown.deeds == "3 interceptions"


def test_where_nobody_added_much_marks_decide_as_in_the_report() -> None:
    slight = best(told(goal(1, 0, NINE), chances=[0.5, 0.55]))
    assert slight is not None
    assert (slight.seat, slight.number) == (1, 4)


def test_giving_up_is_nobodys_deed() -> None:
    found = told(goal(1, 0, NINE), chances=[0.5, 1.0])
    found.facts.reason = "match.resigned"
    assert added(found) == {}


def test_a_match_without_anything_has_no_best_man() -> None:
    found = told(chances=[])
    found.facts.deeds = {}
    shown = story(found)
    assert (shown.best, shown.curve, shown.goals) == (None, [], [])


@pytest.mark.parametrize(("game", "name"), SHOWN)
def test_every_match_has_three_numbers_of_every_seat(game: str, name: str) -> None:
    shown, read = report(game, name).story, match(game, name)
    assert len(shown.numbers) == 3
    assert all(len(number.values) == read.facts.seats for number in shown.numbers)
    assert (shown.best is not None) == read.is_pitch
    assert 2 <= len(shown.curve) <= len(read.curve)
    assert all(0 <= chance <= 1 for point in shown.curve for chance in point)
    goals = [mark.seat for mark in read.facts.marks if mark.kind == "goal"]
    assert [flag.seat for flag in shown.goals] == goals
    assert all(0 <= flag.point < len(shown.curve) for flag in shown.goals)
    for drawn, told in ((shown.curve[0], read.curve[0]), (shown.curve[-1], read.curve[-1])):
        assert drawn == [round(chance, 3) for chance in told.chances]  # the report says the same of both ends


def test_shots_and_luck_make_the_goals_also_those_that_nobody_shot() -> None:
    """An own goal, or one off somebody's leg, is no shot: the dice gave it."""
    found = told(goal(1, 0, NINE), goal(2, 0, FOUR), chances=[0.5, 0.8, 0.9])
    found.facts.counts = [Counter(), Counter()]
    place = (0.0, 0.0)
    shot = Shot(Moment(1, 6), 0, NINE, place, place, Fraction(3, 4))
    shot.outcome = GOAL
    found.facts.shots = [shot]
    worth, _, luck = story(found).numbers
    assert (worth.values, luck.values) == (["0.8", "0.0"], ["+1.2", "0.0"])


@pytest.mark.parametrize(
    ("rounds", "labels"),
    [(1, ["right", "goals", "whistles"]), (2, ["right", "best-round", "led"])],
)
def test_a_single_round_has_no_best_one(rounds: int, labels: list[str]) -> None:
    facts = Facts("toto", 2, rounds=[SimpleNamespace(counts=[6, 10])] * rounds)
    facts.counts = [Counter(goals=12, whistles=4), Counter(goals=14)]
    words = Words("en", ["Noor", "Sam"])
    shown = story(Match(facts, words)).numbers
    assert [number.label for number in shown] == [words(f"story-{name}") for name in labels]
    assert shown[0].values == [str(6 * rounds), str(10 * rounds)]
    if rounds == 1:
        assert [number.values for number in shown[1:]] == [["12", "14"], ["4", "0"]]


def test_two_men_of_one_surname_who_score_in_one_minute_stay_two() -> None:
    silva, other = Man(0, 9, "A. Silva"), Man(0, 10, "B. Silva")
    goals = [
        Mark(Moment(n, 12), "goal", 0, man, args={"own": "none"})
        for n, man in enumerate((silva, silva, other))
    ]
    match = SimpleNamespace(
        is_pitch=True,
        goals=lambda _seat: goals,
        clock=lambda when: f"{when.clock}′",
        words=SimpleNamespace(short=lambda man: man.name.split()[-1]),
    )
    assert writing._deeds(match, 0) == "Silva 12′ (2), Silva 12′"  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "fewer than seven"),
        ("nl", "minder dan zeven"),
        ("de", "weniger als sieben"),
        ("fr", "moins de sept"),
    ],
)
def test_a_forfeit_says_why(language: str, why: str) -> None:
    assert why in report("counter-attack", "rough", language).subtitle
