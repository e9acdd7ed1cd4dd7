/** The languages that there are: each is a folder of texts/, and nothing else lists them. */

/** texts/<code>/language.ts: what a language says of itself. */
export type Language = {
  /** Its own name, in its own letters. */
  name: string;
  direction: "ltr" | "rtl";
  /** Is everything said in it? People are offered only what is whole; where one builds, the others too. */
  whole: boolean;
};

const files = import.meta.glob<Language>("../texts/*/language.ts", { eager: true, import: "default" });

/** By code, in the order of their names. */
export const LANGUAGES: Readonly<Record<string, Language>> = Object.fromEntries(
  Object.entries(files)
    .map(([path, language]) => [path.split("/")[2]!, language] as const)
    .sort(([, one], [, other]) => one.name.localeCompare(other.name)),
);

/** Languages that nobody speaks, for tests (pseudo.ts); nobody is offered one. */
const PSEUDO: readonly string[] = ["en-XA", "ar-XB", "ja-XC"];

export const isLanguage = (code: unknown): code is string =>
  typeof code === "string" && (Object.hasOwn(LANGUAGES, code) || PSEUDO.includes(code));

export const directionOf = (code: string): "ltr" | "rtl" =>
  LANGUAGES[code]?.direction ?? (code.startsWith("ar") ? "rtl" : "ltr");

/** What is said in a language; in one that nobody speaks it is made from the English. */
export async function said<T>(language: string, load: (code: string) => Promise<T>): Promise<T> {
  if (!PSEUDO.includes(language)) return load(language);
  const [{ made }, english] = await Promise.all([import("./pseudo.ts"), load("en")]);
  return made(english, language);
}

/** What a person may choose from. */
export const offered = (all = import.meta.env.DEV): string[] =>
  Object.keys(LANGUAGES).filter((code) => all || LANGUAGES[code]!.whole);

/** The first of these wishes, such as `de-AT`, that we can fulfil; English if there is none. */
export function bestOf(wishes: readonly string[], among: readonly string[] = offered()): string {
  for (const wish of wishes) {
    const code = wish.toLowerCase();
    const best = among.find((each) => each.toLowerCase() === code) ?? among.find((each) => each === code.split("-")[0]);
    if (best) return best;
  }
  return "en";
}
