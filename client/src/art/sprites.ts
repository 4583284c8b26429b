import source from "./sprites.svg?raw";

/** Every drawing of the site, put into the page once; parts refer to them by `<use href="#…">`. */
export const sprites = source;
