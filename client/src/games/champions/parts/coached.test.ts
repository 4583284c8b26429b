import { beforeEach, describe, expect, it, vi } from "vitest";
import { drafting } from "./coached";
import type { Option } from "./notation";

const option = (text: string) => ({ text, word: text.split(" ")[0] ?? "" }) as Option;
const COMPLETES = new Set(["kick 3N", "none", "chase H#4 e9"]);

/** A coach at the board: which steps went into the plan, what is pencilled in. */
function board(choices: string[][]) {
  const steps: string[] = [];
  const draw = vi.fn();
  const play = {
    fresh: () => steps.splice(0),
    draw,
    get options() {
      return (choices[steps.length] ?? []).map(option);
    },
    plan: { add: async (text: string) => !COMPLETES.has(text) && steps.push(text) > 0 },
  };
  return { play, steps, draw };
}

describe("a plan of the coach", () => {
  let at: ReturnType<typeof board>;
  beforeEach(() => {
    at = board([
      ["run H#10 e7", "roll"],
      ["kick 2N", "kick 3N"],
      ["none", "chase H#4 e9"],
    ]);
  });

  it("is drawn whole, its last step in pencil", async () => {
    at.steps.push("an own idea");
    await drafting(at.play).draw(["run H#10 e7", "kick 3N"]);
    expect([at.steps, at.draw.mock.calls]).toEqual([["run H#10 e7"], [[option("kick 3N")]]]);
    await drafting(at.play).draw(["run H#10 e7", "kick 2N", "chase H#4 e9"]);
    expect(at.steps).toEqual(["run H#10 e7", "kick 2N"]);
    expect(at.draw).toHaveBeenLastCalledWith(option("chase H#4 e9"));
  });

  it("leaves to the person what has its own button", async () => {
    await drafting(at.play).draw(["run H#10 e7", "kick 2N", "none"]);
    expect([at.steps, at.draw.mock.calls]).toEqual([["run H#10 e7", "kick 2N"], []]);
  });

  it("ends with a step that is not possible", async () => {
    await drafting(at.play).draw(["run H#10 e7", "kick 9S", "none"]);
    expect([at.steps, at.draw.mock.calls]).toEqual([["run H#10 e7"], []]);
  });

  it("is what begins with a run or a kick: anything else is answered", () => {
    const { takes } = drafting(at.play);
    expect([takes(["run H#10 e7"]), takes(["kick 3N"]), takes(["walk H#10 e7"]), takes([])]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
