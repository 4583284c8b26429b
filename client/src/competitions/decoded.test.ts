import { expect, it } from "vitest";
import { decoded } from "./decoded";

it("reads names of both kinds of files", () => {
  expect(decoded(new TextEncoder().encode("André,Köln"))).toBe("André,Köln");
  expect(decoded(Uint8Array.from([0x4b, 0xf6, 0x6c, 0x6e]))).toBe("Köln");
});
