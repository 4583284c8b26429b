/** People as organisers type them. */
import { ApiFailure } from "../../lib/api";
import type { Competition, Guest } from "../api";

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

/** Everybody from last season: those who stayed to the end, whether the user played, too, and how many there were. */
export function lastSeason({ me, entrants, config }: Competition) {
  const stayed = entrants.filter((one) => !one.out && !one.gone);
  const mine = stayed.find((one) => one.number === me);
  const people = stayed.filter((one) => !one.level && one !== mine);
  return {
    people: apart(
      people.map(({ name, team }) => ({ name, team })),
      mine ? [mine.name] : [],
    ),
    plays: mine !== undefined,
    team: mine?.team ?? "",
    /** Computers take as many places as before. */
    fill: stayed.some((one) => one.level) ? stayed.length : 0,
    /** CO-7.9: an evening begins without the suspensions of another. */
    inherits: config.calendar !== "marathon",
  };
}

/** Enter people one by one, and return those whose names belong to accounts: they enter by the link themselves. */
export async function enterEach(people: readonly Guest[], enter: (some: Guest[]) => Promise<unknown>) {
  const left: Guest[] = [];
  for (const one of people)
    await enter([one]).catch((e: unknown) => {
      if (!isOwned(e)) throw e;
      left.push(one);
    });
  return left;
}
const isOwned = (e: unknown) => e instanceof ApiFailure && e.error.code === "name-taken";

/** Enter people at once if possible; returns those who could not be entered because their names belong to accounts. */
export const enterAll = (
  people: readonly Guest[],
  enter: (some: Guest[]) => Promise<unknown>,
): Promise<Guest[]> =>
  enter([...people]).then(
    () => [],
    (e: unknown) => (isOwned(e) ? enterEach(people, enter) : Promise.reject(e)),
  );

/** Names that were typed but not entered yet, by competition: its page restores them in the field. */
export const unentered = new Map<string, string>();
