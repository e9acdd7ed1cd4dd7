/** The sentences of the interface, as far as they are loaded: English always, another language when it is spoken. */
import { en } from "../texts/en/index.ts";

export type Texts = Record<keyof typeof en, string>;
type Language = "en" | "de";

/** What is told in English by the server and has words of its own in other languages. */
export type Told = {
  bots: Record<string, [name: string, about: string]>;
  problems: Partial<Record<string, string>>;
};

const LOADS = {
  en: () => Promise.resolve<[Texts, Told]>([en, { bots: {}, problems: {} }]),
  de: async (): Promise<[Texts, Told]> => {
    const { bots, de, problems } = await import("../texts/de/all.ts");
    return [de, { bots, problems }];
  },
} satisfies Record<Language, () => Promise<[Texts, Told]>>;

let known = $state.raw<Partial<Record<Language, [Texts, Told]>>>({});

/** Load a language; whoever reads a sentence of it is told when it comes. */
export async function loadTexts(language: Language): Promise<void> {
  if (!known[language]) known = { ...known, [language]: await LOADS[language]() };
}

function spoken(language: Language): [Texts, Told] | undefined {
  if (!known[language]) void loadTexts(language).catch(() => {});
  return known[language];
}

/** The sentences of a language; English while it is on its way. */
export const textsIn = (language: Language): Texts => spoken(language)?.[0] ?? en;
export const toldIn = (language: Language): Told | undefined => spoken(language)?.[1];
