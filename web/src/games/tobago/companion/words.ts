/** What the companion says, in the language of the person; what the board says too is in ../words.ts. */
import { sayings } from "../../../lib/sayings.svelte.ts";
import type { en } from "./texts/page.en.ts";

export const tell = sayings<typeof en>("tobago/companion", "page");
