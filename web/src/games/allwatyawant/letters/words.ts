/** What the letters say, in the language of the person. */
import { sayings } from "../../../lib/sayings.svelte.ts";
import type { en } from "../texts/letters.en.ts";

export type Key = keyof typeof en;
export const say = sayings<typeof en>("allwatyawant", "letters");
