/** The luck of a finished game, drawn again: docs/records.md says how, and this does it without asking the server. */
import { hex, type OwnCut, sawOf, sealOf } from "./cuts.ts";
import { hashes, type Hashes } from "./hash.ts";
import type { Draw, LuckInfo, ReplayInfo, ShuffleInfo } from "./types.ts";

export type Verdict = {
  /** Is the commitment the SHA-256 of the seed? */
  seedFits: boolean;
  draws: number;
  /** How many draws follow from the seed, and the entry of the first that does not. */
  right: number;
  firstWrong: number | null;
};

/** After so many draws the page gets a chance to show how far we are. */
const BREATH = 25;

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** The outcome on whose share of the weights a number falls. */
export function outcomeOf(digest: Uint8Array, outcomes: Draw["outcomes"]): string | null {
  const weights = outcomes.reduce((sum, [, weight]) => sum + BigInt(weight), 0n);
  if (weights <= 0n) return null;
  let place = BigInt(`0x${hex(digest)}`) % weights;
  for (const [outcome, weight] of outcomes) {
    place -= BigInt(weight);
    if (place < 0n) return outcome;
  }
  return null;
}

export async function verifyLuck(
  luck: LuckInfo,
  progress: (done: number) => void = () => {},
  how?: Hashes,
): Promise<Verdict> {
  const { sha256, hmacOf } = how ?? (await hashes());
  const seedFits = hex(await sha256(bytes(luck.seed))) === luck.commitment;
  const hmac = await hmacOf(bytes(luck.seed));
  let right = 0;
  let firstWrong: number | null = null;
  for (const [place, draw] of luck.draws.entries()) {
    const digest = await hmac(bytes(`${draw.stream}#${draw.count}`));
    if (outcomeOf(digest, draw.outcomes) === draw.drawn) right += 1;
    else firstWrong ??= draw.n;
    if (place % BREATH === BREATH - 1) {
      progress(place + 1);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  progress(luck.draws.length);
  return { seedFits, draws: luck.draws.length, right, firstWrong };
}

/** Whose hands were in the luck; people are named by the first of their seats. */
export type Hands = {
  /** Was everything sealed as it was opened, and is the seed made of it? */
  fits: boolean;
  cut: number[];
  /** Who sealed a cut but did not open it in time, and who took no part. */
  late: number[];
  absent: number[];
  /** My own cut: in the seed; not in it; opened after other things were fixed than these; or there is none. */
  mine: "in" | "out" | "other" | "none";
};

export async function verifyShuffle(
  seed: string,
  shuffle: ShuffleInfo,
  info: Pick<ReplayInfo, "game" | "options" | "names">,
  own: OwnCut | null,
  how?: Hashes,
): Promise<Hands> {
  const opened = shuffle.cuts.filter(({ cut }) => cut);
  const [secret = ""] = seed.split(".");
  const seals = await Promise.all([secret, ...opened.map(({ cut }) => cut)].map((each) => sealOf(each, how)));
  const fits =
    seed === [secret, ...opened.map(({ cut }) => cut)].join(".") &&
    [shuffle.seal, ...opened.map(({ seal }) => seal)].every((seal, place) => seal === seals[place]);
  const firsts = (who: ShuffleInfo["cuts"]): number[] => who.map(({ seats }) => seats[0] ?? 0);
  return {
    fits,
    cut: firsts(opened),
    late: firsts(shuffle.cuts.filter(({ seal, cut }) => seal && !cut)),
    absent: firsts(shuffle.cuts.filter(({ seal }) => !seal)),
    mine: !own?.saw
      ? "none"
      : own.saw !== (await sawOf(info, shuffle, how))
        ? "other"
        : opened.some(({ cut }) => cut === own.cut)
          ? "in"
          : "out",
  };
}
