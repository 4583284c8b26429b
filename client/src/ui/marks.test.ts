import { expect, it } from "vitest";
import { covers, fills } from "./marks";

it("counts each mark of an element by itself", () => {
  const node = document.body.appendChild(document.createElement("div"));
  const filled = fills(node);
  const covered = covers(node);
  covered();
  expect(document.body.hasAttribute("data-covered")).toBe(false);
  expect(document.body.hasAttribute("data-filled")).toBe(true);
  filled();
  expect(document.body.hasAttribute("data-filled")).toBe(false);
});
