/** Phases of Counter Attack as commentary: a sentence each, with how it came about. */
import type { Commentary, Count, Group, Head, Look, Told, Weight } from "../../commentary/types";
import { language } from "../../lib/i18n.svelte";
import { list } from "../../lib/names";
import type { GameEvent, Snapshot } from "../../protocol";
import { edgeOf } from "../../ui/colours";
import { headOf, teamOf } from "./parts/heads";
import { kitFor } from "./parts/kits";
import { shortName } from "./parts/named";
import { phaseClock, type Watch } from "./parts/watch";
import type { CounterAttackView } from "./types";

/** What a phase, a play or a duel begins with. */
const OPENS = new Set([
  "ca.first-pick", "ca.lineup-in", "ca.period", "ca.period-over", "ca.full-time", "ca.second-leg", "ca.phase",
  "ca.restart", "ca.pass", "ca.high", "ca.long", "ca.shot", "ca.header", "ca.snapshot", "ca.tackle", "ca.reckless",
  "ca.dive", "ca.steal-roll", "ca.penalty-roll", "ca.shootout", "ca.shootout-over", "ca.forfeit",
]); // biome-ignore format: a table
/** What goes on with what they begin: a snapshot is shot, a kick-off is passed. */
const GOES_ON: Record<string, readonly string[]> = {
  "ca.shot": ["ca.snapshot"],
  "ca.lineup-in": ["ca.lineup-in"],
  "ca.pass": ["ca.restart"],
  "ca.high": ["ca.restart"],
  "ca.full-time": ["ca.period-over"],
};
/** The kind of restart that it is. */
const KICK_OFF = 1;
const GOALS = new Set(["ca.goal", "ca.shootout-goal"]);
const KEYS = new Set([
  "ca.shot", "ca.header", "ca.snapshot", "ca.yellow", "ca.red", "ca.steal", "ca.interception", "ca.tackle-won",
  "ca.claims", "ca.offside", "ca.penalty-roll", "ca.shootout-miss", "ca.period-over", "ca.full-time",
  "ca.shootout-over", "ca.second-leg", "ca.forfeit",
]); // biome-ignore format: a table
/** More than a quiet phase, and no key moment. */
const NEWS = new Set([
  "ca.tackle", "ca.interception-roll", "ca.loose", "ca.foul", "ca.injured", "ca.substitution", "ca.period",
  "ca.high", "ca.long", "ca.steal-roll", "ca.toss", "ca.first-pick", "ca.lineup-in", "ca.inaccurate",
]); // biome-ignore format: a table

const ICONS: Record<string, string> = {
  "run": "run", "dribble": "run", "free-move": "run", "snap-move": "run", "air-move": "run", "first-move": "run",
  "reposition": "run", "retreat": "run", "placed": "run", "phase": "run", "phase-over": "clock", "keeper-run": "glove",
  "keeper-step": "glove", "keeper-to": "glove", "pass": "pass", "received": "pass", "into-space": "pass",
  "high": "pass", "long": "pass", "accuracy-roll": "pass", "interception-roll": "cut", "interception": "cut",
  "steal-roll": "cut", "steal": "cut", "tackle": "tackle", "dribbler-roll": "tackle", "tackler-roll": "tackle",
  "tackle-won": "tackle", "tackle-failed": "run", "tie": "tackle", "foul": "tackle", "reckless": "tackle",
  "reckless-roll": "tackle", "dive": "glove", "shot": "net", "snapshot": "net", "shot-roll": "net", "goal": "net",
  "header": "header", "jumps": "header", "jump-roll": "header", "heads": "header", "headed-pass": "header",
  "block-roll": "block", "block": "block", "save-roll": "glove", "save": "glove", "parry-roll": "glove",
  "turned-behind": "glove", "claims": "glove", "holds": "glove", "stop-roll": "glove", "penalty-roll": "net",
  "yellow": "cardy", "red": "cardy", "card-roll": "cardy", "injury-roll": "dice", "substitution": "sub",
  "shootout-goal": "net", "shootout-miss": "net",
}; // biome-ignore format: a table
/** Men who only go somewhere: several of one side are one step, and so are several steps of one man. */
const RUNS = new Set([
  "ca.run", "ca.free-move", "ca.retreat", "ca.placed", "ca.reposition", "ca.air-move", "ca.first-move",
  "ca.shootout-order",
]); // biome-ignore format: a table

function weigh(events: readonly GameEvent[]): Weight {
  if (events.some(({ code }) => GOALS.has(code))) return "goal";
  if (events.some(({ code }) => KEYS.has(code))) return "key";
  return events.some(({ code }) => NEWS.has(code)) ? "" : "quiet";
}

const look = ({ code, args }: GameEvent): Look => ({
  icon: ICONS[code.replace(/^ca\./, "")] ?? "flag",
  dice: args.die !== undefined && code.endsWith("-roll") ? [`d6-${args.die}`] : [],
});

/** "10 Rost, 9 Brandt and 7 Harrow", each man once. */
function joined(events: readonly GameEvent[], told: Told): string {
  const [first, last] = [events[0], events.at(-1)];
  if (!first || !last) return "";
  const men = new Map(events.map((event) => [event.args.piece ?? -1, event]));
  if (men.size === 1) return told.say(last);
  const view = told.snapshot.view as CounterAttackView | undefined;
  const names = [...men].map(([piece, { n }]) => shortName(view, piece, n, told.events, told.t));
  const kind = first.code.replace(/^ca\./, "");
  return told.t("tell-ca-runs", { kind, men: list(names, language()), count: men.size });
}

/** What somebody is about to try. */
function rolling(events: readonly GameEvent[], { say }: Told): string {
  const tries = new Set([
    "ca.tackle",
    "ca.dive",
    "ca.reckless",
    "ca.shot",
    "ca.header",
    "ca.snapshot",
    "ca.jumps",
  ]);
  const next = events.find(({ code }) => tries.has(code));
  return next ? say(next) : "";
}

export const commentary: Commentary<Watch & Count> = {
  now({ view }) {
    const { period = 0, minute = 0 } = (view as CounterAttackView | undefined) ?? {};
    return period > 0 ? minute : null;
  },
  begin: (snapshot: Snapshot) => ({ ...phaseClock.begin(snapshot), section: 0 }),
  count: phaseClock.count,
  opens: ({ code }, group) => OPENS.has(code) && !GOES_ON[code]?.includes(group[0]?.code ?? ""),
  weigh,
  // that a phase or a kick-off comes says the question already: what led to it stays in sight
  isOpening: (events) =>
    events.every(
      ({ code, args }) => code === "ca.phase" || (code === "ca.restart" && args.restart === KICK_OFF),
    ),
  head(group: Group, told: Told): Head {
    const { piece, seat, ...head } = headOf(group.events, told);
    const whose = piece === undefined ? seat : teamOf(piece);
    if (whose === undefined) return head;
    const isKeeper = piece !== undefined && piece % 11 === 0;
    const badge = {
      kit: kitFor(whose, isKeeper),
      ...(piece === undefined ? {} : { shirt: (piece % 11) + 1 }),
    };
    return { ...head, badge, edge: edgeOf(kitFor(whose, false)) };
  },
  look,
  joins(event, last) {
    if (event.code !== last.code) return false;
    if (event.code === "ca.dribble") return event.args.piece === last.args.piece;
    return RUNS.has(event.code) && teamOf(event.args.piece ?? -1) === teamOf(last.args.piece ?? -1);
  },
  joined,
  rolling,
};
