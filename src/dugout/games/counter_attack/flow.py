"""CA-6.10: the table of contents. Which question leads to which rule, who answers it and how."""

from __future__ import annotations

from dugout.core.agenda import A_DIE, A_SEAT, NOTHING, Frame
from dugout.core.ids import HOST, seats_in
from dugout.core.values import Event, Pending
from dugout.games.counter_attack import choices, kinds, terms
from dugout.games.counter_attack.data.deck import REFEREES
from dugout.games.counter_attack.kinds import WAITS_FOR
from dugout.games.counter_attack.rules import (
    aerial,
    clock,
    deflection,
    distribution,
    draft,
    dribble,
    follow,
    foul,
    headed_ball,
    header,
    keeper,
    lineup,
    movement,
    passing,
    penalty,
    periods,
    placing,
    restart,
    shot,
    snapshot,
    substitution,
    tackling,
)
from dugout.games.counter_attack.state import State


def pending(s: State) -> Pending:
    """CA-6.10: over, a die, or the managers asked. On a real clock the host may add a minute."""
    if not s.agenda:
        return Pending(s.number, over=True)
    q = s.agenda.top
    if WAITS_FOR[q.kind] == A_DIE:
        return Pending(s.number, chance=True)
    return Pending(s.number, seats_in(q.seats), host=clock.has_minutes(s))


def chances(s: State) -> range:
    """CA-1.5, CA-1.12: the faces of the die, toss or draw that is asked for."""
    q = s.agenda.top
    kind = q.kind
    if kind == kinds.ROLL_FIRST_PICK or kind == kinds.ROLL_TOSS:
        return range(2)
    if kind == kinds.ROLL_DEAL:
        return range(len(s.deck))
    if kind == kinds.ROLL_KEEPER:
        return range(len(s.keeper_deck))
    if kind == kinds.ROLL_REFEREE:
        return range(len(REFEREES))
    if kind == kinds.ROLL_REMOVE:
        return range(len(lineup.removable(s, team=q.a)))
    return terms.FACES


def start(s: State) -> None:
    """CA-6.2: a match begins with its squads."""
    s.agenda.do(kinds.DO_DRAFT, draft.START)
    settle(s, [])
    s.number = 1


def apply(s: State, seat: int, choice: int) -> list[Event]:
    """CA-6.10: answer the top question, then do everything that happens by itself."""
    log: list[Event] = []
    if seat == HOST:
        clock.minute(s, log)
        return log
    q = s.agenda.pop()
    if WAITS_FOR[q.kind] == A_SEAT:
        _answer(s, q, seat, choice, log)
    else:
        _roll(s, q, choice, log)
    settle(s, log)
    if not s.agenda or not (q.kind == kinds.ASK_LINEUP and s.agenda.top.kind == q.kind):
        s.number += 1
    return log


def settle(s: State, log: list[Event]) -> None:
    """CA-1.11, CA-6.10: between questions only automatic steps happen."""
    frames = s.agenda.frames
    while frames and WAITS_FOR[frames[-1].kind] == NOTHING:
        _step(s, frames.pop(), log)


