import { beforeAll, describe, expect, it } from "vitest";
import { startWords, useGame } from "../../../lib/i18n.svelte";
import { answerText } from "./answers";
import { position } from "./fixture";
import { labelsOf } from "./labels";
import { lettersOf } from "./letters";
import { readOption, targetsOf } from "./notation";

beforeAll(async () => {
  await startWords();
  await useGame("champions");
});

const targets = (texts: string[], man: string) =>
  targetsOf(
    texts.map((text) => readOption(text, position(), man)),
    man,
  );

describe("cells that are offered in a list", () => {
  it("have letters in the order in which the board is read", () => {
    const offered = targets(["put H#8 b4", "put H#8 a4", "put H#8 a8"], "H#8");
    expect([...lettersOf(offered, false)]).toEqual([
      ["a8", "A"],
      ["a4", "B"],
      ["b4", "C"],
    ]);
    expect([...lettersOf(offered, true)].map(([cell]) => cell)).toEqual(["b4", "a4", "a8"]);
  });

  it("are called on the button as on the board, and never by their cell", () => {
    const offered = targets(["step f12", "step h12"], "H#10");
    const letters = lettersOf(offered, false);
    const said = [...offered.values()].flat().map((option) => answerText(option, false, undefined, letters));
    expect(said).toEqual(["A", "B"]);
  });

  it("stand with the chance beside a cell to which the keeper may come out", () => {
    const saves = ["e13", "e12", "e14"].map((cell) => ({ cell, quarters: 2 }));
    const threats = { dangers: [], saves, best: null, asked: null } as unknown as Parameters<
      typeof labelsOf
    >[2];
    const play = {
      view: position(),
      seat: 1,
      targets: targets(["dive e13", "dive e12", "dive e14"], "A#1"),
      worth: { aims: [], answers: new Map(), reaches: [] },
    } as unknown as Parameters<typeof labelsOf>[0];
    const found = labelsOf(play, { busy: true } as Parameters<typeof labelsOf>[1], threats, false);
    expect(found.map(({ cell, text }) => `${cell} ${text}`)).toEqual(["e13 A 50%", "e12 B 50%", "e14 50%"]);
  });

  it("say what a three brings, and praise it only if the ball is won", () => {
    const tones = ["H#8", "A#11"].map((man) => {
      const loose = { cells: ["f6"], end: "man", man, next: 0, chances: [] };
      const answers = new Map([["intercept H#10", { faces: [{ face: 3, what: "cut", loose }] }]]);
      const play = {
        view: position(),
        seat: 0,
        asked: { code: "ch.intercept", args: { cell: "e6" } },
        pencil: null,
        acts: [{ word: "intercept", text: "intercept H#10" }],
        targets: new Map(),
        worth: { aims: [], answers, reaches: [] },
      } as unknown as Parameters<typeof labelsOf>[0];
      const threats = { dangers: [], saves: [], best: null, asked: null } as unknown as Parameters<
        typeof labelsOf
      >[2];
      return labelsOf(play, { busy: false } as Parameters<typeof labelsOf>[1], threats, false)[0]?.tone;
    });
    expect(tones).toEqual(["won", "plain"]);
  });

  it("have none where there is but one, and spots and goals keep their sides", () => {
    expect(lettersOf(targets(["put H#8 b4"], "H#8"), false).size).toBe(0);
    expect(lettersOf(targets(["taker H#8 e12", "taker H#8 f12"], "H#8"), false).size).toBe(0);
    expect(lettersOf(targets(["dive e14", "dive f14", "dive e13"], "H#1"), false).size).toBe(0);
  });
});
