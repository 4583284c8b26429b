"""The net beside the learned sum of Champions: whole numbers, the same for both teams and both wings."""

from __future__ import annotations

import json
import pickle
from struct import unpack

import pytest

from dugout.core.dice import Roller
from dugout.games.champions.judgement import net as nets
from dugout.games.champions.judgement.features import DANGER, Features, features, roller_of
from dugout.games.champions.judgement.net import (
    BIAS,
    CHANCES,
    PAIRS,
    ROWS,
    STEPS,
    TOP,
    WIDTH,
    Net,
    places,
    read_rows,
)
from dugout.games.champions.judgement.values import Weights, full_value
from dugout.games.champions.parts.opponents.learned import (
    Table,
    net_of,
    read_evaluation,
    read_file,
    second_evaluation,
)
from dugout.games.champions.state import State
from dugout.games.registry import game

RULES = game("champions")
HOME = "H=1e0,8d5,3c6,12h7,14e11 A=1f14,3g10,15b4,9c9,13h3 ball=e7 last=A#3k turn=H partial=1"
LEFT_TO_RIGHT = "H=1f0,8g5,3h6,12c7,14f11 A=1e14,3d10,15i4,9h9,13c3 ball=f7 last=A#3k turn=H partial=1"


def table(seed: str, width: int = 9) -> bytes:
    roller = Roller(seed)
    return bytes(BIAS - width // 2 + roller.below(width) for _ in range(ROWS * WIDTH))


def some_net(seed: str) -> Net:
    roller = Roller(f"{seed} more")
    starts = [roller.below(80) for _ in range(WIDTH)]
    return Net(starts, [roller.below(2001) - 1000 for _ in range(WIDTH)], Table(rows=table(seed)))


def rows_of(state: State, found: Features) -> list[int]:
    return found.ones + places(state, roller_of(state), state.ball, found.others)


def test_it_is_the_sum_of_clipped_squares() -> None:
    state: State = RULES.from_position(HOME)
    found = features(state)
    figures, net = table("a"), some_net("a")
    sums = net.starts[:]
    for row in rows_of(state, found):
        for lane in range(WIDTH):
            sums[lane] += figures[row * WIDTH + lane] - BIAS
    expected = sum(
        max(0, min(TOP, each)) ** 2 * weight for each, weight in zip(sums, net.out, strict=True)
    ) / (TOP * TOP * 4096)
    assert expected != 0
    assert net.value(state, 0, state.ball, found) == expected


def test_far_more_rows_than_a_position_has_do_not_spill_over() -> None:
    """The sum of a lane stays in its 16 bits."""
    largest = int.from_bytes(b"\xff\x00" * WIDTH, "little")
    net = Net([0] * WIDTH, [1] * WIDTH, Table())
    net.rows = [largest] * ROWS
    found = Features([0] * 120, [])
    assert unpack("<H", (120 * 255).to_bytes(2, "little"))[0] == 120 * 255
    assert net.value(RULES.from_position(HOME), 0, -1, found) == TOP * TOP * WIDTH / (TOP * TOP * 4096)


def test_both_wings_are_alike() -> None:
    one: State = RULES.from_position(HOME)
    other: State = RULES.from_position(LEFT_TO_RIGHT)
    assert sorted(rows_of(one, features(one))) == sorted(rows_of(other, features(other)))


def test_every_field_player_and_chance_has_a_row_of_its_own_group() -> None:
    state: State = RULES.from_position(HOME)
    found = places(state, 0, state.ball, features(state).others)
    pairs = [place for place in found if PAIRS <= place < CHANCES]
    chances = [place - CHANCES for place in found if place >= CHANCES]
    assert len(pairs) == 8
    assert len(set(pairs)) == 8
    assert [each // STEPS for each in chances] == [0, 1, 2]
    assert places(state, 0, -1, []) == []
    most = places(state, 0, -1, [(DANGER, 1.0), (DANGER + 1, 0.999), (DANGER + 2, 0.0), (DANGER + 3, 1.0)])
    assert most == [CHANCES + STEPS - 1, CHANCES + 2 * STEPS - 1, CHANCES + 2 * STEPS]


def test_it_is_added_to_the_sum_and_travels() -> None:
    state: State = RULES.from_position(HOME)
    plain = second_evaluation().weights
    net = some_net("b")
    both = Weights(plain.quick, plain.full, net)
    again = pickle.loads(pickle.dumps(both))
    expected = full_value(plain, state) + net.value(state, 0, state.ball, features(state))
    assert full_value(both, state) == full_value(again, state) == expected


def test_a_file_holds_it() -> None:
    net = some_net("c")
    text = "".join(chr(ord("P") + each - BIAS) for each in table("c"))
    data = {"rows": text, "starts": net.starts, "out": net.out}
    found = net_of(json.loads(json.dumps(data)), "")
    assert found is not None
    assert (found.table(), found.starts, found.out) == (net.table(), net.starts, net.out)
    assert net_of(None, "") is None
    with pytest.raises(ValueError, match="bytes instead of"):
        read_rows(b"\0")


def test_the_rows_of_the_package_are_read_when_a_position_is_judged() -> None:
    net = read_evaluation(read_file("weights"), "weights").weights.net
    assert net is not None
    assert net.rows == []
    state: State = RULES.from_position(HOME)
    net.value(state, 0, state.ball, features(state))
    assert len(net.rows) == ROWS
    assert nets.SCALE * TOP * TOP * 4096 == 1


def test_it_is_the_same_net_once_it_has_judged() -> None:
    net = read_evaluation(read_file("weights"), "weights").weights.net
    assert net is not None
    net.value(RULES.from_position(HOME), 0, -1, Features([0], []))
    again = pickle.loads(pickle.dumps(net))
    assert again == net
    assert hash(again) == hash(net)
    assert again.rows == []
    assert some_net("a") != net
