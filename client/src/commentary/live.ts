/** The live line: one sentence about now. */
import { questionText } from "../lib/words.svelte";
import type { GameEvent, Snapshot } from "../protocol";
import { headOf } from "./grouping";
import type { Commentary, Group, Head, Told } from "./types";

export interface Live {
  minute: number | null;
  head: Head | null;
  /** What is about to happen: what is asked, or what somebody tries while its end is not told. */
  next: string;
  /** What will soon end the match. */
  soon: string;
  /** It is asked here, and so stands where it is answered, too. */
  isOwn: boolean;
}

interface Now {
  game: Commentary;
  told: Told;
  groups: readonly Group[];
  /** Events that are known and not told yet: no more is said of them than what is tried. */
  untold: readonly GameEvent[];
  /** The seats of this device. */
  seats: readonly number[];
  thinking: string;
}

const SILENT = { next: "", isOwn: false };

/** What is asked of somebody here, else who thinks. */
function askedOf(
  { asked, status }: Snapshot,
  seats: readonly number[],
  told: Told,
  thinking: string,
): Pick<Live, "next" | "isOwn"> {
  if (status !== "running") return SILENT;
  const own = asked.find((one) => seats.includes(one.seat) && !one.may);
  return { next: own ? questionText(own, told.snapshot) : thinking, isOwn: own !== undefined };
}

/** Dice roll: what is tried. Else what happened last, and what comes next. */
export function liveOf({ game, told, groups, untold, seats, thinking }: Now): Live {
  const last = groups.at(-1);
  const before = groups.at(-2);
  const opens = last && before && (game.isOpening?.(last.events) ?? false);
  // a goal is told until something comes of the kick-off
  const latest = opens && before.weight === "goal" ? before : last;
  const head = latest ? headOf(latest, game, told) : null;
  // a goal keeps its own minute, whatever the clock has come to since
  const scored = latest?.weight === "goal" ? latest.until : null;
  const minute = scored ?? game.now?.(told.snapshot) ?? last?.until ?? null;
  const tried = untold.length > 0 ? (game.rolling?.(untold, told) ?? "") : "";
  if (tried) return { minute, head: null, next: tried, soon: "", isOwn: false };
  // somebody moves one man after the other: the line does not flicker with each of them
  const rolls = untold.some(({ args }) => args.die !== undefined);
  if (untold.length > 0) return { minute, head, soon: "", isOwn: false, next: rolls ? "" : thinking };
  const soon = game.soon?.(told) ?? "";
  const next = askedOf(told.snapshot, seats, told, thinking);
  if (next.isOwn && opens) return { minute, head: headOf(before, game, told), soon, ...next };
  return { minute, head, soon, ...next };
}

/** What nobody may read too late: a question to whoever reads, and dice that are about to roll. */
export const isUrgent = (live: Live | null): boolean => live === null || live.isOwn || live.head === null;

/** Two lines that read the same are the same. */
export const keyOf = (live: Live | null): string =>
  live ? [live.minute, live.head?.text, live.next, live.soon].join("|") : "";
