/** Files of saved matches, as damaged as they come. */
import { expect, test, vi } from "vitest";

vi.mock("../lib/api", async (original) => ({
  ...(await original<typeof import("../lib/api")>()),
  call: vi.fn(async () => Promise.reject(new Error("damaged"))),
}));

test("a damaged list of matches is refused match by match", async () => {
  const { readAll, savedIn } = await import("./device");
  const saved = savedIn('{"format": "dugout matches 1", "matches": [{"kept": {}}, null, 3, "x"]}');
  expect(saved).not.toBeNull();
  if (!saved) return;
  const read = await readAll(saved);
  expect(read.count).toBe(0);
  expect(read.refused).toHaveLength(4);
});
