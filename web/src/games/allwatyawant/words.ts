/** What the board of Allwatyawant says, in the language of the person. */
import { sayings, type Values } from "../../lib/sayings.svelte.ts";
import { speechOf, type Speech } from "../../lib/speech.ts";
import type { en } from "./texts/board.en.ts";

export type Key = keyof typeof en;
export const say = sayings<typeof en>("allwatyawant", "board");

/** How the game itself speaks. */
export const speech = (): Speech => speechOf("allwatyawant");

/** The name of a thing as a label, or as in a sentence. */
export const named = (name: string, kind: string): string => speech().noun(name, kind);

/** The sentences of a part of the board: their names begin with the part's. */
export type AreaKey<Area extends string, All = Key> = All extends `${Area} ${infer Rest}` ? Rest : never;
export const area =
  <Area extends string>(part: Area) =>
  (key: AreaKey<Area>, values: Values = {}): string =>
    say(`${part} ${key}` as Key, values);
