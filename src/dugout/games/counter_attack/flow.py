"""CA-6.10: the table of contents. Which question leads to which rule, who answers it and how."""

from __future__ import annotations

from dugout.core.agenda import Frame
from dugout.core.ids import HOST, seats_in
from dugout.core.values import Event, Pending
from dugout.games.counter_attack import actions, codes, offers
from dugout.games.counter_attack.data.deck import REFEREES
from dugout.games.counter_attack.rules import (
    aerial,
    clock,
    deflection,
    distribution,
    draft,
    dribble,
    follow,
    fouls,
    headers,
    heading,
    keeper,
    lineup,
    movement,
    passing,
    penalties,
    periods,
    placing,
    restarts,
    shooting,
    snapshot,
    substitutions,
    tackling,
)
from dugout.games.counter_attack.state import State


def pending(s: State) -> Pending:
    """CA-6.10: over, a die, or the managers asked. On a real clock the host may add a minute."""
    if not s.agenda:
        return Pending(s.questions, over=True)
    q = s.top()
    if codes.ROLL_FIRST_PICK <= q.kind <= codes.LAST_ROLL:
        return Pending(s.questions, chance=True)
    return Pending(s.questions, seats_in(q.seats), host=has_minutes(s))


def has_minutes(s: State) -> bool:
    """CA-18.2: the real clock runs from the kick-off to the end of a period."""
    return s.options.real_clock and clock.FIRST_HALF <= s.period <= clock.EXTRA_SECOND


def chances(s: State) -> range:
    """CA-1.5, CA-1.12: the faces of the die, toss or draw that is asked for."""
    kind = s.top().kind
    if kind == codes.ROLL_FIRST_PICK or kind == codes.ROLL_TOSS:
        return range(2)
    if kind == codes.ROLL_DEAL:
        return range(len(s.deck))
    if kind == codes.ROLL_KEEPER:
        return range(len(s.keeper_deck))
    if kind == codes.ROLL_REFEREE:
        return range(len(REFEREES))
    if kind == codes.ROLL_REMOVE:
        return range(len(lineup.removable(s, s.top().a)))
    return codes.FACES


def start(s: State) -> None:
    """CA-6.2: a match begins with its squads."""
    s.push(codes.DO_DRAFT, 0, draft.START)
    settle(s, [])
    s.questions = 1


def apply(s: State, seat: int, choice: int) -> list[Event]:
    """CA-6.10: answer the top question, then do everything that happens by itself."""
    log: list[Event] = []
    if seat == HOST:
        clock.minute(s, log)
        return log
    before = s.agenda[-1]
    q = s.agenda.pop()
    if q.kind <= codes.LAST_QUESTION:
        _answer(s, q, seat, choice, log)
    else:
        _rolled(s, q, choice, log)
    settle(s, log)
    if not s.agenda or not (q.kind == codes.ASK_LINEUP and s.agenda[-1].kind == before.kind):
        s.questions += 1
    return log


def settle(s: State, log: list[Event]) -> None:
    """CA-1.11, CA-6.10: between questions only automatic steps happen."""
    while s.agenda and s.agenda[-1].kind > codes.LAST_ROLL:
        _step(s, s.agenda.pop(), log)


def _answer(s: State, q: Frame, seat: int, choice: int, log: list[Event]) -> None:
    kind = q.kind
    if kind == codes.ASK_MOVE:  # CA-8.3
        movement.answer(s, choice, log)
    elif kind == codes.ASK_DRIBBLE:  # CA-8.9
        dribble.answer(s, q, choice, log)
    elif kind == codes.ASK_ACTION:  # CA-6.4
        follow.act(s, s.carrier, choice, log)
    elif kind == codes.ASK_TACKLE:  # CA-8.13
        tackling.answer(s, q, choice, log)
    elif kind == codes.ASK_REPOSITION:  # CA-8.17
        tackling.reposition(s, q, choice, log)
    elif kind == codes.ASK_DIVE:  # CA-13.9
        tackling.dive(s, q, choice, log)
    elif kind == codes.ASK_FOUL:  # CA-14.3
        fouls.choose(s, q, choice, log)
    elif kind == codes.ASK_KEEPER_STEP:  # CA-13.3
        keeper.step(s, q, choice, log)
    elif kind == codes.ASK_FREE_MOVES:  # CA-8.22, CA-13.14
        movement.free_move(s, q, choice, log)
    elif kind == codes.ASK_SNAPSHOT:  # CA-11.17
        snapshot.offered(s, q, choice, log)
    elif kind == codes.ASK_SNAP_MOVE:  # CA-11.19
        snapshot.move(s, choice, log)
    elif kind == codes.ASK_AIM:  # CA-11.3
        snapshot.aim(s, q, choice, log)
    elif kind == codes.ASK_AIR_MOVE:  # CA-9.14
        aerial.air_move(s, choice, log)
    elif kind == codes.ASK_FIRST_MOVE:  # CA-9.31
        passing.first_move(s, choice, log)
    elif kind == codes.ASK_LONG_KEEPER:  # CA-9.26
        aerial.keeper_run(s, q, choice, log)
    elif kind == codes.ASK_JUMP:  # CA-10.5
        heading.jump(s, choice, log)
    elif kind == codes.ASK_HEAD:  # CA-10.12
        headers.answer(s, q, choice, log)
    elif kind == codes.ASK_HEAD_OR_MOVE:  # CA-13.17
        heading.header_or_move(s, choice, log)
    elif kind == codes.ASK_KEEPER_KICK:  # CA-13.15
        distribution.kick(s, q, choice, log)
    else:
        _answer_stopped(s, q, seat, choice, log)


