"""Cases of the competition rules: a call with what it gives, or a season told command by command.

    - rule: CO-2.2
      name: four entrants
      call: schedule.round_robin
      with: [4]
      gives: [[1, 1, 4], [1, 2, 3]]

    - rule: CO-6.2
      name: more points come first
      season: {game: champions, format: league1, entrants: 3}
      tell:
        - play: {L1.1: 2-1}
      expect: {ranking: [A, B, C]}

    - rule: CO-7.6
      name: a yellow card on watch costs a match
      carry: champions
      plays: Y - Y out -
      gives: [0 3 0 0, 0 2 0 0, 1 0 0 0, 0 3 0 0, 0 2 0 0]

`carry` follows one man of a game through the matches of his team: `-`, `Y`, `2Y`, `R`, `YR` and `0`, `1`, `2` are
his codes (`1:3` an injury with the roll 3, `R,1` both, `+Y` while called up, `lost` a match his team forfeited);
he must be out where it says `out` and available elsewhere. `gives` is his record after every match, or the last.

Entrants are called A, B, C … with the numbers 1, 2, 3 …; `lots` names who has the first lot, the second and so on.
`squads: ready` gives A the keeper 1000 and the cards 0 to 14, B the keeper 1001 and the cards 15 to 29, and so on;
Champions needs none. A `call` is looked for in dugout.competition, or from dugout on if it begins with `games.`. A
`club` is a list of seasons, each with its `season` and `tell`, the oldest first; `expect` is then one of `honours`
(by coach: titles, second places, seasons, matches, wins, goals; at tables sessions and money), `feats` and `scorers`.
`tell` is explained at `Teller`, `expect` at `season_looks`. `raises` instead of `gives` or `expect` names a refusal.
"""

from __future__ import annotations

import importlib
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dugout.competition import commands as said
from dugout.competition import engine, squads
from dugout.competition.absences import available
from dugout.competition.checks import checked
from dugout.competition.commands import Command
from dugout.competition.config import Config, Refused
from dugout.competition.contract import Carried, competing
from dugout.competition.evening import agreed
from dugout.competition.reports import Report
from dugout.competition.season import BEGUN, SQUADS, Entrant, Fixture, Season
from dugout.competition.swiss import rounds
from dugout.competition.swiss.players import Player, Terms
from dugout.competition.tables import Score
from dugout.games.counter_attack.data.deck import Card
from tests.rules.cases import Case, fill
from tests.rules.season_looks import check, check_club, plain
from tests.rules.wording import read_yaml

FOLDER = Path(__file__).parent / "competition"
KEYS = {
    *("rule", "rules", "name", "each", "call", "with", "gives", "raises"),
    *("season", "tell", "expect", "carry", "plays", "club"),
}
RECORDS = {
    "champions": ("suspended", "notice", "hurt", "prone"),
    "counter-attack": ("suspended", "hurt", "yellows"),
}
"""What a record of `carry` says, in this order: S, W, J, V in Champions; S, J, Yc in Counter Attack."""
MAN = "7"
LETTERS = string.ascii_uppercase + string.ascii_lowercase


def all_season_cases() -> list[Case]:
    """Every case of the folder."""
    return [case for file in sorted(FOLDER.glob("*.yaml")) for case in load(file)]


def load(file: Path) -> Iterator[Case]:
    for body in read_yaml(file) or []:
        unknown = set(body) - KEYS
        assert not unknown, f"{file.name}: unknown keys {sorted(unknown)} in {body.get('name')!r}"
        assert "name" in body and ("rule" in body) != ("rules" in body), f"{file.name}: name and rule(s)"
        for row in body.get("each", [{}]):
            filled = {key: fill(value, row) for key, value in body.items() if key != "each"}
            yield Case("competition", file, filled, f"{filled['name']} {row}" if row else filled["name"])


