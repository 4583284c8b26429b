/** What the events of a duel are: which dice belong together, who takes part, and whom an outcome suits. */

import type { GameEvent } from "../../../protocol";
import type { Side } from "../../../stage/beat";

export type Kind =
  | "steal"
  | "tackle"
  | "dive"
  | "reckless"
  | "injury"
  | "card"
  | "interception"
  | "accuracy"
  | "header"
  | "header-goal"
  | "block"
  | "shot"
  | "save"
  | "parry"
  | "penalty"
  | "loose"
  | "stop";

/** Dice that decide one thing, and what came of them. */
export interface Group {
  kind: Kind;
  rolls: GameEvent[];
  /** The place of the last of them among the events. */
  at: number;
  /** What follows from them, up to the next dice. */
  after: GameEvent[];
}

const KINDS: Record<string, Kind> = {
  "ca.steal-roll": "steal",
  "ca.dribbler-roll": "tackle",
  "ca.tackler-roll": "tackle",
  "ca.reckless-roll": "reckless",
  "ca.injury-roll": "injury",
  "ca.card-roll": "card",
  "ca.interception-roll": "interception",
  "ca.accuracy-roll": "accuracy",
  "ca.jump-roll": "header",
  "ca.block-roll": "block",
  "ca.shot-roll": "shot",
  "ca.save-roll": "save",
  "ca.parry-roll": "parry",
  "ca.penalty-roll": "penalty",
  "ca.direction-roll": "loose",
  "ca.stop-roll": "stop",
};
/** By die: the die that answers it. */
const ANSWERS: Record<string, string> = {
  "ca.dribbler-roll": "ca.tackler-roll",
  "ca.shot-roll": "ca.save-roll",
  "ca.penalty-roll": "ca.save-roll",
  "ca.direction-roll": "ca.runs-loose",
};
/** A man who heads at goal without having jumped against anybody rolls for his header (CA-10.8). */
const LONE = "CA-10.8";

function joins(rolls: readonly GameEvent[], next: GameEvent | undefined): boolean {
  const last = rolls.at(-1);
  if (!last || !next) return false;
  if (last.code === "ca.jump-roll") {
    if (last.rule === LONE) return next.code === "ca.save-roll";
    return next.code === "ca.jump-roll" && next.rule !== LONE;
  }
  return ANSWERS[last.code] === next.code;
}

/** Dice among events, each with what came of it. `all` are the events that are known, these among them. */
export function groupsOf(events: readonly GameEvent[], all: readonly GameEvent[] = events): Group[] {
  const groups: Group[] = [];
  for (let i = 0; i < events.length; i += 1) {
    const event = events[i];
    if (!event || !(event.code in KINDS)) continue;
    const rolls = begun(event, all);
    const kind = KINDS[rolls[0]?.code ?? ""] ?? "loose";
    while (joins(rolls, events[i + 1])) {
      i += 1;
      rolls.push(events[i] as GameEvent);
    }
    groups.push({ kind: named(kind, rolls, all), rolls, at: i, after: [] });
  }
  return groups.map((group) => {
    const next = events.findIndex((event, i) => i > group.at && event.code in KINDS);
    return { ...group, after: events.slice(group.at + 1, next < 0 ? undefined : next) };
  });
}

/** A die with those of the same duel that were rolled before it: whoever comes in the middle sees it from the start. */
function begun(event: GameEvent, all: readonly GameEvent[]): GameEvent[] {
  const rolls = [event];
  for (let at = all.findIndex(({ n }) => n === event.n) - 1; at >= 0; at -= 1) {
    const before = all[at];
    if (!before || !joins([before], rolls[0])) break;
    rolls.unshift(before);
  }
  return rolls;
}

/** The last of these events before event `n`. */
export const lastBefore = (all: readonly GameEvent[], n: number, codes: readonly string[]) =>
  all.findLast((event) => event.n < n && codes.includes(event.code));

function named(kind: Kind, rolls: readonly GameEvent[], all: readonly GameEvent[]): Kind {
  const [first] = rolls;
  if (!first) return kind;
  if (kind === "header" && first.rule === LONE) return "header-goal";
  if (kind !== "tackle") return kind;
  return lastBefore(all, first.n, ["ca.tackle", "ca.dive"])?.code === "ca.dive" ? "dive" : "tackle";
}

/** By event, what has come of the dice before it; the first that is found says it. */
const OUTCOMES: readonly (readonly [string, string])[] = [
  ["ca.red", "red"],
  ["ca.yellow", "yellow"],
  ["ca.goal", "goal"],
  ["ca.shootout-goal", "goal"],
  ["ca.shootout-miss", "saved"],
  ["ca.steal", "stolen"],
  ["ca.foul", "foul"],
  ["ca.tackle-won", "won"],
  ["ca.tackle-failed", "past"],
  ["ca.tie", "level"],
  ["ca.interception", "intercepted"],
  ["ca.block", "blocked"],
  ["ca.save", "saved"],
  ["ca.wide", "wide"],
  ["ca.injured", "injured"],
  ["ca.inaccurate", "inaccurate"],
  ["ca.too-far", "inaccurate"],
  ["ca.turned-behind", "corner"],
];
const OTHERWISE: Partial<Record<Kind, string>> = {
  steal: "past",
  reckless: "past",
  injury: "unhurt",
  card: "no-card",
  interception: "through",
  accuracy: "accurate",
  block: "through",
  shot: "on-target",
  parry: "held",
  stop: "held",
};

/** What came of it, by the name that the referee gives it before. */
export function outcomeOf({ kind, rolls, after }: Group): string {
  const codes = new Set(after.map(({ code }) => code));
  if (kind === "loose") return "loose";
  if (kind === "header") {
    if (codes.has("ca.tie")) return "level";
    const winner = after.find(({ code }) => ["ca.heads", "ca.claims", "ca.beats-keeper"].includes(code));
    const attack = (rolls[0]?.args.piece ?? 0) < 11;
    if (winner) return (winner.args.piece ?? 0) < 11 === attack ? "attack" : "defence";
  }
  if (kind === "reckless" && !codes.has("ca.foul")) return "past";
  return OUTCOMES.find(([code]) => codes.has(code))?.[1] ?? OTHERWISE[kind] ?? "level";
}

/** Whom an outcome suits: 0 who has the ball, 1 who wants it. */
const SIDES: Record<string, Side> = {
  stolen: 1, past: 0, foul: "other", won: 1, loose: "other", level: "level", intercepted: 1, through: 0, blocked: 1,
  goal: 0, saved: 1, wide: 1, accurate: 0, inaccurate: 1, attack: 0, defence: 1, held: 1, corner: 0, injured: 1,
  unhurt: 0, "no-card": 1, yellow: 0, red: 0, "on-target": 0,
}; // biome-ignore format: a table
export const sideOf = (outcome: string): Side => SIDES[outcome] ?? "other";

const ATTRIBUTES: Record<string, string> = {
  "ca.dribbler-roll": "dribbling",
  "ca.tackler-roll": "tackling",
  "ca.shot-roll": "shooting",
  "ca.penalty-roll": "shooting",
  "ca.save-roll": "saving",
  "ca.jump-roll": "heading",
  "ca.accuracy-roll": "high_pass",
};
/** What a man's points come from; a keeper uses his hands. */
export function attributeOf(code: string, keeper: boolean): string {
  const name = ATTRIBUTES[code] ?? "";
  if (!keeper) return name;
  return { tackling: "saving", heading: "aerial" }[name] ?? name;
}
