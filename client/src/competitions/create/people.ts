/** People as organisers type them. */
import type { Guest } from "../api";

/** One name a line; “Fatma, Red Lions” is person and team. */
export function typed(text: string): Guest[] {
  return text
    .split(/[\n;]/)
    .map((line) => line.split(",").map((word) => word.trim().slice(0, 40)))
    .filter(([name]) => name)
    .map(([name = "", team = ""]) => ({ name: name.slice(0, 24), team }));
}

/** Make names unique: a name that exists already gets a number. */
export function apart(people: readonly Guest[], taken: readonly string[]): Guest[] {
  const known = new Set(taken.map((name) => name.toLocaleLowerCase()));
  return people.map((one) => {
    let { name } = one;
    for (let n = 2; known.has(name.toLocaleLowerCase()); n++) name = `${one.name.slice(0, 20)} ${n}`;
    known.add(name.toLocaleLowerCase());
    return { ...one, name };
  });
}

/** The same people in the format in which they are typed. */
export const asTyped = (people: readonly Guest[]): string =>
  people.map((one) => (one.team ? `${one.name}, ${one.team}` : one.name)).join("\n");

/** Names that were typed but not entered yet, by competition: its page restores them in the field. */
export const unentered = new Map<string, string>();