def _answer_stopped(s: State, q: Frame, seat: int, choice: int, log: list[Event]) -> None:
    kind = q.kind
    if kind == codes.ASK_PLACE:  # CA-7.2, CA-16.6, CA-16.21, CA-21.1
        placing.answer(s, q, choice, log)
    elif kind == codes.ASK_PUT:  # CA-16.2
        placing.put(s, q, choice, log)
    elif kind == codes.ASK_SUBSTITUTE:  # CA-17.1
        substitutions.answer(s, q, choice, log)
    elif kind == codes.ASK_TAKER:  # CA-16.3
        restarts.name_taker(s, choice, log)
    elif kind == codes.ASK_RETREAT:  # CA-16.5
        restarts.retreat(s, q, choice, log)
    elif kind == codes.ASK_SET_PIECE:  # CA-16.8, CA-16.15
        restarts.set_piece(s, choice, log)
    elif kind == codes.ASK_KICKOFF_PASS:  # CA-7.6
        restarts.kickoff_pass(s, choice, log)
    elif kind == codes.ASK_THROW:  # CA-16.12
        restarts.throw(s, choice, log)
    elif kind == codes.ASK_GOAL_KICK:  # CA-16.27
        restarts.place_goal_kick(s, q, choice, log)
    elif kind == codes.ASK_CORNER_SIDE:  # CA-11.14
        shooting.choose_corner(s, actions.first(choice), log)
    elif kind == codes.ASK_EMERGENCY:  # CA-17.6
        substitutions.name_emergency(s, q, choice, log)
    elif kind == codes.ASK_ORDER:  # CA-19.4
        penalties.name_order(s, q, choice, log)
    elif kind == codes.ASK_PICK:  # CA-5.10
        draft.pick(s, q, choice, log)
    elif kind == codes.ASK_KEEPER_CARD:  # CO-13.4
        draft.choose_keeper(s, q, choice, log)
    elif kind == codes.ASK_LINEUP:  # CA-5.12
        lineup.answer(s, q, seat, choice, log)
    elif kind == codes.ASK_REMOVE:  # CO-13.6
        lineup.remove(s, actions.first(choice), log)
    else:
        raise AssertionError(kind)


def _rolled(s: State, q: Frame, face: int, log: list[Event]) -> None:
    kind = q.kind
    if kind == codes.ROLL_STEAL:  # CA-8.10
        dribble.roll_steal(s, q, face, log)
    elif kind == codes.ROLL_DRIBBLER:  # CA-8.14
        tackling.roll_dribbler(s, q, face, log)
    elif kind == codes.ROLL_TACKLER:  # CA-8.14
        tackling.roll_tackler(s, q, face, log)
    elif kind == codes.ROLL_RECKLESS:  # CA-14.14
        tackling.roll_reckless(s, q, face, log)
    elif kind == codes.ROLL_INJURY:  # CA-14.5
        fouls.roll_injury(s, q, face, log)
    elif kind == codes.ROLL_CARD:  # CA-14.7
        fouls.roll_card(s, q, face, log)
    elif kind == codes.ROLL_INTERCEPTION:  # CA-9.8
        passing.roll_interception(s, q, face, log)
    elif kind == codes.ROLL_ACCURACY:  # CA-9.16, CA-9.24
        aerial.roll_accuracy(s, face, log)
    elif kind == codes.ROLL_JUMP:  # CA-10.7
        heading.roll_jump(s, q, face, log)
    elif kind == codes.ROLL_LONE_HEADER:  # CA-10.8
        headers.roll_lone(s, q, face, log)
    elif kind == codes.ROLL_HEADER_SAVE:  # CA-10.14
        headers.roll_save(s, face, log)
    elif kind == codes.ROLL_BLOCK:  # CA-11.8
        shooting.roll_block(s, q, face, log)
    elif kind == codes.ROLL_SHOT:  # CA-11.5
        shooting.roll_shot(s, q, face, log)
    elif kind == codes.ROLL_SAVE:  # CA-11.11
        shooting.roll_save(s, face, log)
    elif kind == codes.ROLL_PARRY:  # CA-11.14
        shooting.roll_parry(s, q, face, log)
    elif kind == codes.ROLL_DIRECTION:  # CA-12.2
        deflection.roll_direction(s, q, face, log)
    elif kind == codes.ROLL_DISTANCE:  # CA-12.2
        deflection.roll_distance(s, q, face, log)
    elif kind == codes.ROLL_STOP:  # CA-12.5
        deflection.roll_stop(s, q, face, log)
    elif kind == codes.ROLL_PENALTY:  # CA-16.22
        penalties.roll_taker(s, q, face, log)
    elif kind == codes.ROLL_PENALTY_SAVE:  # CA-16.24
        penalties.roll_keeper(s, q, face, log)
    else:
        _drawn(s, q, face, log)


