/** The one sentence of a turn: what mattered most in it. */
import { Passage } from "../../../commentary/passage";
import type { Told } from "../../../commentary/types";
import type { GameEvent } from "../../../protocol";
import type { ChampionsView } from "../types";
import { fateOf, isLeg } from "./fate";
import { cellText, manText } from "./named";
import { cellNamed, flightOf, manNamed, seatOfMan, shirtOf } from "./pitch";

export interface TurnHead {
  text: string;
  marks?: readonly string[];
  /** Whose shirt stands beside it. */
  man?: string;
  seat?: number;
}

/** A turn with its men as the sentence calls them: its own by shirt alone, which is drawn beside it. */
class Turn extends Passage {
  /** A man beside another whose shirt is drawn: his shirt if they play together, else whose he is too. */
  beside(man: string, other: string): string {
    const { t, snapshot } = this.told;
    return seatOfMan(man) === seatOfMan(other)
      ? t("ch-shirt", { shirt: shirtOf(man) })
      : manText(man, snapshot, t);
  }

  cell(number: number): string {
    const view = this.told.snapshot.view as ChampionsView | undefined;
    return cellText(cellNamed(number), view?.seat === 1, this.told.t);
  }

  you(seat: number): string {
    return this.told.reader === seat ? "yes" : "no";
  }
}

const manIn = (event: GameEvent, name = "man"): string => manNamed(event.args[name] ?? 0);

type Finder = (turn: Turn) => TurnHead | null;

const goal: Finder = (turn) => {
  const event = turn.find("ch.goal");
  if (!event) return null;
  const man = turn.find("ch.shot") ? manIn(event) : undefined;
  const { seat = 0 } = event.args;
  return { text: turn.told.say(event), ...(man && seatOfMan(man) === seat ? { man } : { seat }) };
};

const penalty: Finder = (turn) => {
  const event = turn.find("ch.shot-taken");
  const shooter = turn.find("ch.shooter");
  return event ? { text: turn.told.say(event), ...(shooter ? { man: manIn(shooter) } : {}) } : null;
};

/** A match that a shoot-out has decided. */
const decided: Finder = (turn) => {
  const last = turn.told.events.findLast(({ code }) => code === "ch.shot-taken");
  if (turn.find("ch.full-time")?.args.ending !== SHOOT_OUT || !last) return null;
  const { home = 0, away = 0 } = last.args;
  const seat = home > away ? 0 : 1;
  const goals = { more: Math.max(home, away), less: Math.min(home, away) };
  const args = { you: turn.you(seat), name: turn.told.name(seat), ...goals };
  return { text: turn.told.t("tell-ch-decided", args), seat };
};
const SHOOT_OUT = 3;

const card: Finder = (turn) => {
  const event = turn.last("ch.red", "ch.yellow");
  if (!event) return null;
  const hurt = turn.find("ch.injury", "ch.carried-off");
  const colour = event.code === "ch.red" ? "red" : "yellow";
  const man = manIn(event);
  const text = turn.told.t("tell-ch-card", {
    colour,
    shirt: shirtOf(man),
    hurt: hurt ? "yes" : "no",
    victim: hurt ? turn.beside(manIn(hurt), man) : "",
  });
  return { text, man, marks: [`card-${colour}`, ...(hurt ? ["bandage"] : [])] };
};

/** How a shot ended that was no goal: with the first of these, whatever the loose ball did then. */
const ENDS: Record<string, string> = {
  "ch.caught": "held", "ch.saved": "parried", "ch.intercepted": "cut", "ch.hands": "hands", "ch.out": "wide",
}; // biome-ignore format: a table

const shot: Finder = (turn) => {
  const event = turn.find("ch.shot");
  if (!event || fateOf(event.n, turn.told.events) === "never") return null;
  const end = turn.events.find(({ n, code }) => n > event.n && code in ENDS);
  const man = manIn(event);
  const by = end?.args.man === undefined ? "" : turn.beside(manIn(end), man);
  const args = { shirt: shirtOf(man), end: end ? (ENDS[end.code] ?? "no") : "no", by };
  return { text: turn.told.t("tell-ch-shot", args), man };
};

/** Of several that follow each other the last one, and who has played the ball since: he, or whoever it ran to. */
const interception: Finder = (turn) => {
  const event = turn.last("ch.intercepted");
  if (!event) return null;
  const leg = legCut(turn, event);
  const man = manIn(event);
  const kick = turn.last("ch.kick");
  if (kick && kick.n > event.n && fateOf(kick.n, turn.told.events) === "played") {
    const next = manIn(kick);
    const args = { shirt: shirtOf(man), by: turn.beside(next, man), cell: turn.cell(kick.args.end ?? 0) };
    return { text: turn.told.t(next === man ? "tell-ch-cut-on" : "tell-ch-cut-then", args), man };
  }
  const passer = leg ? turn.beside(manIn(leg), man) : "";
  return {
    text: turn.told.t("tell-ch-cut", { shirt: shirtOf(man), passer, known: leg ? "yes" : "no" }),
    man,
  };
};

