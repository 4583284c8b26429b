/** What the keys do at the table; `keys.ts` prints them. */
import type { Stage } from "../stage.svelte";
import type { Table } from "../table.svelte";
import type { Drama } from "./drama.svelte";
import type { Form } from "./form.svelte";
import type { Reading } from "./reading.svelte";
import type { Relief } from "./relief.svelte";

export interface Desk {
  table: Table;
  stage: Stage;
  drama: Drama;
  reading: Reading;
  form: Form;
  relief: Relief;
  /** Whoever sits here is asked, and everything before that has been shown. */
  called: boolean;
  /** The form is being filled in. */
  filling: boolean;
  /** Moves the cursor over the board; false where there is nothing to move over. */
  walk: (key: string) => boolean;
  /** A key for the form. */
  write: (press: KeyboardEvent) => boolean;
  send: () => void;
}

export function press(event: KeyboardEvent, desk: Desk): void {
  const on = event.target as HTMLElement | null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (on?.closest("input, textarea, select, dialog, [popover]")) return;
  if (handle(event, on, desk)) event.preventDefault();
}

/** Whether the key meant something here. */
function handle(event: KeyboardEvent, on: HTMLElement | null, desk: Desk): boolean {
  const { table, stage, drama, reading, filling, walk } = desk;
  const { phase } = table.view;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const onButton = on?.closest("button, a, summary") != null;
  // a whistle covers the table: whatever button had the focus is out of sight
  if (drama.now && (key === " " || key === "Enter") && (!onButton || drama.now.kind === "whistle")) {
    drama.goOn();
    return true;
  }
  const isOwn = desk.called || filling; // then there is nothing to jump over
  if (key === " " && !onButton && (reading.report || !isOwn)) {
    if (reading.report && !reading.done) reading.skip();
    else {
      stage.jump();
      drama.goOn();
    }
    return true;
  }
  if (reading.report) {
    if (key !== "Enter" || onButton) return false;
    if (reading.done) stage.closeReport();
    else reading.skip();
    return true;
  }
  if (key === "Escape") {
    table.letGo();
    return true;
  }
  if (table.latest.window && key === "s" && desk.relief.mayStop && !table.shared) {
    void desk.relief.stop();
    return true;
  }
  if (phase === "window") return windowKey(key, table, desk.relief);
  if (filling) return formKey(event, onButton, desk);
  if (phase === "expose" && table.asked && (key === "o" || key === "c")) {
    void table.answer(key === "o" ? "open" : "covered");
    return true;
  }
  if (phase === "columns" && table.asked?.choices?.includes(`column ${key}`)) {
    void table.answer(`column ${key}`);
    return true;
  }
  if (!table.myTurn) return false;
  if (key >= "1" && key <= "6" && key.length === 1) {
    if ((table.me?.hand?.[Number(key) - 1] ?? 0) > 0) table.lift(Number(key));
    if (table.lifted !== null) walk("");
    return true;
  }
  return key.startsWith("Arrow") || key === "Home" || key === "End" ? walk(key) : false;
}

function windowKey(key: string, table: Table, relief: Relief): boolean {
  const open = table.asked !== undefined && !table.asked.may;
  if (key === "s" && open)
    void relief.stop(); // without a whistle the referee says why not
  else if (key === "t" && open) void relief.stand();
  else if (key === "t" && table.host) void table.goOn();
  else return false;
  return true;
}

function formKey(event: KeyboardEvent, onButton: boolean, { form, write, send }: Desk): boolean {
  const onPill = (event.target as HTMLElement | null)?.getAttribute("role") === "radio";
  if (event.key === "Enter" && (!onButton || onPill)) {
    if (form.complete) send();
    return true;
  }
  return write(event);
}
