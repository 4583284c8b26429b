/** The rule books of docs/rules, in the language in use, loaded when somebody asks. */

import { gameOfRules } from "../games";
import { type Language, language } from "./i18n.svelte";

export interface Rule {
  id: string;
  text: string;
}

export interface Chapter {
  id: string;
  title: string;
  rules: Rule[];
}

const files = import.meta.glob("../../../docs/rules/*/*.md", { query: "?raw", import: "default" }) as Record<
  string,
  () => Promise<string>
>;

/** The book that a rule id belongs to. */
export function bookOf(rule: string): string {
  const prefix = rule.split("-")[0] ?? "";
  return prefix === "CO" ? "competition" : (gameOfRules(prefix) ?? "");
}

/** `## CO-7 Title`, then paragraphs `**CO-7.4** sentence`. */
export function parseBook(source: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const block of source.split(/\n\s*\n|\n(?=## )/)) {
    const head = /^## ([A-Z]{2}-\d+)\s+(.+)/.exec(block.trim());
    if (head) chapters.push({ id: head[1] ?? "", title: head[2] ?? "", rules: [] });
    for (const part of block.split(/\n(?=(?:- )?\*\*[A-Z]{2}-)/)) {
      const rule = /^(?:- )?\*\*([A-Z]{2}-\d+\.\d+[a-z]?)\*\*\s+([\s\S]+)/.exec(part.trim());
      if (rule)
        chapters.at(-1)?.rules.push({ id: rule[1] ?? "", text: (rule[2] ?? "").replace(/\s+/g, " ").trim() });
    }
  }
  return chapters;
}

const books = $state<Record<string, Chapter[]>>({});
const asked = new Set<string>();

function want(game: string, lang: Language): void {
  const key = `${game}/${lang}`;
  if (asked.has(key)) return;
  asked.add(key);
  const path = Object.keys(files).find((p) => p.endsWith(`/${key}.md`));
  files[path ?? ""]?.().then(
    (source) => {
      books[key] = parseBook(source);
    },
    () => asked.delete(key),
  );
}

/** Whether the page carries a book of this game at all. */
export function hasBook(game: string): boolean {
  return Object.keys(files).some((path) => path.includes(`/rules/${game}/`));
}

/** The chapters of a game's book in the language in use (English until it is there); undefined while loading. */
export function book(game: string): Chapter[] | undefined {
  const own = books[`${game}/${language()}`];
  return own && own.length > 0 ? own : books[`${game}/en`];
}

/** Start loading a book; call it from an effect. */
export function openBook(game: string): void {
  want(game, "en");
  want(game, language());
}

/** The sentence of a rule in the language in use, or undefined while it is loading or missing. */
export function ruleText(id: string): string | undefined {
  const game = bookOf(id);
  for (const lang of [language(), "en"] as const) {
    for (const chapter of books[`${game}/${lang}`] ?? []) {
      const rule = chapter.rules.find((r) => r.id === id);
      if (rule) return rule.text;
    }
  }
  return undefined;
}

/** The text of a rule in parts: *emphasis*, **strong** words and `formulas` without their signs. */
export function marked(text: string): { text: string; strong: boolean }[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)
    .filter((part) => part !== "")
    .map((part) => ({ text: part.replace(/^(\*\*|\*|`)|(\*\*|\*|`)$/g, ""), strong: /^[*`]/.test(part) }));
}
