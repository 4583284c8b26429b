/**
 * Marks that an element sets on another one for the styles there, as long as it is on the page.
 *
 * `:has()` would need no code, but at every change below an element that it is asked of the browser styles that element
 * anew with all that is in it: the whole table at every step of a match, a third of the time that a step took.
 */

type Find = (node: Element) => Element;

function marks(name: string, find: Find) {
  const held = new WeakMap<Element, number>();
  return (node: Element) => {
    const marked = find(node);
    const change = (by: 1 | -1) => {
      const count = (held.get(marked) ?? 0) + by; // the next page is there before the last one has gone
      held.set(marked, count);
      marked.toggleAttribute(name, count > 0);
    };
    change(1);
    return () => change(-1);
  };
}

/** This page fills the window; others scroll. */
export const fills = marks("data-filled", () => document.body);

/** What stands beside this element can neither be seen nor reached. */
export const covers = marks("data-covered", (node) => node.parentElement ?? node);