def _answer(s: State, q: Frame, seat: int, choice: int, log: list[Event]) -> None:
    kind = q.kind
    if kind == kinds.ASK_MOVE:  # CA-8.3
        movement.move(s, choice, log)
    elif kind == kinds.ASK_DRIBBLE:  # CA-8.9
        dribble.dribble(s, piece=q.a, used=q.b, choice=choice, log=log)
    elif kind == kinds.ASK_ACTION:  # CA-6.4
        follow.act(s, s.carrier, choice, log)
    elif kind == kinds.ASK_TACKLE:  # CA-8.13
        tackling.tackle(s, tackler=q.a, choice=choice, log=log)
    elif kind == kinds.ASK_REPOSITION:  # CA-8.17
        tackling.reposition(s, piece=q.a, choice=choice, log=log)
    elif kind == kinds.ASK_DIVE:  # CA-13.9
        tackling.dive(s, guard=q.a, choice=choice, log=log)
    elif kind == kinds.ASK_FOUL:  # CA-14.3
        foul.choose(s, fouler=q.a, choice=choice, log=log)
    elif kind == kinds.ASK_KEEPER_STEP:  # CA-13.3
        keeper.step(s, guard=q.a, choice=choice, log=log)
    elif kind == kinds.ASK_FREE_MOVES:  # CA-8.22, CA-13.14
        movement.free_move(s, listed=q.a, both=q.b, team=seat, choice=choice, log=log)
    elif kind == kinds.ASK_SNAPSHOT:  # CA-11.17
        snapshot.offered(s, piece=q.a, choice=choice, log=log)
    elif kind == kinds.ASK_SNAP_MOVE:  # CA-11.19
        snapshot.move(s, choice, log)
    elif kind == kinds.ASK_AIM:  # CA-11.3
        snapshot.aim(s, piece=q.a, choice=choice, log=log)
    elif kind == kinds.ASK_AIR_MOVE:  # CA-9.14
        aerial.air_move(s, choice, log)
    elif kind == kinds.ASK_FIRST_MOVE:  # CA-9.31
        passing.first_move(s, choice, log)
    elif kind == kinds.ASK_LONG_KEEPER:  # CA-9.26
        aerial.keeper_run(s, guard=q.a, choice=choice, log=log)
    elif kind == kinds.ASK_JUMP:  # CA-10.5
        header.jump(s, choice, log)
    elif kind == kinds.ASK_HEAD:  # CA-10.12
        headed_ball.head(s, piece=q.a, choice=choice, log=log)
    elif kind == kinds.ASK_HEAD_OR_MOVE:  # CA-13.17
        header.header_or_move(s, choice, log)
    elif kind == kinds.ASK_KEEPER_KICK:  # CA-13.15
        distribution.kick(s, guard=q.a, choice=choice, log=log)
    else:
        _answer_stopped(s, q, seat, choice, log)


def _answer_stopped(s: State, q: Frame, seat: int, choice: int, log: list[Event]) -> None:
    kind = q.kind
    if kind == kinds.ASK_PLACE:  # CA-7.2, CA-16.6, CA-16.21, CA-21.1
        placing.place(s, places=q.a, done=q.b, marks=q.c, team=seat, choice=choice, log=log)
    elif kind == kinds.ASK_PUT:  # CA-16.2
        placing.put(s, places=q.a, piece=q.c, team=seat, choice=choice, log=log)
    elif kind == kinds.ASK_SUBSTITUTE:  # CA-17.1
        substitution.substitute(s, choice, log)
    elif kind == kinds.ASK_TAKER:  # CA-16.3
        restart.name_taker(s, choice, log)
    elif kind == kinds.ASK_RETREAT:  # CA-16.5
        restart.retreat(s, piece=q.a, gap=q.b, choice=choice, log=log)
    elif kind == kinds.ASK_SET_PIECE:  # CA-16.8, CA-16.15
        restart.set_piece(s, choice, log)
    elif kind == kinds.ASK_KICKOFF_PASS:  # CA-7.6
        restart.kickoff_pass(s, choice, log)
    elif kind == kinds.ASK_THROW:  # CA-16.12
        restart.throw(s, choice, log)
    elif kind == kinds.ASK_GOAL_KICK:  # CA-16.27
        restart.place_goal_kick(s, guard=q.a, choice=choice, log=log)
    elif kind == kinds.ASK_CORNER_SIDE:  # CA-11.14
        shot.choose_corner(s, choices.first(choice), log)
    elif kind == kinds.ASK_EMERGENCY:  # CA-17.6
        substitution.name_emergency(s, to_goal=q.a, choice=choice, log=log)
    elif kind == kinds.ASK_ORDER:  # CA-19.4
        penalty.name_order(s, team=seat, choice=choice, log=log)
    elif kind == kinds.ASK_PICK:  # CA-5.10
        draft.pick(s, team=seat, choice=choice, log=log)
    elif kind == kinds.ASK_KEEPER_CARD:  # CO-13.4
        draft.choose_keeper(s, team=seat, choice=choice, log=log)
    elif kind == kinds.ASK_LINEUP:  # CA-5.12
        lineup.line_up(s, q, seat, choice, log)
    elif kind == kinds.ASK_REMOVE:  # CO-13.6
        lineup.remove(s, choices.first(choice), log)
    else:
        raise AssertionError(kind)


