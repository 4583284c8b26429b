import { afterEach, describe, expect, it, vi } from "vitest";
import { followLinks, go, pageOf, route } from "../src/lib/router.svelte";

vi.stubGlobal("scrollTo", () => undefined);

afterEach(() => {
  document.body.innerHTML = "";
  go("/", true);
});

describe("addresses", () => {
  it("name a page each", () => {
    expect(pageOf("/")).toEqual({ name: "home" });
    expect(pageOf("/play/toto")).toEqual({ name: "play", game: "toto" });
    expect(pageOf("/play")).toEqual({ name: "play", game: "" });
    expect(pageOf("/new/toto")).toEqual({ name: "new", game: "toto" });
    expect(pageOf("/new")).toEqual({ name: "new", game: "" });
    expect(pageOf("/match/k3v9/")).toEqual({ name: "match", id: "k3v9" });
    expect(pageOf("/rules/counter-attack")).toEqual({ name: "rules", game: "counter-attack" });
    expect(pageOf("/match")).toEqual({ name: "missing" });
    expect(pageOf("/match/k3v9/report")).toEqual({ name: "report", id: "k3v9" });
    expect(pageOf("/match/k3v9/report/more")).toEqual({ name: "missing" });
    expect(pageOf("/match/a/b")).toEqual({ name: "missing" });
    expect(pageOf("/nowhere")).toEqual({ name: "missing" });
    expect(pageOf("/match/%E0%A4")).toEqual({ name: "match", id: "%E0%A4" });
  });

  it("change without loading the page", () => {
    go("/rules/toto#TO-7.4");
    expect(route.path).toBe("/rules/toto");
    expect(route.hash).toBe("#TO-7.4");
    expect(location.pathname).toBe("/rules/toto");
  });
});

describe("links", () => {
  function click(html: string, init: MouseEventInit = {}): MouseEvent {
    document.body.innerHTML = html;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...init });
    document.body.addEventListener("click", followLinks, { once: true });
    document.querySelector("a")?.dispatchEvent(event);
    return event;
  }

  it("inside the site are followed here", () => {
    expect(click('<a href="/new/toto?with=computers"><b>x</b></a>').defaultPrevented).toBe(true);
    expect(route.path).toBe("/new/toto");
    expect(route.search).toBe("?with=computers");
  });

  it("to elsewhere, to the API, to a new tab or to a place on this page are left to the browser", () => {
    expect(click('<a href="https://example.org/">x</a>').defaultPrevented).toBe(false);
    expect(click('<a href="/api/games">x</a>').defaultPrevented).toBe(false);
    expect(click('<a href="/new/toto" target="_blank">x</a>').defaultPrevented).toBe(false);
    expect(click('<a href="/new/toto">x</a>', { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(click('<a href="#main">x</a>').defaultPrevented).toBe(false);
  });
});
