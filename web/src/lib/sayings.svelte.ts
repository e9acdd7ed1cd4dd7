/** What a board says, in the language of the person: only that language is loaded.
 *
 * The sentences stand in games/<id>/texts/<area>.<language>.ts, each file exporting them by the name of its language;
 * what a game does not say in a language is said in English.
 */
import { LANGUAGES, said } from "./languages.ts";
import { filled } from "./phrase.ts";
import { settings } from "./settings.svelte.ts";

export type Values = Record<string, string | number>;
type Texts = Record<string, string>;
export type Say<Key extends string> = {
  (key: Key, values?: Values): string;
  /** Is there a sentence of this name? */
  has: (key: string) => key is Key;
};

const files = import.meta.glob<Record<string, Texts>>([
  "../games/*/texts/*.ts",
  "../games/*/companion/texts/*.ts",
  "../games/*/advice/texts/*.ts",
  "!../games/*/texts/card.*.ts",
  "!../games/*/texts/guide.*.ts",
]);
/** Sentences by file, as far as they are loaded: who reads one here is told when it comes. */
let known = $state.raw<Record<string, Texts>>({});
const coming = new Map<string, Promise<void>>();

/** Of a game, or of something beside its board: `<id>/companion`. */
const folderOf = (game: string): string => `../games/${game}/texts/`;

/** All areas of a game in a language; where one is not whole yet, with English in the gaps. */
async function fetchAll(game: string, language: string): Promise<Record<string, Texts>> {
  const areas = Object.keys(files).filter((file) => file.startsWith(folderOf(game)) && file.endsWith(".en.ts"));
  const read = areas.map(async (english) => {
    const file = english.replace(/en\.ts$/, `${language}.ts`);
    const own = (await files[file]?.())?.[language];
    const isWhole = own && LANGUAGES[language]?.whole;
    const area = english.slice(folderOf(game).length, -".en.ts".length);
    return [area, isWhole ? own : { ...(await files[english]!()).en, ...own }] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/** Load all that a board says in this language. */
export function loadSayings(game: string, language: string = settings.language): Promise<void> {
  const name = `${language}/${game}`;
  let load = coming.get(name);
  if (!load) {
    load = said(language, (code) => fetchAll(game, code)).then((loaded) => {
      const named = Object.entries(loaded).map(([area, texts]) => [`${folderOf(game)}${area}.${language}.ts`, texts]);
      known = { ...known, ...(Object.fromEntries(named) as Record<string, Texts>) };
    });
    load.catch(() => coming.delete(name));
    coming.set(name, load);
  }
  return load;
}

/** `const say = sayings<typeof en>("<id>", "board")`, then `say("pays", { coins: 3 })`. Numbers below zero have a true
 * minus; while another language is on its way, the last one is spoken. */
export function sayings<English extends Texts>(game: string, area: string): Say<keyof English & string> {
  let spoken: Texts = {};
  const texts = (): Texts => {
    const found = known[`${folderOf(game)}${area}.${settings.language}.ts`];
    if (!found) loadSayings(game).catch(() => {});
    return (spoken = found ?? spoken);
  };
  const minus = (value: string): string => value.replace(/^-(?=\d)/, "−");
  const say = (key: string, values: Values = {}): string =>
    filled(texts()[key] ?? "", (name) => minus(String(values[name] ?? "")), settings.language);
  return Object.assign(say, { has: (key: string): key is keyof English & string => Object.hasOwn(texts(), key) });
}
