/**
 * Whatever the commentary says of whole matches, in four languages: no coordinate that the board does not show, no
 * index, no key and no term of the engine. With VITE_LOGS it reads the matches of that folder (scripts/check_log.py).
 */
import { beforeAll, describe, expect, it } from "vitest";
import patterns from "../../../tests/raw_words.json";
import { LANGUAGES, setLanguage, startWords } from "../lib/i18n.svelte";
import { commentaryOf, loadWords, toldOf } from "../lib/words.svelte";
import { type Match, snapshotOf } from "./fixtures";
import { groupsOf, headOf, stepsOf } from "./grouping";

const found = import.meta.glob<Match>("../games/*/parts/told.json", { eager: true, import: "default" });
let matches = Object.values(found);
const folder: string | undefined = import.meta.env.VITE_LOGS;
const raw = Object.entries(patterns).map(([what, pattern]) => ({ what, pattern: new RegExp(pattern) }));
/** A key that nobody resolved. */
raw.push({
  what: "a key of the catalogue",
  pattern: /\b(?:tell|ev|ask|ca|ch|to)-[a-z]+(?:-[a-z]+)+\b|-(?:ca|ch|to)-/,
});

/** Every sentence of a match: heads and steps, as the reader on the first seat and as a spectator see them. */
function* sentences(match: Match): Generator<string> {
  const game = commentaryOf(match.game);
  if (!game) throw new Error(`${match.game} has no commentary`);
  for (const reader of [0, null]) {
    const told = toldOf(snapshotOf(match, reader), match.events);
    for (const group of groupsOf(match.events, game, told)) {
      const { text, note = "" } = headOf(group, game, told);
      yield text;
      yield note;
      for (const step of stepsOf(group, game, (event) => told.say(event) !== "")) {
        const [first] = step;
        if (!first) continue;
        yield step.length > 1 ? (game.joined?.(step, told) ?? "") : told.say(first);
      }
    }
  }
}

/** A file that a script has written. */
const read = async <T>(name: string): Promise<T> =>
  (await import(/* @vite-ignore */ `${folder}/${name}`)).default;

beforeAll(async () => {
  await startWords();
  for (const { game } of matches) await loadWords(game);
  if (folder)
    matches = await Promise.all((await read<string[]>("index.json")).map((name) => read<Match>(name)));
}, 120_000);

describe.each([...LANGUAGES])("the commentary in %s", (language) => {
  beforeAll(async () => {
    await setLanguage(language);
  });

  it("is in plain words", { timeout: 600_000 }, () => {
    const seen = new Set<string>();
    for (const match of matches) for (const text of sentences(match)) seen.add(text);
    expect(seen.size).toBeGreaterThan(300);
    const faults = [...seen].flatMap((text) =>
      raw.flatMap(({ what, pattern }) => (pattern.test(text) ? [`${what}: ${text}`] : [])),
    );
    expect(faults).toEqual([]);
  });

  it("has a sentence for every group", { timeout: 600_000 }, () => {
    for (const match of matches) {
      const game = commentaryOf(match.game);
      const told = toldOf(snapshotOf(match), match.events);
      for (const group of game ? groupsOf(match.events, game, told) : [])
        expect(
          game?.head(group, told).text,
          `${match.game} ${group.events.map(({ code }) => code)}`,
        ).not.toBe("");
    }
  });
});
