import { render } from "@testing-library/svelte";
import { beforeAll, expect, it } from "vitest";
import { startWords } from "../src/lib/i18n.svelte";
import type { MatchClient } from "../src/lib/match.svelte";
import Coach from "../src/match/Coach.svelte";

beforeAll(startWords);

const buttonOf = (match: Partial<MatchClient>) =>
  render(Coach, { match: match as MatchClient, seat: 0 }).container.querySelector("[data-act=hint]");

it("the coach is asked about a question that stands, not while the page still shows what led to it", () => {
  expect(buttonOf({ isBehind: false, acting: false })).toHaveProperty("disabled", false);
  expect(buttonOf({ isBehind: true, acting: true })).toHaveProperty("disabled", true);
  expect(buttonOf({ isBehind: false, acting: true })).toHaveProperty("disabled", true);
});
