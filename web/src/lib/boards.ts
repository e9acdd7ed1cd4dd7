/** Boards of particular games: one folder each that exports `{ id, Board }`, found by looking and loaded when needed. */
import type { Component } from "svelte";

import type { SeatInfo } from "./types.ts";

export type BoardProps = {
  view: Record<string, unknown>;
  seats: SeatInfo[];
  /** The legal moves of the seat that looks, as texts; empty if it is not its turn. */
  moves: string[];
  /** Make one of them. */
  move: (text: string) => void;
};

type BoardModule = { id: string; Board: Component<BoardProps> };

const found = import.meta.glob<BoardModule>("../games/*/index.ts");

export async function boardOf(game: string): Promise<Component<BoardProps>> {
  const load = found[`../games/${game}/index.ts`] ?? found["../games/generic/index.ts"];
  return (await load!()).Board;
}
