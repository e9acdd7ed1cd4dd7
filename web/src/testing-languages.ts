/** Tests may speak any language at once: all are loaded before the first of a file. */
import { loadTexts } from "./lib/catalogue.svelte.ts";

await loadTexts("de");
