/** What the scenes of the second half of a round say. */
import { sayings } from "../../../lib/sayings.ts";
import { de } from "../texts/raid.de.ts";
import { en } from "../texts/raid.en.ts";

export const tell = sayings(en, de);

/** "+3", "−2", "0". */
export const signed = (number: number): string => (number > 0 ? `+${number}` : String(number).replace("-", "−"));
