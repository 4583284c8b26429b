import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, setLanguage, startWords, t, useGame } from "../../lib/i18n.svelte";
import type { Figures, Snapshot } from "../../protocol";
import { answerText } from "./parts/answers";
import type { Option } from "./parts/notation";
import { eventArgs } from "./words";

beforeAll(async () => {
  await startWords();
});

const E0 = 5;
const F14 = 14 * 12 + 6;
const told = (code: string, args: Figures, seat: number) => {
  const snapshot = { game: "champions", seats: [], view: { seat } } as unknown as Snapshot;
  return t(`ev-ch-${code}`, eventArgs({ code: `ch.${code}`, args }, snapshot, t));
};

describe.each([...LANGUAGES])("the words in %s", (language) => {
  beforeAll(async () => {
    await setLanguage(language);
    await useGame("champions");
  });

  it("name no cell of a goal by a letter and number that the board does not show", () => {
    for (const seat of [0, 1])
      for (const cell of [E0, F14]) {
        const said = [
          told("dive", { man: 0, cell, quarters: 3 }, seat),
          told("caught", { man: 0, cell, face: 4 }, seat),
          told("kick", { man: 0, start: 40, end: cell }, seat),
        ];
        for (const text of said) expect(text).not.toMatch(/\b[ef](0|14)\b/);
      }
    expect(told("walk", { man: 0, start: 40, cell: 53 }, 0)).toContain("e4");
  });

  it("turn left and right with the board", () => {
    const left = told("dive", { man: 0, cell: E0, quarters: 3 }, 0);
    expect(told("dive", { man: 0, cell: E0, quarters: 3 }, 1)).not.toBe(left);
    const option = { word: "keeper", cell: "e0", text: "keeper e0" } as Option;
    expect(answerText(option, false)).not.toBe(answerText(option, true));
    expect(answerText(option, false)).not.toMatch(/e0/);
  });

  it("tell dice as a player would", () => {
    for (const code of ["attempt-failed", "beaten", "saved", "caught"])
      expect(told(code, { man: 0, cell: 53, face: 3 }, 0)).not.toMatch(/\b[DW]\d\b|\(.*3\)/);
  });
});
