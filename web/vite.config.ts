import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.DOUBLOON_SERVER ?? "http://127.0.0.1:8000";

/** Svelte writes steps that find their way in a page made by a server. Ours never is, so that they return at once:
 * without them a board is 1 % lighter. The browser tests run what is built here, so a step too many would be seen. */
const withoutHydration: Plugin = {
  name: "without-hydration",
  apply: "build",
  transform: {
    filter: { id: /\.svelte$/ },
    handler: (code) => ({ code: code.replaceAll(/^\s*\$\.(?:reset\(\w+\)|next\(\d*\));$/gm, ""), map: null }),
  },
};

export default defineConfig(({ mode }) => ({
  /** On a web space the app may lie in any folder. */
  base: mode === "site" ? "./" : "/",
  plugins: [svelte(), withoutHydration, svelteTesting()],
  build: {
    outDir: "../src/doubloon/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    /** Which part of the page needs which file: tests weigh them. */
    manifest: true,
    reportCompressedSize: false,
    /** What every page needs is one file, not four: fewer requests, and it packs better. */
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shell", tags: ["$initial"] }] } } },
  },
  worker: { format: "es" },
  server: { proxy: { "/api": server, "/python": server, "/ws": { target: server, ws: true } } },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/testing-setup.ts"],
    /** A process for each file took five times as long as the tests; the setup puts back what they change. */
    isolate: false,
    /** Two would each read all boards first, which takes as long as the tests. */
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}));
