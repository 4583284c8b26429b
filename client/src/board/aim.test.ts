import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import words from "../../../src/dugout/i18n/en/ui.ftl?raw";
import { addMessages } from "../lib/i18n.svelte";
import AimButton from "./AimButton.svelte";
import AimSteps from "./AimSteps.svelte";
import { aimIsNew, aimWasSeen } from "./aim";

beforeEach(() => addMessages("en", words));

describe("what a game is about", () => {
  it("is new once for each game of a device", () => {
    expect([aimIsNew("one"), aimIsNew("two")]).toEqual([true, true]);
    aimWasSeen("one");
    expect([aimIsNew("one"), aimIsNew("two")]).toEqual([false, true]);
  });

  it.each([
    [true, "What is it about?"],
    [false, "The game in three sentences"],
  ])("is opened by a button (named: %s) called %s", async (named, name) => {
    const onopen = vi.fn();
    render(AimButton, { title: "The game in three sentences", named, onopen });
    await fireEvent.click(screen.getByRole("button", { name }));
    expect(onopen).toHaveBeenCalledOnce();
  });

  it("is three sentences, each with its picture", () => {
    const steps = ["Roll", "Run", "Score"].map((head) => ({ head, more: `${head} more` }));
    const picture = createRawSnippet<[number]>((step) => ({
      render: () => `<i data-picture="${step()}"></i>`,
    }));
    const { container } = render(AimSteps, { steps, picture, colour: "#000" });
    expect(screen.getAllByRole("listitem").map((item) => item.querySelector("b")?.textContent)).toEqual([
      "Roll",
      "Run",
      "Score",
    ]);
    const drawn = [...container.querySelectorAll<HTMLElement>("[data-picture]")];
    expect(drawn.map((one) => one.dataset.picture)).toEqual(["0", "1", "2"]);
  });
});
