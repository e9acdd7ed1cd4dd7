/** What the duel says, in the language of the person. */
import { sayings } from "../../../lib/sayings.svelte.ts";
import type { en } from "../texts/duel.en.ts";

export type Key = keyof typeof en;
export const say = sayings<typeof en>("allwatyawant", "duel");
