"""CH-3: the table of contents: which question leads to which rule, and who may answer it how."""

from __future__ import annotations

from dugout.core.agenda import A_DIE, NOTHING, Frame
from dugout.core.ids import seats_in
from dugout.core.values import Event, Pending
from dugout.games.champions import kinds as k
from dugout.games.champions.choices import BACK, BENCH, NONE, PICK_UP, PUSH, ROLL, RUN, SHIFT, first, last
from dugout.games.champions.kinds import WAITS_FOR
from dugout.games.champions.rules import (
    chase,
    cleanup,
    corner,
    dead_ball,
    foul,
    free_kick,
    interception,
    kick_off,
    passing,
    penalty,
    restart,
    setup,
    shoot_out,
    shot,
    slide,
    substitution,
    throw_in,
    turn,
)
from dugout.games.champions.state import State
from dugout.games.champions.terms import SHOOT_OUT, THROW_IN


def pending(s: State) -> Pending:
    """CH-3.2: what the match waits for."""
    q = s.agenda.top
    if q.kind == k.OVER:
        return Pending(s.number, over=True)
    if WAITS_FOR[q.kind] == A_DIE:
        return Pending(s.number, chance=True)
    return Pending(s.number, seats_in(q.seats))


def chances(s: State) -> range:
    """CH-2.4: the faces of the die that is asked for."""
    kind = s.agenda.top.kind
    if kind == k.ROLL_INTERCEPT:
        return range(1, 4)
    if kind == k.ROLL_SAVE or (kind == k.ROLL_RESTART and s.restart == THROW_IN):
        return range(1, 5)
    return range(1, 7)


def apply(s: State, seat: int, choice: int) -> list[Event]:
    """CH-3.2: answer the open question, then let everything happen that needs no answer."""
    log: list[Event] = []
    s.actions = None
    frames = s.agenda.frames
    question = frames.pop()
    if WAITS_FOR[question.kind] == A_DIE:
        _roll(s, question, choice, log)
    else:
        _answer(s, question, seat, choice, log)
    while WAITS_FOR[frames[-1].kind] == NOTHING:
        step(s, frames.pop(), log)
    if frames[-1].kind != k.ASK_LINEUP:
        s.number += 1
    return log


def _answer(s: State, q: Frame, seat: int, choice: int, log: list[Event]) -> None:
    """CH-4 to CH-13: the questions of the line-up and of open play."""
    kind = choice >> SHIFT
    if q.kind == k.ASK_TURN:  # CH-24.2
        if kind == ROLL:
            turn.roll_for(s, die=q.a)
        else:
            turn.warm_up(s, last(choice), die=q.a, log=log)
    elif q.kind == k.ASK_ACTION:  # CH-6.4
        act(s, choice, log)
    elif q.kind == k.ASK_LEG or q.kind == k.ASK_CHASE:  # CH-8, CH-9
        if kind == BACK:
            back(s, log)
        elif q.kind == k.ASK_LEG:
            passing.play_leg(s, choice, log)
        elif kind == NONE:
            chase.stay(s)
        else:
            chase.chase(s, first(choice), last(choice), log)
    elif q.kind == k.ASK_INTERCEPT:  # CH-13.7
        if kind == NONE:
            interception.decline(s, index=q.a)
        else:
            interception.attempt(s, index=q.a, piece=last(choice), log=log)
    elif q.kind == k.ASK_DIVE:  # CH-12.3
        if kind == NONE:
            shot.decline(s, log)
        else:
            shot.dive(s, last(choice), log)
    elif q.kind == k.ASK_REBOUND:  # CH-12.11
        shot.bounce(s, seat, cell=q.a, rem=q.b, side=last(choice), log=log)
    elif q.kind == k.ASK_FOUL:  # CH-19.4
        foul.commit(s, first(choice), last(choice), log)
    elif q.kind == k.ASK_KEEPER:  # CH-4.2, CH-15.4, CH-26.2
        dead_ball.place_keeper(s, seat, last(choice), keeper_rule(s), log)
    elif q.kind == k.ASK_LINE:  # CH-4.3
        setup.place_line(s, seat, kind=q.a, choice=choice, log=log)
    elif q.kind == k.ASK_CENTRE:  # CH-4.6
        setup.to_centre(s, first(choice), last(choice), log)
    elif q.kind == k.ASK_LINEUP:  # CH-4.1
        setup.choose_lineup(s, q, seat, choice, log)
    else:
        _answer_set_piece(s, q, seat, choice, log)


def act(s: State, choice: int, log: list[Event]) -> None:
    """CH-6.4: walk, walk and kick, pick-up or shoulder push."""
    kind = choice >> SHIFT
    if kind == RUN:
        turn.run(s, first(choice), last(choice), log)
    elif kind == PICK_UP:
        turn.pick_up(s, log)
    elif kind == PUSH:
        turn.push(s, first(choice), last(choice), log)
    else:
        turn.walk(s, first(choice), last(choice), log)