def _roll(s: State, q: Frame, face: int, log: list[Event]) -> None:
    kind = q.kind
    if kind == kinds.ROLL_STEAL:  # CA-8.10
        dribble.roll_steal(s, thief=q.a, face=face, log=log)
    elif kind == kinds.ROLL_DRIBBLER:  # CA-8.14
        tackling.roll_dribbler(s, tackler=q.a, mode=q.b, face=face, log=log)
    elif kind == kinds.ROLL_TACKLER:  # CA-8.14
        tackling.roll_tackler(s, tackler=q.a, mode=q.b, attack_face=q.c, face=face, log=log)
    elif kind == kinds.ROLL_RECKLESS:  # CA-14.14
        tackling.roll_reckless(s, tackler=q.a, face=face, log=log)
    elif kind == kinds.ROLL_INJURY:  # CA-14.5
        foul.roll_injury(s, fouler=q.a, row=q.b, face=face, log=log)
    elif kind == kinds.ROLL_CARD:  # CA-14.7
        foul.roll_card(s, fouler=q.a, row=q.b, face=face, log=log)
    elif kind == kinds.ROLL_INTERCEPTION:  # CA-9.8
        passing.roll_interception(s, piece=q.a, rolled=q.b, need=q.c, face=face, log=log)
    elif kind == kinds.ROLL_ACCURACY:  # CA-9.16, CA-9.24
        aerial.roll_accuracy(s, face, log)
    elif kind == kinds.ROLL_JUMP:  # CA-10.7
        header.roll_jump(s, piece=q.a, waiting=q.b, face=face, log=log)
    elif kind == kinds.ROLL_LONE_HEADER:  # CA-10.8
        headed_ball.roll_lone(s, less=q.a, face=face, log=log)
    elif kind == kinds.ROLL_HEADER_SAVE:  # CA-10.14
        headed_ball.roll_save(s, face, log)
    elif kind == kinds.ROLL_BLOCK:  # CA-11.8
        shot.roll_block(s, piece=q.a, rolled=q.b, need=q.c, face=face, log=log)
    elif kind == kinds.ROLL_SHOT:  # CA-11.5
        shot.roll_shot(s, open_goal=q.a, again=q.b, face=face, log=log)
    elif kind == kinds.ROLL_SAVE:  # CA-11.11
        shot.roll_save(s, face, log)
    elif kind == kinds.ROLL_PARRY:  # CA-11.14
        shot.roll_parry(s, guard=q.a, where=q.b, face=face, log=log)
    elif kind == kinds.ROLL_DIRECTION:  # CA-12.2
        deflection.roll_direction(s, source=q.a, through=q.b, face=face, log=log)
    elif kind == kinds.ROLL_DISTANCE:  # CA-12.2
        deflection.roll_distance(s, source=q.a, through=q.b, direction=q.c, face=face, log=log)
    elif kind == kinds.ROLL_STOP:  # CA-12.5
        deflection.roll_stop(s, guard=q.a, face=face, log=log)
    elif kind == kinds.ROLL_PENALTY:  # CA-16.22
        penalty.roll_taker(s, shootout=q.a, face=face, log=log)
    elif kind == kinds.ROLL_PENALTY_SAVE:  # CA-16.24
        penalty.roll_keeper(s, shootout=q.a, shot_score=q.b, face=face, log=log)
    else:
        _draw(s, q, face, log)


