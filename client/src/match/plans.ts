/** Plans of the coach: in words, with their chances, and drawn on the board. */
import type { Sketch, Sketcher } from "../games";
import { has, percents, t } from "../lib/i18n.svelte";
import { stepText } from "../lib/words.svelte";
import type { Snapshot } from "../protocol";
import type { HintBody, StepBody } from "../wire";

export type Step = StepBody;
export type Plan = HintBody;

export interface Chance {
  what: string;
  percent: string;
}

/** Whether a step goes on with the one before: the same man does the same once more. */
const goesOn = (step: Step, next: Step | undefined): boolean =>
  next?.code === step.code && step.args.piece !== undefined && next.args.piece === step.args.piece;

/** What a plan is made of, a sentence each; of a way only where it ends. */
export const sentences = (steps: readonly Step[], snapshot: Snapshot): string[] =>
  steps
    .filter((step, i) => !goesOn(step, steps[i + 1]))
    .map((step) => stepText(step, snapshot))
    .filter(Boolean);

/** Why a plan is good. Teams stand in figures as keys of the catalogues. */
export function whyOf({ why, reason, args }: Pick<Plan, "why" | "reason" | "args">): string {
  const isTeam = (value: unknown) => typeof value === "string" && value.startsWith("team-") && has(value);
  const words = Object.entries(args).map(([name, value]) => [name, isTeam(value) ? t(String(value)) : value]);
  return why || t(reason, Object.fromEntries(words));
}

/** Everything that the steps of a plan do to the board; only the end of it is marked. */
export function drawn(steps: readonly Step[], sketcher: Sketcher | null): Sketch {
  const parts = steps.map((step) => sketcher?.sketch(step) ?? { ways: [], marks: [] });
  const placing = parts.every((part) => part.ways.length === 0);
  const marks = placing ? parts.flatMap((part) => part.marks) : (parts.at(-1)?.marks ?? []);
  return { ways: parts.flatMap((part) => part.ways), marks: [...new Set(marks)] };
}

/** Both ways in which the rules write a fraction. */
function share(value: unknown): number | null {
  const [num, den] = Array.isArray(value)
    ? value
    : [(value as Record<string, unknown> | null)?.num, (value as Record<string, unknown> | null)?.den];
  return typeof num === "number" && typeof den === "number" && den > 0 ? num / den : null;
}

/** What a tackle may bring. */
const TACKLE = new Set(["won", "foul", "failed"]);

/**
 * The chances of a plan, written in percent. That a ball arrives is only said of a plan in which one flies, and what a
 * tackle brings only where the reason promises something: else nobody means to tackle.
 */
export function chances(plan: Pick<Plan, "odds" | "args">, flies: boolean): Chance[] {
  const isMeant = plan.args.percent !== undefined;
  const parts = Object.entries(plan.odds).flatMap(([what, value]) => {
    const part = share(value);
    const isIdle = (what === "arrives" && !flies) || (TACKLE.has(what) && !isMeant);
    return part === null || isIdle ? [] : [{ what, part }];
  });
  const texts = percents(parts.map(({ part }) => part));
  // whoever steps in or dives does so against the goal that is spoken of
  const defends = "success" in plan.odds || "catch" in plan.odds;
  const named = (what: string) => (what === "goal" && defends ? "against" : what);
  return parts.map(({ what }, i) => ({ what: named(what), percent: texts[i] ?? "" }));
}
