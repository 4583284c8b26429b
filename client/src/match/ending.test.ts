import { expect, it } from "vitest";
import { startWords } from "../lib/i18n.svelte";
import { endText, wonText } from "../lib/words.svelte";
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

it("says you to whoever has no name, and never calls them by a number", async () => {
  await startWords();
  const seats = [
    { seat: 0, kind: "person", name: null, team: null, yours: true },
    { seat: 1, kind: "person", name: "Uli", team: null, yours: false },
  ];
  const resigned = (seat: number) =>
    ({
      seats,
      result: { reason: "match.resigned", places: seat === 0 ? [2, 1] : [1, 2], details: { seat } },
    }) as unknown as Parameters<typeof endText>[0];
  expect([endText(resigned(0)), wonText(resigned(0))]).toEqual([
    "You have resigned.",
    "Uli wins by resignation",
  ]);
  expect([endText(resigned(1)), wonText(resigned(1))]).toEqual([
    "Uli has resigned.",
    "You win by resignation",
  ]);
});
