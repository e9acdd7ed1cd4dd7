/** What somebody means who types a move or a thing: capitals, accents, endings and small mistakes do not matter. */
import type { Voice } from "./voice.ts";

/** texts/<code>/typed.ts: what people of a language type, written without capitals and accents. */
export type Typed = {
  /** Words that mean the same: each row is one meaning. */
  synonyms: readonly (readonly string[])[];
  /** Words that mean nothing by themselves. */
  empty: readonly string[];
};

const files = import.meta.glob<Typed>("../texts/*/typed.ts", { import: "default" });

/** What people type in a language; nothing in particular where we do not know. */
export const typedIn = async (language: string): Promise<Typed> =>
  (await files[`../texts/${language}/typed.ts`]?.()) ?? { synonyms: [], empty: [] };

type Candidate = { text: string; hasNoun: boolean; words: readonly string[] };

/** As people type it: no capitals, no accents, no signs. */
export function plainWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll("\u00ad", "")
    .replaceAll("ß", "ss")
    .replaceAll("ł", "l")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** How well a typed word fits one of a name: 1 exactly, 0 not at all. */
export function fits(typed: string, word: string): number {
  if (typed === word) return 1;
  const [short, long] = typed.length < word.length ? [typed, word] : [word, typed];
  if (short.length >= 3 && long.startsWith(short)) return 0.85;
  if (typed.length >= 4 && word.includes(typed)) return 0.7;
  return short.length >= 4 && isNear(short, long) ? 0.6 : 0;
}

/** Is one letter wrong, missing or one too many, or are two swapped? */
function isNear(short: string, long: string): boolean {
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const rest = [short.slice(same), long.slice(same)] as const;
  if (rest[0] === rest[1].slice(1)) return true;
  if (rest[0].length !== rest[1].length) return false;
  const isSwapped = rest[0][0] === rest[1][1] && rest[0][1] === rest[1][0] && rest[0].slice(2) === rest[1].slice(2);
  return isSwapped || rest[0].slice(1) === rest[1].slice(1);
}

/** What is most likely meant: a legal move, another move, or the name of a thing; empty: nobody could say.
 *
 * @param shown names of things that the person sees: one of these is meant rather than another */
export function understood(
  typed: string,
  { synonyms, empty }: Typed,
  speech: Voice,
  names: readonly string[],
  moves: readonly string[],
  shown: readonly string[] = [],
): string {
  const all = candidates(speech, names, moves);
  const found = new Map<Candidate, { score: number; words: number; own: Set<string> }>();
  const words = plainWords(typed).filter((word) => !empty.includes(word));
  for (const word of words) {
    const alike = [word, ...(synonyms.find((group) => group.includes(word)) ?? [])];
    const fitting = all.flatMap((each) => {
      const [own, best] = fittest(alike, each.words);
      return best > 0 ? [{ each, own, best }] : [];
    });
    /** What many names have in common tells little. */
    const weight = Math.log(1 + all.length / fitting.length);
    for (const { each, own, best } of fitting) {
      const before = found.get(each) ?? { score: 0, words: 0, own: new Set() };
      found.set(each, { score: before.score + weight * best, words: before.words + 1, own: before.own.add(own) });
    }
  }
  const isLegal = ({ text }: Candidate): boolean => moves.includes(text);
  /** One word of a longer sentence, such as the scrolls of "use no more scrolls", does not name it. */
  const isNamed = (each: Candidate): boolean =>
    each.hasNoun || isLegal(each) || found.get(each)!.own.size * 2 >= new Set(each.words).size;
  const worth = (each: Candidate): number =>
    found.get(each)!.score -
    each.words.length * LENGTH +
    (isLegal(each) ? LEGAL : 0) +
    (shown.includes(each.text) ? SHOWN : 0);
  const [best] = [...found.keys()].filter(isNamed).sort((one, other) => worth(other) - worth(one));
  if (!best) return "";
  if (!isLegal(best)) return best.text;
  /** "Keep two cards" names no move: it fits all that keep a card equally well, and most of it fits none. */
  const { score, words: fitted } = found.get(best)!;
  const isOneOfMany = [...found].some(([each, { score: other }]) => each !== best && isLegal(each) && other === score);
  return isOneOfMany || fitted * 2 < words.length ? "" : best.text;
}

/** Of names that fit equally well the shorter one is meant, and rather what can be done or seen. */
const LENGTH = 0.02;
const LEGAL = 0.1;
const SHOWN = 0.2;

/** The word of a name that fits best what was typed, and how well. */
function fittest(typed: readonly string[], own: readonly string[]): [word: string, best: number] {
  const all = own.map((word): [string, number] => [word, Math.max(...typed.map((one) => fits(one, word)))]);
  return all.reduce((best, each) => (each[1] > best[1] ? each : best), ["", 0]);
}

function candidates(speech: Voice, names: readonly string[], moves: readonly string[]): Candidate[] {
  const texts = new Set([...moves, ...speech.everyMove(names.length)]);
  const nouns = new Set([...texts].map((text) => speech.split(text).noun).filter(Boolean));
  return [
    ...[...texts].map((text) => {
      const hasNoun = speech.split(text).noun !== "";
      return { text, hasNoun, words: plainWords(`${text} ${speech.move(text, names)}`) };
    }),
    ...[...nouns].map((text) => ({ text, hasNoun: true, words: plainWords(`${text} ${speech.thing(text, names)}`) })),
  ];
}