def run(case: Case) -> None:
    body = case.body
    if "raises" in body:
        with pytest.raises(Refused) as caught:
            check(_act(body), body.get("expect", {}))
        refusal = caught.value.refusal
        wanted = body["raises"]
        found = {"code": refusal.code, "rule": refusal.rule, **refusal.args}
        assert {key: found.get(key) for key in wanted} == wanted
        return
    if "carry" in body:
        follow(body["carry"], body["plays"].split(), body["gives"])
        return
    if "club" in body:
        seasons = [(f"season {at}", _act(each)) for at, each in enumerate(body["club"], start=1)]
        check_club(seasons, body["expect"])
        return
    outcome = _act(body)
    if "call" in body:
        assert plain(outcome) == plain(body["gives"])
    else:
        check(outcome, body["expect"])


def _act(body: dict[str, Any]) -> Any:
    if "call" in body:
        module, _, name = body["call"].rpartition(".")
        package = "dugout" if module.startswith("games.") else "dugout.competition"
        function = getattr(importlib.import_module(f"{package}.{module}"), name)
        return function(*[_argument(value) for value in body["with"]])
    teller = Teller(dict(body["season"]))
    for step in body.get("tell", []):
        for word, value in step.items():
            getattr(teller, word.replace(" ", "_"))(value)
    # the log alone tells the same story
    again = engine.replay(teller.config, [said.read(said.write(command)) for command in teller.log])
    assert again.fixtures == teller.season.fixtures
    assert again.ranking == teller.season.ranking
    assert again.entrants == teller.season.entrants
    return teller.season


def follow(game_id: str, plays: list[str], gives: list[str] | str) -> None:
    """One man through the matches of his team; he is out exactly where `plays` says so."""
    men: dict[str, dict[str, int]] = {}
    found: list[str] = []
    for number, play in enumerate(plays, start=1):
        out = not available(men.get(MAN))
        assert out == (play == "out" or play.startswith("+")), f"match {number}: {men.get(MAN)}"
        men = competing.of(game_id).carry_over(men, _one_match(play))
        record = men.get(MAN, {})
        found.append(" ".join(str(record.get(name, 0)) for name in RECORDS[game_id]))
    assert (found if isinstance(gives, list) else found[-1]) == gives


def _one_match(play: str) -> Carried:
    """What one man's match leaves."""
    match: dict[str, Any] = {"cards": {}, "injuries": {}, "rolls": {}}
    if play.startswith("+"):
        match["called_up"] = [MAN]
    for code in play.lstrip("+").split(","):
        hurt, _, roll = code.partition(":")
        if code == "lost":
            match["counted"] = False
        elif hurt in ("1", "2"):
            match["injuries"][MAN] = hurt
            match["rolls"] |= {MAN: int(roll)} if roll else {}
        elif code in ("Y", "2Y", "R", "YR"):
            match["cards"][MAN] = code
        else:
            assert code in ("-", "0", "out"), code
    return Carried(**match)


def _argument(value: Any) -> Any:
    """`{config: …}` and `{report: …}` become what they say."""
    if isinstance(value, dict) and set(value) == {"config"}:
        return msgspec.convert(value["config"], Config)
    if isinstance(value, dict) and set(value) == {"report"}:
        return report(value["report"])
    if isinstance(value, dict) and set(value) == {"card"}:
        return Card("", "", "", value["card"])
    if isinstance(value, dict) and "open" in value:
        season = Season(Config("counter-attack", "league1"))
        season.table, season.wishes[0] = list(value["open"]), value.get("wishes", [])
        return season
    if isinstance(value, list):
        return [_argument(each) for each in value]
    if isinstance(value, dict) and set(value) == {"player"}:
        about = value["player"]
        lists = {"homes": tuple(about.get("homes", ())), "floats": tuple(about.get("floats", (0, 0)))}
        return Player(**{**about, **lists, "opponents": frozenset(about.get("opponents", ()))})
    if isinstance(value, dict) and set(value) == {"terms"}:
        return Terms(**value["terms"])
    if isinstance(value, dict) and set(value) == {"ladder"}:
        return _ladder(**value["ladder"])
    if isinstance(value, dict) and "reminded" in value:
        season = Teller({"game": "champions", "format": "league1", "entrants": 4, **value["of"]}).season
        season.reminded, season.paused = value["reminded"], value.get("paused", False)
        return season
    if isinstance(value, dict) and set(value) == {"dice"}:
        return Dice(value["dice"])
    if isinstance(value, dict) and set(value) == {"score"}:
        return Score(*value["score"])
    if isinstance(value, dict) and set(value) == {"by number"}:
        return {number: _argument(item) for number, item in value["by number"].items()}
    return value


