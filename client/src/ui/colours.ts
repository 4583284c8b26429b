/** The colours that the drawing of a shirt is painted with, as a style. */
export const coloursOf = (kit: string): string =>
  ["a", "b", "n", "h"].map((part) => `--k${part}:var(--kit-${kit}-${part})`).join(";");

/** Shirts with a light body are known by their pattern. */
const LIGHT = new Set(["stripes", "sash"]);

/** The one colour that stands for a shirt. */
export const edgeOf = (kit: string): string => `var(--kit-${kit}-${LIGHT.has(kit) ? "b" : "a"})`;
