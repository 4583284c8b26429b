import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = `http://127.0.0.1:${process.env.DUGOUT_PORT ?? 8000}`;

const catalogues = resolve(import.meta.dirname, "../src/dugout/i18n");
const languages = ["en", "nl", "de", "fr"];
/** Words that are loaded with a game or a page, from `<name>.ftl` and `<name>-….ftl`; all others at the start. */
const later = [
  ...readdirSync(resolve(import.meta.dirname, "src/games"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((folder) => folder.name),
  ...[
    "lessons",
    "diagrams",
    "fair",
    "competitions",
    "opponents",
    "report",
    "moments",
    "guide",
    "setup",
    "local",
    "notices",
    "account",
    "lobby-page",
    "replay-page",
  ],
];
/** Sentences that a server writes itself; where there is none, the page has them with its own. */
const servers = ["coach.ftl", "records.ftl", "errors.ftl"];
const ownerOf = (file: string) =>
  servers.includes(file)
    ? "local"
    : (later.find((name) => file.startsWith(`${name}.`) || file.startsWith(`${name}-`)) ?? "all");

/**
 * The catalogues as modules: few files, and parsed already. `words:en/<name>` has what is loaded together, and
 * `words:index` how to load each of them.
 */
function words(): Plugin {
  const prefix = "words:";
  return {
    name: "dugout-words",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const name = id.slice(prefix.length + 1);
      if (name === "index") {
        const all = languages.flatMap((language) => ["all", ...later].map((owner) => `${language}/${owner}`));
        return `export default {${all.map((key) => `"${key}": () => import("${prefix}${key}")`).join(",")}}`;
      }
      const [language = "", owner] = name.split("/");
      const folder = resolve(catalogues, language);
      const files = readdirSync(folder).filter((file) => file.endsWith(".ftl") && ownerOf(file) === owner);
      const body = files.toSorted().flatMap((file) => {
        this.addWatchFile(resolve(folder, file));
        return new FluentResource(readFileSync(resolve(folder, file), "utf8")).body;
      });
      // a text that is parsed as JSON costs a browser less than the same thing written as code
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(body))})`;
    },
  };
}

/** What every page needs, and what all tables need; paths in src. */
const BASE = [
  "lib/",
  "ui/",
  "art/",
  "games/index.ts",
  "match/plain/words.ts",
  "match/TimeLeft.svelte",
  "pages/Missing.svelte",
  "competitions/match-competition.svelte.ts",
  "lessons/lessons.svelte.ts",
];
/** In those folders, but not needed at first. */
const LATER = [
  "art/GameArt.svelte",
  "art/Night.svelte",
  "art/games/",
  "art/portraits.svg",
  "lib/ChatPanel.svelte",
  "lib/fair.ts",
  "lib/focus.ts",
  "ui/ClockSelect.svelte",
  "ui/LuckBars.svelte",
  "ui/MatchLine.svelte",
  "ui/MissingHint.svelte",
  "ui/QrCode.svelte",
  "ui/ScenarioCard.svelte",
  "ui/Settings.svelte",
  "ui/Stepper.svelte",
];
/** What a picture of a board is made of, on any page. */
const GRID = ["board/HexGround.svelte", "board/hexes.ts", "board/square.ts"];
const BOARD = [
  "board/",
  "commentary/passage.ts",
  "match/ConnectionBanner.svelte",
  "match/Ended.svelte",
  "match/LogAndChat.svelte",
  "match/Refused.svelte",
  "match/SeatFace.svelte",
  "match/Speed.svelte",
  "match/ending.ts",
  "match/missed.svelte.ts",
  "match/plans.ts",
  "moments/Ending.svelte",
  "moments/Flap.svelte",
  "moments/KickRows.svelte",
  "moments/moment.ts",
  "play/meetings.ts",
];
/** What tables say after a goal: fetched when a page rests. */
const AFTER = ["moments/Conceded.svelte", "moments/Quote.svelte"];
/** In that folder, but for one kind of board, or for pictures of one: they come with what needs them. */
const ONE_KIND = [
  "board/Board.svelte",
  "board/HexBoard.svelte",
  "board/LittleMan.svelte",
  "board/PitchMap.svelte",
  "board/frame.ts",
];
const gone = [...BASE, ...LATER, ...GRID, ...BOARD, ...AFTER, ...ONE_KIND].filter(
  (path) => !existsSync(resolve(import.meta.dirname, "src", path)),
);
if (gone.length > 0) throw new Error(`vite.config.ts names files that do not exist: ${gone.join(", ")}`);
const isOf = (paths: string[], id: string) => paths.some((path) => id.includes(`/client/src/${path}`));

export default defineConfig({
  plugins: [words(), svelte(), svelteTesting({ autoCleanup: false })],
  worker: { format: "es" },
  experimental: {
    // scripts find each other wherever the folder lies; a page of the server may be at any depth
    renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }),
  },
  build: {
    outDir: "../src/dugout/static",
    emptyOutDir: true,
    target: "es2022",
    // what a part needs is mostly there by then; to name it all costs every page more than a part could gain
    modulePreload: {
      resolveDependencies: (_, needed, { hostType }) =>
        hostType === "html" ? needed : needed.filter((file) => file.endsWith(".css")),
    },
    manifest: true, // the server names in a page what it needs (server/http/shell.py)
    rolldownOptions: {
      // pages of a server, and the one page of a site without
      input: ["index.html", "site.html"].map((name) => resolve(import.meta.dirname, name)),
      // nothing here is a custom element, but their class is made when its module runs
      treeshake: { moduleSideEffects: [{ test: /custom-element\.js$/, sideEffects: false }] },
      output: {
        // few requests: one file of what every page needs, one of what all tables need, one of what a game's table
        // shares with its diagrams
        codeSplitting: {
          groups: [
            {
              name: "base",
              test: (id) =>
                (isOf(BASE, id) && !isOf(LATER, id)) ||
                /\/games\/[^/]+\/plugin\.ts$|node_modules\/(svelte|@fluent|esm-env|clsx)\//.test(id),
              priority: 2,
            },
            { name: "grid", test: (id) => isOf(GRID, id), priority: 2 },
            { name: "board", test: (id) => isOf(BOARD, id) && !isOf(ONE_KIND, id), priority: 1 },
            { name: "conceded", test: (id) => isOf(AFTER, id), priority: 1 },
            { name: "stage", test: (id) => isOf(["stage/"], id), priority: 1 },
            {
              name: (id) => id.match(/\/games\/([^/]+)\//)?.[1] ?? null,
              test: /client\/src\/games\//,
              debugName: "game",
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: {
    // catalogues, rule texts and the table of shirts are read where they live
    fs: {
      allow: [".", "../src/dugout/i18n", "../src/dugout/report", "../src/dugout/games", "../docs/rules"],
    },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    environment: "jsdom",
    pool: "threads",
    isolate: false, // jsdom is made once a worker instead of once a file: half the time
    setupFiles: ["./tests/fresh.ts", "@testing-library/svelte/vitest"],
    testTimeout: 20_000, // a crowded machine stands still for seconds
    passWithNoTests: true,
  },
});
