/**
 * Words. The catalogues are the Fluent files of the package, loaded when a language is chosen; English stands in for
 * those that cannot be had.
 *
 * Those of a game, or of a page that is rarely opened, are loaded together with it (`useGame`), every other one at the
 * start; `vite.config.ts` says which belong together.
 */

import words from "words:index";
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { localReferee } from "./local-referee";
import { read, write } from "./storage";

export type Args = Record<string, FluentVariable>;
export type Translate = (key: string, args?: Args) => string;

export const LANGUAGES = ["en", "nl", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each language in its own words, as a switch shows it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  nl: "Nederlands",
  de: "Deutsch",
  fr: "Français",
};

const bundles = new Map<Language, FluentBundle>();
/** Catalogues that are there or on their way. */
const loads = new Map<string, Promise<boolean>>();
/** How many are on their way. */
let fetching = 0;
const games = new Set<string>();
let current = $state<Language>("en");
let edition = $state(0);

export function language(): Language {
  return current;
}

function preferred(): Language {
  const wanted = [read<string>("dugout.language", ""), ...(navigator.languages ?? [navigator.language])];
  for (const tag of wanted) {
    const found = LANGUAGES.find((l) => tag?.toLowerCase().startsWith(l));
    if (found) return found;
  }
  return "en";
}

/** In French the space before a mark of two parts does not break: the mark stays on the line of its word. */
const kept = (text: string): string => text.replace(/ (?=[:;!?»])/g, "\u00a0").replace(/« /g, "«\u00a0");

/** French before a name that begins with a vowel ("la main d’Anna"), as `i18n/render.py` does it. */
const elided = (text: string): string => text.replace(/\b([Dd]|[Qq]u)e (?=[AEIOUÀÂÉÈÊËÎÏÔÛ])/g, "$1’");

/** German before a place that has an article ("zur Eckfahne"), as `i18n/render.py` does it. */
const placed = (text: string): string =>
  text
    .replace(
      /\b(n|N)ach der (linke|rechte)n (?=Torhälfte)/g,
      (_, n, side) => `${n < "a" ? "I" : "i"}n die ${side} `,
    )
    .replace(/\bauf (?=der \w+ Torhälfte)/g, "in ")
    .replace(
      /\b(n|N)ach der (?=(\w+ )?(Seitenlinie|Torlinie|Eckfahne))/g,
      (_, n) => `${n < "a" ? "Z" : "z"}ur `,
    )
    .replace(/\bbei (?=der (\w+ )?(Seitenlinie|Torlinie|Eckfahne))/g, "an ");

/** What a language does to a whole sentence with names in it. */
const FINISH: Partial<Record<Language, (text: string) => string>> = { de: placed, fr: elided };

function bundleOf(lang: Language): FluentBundle {
  let bundle = bundles.get(lang);
  if (!bundle) {
    bundle = new FluentBundle(lang, { useIsolating: false, ...(lang === "fr" && { transform: kept }) });
    bundles.set(lang, bundle);
  }
  return bundle;
}

function take(lang: Language, body: FluentResource["body"]): void {
  bundleOf(lang).addResource({ body }, { allowOverrides: true });
  edition += 1;
}

/** Put Fluent source into a language; for tests. */
export function addMessages(lang: Language, source: string): void {
  take(lang, new FluentResource(source).body);
}

async function fetchWords(lang: Language, key: string): Promise<boolean> {
  fetching += 1;
  try {
    const parsed = await words[key]?.();
    if (parsed) take(lang, parsed.default);
    return true;
  } catch {
    loads.delete(key); // offline: the next switch tries again
    return false;
  } finally {
    fetching -= 1;
    edition += 1;
  }
}

/** Resolves when every catalogue in use is there, whoever asked for it first; false where one cannot be had. */
async function load(lang: Language): Promise<boolean> {
  const wanted = ["all", ...games].map((owner) => `${lang}/${owner}`);
  for (const key of wanted) if (!loads.has(key)) loads.set(key, fetchWords(lang, key));
  return (await Promise.all(wanted.map((key) => loads.get(key)))).every(Boolean);
}

/** The same, or in English: no language lacks a word that another has, so English is needed for nothing else. */
async function loadOrEnglish(lang: Language): Promise<void> {
  if (!(await load(lang)) && lang !== "en") await load("en");
}

