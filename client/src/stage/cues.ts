/** The frames of a beat and how long each is seen. */

import { mayMove } from "../lib/settings.svelte";
import { speed, tempo } from "../lib/speed.svelte";
import { type Beat, isLink } from "./beat";

/**
 * 1 `ask` the question; 2 `set` and `roll` the first die; 3 `chance` moves, and `roll` again; 4 `land`: the verdict;
 * 5 `tell`: the stage folds away while the board goes on.
 */
export type Frame = "ask" | "set" | "roll" | "chance" | "land" | "tell";

export interface Cue {
  frame: Frame;
  /** So many dice lie still. */
  lying: number;
  ms: number;
}

/** How things are shown: moving at a speed, as stills, or only how they end. */
export type Pace = { kind: "moving"; factor: number } | { kind: "stills" } | { kind: "at-once" };

export const MS = { ask: 900, set: 260, roll: 700, chance: 420, land: 620, tell: 640, still: 600 } as const;
/** A link of a chain takes 900 in all, the strip 700. */
const LINK = { set: 160, roll: 440, land: 300 } as const;
const STRIP = { roll: 350, land: 350 } as const;
/** Of many dice those between the first and the last are rolled at this share of the time. */
const BETWEEN = 0.5;

/** The pace in use. */
export function paceNow(): Pace {
  if (speed() === "off") return { kind: "at-once" };
  if (!mayMove()) return { kind: "stills" };
  return { kind: "moving", factor: tempo() };
}

/** A beat as frames, up to Land; `asked`: its question has been seen and answered already. */
export function cuesOf(beat: Beat, pace: Pace, asked = false): Cue[] {
  const all = beat.falls.length;
  if (pace.kind === "at-once") return isPassedOver(beat) ? [] : [{ frame: "land", lying: all, ms: MS.still }];
  if (pace.kind === "stills") return stills(beat, asked);
  return moving(beat, asked).map((cue) => ({ ...cue, ms: cue.ms * pace.factor }));
}

/** Whoever wants to see only the end is not stopped for a matter that changes nothing, nor in the middle of a chain. */
const isPassedOver = (beat: Beat): boolean => beat.small === "strip" || (isLink(beat) && !beat.chain?.ends);

function stills(beat: Beat, asked: boolean): Cue[] {
  const all = beat.falls.length;
  const land: Cue = { frame: "land", lying: all, ms: MS.still };
  if (beat.small || isLink(beat)) return [land];
  return [
    ...(asked ? [] : [{ frame: "ask" as const, lying: 0, ms: MS.still }]),
    ...(all > 1 ? [{ frame: "chance" as const, lying: all - 1, ms: MS.still }] : []),
    land,
  ];
}

function moving(beat: Beat, asked: boolean): Cue[] {
  const all = beat.falls.length;
  if (beat.small)
    return [
      { frame: "roll", lying: 0, ms: STRIP.roll },
      { frame: "land", lying: all, ms: beat.small === "grows" ? MS.land : STRIP.land },
    ];
  if (isLink(beat))
    return [
      { frame: "set", lying: 0, ms: LINK.set },
      { frame: "roll", lying: 0, ms: LINK.roll },
      { frame: "land", lying: all, ms: beat.chain?.ends ? MS.land : LINK.land },
    ];
  const rolls = beat.falls.flatMap((_, i): Cue[] => {
    const share = i > 0 && i < all - 1 ? BETWEEN : 1;
    const before: Frame = i === 0 ? "set" : "chance";
    return [
      { frame: before, lying: i, ms: MS[before] * share },
      { frame: "roll", lying: i, ms: MS.roll * share },
    ];
  });
  const first: Cue[] = asked || (beat.chain?.at ?? 0) > 0 ? [] : [{ frame: "ask", lying: 0, ms: MS.ask }];
  return [...first, ...rolls, { frame: "land", lying: all, ms: MS.land + (beat.hold ?? 0) }];
}
