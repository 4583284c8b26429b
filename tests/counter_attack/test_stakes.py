"""What hangs on a die agrees with the chances told before, and with what the die then brings (CA-1.6, CA-1.8)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec import UNSET

from dugout.core.ids import CHANCE
from dugout.core.values import Stakes
from dugout.games.counter_attack import kinds
from dugout.games.counter_attack.state import State
from dugout.games.registry import game
from dugout.referee.draft import BY_DICE, BY_PERSON, Draft
from dugout.referee.view import Viewer, event

RULES = game("counter-attack")
TACKLE = "ca1 H9@0,0 H2@-10,0 A4@1,1 A5@9,1 has=H9 phase=B skills=H9:dr4;A4:ta5"
PENALTY = "ca1 H9@14,0 A1@18,0 by=H9 ball=14,0 restart=6 attack=0 agenda=64.0.0.0.0 skills=H9:sh4;A1:sa4"
HEADER = "ca1 H8@0,0 H9@6,0 H7@6,2 A4@7,1 A5@5,1 A1@18,0 has=H8 row=MP skills=H8:hp6;H9:he4;A4:he3"


def after(position: str, *answers: str, faces: tuple[int, ...] = ()) -> State:
    """The state after these answers and dice."""
    state: State = RULES.from_position(position)
    for text in answers:
        seat, _, answer = text.partition(" ")
        if seat == "die":
            RULES.apply(state, CHANCE, int(answer))
        else:
            RULES.apply(state, ("home", "away").index(seat), RULES.parse(answer))
    for face in faces:
        RULES.apply(state, CHANCE, face)
    return state


def stakes(state: State) -> Stakes:
    found = RULES.stakes(state)
    assert found is not None
    for row in found.faces:
        assert sum(row) == pytest.approx(1, abs=1e-4)
    return found


def before(found: Stakes) -> dict[str, float]:
    columns = zip(*found.faces, strict=True)
    return {name: sum(column) / 6 for name, column in zip(found.outcomes, columns, strict=True)}


def row(found: Stakes, face: int) -> dict[str, float]:
    return dict(zip(found.outcomes, found.faces[face - 1], strict=True))


def test_the_first_die_of_a_tackle_has_the_chances_of_the_plan() -> None:
    state = after(TACKLE, "away run A4 1,1")
    odds = RULES.odds(state, 1, "tackle")
    RULES.apply(state, 1, RULES.parse("tackle"))
    told = before(stakes(state))
    for name, outcome in (("won", "won"), ("foul", "foul"), ("failed", "past")):
        assert told[outcome] == pytest.approx(float(Fraction(*odds[name])), abs=1e-4)


def test_the_second_die_of_a_tackle_says_what_each_face_brings() -> None:
    """Dribbling 4 and a 5 are nine: with Tackling 5 a four is level, a one is a foul."""
    state = after(TACKLE, "away run A4 1,1", "away tackle")
    first = stakes(state)
    RULES.apply(state, CHANCE, 5)
    second = stakes(state)
    names = [max(row(second, face), key=lambda name: row(second, face)[name]) for face in (1, 2, 3, 5, 6)]
    assert names == ["foul", "past", "past", "won", "won"]
    assert max(row(second, 4).values()) < 1
    assert row(first, 5)["won"] == pytest.approx(before(second)["won"], abs=1e-4)


@pytest.mark.parametrize(
    ("position", "answers", "outcomes"),
    [
        (
            "ca1 H9@14,2 A1@18,0 A4@0,20 has=H9 row=MP skills=H9:sh4;A1:sa4",
            ["home shot 18,2"],
            {"goal", "saved"},
        ),
        ("ca1 H9@14,0 A1@18,0 A4@16,0 has=H9 row=MP", ["home shot 18,0"], {"blocked", "through"}),
        (PENALTY, [], {"goal", "saved"}),
        (
            "ca1 H8@0,0 H9@6,0 A4@16,0 A1@18,0 has=H8 row=MP skills=H8:hp4",
            ["home high 6,0", "home end", "away end"],
            {"accurate", "inaccurate"},
        ),
        (
            HEADER,
            ["home high 6,0", "home end", "away end", "die 6", "home jump H 9,7", "away jump A 4,5"],
            {"attack", "defence"},
        ),
        (TACKLE, ["away run A4 1,1", "away tackle", "die 3", "die 1"], {"injured", "unhurt"}),
        (TACKLE, ["away run A4 1,1", "away tackle", "die 3", "die 1", "die 1"], {"yellow", "no-card"}),
    ],
)
def test_every_face_brings_what_was_told(position: str, answers: list[str], outcomes: set[str]) -> None:
    state = after(position, *answers)
    assert RULES.pending(state).chance
    assert set(stakes(state).outcomes) <= outcomes
    assert len(stakes(state).faces) == 6


def test_a_header_of_many_is_told_when_it_can_be_counted() -> None:
    answers = ["home high 6,0", "home end", "away end", "die 6", "home jump H 9,7", "away jump A 4,5"]
    state = after(HEADER, *answers)
    for _ in range(3):
        RULES.apply(state, CHANCE, 4)
    assert state.agenda.top.kind == kinds.ROLL_JUMP
    found = stakes(state)
    shares = [row(found, face)["attack"] for face in range(1, 7)]
    assert shares == sorted(shares, reverse=True)


def test_nothing_hangs_on_a_direction_nor_on_a_question() -> None:
    assert RULES.stakes(after(TACKLE)) is None
    blocked = after("ca1 H9@14,0 A1@18,0 A4@16,0 has=H9 row=MP", "home shot 18,0", faces=(6,))
    assert blocked.agenda.top.kind == kinds.ROLL_DIRECTION
    assert RULES.stakes(blocked) is None


def test_asking_changes_nothing() -> None:
    state = after(TACKLE, "away run A4 1,1", "away tackle")
    position = RULES.position(state)
    RULES.stakes(state)
    assert RULES.position(state) == position


@pytest.mark.parametrize("noted", [True, False])
def test_the_event_of_a_die_carries_them_over_the_wire(noted: bool) -> None:
    """With every die that is rolled; a match that is only loaded does not count them again."""
    draft = Draft(RULES, after(TACKLE, "away run A4 1,1"), 0, 0, None, 0)
    draft.notes_stakes = noted
    draft.step(1, RULES.parse("tackle"), BY_PERSON)
    draft.step(CHANCE, 5, BY_DICE)
    messages = [event(RULES, Viewer(), n, stamped) for n, stamped in enumerate(draft.events)]
    assert [message.code for message in messages] == ["ca.tackle", "ca.dribbler-roll"]
    assert messages[0].stakes is UNSET
    assert (messages[1].stakes is not UNSET) == noted


def test_who_stands_in_the_way_after_this_one_is_counted() -> None:
    """Two blockers: the first die says that one more follows."""
    state = after("ca1 H9@12,0 A1@18,0 A4@14,0 A5@16,0 has=H9 row=MP", "home shot 18,0")
    assert stakes(state).more == 1
    RULES.apply(state, CHANCE, 1)
    assert stakes(state).more == 0
