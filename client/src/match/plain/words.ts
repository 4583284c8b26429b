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

function valueText(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (typeof value !== "object") return String(value);
  const entries = Object.entries(value).map(([name, one]) =>
    Array.isArray(value) ? valueText(one) : `${said(name)} ${valueText(one)}`,
  );
  return entries.join(", ") || "–";
}

/** A view as text, a field each: what it says of every seat, and the rest; its position alone where it has one. */
export function fieldsOf(view: unknown, seats: number): Record<"bySeat" | "rest", [string, string[]][]> {
  if (typeof view !== "object" || view === null) return { bySeat: [], rest: [] };
  if ("position" in view && typeof view.position === "string")
    return { bySeat: [], rest: [["", [view.position]]] };
  const fields = Object.entries(view).filter(([name]) => name !== "seat");
  const isBySeat = ([, value]: [string, unknown]) => Array.isArray(value) && value.length === seats;
  return {
    bySeat: fields.filter(isBySeat).map(([name, values]) => [said(name), values.map(valueText)]),
    rest: fields.filter((one) => !isBySeat(one)).map(([name, value]) => [said(name), [valueText(value)]]),
  };
}
