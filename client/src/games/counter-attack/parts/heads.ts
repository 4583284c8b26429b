/** The one sentence of a phase, a play or a duel: what mattered most in it. */
import { Passage } from "../../../commentary/passage";
import type { Told } from "../../../commentary/types";
import type { Args } from "../../../lib/i18n.svelte";
import type { GameEvent } from "../../../protocol";
import type { CounterAttackView } from "../types";
import { shortName } from "./named";

export interface PhaseHead {
  text: string;
  marks?: readonly string[];
  /** Whose shirt stands beside it. */
  piece?: number;
  seat?: number;
}

export const teamOf = (piece: number): number => (piece < 11 ? 0 : 1);

class Phase extends Passage {
  /** A man of an event by his family name: his shirt is drawn beside the sentence. */
  man(event: GameEvent | undefined, name = "piece"): string {
    const { snapshot, events, t } = this.told;
    const view = snapshot.view as CounterAttackView | undefined;
    return event ? shortName(view, event.args[name] ?? -1, event.n, events, t) : "";
  }

  say(key: string, by: GameEvent, args: Args): PhaseHead {
    const { piece = -1 } = by.args;
    return { text: this.told.t(key, { ...args, man: this.man(by) }), piece };
  }
}

type Finder = (phase: Phase) => PhaseHead | null;

/** How it came to a shot: on the ground, in the air, from a free kick or the spot. */
const SHOTS: Record<string, string> = {
  "ca.shot": "shot", "ca.header": "header", "ca.snapshot": "snapshot", "ca.penalty-roll": "penalty",
}; // biome-ignore format: a table
/** How it ended. */
const ENDS: Record<string, string> = {
  "ca.holds": "held", "ca.turned-behind": "behind", "ca.block": "blocked", "ca.wide": "wide", "ca.save": "saved",
  "ca.loose": "loose", "ca.shootout-goal": "in", "ca.shootout-miss": "out",
}; // biome-ignore format: a table

const goal: Finder = (phase) => {
  const event = phase.find("ca.goal");
  if (!event) return null;
  const { scorer = -1, seat = 0, home = 0, away = 0 } = event.args;
  const man = phase.man(event, "scorer");
  const isOwn = teamOf(scorer) !== seat;
  const text = phase.told.t("tell-ca-goal", {
    man,
    team: phase.told.name(seat),
    home,
    away,
    own: scorer < 0 ? "deflected" : isOwn ? "yes" : "no",
  });
  return { text, ...(isOwn || scorer < 0 ? { seat } : { piece: scorer }) };
};

const card: Finder = (phase) => {
  const event = phase.last("ca.red", "ca.yellow");
  if (!event) return null;
  const hurt = phase.find("ca.injured");
  const foul = phase.find("ca.foul");
  const colour = event.code === "ca.red" ? "red" : "yellow";
  const head = phase.say("tell-ca-card", event, {
    colour,
    foul: foul ? "yes" : "no",
    other: phase.man(foul, "carrier"),
  });
  return { ...head, marks: [`card-${colour}`, ...(hurt ? ["bandage"] : [])] };
};

const shot: Finder = (phase) => {
  const event = phase.find(...Object.keys(SHOTS));
  if (!event) return null;
  const end = phase.find("ca.holds", "ca.turned-behind") ?? phase.find(...Object.keys(ENDS));
  const kind = SHOTS[event.code] ?? "shot";
  return phase.say("tell-ca-shot", event, {
    kind,
    end: ENDS[end?.code ?? ""] ?? "open",
    by: end && end.code !== "ca.wide" ? phase.man(end) : "",
    home: end?.args.home ?? 0,
    away: end?.args.away ?? 0,
  });
};

