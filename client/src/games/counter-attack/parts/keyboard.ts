/** What the keys do at the table. */
import type { Table } from "../table.svelte";
import { habits } from "./habits.svelte";

interface Desk {
  table: Table;
  /** What numbers choose from: the first of these that has such a choice takes it. */
  sheets: readonly ({ press: (number: number) => boolean } | undefined)[];
  /** Enter, where players are picked; whether it meant something there. */
  enter: () => boolean;
  openText: () => void;
}

export function press(event: KeyboardEvent, desk: Desk): void {
  const on = event.target as HTMLElement | null;
  if (desk.table.match.isReplay) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (on?.closest("input, textarea, select, dialog, [popover]")) return;
  if (event.key === "Escape" && document.querySelector(":popover-open")) return; // closes the rule that is read
  if (handle(event.key, on, desk)) event.preventDefault();
}

function handle(pressed: string, on: HTMLElement | null, desk: Desk): boolean {
  const { table } = desk;
  const key = pressed.length === 1 ? pressed.toLowerCase() : pressed;
  if (/^[1-9]$/.test(key)) return desk.sheets.some((sheet) => sheet?.press(Number(key)));
  const lettered = table.lettered(key);
  if (lettered) table.choose(lettered);
  if (lettered) return true;
  if ((key === "Enter" || key === " ") && on?.closest("button, a, summary")) return false;
  switch (key) {
    case " ":
      if (table.stage.busy) table.stage.skip();
      else if (table.cursor) table.tap(table.cursor);
      return true;
    case "Enter":
      if (desk.enter()) return true;
      if (table.plan) void table.commit();
      else if (table.jump) void table.give(table.jump);
      else if (table.cursor) table.tap(table.cursor);
      return true;
    case "Backspace":
    case "Escape":
      table.letGo();
      return true;
    case "i":
      table.influence = !table.influence;
      return true;
    case "o":
      habits.setOdds(!habits.odds);
      return true;
    case "t":
      desk.openText();
      return true;
    case "e": {
      const end = table.offer.plain.find((choice) => choice.verb === "end" || choice.verb === "stay");
      if (end) void table.give(end.text);
      return end !== undefined;
    }
    default:
      return false;
  }
}
