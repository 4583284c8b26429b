import { type AST, parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";

/** Svelte drops spaces at the edge of an element or block: "1 free seat· 2 seconds ago". Only \u00a0 stays. */
const HEAD = /^[ \t]+[^\s]/;
const TAIL = /[^\s][ \t]+$/;

function lostSpaces(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown, outermost = false): void => {
    if (!node || typeof node !== "object") return;
    if ((node as AST.Fragment).type === "Fragment" && !outermost) {
      const { nodes } = node as AST.Fragment;
      const [first, last] = [nodes[0], nodes.at(-1)];
      if (first?.type === "Text" && HEAD.test(first.data)) found.push(first.data);
      if (last?.type === "Text" && TAIL.test(last.data)) found.push(last.data);
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(parse(source, { modern: true }).fragment, true);
  return found;
}

describe("spaces at the edge of an element", () => {
  const pages = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });

  it("finds a space that will not be shown", () => {
    expect(lostSpaces("<p>one<b> · two</b></p>")).toEqual([" · two"]);
    expect(lostSpaces("<p>one{#if true} · two{/if}</p>")).toEqual([" · two"]);
    expect(lostSpaces("<p>one · <b>two</b></p>")).toEqual([]);
  });

  it.each(Object.entries(pages))("%s loses none", (_, source) => {
    expect(lostSpaces(source)).toEqual([]);
  });
});
