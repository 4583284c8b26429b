"""Duel arithmetic: the engine's own dice, enumerated, against the exact chances it tells before (CA-1.6, CA-1.8)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from dugout.core.dice import Roller
from dugout.core.ids import CHANCE
from dugout.core.values import Event
from dugout.games.counter_attack import analysis, kinds, terms
from dugout.games.counter_attack.rules import contests, foul
from dugout.games.counter_attack.state import State
from dugout.games.registry import game

RULES = game("counter-attack")
FACES = range(1, 7)


def outcome(position: str, answers: list[str], faces: tuple[int, ...], wanted: tuple[str, ...]) -> str:
    """The first of the wanted events that these dice bring; empty if they do not decide."""
    state = RULES.from_position(position)
    rest = list(faces)
    events = []
    for text in answers:
        seat = 0 if text.startswith("home") else 1
        events += RULES.apply(state, seat, RULES.parse(text.partition(" ")[2]))
    while rest and RULES.pending(state).chance:
        events += RULES.apply(state, CHANCE, rest.pop(0))
    for event in events:
        if event.code in wanted:
            return event.code
    return ""


def settled(counts: dict[str, int], name: str) -> Fraction:
    """The chance of an outcome when undecided rolls (ties) are repeated."""
    decided = sum(count for code, count in counts.items() if code)
    return Fraction(counts.get(name, 0), decided)


def enumerate_two(position: str, answers: list[str], wanted: tuple[str, ...]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for pair in product(FACES, FACES):
        code = outcome(position, answers, pair, wanted)
        counts[code] = counts.get(code, 0) + 1
    return counts


@pytest.mark.parametrize("dribbling", [1, 3, 6])
@pytest.mark.parametrize("tackling", [1, 4, 6])
def test_tackles(dribbling: int, tackling: int) -> None:
    position = f"ca1 H9@0,0 H2@-10,0 A4@1,1 A5@9,1 has=H9 phase=B skills=H9:dr{dribbling};A4:ta{tackling}"
    wanted = ("ca.foul", "ca.tackle-won", "ca.tackle-failed")
    counts = enumerate_two(position, ["away run A4 1,1", "away tackle"], wanted)
    state = RULES.from_position(position)
    RULES.apply(state, 1, RULES.parse("run A4 1,1"))
    told = RULES.odds(state, 1, "tackle")
    for code, name in (("ca.foul", "foul"), ("ca.tackle-won", "won"), ("ca.tackle-failed", "failed")):
        assert Fraction(*told[name]) == settled(counts, code)


@pytest.mark.parametrize("cell", ["1,1", "1,-1", "0,-2", "-1,1"])
def test_a_run_tells_of_the_tackle_it_leads_to(cell: str) -> None:
    """CA-8.13, CA-14.12: the same as is told when he has got there, from behind as well."""
    position = (
        'ca1 options={"rules":"advanced"} H9@0,0 H2@-10,0 A4@3,1 A5@9,1 has=H9 phase=B skills=H9:dr3;A4:ta4'
    )
    state = RULES.from_position(position)
    before = RULES.odds(state, 1, f"run A4 {cell}")
    assert RULES.odds(state, 1, "run A4 4,0") == {}
    RULES.apply(state, 1, RULES.parse(f"run A4 {cell}"))
    assert before == RULES.odds(state, 1, "tackle")
    assert Fraction(*before["won"]) > 0


@pytest.mark.parametrize("shooting", [1, 4, 6])
@pytest.mark.parametrize("saving", [3, 5])
@pytest.mark.parametrize("rules", ["core", "advanced"])
def test_shots(shooting: int, saving: int, rules: str) -> None:
    position = f'ca1 options={{"rules":"{rules}"}} H9@14,2 A1@18,0 A4@0,20 has=H9 row=MP skills=H9:sh{shooting};A1:sa{saving}'
    wanted = ("ca.goal", "ca.save", "ca.wide", "ca.loose")
    counts = enumerate_two(position, ["home shot 18,2"], wanted)
    told = RULES.odds(RULES.from_position(position), 0, "shot 18,2")
    assert Fraction(*told["goal"]) == settled(counts, "ca.goal")


@pytest.mark.parametrize("need", [5, 6])
def test_shots_past_blockers(need: int) -> None:
    at = "16,0" if need == 5 else "16,2"
    position = f"ca1 H9@14,0 A1@18,0 A4@{at} has=H9 row=MP skills=H9:sh4;A1:sa4"
    told = RULES.odds(RULES.from_position(position), 0, "shot 18,0")
    alone = "ca1 H9@14,0 A1@18,0 A4@0,20 has=H9 row=MP skills=H9:sh4;A1:sa4"
    free = RULES.odds(RULES.from_position(alone), 0, "shot 18,0")
    assert Fraction(*told["goal"]) == Fraction(*free["goal"]) * Fraction(need - 1, 6)
    assert told["rolls"] == [[14, need]]


@pytest.mark.parametrize(
    ("target", "reached"), [("18,0", True), ("18,-6", True), ("18,2", False), ("18,6", False)]
)
def test_a_shot_tells_whether_the_keeper_gets_there(target: str, reached: bool) -> None:
    """CA-11.10: three hexes either way from where he stands, and no step for a shot from inside the area."""
    position = "ca1 H9@14,0 A1@18,-6 A4@0,20 has=H9 row=MP skills=H9:sh4;A1:sa4"
    told = RULES.odds(RULES.from_position(position), 0, f"shot {target}")
    assert told["keeper"] == ([[11, 4]] if reached else [])
    assert (Fraction(*told["goal"]) == 1) is not reached


@pytest.mark.parametrize("shooting", [2, 6])
@pytest.mark.parametrize("saving", [0, 4])
def test_penalties(shooting: int, saving: int) -> None:
    position = f"ca1 H9@14,0 A1@18,0 by=H9 ball=14,0 restart=6 attack=0 agenda=64.0.0.0.0 skills=H9:sh{shooting};A1:sa{saving}"
    counts = enumerate_two(position, [], ("ca.goal", "ca.save"))
    assert analysis.penalty_odds(shooting, saving) == Fraction(counts.get("ca.goal", 0), 36)


@pytest.mark.parametrize("high_pass", range(2, 7))
def test_high_passes(high_pass: int) -> None:
    position = f"ca1 H8@0,0 H9@6,0 A4@16,0 A1@18,0 has=H8 row=MP skills=H8:hp{high_pass}"
    answers = ["home high 6,0", "home end", "away end"]
    hits = [face for face in FACES if outcome(position, answers, (face,), ("ca.inaccurate",)) == ""]
    told = RULES.odds(RULES.from_position(position), 0, "high 6,0")
    assert Fraction(*told["accurate"]) == Fraction(len(hits), 6)


@pytest.mark.parametrize("strengths", [((3,), (3,)), ((5,), (2, 3)), ((4, 2), (4,)), ((3, 3), (3, 3))])
@pytest.mark.parametrize("tie_loose", [False, True])
def test_header_contests_agree_with_many_rolls(
    strengths: tuple[tuple[int, ...], tuple[int, ...]], tie_loose: bool
) -> None:
    """Within a 99.9 % interval of 20,000 simulated contests, ties rolled again by those who share the best score."""
    attack, defence = strengths
    exact = contests.contest(list(attack), list(defence), tie_loose)
    roller = Roller(f"contest {strengths} {tie_loose}")
    won = 0
    for _ in range(20_000):
        ours, theirs = list(attack), list(defence)
        while True:
            a = [points + roller.face(FACES) for points in ours]
            d = [points + roller.face(FACES) for points in theirs]
            if max(a) != max(d) or tie_loose:
                won += max(a) > max(d)
                break
            ours = [points for points, score in zip(ours, a, strict=True) if score == max(a)]
            theirs = [points for points, score in zip(theirs, d, strict=True) if score == max(d)]
    spread = 3.3 * float(exact * (1 - exact) / 20_000) ** 0.5
    assert abs(won / 20_000 - float(exact)) <= spread


def test_one_against_one_in_the_air_is_enumerated_by_the_engine() -> None:
    position = "ca1 H8@0,0 H9@6,0 A4@7,1 A1@18,0 has=H8 row=MP skills=H8:hp6;H9:he4;A4:he3"
    answers = ["home high 6,0", "home end", "away end"]
    counts: dict[str, int] = {}
    for pair in product(FACES, FACES):
        state = RULES.from_position(position)
        for text in answers:
            RULES.apply(state, 0 if text.startswith("home") else 1, RULES.parse(text.partition(" ")[2]))
        RULES.apply(state, CHANCE, 6)
        RULES.apply(state, 0, RULES.parse("jump H 9"))
        RULES.apply(state, 1, RULES.parse("jump A 4"))
        heads = []
        for face in pair:
            heads += [event.args[0] for event in RULES.apply(state, CHANCE, face) if event.code == "ca.heads"]
        key = str(heads[0]) if heads else ""
        counts[key] = counts.get(key, 0) + 1
    assert contests.contest([4], [3], False) == settled(counts, "8")


def asked_to_jump(position: str, target: str, attackers: str = "") -> State:
    """The moment at which challengers are named: the attackers first, then the defenders."""
    state: State = RULES.from_position(position)
    RULES.apply(state, 0, RULES.parse(f"high {target}"))
    while RULES.pending(state).seats:  # nobody moves meanwhile
        seat = RULES.pending(state).seats[0]
        wishes = [RULES.parse(text) for text in ("end", "stay")]
        RULES.apply(state, seat, next(wish for wish in wishes if wish in RULES.legal(state, seat)))
    RULES.apply(state, CHANCE, 6)
    if attackers:
        RULES.apply(state, 0, RULES.parse(f"jump H {attackers}"))
    return state


IN_THE_AIR = "ca1 H8@0,0 H9@7,1 H10@6,0 A5@6,4 A4@7,-1 A1@18,0 has=H8 row=MP skills=H8:hp6;H9:he3;H10:he5;A4:he3;A5:he6"


def test_the_chance_of_a_header_is_told_before_challengers_are_named() -> None:
    first = asked_to_jump(IN_THE_AIR, "6,0")
    told = RULES.odds(first, 0, "jump H 9,10")
    assert Fraction(*told["header-if-all-jump"]) == contests.contest([3, 5], [3, 6 - 1], False), (
        "one is two hexes away"
    )
    second = asked_to_jump(IN_THE_AIR, "6,0", "10")
    assert Fraction(*RULES.odds(second, 1, "jump A 4")["header"]) == contests.contest([3], [5], False)
    assert RULES.odds(second, 1, "jump A none") == {}


def test_a_keeper_who_goes_up_is_told_what_it_may_cost() -> None:
    position = "ca1 H8@10,-20 H9@16,0 A4@16,20 A1@17,1 has=H8 row=MP skills=H8:hp6;H9:he6;A1:ae3"
    told = RULES.odds(asked_to_jump(position, "16,0"), 0, "jump H 9")
    assert Fraction(*told["goal-if-all-jump"]) == contests.contest([6], [3], False)
    told = RULES.odds(asked_to_jump(position, "16,0", "9"), 1, "jump A 1")
    assert Fraction(*told["header"]) == contests.contest([3], [6], False)
    assert Fraction(*told["header"]) + Fraction(*told["against"]) == 1


@pytest.mark.parametrize("lenience", [2, 3, 4, 5])
def test_card_table(lenience: int) -> None:
    above = Fraction(len([face for face in FACES if face > lenience]), 6)
    at_least = Fraction(len([face for face in FACES if face >= lenience]), 6)
    assert analysis.card(foul.ORDINARY, lenience) == {"none": 1 - at_least, "yellow": at_least, "red": 0}
    assert analysis.card(foul.FROM_BEHIND, lenience) == {"none": 0, "yellow": 1 - above, "red": above}
    for row in (foul.PROFESSIONAL, foul.RECKLESS):
        assert analysis.card(row, lenience) == {"none": 0, "yellow": 1 - at_least, "red": at_least}


@pytest.mark.parametrize("lenience", [2, 4, 5])
def test_reckless_tackles(lenience: int) -> None:
    """CA-14.14: the tackler's die, the injury die and the card die, enumerated."""
    position = (
        'ca1 options={"rules":"advanced"} H9@0,0 H2@-10,0 A4@1,1 A5@8,0 has=H9 phase=B '
        f"leniency={lenience} skills=H9:re6"
    )
    answers = ["away run A4 1,1"]
    state = RULES.from_position(position)
    RULES.apply(state, 1, RULES.parse("run A4 1,1"))
    counts: dict[str, int] = {}
    for face, card in product(FACES, FACES):
        dice = (face, 1, card) if face > 2 else (face,)
        code = outcome(position, [*answers, "away reckless"], dice, ("ca.foul", "ca.tackle-failed"))
        sent = outcome(position, [*answers, "away reckless"], dice, ("ca.red",))
        counts[code] = counts.get(code, 0) + 1
        counts[sent] = counts.get(sent, 0) + 1
    told = RULES.odds(state, 1, "reckless")
    assert told["foul"] == [2, 3] and told["failed"] == [1, 3]
    assert Fraction(counts["ca.foul"], 36) == Fraction(2, 3)
    assert Fraction(*told["red"]) == Fraction(counts["ca.red"], 36)


