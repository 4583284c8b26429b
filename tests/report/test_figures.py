"""The figures themselves: chances, luck, turning points, ratings."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from types import SimpleNamespace
from typing import cast

import pytest

from dugout.fairness.luck import Luck as Given
from dugout.games.registry import FOLDERS, GAMES
from dugout.i18n import LANGUAGES, render
from dugout.report import winning
from dugout.report.contract import read_json, reporting
from dugout.report.facts import GOAL, SAVED, Facts, Man, Mark, Moment, Place, Shot, Trial
from dugout.report.figures.chances import index_of, ticks
from dugout.report.figures.luck import luck
from dugout.report.figures.ratings import rating
from dugout.report.figures.turning import helps, swing_of, swings
from dugout.report.match import Match
from dugout.report.outlook import Point
from dugout.report.winning import shoot_out
from tests.report.matches import SHOWN, facts, match, report

NOW = Moment(0, 0)
HERE = Place(0, 0)


def chances(game: str, figures: dict[str, float], draws: bool) -> list[float]:
    return winning.chances(reporting.of(game).weights(), figures, draws)


def standing(lead: int, left: float, edge: float = 0.0) -> dict[str, float]:
    return {"lead": lead, "left": left, "edge": edge, "men": 0, "class": 0.0}


@pytest.mark.parametrize("game", ["champions", "counter-attack"])
def test_a_lead_is_worth_more_the_later_it_is(game: str) -> None:
    leads = [chances(game, standing(1, left), True)[0] for left in (1.0, 0.5, 0.2, 0.02)]
    assert leads == sorted(leads)
    assert leads[-1] > 0.9
    by_goals = [chances(game, standing(lead, 0.5), True)[0] for lead in (-2, -1, 0, 1, 2)]
    assert by_goals == sorted(by_goals)
    level = chances(game, standing(0, 0.01), True)
    assert 1 - sum(level) > 0.8
    decided = chances(game, standing(0, 0.01), False)
    assert sum(decided) == pytest.approx(1)


@pytest.mark.parametrize("game", ["champions", "counter-attack"])
def test_a_better_position_is_a_better_chance(game: str) -> None:
    assert (
        chances(game, standing(0, 0.5, 0.3), True)[0]
        > chances(game, standing(0, 0.5), True)[0]
        > chances(game, standing(0, 0.5, -0.3), True)[0]
    )


@pytest.mark.parametrize("game", ["champions", "counter-attack"])
def test_a_red_card_costs_a_chance_and_the_more_the_earlier_it_comes(game: str) -> None:
    costs = [
        chances(game, standing(0, left), False)[0] - chances(game, {**standing(0, left), "men": -1}, False)[0]
        for left in (1.0, 0.5, 0.2)
    ]
    assert costs == sorted(costs, reverse=True)
    assert costs[0] > 0.03, "a man less for a whole match"
    assert costs[-1] > 0.005


def test_a_shoot_out_is_even_until_somebody_misses() -> None:
    assert shoot_out((0, 0), (0, 0), 0.75) == pytest.approx(0.5)
    assert shoot_out((1, 1), (1, 0), 0.75) > 0.5 > shoot_out((1, 1), (0, 1), 0.75)
    assert shoot_out((3, 3), (3, 0), 0.75) == 1
    assert shoot_out((5, 5), (3, 4), 0.75) == 0
    assert shoot_out((5, 4), (4, 3), 1.0) == pytest.approx(0.5)


def test_a_table_gives_everybody_a_share() -> None:
    even = {"cash": [50, 50, 50], "pot": 30, "rounds": 4, "rights": [0, 0, 0], "played": 0.0}
    assert chances("toto", even, False) == pytest.approx([1 / 3] * 3)
    ahead = chances("toto", {**even, "cash": [90, 50, 50]}, False)
    assert sum(ahead) == pytest.approx(1)
    assert ahead[0] > ahead[1] == ahead[2]
    right = chances("toto", {**even, "rights": [9, 5, 5], "played": 0.9}, False)
    assert right[0] > right[1]


@pytest.mark.parametrize("game", ["champions", "counter-attack"])
@pytest.mark.parametrize("left", [0.1, 0.5, 0.9])
def test_a_goal_raises_the_chance_of_whoever_scores_it(game: str, left: float) -> None:
    """However good the position was: the shot itself is no goal yet."""
    now = {"lead": 0, "left": left, "extra": False, "men": 0, "class": 0.0}
    for danger in (0.1, 0.4, 0.7):
        position = {"edge": danger} if game == "champions" else {"edge": 0.1, "shot": danger}
        before = chances(game, {**now, **position}, True)
        after = chances(game, {**now, "lead": 1, "edge": 0.0}, True)
        assert after[0] > before[0] + 0.02


@pytest.mark.parametrize("shot", [0.2, 0.45, 0.8])
def test_a_shot_at_the_end_is_worth_what_its_dice_say(shot: float) -> None:
    """It decides a match that is level: a chance of 45 % in front of goal is not called 80 %."""
    last = {**standing(0, 0.01, 0.1), "shot": shot}
    assert shot <= chances("counter-attack", last, True)[0] < shot + 0.5 * (1 - shot)


def test_the_weights_were_checked_on_matches_they_had_not_seen() -> None:
    for game in GAMES:
        found = read_json(f"{FOLDERS[game]}.parts.reporting", "weights.json")["figures"]
        assert found["matches"] >= 200
        assert found["moments"] >= 500
        assert found["gap"] < 0.05, "called and happened lie too far apart"
        assert found["brier"] < 0.75 * found["brier_plain"], "no better than the plain shares"
        for row in found["calibration"]:
            assert abs(row["called"] - row["happened"]) < 0.15


@pytest.mark.parametrize(("game", "which"), SHOWN)
def test_the_curve_stays_between_none_and_all_and_ends_with_the_result(game: str, which: str) -> None:
    found = match(game, which)
    assert len(found.curve) > 5
    for point in found.curve:
        assert all(0 <= chance <= 1 for chance in point.chances)
        assert sum(point.chances) <= 1 + 1e-9
    moments = [point.when.at for point in found.curve]
    assert moments == sorted(moments)
    last = found.curve[-1].chances
    best = [place == 1 for place in found.facts.places]
    if not all(best):
        assert [chance > 0 for chance in last] == best


@pytest.mark.parametrize(("game", "which"), SHOWN)
def test_turning_points_are_moments_that_helped_whoever_gained(game: str, which: str) -> None:
    figures = {figure.id: figure for figure in report(game, which).figures}
    turning = figures.get("turning")
    found = match(game, which)
    assert 0 < len(swings(found)) <= 3
    assert turning is not None
    marks = {(mark.when.at, mark.kind): mark for mark in found.facts.marks}
    for item in turning.items:
        mark = marks[item.at, item.kind]
        assert found.is_pitch is False or helps(mark) == item.seat


def test_a_goal_is_worth_the_attack_that_led_to_it() -> None:
    """The curve rises as soon as somebody can shoot, so the goal itself may add nothing to the point before it."""
    points = [Point(Moment(at, at), [home, 0.1]) for at, home in ((0, 0.3), (5, 0.8), (9, 0.7))]
    told = Facts("champions", 2, marks=[Mark(Moment(8, 8), GOAL, 0), Mark(Moment(4, 4), "steal", 1)])
    found = cast(Match, SimpleNamespace(curve=points, facts=told, is_pitch=True))
    assert swing_of(found, 2, 0).size == pytest.approx(0.2)
    assert swing_of(found, 2, 1).size == pytest.approx(0.05)  # half of a draw, and no goal of theirs


@pytest.mark.parametrize(("game", "which"), [("champions", "goals"), ("counter-attack", "draft-core")])
def test_a_goal_stands_above_its_own_minute(game: str, which: str) -> None:
    """Also where the next action begins minutes after it."""
    found = match(game, which)
    goals = [mark for mark in found.facts.marks if mark.kind == "goal"]
    assert goals
    places = {index_of(found, mark.when.at): mark.when.clock for mark in goals}
    assert {point: found.curve[point].when.clock for point in places} == places
    labelled = {tick.words for tick in ticks(found, 9) if tick.point in places}
    assert labelled == {found.clock(mark.when) for mark in goals}


def test_luck_is_what_happened_less_what_was_to_be_expected() -> None:
    found = Facts("champions", 2)
    for chance, outcome in ((Fraction(1, 2), GOAL), (Fraction(1, 4), SAVED)):
        found.shots.append(Shot(NOW, 0, Man(0, 9), HERE, HERE, chance, outcome))
    found.trials.append(Trial(NOW, "tackle", 1, Fraction(1, 3), True))
    found.gifts = [Given(0, "turn", 3, 13, 10.5, 5, 16, 0.7), Given(1, "duel", 2, 9, 7.0, 2, 12, 0.8)]
    goals, tackles, turns = luck(found)
    assert (goals.kind, goals.expected, goals.happened) == (GOAL, 0.75, 1)
    assert goals.surplus == 0.25
    assert goals.usual == pytest.approx(1.96 * (1 / 4 + 3 / 16) ** 0.5)
    assert (tackles.kind, tackles.seat, tackles.surplus) == ("tackle", 1, pytest.approx(2 / 3))
    assert (turns.kind, turns.tries, turns.surplus, turns.usual) == ("turn", 3, 2.5, 5.5)


def test_luck_of_the_cards_adds_up_to_the_deck() -> None:
    cards = [one for one in luck(facts("toto", "full-table")) if one.kind == "goal-cards"]
    assert len(cards) == 8
    assert sum(one.expected for one in cards) == pytest.approx(sum(one.happened for one in cards))


def test_one_round_of_toto_is_told_with_its_whistles_and_several_by_who_won_them() -> None:
    def told(which: str) -> list[str]:
        return [
            item.kind for one in report("toto", which).figures if one.id == "timeline" for item in one.items
        ]

    assert told("full-table") == [*["whistle"] * 5, "taken"]
    assert told("single-winner") == ["taken", "taken"]


def test_a_rating_starts_at_six_and_stays_on_its_scale() -> None:
    assert rating(Counter(), 0) == 6.0
    assert rating(Counter(goals=1, passes=5, **{"passes-tried": 7}), 0.5) == pytest.approx(7.3, abs=0.05)
    assert rating(Counter(goals=9), 3) == 10.0
    assert rating(Counter(reds=1, fouls=30), 0) == 1.0


def test_who_is_better_off() -> None:
    assert helps(Mark(NOW, "goal", 0)) == 0
    assert helps(Mark(NOW, "red", 0)) == 1


def test_the_notes_of_a_report_name_only_what_its_game_knows() -> None:
    for language in LANGUAGES:
        notes = [
            render("report-numbers-note", {"game": game}, language)
            for game in ("champions", "counter-attack")
        ]
        assert len(notes[0]) > len(notes[1]), "nobody is pushed with the shoulder in the other game"
        assert all(note.endswith(".") for note in notes)
