/** What is said of playing without a server, in the language of the person. */
import { Apart } from "../apart.ts";
import { offline as en } from "../../texts/en/offline.ts";

type Key = keyof typeof en;

const files = import.meta.glob<Record<string, string>>(["../../texts/*/offline.ts", "!../../texts/en/offline.ts"], {
  import: "offline",
});
const words = new Apart<Key>(en, files);

export const o = (key: Key, values: Record<string, string | number> = {}): string => words.say(key, values);
