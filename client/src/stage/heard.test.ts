import { beforeEach, describe, expect, it, vi } from "vitest";

const heard: string[] = [];
vi.mock("../lib/sound", () => ({
  play: (sound: string) => heard.push(sound),
  hush: () => heard.push("hush"),
  crowd: () => undefined,
}));

import type { Beat, Part } from "./beat";
import { tackle } from "./fixture";
import { hear, isSurprise, tensionOf } from "./heard";

const line = (share: number): Part[] => [
  { share, text: "", side: 0 },
  { share: 1 - share, text: "", side: 1 },
];
const beat = (shares: number[], winner: 0 | 1): Beat => {
  const made = tackle();
  const [before = 0.5, ...after] = shares;
  return {
    ...made,
    chances: line(before),
    falls: made.falls.map((fall, i) => ({ ...fall, chances: line(after[i] ?? before) })),
    verdict: { ...made.verdict, winner },
  };
};

beforeEach(() => {
  heard.length = 0;
});

describe("what is heard of a beat", () => {
  it("is a hush, the dice, the knock of the last one, and what the verdict says", () => {
    const { verdict, ...rest } = beat([0.5, 0.5], 1);
    const one: Beat = { ...rest, verdict: { ...verdict, sound: "post" } };
    for (const [frame, lying] of [
      ["set", 0],
      ["roll", 0],
      ["chance", 1],
      ["roll", 1],
      ["land", 2],
    ] as const)
      hear(one, frame, lying);
    expect(heard).toEqual(["hush", "die", "knock", "hush", "die", "knock", "post"]);
  });

  it("is tense where both ends are equally likely", () => {
    expect(tensionOf(beat([0.5], 0), 0)).toBe(1);
    expect(tensionOf(beat([0.9], 0), 0)).toBeCloseTo(0.36);
    expect(tensionOf(beat([0.5, 1], 0), 1)).toBe(0);
  });

  it("counts the faces where there is no chance line", () => {
    const faces = [0, 0, 0, 1].map((side) => ({ text: "", side: side as 0 | 1 }));
    expect(tensionOf({ ...beat([0.5], 0), chances: [], faces }, 0)).toBeCloseTo(0.75);
    expect(tensionOf({ ...beat([0.5], 0), chances: [], faces: [] }, 0)).toBe(0);
  });

  it("is a surprise where the end was unlikely before the last die", () => {
    expect(isSurprise(beat([0.5, 0.8], 1))).toBe(true);
    expect(isSurprise(beat([0.5, 0.8], 0))).toBe(false);
    expect(isSurprise(beat([0.5, 0.7], 1))).toBe(false);
  });
});
