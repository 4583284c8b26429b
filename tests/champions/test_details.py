"""Single rules asked directly, where a whole position would hide what they say."""

from __future__ import annotations

from itertools import product
from math import comb

import pytest

from dugout.core.values import Event, Setup
from dugout.games.champions.board import NOBODY, SQUAD, cell_named, cell_text, piece_named
from dugout.games.champions.cells import has
from dugout.games.champions.reading import read
from dugout.games.champions.rules import foul, shoot_out, shot, slide, substitution
from dugout.games.champions.scene import Scene
from dugout.games.champions.state import State
from dugout.games.champions.terms import ABSENT, FREE_KICK, ON_BENCH, ON_PITCH, PENALTY
from dugout.games.registry import game
from dugout.geometry.square import EAST, NORTH, SOUTH, SOUTH_EAST, WEST

PLAIN = "H=1e0,2a2,8e5 A=1e14,2j12,9e9 ball=e7 last=A#2k turn=H partial=1"


def man(text: str) -> int:
    return piece_named(text)


def cells(found: list[int]) -> list[str]:
    return sorted(cell_text(cell) for cell in found)


# CH-26.1


def outcomes(taken: int, scored: int) -> list[int]:
    """Every score that a team can have after its five kicks."""
    return [scored + sum(rest) for rest in product((0, 1), repeat=5 - taken)]


@pytest.mark.parametrize("taken_away", range(8))
def test_a_shoot_out_is_decided_when_no_rest_of_kicks_changes_the_winner(taken_away: int) -> None:
    s: State = read(PLAIN)
    for taken_home in {max(0, taken_away - 1), taken_away}:
        for home, away in product(range(taken_home + 1), range(taken_away + 1)):
            s.shots_taken, s.shots_scored = [taken_home, taken_away], [home, away]
            if taken_home >= 5:
                wanted = taken_home == taken_away and home != away
            else:
                ends = product(outcomes(taken_home, home), outcomes(min(5, taken_away), away))
                winners = {(h > a) - (h < a) for h, a in ends}
                wanted = len(winners) == 1 and 0 not in winners
            assert shoot_out.is_decided(s) == wanted, (s.shots_taken, s.shots_scored)


def test_a_shooter_is_out_until_all_of_his_team_have_kicked() -> None:
    """CH-26.3."""
    s: State = read("H=1e0,2a2,8e5 A=1e14,2j12,9e9 turn=H partial=1 period=shoot-out")
    log: list[Event] = []
    for piece in range(2 * SQUAD):
        if s.cell[piece] >= 0:
            s.lift(piece)
    s.shots = 1 << man("A#1")
    for shooter, left in (("H#2", {"H#1", "H#8"}), ("H#1", {"H#8"}), ("H#8", {"H#1", "H#2", "H#8"})):
        shoot_out.choose_shooter(s, man(shooter), cell_named("e12"), log)
        s.lift(man(shooter))
        assert {choice >> 8 & 0xFF for choice in shoot_out.shooter_choices(s, 0)} == {man(m) for m in left}
    assert s.shots == 1 << man("A#1")
    s.owner = 1
    shoot_out.taken(s, 1, log)
    assert (s.shots_taken, s.shots_scored) == ([0, 1], [0, 1])


# CH-24


