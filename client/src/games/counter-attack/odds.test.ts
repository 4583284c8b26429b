import { describe, expect, it } from "vitest";
import { moodOf } from "./odds";

describe("the colour of a chance", () => {
  it("is good for what is wanted and likely, poor for what is wanted and unlikely", () => {
    expect(moodOf("goal", [2, 3])).toBe("good");
    expect(moodOf("goal", [1, 2])).toBe("fair");
    expect(moodOf("arrives", [1, 3])).toBe("poor");
  });
  it.each(["foul", "failed", "red", "tie", "against"])("is never good for a risk: %s", (what) => {
    for (let part = 0; part <= 36; part += 1) expect(moodOf(what, [part, 36])).not.toBe("good");
    expect(moodOf(what, [7, 36])).toBe("fair");
    expect(moodOf(what, [12, 36])).toBe("poor");
  });
});
