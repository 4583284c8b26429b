/**
 * Words. The catalogues are the Fluent files of the package, loaded when a language is chosen; English fills gaps.
 *
 * A catalogue named like a game (`toto.ftl`, `toto-ui.ftl`) is loaded together with that game (`useGame`), those of
 * `LATER` when a page asks for them in the same way, every other one at the start.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
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

const LATER = [
  "toto",
  "champions",
  "counter-attack",
  "lessons",
  "diagrams",
  "fair",
  "competitions",
  "report",
];
const files = import.meta.glob("../../../src/dugout/i18n/*/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, () => Promise<string>>;

const bundles = new Map<Language, FluentBundle>();
const loaded = new Set<string>();
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

function bundleOf(lang: Language): FluentBundle {
  let bundle = bundles.get(lang);
  if (!bundle) {
    bundle = new FluentBundle(lang, { useIsolating: false, ...(lang === "fr" && { transform: kept }) });
    bundles.set(lang, bundle);
  }
  return bundle;
}

/** Put Fluent source into a language; the loader uses it, and tests. */
export function addMessages(lang: Language, source: string): void {
  bundleOf(lang).addResource(new FluentResource(source), { allowOverrides: true });
  edition += 1;
}

async function load(lang: Language): Promise<void> {
  const wanted = Object.keys(files).filter((path) => {
    const [folder, file] = path.split("/").slice(-2);
    const game = LATER.find((id) => file?.startsWith(`${id}.`) || file?.startsWith(`${id}-`));
    return folder === lang && !loaded.has(path) && (game === undefined || games.has(game));
  });
  await Promise.all(
    wanted.map(async (path) => {
      loaded.add(path);
      try {
        addMessages(lang, (await files[path]?.()) ?? "");
      } catch {
        loaded.delete(path); // offline: the next switch tries again
      }
    }),
  );
}

/** Load the words of the preferred language; call once before the page is drawn. */
export async function startWords(): Promise<void> {
  await setLanguage(preferred(), false);
}

export async function setLanguage(lang: Language, keep = true): Promise<void> {
  await Promise.all([load("en"), lang === "en" ? Promise.resolve() : load(lang)]);
  current = lang;
  edition += 1;
  document.documentElement.lang = lang;
  if (keep) write("dugout.language", lang);
}

/** Load the catalogue of a game, or another that is loaded later, in the language in use. */
export async function useGame(game: string): Promise<void> {
  if (games.has(game)) return;
  games.add(game);
  await Promise.all([load("en"), current === "en" ? Promise.resolve() : load(current)]);
}

function find(key: string): { bundle: FluentBundle; pattern: NonNullable<unknown> } | null {
  const [id, attribute] = key.split(".") as [string, string?];
  for (const lang of current === "en" ? ["en" as const] : [current, "en" as const]) {
    const bundle = bundles.get(lang);
    const message = bundle?.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (bundle && pattern) return { bundle, pattern };
  }
  return null;
}

/** Whether a sentence exists for the key (`id` or `id.attribute`). */
export function has(key: string): boolean {
  void edition;
  return find(key) !== null;
}

/** The sentence for a key (`id` or `id.attribute`) in the language in use. Reactive. */
export const t: Translate = (key, args) => {
  void edition;
  const found = find(key);
  if (!found) return key;
  return found.bundle.formatPattern(
    found.pattern as Parameters<FluentBundle["formatPattern"]>[0],
    args ?? null,
    [],
  );
};

export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(current, options).format(value);
}

export function percent(share: number): string {
  return number(share, { style: "percent", maximumFractionDigits: 0 });
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
