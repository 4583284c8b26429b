import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const server = `http://127.0.0.1:${process.env.DUGOUT_PORT ?? 8000}`;

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: { outDir: "../src/dugout/static", emptyOutDir: true, target: "es2022" },
  server: {
    // catalogues and rule texts are imported from where they live, as "….ftl?raw" and "….md?raw"
    fs: { allow: [".", "../src/dugout/i18n", "../docs/rules"] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["src/**/*.test.ts", "tests/**/*.test.ts"], environment: "jsdom", passWithNoTests: true },
});