def test_interceptions_are_told_before() -> None:
    position = "ca1 H9@0,0 H8@8,0 A7@3,3 A2@6,2 has=H9 row=MP"
    told = RULES.odds(RULES.from_position(position), 0, "standard 8,0")
    assert told == {"arrives": [25, 36], "rolls": [[17, 6], [12, 6]]}
    assert terms.MEN == 11


def test_the_safest_way_with_the_ball_is_told() -> None:
    """CA-8.10: round the defender rather than past him, and only as far as Pace allows."""
    position = "ca1 H9@0,0 H2@-10,0 A4@3,1 has=H9 phase=A skills=H9:pa6"
    state = RULES.from_position(position)
    straight = RULES.odds(state, 0, "run H9 6,2")
    assert straight["keeps"] == [5, 6] and straight["rolls"] == [[14, 6]]
    around = RULES.odds(state, 0, "run H9 4,-4")
    assert around["keeps"] == [1, 1] and len(around["route"]) == 4
    for text in around["route"]:
        RULES.apply(state, 0, RULES.parse(text))
    assert state.cell[8] == RULES.from_position("ca1 H9@4,-4").cell[8]
    assert RULES.odds(state, 0, "dribble 14,0")["route"] == []


def goal(state: State) -> Fraction:
    """CA-11.5, CA-11.6: the chance of the shot in flight when the keeper steps as well as he can, by the engine
    itself."""
    before = RULES.score(state)[0]
    pending = RULES.pending(state)
    if not pending.chance:
        if state.agenda.top.kind != kinds.ASK_KEEPER_STEP:
            return Fraction(0)
        return min(_after(state, 1, choice, before)[0] for choice in RULES.legal(state, 1))
    faces = [_after(state, CHANCE, face, before) for face in RULES.chances(state)]
    if state.agenda.top.kind == kinds.ROLL_SHOT:
        won = tied = Fraction(0)
        for chance, after, events in faces:
            if events[-1].code != "ca.shot-roll":
                won += chance
                continue
            saves = [_after(after, CHANCE, face, before) for face in RULES.chances(after)]
            won += sum((RULES.score(end)[0] > before for _, end, _ in saves), Fraction(0)) / 6
            tied += sum((any(e.code == "ca.tie" for e in told) for _, _, told in saves), Fraction(0)) / 6
        return won / (6 - tied)
    return sum((chance for chance, _, _ in faces), Fraction(0)) / len(faces)


