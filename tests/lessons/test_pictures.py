"""Every picture of the rule books is a sound position with places that exist, a rule and a caption."""

from __future__ import annotations

import pytest

from dugout import rulebook
from dugout.core.ids import PUBLIC
from dugout.games.registry import GAMES, game
from dugout.i18n import LANGUAGES, has
from dugout.lessons.pictures import Picture, pictures

ALL = [(name, picture) for name in GAMES for picture in pictures(name)]
EACH = pytest.mark.parametrize(("name", "picture"), ALL, ids=[f"{name}-{one.name}" for name, one in ALL])
MOVE = {"champions": "walk H#9 {}", "counter-attack": "run H9 {}", "toto": "goal {}"}
"""An answer that names a place: it can be read only if there is such a place."""


def test_every_book_has_pictures_with_names_of_their_own() -> None:
    for name in GAMES:
        names = [one.name for one in pictures(name)]
        assert len(names) >= 4
        assert len(set(names)) == len(names)
    assert pictures("chess") == ()


@EACH
def test_the_position_is_sound_and_can_be_seen(name: str, picture: Picture) -> None:
    rules = game(name)
    state = rules.from_position(picture.position)
    assert rules.problems(state) == []
    assert rules.view(state, PUBLIC) is not None


@EACH
def test_what_is_drawn_lies_on_the_board(name: str, picture: Picture) -> None:
    places = {*picture.marks, *picture.danger, *(place for place, _ in picture.labels)}
    for arrow in picture.arrows:
        assert arrow.kind in ("plan", "played", "walk")
        assert len(arrow.cells) > 1
        places |= {*arrow.cells}
    for place in places:
        game(name).parse(MOVE[name].format(place))


@EACH
def test_it_belongs_to_a_rule_and_has_a_caption(name: str, picture: Picture) -> None:
    assert picture.rule in rulebook.texts(name, "en")
    for language in LANGUAGES:
        assert has(f"diagram-{name}-{picture.name}", language)
