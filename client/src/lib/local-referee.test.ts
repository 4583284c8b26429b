import { expect, it } from "vitest";
import { isRecord } from "./local-referee";

it("knows a record by its id, on a server and in a browser", () => {
  expect(["record-1", "local-record-1", "local-1", "abc"].map(isRecord)).toEqual([true, true, false, false]);
});