def _after(state: State, seat: int, choice: int, before: int) -> tuple[Fraction, State, list[Event]]:
    after = RULES.copy(state)
    events = RULES.apply(after, seat, choice)
    if RULES.score(after)[0] > before:
        return Fraction(1), after, events
    ended = {event.code for event in events} & {"ca.block", "ca.save", "ca.tie", "ca.wide"}
    deciding = state.agenda.top.kind == kinds.ROLL_SHOT or ended
    return (Fraction(0) if deciding else goal(after)), after, events


@pytest.mark.parametrize("men", ["A4@0,20", "A4@14,4", "A4@12,2 A5@10,2"])
@pytest.mark.parametrize("keeper", ["18,0", "18,6", "16,8", "14,-10", "11,1"])
@pytest.mark.parametrize("origin", ["8,2", "10,8", "14,2"])
@pytest.mark.slow
def test_a_shot_is_weighed_with_the_keepers_best_step(origin: str, keeper: str, men: str) -> None:
    position = f"ca1 H9@{origin} A1@{keeper} {men} has=H9 row=MP skills=H9:sh4;A1:sa4"
    state = RULES.from_position(position)
    for text in ("shot 18,0", "shot 18,6", "shot 18,-4"):
        if RULES.parse(text) in RULES.legal(state, 0):
            chance, _, _ = _after(state, 0, RULES.parse(text), RULES.score(state)[0])
            assert Fraction(*RULES.odds(state, 0, text)["goal"]) == chance, text


