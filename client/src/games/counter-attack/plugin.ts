import type { Plugin } from "../plugin";

export const plugin: Plugin = {
  table: () => import("./Table.svelte"),
  words: () => import("./words"),
  diagram: () => import("./Diagram.svelte"),
  keys: () => import("./keys"),
  marks: () => import("./marks"),
  sketch: () => import("./sketch"),
  rules: "CA",
  competing: {
    formats: ["league2", "league1", "cup", "cup2", "groups"],
    two_legs: true,
    market: true,
    home_bonus: true,
  },
  attribute: (name) => `ca-attribute-${name}`,
};
