/** People as organisers type them, and names of teams for who has none. */
import { t } from "../../lib/i18n.svelte";
import type { Config, Guest } from "../api";

/** One name a line; “Fatma, Red Lions” is person and team. */
export function typed(text: string): Guest[] {
  return text
    .split(/[\n;]/)
    .map((line) => line.split(",").map((word) => word.trim().slice(0, 40)))
    .filter(([name]) => name)
    .map(([name = "", team = ""]) => ({ name: name.slice(0, 24), team }));
}

/** People who can be told apart: a name that is there already gets a number. */
export function apart(people: readonly Guest[], taken: readonly string[]): Guest[] {
  const known = new Set(taken.map((name) => name.toLocaleLowerCase()));
  return people.map((one) => {
    let { name } = one;
    for (let n = 2; known.has(name.toLocaleLowerCase()); n++) name = `${one.name.slice(0, 20)} ${n}`;
    known.add(name.toLocaleLowerCase());
    return { ...one, name };
  });
}

/** The same people as one would type them. */
export const asTyped = (people: readonly Guest[]): string =>
  people.map((one) => (one.team ? `${one.name}, ${one.team}` : one.name)).join("\n");

/** What was typed and is not entered yet, by competition: its page has it in the field again. */
export const unentered = new Map<string, string>();

/** Nations where groups play for a cup, clubs everywhere else. */
export const teamWords = (config: Config): "co-nations" | "co-clubs" =>
  config.format === "groups" ? "co-nations" : "co-clubs";

/** Names of teams that nobody has yet. */
export function freeTeams(config: Config, taken: readonly string[]): string[] {
  const known = new Set(taken.map((team) => team.toLocaleLowerCase()));
  return t(teamWords(config))
    .split(",")
    .map((team) => team.trim())
    .filter((team) => team && !known.has(team.toLocaleLowerCase()));
}

/** The same people, each with a team of their own. */
export function withTeams(config: Config, people: readonly Guest[], taken: readonly string[]): Guest[] {
  const given = [...taken, ...people.map((one) => one.team).filter(Boolean)];
  const free = freeTeams(config, given);
  return people.map((one) => ({ ...one, team: one.team || free.shift() || one.name }));
}
