/** Sentences of one part of a board in both languages, said in the one of the person. */
import { filled } from "./phrase.ts";
import { settings } from "./settings.svelte.ts";

export type Values = Record<string, string | number>;

/** `say("pays", { coins: 3 })`; numbers below zero have a true minus. */
export function sayings<Key extends string>(
  en: Record<Key, string>,
  de: Record<Key, string>,
): (key: Key, values?: Values) => string {
  const minus = (value: string): string => value.replace(/^-(?=\d)/, "−");
  return (key, values = {}) =>
    filled((settings.language === "de" ? de : en)[key], (name) => minus(String(values[name] ?? "")), settings.language);
}
