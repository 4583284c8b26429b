"""CO-17, CO-1.3 to CO-1.5: joining, leaving, closing the entries, the draw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dugout.competition import draw, inheritance, ladder, schedule, squads, stages
from dugout.competition.checks import check_reason, check_size
from dugout.competition.commands import Become, Close, Forget, Join, Leave, Replace, Wait
from dugout.competition.config import GROUPS, LADDER, SWISS, Refused
from dugout.competition.contract import competing
from dugout.competition.season import FINISHED, OPEN, Entrant, Season, Substitute
from dugout.competition.swiss import rounds
from dugout.core.dice import Roller
from dugout.core.ids import FORMER_PLAYER

MOST_WAITING: Final = 64


def join(s: Season, command: Join) -> None:
    """CO-17, CO-1.5: enter while entries are open; nobody twice, no national team twice."""
    late = s.phase != OPEN and s.config.format in (SWISS, LADDER)
    if late:
        check_late(s)
    else:
        _need_open(s)
    if not command.name.strip() or len(command.name) > 40:
        raise Refused("bad-name", "CO-0.1")
    if any(entrant.id == command.entrant for entrant in s.entrants):
        raise Refused("joined-already", "CO-0.1", name=command.name)
    team = command.team.strip()
    if competing.of(s.config.game).named_teams:
        if not team or len(team) > 40:
            raise Refused("no-team", "CO-1.5", name=command.name)
        if any(entrant.team.casefold() == team.casefold() for entrant in s.entrants):
            raise Refused("team-taken", "CO-1.5", team=team)
    worn = {entrant.kit for entrant in s.entrants}
    kit = next(kit for kit in range(len(worn) + 1) if kit not in worn)
    s.entrants.append(
        Entrant(command.entrant, command.name.strip(), command.level, team, guest=command.guest, kit=kit)
    )
    s.waiting = [each for each in s.waiting if each.id != command.entrant]  # CO-4.12: he is in it
    if late:
        come_late(s)


def check_late(s: Season) -> None:
    """CO-22.12, CO-24.8: whether somebody can still enter late; raises Refused."""
    (rounds if s.config.format == SWISS else ladder).check_late(s)
    check_size(s.config, len(s.entrants) + 1)


def come_late(s: Season) -> None:
    """CO-22.12, CO-24.8: a late entrant gets the next number and the last lot; on a ladder the lowest place."""
    number = len(s.entrants)
    s.entrants[-1].number = s.lots[number] = number
    s.late[number] = s.paired
    if s.config.format == LADDER:
        s.rungs.append(number)


def leave(s: Season, command: Leave) -> None:
    """CO-17: anybody may leave until entries are closed."""
    _need_open(s)
    kept = [entrant for entrant in s.entrants if entrant.id != command.entrant]
    if len(kept) == len(s.entrants):
        raise Refused("no-entrant", "CO-0.1")
    s.entrants = kept
    dismiss(s, command.entrant)


def dismiss(s: Season, entrant_id: str) -> None:
    """CO-14.8: somebody who has left is no longer a helper, and an offer to them lapses; neither passes to others."""
    s.helpers = [each for each in s.helpers if each != entrant_id]
    s.limited = [each for each in s.limited if each != entrant_id]
    s.offered = "" if s.offered == entrant_id else s.offered


def wait(s: Season, command: Wait) -> None:
    """CO-4.12: somebody who has not entered joins the list of substitutes, only once, or leaves it."""
    listed = [each for each in s.waiting if each.id != command.person]
    if not command.on:
        if len(listed) == len(s.waiting):
            raise Refused("no-entrant", "CO-4.12")
        s.waiting = listed
        return
    if not command.name.strip() or len(command.name) > 40:
        raise Refused("bad-name", "CO-0.1")
    if s.phase == FINISHED:
        raise Refused("finished", "CO-4.12")
    if any(each.id == command.person and not each.out for each in s.entrants) or len(listed) < len(s.waiting):
        raise Refused("joined-already", "CO-4.12", name=command.name)
    if len(s.waiting) >= MOST_WAITING:
        raise Refused("list-full", "CO-4.12", most=MOST_WAITING)
    s.waiting.append(Substitute(command.person, command.name.strip(), command.guest))


def become(s: Season, command: Become) -> None:
    """CO-0.7, CO-0.1, CO-17: change the id of an entrant, unless the new one has entered, too."""
    entrant = next((each for each in s.entrants if each.id == command.entrant), None)
    _become_outside(s, command)
    s.limited = [command.person if each == command.entrant else each for each in s.limited]
    if entrant is None:
        if any(each.id == command.person for each in s.waiting) or command.person in s.outside:
            return  # CO-4.12, CO-14.8: a substitute or a helper has signed in
        raise Refused("no-entrant", "CO-0.1")
    if any(each.id == command.person for each in s.entrants if each is not entrant):
        raise Refused("joined-already", "CO-0.1", name=entrant.name)
    entrant.id, entrant.guest = command.person, False
    s.helpers = [command.person if each == command.entrant else each for each in s.helpers]
    s.offered = command.person if s.offered == command.entrant else s.offered


def _become_outside(s: Season, command: Become) -> None:
    """CO-4.12, CO-14.8: change the id of a substitute or helper who has not entered."""
    person = command.person
    if not any(each.id == person for each in s.entrants):
        s.waiting = [
            Substitute(person, each.name) if each.id == command.entrant else each for each in s.waiting
        ]
    if command.entrant in s.outside:
        s.outside[person] = s.outside.pop(command.entrant)
        s.helpers = [person if each == command.entrant else each for each in s.helpers]


def replace(s: Season, command: Replace) -> None:
    """CO-4.8, CO-4.12: a guest or a substitute takes over the team with everything that belongs to it."""
    check_reason(command.reason)
    entrant = next((each for each in s.entrants if each.id == command.entrant), None)
    if entrant is None or any(each.id == command.person for each in s.entrants):
        raise Refused("no-entrant", "CO-0.1")
    if not command.name.strip() or len(command.name) > 40:
        raise Refused("bad-name", "CO-0.1")
    if s.phase in (OPEN, FINISHED) or entrant.out:
        raise Refused("cannot-replace", "CO-4.8", name=entrant.name)
    entrant.before.append(entrant.name)
    s.wishes.pop(entrant.number, None)  # CO-10.8: the next one does not see them
    s.handed_over -= {entrant.number}
    if s.window is not None and entrant.number in s.window.lists:
        s.window.left_behind.add(entrant.number)
    if squads.to_pick(s) == entrant.number:
        s.chosen = None  # CO-10.9: he has not taken it
    dismiss(s, entrant.id)
    entrant.id, entrant.name, entrant.level = command.person, command.name.strip(), ""
    listed = next((each for each in s.waiting if each.id == command.person), None)
    s.waiting = [each for each in s.waiting if each is not listed]
    entrant.guest, entrant.gone, entrant.phone = listed is None or listed.guest, False, False


def check_between(s: Season, command: Become | Replace) -> None:
    """CO-0.7, CO-4.8: nobody takes over a place during a match; raises Refused.

    Checked only for new commands: if a result is struck out later, the match is open again, but the place stays taken.
    """
    entrant = next((each for each in s.entrants if each.id == command.entrant), None)
    taken = entrant is not None and (entrant.guest or isinstance(command, Replace))
    if taken and entrant is not None and s.unfinished(entrant.number) is not None:
        rule = "CO-4.8" if isinstance(command, Replace) else "CO-0.7"
        raise Refused("in-a-match", rule, name=entrant.name)


def check_not_taken(log: Sequence[object], guest: str) -> None:
    """CO-0.7: whether somebody else has taken the place of a guest, or was put in it; raises Refused."""
    if any(isinstance(each, (Become, Replace)) and each.entrant == guest for each in log):
        raise Refused("place-taken", "CO-0.7")


def forget(s: Season, command: Forget) -> None:
    """CO-0.8: the name of an entrant is removed and its results stay; nothing happens if it has left before."""
    for entrant in s.entrants:
        if entrant.id == command.entrant:
            entrant.name, entrant.gone = FORMER_PLAYER, True
    s.waiting = [each for each in s.waiting if each.id != command.entrant]
    s.outside.pop(command.entrant, None)
    dismiss(s, command.entrant)


def close(s: Season, command: Close) -> None:
    """CO-17, CO-0.3: draw numbers, lots, then squads or the first matchday, in this order, from one seed."""
    _need_open(s)
    check_size(s.config, len(s.entrants))
    ids = [entrant.id for entrant in s.entrants]
    if command.order is not None and sorted(command.order) != sorted(ids):
        raise Refused("bad-order", "CO-1.3")
    squads.check_cards(s, len(ids))
    s.roller = Roller(command.seed)
    ordered = draw.numbers(ids, command.order, s.roller)
    by_id = {entrant.id: entrant for entrant in s.entrants}
    s.entrants = [by_id[entrant_id] for entrant_id in ordered]
    for number, entrant in enumerate(s.entrants, start=1):
        entrant.number = number
    groups = _groups(s, command)
    inheritance.take_over(s)
    s.lots = draw.lots(len(ids), s.roller)
    stages.draw(s, groups)
    squads.deal(s)


def _groups(s: Season, command: Close) -> list[list[int]] | None:
    """CO-3.13: the organiser's groups by number: every entrant is in one, and sizes are those of CO-3.1."""
    if command.groups is None:
        return None
    numbers = [[s.number(each) for each in group] for group in command.groups]
    count, config = len(s.entrants), s.config
    if config.format != GROUPS or sorted(each for group in numbers for each in group) != list(
        range(1, count + 1)
    ):
        raise Refused("bad-order", "CO-3.13")
    if sorted(map(len, numbers)) != sorted(map(len, schedule.groups_of(count, config.groups))):
        raise Refused("bad-groups", "CO-3.13", entrants=count, groups=config.groups)
    return numbers


def _need_open(s: Season) -> None:
    if s.phase != OPEN:
        raise Refused("entries-closed", "CO-17")
