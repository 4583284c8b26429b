/** Where the ball may be intercepted or saved on its way, as far as the board shows it now. */
import type { Stage } from "../stage.svelte";
import type { Play } from "../table.svelte";
import type { Danger } from "../types";

/** Chances that come later on the way of the ball; the one that is asked about has its own mark. */
function laterChances(play: Play, asked: unknown): Danger[] {
  const known = play.worth.answers.get("none")?.intercepts;
  if (known) return known;
  const cells = new Set((play.view.flight?.chances ?? []).map((chance) => chance.cell));
  return [...cells].filter((cell) => cell !== asked).map((cell) => ({ cell, men: [] }));
}

export function threatsOf(play: Play, stage: Stage) {
  if (stage.busy) return { dangers: [], saves: [], best: null, asked: null };
  const { phase, flight } = play.view;
  const cell = phase === "intercept" ? play.match.snapshot?.prompt?.args.cell : undefined;
  const odds = phase === "intercept" ? play.worth.answers.get("none") : play.odds;
  const saves = odds?.saves ?? [];
  return {
    dangers: play.odds?.intercepts ?? (phase === "intercept" ? laterChances(play, cell) : []),
    saves: phase === "dive" ? (flight?.saves ?? []) : [],
    best: saves.length > 0 ? saves.reduce((a, b) => (b.quarters > a.quarters ? b : a)) : null,
    /** The cell that the question is about. */
    asked: typeof cell === "string" ? cell : null,
  };
}

export type Threats = ReturnType<typeof threatsOf>;
