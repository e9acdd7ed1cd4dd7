import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const server = process.env.DOUBLOON_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: "../src/doubloon/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    /** Which part of the page needs which file: tests weigh them. */
    manifest: true,
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/testing-setup.ts"],
    /** A process for each file took five times as long as the tests; the setup puts back what they change. */
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
