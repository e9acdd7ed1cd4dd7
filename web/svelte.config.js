import { readdirSync } from "node:fs";

import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const source = new URL("src/", import.meta.url).pathname;
const components = readdirSync(source, { recursive: true })
  .filter((file) => file.endsWith(".svelte"))
  .sort();
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** The class that keeps the styles of a component to itself: it stands in them hundreds of times, so it is short. */
function cssHash({ hash, css, filename }) {
  const place = components.findIndex((file) => filename.endsWith(`src/${file.replaceAll("\\", "/")}`));
  return place < 0 ? `svelte-${hash(css)}` : `_${LETTERS[place % 26]}${Math.floor(place / 26).toString(36)}`;
}

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
