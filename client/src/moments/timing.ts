/** How long each frame of a moment lasts, in milliseconds. */

import type { Sound } from "../lib/sound";
import { paced } from "../lib/speed.svelte";
import type { Card, Moment } from "./moment";

export type FrameName = "net" | "dark" | "in" | "hold" | "out";

export interface Frame {
  name: FrameName;
  ms: number;
  sound?: Sound;
}

export const NET = 280;
export const FLIP = 360;
const SILENCE = 120;
const RUN_IN = 420;
const HOLD = 1400;
const RUN_OUT = 320;
/** Where nothing moves, a moment is one picture. */
const STILL = 600;
/** A goal of the others holds nobody up: its card stays beside the next question. */
const CONCEDED = 620;
const SLAP = 140;
const WALK = 900;
/** Nobody breathes before a penalty. */
const HUSH = 700;
const FLIGHT = 260;
const TOLD = 1100;
const BREAK = 2600;

const at = (name: FrameName, ms: number, sound?: Sound): Frame => ({ name, ms, ...(sound && { sound }) });

/** A man of the player's own team is sent off. */
const isLoss = ({ stance, colour }: Card): boolean => stance === "for" && colour !== "yellow";

function fullFrames(moment: Moment): Frame[] {
  switch (moment.kind) {
    case "goal":
      if (moment.stance === "against") return [at("net", NET, "net"), at("hold", CONCEDED, "groan")];
      return [
        at("net", NET, "net"),
        at("dark", SILENCE),
        at("in", RUN_IN, "roar"),
        at("hold", HOLD),
        at("out", RUN_OUT),
      ];
    case "card":
      return [
        at("in", SLAP, "slap"),
        at("hold", HOLD, isLoss(moment) ? "groan" : undefined),
        at("out", RUN_OUT),
      ];
    case "period":
      return [at("in", RUN_IN, "whistle"), at("hold", BREAK), at("out", RUN_OUT)];
    case "kick":
      if (moment.scored === null) return [at("in", WALK), at("dark", HUSH)];
      return [at("net", FLIGHT, "kick"), at("hold", TOLD, moment.scored ? "net" : "ooh")];
  }
}

/** The frames at the speed in use. Where nothing may move there is one: the picture with everything on it. */
export function framesOf(moment: Moment): Frame[] {
  const full = fullFrames(moment);
  if (paced(1) > 0) return full.map((frame) => ({ ...frame, ms: paced(frame.ms) }));
  const sound = full.find((frame) => frame.sound)?.sound;
  return [at("hold", STILL, sound)];
}
