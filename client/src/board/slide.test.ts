import { expect, test } from "vitest";
import { clamp } from "./camera.svelte";
import { drawnAs, seenAs } from "./slide";

const far = { x: 40, y: 300, w: 200, h: 100 };
const near = { x: 120, y: 20, w: 100, h: 50 };

test("a picture that begins to slide looks as before, also from the middle of another slide", () => {
  for (const width of [390, 820]) expect(seenAs(near, drawnAs(far, near, width), width)).toEqual(far);
  expect(seenAs(near, { dx: 0, dy: 0, scale: 1 }, 390)).toEqual(near);
});

test("a sheet over the foot of a board gives as much room below it, and no more", () => {
  const whole = { x: 0, y: 0, w: 100, h: 200 };
  expect(clamp({ x: 0, y: 190, w: 50, h: 100 }, whole).y).toBe(100);
  expect(clamp({ x: 0, y: 190, w: 50, h: 100 }, whole, 0, 0.4).y).toBe(140);
  expect(clamp({ x: 0, y: 190, w: 100, h: 200 }, whole, 0, 0.4).y).toBe(80);
});