def _draw(s: State, q: Frame, face: int, log: list[Event]) -> None:
    kind = q.kind
    if kind == kinds.ROLL_DEAL:  # CA-5.10
        draft.deal(s, face, log)
    elif kind == kinds.ROLL_FIRST_PICK:  # CA-5.10
        draft.first_pick(s, face, log)
    elif kind == kinds.ROLL_KEEPER:  # CA-5.9
        draft.draw_keeper(s, team=q.a, face=face, log=log)
    elif kind == kinds.ROLL_REFEREE:  # CA-5.9
        lineup.draw_referee(s, face, log)
    elif kind == kinds.ROLL_TOSS:  # CA-7.1
        periods.toss(s, face, log)
    elif kind == kinds.ROLL_REMOVE:  # CO-13.2
        lineup.remove_drawn(s, team=q.a, face=face, log=log)
    else:
        raise AssertionError(kind)


def _step(s: State, q: Frame, log: list[Event]) -> None:
    kind = q.kind
    if kind == kinds.DO_STEP:  # CA-8.3
        movement.go_on(s, log)
    elif kind == kinds.DO_NEXT:  # CA-6.4
        follow.next_action(s, log)
    elif kind == kinds.DO_PHASE_END:  # CA-8.20
        movement.finish(s, complete=q.a, log=log)
    elif kind == kinds.DO_DRIBBLE_ON:  # CA-8.9
        dribble.go_on(s, piece=q.a, used=q.b)
    elif kind == kinds.DO_STEALS:  # CA-8.10
        dribble.steals(s, piece=q.a, dived=q.b)
    elif kind == kinds.DO_DIVE:  # CA-13.9
        tackling.offer_dive(s, piece=q.a)
    elif kind == kinds.DO_ENTERED:  # CA-13.3
        keeper.entered(s, before=q.a)
    elif kind == kinds.DO_SNAP_OFFER:  # CA-11.17
        snapshot.offer(s, piece=q.a)
    elif kind == kinds.DO_INTERCEPTIONS:  # CA-9.8
        passing.interceptions(s, rolled=q.a, log=log)
    elif kind == kinds.DO_ARRIVE:  # CA-9.10
        passing.arrive(s, log)
    elif kind == kinds.DO_FIRST_TIME:  # CA-9.29
        passing.first_time(s, stage=q.a)
    elif kind == kinds.DO_AIR:  # CA-9.13
        aerial.go_on(s, stage=q.a)
    elif kind == kinds.DO_LONG:  # CA-9.22
        aerial.long_ball(s, stage=q.a, log=log)
    elif kind == kinds.DO_HEADER:  # CA-10.5
        header.ask(s, stage=q.a, log=log)
    elif kind == kinds.DO_CONTEST:  # CA-10.7
        header.contest(s, log)
    elif kind == kinds.DO_HEAD_ARRIVE:  # CA-10.13
        headed_ball.arrive(s, log)
    elif kind == kinds.DO_HEAD_SAVE:  # CA-10.14
        headed_ball.at_goal(s, contest_score=q.a, less=q.b, log=log)
    elif kind == kinds.DO_BLOCKS:  # CA-11.8
        shot.blocks(s, rolled=q.a, log=log)
    elif kind == kinds.DO_SHOOT:  # CA-11.5
        shot.shoot(s, log)
    else:
        _step_stopped(s, q, log)


def _step_stopped(s: State, q: Frame, log: list[Event]) -> None:
    kind = q.kind
    if kind == kinds.DO_RESTART:  # CA-16.1
        restart.go_on(s, stage=q.a, log=log)
    elif kind == kinds.DO_HELD:  # CA-13.13
        distribution.held(s)
    elif kind == kinds.DO_KEEPER_KICK:  # CA-13.15
        distribution.ask(s, guard=q.a)
    elif kind == kinds.DO_DRAFT:  # CA-5.9
        draft.go_on(s, stage=q.a, log=log)
    elif kind == kinds.DO_LINEUP_DONE:  # CA-5.12
        lineup.done(s, stage=q.a, log=log)
    elif kind == kinds.DO_PERIOD:  # CA-18.1
        periods.begin(s, period=q.a, log=log)
    elif kind == kinds.DO_SCENARIO:  # CA-21.1
        placing.scenario(s, stage=q.a, log=log)
    elif kind == kinds.DO_SHOOTOUT:  # CA-19.3
        penalty.shootout(s, log)
    else:
        raise AssertionError(kind)
