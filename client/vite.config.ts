import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const server = `http://127.0.0.1:${process.env.DUGOUT_PORT ?? 8000}`;

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: "../src/dugout/static",
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: {
      output: {
        // few requests: one file of what every page needs, one of what both pitches need
        codeSplitting: {
          groups: [
            {
              name: "base",
              test: /client\/src\/(lib|ui|art)\/|node_modules\/(svelte|@fluent|esm-env|clsx)\//,
              priority: 2,
            },
            { name: "board", test: /client\/src\/board\//, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    // catalogues and rule texts are imported from where they live, as "….ftl?raw" and "….md?raw"
    fs: { allow: [".", "../src/dugout/i18n", "../docs/rules"] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["src/**/*.test.ts", "tests/**/*.test.ts"], environment: "jsdom", passWithNoTests: true },
});
