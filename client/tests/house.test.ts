/** Where things stand: each game is a folder like the others, and nothing outside names one. */
import { describe, expect, it } from "vitest";

const found = import.meta.glob<string>(["../src/**/*.{ts,svelte,css}", "!../src/wire.d.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const files = Object.entries(found)
  .map(([path, text]) => ({ path: path.replace("../src/", ""), text }))
  .filter(({ path }) => !path.endsWith(".test.ts"));
const GAMES = [...new Set(files.flatMap(({ path }) => /^games\/([^/]+)\//.exec(path)?.[1] ?? []))];
const outside = files.filter(({ path }) => !/^games\/.+\/|^art\/games\//.test(path));

describe("the house", () => {
  it("is looked at as a whole", () => {
    expect(GAMES.length).toBeGreaterThan(2);
    expect(outside.length).toBeGreaterThan(100);
  });

  it.each(GAMES)("nothing outside its folder names %s", (game) => {
    const name = new RegExp(`(?<![a-z])${game.replaceAll("-", "[-_ ]?")}(?!hip|[a-z])`, "i");
    const naming = outside.flatMap(({ path, text }) =>
      text.split("\n").flatMap((line, at) => (name.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
    );
    expect(naming).toEqual([]);
  });
});
