// @vitest-environment node
/** Records in links. */
import { expect, test } from "vitest";
import { fragmentOf, LONGEST, pack, recordIn } from "./links";

const RECORD = JSON.stringify({
  game: "toto",
  answers: Array.from({ length: 400 }, (_, i) => `goal ${i % 13}H – ü`),
});

test("a record comes out of its link as it went in, with the place to look at", async () => {
  const fragment = await fragmentOf(RECORD, "at=12");
  expect(fragment).toMatch(/^#r=[\w-]+&at=12$/);
  expect(fragment?.length).toBeLessThan(RECORD.length / 4);
  expect(await recordIn(fragment ?? "")).toEqual({ record: RECORD, place: "at=12" });
});

test("what does not fit is no link, and another fragment no record", async () => {
  const noise = Array.from({ length: LONGEST }, () => Math.random().toString(36).slice(2)).join("");
  expect(await fragmentOf(noise, "report")).toBeNull();
  expect(await recordIn("#CH-19.10")).toBeNull();
  expect(await recordIn("")).toBeNull();
});

test("a link that was cut is refused", async () => {
  const packed = await pack(RECORD);
  await expect(recordIn(`#r=${packed.slice(0, packed.length / 2)}`)).rejects.toThrow();
  await expect(recordIn("#r=ünd")).rejects.toThrow();
});
