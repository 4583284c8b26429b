/** The games this client has panels for, by the name of their folder; any other gets plain ones. */

import { games } from "../lib/games.svelte";
import { lazy } from "../lib/lazy";
import { words as plainWords } from "../match/plain/words";
import type { CompetingInfo as Competing } from "../wire";
import type { DiagramModule, Keys, Plugin, Sketcher, TableModule, Words } from "./plugin";

export type * from "./plugin";

const found = import.meta.glob<Plugin>("./*/plugin.ts", { eager: true, import: "plugin" });
const plugins = new Map(Object.entries(found).map(([path, plugin]) => [path.split("/")[1] ?? "", plugin]));

const plainTable = lazy(() => import("../match/plain/Table.svelte"));
const tables = new Map([...plugins].map(([id, { table }]) => [id, table ? lazy(table) : plainTable]));
/** No leagues and cups. */
export const NEVER: Competing = {
  formats: {},
  templates: [],
  at_tables: false,
  named_teams: false,
  two_legs: false,
  decisive: false,
  golden_goal: false,
  market: false,
  home_bonus: false,
  squad: 0,
  worst_injury: 0,
};

export const pluginOf = (game: string): Plugin => plugins.get(game) ?? {};

/** For sentences that are about dice in one game and about cards in another. */
export const chanceOf = (game: string | undefined) => ({ chance: pluginOf(game ?? "").chance ?? "dice" });

/** The table of a game; at once when it has been loaded before. */
export const tableModule = (game: string): TableModule | Promise<TableModule> =>
  (tables.get(game) ?? plainTable)();

export const wordsOf = async (game: string): Promise<Words> => (await pluginOf(game).words?.()) ?? plainWords;

export const editorOf = (game: string, option: string) => pluginOf(game).editors?.[option] ?? null;

export const keysOf = async (game: string): Promise<Keys> => (await pluginOf(game).keys?.())?.keys ?? [];

/** Draws a picture of a game's rule book; null where the game has none. */
export const diagramOf = (game: string): Promise<DiagramModule> | null =>
  (pluginOf(game).diagram?.() as Promise<DiagramModule> | undefined) ?? null;

export const sketcherOf = async (game: string): Promise<Sketcher | null> =>
  (await pluginOf(game).sketch?.()) ?? null;

/** How a game is played in leagues and cups, as the server says it; nothing of it before that. */
export const competingOf = (game: string): Competing => games.byId(game)?.competing ?? NEVER;

/** The game whose rules have ids with this beginning, once the server has said which there are. */
export const gameOfRules = (prefix: string): string | undefined =>
  games.all?.find(({ rule_prefix }) => rule_prefix === prefix)?.id;