def _drawn(s: State, q: Frame, face: int, log: list[Event]) -> None:
    kind = q.kind
    if kind == codes.ROLL_DEAL:  # CA-5.10
        draft.deal(s, face, log)
    elif kind == codes.ROLL_FIRST_PICK:  # CA-5.10
        draft.first_pick(s, face, log)
    elif kind == codes.ROLL_KEEPER:  # CA-5.9
        draft.draw_keeper(s, q, face, log)
    elif kind == codes.ROLL_REFEREE:  # CA-5.9
        lineup.draw_referee(s, face, log)
    elif kind == codes.ROLL_TOSS:  # CA-7.1
        periods.toss(s, face, log)
    elif kind == codes.ROLL_REMOVE:  # CO-13.2
        lineup.remove(s, lineup.removable(s, q.a)[face], log)
    else:
        raise AssertionError(kind)


def _step(s: State, q: Frame, log: list[Event]) -> None:
    kind = q.kind
    if kind == codes.DO_STEP:  # CA-8.3
        movement.go_on(s, log)
    elif kind == codes.DO_NEXT:  # CA-6.4
        follow.next_action(s, log)
    elif kind == codes.DO_PHASE_END:  # CA-8.20
        movement.finish(s, q, log)
    elif kind == codes.DO_DRIBBLE_ON:  # CA-8.9
        dribble.go_on(s, q)
    elif kind == codes.DO_STEALS:  # CA-8.10
        dribble.steals(s, q)
    elif kind == codes.DO_DIVE:  # CA-13.9
        tackling.offer_dive(s, q)
    elif kind == codes.DO_ENTERED:  # CA-13.3
        keeper.entered(s, q.a)
    elif kind == codes.DO_SNAP_OFFER:  # CA-11.17
        snapshot.offer(s, q)
    elif kind == codes.DO_INTERCEPTIONS:  # CA-9.8
        passing.interceptions(s, q, log)
    elif kind == codes.DO_ARRIVE:  # CA-9.10
        passing.arrive(s, log)
    elif kind == codes.DO_FIRST_TIME:  # CA-9.29
        passing.first_time(s, q)
    elif kind == codes.DO_AIR:  # CA-9.13
        aerial.go_on(s, q)
    elif kind == codes.DO_LONG:  # CA-9.22
        aerial.long_ball(s, q, log)
    elif kind == codes.DO_HEADER:  # CA-10.5
        heading.ask(s, q, log)
    elif kind == codes.DO_CONTEST:  # CA-10.7
        heading.contest(s, log)
    elif kind == codes.DO_HEAD_ARRIVE:  # CA-10.13
        headers.arrive(s, log)
    elif kind == codes.DO_HEAD_SAVE:  # CA-10.14
        headers.at_goal(s, q, log)
    elif kind == codes.DO_BLOCKS:  # CA-11.8
        shooting.blocks(s, q, log)
    elif kind == codes.DO_SHOOT:  # CA-11.5
        shooting.shoot(s, log)
    else:
        _stopped_step(s, q, log)


def _stopped_step(s: State, q: Frame, log: list[Event]) -> None:
    kind = q.kind
    if kind == codes.DO_RESTART:  # CA-16.1
        restarts.go_on(s, q, log)
    elif kind == codes.DO_HELD:  # CA-13.13
        distribution.held(s)
    elif kind == codes.DO_KEEPER_KICK:  # CA-13.15
        distribution.ask(s, q)
    elif kind == codes.DO_DRAFT:  # CA-5.9
        draft.go_on(s, q, log)
    elif kind == codes.DO_LINEUP_DONE:  # CA-5.12
        lineup.done(s, q, log)
    elif kind == codes.DO_PERIOD:  # CA-18.1
        periods.begin(s, q, log)
    elif kind == codes.DO_SCENARIO:  # CA-21.1
        placing.scenario(s, q, log)
    elif kind == codes.DO_SHOOTOUT:  # CA-19.3
        penalties.shootout(s, log)
    else:
        raise AssertionError(kind)


def legal(s: State, seat: int) -> list[int]:
    """CA-6.10: every answer open to a seat or to the host, ascending."""
    if not s.agenda:
        return []
    q = s.top()
    if q.kind > codes.LAST_QUESTION:
        return []
    if seat == HOST:
        return [actions.pack(actions.MINUTE)] if has_minutes(s) else []
    if seat < 0 or not q.seats >> seat & 1:
        return []
    return sorted(offers.answers(s, q, seat))