@pytest.mark.parametrize(("rear", "front"), [(r, f) for r in range(15) for f in range(r, 15)])
def test_rows_of_entry(rear: int, front: int) -> None:
    """CH-24.8: by kind, over the length of the field; never beyond the field."""
    s: State = read(f"H=1e5,2a{rear},3b{front} A=1e14,9j{front} Hp=4,8,14 ball=e7 turn=H partial=1")
    assert substitution.entry_rows(s, 0) == rear | front << 4
    half = {(rear + front) // 2, -(-(rear + front) // 2)}
    wanted = {"H#4": {max(2, rear)}, "H#8": half, "H#14": {min(12, front)}}
    for shirt, rows in wanted.items():
        found = substitution.entry_cells(s, man(shirt), rear | front << 4)
        assert {cell // 12 for cell in found} == {min(13, max(1, row)) for row in rows}
        assert all(1 <= cell % 12 <= 10 and s.at[cell] < 0 for cell in found)


def test_without_field_players_men_enter_in_the_middle() -> None:
    s: State = read("H=1e5 A=1e14 Hp=4 ball=e7 turn=H partial=1")
    assert substitution.entry_rows(s, 0) == 7 | 7 << 4


def test_two_men_enter_one_after_the_other() -> None:
    """CH-24.8, CH-2.11: by shirt, of one team only."""
    s: State = read("H=1e0,2a2 A=1e14,2j12 Hp=4,8 Ap=3 ball=e7 turn=H partial=1 entering=H#4,H#8,A#3")
    assert substitution.entering_men(s, 0) == 1 << man("H#4") | 1 << man("H#8")
    assert substitution.entering_men(s, 1) == 1 << man("A#3")
    log: list[Event] = []
    substitution.enter(s, 0, substitution.entering_men(s, 0), 2 | 2 << 4, log)
    assert s.agenda.top.kept()[0] == man("H#4")
    assert s.agenda.frames[-2].kept()[1] == 1 << man("H#8")
    assert s.entering == 1 << man("H#8") | 1 << man("A#3")


@pytest.mark.parametrize("restart", [FREE_KICK, PENALTY])
def test_who_comes_on_for_the_victim(restart: int) -> None:
    """CH-24.9, CH-20.3: his place by the ball at a free kick, his row of entry at a penalty."""
    log: list[Event] = []
    text = "H=1e0,2a2,8e5 A=1e14,2j12,9e5 Hw=4 turn=A partial=1 foul=A#9/H#8/e5"
    s: State = read(text)
    s.restart = restart
    substitution.substitute(s, man("H#4"), man("H#8"), log)
    assert s.victim == (man("H#4") if restart == FREE_KICK else NOBODY)
    assert (s.subs, s.fouler) == ([1, 0], man("A#9"))
    s = read(text)
    s.restart = restart
    substitution.substitute(s, man("H#4"), man("H#2"), log)
    assert s.victim == man("H#8")
    s = read(text.replace("Hw=4", "Aw=4"))
    s.restart = restart
    substitution.substitute(s, man("A#4"), man("A#9"), log)
    assert s.fouler == (man("A#4") if restart == FREE_KICK else NOBODY)


@pytest.mark.parametrize(
    ("restart", "out", "victim"),
    [(FREE_KICK, "H#8", "H#4"), (FREE_KICK, "H#9", "H#8"), (PENALTY, "H#8", "H#8")],
)
def test_who_comes_on_for_a_man_carried_off(restart: int, out: str, victim: str) -> None:
    """CH-19.8, CH-20.3."""
    s: State = read("H=1e0,2a2 A=1e14,2j12 Hc=8ii,9ii turn=A partial=1 foul=-/H#8/e5")
    s.restart = restart
    substitution.replace_injured(s, 0, man("H#4"), man(out), [])
    assert s.victim == man(victim)
    assert s.subs == [1, 0]


def test_a_keeper_who_comes_on_takes_nobodys_place_by_the_ball() -> None:
    """CH-20.3, CH-24.5."""
    s: State = read("H=1e5,2a2 A=1e14,2j12,9e5 Hw=20 turn=A partial=1 foul=A#9/H#1/e5")
    s.restart = FREE_KICK
    substitution.substitute(s, man("H#20"), man("H#1"), [])
    assert s.victim == NOBODY
    assert s.keeper[0] == man("H#20")
    assert s.entering == 0


# CH-11.6, CH-20.5


def test_where_a_sliding_man_may_go() -> None:
    s: State = read("H=1e0,2a9,8b3,9j9 A=1e14,2j12 ball=e7 foul=-/-/b3 turn=H partial=1")
    assert not slide.is_open(s, slide.WALL, cell_named("y9"))
    assert slide.is_open(s, slide.PULL_BACK, cell_named("y9"))
    assert slide.is_open(s, slide.CLEAR, cell_named("y9"))
    assert not slide.is_open(s, slide.PULL_BACK, cell_named("e14"))
    assert not slide.is_open(s, slide.PULL_BACK, cell_named("e7"))


def test_where_a_blocked_man_steps_aside() -> None:
    s: State = read("H=1e0,2a9,8b3,9j9,14e9 A=1e14,2j12 ball=e7 foul=-/-/b3 turn=H partial=1")
    assert cells(slide.side_cells(s, man("H#2"), slide.PULL_BACK, SOUTH)) == ["b9"]
    assert cells(slide.side_cells(s, man("H#9"), slide.PULL_BACK, SOUTH)) == ["i9"]
    assert cells(slide.side_cells(s, man("H#14"), slide.PULL_BACK, NORTH)) == ["d9", "f9"]
    assert cells(slide.side_cells(s, man("H#8"), slide.WALL, SOUTH_EAST)) == ["b2", "c3"]
    s.trail = [cell_named("d9")]
    assert cells(slide.side_cells(s, man("H#14"), slide.PULL_BACK, NORTH)) == ["f9"]
    s.move(man("H#8"), cell_named("c3"))
    assert cells(slide.side_cells(s, man("H#8"), slide.WALL, SOUTH)) == ["d3"], (
        "never back onto the foul cell"
    )


def test_before_the_ball_a_man_who_is_pulled_back_stops() -> None:
    s: State = read("H=1e0,2a2,14e8 A=1e14,2j3 ball=e7 turn=H partial=1")
    slide.slide(s, man("H#14"), slide.PULL_BACK | 7 << 4, SOUTH, [])
    assert s.cell[man("H#14")] == cell_named("e8")
    assert not s.agenda.frames or s.agenda.top.kept()[0] != man("H#14")


# CH-12.11


def test_the_side_of_a_rebound_is_judged_by_the_last_leg() -> None:
    s: State = read(PLAIN)
    s.flight_from = cell_named("e11")
    s.path = [cell_named(text) for text in ("f12", "g13", "f14")]
    s.leg_starts, s.end_cell = [0, 2], cell_named("f14")
    assert shot.rebound_side(s, cell_named("c14"), cell_named("d13")) == EAST
    assert shot.rebound_side(s, cell_named("f14"), cell_named("h13")) == WEST


# CH-19.5


def test_a_third_man_on_the_foul_cell_makes_room() -> None:
    s: State = read("H=1e0,2e3,16y9 A=1e14,2e11,8y7,9a7 ball=c7 turn=H partial=1")
    log: list[Event] = []
    foul.commit(s, man("H#16"), man("A#8"), log)
    assert s.foul_cell == cell_named("a7")
    assert s.agenda.top.kept()[0] == man("A#9"), "his coach says where he goes"
    s = read("H=1e0,2e3,16a7 A=1e14,2e11,8y7 ball=c7 turn=H partial=1")
    foul.commit(s, man("H#16"), man("A#8"), log)
    foul.meet(s, man("H#16"), man("A#8"))
    assert s.cell[man("H#16")] == s.cell[man("A#8")] == cell_named("a7")
    assert [event.code for event in log] == ["ch.foul", "ch.foul"]


# CH-23.5


def test_ten_men_may_not_form_a_chain_of_ten() -> None:
    s: State = read("H=1e5,2b5,3c5,4d5,5f5,6g5,7h5,8i5,9j5,14a8 A=1e14,2j12 ball=e9 turn=H partial=1")
    closed = Scene(s, 0).chain_cells(s.cell[man("H#14")])
    assert has(closed, cell_named("a6"))
    assert not has(closed, cell_named("a7"))


# CH-4


def test_eleven_men_start_and_the_others_sit_on_the_bench() -> None:
    """CH-2.2, CH-4.1: as chosen, not before both have chosen; absent men stay in the stand."""
    rules = game("champions")
    s: State = rules.new(Setup(2, {"home_absent": [2, 19], "away_absent": [1]}))
    rules.apply(s, 0, rules.parse("lineup 20 3,4,5 8,9,13 14,15,16,18"))
    assert all(standing != ON_PITCH for standing in s.standing)
    events = rules.apply(s, 1, rules.parse("lineup 20 2,3,4,7 8,9,10,11 14,19"))
    for seat, keeper, shirts, absent in (
        (0, 20, {3, 4, 5, 8, 9, 13, 14, 15, 16, 18}, {2, 19}),
        (1, 20, {2, 3, 4, 7, 8, 9, 10, 11, 14, 19}, {1}),
    ):
        assert s.keeper[seat] == seat * SQUAD + keeper - 1
        for shirt in range(1, SQUAD + 1):
            wanted = ON_PITCH if shirt in shirts | {keeper} else ABSENT if shirt in absent else ON_BENCH
            assert s.standing[seat * SQUAD + shirt - 1] == wanted, (seat, shirt)
    told = [event.args for event in events if event.code == "ch.lineup"]
    assert told == [(1, 39, 4, 4, 2), (0, 19, 3, 3, 4)], "away is shown first"


@pytest.mark.parametrize("absent", [[], [1], [20], [1, 20], [2, 8, 14], [1, 20, 5, 9]])
def test_all_line_ups(absent: list[int]) -> None:
    """CH-4.1: counted by kinds: two to four of each, ten in all."""
    rules = game("champions")
    s: State = rules.new(Setup(2, {"home_absent": absent, "away_absent": []}))
    sizes = [
        sum(shirt not in absent for shirt in kind) for kind in (range(2, 8), range(8, 14), range(14, 20))
    ]
    fields = sum(
        comb(sizes[0], d) * comb(sizes[1], m) * comb(sizes[2], 10 - d - m)
        for d in range(2, 5)
        for m in range(2, 5)
        if 2 <= 10 - d - m <= 4
    )
    keepers = sum(shirt not in absent for shirt in (1, 20)) or sum(sizes) - 10
    assert len(rules.legal(s, 0)) == fields * keepers
    assert len(rules.legal(s, 1)) == 56250
