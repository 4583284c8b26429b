import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { answer } from "../../../tests/competitions";
import type { Competition } from "../api";
import SaidResults from "./SaidResults.svelte";

const said = (number: number, goals: [number, number]) => ({
  number,
  goals,
  goals90: goals,
  decided: "90",
  shootout: null,
  mark: `mark-${number}`,
});

test("what is rejected is what stands there, so that nothing goes that nobody has read (CO-14.10)", async () => {
  const entrants = [1, 2].map((number) => ({ number, name: `Coach ${number}`, team: `Team ${number}` }));
  const fixtures = [{ id: "L1.1", sides: [1, 2], said: [said(1, [2, 1]), said(2, [0, 1])] }];
  const onact = vi.fn(async () => "");
  render(SaidResults, { competition: { entrants, fixtures } as unknown as Competition, busy: false, onact });
  const buttons = screen.getAllByRole("button").filter((one) => one.dataset.act === "reject-result");
  expect(buttons).toHaveLength(1);
  for (const button of buttons) await fireEvent.click(button);
  expect(onact).toHaveBeenCalledWith({ act: "reject", fixture: "L1.1", seen: "mark-1 mark-2" });
});

test("the organiser is asked before the result that ends it all (CO-14.4)", async () => {
  const entrants = [1, 2].map((number) => ({ number, name: `Coach ${number}`, team: `Team ${number}` }));
  const fixtures = [{ id: "L1.1", sides: [1, 2], said: [{ ...said(1, [2, 1]), last: true }] }];
  const onact = vi.fn(async () => "");
  const { container } = render(SaidResults, {
    competition: { entrants, fixtures } as unknown as Competition,
    busy: false,
    onact,
  });
  const accept = container.querySelector("[data-act=confirm-result]") as Element;
  await fireEvent.click(accept);
  await answer("no");
  expect(onact).not.toHaveBeenCalled();
  await fireEvent.click(accept);
  await answer("yes");
  await vi.waitFor(() => expect(onact).toHaveBeenCalledTimes(1));
});
