import { expect, it } from "vitest";
import { outcome, wonAlone } from "./ending";

const ended = (...places: number[]) =>
  ({ seats: [], result: { places } }) as unknown as Parameters<typeof outcome>[0];

it("calls a win one's own only where nobody shares it", () => {
  expect(wonAlone(ended(1, 2, 2), [0])).toBe(true);
  expect([outcome(ended(1, 1, 3), [0]), wonAlone(ended(1, 1, 3), [0])]).toEqual(["won", false]);
  expect(wonAlone(ended(2, 1, 2), [0])).toBe(false);
  expect(wonAlone(ended(1, 1), [0])).toBe(false);
  expect([wonAlone(ended(1, 2), [0, 1]), wonAlone(null, [0])]).toEqual([false, false]);
});
