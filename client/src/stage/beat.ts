/**
 * A beat: one thing that dice decide, from the question to the verdict.
 *
 * How a game uses the stage:
 * 1. `<game>/beats.ts` makes beats of events with dice. All texts are finished sentences in the reader's language,
 *    written for the reader (`reader` is the side that is his; null: a spectator, who sees no judgement).
 * 2. The game's `stage.svelte.ts` has a `Duel` (duel.svelte.ts). Where its queue comes to a beat it calls
 *    `await duel.play(beat, tell)`, and `tell` is called in the moment in which the last die lies still: that is when
 *    the match may show what the dice have decided, and not before.
 * 3. The table draws `<StageBase {duel} />` once over its board (strip, what is read out, R), while `duel.isStaged`
 *    `<DuelStage {duel} place={…} />` (over the half of the board that is not concerned, see place.ts, or as a "tray"
 *    instead of what lies below it), and inside its board `<Light>`; a tap or Space calls `duel.skip()` first.
 * 4. Where somebody is asked something that dice will decide, `duel.ask(question)` shows it before, with the buttons of
 *    the table as `answers`.
 *
 * What the faces of a die bring comes from the referee: `GameEvent.stakes` (stakes.ts), never from here.
 */

import type { Sound } from "../lib/sound";
import type { Kit } from "../ui/kits";

/** Who is better off: one of the two sides, neither, or it is still open (level: both roll again). */
export type Side = 0 | 1 | "other" | "level";

/** A headline and what stands smaller below it. */
export interface Line {
  head: string;
  hint: string;
}

/** Somebody who takes part. Side 0 has the ball and stands on the left, side 1 wants it. */
export interface Man {
  side: 0 | 1;
  kit: Kit;
  number: number;
  /** Home stands on round plates, away on square ones. */
  plate: "round" | "square";
  name: string;
  /** What he brings ("Dribbling 4"), or what he does. */
  note: string;
  /** Who he is on the board, in the game's notation: there the light falls. */
  id: string;
}

/** A die before it falls. */
export interface Die {
  sides: 3 | 4 | 6;
  /** Who rolls it: a place in `men`; null for nobody's. */
  man: number | null;
  /** What is added to it; null where the face alone counts. */
  points: number | null;
}

/** A part of the chance line; all parts add up to 1. */
export interface Part {
  share: number;
  text: string;
  side: Side;
}

/** What one face of a single die means. */
export interface Meaning {
  text: string;
  side: Side;
}

/** All that is known before a die is rolled. */
export interface Question {
  /** What it is about, in a word or two ("Tackle"). */
  kind: string;
  rule: string;
  ask: Line;
  /** Two men face each other; three or more become rows; one or none is possible. */
  men: readonly Man[];
  /** The side that is the reader's. */
  reader: 0 | 1 | null;
  dice: readonly Die[];
  /** Before any die; empty where there is nothing to say. */
  chances: readonly Part[];
  /** Of a single die, from 1. */
  faces: readonly Meaning[];
}

/** A die that has fallen. */
export interface Fall {
  face: number;
  /** With the points; null where the face alone counts. */
  sum: number | null;
  /** What is needed now, unless this was the last. */
  line: Line;
  chances: readonly Part[];
}

export interface Verdict {
  /** The figures in words: "Eleven against nine". */
  line: Line;
  /** On paper: "Your ball!" */
  text: string;
  note: string;
  winner: 0 | 1 | null;
  /** The tab on its left. */
  kit: Kit | null;
  /** A drawing of the sprites. */
  icon?: string;
  /** What is heard of it besides the die: the whistle for a foul, the post, the crowd at a save. */
  sound?: Sound;
}

export interface Beat extends Question {
  /** Its events, first and last. */
  from: number;
  to: number;
  falls: readonly Fall[];
  verdict: Verdict;
  /** How much longer than usual its verdict is to be read, in milliseconds. */
  hold?: number;
  /** Gets the strip; `grows` where the small chance has come true. */
  small?: "strip" | "grows";
  /**
   * Several in a row share one stage: which this is, of how many, and who is still to come; `ends` where it is over
   * before the last.
   */
  chain?: { at: number; of: number; waiting: string; ends?: boolean };
}

/** Parts of the chance line as they are read: first what the reader hopes for, last what he fears. */
export function inOrder(parts: readonly Part[], reader: 0 | 1 | null): Part[] {
  const order: Side[] = reader === 1 ? [1, "other", "level", 0] : [0, "other", "level", 1];
  return parts.toSorted((a, b) => order.indexOf(a.side) - order.indexOf(b.side));
}

/** Whether more were to follow on the same stage when its die was rolled. */
export const isLink = ({ chain }: Beat): boolean => chain !== undefined && chain.at < chain.of - 1;

export type Mood = "good" | "poor" | "other" | "level" | "none";

/** What a side means to the reader; to a spectator nothing is good or poor. */
export function moodOf(side: Side, reader: 0 | 1 | null): Mood {
  if (side === "level" || side === "other") return side;
  if (reader === null) return "none";
  return side === reader ? "good" : "poor";
}
