/** Events as groups, groups as rows, a group as steps: pure, and cheap enough to do again at every update. */

import { capital } from "../lib/words.svelte";
import type { GameEvent } from "../protocol";
import type { Commentary, Count, Group, Head, Told } from "./types";

/** So many quiet groups in a row become one row. */
export const FOLDED = 3;

/** The newest groups stand for themselves, however quiet they are. */
const NEWEST = 2;

/**
 * All groups, oldest first. Those that have not changed are the same objects as in `before`, so that whatever was made
 * of them can be kept.
 */
export function groupsOf<C extends Count>(
  events: readonly GameEvent[],
  game: Commentary<C>,
  told: Pick<Told, "snapshot" | "reader">,
  before: readonly Group[] = [],
): Group[] {
  const groups: Group[] = [];
  const count = game.begin(told.snapshot, events);
  let open: GameEvent[] = [];
  let [minute, section] = [count.minute, count.section];
  const close = () => {
    const first = open[0];
    if (!first) return;
    const old = before[groups.length];
    const weight = game.weigh(open, told);
    const same =
      old &&
      old.n === first.n &&
      old.events.length === open.length &&
      old.weight === weight &&
      old.minute === minute &&
      old.until === count.minute;
    groups.push(same ? old : { n: first.n, events: open, minute, until: count.minute, weight, section });
  };
  for (const event of events) {
    if (open.length > 0 && game.opens(event, open)) {
      close();
      open = [];
    }
    game.count(event, count);
    if (open.length === 0) section = count.section;
    if (open.length === 0 || game.dates?.(event, open)) minute = count.minute;
    open.push(event);
  }
  close();
  return groups;
}

export type Row =
  | { kind: "group"; group: Group }
  | { kind: "heading"; section: number; n: number }
  | { kind: "fold"; groups: readonly Group[]; n: number };

/** What the list shows, newest first: quiet groups folded, or the key moments alone. */
export function rowsOf(groups: readonly Group[], keysOnly: boolean): Row[] {
  const shown = keysOnly ? groups.filter(({ weight }) => weight === "goal" || weight === "key") : groups;
  const rows: Row[] = [];
  for (let at = shown.length - 1; at >= 0; ) {
    const group = shown[at];
    if (!group) break;
    const newest = shown.length - at <= NEWEST;
    const from = newest ? at : firstQuiet(shown, at);
    if (at - from + 1 >= FOLDED) rows.push({ kind: "fold", groups: shown.slice(from, at + 1), n: group.n });
    else for (let i = at; i >= from; i -= 1) rows.push({ kind: "group", group: shown[i] as Group });
    at = from - 1;
  }
  return withHeadings(rows);
}

/** Where the run of quiet groups of the same section begins that ends at `at`; `at` itself if that is not quiet. */
function firstQuiet(groups: readonly Group[], at: number): number {
  const { section } = groups[at] as Group;
  let from = at;
  while (groups[from]?.weight === "quiet" && groups[from]?.section === section) from -= 1;
  return Math.min(from + 1, at);
}

const sectionOf = (row: Row): number =>
  row.kind === "heading" ? row.section : ((row.kind === "fold" ? row.groups[0] : row.group)?.section ?? 0);

function withHeadings(rows: readonly Row[]): Row[] {
  return rows.flatMap((row, i): Row[] => {
    const section = sectionOf(row);
    const before = rows[i - 1];
    if (section === 0 || (before && sectionOf(before) === section)) return [row];
    return [{ kind: "heading", section, n: row.kind === "group" ? row.group.n : row.n }, row];
  });
}

/** The head of a group, as headings are written: no full stop at its end. */
export function headOf(group: Group, game: Commentary, told: Told): Head {
  const head = game.head(group, told);
  return { ...head, text: capital(head.text).replace(/\.$/, "") };
}

/** Events of one step: one, or several that the game joins. */
export type Step = readonly GameEvent[];

/** The steps of a group in the order in which they happened; `isTold` says which events have a sentence. */
export function stepsOf(
  group: Pick<Group, "events">,
  game: Pick<Commentary<never>, "joins">,
  isTold: (event: GameEvent) => boolean,
): Step[] {
  const steps: GameEvent[][] = [];
  for (const event of group.events) {
    if (!isTold(event)) continue;
    const last = steps.at(-1);
    const before = last?.at(-1);
    if (last && before && game.joins?.(event, before)) last.push(event);
    else steps.push([event]);
  }
  return steps;
}
