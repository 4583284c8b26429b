import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { startWords, useGame } from "../../../lib/i18n.svelte";
import type { Table } from "../table.svelte";
import DramaLayer from "./Drama.svelte";
import type { Drama } from "./drama.svelte";
import { sceneOf } from "./drama.svelte";
import { level, totoView } from "./fixture";
import { type Desk, press } from "./keyboard";

const whistle = { kind: "whistle", seat: 2, scorer: 0, fixture: 1, side: 0, card: 1 } as const;
const table = {
  view: totoView(),
  latest: totoView(),
  snapshot: null,
  name: () => "Bram",
  team: () => "Ajax",
  said: () => "Ajax",
} as unknown as Table;

beforeAll(async () => {
  await startWords();
  await useGame("toto");
});

describe("a whistle over the table", () => {
  it("takes Space and Enter from whatever button lies beneath", async () => {
    const goOn = vi.fn();
    const drama = { now: sceneOf(whistle, level(), null, 0), goOn } as unknown as Drama;
    const beneath = document.body.appendChild(document.createElement("button"));
    beneath.addEventListener("keydown", (event) =>
      press(event, { table, drama, reading: {}, relief: {} } as unknown as Desk),
    );
    for (const key of [" ", "Enter"])
      expect(await fireEvent.keyDown(beneath, { key }), "prevented").toBe(false);
    expect(goOn).toHaveBeenCalledTimes(2);
    drama.now = { ...sceneOf(whistle, level(), null, 0), kind: "goal" };
    await fireEvent.keyDown(beneath, { key: "Enter" });
    expect(goOn, "an explained goal has a button of its own").toHaveBeenCalledTimes(2);
    beneath.remove();
  });

  it("has the keyboard while it is shown and gives it back, but never takes it from whoever writes", () => {
    const drama = { now: sceneOf(whistle, level(), null, 0), goOn: vi.fn() } as unknown as Drama;
    for (const [tag, taken] of [
      ["button", true],
      ["textarea", false],
    ] as const) {
      const before = document.body.appendChild(document.createElement(tag));
      before.focus();
      const { container, unmount } = render(DramaLayer, { table, drama });
      const own = container.querySelector("[data-drama] button");
      expect(own).not.toBeNull();
      expect(document.activeElement).toBe(taken ? own : before);
      unmount();
      expect(document.activeElement).toBe(before);
      before.remove();
    }
  });
});

describe("Space", () => {
  it("jumps to the own turn, not over it and not while the form is filled in", async () => {
    const jump = vi.fn();
    const desk = {
      table,
      stage: { jump },
      drama: { now: null, goOn: vi.fn() },
      reading: {},
      relief: {},
      form: {},
    };
    const space = (more: Partial<Desk>) =>
      press(new KeyboardEvent("keydown", { key: " " }), {
        ...desk,
        write: () => false,
        ...more,
      } as unknown as Desk);
    space({ called: true, filling: false });
    space({ called: false, filling: true });
    expect(jump).not.toHaveBeenCalled();
    space({ called: false, filling: false });
    expect(jump).toHaveBeenCalledOnce();
  });
});
