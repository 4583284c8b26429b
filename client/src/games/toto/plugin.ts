import type { Plugin } from "../plugin";

export const plugin: Plugin = {
  table: () => import("./Table.svelte"),
  words: () => import("./words"),
  diagram: () => import("./Diagram.svelte"),
  keys: () => import("./keys"),
  marks: () => import("./marks"),
  sketch: () => import("./sketch"),
  guide: () => import("./guide"),
  scorers: ({ code, args }) => (code === "to.pot-taken" ? [Number(args.seat)] : []),
  turn: (code) => code === "to.goal",
  chance: "cards",
  editors: {
    deck: () => import("./parts/deck.svelte"),
    fixtures: () => import("./parts/fixtures.svelte"),
  },
};
