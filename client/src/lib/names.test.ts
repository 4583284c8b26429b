import { beforeAll, expect, it } from "vitest";
import type { Snapshot } from "../protocol";
import { startWords, t } from "./i18n.svelte";
import { sideLabel } from "./names";

beforeAll(startWords);

/** A reader without a name against a computer, their teams called this. */
const seated = (...teams: (string | null)[]) =>
  ({
    seats: teams.map((team, seat) => ({
      seat,
      team,
      kind: seat ? "bot" : "person",
      name: seat ? "Tuva" : null,
      yours: !seat,
    })),
  }) as unknown as Snapshot;

it("calls a side beside its shirt by its team, else the reader you and others by name", () => {
  expect([0, 1].map((seat) => sideLabel(seated("Harbour", "Northgate"), seat))).toEqual([
    "Harbour",
    "Northgate",
  ]);
  expect([0, 1].map((seat) => sideLabel(seated(null, null), seat))).toEqual([t("play-you"), "Tuva"]);
});
