/** Languages that nobody speaks, made from the English, so that tests see what a new language would do to a page:
 * `en-XA` has accents and longer words, `ar-XB` is written from right to left, `ja-XC` has wide letters. */
import { partsOf } from "./phrase.ts";

const ACCENTS: Record<string, string> = Object.fromEntries(
  [..."aåbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoöpþrŕsštţuûvṽwŵxẋyýzžAÅCÇDÐEÉGĜIÎLĻNÑOÖRŔSŠTŢUÛYÝZŽ"].reduce<[string, string][]>(
    (pairs, letter, place, all) => (place % 2 ? [...pairs, [all[place - 1]!, letter]] : pairs),
    [],
  ),
);

const letters = (text: string, change: (letter: string) => string): string => text.replace(/[a-z]/gi, change);
const longer = (word: string): string => word + "~".repeat(Math.round(word.length * 0.4));

const STYLES: Record<string, (plain: string) => string> = {
  "en-XA": (plain) => letters(plain.replace(/[a-z]{2,}/gi, longer), (letter) => ACCENTS[letter] ?? letter),
  /** Letters of Hebrew, which a browser sets from right to left by itself. */
  "ar-XB": (plain) =>
    letters(plain, (letter) => String.fromCodePoint(0x5d0 + (letter.toLowerCase().charCodeAt(0) - 97))),
  /** Full-width letters, without spaces between words. */
  "ja-XC": (plain) =>
    letters(plain, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)).replace(/(?<=\S) (?=\S)/g, ""),
};

/** A sentence in a pseudo-language, in brackets: its gaps and plurals stay, and so do the forms of a noun. */
export const strange = (template: string, language: string): string =>
  template
    .split("|")
    .map((form) => bracketed(form, language))
    .join("|");

function bracketed(template: string, language: string): string {
  const style = STYLES[language]!;
  const inner = (text: string): string =>
    partsOf(text)
      .map((part) => {
        if (typeof part === "string") return style(part);
        if (!("other" in part.branches)) return `{${part.name}${part.form ? `:${part.form}` : ""}}`;
        const branches = Object.entries(part.branches).map(([kind, branch]) => `${kind} {${inner(branch)}}`);
        return `{${part.name}, plural, ${branches.join(" ")}}`;
      })
      .join("");
  return template.trim() === "" ? template : `[${inner(template)}]`;
}

/** All sentences in a value. */
export function made<T>(value: T, language: string): T {
  if (typeof value === "string") return strange(value, language) as T;
  if (Array.isArray(value)) return value.map((each: unknown) => made(each, language)) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, made(each as unknown, language)])) as T;
}