/** Load the words of the preferred language; call once before the page is drawn. */
export async function startWords(): Promise<void> {
  current = preferred();
  await setLanguage(current, false);
}

export async function setLanguage(lang: Language, keep = true): Promise<void> {
  await loadOrEnglish(lang);
  current = lang;
  edition += 1;
  document.documentElement.lang = lang;
  if (keep) write("dugout.language", lang);
}

/** Load the catalogue of a game, or another that is loaded later, in the language in use. */
export async function useGame(game: string): Promise<void> {
  games.add(game);
  await loadOrEnglish(current);
}

/**
 * A part of the page together with words that are loaded later: it is never drawn without them. Another language
 * does not draw it anew.
 */
export const withWords = <T>(words: string, part: Promise<T>): Promise<T> =>
  untrack(() => useGame(words)).then(() => part);

/** Where there is no server, a sentence about one (`id`) may have another in its place (`id-here`, in `local.ftl`). */
const messageOf = (bundle: FluentBundle | undefined, id: string) =>
  (localReferee() && bundle?.getMessage(`${id}-here`)) || bundle?.getMessage(id);

function find(key: string): { lang: Language; bundle: FluentBundle; pattern: NonNullable<unknown> } | null {
  const [id, attribute] = key.split(".") as [string, string?];
  for (const lang of current === "en" ? ["en" as const] : [current, "en" as const]) {
    const bundle = bundles.get(lang);
    const message = messageOf(bundle, id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (bundle && pattern) return { lang, bundle, pattern };
  }
  return null;
}

/** Whether a sentence exists for the key (`id` or `id.attribute`). */
export function has(key: string): boolean {
  void edition;
  return find(key) !== null;
}

/** A whole number below a thousand looks the same in all our languages, and a formatter takes long to make. */
class Plain extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const isPlain = (value: FluentVariable): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 1000;

const withPlain = (args: Args): Args =>
  Object.fromEntries(
    Object.entries(args).map(([key, value]) => [key, isPlain(value) ? new Plain(value) : value]),
  );

/** The sentence for a key (`id`, `id.attribute`) in the language in use; empty while it may be on its way. Reactive. */
export const t: Translate = (key, args) => {
  void edition;
  const found = find(key);
  if (!found) return fetching ? "" : key;
  const text = found.bundle.formatPattern(
    found.pattern as Parameters<FluentBundle["formatPattern"]>[0],
    args ? withPlain(args) : null,
    [],
  );
  return (args && FINISH[found.lang]?.(text)) ?? text;
};

export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(current, options).format(value);
}

/** What stands between the goals of two teams: 2–1, but 2:1 in German. */
export const scoreMark = (): string => (current === "de" ? ":" : "–");

/** A share as people of the language write it: "19%", "19 %" with a space that does not break. */
export function percent(share: number): string {
  return number(share, { style: "percent", maximumFractionDigits: 0 });
}

/** Shares come with six places: parts of a whole add up to one but for this. */
const ROUNDED = 1e-4;

/** Shares side by side. Parts of a whole add up to 100: those with the largest remainders are rounded up. */
export function percents(shares: readonly number[]): string[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (Math.abs(total - 1) > ROUNDED) return shares.map(percent);
  const floors = shares.map((share) => Math.floor(share * 100 + 1e-9));
  const short = 100 - floors.reduce((sum, floor) => sum + floor, 0);
  const rest = (i: number) => (shares[i] ?? 0) * 100 - (floors[i] ?? 0);
  const order = shares
    .map((_, i) => i)
    .sort((a, b) => (Math.abs(rest(b) - rest(a)) < 1e-9 ? a - b : rest(b) - rest(a)));
  const up = new Set(order.slice(0, short));
  return floors.map((floor, i) => percent((floor + (up.has(i) ? 1 : 0)) / 100));
}

/** "3 minutes ago", "in 2 hours": the distance of two moments in words. */
export function ago(at: number, now = Date.now()): string {
  const seconds = Math.round((at - now) / 1000);
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ];
  const format = new Intl.RelativeTimeFormat(current, { numeric: "auto" });
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  }
  return format.format(seconds, "second");
}

export function time(at: number): string {
  return new Intl.DateTimeFormat(current, { hour: "2-digit", minute: "2-digit" }).format(at);
}
