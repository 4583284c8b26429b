import { expect, it, vi } from "vitest";
import { drafting } from "./coached";

it("a way of the coach's is drawn whole for the man who goes it, and nothing else is", async () => {
  const table = { man: null as string | null, carrier: "H9", aim: vi.fn() };
  const { takes, draw } = drafting(table);
  const way = ["run H9 1,1", "dribble 2,2", "dribble 3,3"];
  expect(takes(way)).toBe(true);
  expect(takes(way.slice(0, 1))).toBe(true);
  expect(takes(["run H7 1,1"])).toBe(false);
  expect(takes(["standard 3,3", "shot 18,0"])).toBe(false);
  await draw(way);
  expect(table.man).toBe("H9");
  expect(table.aim).toHaveBeenCalledWith("3,3");
  await draw(way.slice(1));
  expect(table.man).toBeNull();
});
