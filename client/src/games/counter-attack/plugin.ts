import type { Plugin } from "../plugin";

export const plugin: Plugin = {
  table: () => import("./Table.svelte"),
  words: () => import("./words"),
  diagram: () => import("./Diagram.svelte"),
  keys: () => import("./keys"),
  marks: () => import("./marks"),
  sketch: () => import("./sketch"),
  guide: () => import("./guide"),
  scorers: ({ code, args }) => (code === "ca.goal" ? [Number(args.seat)] : []),
  turn: (code) => code === "ca.phase" || code === "ca.restart",
  kind: (name) => `ca-kind-${name.replaceAll(" ", "-")}`,
  attribute: (name) => `ca-attribute-${name}`,
};
