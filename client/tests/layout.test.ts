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
const EVERY_GAME = [
  ...["plugin.ts", "types.ts", "words.ts", "commentary.ts", "keys.ts", "marks.ts", "sketch.ts"],
  ...["Table.svelte", "Board.svelte", "Panel.svelte", "Diagram.svelte", "Little.svelte"],
  ...["table.svelte.ts", "events.ts", "guide.ts", "stage.svelte.ts"],
];
/** What a game may lack: duels with dice, great moments. */
const SOME_GAMES = ["beats.ts", "moments.ts"];
const outside = files.filter(({ path }) => !/^games\/.+\/|^art\/games\//.test(path));

describe("the layout of the sources", () => {
  it("is looked at as a whole", () => {
    expect(GAMES.length).toBeGreaterThan(2);
    expect(outside.length).toBeGreaterThan(100);
  });

  it("has no line over 120 characters, and no component over 250 lines", () => {
    const long = files.flatMap(({ path, text }) =>
      text.split("\n").flatMap((line, at) => (line.length > 120 ? [`${path}:${at + 1}`] : [])),
    );
    expect(long).toEqual([]);
    const big = files.flatMap(({ path, text }) => {
      const lines = text.trimEnd().split("\n").length;
      return path.endsWith(".svelte") && lines > 250 ? [path] : [];
    });
    expect(big).toEqual([]);
  });

  it("asks `:has()` of no element that holds a whole page (ui/marks.ts says why)", () => {
    const whole = /((?<![.\w-])(html|body)|:root|#app|:global\(|[\s,{}])(:not\()?:has\(/;
    const asking = files.flatMap(({ path, text }) =>
      text
        .split("\n")
        .flatMap((line, at) => (whole.test(line) && !/^\s*[*/]/.test(line) ? [`${path}:${at + 1}`] : [])),
    );
    expect(asking).toEqual([]);
  });

  it.each(GAMES)("%s has the files that every game has; others stand in its sub-folders", (game) => {
    const own = files.flatMap(({ path }) => new RegExp(`^games/${game}/([^/]+)$`).exec(path)?.[1] ?? []);
    expect(own.filter((file) => !SOME_GAMES.includes(file)).sort()).toEqual([...EVERY_GAME].sort());
  });

  it.each(GAMES)("nothing outside its folder names %s", (game) => {
    const name = new RegExp(`(?<![a-z])${game.replaceAll("-", "[-_ ]?")}(?!hip|[a-z])`, "i");
    const naming = outside.flatMap(({ path, text }) =>
      text.split("\n").flatMap((line, at) => (name.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
    );
    expect(naming).toEqual([]);
  });
});
