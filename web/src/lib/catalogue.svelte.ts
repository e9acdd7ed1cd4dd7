/** The sentences of the interface, as far as they are loaded: English always, another language when it is spoken. */
import { en } from "../texts/en/index.ts";
import { said } from "./languages.ts";

export type Texts = Record<keyof typeof en, string>;

/** What is told in English by the server and has words of its own in other languages. */
export type Told = {
  bots: Record<string, [name: string, about: string]>;
  problems: Partial<Record<string, string>>;
};

/** texts/<code>/all.ts: whatever a language says; what it does not say yet is said in English. */
export type Spoken = Told & { texts: Partial<Texts> };
/** games/<id>/texts/card.<code>.ts: what the home page says of a game. */
export type CardWords = { kind: string; blurb: string };

const languages = import.meta.glob<Spoken>("../texts/*/all.ts");
const englishCards = import.meta.glob<CardWords>("../games/*/texts/card.en.ts", { eager: true, import: "default" });
const cards = import.meta.glob<CardWords>(["../games/*/texts/card.*.ts", "!../games/*/texts/card.en.ts"], {
  import: "default",
});

type Known = { texts: Texts; told?: Told; cards: Record<string, CardWords> };
const folderOf = (file: string): string => file.split("/")[2]!;
const english: Known = {
  texts: en,
  cards: Object.fromEntries(Object.entries(englishCards).map(([file, words]) => [folderOf(file), words])),
};
let known = $state.raw<Record<string, Known>>({ en: english });
const coming = new Map<string, Promise<void>>();

/** What a language says, cards by the games' folders: English in every gap. */
async function fetchAll(language: string): Promise<Known> {
  if (language === "en") return english;
  const ofLanguage = Object.entries(cards).filter(([file]) => file.endsWith(`/card.${language}.ts`));
  const [spoken, ...read] = await Promise.all([
    languages[`../texts/${language}/all.ts`]?.(),
    ...ofLanguage.map(async ([file, words]) => [folderOf(file), await words()] as const),
  ]);
  const found = { texts: { ...en, ...spoken?.texts }, cards: { ...english.cards, ...Object.fromEntries(read) } };
  return spoken ? { ...found, told: spoken } : found;
}

/** Load a language; whoever reads a sentence of it is told when it comes. */
export function loadTexts(language: string): Promise<void> {
  if (known[language]) return Promise.resolve();
  let load = coming.get(language);
  if (!load) {
    load = said(language, fetchAll).then((found) => void (known = { ...known, [language]: found }));
    load.catch(() => coming.delete(language));
    coming.set(language, load);
  }
  return load;
}

function spoken(language: string): Known {
  if (!known[language]) loadTexts(language).catch(() => {});
  return known[language] ?? english;
}

/** The sentences of a language; English while it is on its way. */
export const textsIn = (language: string): Texts => spoken(language).texts;
export const toldIn = (language: string): Told | undefined => spoken(language).told;
/** What the home page says of a game, in English if it has not been translated. */
export const cardWords = (language: string, game: string): CardWords | undefined => spoken(language).cards[game];
