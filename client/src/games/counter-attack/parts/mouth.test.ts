import { describe, expect, it } from "vitest";
import { listedOf, tappable } from "./ask";
import { bestOf, goodShot, keyOf, placesOf, reachOf } from "./mouth";
import { offerOf, parseChoice } from "./notation";
import { oddsOf } from "./odds";

const RIGHT = [6, 4, 2, 0, -2, -4, -6].map((h) => `18,${h}`);
const odds = (goal: [number, number], reached = true) =>
  oddsOf({ goal, unblocked: [1, 1], rolls: [], keeper: reached ? [[11, 4]] : [] });

describe("the places of a goal", () => {
  it("are numbered from the left of whoever shoots, at either end", () => {
    expect(RIGHT.map(keyOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(RIGHT.map((hex) => keyOf(`-${hex}`))).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });

  it("are seven, those out of range without an answer", () => {
    const places = placesOf(["shot 18,6", "shot 18,4"].map(parseChoice), new Map());
    expect(places.map((place) => place.choice?.text)).toEqual(["shot 18,6", "shot 18,4", ...Array(5)]);
    expect(places[0]).toMatchObject({ chance: undefined, reached: undefined });
  });

  it("say what they are worth, which is best and where the keeper gets, as the referee tells it", () => {
    const choices = RIGHT.map((hex) => parseChoice(`shot ${hex}`));
    const chances = choices.map(
      ({ text }, i) => [text, odds([i === 0 ? 24 : 12, 36], i > 1 && i !== 5)] as const,
    );
    const places = placesOf(choices, new Map(chances));
    expect(places[0]).toMatchObject({ chance: [24, 36], mood: "good", reached: false });
    expect(bestOf(places)?.key).toBe(1);
    expect(reachOf(places)).toEqual([[3, 5], [7, 7]]); // biome-ignore format: a table
    expect(bestOf(placesOf(choices, new Map()))).toBeUndefined();
  });

  it("are no rows of a list, and a tap on one means the shot", () => {
    const offer = offerOf(["standard 18,0", "standard 4,0", "shot 18,0"]);
    expect(listedOf("shot", offer.hexes.get("shot") ?? new Map(), false)).toEqual([]);
    const modes = ["standard", "shot"];
    expect(tappable(offer.hexes, modes, null).get("18,0")?.verb).toBe("shot");
    expect(tappable(offer.hexes, modes, null).get("4,0")?.verb).toBe("standard");
    expect(tappable(offer.hexes, modes, "standard").get("18,0")?.verb).toBe("standard");
  });
});

describe("a good shot", () => {
  const offer = offerOf(["move", "snapshot", "shot 18,0", "shot 18,2"]);
  const worth = (text: string, goal: [number, number]) => new Map([[text, odds(goal)]]);

  it("is more likely to go in than not, and is none as long as nobody knows", () => {
    expect(goodShot(offer, worth("shot 18,2", [68, 100]))).toBe("shot");
    expect(goodShot(offer, worth("snapshot", [1, 2]))).toBe("snapshot");
    expect(goodShot(offer, worth("shot 18,2", [49, 100]))).toBe("");
    expect(goodShot(offer, new Map())).toBe("");
  });
});
