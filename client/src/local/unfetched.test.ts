/** A page whose files were not fetched before the network went. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { startWords, useGame } from "../lib/i18n.svelte";
import { go, route } from "../lib/router.svelte";
import { toasts } from "../ui/toasts.svelte";
import { tellUnfetched } from "./unfetched";

const reason = new Error("Unable to preload CSS for /assets/Play.css");

beforeEach(async () => {
  await startWords();
  await useGame("local");
  go("/play/counter-attack");
});
afterEach(() => document.body.replaceChildren());

test("leads from an empty page to the start page, with a word", () => {
  const before = toasts.length;
  tellUnfetched({ reason });
  expect(route.path).toBe("/");
  expect(toasts.length).toBe(before + 1);
});

test("leaves a page where it is of which only a part is missing", () => {
  document.body.innerHTML = '<main id="main"></main>';
  tellUnfetched({ reason });
  expect(route.path).toBe("/play/counter-attack");
});

test("says nothing about anything else", () => {
  const before = toasts.length;
  tellUnfetched({ reason: new Error("something else") });
  expect(route.path).toBe("/play/counter-attack");
  expect(toasts.length).toBe(before);
});
