/** What a sea battle says, in the language of the person. */
import { speaker } from "../words.ts";
import { de } from "./texts/de.ts";
import { en } from "./texts/en.ts";

export type Key = keyof typeof en;
export const say = speaker<Key>(en, de);