/** How a duel for the ball ended, told by whoever came out of it better. */
const duel: Finder = (phase) => {
  const steal = phase.find("ca.steal");
  if (steal) return phase.say("tell-ca-won", steal, { other: phase.man(steal, "carrier") });
  const won = phase.last("ca.tackle-won");
  if (won) return phase.say("tell-ca-won", won, { other: phase.man(won, "carrier") });
  const foul = phase.find("ca.foul");
  if (foul) return phase.say("tell-ca-foul", foul, { other: phase.man(foul, "carrier") });
  const tackle = phase.find("ca.tackle", "ca.dive", "ca.reckless", "ca.steal-roll");
  if (!tackle) return null;
  const { carrier = -1 } = tackle.args;
  const names = { man: phase.man(tackle, "carrier"), other: phase.man(tackle) };
  // level dice are rolled again: what came of the last ones counts
  const end = phase.last("ca.tie", "ca.loose", "ca.tackle-failed")?.code;
  const key = { "ca.tie": "tell-ca-level", "ca.loose": "tell-ca-loose" }[end ?? ""] ?? "tell-ca-past";
  return { text: phase.told.t(key, names), piece: carrier };
};

const interception: Finder = (phase) => {
  const event = phase.find("ca.interception");
  return event ? phase.say("tell-ca-cut", event, { other: phase.man(event, "passer") }) : null;
};

const kindOf = ({ code, args: { play } }: GameEvent): string => {
  if (code !== "ca.pass") return play === 14 ? "corner" : code.slice(3);
  return play === 3 ? "throw" : "pass";
};

const BALLS = ["ca.pass", "ca.high", "ca.long"];
/** What became of a ball that was played, told by the passer. */
const ball: Finder = (phase) => {
  const event = phase.find(...BALLS);
  if (!event) return null;
  const end =
    phase.find("ca.offside", "ca.inaccurate", "ca.too-far") ??
    phase.find("ca.claims", "ca.heads", "ca.received") ??
    phase.find("ca.into-space", "ca.drops", "ca.loose", "ca.out", "ca.behind");
  const head = phase.say("tell-ca-ball", event, {
    kind: kindOf(event),
    end: end?.code.slice(3) ?? "open",
    to: phase.man(end, end?.code === "ca.inaccurate" ? "receiver" : "piece"),
  });
  const restart = phase.find("ca.restart")?.args.restart;
  return restart === undefined
    ? head
    : { ...head, text: phase.told.t("tell-ca-restart", { restart, play: head.text }) };
};

const restart: Finder = (phase) => {
  const event = phase.find("ca.restart");
  return event ? { text: phase.told.say(event), seat: event.args.seat ?? 0 } : null;
};

const moves: Finder = (phase) => {
  const event = phase.find("ca.phase");
  if (!event) return null;
  const { seat = 0 } = event.args;
  const dribble = phase.events.find(
    ({ code, args }) => code === "ca.dribble" && teamOf(args.piece ?? -1) === seat,
  );
  if (dribble) return phase.say("tell-ca-dribble", dribble, {});
  const you = phase.told.reader === seat ? "yes" : "no";
  return { text: phase.told.t("tell-ca-phase", { seat: phase.told.name(seat), you }), seat };
};

/** One thing that is told in its own sentence. */
const own =
  (...codes: string[]): Finder =>
  (phase) => {
    const event = phase.last(...codes);
    if (!event) return null;
    const { piece, seat } = event.args;
    const whose = piece !== undefined ? { piece } : seat !== undefined ? { seat } : {};
    return { text: phase.told.say(event), ...whose };
  };

/** What mattered most comes first. */
const FINDERS: readonly Finder[] = [
  goal,
  own("ca.full-time", "ca.shootout-over", "ca.second-leg", "ca.forfeit"),
  own("ca.period-over"),
  card,
  shot,
  interception,
  duel,
  ball,
  restart,
  moves,
  own("ca.period", "ca.shootout", "ca.toss", "ca.first-pick", "ca.substitution"),
  own("ca.formations", "ca.referee"),
];

export function headOf(events: readonly GameEvent[], told: Told): PhaseHead {
  const phase = new Phase(events, told);
  for (const find of FINDERS) {
    const head = find(phase);
    if (head?.text) return head;
  }
  return { text: events.map((event) => told.say(event)).find((text) => text !== "") ?? "" };
}