def _ladder(
    seeking: list[str], computers: list[str] | None = None, met: list[list[int]] | None = None
) -> Season:
    """A ladder of four on which these look for a match, the longest wait first, and these have met."""
    season = Season(Config("champions", "ladder"), phase="RUNNING", rungs=[1, 2, 3, 4])
    for number, name in enumerate("ABCD", start=1):
        season.entrants.append(
            Entrant(name, name, "easy" if name in (computers or []) else "", number=number)
        )
    season.seeking = [season.number(name) for name in seeking]
    for at, sides in enumerate(met or [], start=1):
        season.fixtures[f"C{at}"] = Fixture(f"C{at}", "ladder", at, 1, tuple(sides), status="done")
    return season


class Dice:
    """Numbers that are drawn one after the other."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = list(numbers)

    def below(self, bound: int) -> int:
        number = self.numbers.pop(0)
        assert 0 <= number < bound
        return number


def report(text: Any) -> Report:
    """`2-1`, `1-1 / 2-1 ET`, `1-1 / 1-1 PEN 4-3`, `3-0 short away`, or a dict of the fields of a report with
    `score`."""
    if isinstance(text, dict):
        base = report(text["score"])
        cards = tuple({str(man): code for man, code in side.items()} for side in text.get("cards", ({}, {})))
        hurt = tuple(
            {str(man): str(code) for man, code in side.items()} for side in text.get("injuries", ({}, {}))
        )
        return msgspec.structs.replace(base, cards=cards, injuries=hurt, by_squad=True)
    words = str(text).split()
    pairs = [_score(word) for word in words if "-" in word]
    if "short" in words:
        loser = ("home", "away").index(words[-1])
        return Report(pairs[0], pairs[0], "FORFEIT", loser=loser, short=True)
    decided = next((word for word in words if word in ("ET", "PEN")), "90")
    goals = pairs[1] if len(pairs) > 1 else pairs[0]
    return Report(pairs[0], goals, decided, pairs[2] if len(pairs) > 2 else None)


def _score(text: str) -> tuple[int, int]:
    home, _, away = text.partition("-")
    return int(home), int(away)


class Teller:
    """Tells a season. Each method is a word of `tell`:

    `join: [A, B]` (or dicts) · `leave: A` · `close: {seed: …, order: [..]}` where the season has `entrants: 0`
    `play: {fixture: report, …}` both sides get ready and the report arrives; `rolls: [..]` beside `score` in a dict
    `ready: {fixture: [A, B]}` · `unready: {fixture: [A]}` · `finish: {fixture: report}` (a match that has begun)
    `deadline: 3` (a part), `deadline: window`, `deadline: squads`, or a dict with `part`, `open`, `rolls`
    `withdraw: A` (or a dict with `entrant`, `open`, `rolls`) · `strike: fixture` · `replace: {fixture: report}`
    `become: {guest: P}` · `take over: {A: new name}` · `enter: {fixture: report}` (with `scorers` beside `score`)
    `award: {fixture: {side: 1}}` · `extend: {part: 2, seconds: 60, rest: false}`, both with a `reason` unless it is given
    `pause: reason` · `resume: seconds` · `date: {fixture: seconds since 1970}` · `rename: {title: …, about: …}`
    `share: A` · `offer: A` · `accept: A` · `forget: A` · `archive: true` · `follow: competition` · `delete: seconds since 1970, or 0`
    `evening: 2` (tables, or a dict) · `guests: [A, B]` · `claim: {guest: phone}` · `free: phone` · `defer: fixture`
    `agree: fixture` (the host enters what both have proposed) · `lend: {phone: fixture}` · `propose: {phone: {fixture: report}}`
    `reject: fixture` (the organiser does not accept what was proposed)
    `wait: [P]` · `leaves the list: P` · `substitute: {A: P}` · `help: {P: name}` · `invite: link` · `end: reason` · `remind: end`
    `concede: {fixture: side}` (or a dict with `side`, `open`, `rolls`; sides are 0 and 1)
    `pick: 12` (whoever's turn it is), `pick as: {B: 12}` · `draft: all` (everybody takes the best open card)
    `wish: {B: [12, 13]}` · `choose: B` (the best open card) · `give back: B`
    `pair anew: reason` (CO-22.3) · `seek: [A, B]` · `unseek: [A]` · `challenge: {E: B}` · `call off: E` · `answer: seconds`
    `pairs: [[A, B], …]` a ladder's pairs as a host would say them; else the host pairs by itself, as the server does
    `enter session: {S1.1: …}` as in `session`
    `list: {A: [[buy, release], …]}` · `session: {S1.1: {rounds: 5, cash: [..], right: [..], leads: [..], bests: [..]}}`
    """

    def __init__(self, about: dict[str, Any]) -> None:
        count = about.pop("entrants")
        lots = about.pop("lots", None)
        if about.get("squads") == "ready":
            ready = {LETTERS[at]: ready_squad(at) for at in range(count)}
            about["squads"] = None if about["game"] == "champions" else ready
        self.config = msgspec.convert(about, Config)
        self.log: list[Command] = []
        self.season = Season(checked(self.config))
        names = list(LETTERS[:count])
        for name in names:
            self.say(said.Join(name, name, "", f"Team {name}"))
        if names:
            self.say(said.Close(_seed(self.config, names, lots), names))

    def say(self, command: Command) -> None:
        self.season = engine.extend(self.config, self.log, command)
        self.log.append(command)
        paired = engine.due_pairs(self.season)
        if paired is not None:
            self.say(paired)

    def pair_anew(self, reason: str) -> None:
        self.say(rounds.pair_again(self.season, reason))

    def pairs(self, pairs: list[list[str]]) -> None:
        numbers = [tuple(self.season.number(name) for name in pair) for pair in pairs]
        self.say(said.PairUp(self.season.paired + 1 if self.config.format == "swiss" else 0, numbers))  # type: ignore[arg-type]

    def seek(self, names: list[str]) -> None:
        for name in names:
            self.say(said.Seek(name))

    def unseek(self, names: list[str]) -> None:
        for name in names:
            self.say(said.Seek(name, on=False))

    def challenge(self, whom: dict[str, str]) -> None:
        for name, other in whom.items():
            self.say(said.Challenge(name, self.season.number(other), 1000))

    def call_off(self, name: str) -> None:
        self.say(said.Challenge(name))

    def answer(self, at: int) -> None:
        self.say(said.Deadline(said.ANSWER, at=at))

    def join(self, about: Any) -> None:
        for who in about:
            known = {"entrant": who, "name": who, "team": f"Team {who}"} if isinstance(who, str) else who
            self.say(said.Join(**{"name": known["entrant"], **known}))

    def leave(self, name: str) -> None:
        self.say(said.Leave(name))

    def close(self, about: dict[str, Any]) -> None:
        self.say(said.Close(about.get("seed", "case"), about.get("order"), about.get("groups")))

    def wait(self, people: list[str]) -> None:
        for person in people:
            self.say(said.Wait(person, person))

    def leaves_the_list(self, person: str) -> None:
        self.say(said.Wait(person, on=False))

    def substitute(self, people: dict[str, str]) -> None:
        for entrant, person in people.items():
            self.say(said.Replace(entrant, person, person, "moved away"))

    def help(self, people: dict[str, str]) -> None:
        for person, name in people.items():
            self.say(said.Share(person, name=name))

    def invite(self, link: str) -> None:
        self.say(said.Invite(link))

    def remind(self, ends: int) -> None:
        self.say(said.Remind(1, ends))

    def end(self, reason: str) -> None:
        self.say(said.End(reason))

    def concede(self, matches: dict[str, Any]) -> None:
        for fixture, about in matches.items():
            about = about if isinstance(about, dict) else {"side": about}
            told = {"do": "concede", "fixture": fixture, "match": f"match-{fixture}", **about}
            self.say(msgspec.convert(told, said.Concede))

    def play(self, matches: dict[str, Any]) -> None:
        for fixture, text in matches.items():
            for number in self.season.fixtures[fixture].sides:
                if self.season.fixtures[fixture].status != BEGUN:
                    self.say(said.Ready(self.season.entrant(number).id, fixture))
            self.finish({fixture: text})

    def ready(self, sides: dict[str, list[str]]) -> None:
        for fixture, names in sides.items():
            for name in names:
                self.say(said.Ready(name, fixture))

    def unready(self, sides: dict[str, list[str]]) -> None:
        for fixture, names in sides.items():
            for name in names:
                self.say(said.Ready(name, fixture, ready=False))

    def finish(self, matches: dict[str, Any]) -> None:
        for fixture, text in matches.items():
            rolls = text.get("rolls", []) if isinstance(text, dict) else []
            self.say(said.Finish(fixture, report(text), rolls, "2026-01-01", f"match-{fixture}"))

    def session(self, tables: dict[str, Any]) -> None:
        for fixture, figures in tables.items():
            for number in self.season.fixtures[fixture].sides:
                if self.season.fixtures[fixture].status != BEGUN:
                    self.say(said.Ready(self.season.entrant(number).id, fixture))
            self.say(said.Session(fixture, **figures, match=f"match-{fixture}"))

    def enter_session(self, tables: dict[str, Any]) -> None:
        for fixture, figures in tables.items():
            count = len(self.season.fixtures[fixture].sides)
            empty = {name: [0] * count for name in ("right", "leads", "bests")}
            self.say(said.EnterSession(fixture, **{"rounds": 5, **empty, **figures}))

    def deadline(self, about: Any) -> None:
        if about in (said.WINDOW, said.SQUADS):
            self.say(said.Deadline(about))
            return
        about = about if isinstance(about, dict) else {"part": about}
        self.say(msgspec.convert({"what": "part", "do": "deadline", **about}, said.Deadline))

    def withdraw(self, about: Any) -> None:
        about = about if isinstance(about, dict) else {"entrant": about}
        self.say(msgspec.convert({"do": "withdraw", **about}, said.Withdraw))

    def strike(self, fixture: str) -> None:
        self.say(said.Strike(fixture))

    def become(self, people: dict[str, str]) -> None:
        for entrant, person in people.items():
            self.say(said.Become(entrant, person))

    def take_over(self, people: dict[str, str]) -> None:
        for entrant, name in people.items():
            self.say(said.Replace(entrant, f"guest-{name}", name, "moved away" if name else ""))

    def enter(self, matches: dict[str, Any]) -> None:
        for fixture, text in matches.items():
            about = text if isinstance(text, dict) else {}
            home, away = about.get("scorers", ({}, {}))
            scorers = ({str(man): goals for man, goals in side.items()} for side in (home, away))
            rolls = about.get("rolls", [])
            self.say(said.Enter(fixture, report(text), rolls, "2026-01-01", tuple(scorers)))  # type: ignore[arg-type]

    def evening(self, about: Any) -> None:
        about = about if isinstance(about, dict) else {"tables": about}
        self.say(said.Evening(**about))

    def guests(self, names: Any) -> None:
        for name in names:
            self.say(said.Join(name, name, "", f"Team {name}", guest=True))

    def claim(self, phones: dict[str, str]) -> None:
        for entrant, person in phones.items():
            self.say(said.Claim(entrant, person))

    def free(self, person: str) -> None:
        self.say(said.Free(person, f"guest-{person}"))

    def defer(self, fixture: str) -> None:
        self.say(said.Defer(fixture))

    def lend(self, phones: dict[str, str]) -> None:
        for person, fixture in phones.items():
            self.say(said.Lend(person, fixture))

    def propose(self, results: dict[str, Any]) -> None:
        for person, matches in results.items():
            for fixture, text in matches.items():
                self.say(said.Propose(person, fixture, None if text is None else report(text)))

    def reject(self, fixture: str) -> None:
        self.say(said.Reject(fixture))

    def agree(self, fixture: str) -> None:
        self.say(said.Enter(fixture, agreed(self.season)[fixture], [], "2026-01-01"))

    def pause(self, reason: str) -> None:
        self.say(said.Pause(reason))

    def resume(self, seconds: int) -> None:
        self.say(said.Resume(seconds))

    def date(self, dates: dict[str, int]) -> None:
        for fixture, at in dates.items():
            self.say(said.Schedule(fixture, at, "both asked"))

    def rename(self, about: dict[str, str]) -> None:
        self.say(said.Rename(**about))

    def share(self, name: str) -> None:
        self.say(said.Share(name))

    def offer(self, name: str) -> None:
        self.say(said.Offer(name))

    def accept(self, name: str) -> None:
        self.say(said.Accept(name))

    def forget(self, name: str) -> None:
        self.say(said.Forget(name))

    def archive(self, on: bool) -> None:
        self.say(said.Archive(on))

    def follow(self, competition: str) -> None:
        self.say(said.Follow(competition))

    def delete(self, at: int) -> None:
        self.say(said.Delete(at, "over"))

    def award(self, matches: dict[str, Any]) -> None:
        for fixture, about in matches.items():
            told = {"do": "award", "fixture": fixture, "reason": "too late", **about}
            self.say(msgspec.convert(told, said.Award))

    def extend(self, about: dict[str, Any]) -> None:
        self.say(msgspec.convert({"do": "extend", "reason": "holidays", **about}, said.Extend))

    def replace(self, matches: dict[str, Any]) -> None:
        for fixture, text in matches.items():
            rolls = text.get("rolls", []) if isinstance(text, dict) else []
            self.say(said.Strike(fixture, report(text), rolls))

    def pick(self, card: int) -> None:
        self.say(said.Pick(self.season.entrant(squads.to_pick(self.season)).id, card))

    def pick_as(self, picks: dict[str, int]) -> None:
        for name, card in picks.items():
            self.say(said.Pick(name, card))

    def wish(self, wishes: dict[str, Any]) -> None:
        for name, cards in wishes.items():
            self.say(said.Wish(name, cards))

    def choose(self, name: str) -> None:
        self.say(said.Choose(name, squads.best_open_card(self.season), 9))

    def give_back(self, name: str) -> None:
        self.say(said.Choose(name))

    def draft(self, _: str) -> None:
        while self.season.phase == SQUADS:
            self.pick(squads.best_open_card(self.season))

    def list(self, lists: dict[str, Any]) -> None:
        for name, requests in lists.items():
            self.say(said.HandIn(name, [tuple(request) for request in requests]))


def ready_squad(at: int) -> list[int]:
    """A keeper and the next fifteen field cards."""
    return [1000 + at, *range(15 * at, 15 * at + 15)]


def _seed(config: Config, names: list[str], lots: list[str] | None) -> str:
    """A seed that gives these lots, where a case depends on them."""
    wanted = [names.index(name) + 1 for name in lots] if lots else None
    if wanted is None or len(names) > 6:
        return "case"
    for attempt in range(100_000):
        season = Season(config)
        log: list[Command] = [said.Join(name, name, "", f"Team {name}") for name in names]
        for command in log:
            engine.apply(season, command)
        engine.apply(season, said.Close(str(attempt), names))
        if sorted(season.lots, key=lambda number: season.lots[number]) == wanted:
            return str(attempt)
    raise AssertionError("no seed gives these lots")
