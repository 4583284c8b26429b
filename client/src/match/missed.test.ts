import { beforeAll, expect, it } from "vitest";
import { snapshot } from "../../tests/fakes";
import { startWords } from "../lib/i18n.svelte";
import type { Snapshot } from "../protocol";
import { headlineOf } from "./missed.svelte";

beforeAll(startWords);

/** A running match of these people, of whom all are asked. */
function table(...names: (string | null)[]): Snapshot {
  const base = snapshot();
  const seats = names.map((name, seat) => ({ ...base.seats[0], seat, kind: "person", name }));
  return { ...base, status: "running", seats, prompt: { seats: names.map((_, i) => i) } } as Snapshot;
}

it.each([
  [["Noor", "Sam"], [0, 1], [0], "Noor to play"],
  [["Noor", "Sam"], [0, 1], [0, 1], "Waiting for Noor and Sam"],
  [["Noor", "Sam", "Kim"], [0, 1, 2], [0, 1, 2], "Waiting for 3 players"],
  [["Bo Castellan", "Lotte Ruys"], [0, 1], [0, 1], "Waiting for 2 players"],
  [["Noor", "Sam", "Kim"], [0], [], "Sam and Kim are thinking"],
  [["Noor", "Bo Castellan", "Lotte Ruys"], [0], [], "2 players are thinking"],
  [["Noor", "Wolfgang Amadeus Mozart"], [0], [], "Wolfgang Amadeus Mozart is thinking"],
  [["Noor", "Sam", "Kim", "Bo"], [0], [], "The others are thinking"],
  [["Noor", "Sam"], [0], [0], "Your turn"],
])("at the table of %j a device with seats %j of which %j are asked reads %s", (names, mine, due, said) =>
  expect(headlineOf(table(...names), mine, due)).toBe(said),
);

it("calls players without a name, around one device, as the score calls their sides", () => {
  const { seats, ...rest } = table(null, "Sam");
  const teams = { ...rest, seats: seats.map((seat, i) => ({ ...seat, team: ["Harbour", "Quarry"][i] })) };
  expect(headlineOf(teams as Snapshot, [0, 1], [0])).toBe("Harbour to play");
  expect(headlineOf(teams as Snapshot, [0, 1], [1])).toBe("Sam to play");
});
