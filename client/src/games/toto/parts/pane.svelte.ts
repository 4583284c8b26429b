/** The pane with the board scrolls to what is spoken of. */
import { paced } from "../../../lib/speed.svelte";

/** Where something begins and ends. */
export type Span = readonly [top: number, bottom: number];

/** How far to scroll so that most of `rows` are in sight, moving as little as possible; `head` covers the top. */
export function mostInSight(
  at: number,
  high: number,
  head: number,
  end: number,
  rows: readonly Span[],
): number {
  const within = (to: number) => Math.min(Math.max(to, 0), end);
  const seen = (to: number) =>
    rows.filter(([top, bottom]) => top >= to + head - 1 && bottom <= to + high + 1).length;
  const stops = rows.flatMap(([top, bottom]) => [within(top - head), within(bottom - high)]);
  const near = (a: number, b: number) => Math.abs(a - at) - Math.abs(b - at);
  return [at, ...stops].sort((a, b) => seen(b) - seen(a) || near(a, b))[0] ?? at;
}

/** Fixtures to choose from come into sight, as many as there is room for. */
export function followRows(pane: () => HTMLElement | undefined, rows: () => readonly number[]): void {
  $effect(() => {
    const wanted = rows();
    if (wanted.length === 0) return;
    const frame = requestAnimationFrame(() => {
      const box = pane();
      const head = box?.querySelector<HTMLElement>(".head")?.offsetHeight ?? 0;
      if (!box || box.scrollHeight <= box.clientHeight) return;
      const spans = wanted.flatMap((row): Span[] => {
        const line = box.querySelector<HTMLElement>(`[data-row="${row}"]`);
        if (!line) return [];
        const top = line.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
        return [[top, top + line.offsetHeight]];
      });
      const end = box.scrollHeight - box.clientHeight;
      const to = mostInSight(box.scrollTop, box.clientHeight, head, end, spans);
      if (to !== box.scrollTop) box.scrollTo({ top: to, behavior: paced(1) > 0 ? "smooth" : "auto" });
    });
    return () => cancelAnimationFrame(frame);
  });
}

/** Another kind of page begins at its top; `row`: the fixture that a question is about stays in sight. */
export function followPane(
  pane: () => HTMLElement | undefined,
  kind: () => string,
  row: () => number | undefined,
): void {
  let before = "";
  $effect(() => {
    const now = kind();
    if (before && before !== now) pane()?.scrollTo({ top: 0 });
    before = now;
  });
  $effect(() => {
    const fixture = row();
    const look = () => pane()?.querySelector(`[data-row="${fixture}"]`)?.scrollIntoView({ block: "center" });
    if (fixture) requestAnimationFrame(look);
  });
}
