/** The pane with the board scrolls to what is spoken of. */

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
