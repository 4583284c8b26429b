/** A decision that cost something, in its two ways: what was played, and what was better. */
import type { Snapshot } from "../protocol";
import type { MomentBody } from "../wire";
import { type Step, sentences } from "./plans";

export const WAYS = ["played", "better"] as const;
export type Way = (typeof WAYS)[number];

export const stepsOf = (moment: MomentBody, way: Way): readonly Step[] =>
  way === "played" ? moment.steps : moment.better.steps;

/** What was played at a moment, or what was better, a sentence a line. */
export const linesOf = (moment: MomentBody, way: Way, snapshot: Snapshot | null): string[] =>
  snapshot ? sentences(stepsOf(moment, way), snapshot) : [];
