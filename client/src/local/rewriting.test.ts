import { expect, test } from "vitest";
import { rewriteLinks, under } from "./rewriting";

test("links of a server under a path get the path, once", async () => {
  const body = document.createElement("div");
  rewriteLinks(body, under("/club"));
  body.innerHTML = '<p><a href="/match/1">a</a></p><a href="/club/lobby">b</a><a href="#main">c</a>';
  const [match, lobby, main] = body.querySelectorAll("a");
  await Promise.resolve();
  expect([match, lobby, main].map((link) => link?.getAttribute("href"))).toEqual([
    "/club/match/1",
    "/club/lobby",
    "#main",
  ]);
  match?.setAttribute("href", "/clubs"); // a place that only begins like the path
  await Promise.resolve();
  expect(match?.getAttribute("href")).toBe("/club/clubs");
});

test("places are read and written under the path that the page names", async () => {
  document.head.innerHTML = '<meta name="dugout-root" content="/club">';
  history.replaceState(null, "", "/club/match/7?at=2#x");
  const { addresses, go, linkTo, route } = await import("../lib/router.svelte");
  expect([route.path, route.search, route.hash]).toEqual(["/match/7", "?at=2", "#x"]);
  go("/lobby");
  expect([location.pathname, route.path]).toEqual(["/club/lobby", "/lobby"]);
  expect(linkTo("/match/7")).toBe(`${location.origin}/club/match/7`);
  const read = (pathname: string) => addresses.read({ pathname, search: "", hash: "" }).pathname;
  expect([read("/club"), read("/club/"), read("/clubs"), read("/lobby")]).toEqual([
    "/",
    "/",
    "/clubs",
    "/lobby",
  ]);
});
