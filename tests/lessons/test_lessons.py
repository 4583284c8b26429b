"""Every lesson can be won by its model and missed by its wrong try, and it has its words."""

from __future__ import annotations

import re

import pytest

from dugout import rulebook
from dugout.games.registry import GAMES, game
from dugout.i18n import LANGUAGES, has, render
from dugout.lessons.attempt import MISSED, OPEN, WON, Attempt
from dugout.lessons.book import Lesson, lessons

ALL = [lesson for name in GAMES for lesson in lessons(name)]
EACH = pytest.mark.parametrize("lesson", ALL, ids=[f"{lesson.game}-{lesson.name}" for lesson in ALL])


def play(lesson: Lesson, answers: tuple[str, ...]) -> Attempt:
    """The lesson after these answers, sound after each of them."""
    attempt = Attempt(game(lesson.game), lesson)
    for text in answers:
        assert attempt.verdict == OPEN, f"{text} comes too late"
        choice = attempt.rules.parse(text)
        assert attempt.refusal(choice) is None, text
        attempt.answer(choice)
        assert attempt.rules.problems(attempt.state) == []
    return attempt


@pytest.mark.parametrize("name", GAMES)
def test_each_game_has_five_to_eight_lessons(name: str) -> None:
    names = [lesson.name for lesson in lessons(name)]
    assert 5 <= len(names) <= 8
    assert len(set(names)) == len(names)


def test_a_game_without_lessons_has_none() -> None:
    assert lessons("chess") == ()


@EACH
def test_the_model_reaches_the_goal(lesson: Lesson) -> None:
    assert play(lesson, lesson.model).verdict == WON


@EACH
def test_another_try_misses_it(lesson: Lesson) -> None:
    assert play(lesson, lesson.wrong).verdict == MISSED


@EACH
def test_a_try_is_the_same_every_time(lesson: Lesson) -> None:
    first, second = play(lesson, lesson.model), play(lesson, lesson.model)
    assert first.events == second.events
    assert first.rules.position(first.state) == second.rules.position(second.state)


@EACH
def test_it_has_words_in_every_language_and_rules_in_the_book(lesson: Lesson) -> None:
    for language in LANGUAGES:
        for part in ("", ".why", ".goal", ".hint", ".won"):
            key = f"lesson-{lesson.game}-{lesson.name}{part}"
            assert has(key, language), f"{language}: {key}"
            assert render(key, {}, language) != key
    assert set(lesson.rules) <= rulebook.texts(lesson.game, "en").keys()


UP_OR_DOWN = re.compile(
    r"\b(upper|lower|ober|unter|obere|untere|moitié (?:haute|basse)|boven|onder|bovenste|onderste)\b"
)


@EACH
def test_no_word_depends_on_how_the_board_lies(lesson: Lesson) -> None:
    """A phone stands the pitch upright: what is below on a desktop is on the right there."""
    for language in LANGUAGES:
        for part in (".goal", ".hint", ".won"):
            words = render(f"lesson-{lesson.game}-{lesson.name}{part}", {}, language)
            assert UP_OR_DOWN.search(words) is None, f"{language}: {words}"
