/** What is said of a game that has no words of its own: codes and figures, with people by name. */
import type { Words } from "../../games";
import { seatName } from "../../lib/names";

const said = (code: string) => (code.split(".").at(-1) ?? code).replaceAll(/[-_]/g, " ");

export const words: Words = {
  eventArgs: () => ({}),
  plain({ code, args }, snapshot) {
    const figures = Object.entries(args).map(
      ([name, value]) =>
        `${said(name)} ${name === "seat" && typeof value === "number" ? seatName(snapshot, value) : value}`,
    );
    return figures.length > 0 ? `${said(code)}: ${figures.join(", ")}` : said(code);
  },
};

/** A view as lines of text, a field each; its position in one line where it has one. */
export function linesOf(view: unknown): [string, string][] {
  if (typeof view !== "object" || view === null) return [];
  if ("position" in view && typeof view.position === "string") return [["", view.position]];
  return Object.entries(view)
    .filter(([name]) => name !== "seat")
    .map(([name, value]) => [said(name), typeof value === "string" ? value : JSON.stringify(value)]);
}
