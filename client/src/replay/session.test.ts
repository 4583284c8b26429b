import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { ReplaySession } from "./session.svelte";

const session = () => {
  const live = { id: "m", tokens: [], seats: [], snapshot: { game: "counter-attack", seats: [] } };
  const show = new ReplaySession(live as never, null);
  return { show, play: vi.spyOn(show.player, "play").mockImplementation(() => {}) };
};

describe("a moment that is asked for", () => {
  it("is played once there is a table that acts it out", async () => {
    const { show, play } = session();
    let arrives = (): void => undefined;
    const table = new Promise<void>((resolve) => {
      arrives = resolve;
    });
    const done = show.playOn(table);
    await tick();
    await tick();
    expect(play).not.toHaveBeenCalled();
    arrives();
    await done;
    expect(play).toHaveBeenCalledOnce();
  });

  it("is not played to nobody", async () => {
    const { show, play } = session();
    const done = show.playOn(Promise.resolve());
    show.close();
    await done;
    expect(play).not.toHaveBeenCalled();
  });
});
