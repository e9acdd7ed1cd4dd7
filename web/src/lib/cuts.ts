/** The server shuffles, this page cuts, and remembers how: docs/luck.md tells why nobody can choose the luck then. */
import type { Said } from "../generated/wire.ts";
import { hashes, type Hashes } from "./hash.ts";
import { Remembered } from "./remembered.ts";
import type { ReplayInfo, ShuffleInfo, TableInfo } from "./types.ts";

/** A cut of this page, and the hash of all that it saw fixed before it opened the cut; empty: not opened yet. */
export type OwnCut = { cut: string; saw: string };

const BYTES = 32;
const DIGITS = /^[0-9a-f]{64}$/;

function isOwnCut(value: unknown): value is OwnCut {
  const { cut, saw } = (value ?? {}) as Partial<OwnCut>;
  return typeof cut === "string" && DIGITS.test(cut) && typeof saw === "string";
}

export const ownCuts = new Remembered("doubloon.cuts", isOwnCut);

export const hex = (data: Uint8Array): string =>
  Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The SHA-256 of a text, as the server writes it. */
export async function sealOf(text: string, how?: Hashes): Promise<string> {
  return hex(await (how ?? (await hashes())).sha256(new TextEncoder().encode(text)));
}

export const newCut = (): string => hex(crypto.getRandomValues(new Uint8Array(BYTES)));

type Terms = Pick<ReplayInfo, "game" | "options" | "names">;

export const termsOf = (info: TableInfo): Terms => ({
  game: info.game,
  options: info.options,
  names: info.seats.map((seat) => seat.name),
});

/** A hash of all that must be fixed before a cut is opened: what is played, by whom, and what everybody sealed. */
export function sawOf({ game, options, names }: Terms, shuffle: ShuffleInfo, how?: Hashes): Promise<string> {
  const chosen = Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1));
  const sealed = shuffle.cuts.map(({ seats, seal }) => [seats, seal]);
  return sealOf(JSON.stringify([game, chosen, names, shuffle.seal, sealed]), how);
}

/** Cuts at one table, by itself: seals before the game, opens once when all is sealed, and never for anything else. */
export class Cutter {
  /** The seat for which this connection has sealed a cut. */
  #sealed: number | null = null;
  #opened = false;

  constructor(
    readonly table: string,
    readonly say: (said: Said) => void,
  ) {}

  /** The answer to what is said here concerns nobody: whoever does not cut in time is simply left out. */
  static isAnswer(id: string): boolean {
    return id === "seal" || id === "cut";
  }

  /** A new connection: whatever was said through the last one may be lost. */
  begin(): void {
    this.#sealed = null;
    this.#opened = false;
  }

  async hear(info: TableInfo): Promise<void> {
    const seat = info.seats.find((each) => each.yours)?.seat ?? null;
    if (info.status !== "open" || seat === null) this.#sealed = null;
    else if (info.shuffle) await this.#open(info, info.shuffle);
    else if (this.#sealed !== seat) {
      this.#sealed = seat;
      await this.#seal();
    }
  }

  async #seal(): Promise<void> {
    const own = ownCuts.of(this.table) ?? { cut: newCut(), saw: "" };
    if (own.saw) return;
    ownCuts.note(this.table, own);
    this.say({ type: "seal", id: "seal", seal: await sealOf(own.cut) });
  }

  async #open(info: TableInfo, shuffle: ShuffleInfo): Promise<void> {
    const known = ownCuts.of(this.table);
    if (!known || this.#opened) return;
    const [seal, saw] = await Promise.all([sealOf(known.cut), sawOf(termsOf(info), shuffle)]);
    const mine = shuffle.cuts.find(({ seats }) => seats.some((seat) => info.seats[seat]?.yours));
    const own = ownCuts.of(this.table);
    if (this.#opened || mine?.seal !== seal || own?.cut !== known.cut || (own.saw && own.saw !== saw)) return;
    this.#opened = true;
    ownCuts.note(this.table, { cut: own.cut, saw });
    this.say({ type: "cut", id: "cut", cut: own.cut });
  }
}
