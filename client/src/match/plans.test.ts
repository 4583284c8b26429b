import { beforeAll, describe, expect, test } from "vitest";
import * as champions from "../games/champions/sketch";
import * as counterAttack from "../games/counter-attack/sketch";
import * as toto from "../games/toto/sketch";
import { LANGUAGES, setLanguage, startWords, t } from "../lib/i18n.svelte";
import { chances, drawn, type Step } from "./plans";

test("a run and a kick are drawn one after the other, and the end is marked", () => {
  const steps: Step[] = [
    { code: "ch.run", args: { man: 28, start: 93, cell: 103, steps: 3 } },
    {
      code: "ch.kick",
      args: { man: 28, start: 103, end: 78, direction: 3, before: 1, turned: 4, after: 1, left: 0 },
    },
  ];
  const { ways, marks } = drawn(steps, champions);
  expect(ways.map((way) => way.kind)).toEqual(["walk", "plan"]);
  expect(ways[1]?.cells).toHaveLength(3);
  expect(marks).toEqual([ways[1]?.cells.at(-1)]);
});

test("placings are all marked, and what happens elsewhere is not drawn", () => {
  const steps = [134, 138].map((cell) => ({ code: "ch.placed", args: { man: 22, cell } }));
  expect(drawn(steps, champions).marks).toHaveLength(2);
  expect(drawn([{ code: "ch.rest", args: { cell: 102 } }], champions)).toEqual({ ways: [], marks: [] });
  expect(drawn([{ code: "coach-plan-ch-roll", args: {} }], champions)).toEqual({ ways: [], marks: [] });
});

test("a pass flies and a man runs over hexes", () => {
  const pass = drawn(
    [{ code: "ca.pass", args: { piece: 8, from: 813, target: 501, play: 1 } }],
    counterAttack,
  );
  expect(pass).toEqual({ ways: [{ kind: "plan", cells: ["0,0", "-7,-15"] }], marks: ["-7,-15"] });
  const run = drawn([{ code: "ca.run", args: { piece: 20, from: 948, target: 772 } }], counterAttack);
  expect(run.ways[0]?.kind).toBe("walk");
  expect(counterAttack.part(["0,0", "-7,-15"])).toEqual(["-12,-25", "5,10"]);
});

test("a goal marks its side of the fixture", () => {
  expect(drawn([{ code: "to.goal", args: { fixture: 6, side: 1 } }], toto).marks).toEqual(["6A"]);
  expect(toto.part(["6A", "9H"])).toEqual(["5", "10"]);
  expect(toto.part([])).toEqual(["1", "13"]);
});

test("fractions of both kinds become percent, and a ball that does not fly does not arrive", () => {
  const odds = { arrives: { num: 2, den: 3 }, goal: [1, 4], rolls: [], intercepts: [{ cell: "e4" }] };
  expect(chances({ odds, args: {} }, true)).toEqual([
    { what: "arrives", percent: "67%" },
    { what: "goal", percent: "25%" },
  ]);
  expect(chances({ odds, args: {} }, false)).toEqual([{ what: "goal", percent: "25%" }]);
});

test("whoever steps in or dives is told of a goal against him", () => {
  for (const defence of ["success", "catch"]) {
    const odds = { goal: { num: 1, den: 2 }, [defence]: { num: 1, den: 3 } };
    expect(chances({ odds, args: {} }, false)[0]).toEqual({ what: "against", percent: "50%" });
  }
});

/** What the rules of all games call the chances of an answer. */
const CHANCES = [
  "arrives", "accurate", "keeps", "goal", "unblocked", "won", "foul", "failed", "red", "tie", "success", "rebound",
  "catch", "header", "header-if-all-jump", "goal-if-all-jump", "against",
  "their-pass", "their-shot", "takes",
]; // biome-ignore format: a table

describe.each([...LANGUAGES])("the coach in %s", (language) => {
  beforeAll(async () => {
    await startWords();
    await setLanguage(language);
  });

  test.each(CHANCES)("says of what a chance is one: %s", (what) => {
    const text = (of: string) => t("coach-chance", { what: of, percent: "67%" });
    expect(text(what)).not.toBe(text("anything"));
  });
});

test("what a tackle brings is only said where one is meant", () => {
  const odds = { won: [0, 36], foul: [6, 36], failed: [30, 36] };
  expect(chances({ odds, args: { shirt: 8 } }, false)).toEqual([]);
  expect(chances({ odds, args: { shirt: 8, percent: 0 } }, false)).toHaveLength(3);
});
