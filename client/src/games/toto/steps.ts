/** Events of the engine as steps for the stage. */
import type { GameEvent } from "../../protocol";
import type { Step } from "./stage.svelte";

export function stepsOf(events: readonly GameEvent[]): Step[] {
  const steps: Step[] = [];
  for (const { n, code, args } of events) {
    const { seat = 0, fixture = 0, side = 0, card = 0, round = 0 } = args;
    if (code === "to.goal") steps.push({ kind: "goal", seat, fixture, side, card });
    else if (code === "to.whistle") steps.push({ kind: "whistle", seat, fixture, side, card });
    else if (code === "to.pass") steps.push({ kind: "pass", seat });
    else if (code === "to.round-over") steps.push({ kind: "tell", n }, { kind: "report", number: round }); // what follows is read out first
  }
  return steps;
}
