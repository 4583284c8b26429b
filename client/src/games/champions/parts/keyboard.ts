/** What the keys do at the table; `keys.ts` prints them. */
import type { Stage } from "../stage.svelte";
import type { Play } from "../table.svelte";
import { hasBench } from "./bench";
import { byShirt, cellAt, columnOf, rowOf } from "./pitch";
import { prefer, prefs } from "./prefs.svelte";

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const TRAY = ".champions .tray";

interface Desk {
  play: Play;
  stage: Stage;
  /** The viewer defends the far end. */
  flipped: boolean;
  /** One attacks to the right. */
  turned: boolean;
  open: (sheet: "bench" | "text") => void;
}

function walkCursor({ play, flipped, turned }: Desk, arrow: readonly [number, number]) {
  const [right, up] = turned ? [-arrow[1], arrow[0]] : arrow;
  const turn = flipped ? -1 : 1;
  const from = play.cursor ?? play.view.ball ?? "e7";
  play.cursor = cellAt(columnOf(from) + right * turn, rowOf(from) + up * turn) ?? from;
}

/** The next man who can act. */
function nextMan({ play }: Desk, by: 1 | -1) {
  const men = [...play.pickable.values()].sort(byShirt);
  if (men.length === 0) return;
  const now = men.indexOf(play.picked ?? "");
  const next = men[(now + by + men.length) % men.length] ?? null;
  if (next !== play.picked) play.pick(next);
  play.cursor = play.man(next)?.cell ?? play.cursor;
}

function letGo({ play }: Desk) {
  if (play.pencil) return play.undo();
  play.pick(null);
}

function pressAnswer(index: number) {
  document.querySelectorAll<HTMLButtonElement>(`${TRAY} [data-answer]`)[index]?.click();
}

function enter({ play }: Desk) {
  if (play.pencil) void play.commit();
  else document.querySelector<HTMLButtonElement>(`${TRAY} .btn.primary, ${TRAY} .choice.on`)?.click();
}

export function press(event: KeyboardEvent, desk: Desk): void {
  const { play, stage, open } = desk;
  const target = event.target as HTMLElement | null;
  if (target?.closest?.("input, textarea, select, dialog") || event.ctrlKey || event.metaKey || event.altKey)
    return;
  const onControl = target?.closest?.("button, a, [role=radio]");
  const arrow = ARROWS[event.key];
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (arrow) walkCursor(desk, arrow);
  else if (name === "n" || name === "p") nextMan(desk, name === "n" ? 1 : -1);
  else if (name === " " && !onControl) {
    if (stage.busy) stage.skip();
    else if (play.cursor) play.tap(play.cursor);
  } else if (name === "Enter" && !onControl) enter(desk);
  else if (name === "c") void play.bend();
  else if (name === "Backspace") (event.shiftKey ? play.clear : play.undo)();
  else if (name === "Escape") letGo(desk);
  else if (name === "o") prefer("odds", !prefs.odds);
  else if (name === "b" && hasBench(play)) open("bench");
  else if (name === "t") open("text");
  else if (name >= "1" && name <= "9") pressAnswer(Number(name) - 1);
  else return;
  event.preventDefault();
}