/** The leg on which a ball was cut out; none where it ran loose. */
function legCut({ told }: Turn, { n, args }: GameEvent): GameEvent | undefined {
  const before = told.events.filter((event) => event.n < n);
  const since = before.slice(before.findLastIndex(({ code }) => code === "ch.loose") + 1);
  const cell = cellNamed(args.cell ?? -1);
  return since.findLast((event) => isLeg(event.code) && flightOf(event.args).cells.includes(cell));
}

/** One thing that is told in its own sentence, with the man who did it. */
const own =
  (...codes: string[]): Finder =>
  (turn) => {
    const event = turn.find(...codes);
    if (!event) return null;
    const who = event.args.man === undefined ? {} : { man: manIn(event) };
    const whose = event.args.seat === undefined ? who : { seat: event.args.seat };
    return { text: turn.told.say(event), ...whose };
  };

const foul: Finder = (turn) => {
  const event = turn.find("ch.foul");
  if (!event) return null;
  const man = manIn(event);
  const victim = turn.beside(manIn(event, "victim"), man);
  return { text: turn.told.t("tell-ch-foul", { shirt: shirtOf(man), victim }), man };
};

/** "#10 to #8 to #17, on to f12" as far as the ball came. */
function wayOf(turn: Turn): { text: string; man: string } | null {
  const { t, events } = turn.told;
  const legs = turn.events.filter(({ code }) => code === "ch.pass" || code === "ch.kick");
  const first = legs[0];
  if (!first) return null;
  const man = manIn(first);
  let text = t("ch-shirt", { shirt: shirtOf(man) });
  for (const leg of legs) {
    const fate = fateOf(leg.n, events);
    if (fate === "never") break;
    const shirt = shirtOf(manIn(leg, "mate"));
    if (leg.code === "ch.pass")
      text = t(fate === "cut" ? "tell-ch-seeks" : "tell-ch-to", { way: text, shirt });
    else text = t("tell-ch-on", { way: text, cell: turn.cell(leg.args.end ?? 0), legs: legs.length });
  }
  return { text, man };
}

const play: Finder = (turn) => {
  const way = wayOf(turn);
  const award = turn.find("ch.award");
  if (!award) return way;
  const { restart = 0, seat = 0 } = award.args;
  if (!way) return { text: turn.told.say(award), seat };
  return { ...way, text: turn.told.t("tell-ch-restart", { restart, way: way.text }) };
};

const walk: Finder = (turn) => {
  const event = turn.last("ch.walk", "ch.run", "ch.chase");
  if (!event) return null;
  const man = manIn(event);
  return {
    text: turn.told.t("tell-ch-walk", { shirt: shirtOf(man), cell: turn.cell(event.args.cell ?? 0) }),
    man,
  };
};

const roll: Finder = (turn) => {
  const event = turn.find("ch.roll", "ch.kick-off-roll");
  const { seat = 0, face = 0 } = event?.args ?? {};
  return event
    ? { text: turn.told.t("tell-ch-roll", { seat: turn.told.name(seat), you: turn.you(seat), face }), seat }
    : null;
};

const setUp: Finder = (turn) =>
  turn.find("ch.lineup", "ch.lineup-chosen", "ch.placed") ? { text: turn.told.t("tell-ch-lineup") } : null;

/** What mattered most comes first. */
const FINDERS: readonly Finder[] = [
  goal,
  penalty,
  decided,
  own("ch.full-time", "ch.forfeit", "ch.extra-time", "ch.extra-time-over"),
  card,
  shot,
  own("ch.hands"),
  interception,
  own("ch.pick-up"),
  foul,
  own("ch.push"),
  play,
  walk,
  own("ch.no-action"),
  own("ch.kick-off"),
  own("ch.to-centre", "ch.shooter", "ch.sub"),
  roll,
  setUp,
];

export function headOf(events: readonly GameEvent[], told: Told): TurnHead {
  const turn = new Turn(events, told);
  for (const find of FINDERS) {
    const head = find(turn);
    if (head?.text) return head;
  }
  const seat = turn.find("ch.turn", "ch.award")?.args.seat;
  const text = events.map((event) => told.say(event)).find((one) => one !== "") ?? "";
  if (text || seat === undefined) return { text };
  return { text: told.t("tell-ch-turn", { seat: told.name(seat), you: turn.you(seat) }), seat };
}
