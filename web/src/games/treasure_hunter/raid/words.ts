/** What the scenes of the second half of a round say. */
import { sayings } from "../../../lib/sayings.svelte.ts";
import type { en } from "../texts/raid.en.ts";

export const tell = sayings<typeof en>("treasure_hunter", "raid");

/** "+3", "−2", "0". */
export const signed = (number: number): string => (number > 0 ? `+${number}` : String(number).replace("-", "−"));
