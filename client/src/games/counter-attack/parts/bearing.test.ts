import { describe, expect, it } from "vitest";
import { bearingOf, clockwise, handsOf, isTurnedFor } from "./bearing";
import { parseChoice } from "./notation";

describe("where a hex lies", () => {
  const from = { c: 4, h: 8 };
  it.each([
    [{ c: 5, h: 7 }, 1, "goal"],
    [{ c: 5, h: 9 }, 1, "wing"],
    [{ c: 4, h: 6 }, 1, "inside"],
    [{ c: 4, h: 10 }, 1, "wide"],
    [{ c: 3, h: 7 }, 1, "back"],
    [{ c: 3, h: 7 }, -1, "goal"],
    [{ c: 5, h: 7 }, -1, "back"],
  ] as const)("%j, attacking %i: %s", (to, direction, bearing) => {
    expect(bearingOf(from, to, direction)).toBe(bearing);
  });
});

describe("hexes that lie the same way", () => {
  const three = [
    { c: 5, h: -1 },
    { c: 6, h: 0 },
    { c: 5, h: 1 },
  ];
  it("are told apart by the hand of whoever attacks", () => {
    expect(handsOf(three, 1)).toEqual(["right", "middle", "left"]);
    expect(handsOf(three, -1)).toEqual(["left", "middle", "right"]);
    expect(handsOf(three.slice(0, 1), 1)).toEqual([null]);
    const four = [...three, { c: 4, h: 2 }];
    expect(new Set(handsOf(four, 1)).size).toBe(4);
  });
});

describe("letters", () => {
  const ring = ["place 0,2", "place 1,1", "place 1,-1", "place 0,-2", "place -1,-1", "place -1,1"];
  const order = (texts: string[], upright: boolean) =>
    clockwise(texts.map(parseChoice), upright).map(({ text }) => text);

  it("go clockwise from the top, whatever the order in which the referee names the hexes", () => {
    expect(order([...ring].reverse(), false)).toEqual(ring);
  });

  it("begin with the topmost hex also where one is missing", () => {
    expect(order(ring.slice(0, 5), false)).toEqual(ring.slice(0, 5));
    expect(order(ring.slice(1), false)[0]).toBe("place -1,1");
  });

  it("begin at the top of a turned pitch, too", () => {
    const turned = clockwise(ring.map(parseChoice), false, true).map(({ text }) => text);
    expect(turned).toEqual([...ring.slice(3), ...ring.slice(0, 3)]);
  });

  it("begin at the top of an upright pitch, where columns run upwards", () => {
    expect(order(ring, true)).toEqual([
      "place 1,1",
      "place 1,-1",
      "place 0,-2",
      "place -1,-1",
      "place -1,1",
      "place 0,2",
    ]);
  });
});

describe("the pitch", () => {
  const lying = (ask: string, direction: number, c: number) =>
    ({ ask, teams: [{ direction }], pieces: [{ seat: 0, keeper: true, hex: [c, 0] }] }) as never;

  it("is turned for whoever attacks towards lower columns", () => {
    expect(isTurnedFor(0, lying("ca.action", 1, -18))).toBe(false);
    expect(isTurnedFor(0, lying("ca.action", -1, 18))).toBe(true);
  });

  it("is not turned at half-time before everybody has changed ends", () => {
    expect(isTurnedFor(0, lying("ca.substitute", -1, -18))).toBe(false);
    expect(isTurnedFor(0, lying("ca.substitute", -1, 18))).toBe(true);
  });
});
