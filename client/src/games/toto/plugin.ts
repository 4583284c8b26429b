import type { Plugin } from "../plugin";

export const plugin: Plugin = {
  table: () => import("./Table.svelte"),
  words: () => import("./words"),
  diagram: () => import("./Diagram.svelte"),
  keys: () => import("./keys"),
  marks: () => import("./marks"),
  sketch: () => import("./sketch"),
  guide: () => import("./guide"),
  editors: {
    deck: () => import("./parts/deck.svelte"),
    fixtures: () => import("./parts/fixtures.svelte"),
  },
};
