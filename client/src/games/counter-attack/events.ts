/** Events of the engine as steps for the stage, in the order in which they happen. */
import type { Tell } from "../../board/acting.svelte";
import type { GameEvent } from "../../protocol";
import { cellName, pieceText } from "./parts/notation";

/** A die that lies on the pitch. */
export interface Roll {
  n: number;
  code: string;
  /** `H9` */
  man: string;
  die: number;
  modifier: number;
  score: number | null;
  need: number | null;
}

export type Step =
  | Tell
  /** Something new begins: the dice of the last duel are taken off the pitch. */
  | { kind: "open" }
  | { kind: "die"; roll: Roll | null }
  /** A man goes to a hex, the ball with him if he has it. */
  | { kind: "walk"; man: string; to: string }
  /** The ball flies, and nobody has it. */
  | { kind: "kick"; to: string; high: boolean; sound: boolean }
  /** A man has the ball from now on. */
  | { kind: "take"; man: string; at: string }
  | { kind: "drop"; to: string }
  /** A sentence over the pitch. */
  | { kind: "say"; event: GameEvent };

const MOVES = new Set([
  "ca.run",
  "ca.dribble",
  "ca.free-move",
  "ca.snap-move",
  "ca.air-move",
  "ca.first-move",
  "ca.keeper-run",
  "ca.keeper-step",
  "ca.keeper-to",
  "ca.reposition",
  "ca.retreat",
  "ca.placed",
]);
const FLIGHTS = new Set([
  "ca.pass",
  "ca.high",
  "ca.long",
  "ca.headed-pass",
  "ca.header",
  "ca.shot",
  "ca.runs-loose",
  "ca.too-far",
]);
const TAKES = new Set([
  "ca.possession",
  "ca.holds",
  "ca.steal",
  "ca.interception",
  "ca.tackle-won",
  "ca.received",
]);
/** Something new begins: the dice of the last duel are taken off the pitch. */
const OPENS = new Set([
  "ca.pass",
  "ca.high",
  "ca.long",
  "ca.shot",
  "ca.header",
  "ca.tackle",
  "ca.dive",
  "ca.reckless",
  "ca.snapshot",
  "ca.run",
  "ca.restart",
  "ca.loose",
  "ca.phase",
  "ca.jumps",
  "ca.dribble",
]);
const BANNERS = new Set([
  "ca.goal",
  "ca.yellow",
  "ca.red",
  "ca.offside",
  "ca.foul",
  "ca.save",
  "ca.period-over",
  "ca.full-time",
  "ca.injured",
  "ca.shootout-goal",
  "ca.shootout-miss",
]);
const HIGH = new Set(["ca.high", "ca.long", "ca.headed-pass"]);

export function rollOf(event: GameEvent): Roll | null {
  const { die, piece = -1, modifier = 0, score, need } = event.args;
  if (die === undefined || !event.code.endsWith("-roll")) return null;
  return {
    n: event.n,
    code: event.code,
    man: piece < 0 ? "" : pieceText(piece),
    die,
    modifier,
    score: score ?? null,
    need: need ?? null,
  };
}

/** What moves because of an event. */
function moved(code: string, args: GameEvent["args"]): Step[] {
  const { piece = -1, target = -1, at = -1 } = args;
  const man = piece < 0 ? "" : pieceText(piece);
  if (MOVES.has(code)) return [{ kind: "walk", man, to: cellName(target) }];
  if (FLIGHTS.has(code))
    return [{ kind: "kick", to: cellName(target), high: HIGH.has(code), sound: code !== "ca.runs-loose" }];
  if (TAKES.has(code)) return [{ kind: "take", man, at: cellName(at) }];
  if (code === "ca.at-ball" || code === "ca.emergency-keeper")
    return [{ kind: "walk", man, to: cellName(at) }];
  if (code === "ca.drops" || code === "ca.rests") return [{ kind: "drop", to: cellName(at) }];
  return [];
}

export function stepsOf(events: readonly GameEvent[]): Step[] {
  return events.flatMap((event): Step[] => [
    ...(OPENS.has(event.code) ? [{ kind: "open" as const }] : []),
    ...(event.code.endsWith("-roll") ? [{ kind: "die" as const, roll: rollOf(event) }] : []),
    ...moved(event.code, event.args),
    ...(BANNERS.has(event.code) ? [{ kind: "say" as const, event }] : []),
  ]);
}
