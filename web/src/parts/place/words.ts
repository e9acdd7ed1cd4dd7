/** Sentences of these pages in the language of the person; nobody else has to load them. */
import { Apart } from "../../lib/apart.ts";
import { place as en } from "../../texts/en/place.ts";

type Key = keyof typeof en;

const files = import.meta.glob<Record<string, string>>(["../../texts/*/place.ts", "!../../texts/en/place.ts"], {
  import: "place",
});
const words = new Apart<Key>(en, files);

export const w = (key: Key, values: Record<string, string | number> = {}): string => words.say(key, values);

/** A sentence whose key is put together, such as why a game does not count; empty if there is none. */
export const perhaps = (key: string): string => (key in en ? w(key as Key) : "");
