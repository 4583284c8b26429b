import fills from "./paints.svg?raw";
import source from "./sprites.svg?raw";

/**
 * Every drawing of the site, put into the page once; parts refer to them by `<use href="#…">`. Nobody sees them there.
 */
export const sprites = source;
/** Patterns and clips, referred to by `url(#…)`: they work only where they could be seen. */
export const paints = fills;
