import { expect, test } from "vitest";
import type { GameEvent } from "../../protocol";
import { marks } from "./marks";

test("the clock beside a goal is the goal's, whatever the minute of the kick-off after it", () => {
  const t = (_key: string, args?: Record<string, unknown>) => `${args?.minute}`;
  const goal: GameEvent = { n: 1, code: "ca.goal", rule: "", args: { minute: 14 }, at: 0 };
  const restart: GameEvent = { n: 2, code: "ca.restart", rule: "", args: {}, at: 0 };
  expect(marks.time?.({ minute: 17 }, t, [goal, restart])).toBe("14");
  expect(marks.time?.({ minute: 17 }, t, [restart])).toBe("17");
});
