/** The first match, guided: what the coach says, and with which deed each of it ends. */
import type { Step } from "../../guide/guide.svelte";

const ASK = "[data-ask]";
/** The first step of a movement phase: the side with the ball moves. */
const MOVES = "ca.move-a";

export const steps: readonly Step[] = [
  {
    id: "kick-off",
    at: ASK,
    opens: ({ code }) => code === "ca.kickoff-pass",
    done: ({ code }) => code !== "ca.kickoff-pass",
  },
  {
    id: "move",
    at: ".can",
    opens: ({ code }) => code === MOVES,
    done: (now) => now.code !== MOVES || now.events.some(({ code }) => code === "ca.run"),
  },
  {
    id: "steps",
    at: ".c452",
    opens: (now) => now.code === MOVES && now.events.some(({ code }) => code === "ca.run"),
    done: (now) => now.code !== MOVES,
  },
  {
    id: "theirs",
    opens: (now) => now.waits && now.events.some(({ code }) => code === "ca.run"),
    done: ({ waits }) => !waits,
  },
  {
    id: "defend",
    at: ".can",
    opens: ({ code }) => code === "ca.move-b",
    done: ({ code }) => code !== "ca.move-b",
  },
  {
    id: "duel",
    at: "[data-duel]",
    opens: (now) => now.sees("[data-duel]"),
    done: (now) => !now.sees("[data-duel]"),
  },
  {
    id: "pass",
    at: ASK,
    opens: ({ code, choices }) => code === "ca.action" && choices.some((text) => text.startsWith("standard")),
    done: (now) => now.code !== "ca.action",
  },
  {
    id: "shot",
    at: ASK,
    opens: ({ choices }) => choices.some((text) => /^(shot|snapshot|aim)/.test(text)),
    done: ({ choices }) => !choices.some((text) => /^(shot|snapshot|aim)/.test(text)),
  },
  {
    id: "end",
    at: ASK,
    opens: (now) =>
      now.code !== "" && now.events.some(({ code }) => code === "ca.goal" || code === "ca.save"),
    done: (now) => now.events.some(({ code }) => code === "ca.phase" || code === "ca.restart"),
  },
];
