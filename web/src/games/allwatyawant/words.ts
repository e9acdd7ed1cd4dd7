/** What the board of Allwatyawant says, in the language of the person. */
import { filled } from "../../lib/phrase.ts";
import { settings } from "../../lib/settings.svelte.ts";
import { speechOf, type Speech } from "../../lib/speech.ts";
import { de } from "./texts/board.de.ts";
import { en } from "./texts/board.en.ts";

type Values = Record<string, string | number>;

/** Speaks the sentences of one file in English and in German. */
export const speaker =
  <Key extends string>(english: Record<Key, string>, german: Record<Key, string>) =>
  (key: Key, values: Values = {}): string =>
    filled(
      (settings.language === "de" ? german : english)[key],
      (name) => String(values[name] ?? ""),
      settings.language,
    );

export type Key = keyof typeof en;
export const say = speaker<Key>(en, de);

/** How the game itself speaks. */
export const speech = (): Speech => speechOf("allwatyawant");

/** The name of a thing as a label, or as in a sentence. */
export const named = (name: string, kind: string): string => speech().noun(name, kind);

/** A name of the chart, such as a cape or a wood. */
export const placeName = (name: string): string => {
  const key = `place ${name}` as Key;
  return key in en ? say(key) : name;
};