def back(s: State, log: list[Event]) -> None:
    """CH-8.10: one step of the plan back, and the question before it again (version 1)."""
    passing.take_back(s, log)
    if s.touchers:
        s.agenda.ask(k.ASK_LEG, s.flight_seat)
    else:
        s.agenda.ask(k.ASK_ACTION, s.owner, 1 if s.restart else 0)


def keeper_rule(s: State) -> str:
    if s.period == SHOOT_OUT:
        return "CH-26.2"
    return "CH-15.4" if s.restart else "CH-4.2"


def _answer_set_piece(s: State, q: Frame, seat: int, choice: int, log: list[Event]) -> None:
    """CH-10, CH-15 to CH-26: the questions of clean-up, dead balls and the shoot-out."""
    kind = choice >> SHIFT
    man, cell = first(choice), last(choice)
    if q.kind == k.ASK_STEP:  # CH-11.6, CH-20.5, CH-21.1
        slide.step_aside(s, piece=q.a, mode=q.b, direction=q.c, cell=cell, log=log)
    elif q.kind == k.ASK_RELOC:  # CH-2.8
        throw_in.settle_moved(s, piece=q.a, where=q.b, cell=cell, log=log)
    elif q.kind == k.ASK_ROW_TWO:  # CH-10.3
        cleanup.leave_row_one(s, man=q.a, to=cell, log=log)
    elif q.kind == k.ASK_DROP:  # CH-8.11
        passing.drop(s, cell, log)
    elif q.kind == k.ASK_INJURED:  # CH-19.8
        substitution.replace_injured(s, seat, man if kind != NONE else -1, man=q.a, log=log)
    elif q.kind == k.ASK_MAKE_WAY:  # CH-19.10
        substitution.make_way(s, seat, cell, log)
    elif q.kind == k.ASK_STAND_IN:  # CH-19.11
        substitution.stand_in(s, seat, cell, log)
    elif q.kind == k.ASK_SURPLUS:  # CH-24.7
        substitution.to_bench(s, cell, "CH-24.7", log)
    elif q.kind == k.ASK_SUB:  # CH-24.4, CH-24.6
        if kind == BENCH:
            substitution.to_bench(s, cell, "CH-24.6", log)
        else:
            substitution.substitute(s, man, cell, log)
    elif q.kind == k.ASK_ENTRY:  # CH-24.8
        substitution.place(s, man, cell, log)
    elif q.kind == k.ASK_THROWER:  # CH-17.2
        throw_in.choose_thrower(s, cell, log)
    elif q.kind == k.ASK_TAKER:  # CH-18.4
        corner.choose_taker(s, man, cell, log)
    elif q.kind == k.ASK_WALL:  # CH-18.4
        corner.choose_wall(s, cell, log)
    elif q.kind == k.ASK_VICTIM_MAN:  # CH-20.3
        free_kick.name_victim_man(s, cell)
    elif q.kind == k.ASK_WALL_MAN:  # CH-20.4
        free_kick.name_wall_man(s, cell)
    elif q.kind == k.ASK_BESIDE:  # CH-20.2
        free_kick.stand(s, man, cell, "CH-20.2", log)
    elif q.kind == k.ASK_PENALTY:  # CH-21.2
        penalty.choose_taker(s, man, cell, log)
    elif q.kind == k.ASK_SHOOTER:  # CH-26.2
        shoot_out.choose_shooter(s, man, cell, log)
    else:
        raise AssertionError(q.kind)


def _roll(s: State, q: Frame, face: int, log: list[Event]) -> None:
    """CH-0.6, CH-2.4: a die has fallen."""
    if q.kind == k.ROLL_TURN:  # CH-6
        turn.rolled(s, face, log)
    elif q.kind == k.ROLL_INTERCEPT:  # CH-13.8
        interception.roll(s, index=q.a, piece=q.b, direction=q.c, face=face, log=log)
    elif q.kind == k.ROLL_SAVE:  # CH-12.5
        shot.roll_save(s, cell=q.a, before=q.b, quarters=q.c, d4=face, log=log)
    elif q.kind == k.ROLL_RESTART:  # CH-15.7
        restart.rolled(s, face, log)
    elif q.kind == k.ROLL_KEEPER:  # CH-12.9
        turn.keeper_rolled(s, face, log)
    elif q.kind == k.ROLL_KICK_OFF:  # CH-5.1
        kick_off.rolled(s, away=q.a, face=face, log=log)
    else:  # CH-26.2
        shoot_out.rolled(s, face, log)


