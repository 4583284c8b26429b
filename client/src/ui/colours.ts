/** The colours that the drawing of a shirt is painted with, as a style. */
export const coloursOf = (kit: string): string =>
  ["a", "b", "n", "h"].map((part) => `--k${part}:var(--kit-${kit}-${part})`).join(";");