def asked_of_keeper(position: str, *answers: str) -> State:
    """The question for the keeper's step that these answers lead to; dice block and intercept nothing."""
    state = RULES.from_position(position)
    for text in answers:
        RULES.apply(state, RULES.pending(state).seats[0], RULES.parse(text))
    while RULES.pending(state).chance:
        RULES.apply(state, CHANCE, 1)
    assert RULES.question(state, 1).code == "ca.keeper-step"
    return state


def in_the_end(state: State, answer: str, wanted: tuple[str, ...]) -> dict[str, int]:
    """How often which event comes, over two dice, once the keeper has answered."""
    counts: dict[str, int] = {}
    for pair in product(FACES, FACES):
        copy = RULES.copy(state)
        events = RULES.apply(copy, 1, RULES.parse(answer))
        rest = list(pair)
        while rest and RULES.pending(copy).chance and not any(event.code in wanted for event in events):
            events += RULES.apply(copy, CHANCE, rest.pop(0))
        code = next((event.code for event in events if event.code in wanted), "")
        counts[code] = counts.get(code, 0) + 1
    return counts


def test_a_step_of_the_keeper_tells_what_it_brings_against_a_shot() -> None:
    state = asked_of_keeper("ca1 H9@11,1 A1@18,-6 has=H9 row=MP skills=H9:sh4;A1:sa4", "shot 18,4")
    brings = {text: RULES.odds(state, 1, text) for text in ("stay", "step 18,-4", "step 18,-8")}
    assert brings["stay"] == {"against": [1, 1]}, "the ball is out of his reach"
    assert brings["step 18,-8"] == brings["stay"]
    state = asked_of_keeper("ca1 H9@11,1 A1@18,-4 has=H9 row=MP skills=H9:sh4;A1:sa4", "shot 18,4")
    counts = in_the_end(state, "step 18,-2", ("ca.goal", "ca.save"))
    assert Fraction(*RULES.odds(state, 1, "step 18,-2")["against"]) == settled(counts, "ca.goal")


