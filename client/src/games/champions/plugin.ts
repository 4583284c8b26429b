import type { Plugin } from "../plugin";

export const plugin: Plugin = {
  table: () => import("./Table.svelte"),
  words: () => import("./words"),
  diagram: () => import("./Diagram.svelte"),
  keys: () => import("./keys"),
  marks: () => import("./marks"),
  sketch: () => import("./sketch"),
  guide: () => import("./guide"),
  scorers: ({ code, args }) =>
    code === "ch.goal" || (code === "ch.shot-taken" && args.scored) ? [Number(args.seat)] : [],
  turn: (code) => code === "ch.turn",
};
