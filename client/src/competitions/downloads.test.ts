import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { setLanguage } from "../lib/i18n.svelte";
import Downloads from "./Downloads.svelte";

test("the calendar file speaks the language of the page, whatever the browser speaks", async () => {
  await setLanguage("nl", false);
  render(Downloads, { id: "c1" });
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toContain("/api/competitions/c1/calendar.ics?lang=nl");
});
