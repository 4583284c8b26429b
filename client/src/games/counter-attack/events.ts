/** Events of the engine as steps for the board and the stage, in the order in which they happen. */
import type { Tell } from "../../board/acting.svelte";
import type { GameEvent } from "../../protocol";
import type { Beat } from "../../stage/beat";
import { type Duel, duelsOf, type Reading } from "./beats";
import { lastBefore } from "./parts/duels";
import { flightOf, goesOn, isInFlight, shortOf } from "./parts/flight";
import { GREAT, isHalfTime, isWalk } from "./parts/moments";
import { cellName, pieceText } from "./parts/notation";

export type Step =
  | Tell
  /** Something that dice decide, on the stage; when they lie, everything up to event `tells` may be told. */
  | { kind: "beat"; beat: Beat; tells: number }
  /** A man goes to a hex, the ball with him if he has it. */
  | { kind: "walk"; man: string; to: string }
  /** The ball flies, and nobody has it. */
  | { kind: "kick"; to: string; high: boolean; sound: boolean }
  /** A man has the ball from now on. */
  | { kind: "take"; man: string; at: string }
  | { kind: "drop"; to: string }
  /** The ball lies in the net. */
  | { kind: "net" }
  /** So many kicks of a shoot-out have gone in. */
  | { kind: "tally"; home: number; away: number }
  /** A goal, a card, a new part of the match, a kick of the shoot-out: `parts/moments.ts` says what it is. */
  | { kind: "great"; event: GameEvent }
  /** The referee whistles for a period to begin. */
  | { kind: "whistle" }
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
/** What the stage does not say. */
const BANNERS = new Set(["ca.offside", "ca.period-over", "ca.full-time"]);
const HIGH = new Set(["ca.high", "ca.long", "ca.headed-pass"]);
/** Balls that somebody may reach on their way: they hang before him as long as that is open. */
const MAY_BE_MET = new Set(["ca.pass", "ca.shot", "ca.header"]);
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
  if (code === "ca.drops" || code === "ca.rests" || code === "ca.save")
    return [{ kind: "drop", to: cellName(at) }];
  if (code === "ca.shootout-goal" || code === "ca.shootout-miss")
    return [{ kind: "tally", home: args.home ?? 0, away: args.away ?? 0 }];
  return [];
}

/** Whether the ball is still in the air when the dice of the next duel are rolled. */
const isMetNext = (duels: readonly Duel[], events: readonly GameEvent[], i: number): boolean => {
  const next = duels.find(({ at }) => at > i);
  return (
    next !== undefined &&
    isInFlight(next) &&
    !events.slice(i + 1, next.at).some(({ code }) => FLIGHTS.has(code))
  );
};

const kick = (to: string, sound = false): Step => ({ kind: "kick", to, high: false, sound });

/** A duel, with the ball that hangs in the air before it and goes on after it. */
function staged(duel: Duel, isLast: boolean, reading: Reading): Step[] {
  const { beat } = duel;
  const step: Step = { kind: "beat", beat, tells: beat.to };
  const shot = isInFlight(duel) ? lastBefore(reading.all, beat.from, [...MAY_BE_MET]) : undefined;
  if (!shot) return [step];
  const flight = flightOf(shot);
  const rival = beat.men.find(({ side }) => side === 1)?.id;
  const hanging = shortOf(flight, reading.view.pieces.find(({ text }) => text === rival)?.hex?.join(","));
  const on = isLast && goesOn(duel) ? [kick(duel.kind === "block" ? shortOf(flight) : flight.to)] : [];
  return [kick(hanging, true), step, ...on];
}

/** What an event itself moves; a ball that somebody may still stop does not arrive. */
function flown(events: readonly GameEvent[], i: number, duels: readonly Duel[]): Step[] {
  const event = events[i];
  if (!event) return [];
  if (!MAY_BE_MET.has(event.code)) return moved(event.code, event.args);
  if (isMetNext(duels, events, i)) return [];
  const isOpen = event.code !== "ca.pass" && !events.some(({ code, n }) => code === "ca.goal" && n > event.n);
  return isOpen ? [kick(shortOf(flightOf(event)), true)] : moved(event.code, event.args);
}

export function stepsOf(events: readonly GameEvent[], reading: Reading): Step[] {
  const duels = duelsOf(events, reading);
  return events.flatMap((event, i): Step[] => {
    const duel = duels.find(({ at }) => at === i);
    const isLast = !isMetNext(duels, events, i);
    return [
      ...(isWalk(event, reading.all) ? [{ kind: "great" as const, event }] : []),
      ...(duel ? staged(duel, isLast, reading) : []),
      ...flown(events, i, duels),
      ...(event.code === "ca.goal" ? [{ kind: "net" as const }] : []),
      ...(event.code === "ca.period" ? [{ kind: "whistle" as const }] : []),
      ...(GREAT.has(event.code) ? [{ kind: "great" as const, event }] : []),
      ...(BANNERS.has(event.code) && !isHalfTime(event, events) ? [{ kind: "say" as const, event }] : []),
    ];
  });
}
