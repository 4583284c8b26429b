"""CA-8.4: sets near a man by machine words and by wide integers are the same, and answers drawn are those listed."""

from __future__ import annotations

import pickle
import random

from dugout.games.counter_attack import near, near_wide
from dugout.games.counter_attack.answers import Answers
from dugout.games.counter_attack.board import NO_CELL, PITCH, cells_in, set_of
from dugout.games.counter_attack.choices import END, FIELD, RUN, pack
from dugout.games.counter_attack.spans import Span, alone

HEXES = cells_in(PITCH)


def test_floods_by_words_equal_floods_by_wide_integers() -> None:
    dice = random.Random(7)
    for _ in range(400):
        ground = PITCH & ~set_of(dice.sample(HEXES, dice.choice((22, 200, 500))))
        cell, hexes = dice.choice(HEXES), dice.randint(0, near.RADIUS)
        ball = dice.choice(
            (NO_CELL, dice.choice(HEXES), dice.choice(cells_in(near_wide.flood(PITCH, -1, cell, 2))))
        )
        wanted = near_wide.flood(ground, ball, cell, hexes)
        found = near.flood(near.columns_of(ground), ball, cell, hexes)
        listed = cells_in(wanted)
        assert near.board_of(found, cell) == wanted
        assert near.cells_of(found, cell) == listed
        assert near.count(found) == len(listed)
        assert [near.nth(found, cell, number) for number in range(len(listed))] == listed
        assert [one for one in HEXES if near.has(found, cell, one)] == listed
        area = PITCH & set_of(dice.sample(HEXES, 300))
        part = near.both(found, near.window(near.columns_of(area), cell))
        assert near.board_of(near.either(part, near.here(cell)), cell) == wanted & area | 1 << cell


def test_answers_are_drawn_judged_and_kept_as_their_list() -> None:
    cell = HEXES[400]
    hexes = near.flood(near.columns_of(PITCH), NO_CELL, cell, 2)

    def made() -> Answers:
        return Answers([alone(pack(END)), Span(pack(RUN, 3), cell, hexes), Span(pack(RUN, 5), cell, hexes)])

    listed = list(made())
    assert listed == sorted(listed) and len(listed) == len(made()) == 1 + 2 * 18
    assert [made()[number] for number in range(len(listed))] == listed
    assert made()[-1] == listed[-1] and made()[1:3] == listed[1:3] and made() == listed
    assert all(choice in made() for choice in listed)
    assert pack(RUN, 3) | cell << FIELD not in made() and pack(RUN, 4) not in made() and -1 not in made()
    assert pickle.loads(pickle.dumps(made())) == listed