def test_a_step_of_the_keeper_tells_what_it_brings_against_a_pass() -> None:
    state = asked_of_keeper("ca1 H9@9,7 H10@15,3 A1@18,0 has=H9 row=MP", "standard 15,3")
    for text in ("stay", "step 17,1"):
        told = RULES.odds(state, 1, text)
        counts = in_the_end(state, text, ("ca.interception", "ca.received"))
        assert Fraction(*told["their-pass"]) == settled(counts, "ca.received"), text


def test_a_step_of_the_keeper_tells_what_it_brings_against_a_man_with_the_ball() -> None:
    state = asked_of_keeper("ca1 H9@11,1 A1@18,-6 has=H9 phase=A skills=H9:sh5;A1:sa5", "run H9 12,2")
    stays, steps = (Fraction(*RULES.odds(state, 1, text)["their-shot"]) for text in ("stay", "step 18,-4"))
    assert steps <= stays
    there = RULES.copy(state)
    RULES.apply(there, 1, RULES.parse("step 18,-4"))
    assert steps == analysis.best_target(there, there.carrier, terms.PLAY_SNAPSHOT)


def test_a_keeper_beside_a_loose_ball_is_told_that_a_step_brings_it() -> None:
    state = asked_of_keeper("ca1 H9@9,7 H10@2,0 A1@18,0 has=H9 row=MP", "long 16,2", "run A1 17,1")
    assert RULES.odds(state, 1, "step 16,2") == {"takes": [1, 1]}
    assert RULES.odds(state, 1, "stay") == {}


def test_the_move_before_a_snapshot_tells_what_it_leaves_of_the_shot() -> None:
    state = RULES.from_position("ca1 H9@13,1 A1@18,0 A4@14,4 has=H9 phase=A skills=H9:sh6;A1:sa3")
    for text in ("run H9 14,0", "snapshot"):
        while RULES.pending(state).chance or RULES.pending(state).seats == (1,):
            RULES.apply(
                state, *((CHANCE, 2) if RULES.pending(state).chance else (1, RULES.legal(state, 1)[0]))
            )
        RULES.apply(state, 0, RULES.parse(text))
    assert RULES.question(state, 1).code == "ca.snap-move"
    found = set()
    for choice in RULES.legal(state, 1):
        there = RULES.copy(state)
        told = RULES.odds(state, 1, RULES.describe(choice))["their-shot"]
        RULES.apply(there, 1, choice)
        aims = [Fraction(*RULES.odds(there, 0, RULES.describe(aim))["goal"]) for aim in RULES.legal(there, 0)]
        assert Fraction(*told) == max(aims)
        found.add(Fraction(*told))
    assert len(found) > 1, "who moves matters"
