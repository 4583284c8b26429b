import { afterEach, expect, test, vi } from "vitest";
import { read, write } from "./storage";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test("what a full disk does not take is known as long as the page lives", () => {
  write("dugout.match.m1", { tokens: [] });
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  write("dugout.match.m1", { tokens: ["secret"] });
  expect(read("dugout.match.m1", null)).toEqual({ tokens: ["secret"] });
  full.mockRestore();
  write("dugout.match.m1", { tokens: ["kept"] });
  expect(localStorage.getItem("dugout.match.m1")).toBe('{"tokens":["kept"]}');
  expect(read("dugout.match.m1", null)).toEqual({ tokens: ["kept"] });
  write("dugout.match.m1", null);
  expect(read("dugout.match.m1", "nothing")).toBe("nothing");
});

test("a window that lends no storage at all is no error", () => {
  const refuse = () => {
    throw new DOMException("insecure", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
  write("dugout.language", "de");
  expect(read("dugout.language", "")).toBe("de");
  write("dugout.language", null);
  expect(read("dugout.language", "none")).toBe("none");
});
