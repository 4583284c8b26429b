/** Events of the engine as steps for the stage. */
import type { Tell } from "../../board/acting.svelte";
import type { GameEvent } from "../../protocol";
import type { Side } from "./types";

export type Step =
  | ({ kind: "goal"; seat: number; card: number } & Side)
  | ({ kind: "whistle"; seat: number; card: number; scorer: number } & Side)
  | { kind: "pass"; seat: number }
  | { kind: "report"; number: number }
  | Tell;

/** A step that moves something. */
export type Move = Exclude<Step, { kind: "report" | "tell" }>;

export function stepsOf(events: readonly GameEvent[]): Step[] {
  const steps: Step[] = [];
  for (const { n, code, args } of events) {
    const { seat = 0, scorer = 0, fixture = 0, side = 0, card = 0, round = 0 } = args;
    if (code === "to.goal") steps.push({ kind: "goal", seat, fixture, side, card });
    else if (code === "to.whistle") steps.push({ kind: "whistle", seat, scorer, fixture, side, card });
    else if (code === "to.pass") steps.push({ kind: "pass", seat });
    else if (code === "to.round-over") {
      steps.push({ kind: "tell", n }, { kind: "report", number: round }); // what follows is read out first
    }
  }
  return steps;
}