def step(s: State, q: Frame, log: list[Event]) -> None:
    """CH-3.6: carry on with what needs no answer; here set-up, turns, flights and clean-up."""
    if q.kind == k.DO_TURN:  # CH-6.1
        turn.begin(s, log)
    elif q.kind == k.DO_CLEANUP:  # CH-10
        cleanup.begin(s)
    elif q.kind == k.DO_TAKER_IN:  # CH-10.1
        cleanup.taker_in(s, log)
    elif q.kind == k.DO_WALLS_IN:  # CH-10.2
        cleanup.walls_in(s, log)
    elif q.kind == k.DO_ROW_ONE:  # CH-10.3
        cleanup.row_one(s, seen=q.a, log=log)
    elif q.kind == k.DO_OFFSIDE:  # CH-10.4, CH-15.6
        cleanup.pull_back(s, seat=q.a, seen=q.b, ball_row=q.c)
    elif q.kind == k.DO_SLIDE:  # CH-11.6, CH-20.5, CH-21.1
        slide.slide(s, piece=q.a, mode=q.b, direction=q.c, log=log)
    elif q.kind == k.DO_RESOLVE:  # CH-8.10
        interception.resolve(s)
    elif q.kind == k.DO_CHANCES:  # CH-13.7
        interception.next_chance(s)
    elif q.kind == k.DO_PATH_END:  # CH-13.10
        interception.path_end(s, log)
    elif q.kind == k.DO_LEG:  # CH-8.11
        passing.ask_leg(s, log)
    elif q.kind == k.DO_CENTRE:  # CH-4.6
        setup.centre(s, seat=q.a, log=log)
    elif q.kind == k.DO_KICK_OFF:  # CH-5.1
        kick_off.begin(s)
    else:
        _step_dead_ball(s, q, log)


def _step_dead_ball(s: State, q: Frame, log: list[Event]) -> None:
    """CH-15 to CH-26: from the whistle to the restart."""
    if q.kind == k.DO_SUBS:  # CH-15.3
        substitution.begin(s, seat=q.a)
    elif q.kind == k.DO_SUB_NEXT:  # CH-24.4
        substitution.next_sub(s, seat=q.a, log=log)
    elif q.kind == k.DO_ENTER:  # CH-24.8
        substitution.enter(s, seat=q.a, men=q.b, rows=q.c, log=log)
    elif q.kind == k.DO_EMERGENCY:  # CH-19.8 to CH-19.10
        substitution.emergency(s, seat=q.a, log=log)
    elif q.kind == k.DO_COUNT:  # CH-19.12
        foul.count_men(s, log)
    elif q.kind == k.DO_KEEPER:  # CH-15.4
        dead_ball.ask_keeper(s, seat=q.a)
    elif q.kind == k.DO_BALL_TO_SPOT:  # CH-15.2
        dead_ball.ball_to_spot(s)
    elif q.kind == k.DO_SET_PIECE:  # CH-15.2
        restart.set_piece(s, log)
    elif q.kind == k.DO_RESTART_ROLL:  # CH-15.7
        dead_ball.ask_roll(s)
    elif q.kind == k.DO_AFTER_DEAD:  # CH-25.5
        dead_ball.after_dead(s, log)
    elif q.kind == k.DO_PUT:  # CH-17.2, CH-18.4
        s.move(piece=q.a, cell=q.b)
    else:
        _step_set_piece(s, q, log)


def _step_set_piece(s: State, q: Frame, log: list[Event]) -> None:
    """CH-12 to CH-21, CH-26: the parts of single set pieces, and what interrupts open play."""
    if q.kind == k.DO_CHASE:  # CH-9.1
        chase.ask(s)
    elif q.kind == k.DO_DIVE:  # CH-12.3
        shot.ask_dive(s, log)
    elif q.kind == k.DO_LOOSE:  # CH-13.11
        interception.fly_loose(s, start=q.a, direction=q.b, length=q.c, log=log)
    elif q.kind == k.DO_OUT:  # CH-15.1
        dead_ball.ball_out(s, cell=q.a, log=log)
    elif q.kind == k.DO_AFTER_GOAL:  # CH-16.1
        dead_ball.after_goal(s, seat=q.a, log=log)
    elif q.kind == k.DO_HANDS:  # CH-12.7
        dead_ball.hands(s, keeper=q.a, cell=q.b, log=log)
    elif q.kind == k.DO_THROWER_BACK:  # CH-17.4
        throw_in.come_back(s, log)
    elif q.kind == k.DO_CORNER_WALL:  # CH-18.4
        corner.ask_wall(s)
    elif q.kind == k.DO_CORNER_TAKER:  # CH-18.4
        corner.ask_taker(s)
    elif q.kind == k.DO_FOUL_AT_LINE:  # CH-19.5
        foul.meet(s, fouler=q.a, victim=q.b)
    elif q.kind == k.DO_CARDS:  # CH-19.6
        foul.cards(s, log)
    elif q.kind == k.DO_VICTIM:  # CH-20.2
        free_kick.place_victim(s, log)
    elif q.kind == k.DO_WALL:  # CH-20.5
        free_kick.place_wall(s, log)
    elif q.kind == k.DO_RING:  # CH-20.7
        free_kick.clear_ring(s, log)
    elif q.kind == k.DO_CLEAR_AREA:  # CH-21.1
        penalty.clear_area(s, seen=q.a)
    elif q.kind == k.DO_PENALTY_TAKER:  # CH-21.2
        penalty.ask_taker(s)
    elif q.kind == k.DO_SHOT_TAKEN:  # CH-26.2
        shoot_out.taken(s, scored=q.a, log=log)
    elif q.kind == k.DO_SHOOT_OUT:  # CH-26.1
        shoot_out.next_kick(s, log)
    else:
        raise AssertionError(q.kind)
