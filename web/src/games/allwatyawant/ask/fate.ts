/** What a throw decides, in words and in parts of a hundred. */
import type { CaseView, FateView, WhenView } from "../generated/view.ts";
import { say, speech } from "../words.ts";

export type Row = {
  when: string;
  follows: string;
  /** Is it what the throw that lies there leads to? */
  lies: boolean;
  /** For each way to throw, how likely it is, of 100. */
  parts: number[];
};

/** The throw that lies there, as it is. */
const KEPT = "accept";

function words({ test, low, high }: WhenView): string {
  if (test === "double") return say("fateDouble");
  if (test === "best") return say("fateBest", { low });
  if (test === "shows") return say("fateShows", { low });
  if (low === high) return String(low);
  return say(high === low + 1 ? "fatePair" : "fateSpan", { low, high });
}

function condition({ when }: CaseView, all: readonly CaseView[]): string {
  if (when.length) return when.map(words).join(say("fateOr"));
  return all.some((each) => each.when.length) ? say("fateElse") : "";
}

export const percent = (ways: number, of: number): number => Math.round((100 * ways) / of);

/** What throwing leads to; what lies there already is not a chance. */
export const throwsOf = (fate: FateView): FateView["chances"] => fate.chances.filter(({ move }) => move !== KEPT);

export function rowsOf(fate: FateView): Row[] {
  const kept = fate.chances.find(({ move }) => move === KEPT);
  return fate.cases.map((each, place) => ({
    when: condition(each, fate.cases),
    follows: speech().text(each.follows),
    lies: kept !== undefined && kept.ways[place] === kept.of,
    parts: (kept && !isSure(kept) ? fate.chances : throwsOf(fate)).map(({ ways, of }) => percent(ways[place]!, of)),
  }));
}

/** The ways to throw that have a column of their own. */
export function columnsOf(fate: FateView): string[] {
  const kept = fate.chances.find(({ move }) => move === KEPT);
  return (kept && !isSure(kept) ? fate.chances : throwsOf(fate)).map(({ move }) => move);
}

/** Does it decide already? Against a throw that is still to come it does not. */
const isSure = ({ ways, of }: { ways: number[]; of: number }): boolean => ways.includes(of);
